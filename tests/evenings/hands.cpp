#include "hands.h"

#include "app/walker.h"
#include "document/recentgames.h"
#include "fire.h"
#include "map/mapview.h"
#include "orders/options.h"
#include "stand.h"
#include "board/boardpage.h"
#include "words/names.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>

#include <algorithm>
#include <fstream>
#include <limits>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QJsonValue another(const QJsonValue &value)
{
    if (value.isDouble())
        return value.toInt() + 1;
    if (value.isBool())
        return !value.toBool();
    QString text = value.toString();
    if (!text.isEmpty())
        text[text.size() / 2] = text[text.size() / 2] == u'A' ? u'B' : u'A';
    return value.isString() ? QJsonValue(text) : QJsonValue(QJsonValue::Undefined);
}

/// The same with one value changed, or a list or an object taken out: when `left` has been counted down.
QJsonValue otherwise(const QJsonValue &value, int &left)
{
    if (left-- == 0)
        return another(value);
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue &part : value.toArray()) {
            if (const QJsonValue now = otherwise(part, left); !now.isUndefined())
                array.append(now);
        }
        return array;
    }
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (const QString &key : object.keys())
            object.insert(key, otherwise(object.value(key), left)); // what is undefined is taken out
        return object;
    }
    return value;
}

} // namespace

Hands::Hands(Evening &evening) : m_evening(evening), m_window(evening.window()) {}

Hands::~Hands() = default;

PowerId Hands::powerNamed(const QString &name) const
{
    return m_window.document().hasGame() ? m_window.document().board().findPower(name.toStdString()) : PowerId();
}

Complaint Hands::obey(const QString &line)
{
    m_asked = false;
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return u"nothing to do"_s;
    if (const auto said = obeyWeather(words))
        return *said;
    if (const auto said = obeyGame(words))
        return *said;
    if (!m_window.document().hasGame())
        return u"no game is open"_s;
    if (const auto said = obeySeat(words.first(), line.section(u' ', 1)))
        return *said;
    return m_evening.play({line});
}

std::optional<Complaint> Hands::obeyWeather(const QStringList &words)
{
    fire::Weather weather = fire::weather();
    const QString &verb = words.first();
    const qlonglong number = words.value(1).toLongLong();
    if (verb == "kill"_L1) {
        fire::killAt(static_cast<int>(number));
        return Complaint();
    }
    if (verb == "full"_L1)
        weather.room = number;
    else if (verb == "readonly"_L1)
        weather.readOnly = true;
    else if (verb == "fair"_L1)
        weather = {-1, false, weather.clock};
    else if (verb == "clock"_L1)
        weather.clock = number;
    else
        return std::nullopt;
    fire::setWeather(weather);
    return Complaint();
}

/// What becomes of the game as a whole.
std::optional<Complaint> Hands::obeyGame(const QStringList &words)
{
    const QString &verb = words.first();
    if (verb == "begin"_L1)
        return begin(words);
    if (verb == "continue"_L1) {
        if (m_window.document().hasGame())
            return u"a game is open"_s;
        auto *go = m_window.findChild<QWidget *>(u"continue"_s);
        if (!go || !go->isVisible())
            return u"there is no game to go on with"_s;
        m_evening.user().click(*go, go->rect().center());
        return Complaint();
    }
    if (verb == "quit"_L1)
        return quit();
    if (verb == "other"_L1)
        return obeyOther(words);
    if (verb == "open"_L1 || verb == "save"_L1) {
        const Complaint complaint = m_evening.play({words.join(u' ')});
        answer();
        return complaint;
    }
    if (verb == "forge"_L1)
        return forge(m_evening.home() + u'/' + words.value(1), words.value(2).toInt());
    if (verb == "clear"_L1)
        return QFile::remove(m_evening.home() + u'/' + words.value(1)) ? Complaint() : u"there is no such file"_s;
    return std::nullopt;
}

