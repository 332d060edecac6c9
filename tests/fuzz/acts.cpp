// Lines of JSON, as phones say them once their seal is opened. The first byte chooses the board. A line is an act of
// one seat (`by`, a number); `pick` stands for an id that the seat was offered, so that chance gets beyond the first
// step; `table` is what is done at the machine meanwhile.
#include "board.h"

#include "pocket/seatdesk.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array boards{"standard", "1939-iii", "city-state", "davis", "lima", "nikjon"};
constexpr qsizetype mostActs = 60;

struct PhoneTable {
    explicit PhoneTable(const std::string &id) : document(fuzz::finder()), flow(document), desk(document, flow)
    {
        const std::shared_ptr<const Variant> variant = fuzz::variant(id);
        Table table = Table::standard(*variant->board);
        table.draws = Draws::AmongSome;
        document.newGame(variant, {}, table);
        QString why;
        for (const PowerId power : document.table().seats)
            fuzz::require(desk.open(power, {}, why) || !why.isEmpty());
    }

    GameDocument document;
    TableFlow flow;
    SeatDesk desk;
};

/// Every id that the state offers.
QStringList offeredIn(const QJsonObject &state)
{
    QStringList ids;
    for (const QJsonValue &list :
         {state[u"composing"_s][u"choices"_s], state[u"units"_s], state[u"more"_s], state[u"votes"_s][u"draw"_s]}) {
        for (const QJsonValue &one : list.toArray())
            ids += one[u"id"_s].toString();
    }
    return ids;
}

void atTheMachine(PhoneTable &table, const QString &deed)
{
    if (deed == u"reveal"_s) {
        table.flow.sealAll();
        table.flow.reveal();
    } else if (deed == u"next"_s) {
        table.flow.next();
    } else if (deed == u"tell"_s) {
        table.flow.setTelling(!table.flow.isTelling());
    }
}

/// What every answer has, whatever was asked.
void requireState(const QJsonObject &state)
{
    constexpr std::array steps{"writing"_L1, "sealed"_L1, "waiting"_L1, "results"_L1, "over"_L1, "closed"_L1};
    const QString step = state[u"step"_s].toString();
    fuzz::require(std::find(steps.begin(), steps.end(), step) != steps.end());
    if (step == u"closed"_s)
        return;
    for (const QString &part : {u"power"_s, u"phase"_s, u"task"_s, u"remark"_s, u"undone"_s})
        fuzz::require(state[part].isString());
    for (const QString &part : {u"units"_s, u"more"_s, u"powers"_s})
        fuzz::require(state[part].isArray());
    const QJsonValue composing = state[u"composing"_s];
    fuzz::require(composing.isNull() || !composing[u"sentence"_s].toString().isEmpty());
}

void act(PhoneTable &table, QJsonObject said)
{
    const std::vector<PowerId> &seats = table.document.table().seats;
    const auto by = static_cast<std::size_t>(std::max(said[u"by"_s].toInt(), 0)) % seats.size();
    const QString language = said[u"lang"_s].toString() == u"de"_s ? u"de"_s : u"en"_s;
    if (said.contains(u"pick"_s)) {
        const QStringList ids = offeredIn(table.desk.state(seats[by], language));
        if (!ids.isEmpty())
            said[u"id"_s] = ids.at(std::max(said[u"pick"_s].toInt(), 0) % ids.size());
    }
    const PowerId other = seats[(by + 1) % seats.size()];
    const QString verb = said[u"do"_s].toString();
    const bool isOpen = verb == u"seal"_s || verb == u"reopen"_s || verb == u"vote"_s;
    const QJsonObject before = isOpen ? QJsonObject() : table.desk.state(other, u"en"_s);
    table.desk.act(seats[by], said, language);
    QCoreApplication::processEvents();
    requireState(table.desk.state(seats[by], language));
    fuzz::require(isOpen || table.desk.state(other, u"en"_s) == before); // nobody learns what others write
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *count, char ***words)
{
    static QCoreApplication application(*count, *words);
    for (const char *id : boards)
        fuzz::variant(id);
    return 0;
}

// Whatever is said, the seat that said it is answered with how it stands, and no other seat is told of it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    PhoneTable table(boards[data[0] % boards.size()]);
    const QByteArray text(reinterpret_cast<const char *>(data + 1), static_cast<qsizetype>(size - 1));
    const QList<QByteArray> lines = text.split('\n');
    for (qsizetype i = 0; i < std::min(lines.size(), mostActs); ++i) {
        const QJsonObject said = QJsonDocument::fromJson(lines[i]).object();
        atTheMachine(table, said[u"table"_s].toString());
        act(table, said);
    }
    return 0;
}
