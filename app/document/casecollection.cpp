#include "document/casecollection.h"

#include "document/wholefile.h"
#include "io/datc.h"
#include "io/gamecase.h"
#include "orders/notation.h"
#include "words/names.h"
#include "words/sentences.h"
#include "words/verdicts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <iterator>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Cases {
    Q_DECLARE_TR_FUNCTIONS(Cases)
};

/// The case's word for a result, for people.
QString expectedWord(const std::string &word)
{
    static constexpr std::array<const char *, std::size(datcWords)> texts{
        QT_TRANSLATE_NOOP("Cases", "succeeds"),
        QT_TRANSLATE_NOOP("Cases", "is void"),
        QT_TRANSLATE_NOOP("Cases", "bounces"),
        QT_TRANSLATE_NOOP("Cases", "is cut"),
        QT_TRANSLATE_NOOP("Cases", "has no convoy"),
        QT_TRANSLATE_NOOP("Cases", "has its convoy disrupted"),
        QT_TRANSLATE_NOOP("Cases", "is dislodged"),
        QT_TRANSLATE_NOOP("Cases", "has no effect"),
        QT_TRANSLATE_NOOP("Cases", "is removed by the rules")};
    for (std::size_t i = 0; i < std::size(datcWords); ++i) {
        if (word == datcWords[i])
            return Cases::tr(texts[i]);
    }
    return fromUtf8(word);
}

CaseRow datcRow(const Board &board, const Turn &turn, const DatcCheck &check)
{
    CaseRow row{{}, fromUtf8(check.expected), fromUtf8(check.found), check.equal};
    switch (check.about) {
    case DatcCheck::About::Units: row.what = Cases::tr("Units afterwards"); break;
    case DatcCheck::About::Dislodged: row.what = Cases::tr("Dislodged"); break;
    case DatcCheck::About::Retreats: row.what = Cases::tr("Retreats of %1").arg(fromUtf8(check.unit)); break;
    case DatcCheck::About::Result:
        row.what = fromUtf8(check.unit);
        row.expected = expectedWord(check.expected);
        if (check.result >= 0) {
            const OrderResult &result = turn.results[static_cast<std::size_t>(check.result)];
            row.what = fromUtf8(orderText(board, result.order, turn.before.phase.stage));
            row.found = verdictSentence(board, turn, check.result);
        }
        break;
    }
    return row;
}

PlayedCase playDatc(const std::shared_ptr<const Variant> &variant, const DatcCase &entry)
{
    PlayedCase played{Game(variant, {{"edition", "2023"}}), {}, true};
    for (const DatcStep &step : entry.steps) {
        if (!step.follows)
            played.game.setStart(step.position);
        played.game.setOrders(step.orders);
        const Turn &turn = played.game.adjudicate();
        for (const DatcCheck &check : checkDatc(*variant->board, step, turn))
            played.rows.push_back(datcRow(*variant->board, turn, check));
    }
    return played;
}

/// "expect.units.Austria: expected A Vie, found nothing"
CaseRow differenceRow(const QString &line)
{
    const qsizetype colon = line.indexOf(": "_L1);
    const QString rest = line.mid(colon + 2);
    const qsizetype found = rest.indexOf(", found "_L1);
    if (colon < 0 || !rest.startsWith("expected "_L1) || found < 0)
        return {line, {}, {}, false};
    return {line.left(colon).section(u'.', 1), rest.mid(9, found - 9), rest.mid(found + 8), false};
}

/// Plays what the game has come to, and says what differs from the case's expectation; where nothing does, each order.
PlayedCase playCase(Game game, const GameCase &gameCase)
{
    PlayedCase played{std::move(game), {}, !gameCase.expect.empty()};
    const Turn &turn = played.game.adjudicate();
    if (played.expects) {
        for (const std::string &line : compareWithExpectation(gameCase, turn))
            played.rows.push_back(differenceRow(fromUtf8(line)));
    }
    if (played.rows.empty()) {
        const QString expected = played.expects ? Cases::tr("as found") : Cases::tr("not said");
        for (std::size_t i = 0; i < turn.results.size(); ++i) {
            if (turn.results[i].given)
                played.rows.push_back(
                    {fromUtf8(orderText(*gameCase.variant->board, turn.results[i].order, turn.before.phase.stage)),
                     expected, verdictSentence(*gameCase.variant->board, turn, static_cast<int>(i)), played.expects});
        }
    }
    return played;
}