std::optional<Complaint> Hands::obeySeat(const QString &verb, const QString &rest)
{
    GameDocument &document = m_window.document();
    TableFlow &flow = m_window.flow();
    if (verb == "take"_L1 || verb == "wrong"_L1)
        return take(rest, verb == "take"_L1);
    if (verb == "compose"_L1)
        return compose(rest.toUInt());
    if (verb == "early"_L1)
        return flow.isCovered() ? agree("Reveal early") : u"nobody is called"_s;
    if (verb == "takeback"_L1)
        return agree("takeBack");
    if (verb == "home"_L1) {
        m_window.findChild<QAction *>(u"home"_s)->trigger();
        answer();
        return Complaint();
    }
    if (verb == "walk"_L1)
        return walk(rest.toUInt());
    if (verb == "table"_L1) {
        m_window.clock().advance(rest.toLongLong());
        return Complaint();
    }
    const PowerId seat = flow.step() == Step::Writing ? flow.seat() : PowerId();
    if (verb != "note"_L1 && verb != "vote"_L1)
        return std::nullopt;
    if (!seat.valid() && document.table().mode == Table::Mode::Hotseat)
        return u"nobody writes"_s;
    if (verb == "note"_L1) {
        Note note;
        note.by = seat;
        note.text = rest.toStdString();
        document.addNote(std::move(note));
        return Complaint();
    }
    std::vector<PowerId> named;
    for (const QString &name : rest.split(u',', Qt::SkipEmptyParts)) {
        if (const PowerId power = powerNamed(name); power.valid())
            named.push_back(power);
    }
    if (seat.valid())
        document.setVote(seat, named);
    return seat.valid() ? Complaint() : u"nobody writes"_s;
}

Complaint Hands::begin(const QStringList &words)
{
    const auto variant = m_window.variants().find(words.value(1));
    if (!variant)
        return u"there is no such variant"_s;
    const Board &board = *variant->board;
    std::map<QString, QStringList> given;
    for (const QString &word : words.mid(2))
        given[word.section(u'=', 0, 0)] = word.section(u'=', 1).split(u',', Qt::SkipEmptyParts);
    Table table = Table::standard(board);
    if (const QStringList mode = given[u"mode"_s]; !mode.isEmpty() && !readMode(mode.first(), table.mode))
        return u"there is no such mode"_s;
    const auto powers = [&](const QString &key) {
        std::vector<PowerId> found;
        for (const QString &name : given[key]) {
            if (const PowerId power = board.findPower(name.toStdString()); power.valid())
                found.push_back(power);
        }
        return found;
    };
    if (const std::vector<PowerId> seats = powers(u"seats"_s); !seats.empty())
        table.seats = seats;
    std::map<PowerId, QString> pins;
    for (const PowerId power : powers(u"pins"_s))
        pins[power] = pinOf(board.power(power).id);
    for (const PowerId power : powers(u"computers"_s))
        table.computers[power] = {{"beginner", given[u"seed"_s].value(0).toLongLong() + power.index(), 0, -1}};
    if (const QStringList seconds = given[u"seconds"_s]; !seconds.isEmpty())
        table.clock = {60, seconds.first().toInt(), true};
    QString why;
    return m_window.newGame(words[1], {}, table, pins, why) ? Complaint() : why;
}

Complaint Hands::take(const QString &name, bool right)
{
    TableFlow &flow = m_window.flow();
    const PowerId power = powerNamed(name);
    if (!power.valid())
        return u"there is no such power"_s;
    const QString pin = right ? pinOf(m_window.document().board().power(power).id) : u"12345"_s;
    if (flow.step() == Step::Results)
        return flow.takeSeat(power, pin) ? Complaint() : u"the PIN is not taken"_s;
    if (!flow.isCovered())
        return u"nobody is called"_s;
    QStringList lines;
    if (flow.seat() != power)
        lines += u"press seat-"_s + fromUtf8(m_window.document().board().power(power).id);
    if (m_window.document().table().hasPin(power))
        lines += {u"press pin"_s, u"type "_s + pin};
    return m_evening.play(lines + QStringList{u"press \"Take the seat\""_s});
}

/// A unit of whoever writes, then up to five times what the board offers, or a verb's key where it offers nothing.
Complaint Hands::compose(unsigned which)
{
    const Position &position = m_window.document().game().position();
    const PowerId seat = m_window.tool().writer();
    if (m_window.flow().isCovered() || !m_window.board().isVisible())
        return u"nobody writes"_s;
    const Board &board = m_window.document().board();
    std::vector<RegionId> places;
    for (const Unit &unit : position.units) {
        if (!seat.valid() || unit.power == seat)
            places.push_back(unit.region);
    }
    if (places.empty())
        return u"nobody stands anywhere"_s;
    const auto click = [&](RegionId at) {
        return m_evening.play({u"click "_s + fromUtf8(board.regionText(at)).replace(u' ', u'/')});
    };
    static const char *const verbs[] = {"h", "m", "s", "c", "b", "r", "d"};
    m_evening.user().key(u"Escape"_s);
    if (const Complaint complaint = click(places[which % places.size()]); !complaint.isEmpty())
        return complaint;
    unsigned rest = which / 7;
    for (int clicks = 0; clicks < 5 && m_window.tool().isWriting(); ++clicks) {
        const std::vector<ProvinceId> offers = m_window.tool().offers();
        if (offers.empty() || rest % 4 == 3)
            m_evening.user().key(QString::fromLatin1(verbs[rest % std::size(verbs)]));
        else
            click(board.mainRegion(offers[rest % offers.size()]));
        m_evening.rest();
        rest = rest * 1103515245U + 12345U;
        rest >>= 4U;
    }
    return {};
}

