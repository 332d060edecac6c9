#include "evening.h"

#include "flow/curtain.h"
#include "board/boardpage.h"

#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Whoever changes the language in the middle of something sees what they would see had it been that language all
/// along: two evenings are held against each other, one of them in German from the beginning.
class TestLanguages : public QObject {
    Q_OBJECT

private:
    static Evening::Setting two()
    {
        Evening::Setting setting;
        setting.seats = QStringList{u"Austria"_s, u"Russia"_s};
        return setting;
    }

    static QString german() { return u"press language-de"_s; }
    static QString english() { return u"press language-en"_s; }

    /// What is in sight after all that, and what the lists say that are.
    static Seen shown(const QStringList &lines)
    {
        Evening evening(two());
        if (const Complaint complaint = evening.play(lines); !complaint.isEmpty())
            qFatal("%s", qPrintable(complaint));
        Seen seen = glance(evening.window());
        if (!evening.window().board().isVisible())
            return seen;
        const Seen all = everythingSeen(evening.window());
        for (auto at = all.begin(); at != all.end(); ++at) {
            if (at.key().contains("drawn row"_L1))
                seen.insert(at.key(), at.value());
        }
        return seen;
    }

private Q_SLOTS:
    void initTestCase()
    {
        // The first game of a program sets type and colours up; all that are compared come after it.
        QVERIFY(!played(two(), {german(), u"look warm"_s}).isEmpty());
    }

    void inTheMiddle_data()
    {
        QTest::addColumn<QStringList>("lines");
        const QStringList austria = {u"sit Austria"_s, u"orders vie - gal, bud s vie - gal"_s};
        const QStringList sealed = austria + QStringList{u"seal"_s};
        const QStringList all = sealed + QStringList{u"sit Russia"_s, u"orders war - gal, sev - rum"_s, u"seal"_s};
        const QStringList revealed = all + QStringList{u"reveal"_s};
        QTest::newRow("first screen") << QStringList{u"press home"_s};
        QTest::newRow("curtain of the first") << QStringList{};
        QTest::newRow("half an order") << QStringList{u"sit Austria"_s, u"click Vie"_s, u"key s"_s};
        QTest::newRow("a coast to choose") << QStringList{u"new standard mode=gm"_s, u"click Mos"_s, u"click StP"_s};
        QTest::newRow("curtain of the next") << sealed;
        QTest::newRow("board of all") << sealed + QStringList{u"key b"_s};
        QTest::newRow("all sealed") << all;
        QTest::newRow("conflicts one by one")
            << QStringList{u"press autoReplay"_s} + all + QStringList{u"reveal"_s, u"key Space"_s};
        QTest::newRow("a result looked at") << revealed + QStringList{u"click Vie"_s};
        QTest::newRow("why") << revealed + QStringList{u"click Vie"_s, u"key ?"_s};
        QTest::newRow("board of all after a season") << revealed + QStringList{u"next"_s, u"key b"_s};
        QTest::newRow("a refusal") << QStringList{u"sit Austria"_s, u"click Vie"_s, u"click Lon"_s};
        QTest::newRow("a seal asked about") << austria + QStringList{u"press primary"_s};
        QTest::newRow("setting up") << QStringList{u"new standard mode=gm"_s, u"press editPosition"_s, u"click Lon"_s};
        QTest::newRow("what if") << QStringList{u"new standard mode=gm"_s, u"click Vie"_s, u"click Gal"_s,
                                                u"press whatIf"_s};
        QTest::newRow("steps that undo takes back")
            << QStringList{u"new standard mode=gm"_s, u"click Vie"_s,       u"click Gal"_s, u"adjudicate"_s, u"next"_s,
                           u"press editPosition"_s,   u"press emptyBoard"_s};
        QTest::newRow("open table") << QStringList{u"new standard mode=gm"_s, u"click Vie"_s, u"click Gal"_s};
    }

    void inTheMiddle()
    {
        QFETCH(QStringList, lines);
        const Seen begun = shown(QStringList{german()} + lines);
        const Seen changed = shown(lines + QStringList{german()});
        QVERIFY(begun.size() > 20);
        QCOMPARE(differences(begun, changed).join(u'\n'), QString());
    }

    /// A desktop turns dark in the evening by itself; whoever stands before the curtain then goes on.
    void theCurtainGoesOn()
    {
        Evening::Setting setting = two();
        setting.pins[u"Russia"_s] = u"abcdef"_s;
        Evening evening(setting);
        const auto *pin = evening.window().curtain().findChild<QLineEdit *>(u"pin"_s);
        const auto *title = evening.window().curtain().findChild<QLabel *>(u"curtainTitle"_s);
        QCOMPARE(evening.play({u"press countdown"_s, u"sit Austria"_s, u"seal"_s, u"press pin"_s, u"type abc"_s,
                               u"press themeDark"_s, german(), english(), u"type def"_s}),
                 QString());
        QCOMPARE(pin->text(), u"abcdef"_s);
        QCOMPARE(evening.play({u"key Return"_s, u"seal"_s, u"press takeSeat"_s, u"press themeLight"_s}), QString());
        QVERIFY2(title->text().toInt() > 0, qPrintable(title->text()));
    }
};

QTEST_MAIN(TestLanguages)
#include "tst_languages.moc"
