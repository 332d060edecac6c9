// The page in a real browser, as large as a phone: what a person sees and taps. ENTENTE_PICTURES=FOLDER keeps pictures.
#include "phonetable.h"

#include <algorithm>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

class TestPhonePage : public QObject, private PhoneTable {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { needBrowser(); }

    void init() { lay(); }
    void cleanup() { clear(); }

    void aSpring()
    {
        QVERIFY(play(u"standard"_s));
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        QElapsedTimer clock;
        clock.start();
        browser.open(m_host->link());
        QVERIFY(browser.waitFor(u"document.querySelector('[data-key=\"ask france\"]')"_s));
        keep(browser, u"lobby"_s);
        QVERIFY(browser.tap(u"ask france"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('.sign')"_s));
        QCOMPARE(browser.text(u".sign"_s), QString::number(m_host->seats().phones().front().figures));
        keep(browser, u"asks"_s);
        m_host->seats().letIn(m_host->seats().phones().front().number);
        QVERIFY(browser.waitFor(u"document.querySelector('#title').textContent === 'France'"_s));
        qInfo("from the link to the seat: %lld ms", clock.elapsed());
        QVERIFY(browser.waitFor(u"document.querySelector('#ground').naturalWidth > 0"_s));
        keep(browser, u"seat"_s);

        // Paris to Burgundy by the list, Marseilles to Spain on the map.
        QVERIFY(browser.tap(keyOf(browser, u"unit"_s, u"Paris"_s)));
        QVERIFY(browser.waitFor(choice(u"Burgundy"_s)));
        keep(browser, u"choices"_s);
        QVERIFY(browser.tap(keyOf(browser, u"choose"_s, u"Burgundy"_s)));
        QVERIFY(browser.waitFor(u"!document.querySelector('[data-key^=choose]')"_s));
        QCOMPARE(m_document->ordersGiven(power(*m_document, "France")), 1);
        keep(browser, u"one"_s);
        QVERIFY(browser.tap(u"undo"_s));
        QVERIFY(browser.waitFor(u"!document.querySelector('[data-key=undo]')"_s));
        QCOMPARE(m_document->ordersGiven(power(*m_document, "France")), 0);

        // The fleet on the map, where the thumb falls.
        QVERIFY(touch(browser, u"unit"_s, u"Brest"_s));
        QVERIFY(browser.waitFor(choice(u"Channel"_s)));
        QVERIFY(touch(browser, u"choose"_s, u"Channel"_s));
        QVERIFY(browser.waitFor(u"!document.querySelector('[data-key^=choose]')"_s));
        QCOMPARE(m_document->ordersGiven(power(*m_document, "France")), 1);

        // Two taps seal, one opens again.
        browser.run(u"for (let taps = 0; taps < 2; ++taps) document.querySelector('[data-key=seal]').click()"_s);
        QTest::qWait(400); // in one go, as children do: that is one tap
        QVERIFY(!m_document->table().isSealed(power(*m_document, "France")));
        QVERIFY(browser.tap(u"seal"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('[data-key=reopen]')"_s));
        QVERIFY(m_document->table().isSealed(power(*m_document, "France")));
        keep(browser, u"sealed"_s);
        // It lies on the table: what is sealed is seen by whoever asks for it, until the phone is put aside.
        const QString isSeen =
            u"Boolean(document.querySelector('[data-key^=unit]') || document.querySelector('#ink *'))"_s;
        QVERIFY(browser.waitFor(u'!' + isSeen));
        QVERIFY(!browser.text(u"body"_s).contains(u"English Channel"_s));
        QVERIFY(browser.tap(u"uncover"_s));
        QVERIFY(browser.waitFor(isSeen));
        browser.run(u"Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
                    "document.dispatchEvent(new Event('visibilitychange')); delete document.hidden;"
                    "document.dispatchEvent(new Event('visibilitychange'))"_s);
        QVERIFY(browser.waitFor(u'!' + isSeen));
        QVERIFY(browser.tap(u"reopen"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('[data-key=seal]')"_s));

        // What came of it is told once it has been revealed.
        m_flow->sealAll();
        m_flow->reveal();
        QVERIFY(browser.waitFor(u"document.querySelector('.result')"_s));
        keep(browser, u"results"_s);
        QVERIFY(browser.text(u"#rows"_s).contains(u"Brest"_s));
    }

    /// A phone that slept asks once and is up to date; one that lost its network says so.
    void aPhoneComesBack()
    {
        QVERIFY(play(u"standard"_s));
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        QVERIFY(join(browser, u"france"_s));
        const QHostAddress address = m_host->address();
        browser.open(u"about:blank"_s);
        QVERIFY(m_flow->takeSeat(power(*m_document, "Austria")));
        m_flow->seal();
        QElapsedTimer clock;
        clock.start();
        browser.open(m_host->link());
        QVERIFY(browser.waitFor(u"document.querySelector('#count').textContent.startsWith('1 ')"_s));
        qInfo("from waking to the news: %lld ms", clock.elapsed());
        QCOMPARE(browser.text(u"#title"_s), u"France"_s); // it is known again
        // The network is gone, and comes back with the same seat.
        browser.run(u"window.fetchKept = window.fetch; window.fetch = () => Promise.reject(new Error('gone'));"
                    "document.dispatchEvent(new Event('visibilitychange'))"_s);
        QVERIFY(browser.waitFor(u"!document.querySelector('#contact').hidden"_s));
        keep(browser, u"nocontact"_s);
        browser.run(u"window.fetch = window.fetchKept"_s);
        QVERIFY(browser.waitFor(u"document.querySelector('#contact').hidden"_s));
    }

    /// Under fog the map is hatched where the seat sees nothing, and the list of powers says what it counts.
    void fogLiesOnTheMap()
    {
        QVERIFY(play({{u"variant"_s, u"standard"_s}, {u"settings"_s, QJsonObject{{u"fog"_s, u"borders"_s}}}}));
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        QVERIFY(join(browser, u"france"_s));
        QVERIFY(browser.waitFor(u"document.querySelectorAll('#fog svg [fill=\"url(#unseen)\"]').length > 20"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('#ground').naturalWidth > 0"_s));
        keep(browser, u"fog"_s);
        QVERIFY(browser.tap(u"board"_s));
        QVERIFY(browser.waitFor(u"document.body.textContent.includes('Only what is seen is counted.')"_s));
        keep(browser, u"fogboard"_s);
    }

    void aPinIsTapped()
    {
        QVERIFY(play(u"standard"_s));
        QVERIFY(m_document->setPin(power(*m_document, "France"), u"2468"_s));
        Chromium browser;
        QVERIFY(browser.start({390, 844}, u"de-DE"_s, true));
        QVERIFY(join(browser, u"france"_s));
        for (const char digit : {'1', '1', '1', '1'})
            QVERIFY(browser.tap(u"digit %1"_s.arg(QLatin1Char(digit))));
        keep(browser, u"pin"_s);
        QVERIFY(browser.tap(u"give"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('#sentence').classList.contains('failure')"_s));
        for (const char digit : {'2', '4', '6', '8'})
            QVERIFY(browser.tap(u"digit %1"_s.arg(QLatin1Char(digit))));
        QVERIFY(browser.tap(u"give"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('[data-key=seal]')"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('#ground').naturalWidth > 0"_s));
        keep(browser, u"dark"_s);
        QVERIFY(browser.text(u"#foot"_s).contains(u"Versiegeln"_s));
    }

    void aTabletShowsBothSideBySide()
    {
        QVERIFY(play(u"standard"_s));
        Chromium browser;
        QVERIFY(browser.start({1024, 768}));
        QVERIFY(join(browser, u"russia"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('#ground').naturalWidth > 0"_s));
        keep(browser, u"tablet"_s);
        QVERIFY(browser
                    .run(u"const map = document.querySelector('#map').getBoundingClientRect();"
                         "const list = document.querySelector('#list').getBoundingClientRect();"
                         "return map.right <= list.left + 1 && map.height > 500"_s)
                    .toBool());
    }

    /// Nothing is wider than the phone, and what a thumb must hit is as large as it.
    void everythingFitsAThumb_data()
    {
        QTest::addColumn<QString>("variant");
        for (const char *id :
             {"standard", "lima", "1939-iii", "davis", "city-state", "western-front", "pacific", "sequential"}) {
            if (m_library.find(QString::fromLatin1(id)))
                QTest::newRow(id) << QString::fromLatin1(id);
        }
    }
    void everythingFitsAThumb()
    {
        QFETCH(const QString, variant);
        QVERIFY(play(variant));
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        const PowerId seat = m_document->table().seats.front();
        QVERIFY(join(browser, fromUtf8(m_document->board().power(seat).id)));
        const QString fits = u"document.documentElement.scrollWidth <= 390 && [...document.querySelectorAll("
                             "'button')].every((one) => one.offsetParent === null || one.offsetHeight >= 44) && "
                             "[...document.querySelectorAll('body :not(svg *)')].every("
                             "(one) => parseFloat(getComputedStyle(one).fontSize) >= 14)"_s;
        QVERIFY(browser.waitFor(fits));
        const int units = browser.run(u"return document.querySelectorAll('[data-key^=unit]').length"_s).toInt();
        QVERIFY(units > 0 || browser.run(u"return document.querySelectorAll('[data-key^=more]').length"_s).toInt() > 0);
        for (int i = 0; i < std::min(units, 3); ++i) {
            const QString key =
                browser.run(u"return document.querySelectorAll('[data-key^=unit]')[%1].dataset.key"_s.arg(i))
                    .toString();
            QVERIFY(browser.tap(key));
            QVERIFY(browser.waitFor(u"document.querySelector('[data-key^=choose]')"_s));
            browser.settle();
            keep(browser, u"%1-%2"_s.arg(variant).arg(i));
            QVERIFY2(browser.waitFor(fits), qPrintable(key));
            // A thumb tells the dots apart, but for one in ten where many places meet; the list has them all.
            const double near =
                browser
                    .run(u"const at = [...document.querySelectorAll('[data-key^=choose]')].map((one) => "
                         "window.whereIs(one.dataset.key)).filter(Boolean);"
                         "return at.filter((one) => at.some((other) => other !== one && "
                         "Math.hypot(one[0] - other[0], one[1] - other[1]) < 24)).length / Math.max(at.length, 10)"_s)
                    .toDouble();
            QVERIFY2(near <= 0.2, qPrintable(u"%1: %2"_s.arg(key).arg(near)));
            QVERIFY(browser.tap(u"cancel"_s));
            QVERIFY(browser.waitFor(u"!document.querySelector('[data-key^=choose]')"_s));
        }
    }
};

QTEST_MAIN(TestPhonePage)
#include "tst_phonepage.moc"