/// Everybody nods, and gives their PIN where one is asked for.
Complaint Hands::agree(const char *action)
{
    Complaint complaint = m_evening.play({u"press \"%1\""_s.arg(QLatin1StringView(action))});
    auto *desk = m_window.findChild<QDialog *>(u"consentDesk"_s);
    if (!complaint.isEmpty() || !desk || !desk->isVisible())
        return complaint.isEmpty() ? u"nobody was asked"_s : complaint;
    for (QLineEdit *field : desk->findChildren<QLineEdit *>()) {
        if (field->objectName().startsWith("pin-"_L1))
            field->setText(pinOf(field->objectName().mid(4).toStdString()));
    }
    complaint = m_evening.play({u"press agree"_s});
    if (auto *left = m_window.findChild<QDialog *>(u"consentDesk"_s))
        left->close();
    return complaint;
}

Complaint Hands::walk(unsigned seed)
{
    if (!m_window.isVisible())
        return u"there is no window"_s;
    constexpr int steps = 8;
    Walker walker(m_evening, seed);
    for (int i = 0; i < steps && m_window.isVisible() && m_window.document().hasGame(); ++i) {
        walker.step();
        m_evening.rest();
    }
    while (QWidget *above = QApplication::activePopupWidget() ? QApplication::activePopupWidget()
                                                              : QApplication::activeModalWidget()) {
        above->close();
        m_evening.rest();
        if (above == QApplication::activePopupWidget() || above == QApplication::activeModalWidget())
            return u"something can't be closed"_s;
    }
    return {};
}

Complaint Hands::obeyOther(const QStringList &words)
{
    const QString verb = words.value(1);
    const QString path = m_evening.home() + u'/' + words.value(2);
    if (verb == "open"_L1) {
        m_other = std::make_unique<GameDocument>(m_window.document().variants());
        const Result<bool, QString> done = m_other->load(path);
        if (!done)
            m_other.reset();
        return done ? Complaint() : done.error();
    }
    if (!m_other)
        return u"there is no other program"_s;
    if (verb == "save"_L1) {
        const Result<bool, QString> done = m_other->save(path);
        return done ? Complaint() : done.error();
    }
    const Position &position = m_other->game().position();
    for (std::size_t i = 0; position.phase.stage == Stage::Moves && i < position.units.size(); ++i) {
        const PowerId power = position.units[i].power;
        if (!m_other->isSeatOpen(power) || m_other->table().isSealed(power) || m_other->game().isOver())
            continue;
        std::vector<Order> orders;
        legalOrders(m_other->board(), m_other->game().rules().orders, position, UnitId(static_cast<int>(i)), orders);
        if (!orders.empty())
            m_other->setOrder(power, orders[words.value(2).toUInt() % orders.size()]);
        return {};
    }
    return u"nothing to order"_s;
}

/// Whoever is asked whether they mean to leave a game does.
void Hands::answer()
{
    m_evening.rest();
    for (int times = 0; times < 3; ++times) {
        auto *desk = m_window.findChild<QDialog *>(u"leaveDesk"_s);
        if (!desk || !desk->isVisible())
            return;
        m_asked = true;
        m_evening.play({u"press agree"_s});
    }
}

Complaint Hands::quit()
{
    m_left = m_window.close();
    if (!m_left) {
        answer();
        m_left = !m_window.isVisible();
    }
    return m_left ? Complaint() : u"the window stays"_s;
}

Complaint Hands::forge(const QString &path, int where) const
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return u"there is no such file"_s;
    const QJsonDocument read = QJsonDocument::fromJson(file.readAll());
    int all = std::numeric_limits<int>::max();
    otherwise(read.object(), all);
    const int values = std::numeric_limits<int>::max() - all;
    int at = 1 + where % (values - 1);                          // not the whole
    std::ofstream forged(path.toStdString(), std::ios::binary); // past what befalls the program's own files
    forged << QJsonDocument(otherwise(read.object(), at).toObject()).toJson().constData();
    return {};
}

} // namespace entente::app
