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

#include <algorithm>
#include <chrono>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qint64 heldFor = 25000; // ms
constexpr auto newsAfter = 15ms;  // what changes together is told together
constexpr auto longestEvening = 12h;
constexpr int groundWidth = 1600;
constexpr int groundQuality = 86;
constexpr std::size_t mostGrounds = 4;

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

/// What acts answer to: not what others do, nor what was said.
QJsonObject answeredBy(QJsonObject state)
{
    QJsonObject seat = state[u"seat"_s].toObject();
    for (const QString &part : {u"clock"_s, u"sealed"_s, u"of"_s, u"remark"_s, u"map"_s, u"results"_s})
        seat.remove(part);
    return seat;
}

QString languageOf(std::string_view asked)
{
    return asked == "de" ? u"de"_s : u"en"_s;
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
    QByteArray token;
    QString seat;
    QString language;
    QByteArray known;  ///< the state that the page has
    qint64 since = 0;  ///< milliseconds of the table's clock
    quint64 stamp = 0; ///< `stampOf` when it was looked at last
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
        giveBack();
    }
    m_tick.start(1000ms);
    if (m_document.hasGame()) // it is ready when the first phone comes
        paintGround(SeatState::groundName(m_document.game(), SeatState::shownPosition(m_document, m_flow)));
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
    PhoneRecord now{m_keptGame(), m_until, m_seats.kept()};
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
    if (record && record->game == m_keptGame() && record->until > QDateTime::currentMSecsSinceEpoch())
        m_seats.giveBack(record->phones);
}

QString PocketHost::link() const
{
    return u"http://%1/J"_s.arg(m_server->shownHost());
}

void PocketHost::setLook(const MapLook &look)
{
    m_look = look;
    m_desk.setLook(look.sheet, look.livery);
    m_grounds.clear();
}

void PocketHost::answer(HttpConnection *connection, const HttpRequest &request)
{
    const bool gets = request.method == "GET";
    if (gets && request.path == "/J")
        answerFile(connection, "seat.html", "text/html; charset=utf-8");
    else if (gets && request.path == "/seat.js")
        answerFile(connection, "seat.js", "text/javascript; charset=utf-8");
    else if (gets && request.path == "/seat.css")
        answerFile(connection, "seat.css", "text/css; charset=utf-8");
    else if (gets && request.path.starts_with("/ground/"))
        answerGround(connection, textOf(request.path).section(u'/', 2).section(u'.', 0, 0));
    else if (gets && request.path == "/state")
        answerState(connection, request);
    else if (!gets && request.path == "/ask")
        answerAsk(connection, request);
    else if (!gets && request.path == "/do")
        answerAct(connection, request);
    else
        connection->answer({404, "text/plain", {}});
}

