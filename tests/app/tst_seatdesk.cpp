// What one seat is told that is written away from the window, and what its acts do.
#include "awaytable.h"

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What a seat away from the window is told and does.
class TestSeatDesk : public QObject {
    Q_OBJECT

private:
    VariantLibrary m_library{QStringList{projectFile("maps")}};

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        setLanguage(*qApp, u"en"_s);
    }

    void oneOrderChoiceByChoice()
    {
        AwayTable table(m_library, u"standard"_s);
        const PowerId austria = table.power("Austria");
        QString why;
        QVERIFY(table.desk.open(austria, {}, why));
        const quint64 version = table.desk.version(austria);
        QJsonObject now = table.state(austria);
        QCOMPARE(now[u"power"_s].toString(), u"Austria"_s);
        QCOMPARE(now[u"step"_s].toString(), u"writing"_s);
        QCOMPARE(now[u"of"_s].toInt(), 7);
        const QString vienna = idNamed(now[u"units"_s].toArray(), u"A Vienna"_s);
        QVERIFY(!vienna.isEmpty());
        const auto choose = [&](const char *text) {
            const QString id = idNamed(choicesOf(table.state(austria)), QLatin1StringView(text));
            return id.isEmpty() ? QString::fromUtf8(text) : table.act(austria, "choose", id);
        };
        const auto sentence = [&] { return table.state(austria)[u"composing"_s].toObject()[u"sentence"_s].toString(); };
        QCOMPARE(table.act(austria, "unit", vienna), QString());
        QVERIFY(table.desk.version(austria) > version);
        QCOMPARE(table.state(austria)[u"composing"_s].toObject()[u"unit"_s].toString(), vienna);
        const QString support = idNamed(choicesOf(table.state(austria)), u"Support"_s);
        QCOMPARE(table.act(austria, "choose", support), QString());
        QVERIFY(!table.act(austria, "choose", support).isEmpty()); // the same finger, twice
        QCOMPARE(choose("Budapest"), QString());
        QCOMPARE(sentence(), u"A Vienna supports A Budapest to …"_s);
        QCOMPARE(table.act(austria, "back"), QString());
        QCOMPARE(sentence(), u"A Vienna supports …"_s);
        QCOMPARE(choose("Budapest"), QString());
        QCOMPARE(choose("To hold"), QString());
        QVERIFY(table.state(austria)[u"composing"_s].isNull());
        const auto textOfVienna = [&] {
            for (const QJsonValue &unit : table.state(austria)[u"units"_s].toArray()) {
                if (unit.toObject()[u"id"_s] == vienna)
                    return unit.toObject()[u"text"_s].toString();
            }
            return QString();
        };
        QCOMPARE(textOfVienna(), u"A Vie S A Bud"_s);
        QVERIFY(table.state(austria)[u"canUndo"_s].toBool());
        QCOMPARE(table.act(austria, "undo"), QString());
        QCOMPARE(textOfVienna(), QString());
        QVERIFY(!table.document.canUndo()); // the keyboard's is another
        // What fails as things stand is said beside it, as in the window's list.
        QCOMPARE(table.act(austria, "unit", idNamed(table.state(austria)[u"units"_s].toArray(), u"F Trieste"_s)),
                 QString());
        QCOMPARE(choose("Venice"), QString());
        const QJsonObject fleet = table.state(austria)[u"units"_s].toArray().last().toObject();
        QCOMPARE(fleet[u"order"_s].toString(), u"Trieste to Venice"_s);
        QCOMPARE(fleet[u"hint"_s].toString(), u"If nobody else moves: Bounces off A Venice, 1 against 1."_s);
    }

    /// The undo of one seat puts back what that seat had written.
    void undoTakesNobodyElsesOrdersBack()
    {
        AwayTable table(m_library, u"standard"_s);
        QVERIFY(table.openAll());
        std::mt19937 chance(3);
        const PowerId austria = table.power("Austria");
        const PowerId england = table.power("England");
        QVERIFY(writeByChance(table, austria, chance).isEmpty());
        QVERIFY(writeByChance(table, england, chance).isEmpty());
        const std::vector<GivenOrder> theirs = table.document.ordersOf(england);
        while (table.state(austria)[u"canUndo"_s].toBool())
            QCOMPARE(table.act(austria, "undo"), QString());
        QVERIFY(table.document.ordersOf(austria).empty());
        QCOMPARE(table.document.ordersOf(england), theirs);
        QVERIFY(!table.act(austria, "undo").isEmpty());
    }

    /// Nobody reads on a phone what the room has not been told.
    void resultsWaitForTheWindow()
    {
        AwayTable table(m_library, u"standard"_s);
        QVERIFY(table.dress(m_library) && table.openAll());
        const PowerId austria = table.power("Austria");
        table.act(austria, "unit", idNamed(table.state(austria)[u"units"_s].toArray(), u"A Vienna"_s));
        table.act(austria, "choose", idNamed(choicesOf(table.state(austria)), u"Galicia"_s));
        // As the window does it: it begins to tell when the table goes on.
        connect(&table.flow, &TableFlow::changed, &table.flow, [&] {
            if (table.flow.step() == Step::Results)
                table.flow.setTelling(true);
        });
        for (const PowerId power : table.document.toOrder())
            QCOMPARE(table.act(power, "seal"), QString());
        const auto seen = [&] { return table.state(austria)[u"map"_s].toObject()[u"pieces"_s].toArray(); };
        const QJsonArray pieces = seen();
        bool told = false;
        connect(&table.desk, &SeatDesk::changed, this,
                [&](PowerId power) { told = told || !table.desk.state(power, u"en"_s)[u"results"_s].isNull(); });
        table.flow.reveal();
        QTest::qWait(10);
        QVERIFY(!told);
        QCOMPARE(table.state(austria)[u"step"_s].toString(), u"waiting"_s);
        QCOMPARE(seen(), pieces);
        table.flow.setTelling(false);
        QTest::qWait(10);
        QVERIFY(told);
        const QJsonObject now = table.state(austria);
        QCOMPARE(now[u"step"_s].toString(), u"results"_s);
        QCOMPARE(now[u"results"_s].toArray().size(), 3);
        QVERIFY(seen() != pieces);
        QVERIFY(!table.act(austria, "unit", u"0.0:u0"_s).isEmpty());
        table.flow.next();
        QCOMPARE(table.state(austria)[u"step"_s].toString(), u"writing"_s);
        QCOMPARE(table.state(austria)[u"results"_s].toArray().size(), 3);
    }

    void whoSealedMayReopen()
    {
        AwayTable table(m_library, u"standard"_s);
        const PowerId austria = table.power("Austria");
        QString why;
        QVERIFY(table.desk.open(austria, {}, why));
        const QString vienna = idNamed(table.state(austria)[u"units"_s].toArray(), u"A Vienna"_s);
        QCOMPARE(table.act(austria, "seal"), QString());
        QCOMPARE(table.act(austria, "unit", vienna), u"Your orders are sealed."_s);
        QVERIFY(table.state(austria)[u"canReopen"_s].toBool());
        QCOMPARE(table.act(austria, "reopen"), QString());
        QCOMPARE(table.state(austria)[u"remark"_s].toString(), QString()); // no news to its player
        QCOMPARE(table.act(austria, "unit", vienna), QString());
    }

    /// Two who read in two languages, and a window in one of them that hears of neither.
    void eachInTheirOwnLanguage_data()
    {
        QTest::addColumn<QString>("window");
        QTest::newRow("an English window") << u"en"_s;
        QTest::newRow("a German window") << u"de"_s;
    }

    void eachInTheirOwnLanguage()
    {
        QFETCH(QString, window);
        struct Ear : QObject {
            bool eventFilter(QObject *, QEvent *event) override
            {
                heard += event->type() == QEvent::LanguageChange;
                return false;
            }
            int heard = 0;
        };
        setLanguage(*qApp, window);
        Ear ear;
        qApp->installEventFilter(&ear);
        AwayTable table(m_library, u"standard"_s);
        QVERIFY(table.openAll());
        const PowerId austria = table.power("Austria");
        const auto says = [&](const QString &language) {
            const QJsonObject now = table.desk.state(austria, language);
            return QStringList{now[u"power"_s].toString(), now[u"phase"_s].toString(), now[u"task"_s].toString()};
        };
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(says(u"en"_s),
                     QStringList({u"Austria"_s, u"Spring 1901, moves"_s, u"Choose an Austrian unit."_s}));
            QCOMPARE(says(u"de"_s), QStringList({u"Österreich"_s, u"Frühjahr 1901, Züge"_s,
                                                 u"Wähle eine österreichische Einheit."_s}));
        }
        QCOMPARE(table.desk.act(austria, {{u"do"_s, u"undo"_s}}, u"de"_s), u"Das ist nicht mehr wählbar."_s);
        QCOMPARE(ear.heard, 0);
        QCOMPARE(QLocale().name().left(2), window);
        setLanguage(*qApp, u"en"_s);
    }

    /// Whatever is sent, nothing is done that was not offered.
    void rubbishDoesNothing()
    {
        AwayTable table(m_library, u"1939-iii"_s);
        QVERIFY(table.openAll());
        std::mt19937 chance(17);
        const PowerId power = table.document.toOrder().front();
        const std::vector<PowerId> all = table.document.toOrder();
        const QStringList deeds{u"unit"_s, u"more"_s, u"choose"_s, u"clear"_s, u"vote"_s,
                                u"back"_s, u""_s,     u"Seal"_s,   u"undo"_s,  u"reopen"_s};
        const QStringList parts{u"0.0:u0"_s,  u"0.0.0:o0"_s, u"0.0.1:b99"_s, u"0.0.2:p-1"_s,     u"0.0.1:k9999999999"_s,
                                u":"_s,       u""_s,         u"to-1"_s,      u"with999"_s,       u"0.0.0:w3"_s,
                                u"0.0.1:f"_s, u"0.0.1:a1"_s, u"0.0.1:n-5"_s, QString(4000, u'0')};
        for (int round = 0; round < 400; ++round) {
            const auto pick = [&](const QStringList &list) {
                return list[std::uniform_int_distribution<int>(0, static_cast<int>(list.size()) - 1)(chance)];
            };
            const QString deed = pick(deeds);
            const QString why = table.desk.act(power, {{u"do"_s, deed}, {u"id"_s, pick(parts)}}, u"en"_s);
            QVERIFY(!why.isEmpty());
            QVERIFY(table.document.ordersOf(power).empty());
        }
        QVERIFY(!table.desk.act(power, {}, u"xx"_s).isEmpty());
        QVERIFY(!table.desk.act(power, {{u"do"_s, 7}, {u"id"_s, QJsonArray{1}}}, QString()).isEmpty());
        QVERIFY(!table.desk.act(PowerId(), {{u"do"_s, u"undo"_s}}, u"en"_s).isEmpty());
        QCOMPARE(table.desk.state(PowerId(77), u"en"_s)[u"step"_s].toString(), u"closed"_s);
        // What was offered in a phase that is over is offered no more.
        const QJsonArray more = table.state(power)[u"more"_s].toArray();
        for (const PowerId one : all)
            QCOMPARE(table.act(one, "seal"), QString());
        table.flow.reveal();
        table.flow.next();
        for (const QJsonValue &one : more)
            QVERIFY(!table.act(power, "more", one.toObject()[u"id"_s].toString()).isEmpty());
    }

    void pinsAndComputers()
    {
        AwayTable table(m_library, u"standard"_s);
        const PowerId austria = table.power("Austria");
        const PowerId england = table.power("England");
        QVERIFY(table.document.setPin(austria, u"1234"_s));
        table.document.seatComputer(england, "steady", false);
        QString why;
        QVERIFY(!table.desk.open(austria, u"1"_s, why));
        QCOMPARE(why, u"Wrong PIN. Try again."_s);
        QVERIFY(!table.desk.open(england, {}, why));
        QCOMPARE(why, u"A computer plays there."_s);
        QVERIFY(table.desk.open(austria, u"1234"_s, why));
        QVERIFY(table.state(austria)[u"remark"_s].toString().contains(u"1 wrong PIN"_s));
        // Taken at the keyboard: closed here, and what was written is there.
        table.act(austria, "unit", idNamed(table.state(austria)[u"units"_s].toArray(), u"A Vienna"_s));
        table.act(austria, "choose", idNamed(choicesOf(table.state(austria)), u"Galicia"_s));
        QSignalSpy told(&table.desk, &SeatDesk::changed);
        QVERIFY(table.flow.takeSeat(austria, u"1234"_s));
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(table.desk.version(austria), quint64(0));
        QCOMPARE(table.state(austria)[u"step"_s].toString(), u"closed"_s);
        QVERIFY(!table.act(austria, "undo").isEmpty());
        QCOMPARE(table.document.ordersGiven(austria), 1);
    }

    /// Own orders as arrows, and what became of them; nobody else's.
    void ordersAreDrawn()
    {
        AwayTable table(m_library, u"standard"_s);
        QVERIFY(table.dress(m_library) && table.openAll());
        const PowerId austria = table.power("Austria");
        const PowerId russia = table.power("Russia");
        const auto strokes = [&](PowerId power, const QString &of) {
            const QString name = table.state(power)[u"map"_s].toObject()[of].toString();
            return table.desk.drawing(power, name).count(u"<polyline"_s);
        };
        const qsizetype none = strokes(austria, u"orders"_s);
        QCOMPARE(strokes(russia, u"orders"_s), none);
        table.act(austria, "unit", idNamed(table.state(austria)[u"units"_s].toArray(), u"A Vienna"_s));
        table.act(austria, "choose", idNamed(choicesOf(table.state(austria)), u"Galicia"_s));
        QVERIFY(strokes(austria, u"orders"_s) > none);
        QCOMPARE(strokes(russia, u"orders"_s), none);
        QCOMPARE(strokes(austria, u"told"_s), 0);
        table.flow.sealAll();
        table.flow.reveal();
        QTest::qWait(1);
        QVERIFY(strokes(austria, u"told"_s) > none);
        QCOMPARE(strokes(russia, u"told"_s), none);
        const QJsonArray results = table.state(austria)[u"results"_s].toArray();
        QVERIFY(std::any_of(results.begin(), results.end(), [](const QJsonValue &one) {
            return one.toObject()[u"text"_s].toString().contains(u"Galicia"_s)
                   && !one.toObject()[u"why"_s].toArray().isEmpty();
        }));
    }

    void buildsAreAskedForByPlace()
    {
        AwayTable table(m_library, u"1939-iii"_s);
        QVERIFY(table.openAll());
        const PowerId italy = table.power("Italy");
        const QJsonArray more = table.state(italy)[u"more"_s].toArray();
        QVERIFY(idNamed(more, u"Waive one build"_s).isEmpty()); // by points nobody waives
        QCOMPARE(table.act(italy, "more", idNamed(more, u"Build…"_s)), QString());
        QCOMPARE(table.act(italy, "choose", idNamed(choicesOf(table.state(italy)), u"Naples"_s)), QString());
        QCOMPARE(table.state(italy)[u"composing"_s].toObject()[u"sentence"_s].toString(),
                 u"Naples: which kind of unit?"_s);
        QCOMPARE(table.act(italy, "choose", idNamed(choicesOf(table.state(italy)), u"Army, 2 points"_s)), QString());
        const QJsonObject build = table.state(italy)[u"more"_s].toArray().first().toObject();
        QCOMPARE(build[u"text"_s].toString(), u"Build A Nap"_s);
        // Thought over: another kind in the same place, and then none.
        QCOMPARE(table.act(italy, "more", build[u"id"_s].toString()), QString());
        QCOMPARE(table.act(italy, "choose", idNamed(choicesOf(table.state(italy)), u"Fleet, 2 points"_s)), QString());
        QCOMPARE(table.document.ordersOf(italy).size(), std::size_t(1));
        QCOMPARE(
            table.act(italy, "clear", table.state(italy)[u"more"_s].toArray().first().toObject()[u"id"_s].toString()),
            QString());
        QVERIFY(table.document.ordersOf(italy).empty());
    }

    void votes()
    {
        AwayTable table(m_library, u"standard"_s);
        QVERIFY(table.openAll());
        for (const PowerId power : table.document.table().seats) {
            QCOMPARE(table.act(power, "vote", u"all"_s), QString());
            QVERIFY(!table.act(power, "vote", u"to99"_s).isEmpty());
        }
        for (const PowerId power : table.document.toOrder())
            table.act(power, "seal");
        table.flow.reveal();
        QCOMPARE(table.flow.step(), Step::Over);
        QCOMPARE(table.state(table.power("Italy"))[u"step"_s].toString(), u"over"_s);
    }

    /// What was written away is in the copy that a crash leaves, as what was written at the keyboard is.
    void aCopyKeepsWhatWasWritten()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"copy.entente"_s);
        std::vector<GivenOrder> written;
        PowerId austria;
        {
            AwayTable table(m_library, u"standard"_s);
            QVERIFY(table.openAll());
            austria = table.power("Austria");
            std::mt19937 chance(5);
            QVERIFY(writeByChance(table, austria, chance).isEmpty());
            table.act(austria, "seal");
            written = table.document.ordersOf(austria);
            QVERIFY(!written.empty());
            QVERIFY(table.document.saveCopy(path).ok());
        }
        AwayTable table(m_library, u"standard"_s);
        QVERIFY(table.document.restore(path).ok());
        QCOMPARE(table.document.ordersOf(austria), written);
        QVERIFY(table.document.table().isSealed(austria));
        QVERIFY(table.openAll());
        QCOMPARE(table.state(austria)[u"step"_s].toString(), u"sealed"_s);
    }
};

QTEST_MAIN(TestSeatDesk)
#include "tst_seatdesk.moc"
