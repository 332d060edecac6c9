#include "io/packed.h"

#include <zlib.h>

#include <algorithm>
#include <cctype>
#include <cstdint>

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

std::uint32_t number(std::string_view bytes, std::size_t at, int size)
{
    std::uint32_t value = 0;
    for (int i = size - 1; i >= 0; --i)
        value = value << 8 | static_cast<unsigned char>(bytes[at + static_cast<std::size_t>(i)]);
    return value;
}

// The records of a zip archive (APPNOTE 4.3): a header before each file, a directory of all, and where that lies.
constexpr std::string_view fileMark("PK\x03\x04", 4);
constexpr std::string_view entryMark("PK\x01\x02", 4);
constexpr std::string_view endMark("PK\x05\x06", 4);
constexpr std::size_t fileHeader = 30;
constexpr std::size_t entryHeader = 46;
constexpr std::size_t endHeader = 22;

Fault damagedArchive()
{
    return {"", worded("Faults", "The zip archive is damaged or cut off.")};
}

std::string folded(std::string_view path)
{
    std::string lower(path);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return c == '\\' ? '/' : static_cast<char>(std::tolower(c)); });
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

bool looksLikeZip(std::string_view bytes)
{
    return bytes.starts_with(fileMark) || bytes.starts_with(endMark);
}

Result<ZipArchive, Fault> ZipArchive::open(std::string_view bytes)
{
    // The directory's place stands at the end, before a comment of any length.
    const std::size_t end = bytes.rfind(endMark);
    if (end == std::string_view::npos || bytes.size() - end < endHeader)
        return damagedArchive();
    ZipArchive archive;
    archive.m_bytes = bytes;
    const std::size_t count = number(bytes, end + 10, 2);
    std::size_t at = number(bytes, end + 16, 4);
    for (std::size_t i = 0; i < count; ++i) {
        if (at > bytes.size() || bytes.size() - at < entryHeader || !bytes.substr(at).starts_with(entryMark))
            return damagedArchive();
        const std::size_t nameSize = number(bytes, at + 28, 2);
        const std::size_t whole = entryHeader + nameSize + number(bytes, at + 30, 2) + number(bytes, at + 32, 2);
        if (bytes.size() - at < whole)
            return damagedArchive();
        Entry entry;
        entry.name = bytes.substr(at + entryHeader, nameSize);
        entry.encrypted = number(bytes, at + 8, 2) & 1;
        entry.method = static_cast<int>(number(bytes, at + 10, 2));
        entry.packed = number(bytes, at + 20, 4);
        entry.unpacked = number(bytes, at + 24, 4);
        entry.headerAt = number(bytes, at + 42, 4);
        archive.m_entries.push_back(std::move(entry));
        at += whole;
    }
    return archive;
}

std::vector<std::string> ZipArchive::names() const
{
    std::vector<std::string> names;
    for (const Entry &entry : m_entries)
        names.push_back(entry.name);
    return names;
}

const ZipArchive::Entry *ZipArchive::find(std::string_view name) const
{
    const std::string wanted = folded(name);
    const Entry *found = nullptr;
    for (const Entry &entry : m_entries) {
        const std::string own = folded(entry.name);
        if (own == wanted)
            return &entry;
        if (own.ends_with('/' + wanted)) {
            if (found)
                return nullptr;
            found = &entry;
        }
    }
    return found;
}

Result<std::string, Fault> ZipArchive::read(std::string_view name) const
{
    const Entry *entry = find(name);
    if (!entry)
        return Fault{"", worded("Faults", "The archive holds no file %1.").with(name)};
    if (entry->encrypted)
        return Fault{entry->name, worded("Faults", "It is encrypted.")};
    if (entry->unpacked > largestUnpacked)
        return Fault{entry->name, worded("Faults", "It is far too large unpacked.")};
    if (entry->headerAt > m_bytes.size() || m_bytes.size() - entry->headerAt < fileHeader)
        return damagedArchive();
    const std::size_t start = entry->headerAt + fileHeader + number(m_bytes, entry->headerAt + 26, 2) + number(m_bytes, entry->headerAt + 28, 2);
    if (start > m_bytes.size() || m_bytes.size() - start < entry->packed)
        return damagedArchive();
    const std::string_view packed = m_bytes.substr(start, entry->packed);
    if (entry->method == 0)
        return std::string(packed);
    if (entry->method != Z_DEFLATED)
        return Fault{entry->name, worded("Faults", "It is packed in a way that is not known here.")};
    auto text = inflated(packed, -15); // a bare stream: the archive has its own headers
    if (!text)
        return Fault{entry->name, text.error().message};
    return text;
}

} // namespace entente
