#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

/// Programs that play: our own does as it does without a protocol between, and no other does harm.
class ProgramsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void speaks();
    void sameGames();
    void harmless_data();
    void harmless();
    void noSuchProgram();

private:
    /// How long a program sleeps that hangs: by this number it is known.
    static qint64 idleSeconds() { return 100000 + QCoreApplication::applicationPid(); }

    static bool isAnyAsleep();

    struct Answer {
        int status = -1;
        QString out, err;
    };
    static Answer run(const QStringList &words, const QByteArray &input = {});
};

ProgramsTest::Answer ProgramsTest::run(const QStringList &words, const QByteArray &input)
{
    QProcess process;
    QProcessEnvironment bare;
    bare.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    bare.insert(u"HOME"_s, u"/nonexistent"_s);
    bare.insert(u"PATH"_s, qEnvironmentVariable("PATH"));
    process.setProcessEnvironment(bare);
    process.start(QStringLiteral(ENTENTE_PROGRAM), words);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(-1);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
}

bool ProgramsTest::isAnyAsleep()
{
    const QByteArray asleep = "sleep" + QByteArray(1, '\0') + QByteArray::number(idleSeconds()) + '\0';
    const QStringList processes = QDir(u"/proc"_s).entryList(QDir::Dirs);
    return std::any_of(processes.begin(), processes.end(), [&](const QString &process) {
        QFile command(u"/proc/%1/cmdline"_s.arg(process));
        return command.open(QIODevice::ReadOnly) && command.readAll() == asleep;
    });
}

/// A talk of few lines, as the manual shows it.
void ProgramsTest::speaks()
{
    const Answer answer = run({u"player"_s, u"--level"_s, u"steady"_s},
                              "entente 1\noption seed 3\nnonsense\ngo 1000\nseat Austria\n"
                              R"(position {"variant": "standard", "phase": "S1901M", "units": {"Austria": ["A Vie"]}})"
                              "\ngo 60000\n");
    QCOMPARE(answer.status, 0);
    static const QRegularExpression talk(u"^name Entente steady\noption seed 1\noption level steady\nready\n"
                                         "# [^\n]+\ndone\n"
                                         "order A Vie [^\n]+\ndone\n$"_s);
    QVERIFY2(talk.match(answer.out).hasMatch(), qPrintable(answer.out));
    QCOMPARE(run({u"player"_s}, "quit\nentente 1\n").out, QString());
    QCOMPARE(run({u"player"_s, u"--level"_s, u"nobody"_s}).status, 2);
    // Whoever is stopped answers at once.
    const Answer hurried =
        run({u"player"_s}, "seat Austria\n"
                           R"(position {"variant": "standard", "phase": "S1901M", "units": {"Austria": ["A Vie"]}})"
                           "\ngo 600000\nstop\nquit\n");
    static const QRegularExpression atOnce(u"^order A Vie [^\n]+\ndone( [0-9]+)?\n$"_s);
    QVERIFY2(atOnce.match(hurried.out).hasMatch(), qPrintable(hurried.out));
}

void ProgramsTest::sameGames()
{
    const QStringList words{u"match"_s, u"--variant"_s, u"standard"_s, u"--games"_s, u"1"_s, u"--years"_s,
                            u"1"_s,     u"--seconds"_s, u"3600"_s,     u"--seed"_s,  u"9"_s, u"--save"_s};
    QTemporaryDir built, spoken;
    QCOMPARE(run(words + QStringList{built.path(), u"strong"_s}).status, 0);
    const QString program = u"program:\"%1\" player --level strong"_s.arg(QStringLiteral(ENTENTE_PROGRAM));
    const Answer answer = run(words + QStringList{spoken.path(), program});
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.err, QString());
    QFile one(built.filePath(u"0001.entente"_s)), other(spoken.filePath(u"0001.entente"_s));
    QVERIFY(one.open(QIODevice::ReadOnly) && other.open(QIODevice::ReadOnly));
    // All but who is said to have played it.
    const auto gameIn = [](QFile &file) {
        const QByteArray text = file.readAll();
        return text.first(std::max<qsizetype>(0, text.indexOf("\"table\"")));
    };
    const QByteArray game = gameIn(one);
    QVERIFY(!game.isEmpty());
    QCOMPARE(gameIn(other), game);
}

