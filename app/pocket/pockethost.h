#pragma once

#include "pocket/pocketseats.h"
#include "pocket/wireseal.h"
#include "sheet/maplook.h"

#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <vector>

class QHostAddress;

namespace entente::app {

class HttpConnection;
class PocketServer;
struct HttpRequest;

/// The table as phones meet it: a page, the picture of the board, who may ask for which seat, and for a phone that was
/// let in what its seats may see and do. Off until it is started; ends with the game, or after twelve hours.
///
/// The page, the board's picture and the table's key (`/key`) are for everybody. All else goes sealed over
/// `/wire` (wireseal.h); `to` says what is wanted:
///
///     state   names the state that the page has (`since`); the answer waits up to 25 seconds for another one. With
///             `lobby` it holds the list of seats, although the phone has one
///     ask     for `seat`, with `promise`, the hash of a salt in hexadecimal
///     show    that `salt`
///     do      an act. It carries a number, so that one sent twice counts once, and `on`, which names what it answers
///             to: where that has changed it does nothing
///
/// Every answer is the state as it is then, with `drawings`, by name: those that the state names, but for what the page
/// says it `has`.
class PocketHost : public QObject {
    Q_OBJECT

public:
    PocketHost(GameDocument &document, TableFlow &flow, QObject *parent = nullptr);
    ~PocketHost() override;

    /// Listens at this address of the machine; phones that are in stay so where it was another one before. False if
    /// it can't. `port`: 0 for the usual one, or one of the next where that is taken.
    bool start(const QHostAddress &address, quint16 port = 0);
    void stop(); ///< and all seats are at the keyboard again
    bool isRunning() const;
    QHostAddress address() const; ///< where it listens
    quint16 port() const;
    /// "192.168.1.20:47474/J": for those who type
    QString typedAddress() const;
    /// What the code says: the same, and the table's key behind a "#", which browsers send nowhere.
    QString link() const;

    PocketSeats &seats() { return m_seats; }
    SeatDesk &desk() { return m_desk; }
    /// Keeps who is here in this file, so that phones come back after a crash; `game` says in which file or copy the
    /// game is kept just now.
    void keepIn(const QString &file, const std::function<QString()> &game);
    /// What was done on a phone is told only when this holds: it is on disk. `noteStored` says that it may.
    void answerWhen(const std::function<bool()> &isStored) { m_isStored = isStored; }
    void noteStored();
    /// How the board is painted, and in which colours the powers are shown.
    void setLook(const MapLook &look);

Q_SIGNALS:
    void changed(); ///< started, stopped

private:
    struct Held;   ///< a page that waits for news
    struct Done;   ///< an act that waits until it is on disk
    struct Ground; ///< a picture of the board, as it is coloured at some time

    void answer(HttpConnection *connection, const HttpRequest &request);
    void answerGround(HttpConnection *connection, const QString &name);
    Ground *paintGround(const QString &name);
    void answerWire(HttpConnection *connection, const QByteArray &sealed);
    void answerState(HttpConnection *connection, const WireSeal::Request &request);
    void answerAsk(HttpConnection *connection, const WireSeal::Request &request);
    void answerAct(HttpConnection *connection, const WireSeal::Request &request);
    void tellState(HttpConnection *connection, const WireSeal::Request &request, const QString &part = {},
                   const QString &word = {});
    void tellNews();
    void keep();
    void giveBack();
    /// What a page shows of this phone's seat. `v` names it, and `on` what acts answer to.
    QJsonObject stateFor(const WireSeal::Request &request);
    /// Another number as soon as the phone's state may be another.
    quint64 stampOf(const QByteArray &key);
    QJsonObject lobby() const;
    QJsonObject seatLine(PowerId seat) const;
    QString colourOf(PowerId power) const;
    PowerId seatNamed(const Phone &phone, const QString &id) const;

    GameDocument &m_document;
    TableFlow &m_flow;
    SeatDesk m_desk;
    PocketSeats m_seats;
    WireSeal m_wire;
    std::unique_ptr<PocketServer> m_server;
    MapLook m_look;
    std::map<QString, Ground> m_grounds; ///< by name
    QThreadPool m_painters;
    QString m_recordFile; ///< empty: nothing is kept
    std::function<QString()> m_keptGame;
    PhoneRecord m_record;             ///< as it was written last
    qint64 m_until = 0;               ///< milliseconds since 1970
    std::function<bool()> m_isStored; ///< none: it always is
    std::vector<Held> m_held;
    std::vector<Done> m_done;
    quint64 m_revision = 0; ///< counts what may have changed for all
    QTimer m_news;          ///< something may have changed
    QTimer m_tick;          ///< each second, while it runs
    QTimer m_night;         ///< twelve hours
    QElapsedTimer m_clock;
};

} // namespace entente::app