void PocketHost::answerFile(HttpConnection *connection, const char *name, const QByteArray &type)
{
    QFile file(u":/page/"_s + QLatin1StringView(name));
    if (file.open(QIODevice::ReadOnly))
        connection->answer({200, type, file.readAll()});
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
    const Position shown = SeatState::shownPosition(m_document, m_flow);
    if (name != SeatState::groundName(m_document.game(), shown))
        return nullptr;
    if (m_grounds.size() >= mostGrounds)
        m_grounds.clear();
    MapLook look = m_look;
    look.owner = tints(m_document.board(), shown);
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

void PocketHost::answerState(HttpConnection *connection, const HttpRequest &request)
{
    Held held{connection,
              QByteArray::fromStdString(request.token),
              textOf(request.asked("seat")),
              languageOf(request.asked("lang")),
              QByteArray::fromStdString(std::string(request.asked("since"))),
              m_clock.elapsed(),
              stampOf(QByteArray::fromStdString(request.token))};
    if (Phone *phone = m_seats.phoneOf(held.token))
        m_seats.noteHeard(*phone);
    const QJsonObject state = stateFor(held.token, held.seat, held.language);
    if (state[u"v"_s].toString().toLatin1() != held.known) {
        connection->answer({200, "application/json", compact(state)});
        return;
    }
    // A page listens once: one that it has given up on is let go.
    for (const Held &other : m_held) {
        if (other.connection && !held.token.isEmpty() && other.token == held.token)
            other.connection->answer({200, "application/json", compact(state)});
    }
    std::erase_if(m_held, [&](const Held &other) { return !other.connection || !other.connection->isAsking(); });
    m_held.push_back(std::move(held));
}

void PocketHost::tellNews()
{
    std::vector<Held> still;
    std::vector<QByteArray> listening;
    const qint64 now = m_clock.elapsed();
    for (Held &held : std::exchange(m_held, {})) {
        if (!held.connection || !held.connection->isAsking())
            continue;
        listening.push_back(held.token);
        const quint64 stamp = stampOf(held.token);
        if (stamp == held.stamp && now - held.since <= heldFor) { // at rest nothing is worked out anew
            still.push_back(std::move(held));
            continue;
        }
        held.stamp = stamp;
        const QJsonObject state = stateFor(held.token, held.seat, held.language);
        if (state[u"v"_s].toString().toLatin1() != held.known || now - held.since > heldFor)
            held.connection->answer({200, "application/json", compact(state)});
        else
            still.push_back(std::move(held));
    }
    m_held.insert(m_held.end(), std::make_move_iterator(still.begin()), std::make_move_iterator(still.end()));
    m_seats.noteListening(listening);
    keep();
}

quint64 PocketHost::stampOf(const QByteArray &token)
{
    quint64 stamp = m_revision;
    if (const Phone *phone = m_seats.phoneOf(token)) {
        for (const PowerId seat : phone->seats)
            stamp += m_desk.version(seat);
    }
    return stamp;
}

void PocketHost::answerAsk(HttpConnection *connection, const HttpRequest &request)
{
    const QJsonObject body = QJsonDocument::fromJson(QByteArray::fromStdString(request.body)).object();
    const QString language = languageOf(body[u"lang"_s].toString().toStdString());
    const std::string id = body[u"seat"_s].toString().toStdString();
    QByteArray token = QByteArray::fromStdString(request.token);
    auto denial = PocketSeats::Denial::NoSeat;
    const Phone *phone = nullptr;
    for (const PowerId seat : m_seats.offered()) {
        if (m_document.board().power(seat).id == id)
            phone = m_seats.ask(seat, connection->peer().toString(), token, denial);
    }
    QJsonObject state = stateFor(token, {}, language);
    if (phone) {
        state[u"token"_s] = QString::fromLatin1(token);
    } else {
        constexpr const char *words[] = {"", "noSeat", "tooMany", "refused"};
        state[u"denied"_s] = QString::fromLatin1(words[static_cast<std::size_t>(denial)]);
    }
    connection->answer({200, "application/json", compact(state)});
}

void PocketHost::answerAct(HttpConnection *connection, const HttpRequest &request)
{
    const QJsonObject body = QJsonDocument::fromJson(QByteArray::fromStdString(request.body)).object();
    const QString language = languageOf(body[u"lang"_s].toString().toStdString());
    const QString seatId = body[u"seat"_s].toString();
    const QByteArray token = QByteArray::fromStdString(request.token);
    Phone *const phone = m_seats.phoneOf(token);
    const qint64 number = body[u"n"_s].toInteger();
    const QString verb = body[u"do"_s].toString();
    QString refused;
    if (phone && phone->isIn() && number > phone->lastAct) {
        m_seats.noteHeard(*phone);
        const PowerId seat = seatNamed(*phone, seatId);
        if (stateFor(token, seatId, language)[u"on"_s] == body[u"on"_s] && seat.valid()) {
            phone->lastAct = number;
            if (verb == "leave"_L1)
                m_seats.release(seat);
            else if (m_seats.isLocked(seat))
                refused = verb == "pin"_L1 && m_seats.givePin(*phone, seat, body[u"id"_s].toString()) ? QString()
                                                                                                      : u"wrongPin"_s;
            else
                refused = m_desk.act(seat, {{u"do"_s, verb}, {u"id"_s, body[u"id"_s]}}, language);
        }
    }
    QJsonObject state = stateFor(token, seatId, language); // the phone may be out by now
    if (!refused.isEmpty())
        state[u"refused"_s] = refused;
    connection->answer({200, "application/json", compact(state)});
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

QJsonObject PocketHost::stateFor(const QByteArray &token, const QString &seatId, const QString &language)
{
    const Tongue tongue(language); // names of powers and seasons are read on the phone
    QJsonObject state;
    const Phone *const phone = m_document.hasGame() ? m_seats.phoneOf(token) : nullptr;
    if (!phone || !phone->isIn() || phone->asks)
        state[u"lobby"_s] = lobby();
    if (phone && phone->asks)
        state[u"asks"_s] = QJsonObject{{u"figures"_s, QString::number(phone->figures)},
                                       {u"colour"_s, QString::fromLatin1(signColours[phone->sign])},
                                       {u"seat"_s, seatLine(phone->wish)}};
    if (phone && phone->isIn()) {
        const PowerId seat = seatNamed(*phone, seatId);
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
