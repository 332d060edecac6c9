#include "io/packed.h"

#include <zip.h>
#include <zlib.h>

#include <algorithm>
#include <cctype>
#include <new>

namespace entente {

namespace {

/// Unpacks by zlib; `windowBits` as inflateInit2 takes them.
Result<std::string, Fault> inflated(std::string_view packed, int windowBits)
{
    z_stream stream{};
    if (inflateInit2(&stream, windowBits) != Z_OK)
        return Fault{"", worded("Faults", "There is not enough memory to unpack it.")};
    // zlib only reads its input, whatever its pointer says.
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    std::string text;
    std::string piece(64 * 1024, '\0');
    int state = Z_OK;
    while (state == Z_OK && text.size() <= largestUnpacked) {
        stream.next_out = reinterpret_cast<Bytef *>(piece.data());
        stream.avail_out = static_cast<uInt>(piece.size());
        state = inflate(&stream, Z_NO_FLUSH);
        if (state == Z_OK || state == Z_STREAM_END)
            text.append(piece, 0, piece.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    if (text.size() > largestUnpacked)
        return Fault{"", worded("Faults", "It is far too large unpacked.")};
    if (state != Z_STREAM_END)
        return Fault{"", worded("Faults", "It is packed, and damaged or cut off.")};
    return text;
}

Fault damagedArchive()
{
    return {"", worded("Faults", "The zip archive is damaged or cut off.")};
}

std::string folded(std::string_view path)
{
    std::string lower(path);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return c == '\\' ? '/' : static_cast<char>(std::tolower(c)); });
    return lower;
}

} // namespace

bool looksLikeGzip(std::string_view bytes)
{
    return bytes.starts_with("\x1f\x8b");
}

Result<std::string, Fault> gunzip(std::string_view bytes)
{
    return inflated(bytes, 15 + 16); // the widest window, with gzip's header
}

std::string gzipped(std::string_view bytes)
{
    z_stream stream{};
    constexpr int memory = 8; // zlib's own choice
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, memory, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
    // zlib only reads its input, whatever its pointer says.
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH); // there is room for all of it
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

bool looksLikeZip(std::string_view bytes)
{
    return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06");
}

Result<ZipArchive, Fault> ZipArchive::open(std::string_view bytes)
{
    zip_source_t *source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr);
    zip_t *opened = source ? zip_open_from_source(source, ZIP_RDONLY, nullptr) : nullptr;
    if (!opened) {
        zip_source_free(source); // an archive that is open owns it
        return damagedArchive();
    }
    ZipArchive archive;
    archive.m_archive.reset(opened, zip_discard);
    const zip_int64_t count = zip_get_num_entries(opened, 0);
    if (count > mostZipEntries)
        return Fault{
            "", worded("Faults", "The zip archive holds more than %1 files.").with(std::to_string(mostZipEntries))};
    for (zip_int64_t i = 0; i < count; ++i) {
        const char *name = zip_get_name(opened, static_cast<zip_uint64_t>(i), ZIP_FL_ENC_GUESS);
        archive.m_names.emplace_back(name ? name : "");
        archive.m_folded.push_back(folded(archive.m_names.back()));
    }
    return archive;
}

std::int64_t ZipArchive::find(std::string_view name) const
{
    const std::string wanted = folded(name);
    std::int64_t found = -1;
    int ending = 0;
    for (std::size_t i = 0; i < m_folded.size(); ++i) {
        if (m_folded[i] == wanted)
            return static_cast<std::int64_t>(i);
        if (m_folded[i].ends_with('/' + wanted)) {
            found = static_cast<std::int64_t>(i);
            ++ending;
        }
    }
    return ending == 1 ? found : -1;
}

Result<std::string, Fault> ZipArchive::read(std::string_view name) const
{
    const std::int64_t found = find(name);
    if (found < 0)
        return Fault{"", worded("Faults", "The archive holds no file %1.").with(name)};
    const auto index = static_cast<zip_uint64_t>(found);
    zip_stat_t facts;
    zip_stat_init(&facts);
    if (zip_stat_index(m_archive.get(), index, 0, &facts) != 0)
        return damagedArchive();
    const std::string where(name);
    if (facts.encryption_method != ZIP_EM_NONE)
        return Fault{where, worded("Faults", "It is encrypted.")};
    if (facts.size > largestUnpacked - m_unpacked)
        return Fault{where, worded("Faults", "It is far too large unpacked.")};
    m_unpacked += facts.size;
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t *)> file(zip_fopen_index(m_archive.get(), index, 0),
                                                                  zip_fclose);
    if (!file)
        return Fault{where, worded("Faults", "It is packed in a way that is not known here.")};
    std::string text(facts.size, '\0');
    char more = 0; // the checksum is compared where the file ends
    if (zip_fread(file.get(), text.data(), text.size()) != static_cast<zip_int64_t>(text.size())
        || zip_fread(file.get(), &more, 1) != 0)
        return Fault{where, worded("Faults", "It is packed, and damaged or cut off.")};
    return text;
}

Result<std::string, Fault> zipped(const std::map<std::string, std::string> &files)
{
    constexpr std::int64_t sameForAll = 315532800; // the first of January 1980, when zip's time begins
    const Fault failed{"", worded("Faults", "The archive can't be made.")};
    zip_source_t *out = zip_source_buffer_create(nullptr, 0, 0, nullptr);
    zip_t *archive = out ? zip_open_from_source(out, ZIP_TRUNCATE, nullptr) : nullptr;
    if (!archive) {
        zip_source_free(out);
        return failed;
    }
    zip_source_keep(out); // closing the archive gives up its own hold
    const std::unique_ptr<zip_source_t, void (*)(zip_source_t *)> bytes(out, zip_source_free);
    for (const auto &[name, content] : files) {
        zip_source_t *in = zip_source_buffer(archive, content.data(), content.size(), 0);
        const zip_int64_t index = in ? zip_file_add(archive, name.c_str(), in, ZIP_FL_ENC_UTF_8) : -1;
        if (index < 0) {
            zip_source_free(in);
            zip_discard(archive);
            return failed;
        }
        zip_file_set_mtime(archive, static_cast<zip_uint64_t>(index), sameForAll, 0);
    }
    if (zip_close(archive) != 0) {
        zip_discard(archive);
        return failed;
    }
    zip_stat_t facts;
    zip_stat_init(&facts);
    if (zip_source_open(out) != 0)
        return failed;
    std::string packed;
    if (zip_source_stat(out, &facts) == 0)
        packed.resize(facts.size);
    const zip_int64_t read = zip_source_read(out, packed.data(), packed.size());
    zip_source_close(out);
    if (packed.empty() || read != static_cast<zip_int64_t>(packed.size()))
        return failed;
    return packed;
}

} // namespace entente
