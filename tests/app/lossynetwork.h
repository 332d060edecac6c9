#pragma once

#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

#include <algorithm>
#include <utility>
#include <vector>

namespace entente::app {

/// A network between browsers and the table on which answers are lost. Browsers find the table at `link`.
class LossyNetwork : public QTcpServer {
public:
    enum class Loss { Cut, Refused, Silent };

    explicit LossyNetwork(const QString &link) : m_table(link)
    {
        listen(QHostAddress(m_table.host()));
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *browser = nextPendingConnection())
                carry(browser);
        });
    }

    QString link() const
    {
        QUrl here = m_table;
        here.setPort(serverPort());
        return here.toString();
    }

    /// Of the next `times` answers to what is asked there ("/J"; "/ground/" is all below): cut after so many bytes,
    /// refused, or nothing comes at all.
    void lose(const QByteArray &path, Loss how, int times = 1, qsizetype bytes = 0)
    {
        m_plans.push_back({path, how, times, bytes});
    }
    int lost() const { return m_lost; } ///< so far

private:
    struct Plan {
        QByteArray path;
        Loss how;
        int times;
        qsizetype bytes;
    };

    /// Each request has a connection of its own to the table.
    void carry(QTcpSocket *browser)
    {
        auto *table = new QTcpSocket(browser);
        connect(browser, &QTcpSocket::disconnected, browser, &QObject::deleteLater);
        connect(browser, &QTcpSocket::readyRead, this, [this, browser, table, asked = QByteArray()]() mutable {
            asked += browser->readAll();
            const qsizetype end = asked.indexOf("\r\n\r\n");
            const qsizetype at = asked.toLower().indexOf("content-length: ");
            const qsizetype body = at < 0 || at > end ? 0 : asked.mid(at + 16, 8).split('\r').front().toLongLong();
            if (end < 0 || asked.size() < end + 4 + body)
                return;
            QByteArray head = asked.left(end);
            head.replace(hostOf(serverPort()), hostOf(m_table.port())).replace("keep-alive", "close");
            const Plan plan = planFor(head.split(' ').value(1));
            if (plan.how == Loss::Refused && plan.times > 0) {
                browser->write("HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                return browser->disconnectFromHost();
            }
            if (plan.how == Loss::Silent && plan.times > 0)
                return;
            const qsizetype most = plan.times > 0 ? plan.bytes : -1;
            connect(table, &QTcpSocket::readyRead, browser, [browser, table, most, had = qsizetype(0)]() mutable {
                const QByteArray bytes = table->readAll();
                browser->write(most < 0 ? bytes : bytes.left(most - had));
                had += most < 0 ? 0 : std::min(most - had, bytes.size());
                if (had == most)
                    browser->disconnectFromHost();
            });
            connect(table, &QTcpSocket::disconnected, browser, &QTcpSocket::disconnectFromHost);
            table->connectToHost(m_table.host(), static_cast<quint16>(m_table.port()));
            table->write(head + asked.mid(end));
        });
    }

    QByteArray hostOf(int port) const { return m_table.host().toLatin1() + ':' + QByteArray::number(port); }

    Plan planFor(const QByteArray &target)
    {
        for (Plan &plan : m_plans) {
            if (plan.times == 0 || !target.startsWith(plan.path))
                continue;
            const Plan now = plan;
            --plan.times;
            ++m_lost;
            return now;
        }
        return {{}, Loss::Cut, 0, 0};
    }

    QUrl m_table;
    std::vector<Plan> m_plans;
    int m_lost = 0;
};

} // namespace entente::app
