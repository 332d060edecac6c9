// The page on a network that loses what it asks for, in a real browser: it finds its way by itself.
#include "lossynetwork.h"
#include "phonetable.h"

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

class TestPhoneLosses : public QObject, private PhoneTable {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { needBrowser(); }

    void init()
    {
        QVERIFY(layWithBrowser());
        m_network = std::make_unique<LossyNetwork>(m_host->link());
    }
    void cleanup()
    {
        m_browser.reset();
        m_network.reset();
        clear();
    }

    void aPartOfThePageIsLost_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<LossyNetwork::Loss>("how");
        for (const char *part : {"/seat.js", "/seat.css"}) {
            QTest::addRow("%s cut", part) << QByteArray(part) << LossyNetwork::Loss::Cut;
            QTest::addRow("%s refused", part) << QByteArray(part) << LossyNetwork::Loss::Refused;
        }
        QTest::newRow("no word of the script") << QByteArray("/seat.js") << LossyNetwork::Loss::Silent;
    }
    void aPartOfThePageIsLost()
    {
        QFETCH(const QByteArray, part);
        QFETCH(const LossyNetwork::Loss, how);
        const bool isSilent = how == LossyNetwork::Loss::Silent;
        m_network->lose(part, how, isSilent ? 1 : 2, how == LossyNetwork::Loss::Cut ? 2000 : 0);
        m_browser->open(m_network->link());
        if (part == "/seat.js")
            QVERIFY(m_browser->waitFor(u"document.querySelector('#title').textContent.includes('slowly')"_s, 20000));
        QVERIFY(m_browser->waitFor(u"document.querySelector('[data-key=\"ask france\"]')"_s, 20000));
        QVERIFY(m_browser->waitFor(u"getComputedStyle(document.querySelector('header')).display === 'flex'"_s, 10000));
        QVERIFY(m_browser->waitFor(u"document.querySelector('#title').textContent === 'Entente'"_s));
        QCOMPARE(m_network->lost(), isSilent ? 1 : 2);
    }

    void theKeyIsLost()
    {
        m_network->lose("/key", LossyNetwork::Loss::Refused, 3);
        m_network->lose("/key", LossyNetwork::Loss::Cut);
        m_network->lose("/key", LossyNetwork::Loss::Cut, 1, 620); // within the answer
        m_browser->open(m_network->link().section(u'#', 0, 0));
        QVERIFY(m_browser->waitFor(u"!document.querySelector('#contact').hidden"_s, 10000)); // it says so
        QVERIFY(m_browser->waitFor(u"document.querySelector('[data-key=\"ask france\"]')"_s, 10000));
        QVERIFY(m_browser->waitFor(u"document.querySelector('#contact').hidden"_s));
        QCOMPARE(m_network->lost(), 5);
    }

    void theMapIsLost()
    {
        m_network->lose("/ground/", LossyNetwork::Loss::Cut, 1, 100000);
        m_network->lose("/ground/", LossyNetwork::Loss::Refused);
        QVERIFY(comesIn());
        QVERIFY(m_browser->waitFor(u"document.querySelector('#ground').alt !== ''"_s, 10000)); // it says so
        QVERIFY(m_browser->waitFor(u"document.querySelector('#ground').naturalWidth > 0"_s, 10000));
        QCOMPARE(m_network->lost(), 2);
    }

    /// Whatever is lost of what is told, each tap counts once and its answer is shown.
    void tapsAreLost_data()
    {
        QTest::addColumn<LossyNetwork::Loss>("how");
        QTest::addColumn<int>("times");
        QTest::newRow("refused") << LossyNetwork::Loss::Refused << 4;
        QTest::newRow("cut") << LossyNetwork::Loss::Cut << 4;
        QTest::newRow("silent") << LossyNetwork::Loss::Silent << 1;
    }
    void tapsAreLost()
    {
        QFETCH(const LossyNetwork::Loss, how);
        QFETCH(const int, times);
        QVERIFY(comesIn());
        QVERIFY(m_browser->waitFor(u"document.querySelector('[data-key^=unit]')"_s));
        m_network->lose("/wire", how, times, how == LossyNetwork::Loss::Cut ? 2000 : 0);
        QVERIFY(m_browser->tap(keyOf(*m_browser, u"unit"_s, u"Paris"_s)));
        QVERIFY(m_browser->waitFor(choice(u"Burgundy"_s), 20000));
        QVERIFY(m_browser->tap(keyOf(*m_browser, u"choose"_s, u"Burgundy"_s)));
        QVERIFY(m_browser->waitFor(u"!document.querySelector('[data-key^=choose]')"_s, 20000));
        QVERIFY(m_browser->waitFor(u"document.querySelector('#ink polyline, #ink path')"_s));
        QCOMPARE(written("France"), QStringList{u"A Par - Bur"_s});
        QVERIFY(m_browser->waitFor(u"document.querySelector('#contact').hidden"_s));
        QCOMPARE(m_network->lost(), times);
    }

private:
    bool comesIn()
    {
        m_browser->open(m_network->link());
        if (!m_browser->tap(u"ask france"_s) || !m_browser->waitFor(u"document.querySelector('.sign')"_s))
            return false;
        m_host->seats().letIn(m_host->seats().phones().back().number);
        return m_browser->waitFor(u"document.querySelector('#title').textContent === 'France'"_s);
    }

    std::unique_ptr<LossyNetwork> m_network;
};

QTEST_MAIN(TestPhoneLosses)
#include "tst_phonelosses.moc"
