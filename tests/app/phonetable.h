#pragma once

#include "chromium.h"
#include "tabletest.h"

#include "io/gamecase.h"
#include "orders/notation.h"
#include "pocket/pockethost.h"
#include "sheet/mapsheet.h"
#include "words/names.h"

#include <QApplication>
#include <QHostAddress>
#include <QStandardPaths>

namespace entente::app {

/// A table with phones as real browsers. ENTENTE_PICTURES=FOLDER keeps pictures of what they show.
class PhoneTable : protected TableTest {
protected:
    /// For initTestCase: skips the program where there is no browser.
    static void needBrowser()
    {
        if (!Chromium::isHere())
            QSKIP("chromium and chromium-driver are not here");
        QStandardPaths::setTestModeEnabled(true);
    }

    void lay()
    {
        m_document = std::make_unique<GameDocument>(m_library.finder());
        m_flow = std::make_unique<TableFlow>(*m_document);
        m_host = std::make_unique<PocketHost>(*m_document, *m_flow);
    }

    /// A game of Standard, and a browser as large as a phone.
    bool layWithBrowser()
    {
        lay();
        m_browser = std::make_unique<Chromium>();
        return play(QStringLiteral("standard")) && m_browser->start({390, 844});
    }

    void clear()
    {
        m_browser.reset();
        m_host.reset();
        m_flow.reset();
        m_document.reset();
    }

    /// A hotseat game that begins where the variant does. False: there is none.
    bool play(const QString &id) { return play({{QStringLiteral("variant"), id}}); }
    /// One that begins where the case stands, with its settings.
    bool play(const QJsonObject &place)
    {
        const QString id = place[QStringLiteral("variant")].toString();
        std::shared_ptr<const Variant> variant = m_library.find(id);
        if (!variant)
            return false;
        if (place.contains(QStringLiteral("units"))) {
            const QByteArray text = QJsonDocument(place).toJson(QJsonDocument::Compact);
            const std::vector<CaseOrError> read = readCases(text.toStdString(), m_library.finder());
            if (read.size() != 1 || !read.front().ok())
                return false;
            auto changed = std::make_shared<Variant>(*variant);
            changed->start = read.front().value().position;
            variant = changed;
        }
        std::map<std::string, std::string> settings;
        const QJsonObject chosen = place[QStringLiteral("settings")].toObject();
        for (auto it = chosen.begin(); it != chosen.end(); ++it)
            settings[it.key().toStdString()] = it.value().toString().toStdString();
        m_document->newGame(variant, settings, Table::standard(*variant->board));
        const QString folder = m_library.folderOf(id);
        const auto sheet = MapSheet::load(folder, *variant->board);
        const auto livery = Livery::load(folder, *variant->board);
        if (!sheet.ok())
            return false;
        MapLook look;
        look.board = variant->board;
        look.sheet = sheet.value();
        look.livery = livery.ok() ? livery.value() : Livery::standard(*variant->board);
        m_host->setLook(look);
        return m_host->start(QHostAddress(QStringLiteral("127.0.0.1")));
    }

    /// Where it does not come so far, it says what page and table showed then.
    bool join(Chromium &browser, const QString &seat)
    {
        browser.open(m_host->link());
        const char *step = "asks";
        bool joins = browser.tap(QStringLiteral("ask ") + seat)
                     && browser.waitFor(QStringLiteral("document.querySelector('.sign')"));
        if (joins) {
            step = "is let in";
            m_host->seats().letIn(m_host->seats().phones().back().number);
            joins = browser.waitFor(QStringLiteral("document.querySelector('#title').textContent !== 'Entente'"));
        }
        if (joins)
            return true;
        qWarning("%s does not come so far that it %s; contact: \"%s\", %s", qPrintable(seat), step,
                 qPrintable(browser.text(QStringLiteral("#contact"))), qPrintable(shown(browser)));
        for (const Phone &phone : m_host->seats().phones())
            qWarning("at the table: phone %d, %s %s, %zu seats", phone.number, phone.asks ? "asks" : "is in",
                     phone.isShown() ? "with its sign" : "without a sign", phone.seats.size());
        return false;
    }

