// What crosses the network between phones and the table: nobody who listens learns from it, and nobody who changes or
// repeats it is heard.
#include "sealedphone.h"
#include "tabletest.h"

#include "pocket/pockethost.h"
#include "pocket/qrcode.h"
#include "projectpath.h"

#include <QStandardPaths>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

class TestPhoneWire : public QObject, private TableTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        m_document = std::make_unique<GameDocument>(m_library.finder());
        m_flow = std::make_unique<TableFlow>(*m_document);
        m_host = std::make_unique<PocketHost>(*m_document, *m_flow);
        begin(*m_document, Table::Mode::Hotseat, {"Austria", "England", "France"});
        QVERIFY(m_host->start(QHostAddress(u"127.0.0.2"_s)));
    }

    void cleanup()
    {
        m_host.reset();
        m_flow.reset();
        m_document.reset();
    }

    /// What crosses the network, changed in any way: it is refused, and nothing comes of it.
    void forgedLettersAreRefused_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"cut", "cut to nothing", "a bit of the box", "a bit of the nonce", "of another phone",
                                "an answer sent back", "no key", "grown"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void forgedLettersAreRefused()
    {
        QFETCH(const QString, how);
        SealedPhone page = joined(2, u"england"_s);
        page.look();
        QByteArray bytes = page.sealed(u"do"_s, page.actOf(u"leave"_s)).bytes;
        const auto flip = [&](qsizetype at) { bytes[at] = static_cast<char>(bytes[at] ^ 1); };
        if (how == u"cut"_s)
            bytes.chop(1);
        else if (how == u"cut to nothing"_s)
            bytes.truncate(WireSeal::keyBytes + WireSeal::nonceBytes);
        else if (how == u"a bit of the box"_s)
            flip(bytes.size() - 40);
        else if (how == u"a bit of the nonce"_s)
            flip(WireSeal::keyBytes + 3);
        else if (how == u"of another phone"_s)
            bytes.replace(0, WireSeal::keyBytes, joined(3, u"france"_s).key());
        else if (how == u"no key"_s)
            bytes.replace(0, WireSeal::keyBytes, QByteArray(WireSeal::keyBytes, '\0'));
        else if (how == u"grown"_s)
            bytes += '\0';
        else {
            Browser asks(m_host->address(), m_host->port(), u"127.0.0.2"_s);
            asks.post("/wire", page.sealed(u"state"_s, {}).bytes);
            QByteArray answer = asks.reply().body;
            answer[0] = 0; // as requests begin
            bytes = page.key() + answer.left(3000);
        }
        Browser browser(m_host->address(), m_host->port(), u"127.0.0.2"_s);
        browser.post("/wire", bytes);
        QCOMPARE(browser.reply().status, 401);
        QVERIFY(page.look().contains(u"seat"_s));
    }

    /// A letter that was heard is not heard again, and neither is one from before; the phone is told what is.
    void repeatedLettersAreRefused()
    {
        SealedPhone page = joined(2, u"england"_s);
        page.look();
        const auto post = [&](const SealedPhone::Letter &letter) {
            Browser browser(m_host->address(), m_host->port(), u"127.0.0.2"_s);
            browser.post("/wire", letter.bytes);
            return page.opened(browser.reply().body, letter.nonce).value_or(QJsonObject());
        };
        const SealedPhone::Letter older = page.sealed(u"do"_s, page.actOf(u"leave"_s));
        const SealedPhone::Letter letter = page.sealed(u"state"_s, {});
        QVERIFY(post(letter).contains(u"seat"_s));
        QVERIFY(post(letter).contains(u"again"_s));
        QVERIFY(post(older).contains(u"again"_s)); // it was overtaken
        QVERIFY(!post(older).contains(u"seat"_s));
        QVERIFY(page.look().contains(u"seat"_s)); // nothing was done

        // Of an earlier evening, or of before a crash, with the same keys.
        const SealedPhone::Letter before = page.sealed(u"do"_s, page.actOf(u"leave"_s));
        WireSeal later;
        WireSeal first;
        QVERIFY(later.takeKey(first.secret()));
        QCOMPARE(later.key(), first.key());
        QVERIFY(!later.takeKey("short"));
        QVERIFY(!later.open(before.bytes)); // it was sealed for the host's key
    }

    /// Where many strangers have been heard, all that was sent before is of another run.
    void whatIsForgottenIsNotHeardAgain()
    {
        WireSeal table;
        const auto letter = [&](const QByteArray &run, qint64 count, const QByteArray &secret) {
            QByteArray key(WireSeal::keyBytes, '\0');
            crypto_scalarmult_base(reinterpret_cast<unsigned char *>(key.data()),
                                   reinterpret_cast<const unsigned char *>(secret.constData()));
            const QByteArray text =
                QJsonDocument(QJsonObject{{u"run"_s, QString::fromLatin1(run)}, {u"count"_s, count}}).toJson();
            const QByteArray nonce(WireSeal::nonceBytes, '\0');
            QByteArray box(text.size() + static_cast<qsizetype>(crypto_box_MACBYTES), '\0');
            if (crypto_box_easy(reinterpret_cast<unsigned char *>(box.data()),
                                reinterpret_cast<const unsigned char *>(text.constData()),
                                static_cast<unsigned long long>(text.size()),
                                reinterpret_cast<const unsigned char *>(nonce.constData()),
                                reinterpret_cast<const unsigned char *>(table.key().constData()),
                                reinterpret_cast<const unsigned char *>(secret.constData()))
                != 0)
                return QByteArray();
            return key + nonce + box;
        };
        const auto runOf = [&](const WireSeal::Request &request) {
            return table.again(request)[u"again"_s][u"run"_s].toString().toLatin1();
        };
        const QByteArray own(32, 'o');
        const auto first = table.open(letter({}, 1, own));
        QVERIFY(first && !first->isNew);
        const QByteArray run = runOf(*first);
        const QByteArray kept = letter(run, 5, own);
        QVERIFY(table.open(kept)->isNew);
        QVERIFY(!table.open(kept)->isNew);
        QVERIFY(!table.open(letter(run, 4, own))->isNew);
        for (int i = 0; i < 400 && runOf(*first) == run; ++i)
            table.open(letter(run, 1, "secrets " + QByteArray::number(1000 + i).leftJustified(24, 's')));
        QVERIFY(runOf(*first) != run);
        QVERIFY(!table.open(kept)->isNew);
        QVERIFY(table.open(letter(runOf(*first), 5, own))->isNew);
    }

    /// Answers fit their own letter alone.
    void anAnswerIsOfOneLetter()
    {
        SealedPhone page = joined(2, u"england"_s);
        const SealedPhone::Letter one = page.sealed(u"state"_s, {});
        const SealedPhone::Letter two = page.sealed(u"state"_s, {});
        Browser browser(m_host->address(), m_host->port(), u"127.0.0.2"_s);
        browser.post("/wire", one.bytes);
        const QByteArray answer = browser.reply().body;
        QVERIFY(page.opened(answer, one.nonce));
        QVERIFY(!page.opened(answer, two.nonce));
        QVERIFY(!joined(3, u"france"_s).opened(answer, one.nonce));
        const qsizetype text = answer.size() - 24 - 16 - 24;
        QVERIFY2(text >= 4096 && (text & (text - 1)) == 0, qPrintable(QString::number(text)));
        QCOMPARE(one.bytes.size(), page.sealed(u"do"_s, page.actOf(u"leave"_s)).bytes.size());
    }

    /// Whoever hears everything, each way: no key, PIN, place or word of an order.
    void aListenerLearnsNothing()
    {
        QVERIFY(m_document->setPin(power(*m_document, "England"), u"Zwetschge"_s));
        QByteArray air;
        Browser::listenTo(&air);
        SealedPhone page = joined(2, u"england"_s);
        page.act(u"pin"_s, u"Zwetschge"_s);
        QVERIFY(page.state().contains(u"seat"_s));
        const QString unit = page.look()[u"seat"_s][u"units"_s][0][u"id"_s].toString();
        const QJsonObject composing = page.act(u"unit"_s, unit)[u"seat"_s][u"composing"_s].toObject();
        page.act(u"choose"_s, composing[u"choices"_s][0][u"id"_s].toString());
        page.act(u"cancel"_s);
        Browser::listenTo(nullptr);
        QVERIFY(air.size() > 20000);
        QVERIFY(composing[u"choices"_s].toArray().size() > 1);
        std::vector<QByteArray> secrets{
            "Zwetschge", page.secret(), page.secret().toHex(), "england", "England", "choose", "seat", "units"};
        for (const QJsonValue &choice : composing[u"choices"_s].toArray())
            secrets.push_back(choice[u"text"_s].toString().toUtf8());
        for (const QByteArray &secret : secrets)
            QVERIFY2(secret.size() < 4 || !air.contains(secret), secret.constData());
    }

    /// The key makes the code no finer than 33 modules, and each of them is so many whole pixels.
    void theCodeIsCoarse()
    {
        QrCode code;
        code.setText(u"http://255.255.255.255:65535/J#%1"_s.arg(QLatin1StringView(m_host->link().toLatin1().right(52)))
                         .toUpper(),
                     266);
        QCOMPARE(code.size(), QSize(41 * 7, 41 * 7)); // with the margin
        code.setText(u"http://192.0.2.2:47474/J"_s.toUpper(), 266);
        QCOMPARE(code.size(), QSize(33 * 9, 33 * 9));
    }

    /// The pinned file is the one that its note names, byte for byte.
    void thePinnedFileIsUnchanged()
    {
        const auto read = [](const char *name) {
            QFile file(QString::fromStdString(projectPath(std::string("resources/page/") + name)));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray hash = QCryptographicHash::hash(read("nacl.js"), QCryptographicHash::Sha256).toHex();
        QVERIFY2(read("nacl.txt").contains("sha256 " + hash), hash.constData());
    }

private:
    SealedPhone joined(int number, const QString &seat)
    {
        SealedPhone page(m_host->link(), u"127.0.0.%1"_s.arg(number));
        if (page.ask(seat))
            m_host->seats().letIn(m_host->seats().phones().back().number);
        page.look();
        return page;
    }

    std::unique_ptr<GameDocument> m_document;
    std::unique_ptr<TableFlow> m_flow;
    std::unique_ptr<PocketHost> m_host;
};

QTEST_MAIN(TestPhoneWire)
#include "tst_phonewire.moc"
