#pragma once

#include <QEventLoop>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace entente::app {

/// A real browser without a window, led by its driver (WebDriver, W3C). Needs Debian's chromium and chromium-driver.
class Chromium {
public:
    static bool isHere()
    {
        return !QStandardPaths::findExecutable(QStringLiteral("chromedriver")).isEmpty()
               && !QStandardPaths::findExecutable(QStringLiteral("chromium")).isEmpty();
    }

    /// `size`: of the page, in its own pixels, each `ratio` of the screen's. False: it does not start.
    /// On a busy machine a browser may end before its driver has found it, so it is tried more than once.
    bool start(QSize size, const QString &language = QStringLiteral("en-US"), bool dark = false, double ratio = 2)
    {
        for (int attempt = 0; attempt < 4; ++attempt) {
            if (startDriver() && openSession(size, language, dark, ratio))
                return true;
            endDriver();
        }
        return false;
    }

    ~Chromium()
    {
        if (!m_session.isEmpty())
            ask("DELETE", at(QString()));
        endDriver();
    }

    void open(const QString &url) { ask("POST", at(QStringLiteral("/url")), {{QStringLiteral("url"), url}}); }
    /// Another page in the same tab, and the first one again by the back button.
    void goAwayAndBack()
    {
        const QString away = QStringLiteral("about:blank");
        open(away);
        waitFor(QStringLiteral("location.href === '%1'").arg(away)); // else "back" would leave the page before it
        ask("POST", at(QStringLiteral("/back")));
    }
    /// What the script returns.
    QJsonValue run(const QString &script)
    {
        return ask("POST", at(QStringLiteral("/execute/sync")),
                   {{QStringLiteral("script"), script}, {QStringLiteral("args"), QJsonArray()}});
    }
    bool waitFor(const QString &condition, int milliseconds = 20000)
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < milliseconds) {
            if (run(QStringLiteral("return Boolean(%1)").arg(condition)).toBool())
                return true;
            QTest::qWait(20);
        }
        return false;
    }
    /// Until what has changed is laid out and drawn.
    void settle()
    {
        run(QStringLiteral("return new Promise((done) => { let frames = 3; const next = () => "
                           "--frames ? requestAnimationFrame(next) : done(); requestAnimationFrame(next); })"));
    }
    /// A tap on the button with this key, as a finger does it; false: there is none within reach.
    bool tap(const QString &key)
    {
        const QString found = QStringLiteral("document.querySelector('[data-key=\"%1\"]')").arg(key);
        if (!waitFor(found + QStringLiteral(" && !document.body.classList.contains('busy')")))
            return false;
        run(found + QStringLiteral(".click()"));
        return true;
    }
    /// A finger at this place of the page.
    void touch(double x, double y) { touch({{{x, y}}}); }
    /// Fingers at once, each on a way of its own.
    void touch(const QList<QList<QPointF>> &ways)
    {
        const auto step = [](const char *type) { return QJsonObject{{QStringLiteral("type"), QLatin1String(type)}}; };
        const auto moveTo = [&](QPointF at) {
            QJsonObject move = step("pointerMove");
            move[QStringLiteral("x")] = qRound(at.x());
            move[QStringLiteral("y")] = qRound(at.y());
            move[QStringLiteral("duration")] = 0;
            return move;
        };
        QJsonObject down = step("pointerDown");
        down[QStringLiteral("button")] = 0;
        QJsonObject up = step("pointerUp");
        up[QStringLiteral("button")] = 0;
        QJsonArray fingers;
        for (const QList<QPointF> &way : ways) {
            QJsonArray actions{moveTo(way.front()), down};
            for (const QPointF at : way.mid(1))
                actions.append(moveTo(at));
            actions.append(up);
            fingers.append(QJsonObject{
                {QStringLiteral("type"), QStringLiteral("pointer")},
                {QStringLiteral("id"), QStringLiteral("finger%1").arg(fingers.size())},
                {QStringLiteral("parameters"), QJsonObject{{QStringLiteral("pointerType"), QStringLiteral("touch")}}},
                {QStringLiteral("actions"), actions}});
        }
        ask("POST", at(QStringLiteral("/actions")), {{QStringLiteral("actions"), fingers}});
    }
    /// Another tab, in front from now on. What it is called.
    QString openTab()
    {
        const QJsonObject tab = ask("POST", at(QStringLiteral("/window/new"))).toObject();
        showTab(tab[QStringLiteral("handle")].toString());
        return tab[QStringLiteral("handle")].toString();
    }
    QString tabInFront() { return ask("GET", at(QStringLiteral("/window"))).toString(); }
    void showTab(const QString &tab) { ask("POST", at(QStringLiteral("/window")), {{QStringLiteral("handle"), tab}}); }
    QString text(const QString &selector)
    {
        return run(QStringLiteral("return document.querySelector('%1')?.textContent").arg(selector)).toString();
    }
    /// Writes what is seen to a PNG.
    void picture(const QString &path)
    {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromBase64(ask("GET", at(QStringLiteral("/screenshot"))).toString().toLatin1()));
    }

