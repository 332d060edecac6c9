#include "pocket/httprequest.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

using namespace entente::app;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

bool same(const HttpRequest &one, const HttpRequest &other)
{
    return one.method == other.method && one.path == other.path && one.host == other.host && one.origin == other.origin
           && one.contentType == other.contentType && one.body == other.body && one.staysOpen == other.staysOpen;
}

/// All requests in the bytes, given `step` at a time.
std::vector<HttpRequest> readIn(std::string_view bytes, std::size_t step, bool &failed)
{
    HttpReader reader;
    std::vector<HttpRequest> requests;
    const auto takeAll = [&] {
        while (reader.state() == HttpReader::State::Whole)
            requests.push_back(reader.take());
    };
    while (!bytes.empty() && reader.state() != HttpReader::State::Failed) {
        const std::size_t count = std::min(step, bytes.size());
        reader.add(bytes.substr(0, count));
        bytes.remove_prefix(count);
        takeAll();
    }
    failed = reader.state() == HttpReader::State::Failed;
    return requests;
}

} // namespace

// Whatever comes from the network is read, refused or waited for; and it makes no difference in which pieces it came.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view bytes(reinterpret_cast<const char *>(data + 1), size - 1);
    bool failedWhole = false;
    bool failedInPieces = false;
    const std::vector<HttpRequest> whole = readIn(bytes, bytes.size() + 1, failedWhole);
    const std::vector<HttpRequest> pieces = readIn(bytes, data[0] % 64 + 1U, failedInPieces);
    require(whole.size() == pieces.size());
    require(failedWhole || !failedInPieces); // a header of which a part is missing may be refused or waited for
    for (std::size_t i = 0; i < whole.size(); ++i) {
        require(same(whole[i], pieces[i]));
        require(whole[i].method == "GET" || whole[i].method == "POST");
        require(!whole[i].path.empty() && whole[i].path.size() <= 256);
        require(whole[i].body.size() <= 4096);
    }
    return 0;
}
