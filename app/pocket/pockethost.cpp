#include "pocket/pockethost.h"

#include "actions/language.h"
#include "map/mappicture.h"
#include "pocket/pocketserver.h"
#include "pocket/seatstate.h"
#include "words/names.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPainter>
#include <QPointer>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qint64 heldFor = 25000; // ms
constexpr auto newsAfter = 15ms;  // what changes together is told together
constexpr auto longestEvening = 12h;
constexpr int groundQuality = 86;
constexpr std::size_t mostGrounds = 8;
/// The modules of the page, each after those that it needs.
constexpr std::array modules{"once.js", "nacl.js", "wire.js", "words.js", "parts.js", "line.js", "map.js", "seat.js"};

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QString nameOf(const QJsonObject &object)
{
    const QByteArray hash = QCryptographicHash::hash(compact(object), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(16));
}

/// Without what changes by itself: a clock that ticks is no news.
QJsonObject withoutClock(QJsonObject state)
{
    QJsonObject seat = state[u"seat"_s].toObject();
    if (!seat.isEmpty()) {
        seat[u"clock"_s] = !seat[u"clock"_s].isNull();
        state[u"seat"_s] = seat;
    }
    return state;
}

QString languageOf(const QJsonObject &said)
{
    const QString language = said[u"lang"_s].toString();
    return languages().contains(language) ? language : u"en"_s;
}

/// What acts answer to: not what others do, nor what was said.
QJsonObject answeredBy(QJsonObject state)
{
    QJsonObject seat = state[u"seat"_s].toObject();
    for (const QString &part : {u"clock"_s, u"sealed"_s, u"of"_s, u"remark"_s, u"map"_s, u"results"_s})
        seat.remove(part);
    return seat;
}