PlayedCase playOwn(const GameCase &gameCase)
{
    Game game(gameCase.variant, gameCase.settings);
    game.setStart(gameCase.position);
    game.setOrders(gameCase.orders);
    return playCase(std::move(game), gameCase);
}

PlayedCase playForeign(const ForeignGame &foreign)
{
    PlayedCase played = playCase(foreign.game, caseOf(foreign));
    std::vector<CaseRow> remarks;
    for (const Wording &remark : foreign.remarks)
        remarks.push_back({Cases::tr("Remark"), spoken(remark), {}, false});
    played.rows.insert(played.rows.begin(), remarks.begin(), remarks.end());
    return played;
}

std::optional<QByteArray> bytesOf(const QString &path)
{
    const auto bytes = readWhole(path);
    return bytes ? std::optional(*bytes) : std::nullopt;
}

} // namespace

bool PlayedCase::equal() const
{
    return std::all_of(rows.begin(), rows.end(), [](const CaseRow &row) { return row.equal; });
}

std::optional<CaseCollection> CaseCollection::readDatcFile(const QString &path, std::shared_ptr<const Variant> variant)
{
    const std::optional<QByteArray> bytes = bytesOf(path);
    Faults faults;
    if (!bytes)
        return std::nullopt;
    CaseCollection collection;
    collection.m_title = Cases::tr("Diplomacy Adjudicator Test Cases 3.0");
    for (DatcCase &entry : readDatc({bytes->constData(), static_cast<std::size_t>(bytes->size())}, *variant, faults)) {
        const QString id = fromUtf8(entry.id), name = fromUtf8(entry.name);
        collection.m_entries.push_back(
            {id, name, [variant, entry = std::move(entry)] { return playDatc(variant, entry); }});
    }
    return faults.empty() ? std::optional(std::move(collection)) : std::nullopt;
}

std::optional<CaseCollection> CaseCollection::readCaseFile(const QString &path, const VariantLibrary &variants,
                                                           const Variant &variant)
{
    const std::optional<QByteArray> bytes = bytesOf(path);
    if (!bytes)
        return std::nullopt;
    CaseCollection collection;
    collection.m_title = Cases::tr("%1: %2", "a variant and a file of cases")
                             .arg(fromUtf8(variant.title), QFileInfo(path).completeBaseName());
    for (CaseOrError &read :
         readCases({bytes->constData(), static_cast<std::size_t>(bytes->size())}, variants.finder())) {
        if (!read || read->expect.empty())
            continue;
        const QString name =
            read->orders.empty()
                ? QString()
                : fromUtf8(orderText(*read->variant->board, read->orders.front().order, read->position.phase.stage));
        collection.m_entries.push_back({fromUtf8(read->id), name, [gameCase = *read] { return playOwn(gameCase); }});
    }
    return collection.m_entries.empty() ? std::nullopt : std::optional(std::move(collection));
}

CaseCollection CaseCollection::ofFile(const QString &title, const std::vector<ForeignGame> &cases)
{
    CaseCollection collection;
    collection.m_title = title;
    for (const ForeignGame &each : cases) {
        const std::vector<GivenOrder> &orders = each.game.orders();
        const QString first =
            orders.empty()
                ? QString()
                : fromUtf8(orderText(each.game.board(), orders.front().order, each.game.position().phase.stage));
        collection.m_entries.push_back({fromUtf8(each.name), first, [each] { return playForeign(each); }});
    }
    return collection;
}

std::vector<CaseCollection> CaseCollection::all(const VariantLibrary &variants)
{
    std::vector<CaseCollection> all;
    for (const VariantLibrary::Entry *entry : variants.list()) {
        const QDir folder(entry->home + u"/cases"_s);
        if (auto datc = readDatcFile(folder.filePath(u"datc.json"_s), entry->variant))
            all.insert(all.begin(), std::move(*datc));
        for (const QString &name : folder.entryList({u"*.jsonl"_s}, QDir::Files, QDir::Name)) {
            if (auto read = readCaseFile(folder.filePath(name), variants, *entry->variant))
                all.push_back(std::move(*read));
        }
    }
    return all;
}

} // namespace entente::app
