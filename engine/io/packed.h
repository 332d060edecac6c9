#pragma once

#include "base/result.h"
#include "io/fault.h"

#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// No packed text of this program or another comes near this, unpacked; what would be larger is a fault, so that a
/// small file can't fill the memory.
inline constexpr std::size_t largestUnpacked = 64 * 1024 * 1024;

/// Does this begin like a gzip file (RFC 1952)?
bool looksLikeGzip(std::string_view bytes);
/// What a gzip file holds.
Result<std::string, Fault> gunzip(std::string_view bytes);

/// Does this begin like a zip archive?
bool looksLikeZip(std::string_view bytes);

/// The files in a zip archive (stored or deflated; neither encrypted nor split nor of the 64-bit kind). The bytes must outlive it.
class ZipArchive {
public:
    static Result<ZipArchive, Fault> open(std::string_view bytes);

    /// Paths as the archive has them.
    std::vector<std::string> names() const;
    /// The file of that path; where none has it, the only one whose path ends so, whatever its letter case.
    Result<std::string, Fault> read(std::string_view name) const;

private:
    struct Entry {
        std::string name;
        std::size_t headerAt = 0; ///< of the file's own header
        std::size_t packed = 0;   ///< bytes
        std::size_t unpacked = 0;
        int method = 0;
        bool encrypted = false;
    };

    const Entry *find(std::string_view name) const;

    std::string_view m_bytes;
    std::vector<Entry> m_entries;
};

} // namespace entente