QByteArray pageFile(const QString &name)
{
    QFile file(u":/page/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Its modules as one: a phone asks once, since it may hold only few connections.
QByteArray wholeScript()
{
    static const QRegularExpression bindings(u"^import .*\n|^export "_s, QRegularExpression::MultilineOption);
    QString script;
    for (const char *name : modules)
        script += QString::fromUtf8(pageFile(QString::fromLatin1(name))).remove(bindings);
    return script.toUtf8();
}

HttpAnswer packed(const QByteArray &type, const QByteArray &content)
{
    HttpAnswer answer{200, type + "; charset=utf-8", qCompress(content, 9).mid(4)}; // its length is before it
    answer.packed = true;
    return answer;
}

/// Small, so that it hardly ever comes in part; what is in it brings the rest.
HttpAnswer page()
{
    const QByteArray first = pageFile(u"whole.js"_s);
    const QByteArray hash = QCryptographicHash::hash(first, QCryptographicHash::Sha256).toBase64();
    HttpAnswer answer = packed("text/html", pageFile(u"seat.html"_s).replace("/*whole.js*/", first));
    answer.allows = "script-src 'self' 'sha256-" + hash + "'; style-src 'self'; img-src 'self'; connect-src 'self'";
    return answer;
}

/// The board with nothing of a game on it but its colours.
QByteArray groundPicture(const MapLook &look)
{
    const qreal scale = groundWidth / look.sheet->size().width();
    QImage image((look.sheet->size() * scale).toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMap(painter, look, look.sheet->rect(), scale);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "JPG", groundQuality);
    return bytes;
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

struct PocketHost::Held {
    QPointer<HttpConnection> connection;
    WireSeal::Request request;
    qint64 since = 0;  ///< milliseconds of the table's clock
    quint64 stamp = 0; ///< `stampOf` when it was looked at last
};

struct PocketHost::Done {
    QPointer<HttpConnection> connection;
    WireSeal::Request request;
    QString refused; ///< why it did nothing
};

struct PocketHost::Ground {
    QByteArray picture; ///< empty: it is being painted
    std::vector<QPointer<HttpConnection>> waiting;
};

PocketHost::PocketHost(GameDocument &document, TableFlow &flow, QObject *parent)
    : QObject(parent), m_document(document), m_flow(flow), m_desk(document, flow), m_seats(document, m_desk),
      m_server(std::make_unique<PocketServer>())
{
    m_clock.start();
    m_news.setSingleShot(true);
    m_night.setSingleShot(true);
    const auto tell = [this] {
        if (isRunning() && !m_news.isActive())
            m_news.start(newsAfter);
    };
    connect(m_server.get(), &PocketServer::asked, this, &PocketHost::answer);
    connect(&m_desk, &SeatDesk::changed, this, tell);
    connect(&m_seats, &PocketSeats::changed, this, [this, tell] {
        ++m_revision;
        tell();
    });
    connect(&m_news, &QTimer::timeout, this, &PocketHost::tellNews);
    connect(&m_tick, &QTimer::timeout, this, &PocketHost::tellNews);
    connect(&m_night, &QTimer::timeout, this, &PocketHost::stop);
    connect(&m_document, &GameDocument::changed, this, [this, tell](const Change &change) {
        if (change.kind == Change::Kind::Loaded)
            stop(); // another game is another table
        ++m_revision;
        tell();
    });
}

PocketHost::~PocketHost()
{
    m_painters.waitForDone();
}

bool PocketHost::isRunning() const
{
    return m_server->isListening();
}

QHostAddress PocketHost::address() const
{
    return m_server->serverAddress();
}

quint16 PocketHost::port() const
{
    return m_server->serverPort();
}

bool PocketHost::start(const QHostAddress &address, quint16 port)
{
    const bool began = !isRunning();
    m_held.clear();
    if (!m_server->open(address, port == 0 ? PocketServer::standardPort : port)) {
        stop();
        return false;
    }
    if (began) {
        m_night.start(longestEvening);
        m_until = QDateTime::currentMSecsSinceEpoch() + std::chrono::milliseconds(longestEvening).count();
        m_wire.drawKey();
        giveBack();
    }
    m_tick.start(1000ms);
    if (m_document.hasGame()) // it is ready when the first phone comes
        paintGround(
            SeatState::groundName(m_document.game(), SeatState::groundOwners(m_document, m_flow), m_look.language));
    Q_EMIT changed();
    return true;
}

void PocketHost::stop()
{
    m_held.clear();
    m_server->close();
    m_tick.stop();
    m_news.stop();
    m_night.stop();
    m_seats.releaseAll();
    keep();
    Q_EMIT changed();
}

void PocketHost::keepIn(const QString &file, const std::function<QString()> &game)
{
    m_recordFile = file;
    m_keptGame = game;
}

/// Writes who is here, where that has changed.
void PocketHost::keep()
{
    if (m_recordFile.isEmpty())
        return;
    PhoneRecord now{m_keptGame(), m_until, m_wire.secret(), m_seats.kept()};
    if (now.phones.empty() && m_record.phones.empty())
        return; // and what another game left stays
    if (now == m_record)
        return;
    if (now.phones.empty())
        QFile::remove(m_recordFile);
    else
        writePhoneRecord(m_recordFile, now);
    m_record = std::move(now);
}

/// The program ended while phones were here, and the game goes on: so do they.
void PocketHost::giveBack()
{
    if (m_recordFile.isEmpty())
        return;
    const std::optional<PhoneRecord> record = readPhoneRecord(m_recordFile);
    if (record && record->game == m_keptGame() && record->until > QDateTime::currentMSecsSinceEpoch()
        && m_wire.takeKey(record->secret))
        m_seats.giveBack(record->phones);
}

QString PocketHost::typedAddress() const
{
    return m_server->shownHost() + u"/J"_s;
}

QString PocketHost::link() const
{
    return u"http://%1#%2"_s.arg(typedAddress(), QLatin1StringView(m_wire.shownKey()));
}

void PocketHost::setLook(const MapLook &look)
{
    m_look = look;
    m_desk.setLook(look);
    m_grounds.clear();
}

void PocketHost::answer(HttpConnection *connection, const HttpRequest &request)
{
    const bool gets = request.method == "GET";
    static const std::map<std::string_view, HttpAnswer> parts{
        {"/J", page()},
        {"/seat.js", packed("text/javascript", wholeScript())},
        {"/seat.css", packed("text/css", pageFile(u"seat.css"_s))},
    };
    if (const auto part = parts.find(request.path); gets && part != parts.end())
        connection->answer(part->second);
    else if (gets && request.path.starts_with("/ground/"))
        answerGround(connection, textOf(request.path).section(u'/', 2).section(u'.', 0, 0));
    else if (gets && request.path == "/key")
        connection->answer({200, "text/plain", m_wire.shownKey()});
    else if (!gets && request.path == "/wire")
        answerWire(connection, QByteArray::fromStdString(request.body));
    else
        connection->answer({404, "text/plain", {}});
}

/// The picture that is shown now, or was before: painted aside, when it is wanted first. Null: it is neither.
PocketHost::Ground *PocketHost::paintGround(const QString &name)
{
    if (const auto known = m_grounds.find(name); known != m_grounds.end())
        return &known->second;
    if (!m_look.sheet || !m_document.hasGame())
        return nullptr;
    const std::vector<PowerId> owners = SeatState::groundOwners(m_document, m_flow);
    const QStringList spoken = languages();
    const auto language = std::find_if(spoken.begin(), spoken.end(), [&](const QString &one) {
        return name == SeatState::groundName(m_document.game(), owners, one);
    });
    if (language == spoken.end())
        return nullptr;
    if (m_grounds.size() >= mostGrounds)
        m_grounds.clear();
    MapLook look = m_look;
    look.language = *language;
    look.owner = owners;
    m_painters.start([this, name, look] {
        const QByteArray picture = groundPicture(look);
        QMetaObject::invokeMethod(
            this,
            [this, name, picture] {
                Ground &ground = m_grounds[name];
                ground.picture = picture;
                for (const QPointer<HttpConnection> &waits : std::exchange(ground.waiting, {})) {
                    if (waits)
                        waits->answer({200, "image/jpeg", picture});
                }
            },
            Qt::QueuedConnection);
    });
    return &m_grounds[name];
}

void PocketHost::answerGround(HttpConnection *connection, const QString &name)
{
    Ground *ground = paintGround(name);
    if (!ground)
        connection->answer({404, "text/plain", {}});
    else if (ground->picture.isEmpty())
        ground->waiting.push_back(connection);
    else
        connection->answer({200, "image/jpeg", ground->picture});
}

void PocketHost::answerWire(HttpConnection *connection, const QByteArray &sealed)
{
    const std::optional<WireSeal::Request> request = m_wire.open(sealed);
    if (!request)
        return connection->answer({401, "text/plain", {}, true});
    if (!request->isNew)
        return connection->answer({200, PocketServer::sealedType, m_wire.seal(m_wire.again(*request), *request)});
    if (Phone *phone = m_seats.phoneOf(request->phone))
        m_seats.noteHeard(*phone);
    const QString to = request->said[u"to"_s].toString();
    if (to == "ask"_L1 || to == "show"_L1)
        answerAsk(connection, *request);
    else if (to == "do"_L1)
        answerAct(connection, *request);
    else
        answerState(connection, *request);
}

/// The state as it is now, with the drawings that the page lacks, and with something more.
void PocketHost::tellState(HttpConnection *connection, const WireSeal::Request &request, const QString &part,
                           const QString &word)
{
    QJsonObject state = stateFor(request);
    const Phone *const phone = m_seats.phoneOf(request.phone);
    if (const QJsonObject map = state.value(u"seat"_s)[u"map"_s].toObject(); phone && !map.isEmpty()) {
        const PowerId seat = seatNamed(*phone, state[u"id"_s].toString());
        const QJsonArray had = request.said[u"has"_s].toArray();
        QJsonObject drawings;
        for (const QString &which : {u"fog"_s, u"symbols"_s, u"orders"_s, u"told"_s}) {
            const QString name = map[which].toString();
            if (!name.isEmpty() && !had.contains(name))
                drawings[name] = m_desk.drawing(seat, name);
        }
        state[u"drawings"_s] = drawings;
    }
    if (!word.isEmpty())
        state[part] = word;
    connection->answer({200, PocketServer::sealedType, m_wire.seal(state, request)});
}

void PocketHost::answerState(HttpConnection *connection, const WireSeal::Request &request)
{
    if (stateFor(request)[u"v"_s] != request.said[u"since"_s])
        return tellState(connection, request);
    // A page listens once: one that it has given up on is let go.
    const auto isSame = [&](const Held &other) {
        return other.request.phone == request.phone && other.request.said[u"page"_s] == request.said[u"page"_s];
    };
    for (const Held &other : m_held) {
        if (other.connection && isSame(other))
            tellState(other.connection, other.request);
    }
    std::erase_if(m_held, [&](const Held &other) { return !other.connection || !other.connection->isAsking(); });
    m_held.push_back({connection, request, m_clock.elapsed(), stampOf(request.phone)});
}

void PocketHost::noteStored()
{
    if (m_isStored && !m_isStored())
        return;
    keep(); // the game may have got its copy only now
    for (const Done &done : std::exchange(m_done, {})) {
        if (done.connection)
            tellState(done.connection, done.request, u"refused"_s, done.refused);
    }
    if (m_isStored && isRunning())
        m_news.start(newsAfter);
}

void PocketHost::tellNews()
{
    if (m_isStored && !m_isStored())
        return;
    keep();
    std::vector<Held> still;
    std::vector<QByteArray> listening;
    const qint64 now = m_clock.elapsed();
    for (Held &held : std::exchange(m_held, {})) {
        if (!held.connection || !held.connection->isAsking())
            continue;
        listening.push_back(held.request.phone);
        const quint64 stamp = stampOf(held.request.phone);
        const bool isOld = now - held.since > heldFor;
        const bool isRested = stamp == held.stamp && !isOld; // nothing is worked out anew then
        held.stamp = stamp;
        if (isRested || (!isOld && stateFor(held.request)[u"v"_s] == held.request.said[u"since"_s]))
            still.push_back(std::move(held));
        else
            tellState(held.connection, held.request);
    }
    m_held.insert(m_held.end(), std::make_move_iterator(still.begin()), std::make_move_iterator(still.end()));
    m_seats.noteListening(listening);
}

quint64 PocketHost::stampOf(const QByteArray &key)
{
    quint64 stamp = m_revision;
    if (const Phone *phone = m_seats.phoneOf(key)) {
        for (const PowerId seat : phone->seats)
            stamp += m_desk.version(seat);
    }
    return stamp;
}

void PocketHost::answerAsk(HttpConnection *connection, const WireSeal::Request &request)
{
    const auto bytes = [&](const QString &part) {
        return QByteArray::fromHex(request.said[part].toString().toLatin1());
    };
    auto denial = PocketSeats::Denial::NoSeat;
    if (request.said[u"to"_s] == u"show"_s)
        denial = m_seats.show(request.phone, bytes(u"salt"_s), m_wire.key());
    else {
        for (const PowerId seat : m_seats.offered()) {
            if (fromUtf8(m_document.board().power(seat).id) == request.said[u"seat"_s].toString())
                denial = m_seats.ask(seat, connection->peer().toString(), request.phone, bytes(u"promise"_s));
        }
    }
    constexpr const char *words[] = {"", "noSeat", "tooMany", "refused"};
    tellState(connection, request, u"denied"_s, QString::fromLatin1(words[static_cast<std::size_t>(denial)]));
}

void PocketHost::answerAct(HttpConnection *connection, const WireSeal::Request &request)
{
    const QJsonObject &said = request.said;
    const qint64 number = said[u"n"_s].toInteger();
    const QString verb = said[u"do"_s].toString();
    Phone *const phone = m_seats.phoneOf(request.phone);
    const PowerId seat = phone ? seatNamed(*phone, said[u"seat"_s].toString()) : PowerId();
    if (!seat.valid() || number <= phone->lastAct || stateFor(request)[u"on"_s] != said[u"on"_s])
        return tellState(connection, request);
    phone->lastAct = number;
    QString refused;
    if (verb == "leave"_L1) {
        m_seats.release(seat);
    } else if (!m_seats.isLocked(seat)) {
        refused = m_desk.act(seat, {{u"do"_s, verb}, {u"id"_s, said[u"id"_s]}}, languageOf(said));
    } else {
        const auto tell = [this, request, to = QPointer<HttpConnection>(connection)](bool isRight) {
            if (to)
                tellState(to, request, u"refused"_s, isRight ? QString() : u"wrongPin"_s);
        };
        return verb == "pin"_L1 ? m_seats.givePin(*phone, seat, said[u"id"_s].toString(), tell) : tell(false);
    }
    m_done.push_back({connection, request, refused}); // the phone may be out by now
    noteStored();
}

PowerId PocketHost::seatNamed(const Phone &phone, const QString &id) const
{
    const auto found = std::find_if(phone.seats.begin(), phone.seats.end(),
                                    [&](PowerId seat) { return fromUtf8(m_document.board().power(seat).id) == id; });
    return found != phone.seats.end() ? *found : phone.seats.empty() ? PowerId() : phone.seats.front();
}

QString PocketHost::colourOf(PowerId power) const
{
    return m_look.sheet ? m_look.livery.of(power, false).unit.name() : QString();
}

QJsonObject PocketHost::seatLine(PowerId seat) const
{
    const auto &players = m_document.table().players;
    const auto player = players.find(seat);
    return {{u"id"_s, fromUtf8(m_document.board().power(seat).id)},
            {u"name"_s, powerName(m_document.board(), seat)},
            {u"player"_s, player == players.end() ? QString() : player->second},
            {u"colour"_s, colourOf(seat)},
            {u"taken"_s, m_seats.phoneAt(seat) != nullptr}};
}

QJsonObject PocketHost::lobby() const
{
    QJsonArray seats;
    for (const PowerId seat : m_seats.offered())
        seats.append(seatLine(seat));
    return {{u"phase"_s,
             m_document.hasGame() ? phaseName(m_document.board(), m_document.game().position().phase) : QString()},
            {u"seats"_s, seats}};
}

QJsonObject PocketHost::stateFor(const WireSeal::Request &request)
{
    const QString language = languageOf(request.said);
    const Tongue tongue(language); // names of powers and seasons are read on the phone
    QJsonObject state;
    const Phone *const phone = m_document.hasGame() ? m_seats.phoneOf(request.phone) : nullptr;
    if (!phone || !phone->isIn() || phone->asks || request.said[u"lobby"_s].toBool())
        state[u"lobby"_s] = lobby();
    if (phone && phone->asks)
        state[u"asks"_s] = QJsonObject{{u"salt"_s, QString::fromLatin1(phone->salt.toHex())},
                                       {u"shown"_s, phone->isShown()},
                                       {u"seat"_s, seatLine(phone->wish)}};
    if (phone && phone->isIn()) {
        const PowerId seat = seatNamed(*phone, request.said[u"seat"_s].toString());
        QJsonArray own;
        for (const PowerId one : phone->seats)
            own.append(seatLine(one));
        state[u"own"_s] = own;
        state[u"id"_s] = fromUtf8(m_document.board().power(seat).id);
        if (m_seats.isLocked(seat))
            state[u"locked"_s] = seatLine(seat);
        else
            state[u"seat"_s] = m_desk.state(seat, language);
    }
    const QString on = nameOf(answeredBy(state));
    const QString version = nameOf(withoutClock(state));
    state[u"n"_s] = phone ? phone->lastAct : 0;
    state[u"on"_s] = on;
    state[u"v"_s] = version;
    return state;
}

} // namespace entente::app
