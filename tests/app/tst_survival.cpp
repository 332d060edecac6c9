#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// The program is killed in the middle of a hotseat game, without a good-bye. Its copy opens again, and at most the
/// last thing that was done is missing.
class TestSurvival : public QObject {
    Q_OBJECT

private:
    static void run(QProcess &program, const QTemporaryDir &home, const QStringList &script)
    {
        QFile file(home.filePath(u"script.txt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(script.join(u'\n').toUtf8());
        file.close();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"XDG_DATA_HOME"_s, home.filePath(u"data"_s));
        environment.insert(u"XDG_CONFIG_HOME"_s, home.filePath(u"config"_s));
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(ENTENTE_SCRIPT), {file.fileName()});
        QVERIFY(program.waitForStarted());
    }

    /// What the board and the orders were after the act; empty if that was not written down.
    static QJsonObject stateAfter(const QTemporaryDir &home, const QString &name)
    {
        QFile file(home.filePath(name + u".json"_s));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QJsonObject state = QJsonDocument::fromJson(file.readAll()).object();
        state.remove(u"id"_s); // the file's name
        return state;
    }

    static int orderCount(const QJsonObject &state)
    {
        int count = 0;
        const QJsonObject orders = state[u"orders"_s].toObject();
        for (const QJsonValue &list : orders)
            count += static_cast<int>(list.toArray().size());
        return count;
    }

    /// Where Austria's units are sent, by where they stand.
    static QMap<QString, QString> austrian(const QJsonObject &state)
    {
        QMap<QString, QString> goals;
        const QJsonArray list = state[u"orders"_s].toObject()[u"Austria"_s].toArray();
        for (const QJsonValue &text : list) { // "A Vie - Gal"
            const QStringList words = text.toString().split(u' ');
            goals[words.value(1)] = words.value(3);
        }
        return goals;
    }

private Q_SLOTS:
    void killed_data()
    {
        QTest::addColumn<int>("milliseconds");
        QRandomGenerator chance(1901);
        for (int i = 0; i < 6; ++i) {
            const int after = chance.bounded(900);
            QTest::newRow(qPrintable(QString::number(after))) << after;
        }
    }

    void killed()
    {
        QFETCH(int, milliseconds);
        QTemporaryDir home;
        QStringList script{u"new standard seats=Austria,England"_s};
        int acts = 0;
        const auto act = [&](const QStringList &lines) {
            script += u"await copy"_s; // nobody is as quick as a script: a copy is begun after each act
            script += lines;
            script += u"state %1/%2.json"_s.arg(home.path()).arg(++acts);
        };
        const char *orders[][2] = {{"Vie", "Gal"}, {"Bud", "Ser"}, {"Tri", "Alb"},
                                   {"Vie", "Tyr"}, {"Bud", "Rum"}, {"Tri", "ADR"}};
        for (int round = 0; round < 3; ++round) {
            for (const auto &[from, to] : orders)
                act({u"click %1"_s.arg(QLatin1StringView(from)), u"click %1"_s.arg(QLatin1StringView(to))});
        }
        act({u"press \"Seal orders\""_s});
        act({u"as England"_s, u"click Lon"_s, u"click NTH"_s});
        QProcess program;
        run(program, home, script);
        QElapsedTimer waited;
        waited.start();
        while (!QFile::exists(home.filePath(u"1.json"_s)) && waited.elapsed() < 30000)
            QTest::qWait(2);
        QTest::qWait(milliseconds);
        program.kill();
        program.waitForFinished();

        int last = 0;
        while (QFile::exists(home.filePath(QString::number(last + 1) + u".json"_s)))
            ++last;
        QVERIFY(last > 0);
        QStringList copies;
        QDirIterator files(home.filePath(u"data"_s), {u"*.entente"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            copies += files.next();
        QCOMPARE(copies.size(), 1);
        QProcess again;
        run(again, home, {u"open "_s + copies.first(), u"state %1/back.json"_s.arg(home.path())});
        QVERIFY(again.waitForFinished());
        QVERIFY2(again.exitCode() == 0, again.readAllStandardError().constData());
        const QJsonObject back = stateAfter(home, u"back"_s);
        // The very last state may have been cut off in the writing, and one act more may have been done and copied, but
        // not written down.
        bool found = false;
        for (int each = last + 1; each >= last - 1 && each > 0; --each)
            found = found || (!back.isEmpty() && stateAfter(home, QString::number(each)) == back);
        QMap<QString, QString> onward = austrian(stateAfter(home, QString::number(last)));
        onward[QLatin1StringView(orders[last % 6][0])] = QLatin1StringView(orders[last % 6][1]);
        QVERIFY2(found || austrian(back) == onward
                     || orderCount(back) > orderCount(stateAfter(home, QString::number(last - 1))),
                 qPrintable(u"after %1 acts: %2"_s.arg(last).arg(
                     QString::fromUtf8(QJsonDocument(back).toJson(QJsonDocument::Compact)))));
    }
};

QTEST_GUILESS_MAIN(TestSurvival)
#include "tst_survival.moc"