private:
    bool startDriver()
    {
        m_driver.start(QStringLiteral("chromedriver"), {QStringLiteral("--port=0")});
        QByteArray said;
        const QByteArray ready = "successfully on port ";
        const bool hasBegun = QTest::qWaitFor(
            [&] {
                said += m_driver.readAllStandardOutput();
                return said.contains(ready) && said.indexOf('.', said.indexOf(ready)) > 0;
            },
            60000);
        if (!hasBegun) {
            qWarning("chromedriver says: %s", said.constData());
            return false;
        }
        const qsizetype at = said.indexOf(ready) + ready.size();
        m_base = QStringLiteral("http://127.0.0.1:") + QString::fromLatin1(said.mid(at, said.indexOf('.', at) - at));
        return true;
    }

    void endDriver()
    {
        m_driver.kill();
        m_driver.waitForFinished();
    }

    bool openSession(QSize size, const QString &language, bool dark, double ratio)
    {
        QJsonArray args{QStringLiteral("--headless=new"),
                        QStringLiteral("--no-sandbox"),
                        QStringLiteral("--disable-gpu"),
                        QStringLiteral("--disable-dev-shm-usage"),
                        QStringLiteral("--no-first-run"),
                        QStringLiteral("--hide-scrollbars"),
                        QStringLiteral("--force-prefers-reduced-motion")}; // nothing is on its way when it is tapped
        if (dark)
            args.append(QStringLiteral("--force-dark-mode"));
        const QJsonObject metrics{{QStringLiteral("width"), size.width()},
                                  {QStringLiteral("height"), size.height()},
                                  {QStringLiteral("pixelRatio"), ratio},
                                  {QStringLiteral("touch"), true}};
        const QJsonObject options{
            {QStringLiteral("args"), args},
            {QStringLiteral("prefs"), QJsonObject{{QStringLiteral("intl.accept_languages"), language}}},
            {QStringLiteral("mobileEmulation"), QJsonObject{{QStringLiteral("deviceMetrics"), metrics}}}};
        const QJsonObject wanted{{QStringLiteral("goog:chromeOptions"), options},
                                 {QStringLiteral("pageLoadStrategy"), QStringLiteral("eager")}};
        const QJsonObject session =
            ask("POST", QStringLiteral("/session"),
                {{QStringLiteral("capabilities"), QJsonObject{{QStringLiteral("alwaysMatch"), wanted}}}})
                .toObject();
        m_session = session[QStringLiteral("sessionId")].toString();
        if (m_session.isEmpty())
            qWarning("chromium does not start: %s", qPrintable(session[QStringLiteral("message")].toString()));
        return !m_session.isEmpty();
    }

    QString at(const QString &what) const { return QStringLiteral("/session/") + m_session + what; }

    QJsonValue ask(const QByteArray &verb, const QString &path, const QJsonObject &body = {})
    {
        QNetworkRequest request(QUrl(m_base + path));
        request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
        QNetworkReply *reply = m_network.sendCustomRequest(
            request, verb, verb == "POST" ? QJsonDocument(body).toJson(QJsonDocument::Compact) : QByteArray());
        QEventLoop loop;
        QObject::connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
        loop.exec();
        reply->deleteLater();
        return QJsonDocument::fromJson(reply->readAll()).object()[QStringLiteral("value")];
    }

    QProcess m_driver;
    QNetworkAccessManager m_network;
    QString m_base;
    QString m_session;
};

} // namespace entente::app
