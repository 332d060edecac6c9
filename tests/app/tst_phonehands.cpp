// A phone in the hands of a child, of a friend who wants to see more than he should, and of a player who thinks again.
#include "phonetable.h"

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

class TestPhoneHands : public QObject, private PhoneTable {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { needBrowser(); }

    void init() { QVERIFY(layWithBrowser()); }
    void cleanup() { clear(); }

    void twoFingersTapNothing()
    {
        QVERIFY(join(*m_browser, u"france"_s));
        QVERIFY(m_browser->waitFor(u"document.querySelector('[data-key^=unit]')"_s));
        m_browser->settle();
        const auto placeOf = [&](const QString &words) {
            const QString key = keyOf(*m_browser, u"unit"_s, words);
            const QJsonArray at = m_browser->run(u"return window.whereIs('%1')"_s.arg(key)).toArray();
            return QPointF(at[0].toDouble(), at[1].toDouble());
        };
        const QPointF paris = placeOf(u"Paris"_s);
        const QPointF marseilles = placeOf(u"Marseilles"_s);
        const QPointF apart = marseilles - paris;
        m_browser->touch({{paris}, {marseilles}}); // both at once
        m_browser->settle();
        QVERIFY(!m_browser->run(u"return Boolean(document.querySelector('[data-key^=choose]'))"_s).toBool());
        m_browser->touch({{paris, paris - apart / 4}, {marseilles, marseilles + apart / 4}}); // apart: larger
        m_browser->settle();
        const QPointF larger = placeOf(u"Marseilles"_s) - placeOf(u"Paris"_s);
        QVERIFY(larger.manhattanLength() > 1.2 * apart.manhattanLength());
        QVERIFY(!m_browser->run(u"return Boolean(document.querySelector('[data-key^=choose]'))"_s).toBool());
        QVERIFY(touch(*m_browser, u"unit"_s, u"Paris"_s)); // no finger is left over
        QVERIFY(m_browser->waitFor(choice(u"Burgundy"_s)));
    }

    /// Whatever is tapped (but giving the seat up), and however fast: the page goes on, shows how the table stands, and
    /// nobody else's seat is touched.
    void aChildTapsWildly()
    {
        QVERIFY(join(*m_browser, u"france"_s));
        QVERIFY(m_browser->waitFor(u"document.querySelector('[data-key^=unit]')"_s));
        const QString faults =
            m_browser
                ->run(u"window.faults = []; window.addEventListener('error', (one) => faults.push(one.message));"
                      "window.addEventListener('unhandledrejection', (one) => faults.push(String(one.reason)));"
                      "return new Promise((done) => { let seed = 7; let left = 250; const next = () => {"
                      "const all = [...document.querySelectorAll('button')].filter("
                      "(one) => one.offsetParent && one.dataset.key !== 'leave');"
                      "for (let taps = 0; taps < 3; ++taps) { seed = (seed * 1103515245 + 12345) % 2147483648;"
                      "all[Math.floor(seed / 2147483648 * all.length)]?.click(); }"
                      "if (--left) setTimeout(next, 20); else done(faults.join('; ')); }; next(); })"_s)
                .toString();
        QCOMPARE(faults, QString());
        for (const PowerId seat : m_document->table().seats)
            QVERIFY(seat == power(*m_document, "France") || m_document->ordersOf(seat).empty());
        QCOMPARE(m_host->desk().seats(), std::vector<PowerId>{power(*m_document, "France")});
        QVERIFY(m_browser->waitFor(u"!document.body.classList.contains('busy')"_s));
        m_browser->run(u"location.reload()"_s);
        QVERIFY(m_browser->waitFor(u"document.querySelector('#title').textContent === 'France'"_s));
        if (!m_document->ordersOf(power(*m_document, "France")).empty())
            QVERIFY(m_browser->waitFor(u"document.querySelector('#ink polyline, #ink path, #sentence')"_s));
    }

