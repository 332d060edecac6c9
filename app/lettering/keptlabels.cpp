#include "lettering/labels.h"
#include "sheet/sharedpath.h"

#include <algorithm>
#include <deque>
#include <mutex>
#include <utility>

namespace entente::app {

std::shared_ptr<const std::vector<PlacedLabel>> keptLabels(const MapLook &look, qreal scale)
{
    if (look.labels == Labels::None) { // the small maps of the first screen: they take the place of no names
        static const auto none = std::make_shared<const std::vector<PlacedLabel>>();
        return none;
    }
    struct Kept {
        std::weak_ptr<const MapSheet> sheet;
        std::weak_ptr<const Board> board;
        Labels labels;
        QString language;
        qreal scale;
        std::shared_ptr<const std::vector<PlacedLabel>> names;
    };
    constexpr std::size_t most = 6;
    static std::mutex lock;
    static std::deque<Kept> kept;
    const std::lock_guard guard(lock); // who asks for the same meanwhile waits rather than work beside
    const auto found = std::find_if(kept.begin(), kept.end(), [&](const Kept &one) {
        return one.sheet.lock() == look.sheet && one.board.lock() == look.board && one.labels == look.labels
               && one.language == look.language && one.scale == scale;
    });
    if (found != kept.end())
        return found->names;
    auto names = std::make_shared<const std::vector<PlacedLabel>>(placeLabels(look, scale));
    for (const PlacedLabel &name : *names)
        ready(name.letters);
    kept.push_front({look.sheet, look.board, look.labels, look.language, scale, std::move(names)});
    if (kept.size() > most)
        kept.pop_back();
    return kept.front().names;
}

} // namespace entente::app