void ProgramsTest::harmless_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("sentence");
    const QString hang = u"sleep %1"_s.arg(idleSeconds());
    const auto polite = [](const QString &atGo) {
        return u"while read w r; do case $w in entente) echo ready;; go) %1;; quit) exit;; esac; done"_s.arg(atGo);
    };
    const QString ended = u"It ended before it had answered."_s, late = u"It did not answer within 1 second, "_s,
                  much = u"It wrote more than an answer can hold, "_s;
    QTest::newRow("dies at once") << u"exit 1"_s << ended;
    QTest::newRow("floods at once") << u"yes"_s << much;
    QTest::newRow("floods without a line's end") << u"cat /dev/zero"_s << much;
    QTest::newRow("hangs at once") << hang << u"It did not answer within 5 seconds, "_s;
    QTest::newRow("never reads") << u"echo ready; "_s + hang << late;
    QTest::newRow("dies") << polite(u"exit 3"_s) << ended;
    QTest::newRow("is killed") << polite(u"kill -9 $$"_s) << ended;
    QTest::newRow("dies and leaves a child") << hang + u" & "_s + polite(u"exit 3"_s) << ended;
    QTest::newRow("quits and leaves a child") << hang + u" & "_s + polite(u"echo done"_s) << QString();
    QTest::newRow("hangs") << polite(hang) << late;
    QTest::newRow("hangs and won't hear") << u"trap '' TERM HUP INT; "_s + polite(hang) << late;
    QTest::newRow("floods") << polite(u"yes"_s) << much;
    QTest::newRow("floods with orders") << polite(u"yes order A Vie H"_s) << much;
    QTest::newRow("writes nonsense") << polite(u"echo '%1 %s'; head -c 300 /dev/zero; echo; echo done"_s)
                                     << u"which is no answer."_s;
    QTest::newRow("orders nonsense") << polite(u"echo order A Atlantis - Mars; echo done"_s)
                                     << u"It wrote \"A Atlantis - Mars\", which is no order that "_s;
    QTest::newRow("says nothing") << polite(u"echo done"_s) << QString();
    QTest::newRow("won't quit") << u"trap '' TERM HUP INT; while :; do echo ready; echo done; sleep 1; done"_s
                                << u"It wrote \"ready\", which is no answer."_s;
}

void ProgramsTest::harmless()
{
#ifdef Q_OS_UNIX
    QFETCH(QString, script);
    QFETCH(QString, sentence);
    const Answer answer = run({u"match"_s, u"--variant"_s, u"standard"_s, u"--games"_s, u"1"_s, u"--years"_s, u"1"_s,
                               u"--seconds"_s, sentence.contains(u"did not answer"_s) ? u"1"_s : u"60"_s,
                               u"program:sh -c \"%1\""_s.arg(script), u"chance"_s});
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.out.contains(u"\ngames: 1, turns: 2.000"_s), qPrintable(answer.out));
    const QStringList said = answer.err.split(u'\n', Qt::SkipEmptyParts);
    QVERIFY2(said.size() == (sentence.isEmpty() ? 0 : 1), qPrintable(answer.err));
    QVERIFY2(sentence.isEmpty()
                 || (said.first().startsWith(u"Game 1, Austria, “sh -c "_s) && said.first().contains(sentence)),
             qPrintable(answer.err));
    QTRY_VERIFY(!isAnyAsleep()); // nothing of it is left, as soon as the system has cleared it away
#else
    QSKIP("no shell here");
#endif
}

void ProgramsTest::noSuchProgram()
{
    const Answer answer = run({u"match"_s, u"--variant"_s, u"standard"_s, u"program:/no/such/program"_s});
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.err, u"There is no program “/no/such/program”.\n"_s);
    QCOMPARE(run({u"match"_s, u"--variant"_s, u"standard"_s, u"program:"_s}).status, 2);
    QCOMPARE(run({u"match"_s, u"--variant"_s, u"standard"_s, u"--seconds"_s, u"0"_s, u"steady"_s}).status, 2);
}

QTEST_GUILESS_MAIN(ProgramsTest)
#include "tst_programs.moc"