    /// By the back button, and by another tab of the same phone: the same seat, as it stands now. Not any more once
    /// the seat is elsewhere.
    void backAndInAnotherTab()
    {
        QVERIFY(join(*m_browser, u"france"_s));
        QCOMPARE(tapAll(*m_browser, {u"unit A Paris"_s, u"choose Burgundy"_s}), QString());
        m_browser->goAwayAndBack();
        QVERIFY(m_browser->waitFor(u"document.querySelector('#rows')?.textContent.includes('Burgundy')"_s));
        const QString first = m_browser->tabInFront();
        m_browser->openTab();
        m_browser->open(m_host->link());
        QCOMPARE(tapAll(*m_browser, {u"unit F Brest"_s, u"choose Channel"_s}), QString());
        QVERIFY(m_browser->waitFor(u"document.querySelector('#rows').textContent.includes('Channel')"_s));
        m_browser->showTab(first);
        QVERIFY(m_browser->waitFor(u"document.querySelector('#rows').textContent.includes('Channel')"_s));
        QCOMPARE(tapAll(*m_browser, {u"undo"_s}), QString());
        QCOMPARE(written("France"), QStringList{u"A Par - Bur"_s});

        m_host->seats().release(power(*m_document, "France"));
        QVERIFY(m_browser->waitFor(u"document.querySelector('[data-key=\"ask france\"]')"_s));
        const QString isSeen =
            u"document.body.innerText.includes('Burgundy') || document.querySelector('#map').offsetParent"_s;
        QVERIFY(!m_browser->run(u"return Boolean(%1)"_s.arg(isSeen)).toBool());
        m_browser->goAwayAndBack();
        QVERIFY(m_browser->waitFor(u"document.querySelector('[data-key=\"ask france\"]')"_s));
        QVERIFY(!m_browser->run(u"return Boolean(%1)"_s.arg(isSeen)).toBool());
    }

    /// The wrong power, another one instead, one more beside it, written meanwhile, and one given up.
    void aPlayerThinksAgain()
    {
        m_browser->open(m_host->link());
        QCOMPARE(tapAll(*m_browser, {u"ask Italy"_s}), QString());
        QVERIFY(m_browser->waitFor(u"document.querySelector('.sign')"_s));
        QCOMPARE(tapAll(*m_browser, {u"other"_s, u"ask France"_s}), QString());
        QVERIFY(m_browser->waitFor(u"document.querySelector('#sentence').textContent.includes('France')"_s));
        QCOMPARE(m_host->seats().phones().size(), std::size_t(1));
        QCOMPARE(m_host->seats().phones().front().wish, power(*m_document, "France"));
        QCOMPARE(m_browser->text(u".sign"_s), QString::number(m_host->seats().phones().front().figures));
        m_host->seats().letIn(m_host->seats().phones().front().number);
        QVERIFY(m_browser->waitFor(u"document.querySelector('#title').textContent === 'France'"_s));

        QCOMPARE(tapAll(*m_browser, {u"another"_s, u"ask Italy"_s}), QString());
        QVERIFY(m_browser->waitFor(u"document.querySelector('.sign')"_s));
        keep(*m_browser, u"another"_s);
        QCOMPARE(tapAll(*m_browser, {u"wave"_s, u"unit A Paris"_s, u"choose Burgundy"_s}), QString()); // meanwhile
        QCOMPARE(written("France"), QStringList{u"A Par - Bur"_s});
        m_host->seats().letIn(m_host->seats().phones().front().number);
        QVERIFY(m_browser->waitFor(u"document.querySelectorAll('#own button').length === 2"_s));
        QCOMPARE(tapAll(*m_browser, {u"own Italy"_s}), QString());
        QVERIFY(m_browser->waitFor(u"document.querySelector('#title').textContent === 'Italy'"_s));
        keep(*m_browser, u"twoseats"_s);
        QVERIFY(!m_browser->text(u"#rows"_s).contains(u"Burgundy"_s));
        QCOMPARE(tapAll(*m_browser, {u"leave"_s, u"leave"_s}), QString());
        QVERIFY(m_browser->waitFor(u"document.querySelector('#title').textContent === 'France'"_s));
        QCOMPARE(m_host->desk().seats(), std::vector<PowerId>{power(*m_document, "France")});
    }
};

QTEST_MAIN(TestPhoneHands)
#include "tst_phonehands.moc"
