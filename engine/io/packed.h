#pragma once

#include "base/result.h"
#include "io/fault.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct zip; // libzip's archive

namespace entente {

/// No packed text of this program or another comes near this, unpacked; what would be larger is a fault, so that a
/// small file can't fill the memory. An archive may not give more in all, however often one file in it is read.
inline constexpr std::size_t largestUnpacked = 64 * 1024 * 1024;

/// Does this begin like a gzip file (RFC 1952)?
bool looksLikeGzip(std::string_view bytes);
/// What a gzip file holds.
Result<std::string, Fault> gunzip(std::string_view bytes);
/// A gzip file that holds these bytes, of less than 4 GB. The same bytes always give the same file.
std::string gzipped(std::string_view bytes);

/// Does this begin like a zip archive?
bool looksLikeZip(std::string_view bytes);

inline constexpr int mostZipEntries = 10'000;

/// The files in a zip archive, read by libzip: up to `mostZipEntries`. The bytes must outlive it.
class ZipArchive {
public:
    static Result<ZipArchive, Fault> open(std::string_view bytes);

    /// Paths as the archive has them.
    const std::vector<std::string> &names() const { return m_names; }
    /// The file of that path; where none has it, the only one whose path ends so, whatever its letter case.
    Result<std::string, Fault> read(std::string_view name) const;

private:
    std::int64_t find(std::string_view name) const; ///< its index, -1: none

    std::shared_ptr<zip> m_archive;
    std::vector<std::string> m_names;
    std::vector<std::string> m_folded;  ///< the same for looking up
    mutable std::size_t m_unpacked = 0; ///< so far
};

/// The bytes of a zip archive with these files, by path. The same files always give the same bytes.
Result<std::string, Fault> zipped(const std::map<std::string, std::string> &files);

} // namespace entente