    /// The sentence and the buttons that the page shows.
    static QString shown(Chromium &browser)
    {
        return browser
            .run(QStringLiteral("return document.querySelector('#sentence')?.textContent + ' | ' + "
                                "[...document.querySelectorAll('button')].map("
                                "(one) => one.dataset.key?.split(' ')[0] + ' ' + one.textContent).join(' | ')"))
            .toString();
    }

    /// A finger on the map, at what the list calls so.
    static bool touch(Chromium &browser, const QString &kind, const QString &words)
    {
        const QString key = keyOf(browser, kind, words);
        browser.settle();
        const QJsonArray at = browser.run(QStringLiteral("return window.whereIs?.('%1')").arg(key)).toArray();
        if (at.size() != 2)
            return false;
        browser.touch(at[0].toDouble(), at[1].toDouble());
        return true;
    }

    /// True: a button of this kind has these words on it, as its title.
    static QString offers(const QString &kind, const QString &words)
    {
        return QStringLiteral("[...document.querySelectorAll('[data-key^=%1]')].some("
                              "(one) => (one.querySelector('.words')?.firstChild || one).textContent.includes('%2'))")
            .arg(kind, words);
    }
    static QString choice(const QString &words) { return offers(QStringLiteral("choose"), words); }
    /// The key of the button of this kind on which these words stand.
    static QString keyOf(Chromium &browser, const QString &kind, const QString &words)
    {
        return browser
            .run(QStringLiteral("return [...document.querySelectorAll('[data-key^=%1]')].find("
                                "(one) => (one.querySelector('.words')?.firstChild || "
                                "one).textContent.includes('%2'))?.dataset.key")
                     .arg(kind, words))
            .toString();
    }

    /// Taps buttons one after another, each "KIND WORDS" ("choose Burgundy") or a key alone ("seal"). What could not be
    /// tapped, with what was offered in its place; empty: all were.
    static QString tapAll(Chromium &browser, const QStringList &steps)
    {
        QString before;
        for (const QString &step : steps) {
            if (step == before)
                QTest::qWait(400); // two in one go are one
            const qsizetype space = step.indexOf(u' ');
            const QString kind = step.left(space);
            const QString key = QStringLiteral("!document.body.classList.contains('busy') && ");
            const bool here =
                space < 0 ? browser.waitFor(key + QStringLiteral("document.querySelector('[data-key=%1]')").arg(kind))
                          : browser.waitFor(key + offers(kind, step.mid(space + 1)));
            if (!here || !browser.tap(space < 0 ? kind : keyOf(browser, kind, step.mid(space + 1))))
                return step + QStringLiteral(" is not among: ") + shown(browser);
            before = step;
        }
        browser.waitFor(QStringLiteral("!document.body.classList.contains('busy')"));
        return {};
    }

    static void keep(Chromium &browser, const QString &name)
    {
        const QString folder = qEnvironmentVariable("ENTENTE_PICTURES");
        if (folder.isEmpty())
            return;
        browser.settle();
        browser.picture(folder + u'/' + name + QStringLiteral(".png"));
    }

    /// The orders of a power as its player would write them.
    QStringList written(const char *name) const
    {
        QStringList texts;
        for (const GivenOrder &given : m_document->ordersOf(power(*m_document, name)))
            texts += fromUtf8(orderText(m_document->board(), given.order, m_document->game().position().phase.stage));
        return texts;
    }

    std::unique_ptr<GameDocument> m_document;
    std::unique_ptr<TableFlow> m_flow;
    std::unique_ptr<PocketHost> m_host;
    std::unique_ptr<Chromium> m_browser; ///< of `layWithBrowser`
};

} // namespace entente::app
