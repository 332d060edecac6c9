// The page in a real browser, as large as a phone: what a person sees and taps. ENTENTE_PICTURES=FOLDER keeps pictures.
#include "chromium.h"
#include "tabletest.h"

#include "pocket/pockethost.h"
#include "sheet/mapsheet.h"

#include <QHostAddress>
#include <QStandardPaths>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

class TestPhonePage : public QObject, private TableTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!Chromium::isHere())
            QSKIP("chromium and chromium-driver are not here");
        QStandardPaths::setTestModeEnabled(true);
    }

    void init()
    {
        m_document = std::make_unique<GameDocument>(m_library.finder());
        m_flow = std::make_unique<TableFlow>(*m_document);
        m_host = std::make_unique<PocketHost>(*m_document, *m_flow);
    }

    void cleanup()
    {
        m_host.reset();
        m_flow.reset();
        m_document.reset();
    }

    void aSpring()
    {
        play(u"standard"_s);
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
        QTest::qWait(300); // the map has flown
        keep(browser, u"choices"_s);
        QVERIFY(browser.tap(keyOf(browser, u"choose"_s, u"Burgundy"_s)));
        QVERIFY(browser.waitFor(u"!document.querySelector('[data-key^=choose]')"_s));
        QCOMPARE(m_document->ordersGiven(power(*m_document, "France")), 1);
        keep(browser, u"one"_s);
    }

private:
    void play(const QString &id)
    {
        const std::shared_ptr<const Variant> variant = m_library.find(id);
        QVERIFY(variant);
        Table table = Table::standard(*variant->board);
        m_document->newGame(variant, {}, table);
        const QString folder = m_library.folderOf(id);
        MapLook look;
        look.board = variant->board;
        const auto sheet = MapSheet::load(folder, *variant->board);
        QVERIFY(sheet.ok());
        look.sheet = sheet.value();
        const auto livery = Livery::load(folder, *variant->board);
        look.livery = livery.ok() ? livery.value() : Livery::standard(*variant->board);
        m_host->setLook(look);
        QVERIFY(m_host->start(QHostAddress(u"127.0.0.1"_s)));
    }

    static QString choice(const QString &words)
    {
        return u"[...document.querySelectorAll('[data-key^=choose]')].some((one) => one.textContent.includes('%1'))"_s
            .arg(words);
    }
    /// The key of the button of this kind on which these words stand.
    static QString keyOf(Chromium &browser, const QString &kind, const QString &words)
    {
        return browser
            .run(u"return [...document.querySelectorAll('[data-key^=%1]')].find("
                 "(one) => one.textContent.includes('%2'))?.dataset.key"_s.arg(kind, words))
            .toString();
    }

    static void keep(Chromium &browser, const QString &name)
    {
        const QString folder = qEnvironmentVariable("ENTENTE_PICTURES");
        if (!folder.isEmpty())
            browser.picture(folder + u'/' + name + u".png"_s);
    }

    std::unique_ptr<GameDocument> m_document;
    std::unique_ptr<TableFlow> m_flow;
    std::unique_ptr<PocketHost> m_host;
};

QTEST_MAIN(TestPhonePage)
#include "tst_phonepage.moc"
