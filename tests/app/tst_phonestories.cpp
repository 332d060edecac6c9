// Seasons as people play them on phones, tapped in a real browser. ENTENTE_PICTURES=FOLDER keeps pictures.
#include "phonetable.h"

#include "actions/language.h"
#include "look/theme.h"
#include "pocket/phonesdesk.h"

#include <algorithm>
#include <vector>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

class TestPhoneStories : public QObject, private PhoneTable {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        needBrowser();
        setLanguage(*qApp, u"en"_s);
    }

    void init() { lay(); }
    void cleanup() { clear(); }

    /// One phone, one power, one position: what is tapped, and what is then ordered (tests/cases/phones.jsonl).
    void whatIsTappedIsOrdered_data()
    {
        QTest::addColumn<QJsonObject>("story");
        QFile file(projectFile("tests/cases/phones.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        while (!file.atEnd()) {
            const QJsonObject story = QJsonDocument::fromJson(file.readLine()).object();
            QTest::newRow(qPrintable(story[u"story"_s].toString())) << story;
        }
    }

    void whatIsTappedIsOrdered()
    {
        QFETCH(const QJsonObject, story);
        QVERIFY(play(story[u"case"_s].toObject()));
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        QVERIFY(join(browser, story[u"seat"_s].toString()));
        int number = 0;
        for (const QJsonValue tap : story[u"taps"_s].toArray()) {
            const QString failed = tapAll(browser, {tap.toString()});
            keep(browser, u"%1-%2"_s.arg(QString::fromUtf8(QTest::currentDataTag()).replace(u' ', u'-')).arg(++number));
            QVERIFY2(failed.isEmpty(), qPrintable(failed));
        }
        QJsonArray orders;
        for (const QString &order : written(qPrintable(story[u"power"_s].toString())))
            orders.append(order);
        QCOMPARE(orders, story[u"orders"_s].toArray());
    }

    /// A whole year at two phones: a convoy of one power's army by the other's fleet, what came of it, and why.
    void aConvoyOfTwoPhones()
    {
        QVERIFY(play(QJsonObject{{u"variant"_s, u"standard"_s},
                                 {u"id"_s, u"convoy"_s},
                                 {u"phase"_s, u"S1901M"_s},
                                 {u"units"_s, QJsonObject{{u"Turkey"_s, QJsonArray{u"A Con"_s, u"A Smy"_s}},
                                                          {u"Russia"_s, QJsonArray{u"F BLA"_s, u"A Sev"_s, u"A Ukr"_s}},
                                                          {u"Austria"_s, QJsonArray{u"A Bud"_s}}}}}));
        Chromium turkey;
        Chromium russia;
        QVERIFY(turkey.start({390, 844}) && russia.start({1024, 768}, u"de-DE"_s, true));
        QVERIFY(join(turkey, u"turkey"_s) && join(russia, u"russia"_s));
        give(*m_document, "Austria", "A Bud - Rum"); // at the keyboard
        tapsAreDone(turkey, {u"unit A Constantinople"_s, u"choose Rumania"_s});
        keep(turkey, u"convoy-army"_s);
        tapsAreDone(russia, {u"unit F Schwarzes Meer"_s, u"choose Geleit"_s, u"choose Konstantinopel"_s,
                             u"choose Rumänien"_s, u"unit A Sewastopol"_s, u"choose Unterstützen"_s});
        keep(russia, u"convoy-support"_s);
        tapsAreDone(russia, {u"choose Konstantinopel"_s, u"choose Rumänien"_s});
        keep(russia, u"convoy-fleet"_s);
        QCOMPARE(written("Russia"), (QStringList{u"F BLA C A Con - Rum"_s, u"A Sev S A Con - Rum"_s}));
        tapsAreDone(turkey, {u"seal"_s, u"seal"_s});
        tapsAreDone(russia, {u"seal"_s, u"seal"_s});
        m_flow->sealAll();
        m_flow->reveal();
        QVERIFY(turkey.waitFor(u"document.querySelector('.result')"_s));
        QVERIFY(turkey.text(u"#rows"_s).contains(u"Rumania"_s));
        tapsAreDone(turkey, {keyOf(turkey, u"why"_s, u"Rumania"_s).section(u' ', 0, 0) + u" Rumania"_s});
        QVERIFY(turkey.waitFor(u"document.querySelector('.why li')"_s));
        QVERIFY(turkey.waitFor(u"document.querySelector('#ink svg polyline, #ink svg path')"_s));
        keep(turkey, u"convoy-why"_s);
        tapsAreDone(turkey, {u"board"_s});
        keep(turkey, u"board"_s);
        QVERIFY(turkey.text(u"#rows"_s).contains(u"Austria"_s));
        tapsAreDone(turkey, {u"board"_s});
        keep(russia, u"convoy-results"_s);
    }

    /// What is left undone is asked as at the window, and a second tap seals.
    void aSealThatIsAsked()
    {
        QVERIFY(play(u"standard"_s));
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        QVERIFY(join(browser, u"france"_s));
        tapsAreDone(browser, {u"unit A Paris"_s, u"choose Burgundy"_s, u"seal"_s});
        keep(browser, u"asked"_s);
        QCOMPARE(browser.text(u"#sentence"_s), u"2 units have no order and will hold."_s);
        QCOMPARE(browser.text(u"[data-key=seal]"_s), u"Seal anyway: 2 units hold"_s);
        QTest::qWait(400); // two in one go are one
        tapsAreDone(browser, {u"seal"_s});
        QVERIFY(browser.waitFor(u"document.querySelector('[data-key=reopen]')"_s));
        QVERIFY(m_document->table().isSealed(power(*m_document, "France")));
    }

    void aVote()
    {
        QVERIFY(play(u"standard"_s));
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        QVERIFY(join(browser, u"italy"_s));
        tapsAreDone(browser, {u"votes"_s, u"vote Draw between all"_s});
        keep(browser, u"vote"_s);
        QCOMPARE(m_document->table().ballots.size(), 1);
        tapsAreDone(browser, {u"vote Play on"_s});
        QVERIFY(m_document->table().ballots.empty());
    }

    void aRetreat()
    {
        QVERIFY(play(QJsonObject{{u"variant"_s, u"standard"_s},
                                 {u"id"_s, u"retreat"_s},
                                 {u"phase"_s, u"S1902M"_s},
                                 {u"units"_s, QJsonObject{{u"France"_s, QJsonArray{u"A Bur"_s, u"A Par"_s}},
                                                          {u"Germany"_s, QJsonArray{u"A Mun"_s, u"A Ruh"_s}}}}}));
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        QVERIFY(join(browser, u"france"_s));
        give(*m_document, "Germany", "A Mun - Bur");
        give(*m_document, "Germany", "A Ruh S A Mun - Bur");
        m_flow->sealAll();
        m_flow->reveal();
        QVERIFY(browser.waitFor(u"document.querySelector('.mark.failed')"_s));
        keep(browser, u"dislodged"_s);
        m_flow->next();
        tapsAreDone(browser, {u"unit A Burgundy"_s});
        keep(browser, u"retreat"_s);
        tapsAreDone(browser, {u"choose Gascony"_s});
        keep(browser, u"retreat-written"_s);
        QCOMPARE(written("France"), QStringList{u"A Bur R Gas"_s});
    }

    /// A tap on what stands no longer so: nothing is done, and the page says so beside how it stands now.
    void aTapThatComesTooLate()
    {
        QVERIFY(play(u"standard"_s));
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        QVERIFY(join(browser, u"france"_s));
        // Behind something else the page does not listen: it hears what was to come, and no more.
        browser.run(u"Object.defineProperty(document, 'hidden', { value: true })"_s);
        QVERIFY(m_flow->takeSeat(power(*m_document, "Austria")));
        m_flow->seal();
        QVERIFY(browser.waitFor(u"document.querySelector('#count').textContent.startsWith('1 ')"_s));
        m_flow->sealAll();
        m_flow->reveal();
        tapsAreDone(browser, {u"unit A Paris"_s});
        QVERIFY(browser.waitFor(u"document.querySelector('#sentence').textContent.includes('meanwhile')"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('.result')"_s));
        keep(browser, u"late"_s);
        QCOMPARE(m_document->game().turnCount(), 1);
    }

    /// How long a tap takes until what it led to is drawn, and what the page weighs.
    void tapsAreQuick()
    {
        QVERIFY(play(u"standard"_s));
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        QVERIFY(join(browser, u"russia"_s));
        std::vector<double> taken;
        for (int i = 0; i < 12; ++i) {
            const QString key =
                browser
                    .run(u"return (document.querySelector('[data-key^=\"choose\"]') || "
                         "document.querySelectorAll('[data-key^=unit]')[%1]).dataset.key"_s.arg(i / 2 % 4))
                    .toString();
            QVERIFY(browser.waitFor(u"!document.body.classList.contains('busy')"_s));
            taken.push_back(
                browser
                    .run(u"return new Promise((done) => { const began = performance.now();"
                         "new MutationObserver((_, watch) => { watch.disconnect(); requestAnimationFrame(() => "
                         "done(performance.now() - began)); }).observe(document.querySelector('#rows'), "
                         "{ childList: true }); document.querySelector('[data-key=\"%1\"]').click(); })"_s.arg(key))
                    .toDouble());
        }
        std::sort(taken.begin(), taken.end());
        qInfo("from tap to drawn: median %.0f ms, longest %.0f ms", taken[taken.size() / 2], taken.back());
        QVERIFY(taken.front() > 0 && taken[taken.size() / 2] < 500); // 100 on a machine that does nothing else
        const QString sizes = browser
                                  .run(u"return performance.getEntriesByType('resource').map((one) => "
                                       "one.name.replace(/.*\\//, '') + ' ' + one.encodedBodySize).join(', ')"_s)
                                  .toString();
        qInfo("bytes: %s", qPrintable(sizes));
    }

    /// A spring of seven phones (tests/cases/phonespring.jsonl): what it takes them, and what it would take them one
    /// after another. Taps are counted and timed here; how long each player thinks over the orders is given, and so is
    /// that a finger needs a second and a half for a tap and the table twenty seconds to change seats: to get up, to
    /// sit down, to look away, and the curtain's guard. At one keyboard as many clicks are needed, and one to take the
    /// seat.
    void aSpringOfSeven()
    {
        constexpr double finger = 1.5;
        constexpr double change = 20;
        QVERIFY(play(u"standard"_s));
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        QFile file(projectFile("tests/cases/phonespring.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        double inTurn = 0;
        double longest = 0;
        qsizetype taps = 0;
        double machine = 0;
        while (!file.atEnd()) {
            const QJsonObject player = QJsonDocument::fromJson(file.readLine()).object();
            browser.run(u"localStorage.clear()"_s); // another phone
            browser.open(u"about:blank"_s);
            QVERIFY(join(browser, player[u"seat"_s].toString()));
            QStringList own = player[u"taps"_s].toVariant().toStringList();
            own += {u"seal"_s, u"seal"_s};
            QElapsedTimer clock;
            clock.start();
            tapsAreDone(browser, own);
            QVERIFY(browser.waitFor(u"document.querySelector('[data-key=reopen]')"_s));
            machine += static_cast<double>(clock.elapsed()) / 1000;
            taps += own.size();
            const double writes = player[u"think"_s].toDouble() + finger * static_cast<double>(own.size());
            inTurn += writes + finger + change;
            longest = std::max(longest, writes);
        }
        QCOMPARE(m_flow->step(), Step::AllSealed);
        constexpr double evening = 8 * 3600;
        constexpr double talk = 15 * 60; // a season, with the reveal, retreats and builds
        qInfo("%d taps, %.0f ms each with the browser's driver", int(taps), 1000 * machine / static_cast<double>(taps));
        qInfo("a spring one after another: %.0f s; on phones: %.0f s, %.0f %% of it", inTurn, longest,
              100 * longest / inTurn);
        qInfo("seasons in eight hours with %.0f minutes of talk each: %.0f one after another, %.0f on phones",
              talk / 60, evening / (talk + inTurn), evening / (talk + longest));
        QVERIFY(longest < inTurn / 4);
    }

    /// Those of the manual's page on phones, into the folder ENTENTE_MANUAL; see packaging/manual-pictures.
    void pictures_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << u"en"_s;
        QTest::newRow("de") << u"de"_s;
    }
    void pictures()
    {
        QFETCH(const QString, language);
        const QString folder = qEnvironmentVariable("ENTENTE_MANUAL");
        if (folder.isEmpty())
            QSKIP("no folder is named");
        const bool german = language == u"de"_s;
        const auto in = [german](const char *english, const char *translated) {
            return QString::fromUtf8(german ? translated : english);
        };
        setLanguage(*qApp, language);
        QVERIFY(play(u"standard"_s));
        Chromium browser;
        QVERIFY(browser.start({360, 640}, german ? u"de-DE"_s : u"en-US"_s, false, 1));
        browser.open(m_host->link());
        tapsAreDone(browser, {u"ask "_s + in("Austria", "Österreich")});
        QVERIFY(browser.waitFor(u"document.querySelector('.sign')"_s));
        setUiFont();
        applyTheme(*qApp, false);
        PhonesDesk desk(*m_document, *m_host);
        desk.resize(620, 420);
        desk.show();
        QTest::qWait(500);
        QVERIFY(desk.grab().save(folder + u"/phones.png"_s));
        const auto shot = [&](const char *name) {
            browser.settle();
            browser.picture(folder + u'/' + QLatin1StringView(name));
        };
        m_host->seats().letIn(m_host->seats().phones().back().number);
        QVERIFY(browser.waitFor(u"document.querySelector('#ground').naturalWidth > 0"_s));
        tapsAreDone(browser, {u"unit A "_s + in("Vienna", "Wien")});
        shot("phonechoices.png");
        tapsAreDone(browser, {u"choose "_s + in("Galicia", "Galizien"), u"unit A Budapest"_s,
                              u"choose "_s + in("Serbia", "Serbien"), u"seal"_s});
        shot("phoneorders.png");
        give(*m_document, "Russia", "A War - Gal");
        m_flow->sealAll();
        m_flow->reveal();
        QVERIFY(browser.waitFor(u"document.querySelector('.result')"_s));
        tapsAreDone(browser, {u"why "_s + in("Galicia", "Galizien")});
        shot("phonewhy.png");
        setLanguage(*qApp, u"en"_s);
    }

private:
    void tapsAreDone(Chromium &browser, const QStringList &taps)
    {
        const QString failed = tapAll(browser, taps);
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }
};

QTEST_MAIN(TestPhoneStories)
#include "tst_phonestories.moc"
