#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

/// The headless commands as another program meets them. None of them may need a display.
class CliTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void usage_data();
    void usage();
    void help();
    void variants();
    void adjudicate();
    void adjudicateRetreatsAndAdjustments();
    void adjudicateAsText();
    void sameBytesInAnyLanguage();
    void faultsStandInPlace();
    void check();
    void convert();
    void propose();
    void foreignFilesAsCases();
    void library();
    void legal();
    void parse();
    void orders();
    void match();
    void matchShowsItsProgress();
    void bench();
    void benchByChance();
    void userVariants();
    void everyMapIsWell_data();
    void everyMapIsWell();
    void checkNamesEveryFault();
    void checkReadsWhatItCan();

private:
    struct Answer {
        int status = -1;
        QByteArray out;
        QByteArray err;
        QJsonObject line(int index) const { return QJsonDocument::fromJson(out.split('\n').value(index)).object(); }
    };
    static Answer run(const QStringList &words, const QByteArray &input = {}, const QStringList &environment = {});
};

namespace {

const QByteArray goodCase =
    R"({"id": "a", "variant": "standard", "phase": "S1901M", "units": {"Austria": ["A Vie"], "Russia": ["A War"]},
    "orders": {"Austria": ["A Vie - Gal"], "Russia": ["A War - Gal"]}})";

QByteArray oneLine(QByteArray text)
{
    return text.replace("\n    ", " ") + '\n';
}

} // namespace

CliTest::Answer CliTest::run(const QStringList &words, const QByteArray &input, const QStringList &environment)
{
    QProcess process;
    QProcessEnvironment bare; // neither display nor session
    bare.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    bare.insert(u"HOME"_s, u"/nonexistent"_s);
    for (const QString &entry : environment)
        bare.insert(entry.section(u'=', 0, 0), entry.section(u'=', 1));
    process.setProcessEnvironment(bare);
    process.start(QStringLiteral(ENTENTE_PROGRAM), words);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(-1);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

void CliTest::usage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::newRow("help") << QStringList{u"--help"_s} << 0;
    QTest::newRow("version") << QStringList{u"--version"_s} << 0;
    QTest::newRow("a command's help") << QStringList{u"adjudicate"_s, u"--help"_s} << 0;
    QTest::newRow("unknown option") << QStringList{u"adjudicate"_s, u"--frob"_s} << 2;
    QTest::newRow("unknown format") << QStringList{u"adjudicate"_s, u"--format"_s, u"xml"_s} << 2;
    QTest::newRow("variants takes no file") << QStringList{u"variants"_s, u"file"_s} << 2;
    QTest::newRow("parse needs a variant") << QStringList{u"parse"_s} << 2;
    QTest::newRow("parse and no such variant") << QStringList{u"parse"_s, u"--variant"_s, u"nowhere"_s} << 2;
    QTest::newRow("no such phase") << QStringList{u"parse"_s, u"--variant"_s, u"standard"_s, u"--phase"_s, u"X1"_s}
                                   << 2;
    QTest::newRow("render in no known colours")
        << QStringList{u"render"_s, u"--colours"_s, u"sepia"_s, u"x.json"_s} << 2;
    QTest::newRow("render in no known symbols") << QStringList{u"render"_s, u"--units"_s, u"runes"_s, u"x.json"_s} << 2;
    QTest::newRow("convert nothing") << QStringList{u"convert"_s} << 2;
    QTest::newRow("convert two games into one")
        << QStringList{u"convert"_s, u"a"_s, u"b"_s, u"-o"_s, u"c.entente"_s} << 2;
    QTest::newRow("propose of nothing") << QStringList{u"propose"_s} << 2;
    QTest::newRow("a film without a folder") << QStringList{u"--replay"_s, u"x.json"_s} << 2;
    QTest::newRow("a whole game as a picture")
        << QStringList{u"render"_s, u"--whole"_s, u"-o"_s, u"x.png"_s, u"x.entente"_s} << 2;
    QTest::newRow("check without a folder") << QStringList{u"check"_s} << 2;
    QTest::newRow("seconds") << QStringList{u"bench"_s, u"--seconds"_s, u"soon"_s, u"file"_s} << 2;
    QTest::newRow("no such file") << QStringList{u"adjudicate"_s, u"/no/such/file"_s} << 1;
}

void CliTest::usage()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    const Answer answer = run(words);
    QCOMPARE(answer.status, status);
    // What was asked for goes to standard output, complaints to standard error; never both.
    QCOMPARE(answer.out.isEmpty(), status != 0);
    QCOMPARE(answer.err.isEmpty(), status == 0);
}

void CliTest::help()
{
    const QByteArray text = run({u"--help"_s}).out;
    for (const char *command : {"variants", "adjudicate", "legal", "parse", "render", "--replay", "convert", "propose",
                                "check", "orders", "match", "player", "bench"})
        QVERIFY2(text.contains(QByteArray("entente ") + command), command);
    // Scripts are played by a program of their own.
    const Answer script = run({u"--script"_s, u"x.txt"_s}, {}, {u"QT_QPA_PLATFORM=offscreen"_s});
    QCOMPARE(script.status, 2);
    QVERIFY2(script.err.contains("“--script” was not understood"), script.err.constData());
}

void CliTest::variants()
{
    const Answer plain = run({u"variants"_s});
    QCOMPARE(plain.status, 0);
    QVERIFY(plain.out.contains("standard"));
    const Answer json = run({u"variants"_s, u"--json"_s});
    QCOMPARE(json.status, 0);
    bool found = false;
    for (const QJsonValue value : QJsonDocument::fromJson(json.out).array()) {
        const QJsonObject variant = value.toObject();
        QVERIFY(QFile::exists(variant["folder"_L1].toString() + "/variant.json"_L1));
        if (variant["id"_L1] != "standard"_L1)
            continue;
        found = true;
        QCOMPARE(variant["powers"_L1].toArray().size(), 7);
        QCOMPARE(variant["provinces"_L1].toInt(), 75);
        QCOMPARE(variant["centres"_L1].toInt(), 34);
        QCOMPARE(variant["phases"_L1].toArray().size(), 5);
        const QJsonObject edition = variant["settings"_L1].toArray().first().toObject();
        QCOMPARE(edition["name"_L1].toString(), u"edition"_s);
        QCOMPARE(edition["default"_L1].toString(), u"2023"_s);
    }
    QVERIFY(found);
}

void CliTest::adjudicate()
{
    const Answer answer = run({u"adjudicate"_s}, goodCase);
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.err.isEmpty(), answer.err.constData());
    const QJsonObject object = answer.line(0);
    QCOMPARE(object["id"_L1].toString(), u"a"_s);
    QCOMPARE(object["phase"_L1].toString(), u"S1901M"_s);
    QCOMPARE(object["next"_L1].toString(), u"F1901M"_s);
    QVERIFY(object["winner"_L1].isNull());
    const QJsonArray orders = object["orders"_L1].toArray();
    QCOMPARE(orders.size(), 2);
    const QJsonObject first = orders.first().toObject();
    QCOMPARE(first["power"_L1].toString(), u"Austria"_s);
    QCOMPARE(first["unit"_L1].toString(), u"A Vie"_s);
    QCOMPARE(first["order"_L1].toString(), u"A Vie - Gal"_s);
    QCOMPARE(first["verdict"_L1].toString(), u"failure"_s);
    QCOMPARE(first["reason"_L1].toString(), u"bounced"_s);
    QCOMPARE(first["because"_L1].toArray(), QJsonArray{u"A War - Gal"_s});
    QVERIFY(first["explanation"_L1].toString().endsWith(u'.'));
    QVERIFY(!first["rule"_L1].toString().isEmpty());
}

void CliTest::adjudicateRetreatsAndAdjustments()
{
    const QByteArray retreat = R"({"id": "r", "variant": "standard", "phase": "F1901R", "units": {"Italy": ["A Tri"]},
        "dislodged": {"Austria": [{"unit": "A Tri", "from": "Ven", "retreats": ["Alb", "Bud"]}, {"unit": "F Alb", "from": "Gre", "retreats": ["ADR"]}]},
        "orders": {"Austria": ["A Tri R Alb"]}})";
    const QJsonObject after = run({u"adjudicate"_s}, retreat).line(0);
    QCOMPARE(after["units"_L1].toObject()["Austria"_L1].toArray(), QJsonArray{u"A Alb"_s});
    QCOMPARE(after["destroyed"_L1].toObject()["Austria"_L1].toArray(), QJsonArray{u"F Alb"_s});
    QCOMPARE(after["centres"_L1].toObject()["Italy"_L1].toArray().contains(u"Tri"_s), true);

    const QByteArray winter =
        R"({"id": "w", "variant": "standard", "phase": "W1901A", "units": {"Austria": ["A Vie", "F Tri"]},
        "centres": {"Austria": ["Vie", "Bud", "Tri"]}, "orders": {"Austria": ["Build A Bud"]}})";
    const QJsonObject spring = run({u"adjudicate"_s}, winter).line(0);
    QCOMPARE(spring["next"_L1].toString(), u"S1902M"_s);
    QCOMPARE(spring["units"_L1].toObject()["Austria"_L1].toArray().size(), 3);
}

void CliTest::adjudicateAsText()
{
    const Answer answer = run({u"adjudicate"_s, u"--format"_s, u"text"_s, u"--explain"_s, u"-"_s}, goodCase);
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.out.contains("A Vie - Gal"));
    QVERIFY(answer.out.contains("fails"));
    QVERIFY(answer.out.contains("Warsaw"));
}

void CliTest::sameBytesInAnyLanguage()
{
    const QByteArray english = run({u"adjudicate"_s}, goodCase).out;
    QCOMPARE(run({u"adjudicate"_s}, goodCase, {u"LANG=de_DE.UTF-8"_s, u"LANGUAGE=de"_s, u"LC_ALL="_s}).out, english);
}

void CliTest::faultsStandInPlace()
{
    QByteArray misspelt = goodCase;
    misspelt.replace("A Vie - Gal", "A Vie - Galizzia").replace("\"a\"", "\"b\"");
    const Answer answer =
        run({u"adjudicate"_s}, oneLine(goodCase) + oneLine(misspelt) + "not JSON\n" + oneLine(goodCase));
    QCOMPARE(answer.status, 1);
    QCOMPARE(answer.out.count('\n'), 4);
    QCOMPARE(answer.line(0)["id"_L1].toString(), u"a"_s);
    const QJsonObject fault = answer.line(1);
    QCOMPARE(fault["id"_L1].toString(), u"b"_s);
    QCOMPARE(fault["error"_L1].toObject()["where"_L1].toString(), u"orders.Austria[0]"_s);
    QVERIFY(fault["error"_L1].toObject()["message"_L1].toString().contains(u"Galizzia"_s));
    QVERIFY(answer.line(2)["id"_L1].isNull());
    QVERIFY(answer.line(2)["error"_L1].toObject()["where"_L1].toString().startsWith(u"line 3"_s));
    QCOMPARE(answer.line(3), answer.line(0));
}

void CliTest::check()
{
    QByteArray right = goodCase;
    right.chop(1);
    QByteArray wrong = right;
    right += R"(, "expect": {"verdicts": {"A Vie - Gal": "failure"}}})";
    wrong += R"(, "expect": {"verdicts": {"A Vie - Gal": "success"}}})";
    const Answer well = run({u"adjudicate"_s, u"--check"_s}, oneLine(right) + oneLine(right));
    QCOMPARE(well.status, 0);
    QCOMPARE(well.out, QByteArray("2 of 2 equal\n"));
    const Answer ill = run({u"adjudicate"_s, u"--check"_s}, oneLine(right) + oneLine(wrong));
    QCOMPARE(ill.status, 1);
    QCOMPARE(ill.out,
             QByteArray("a: expect.verdicts.A Vie - Gal: expected success, found failure (bounced)\n1 of 2 equal\n"));
}

void CliTest::convert()
{
    QTemporaryDir folder;
    const QString maps = QStringLiteral(ENTENTE_MAPS_DIR "/../tests/cases/exchange/");
    const QString out = folder.path() + u"/out"_s;
    const QStringList game{u"convert"_s, maps + u"diplomacy-game.json"_s, u"--json"_s, u"-o"_s, out};
    const Answer whole = run(game);
    QCOMPARE(whole.err, QByteArray());
    QCOMPARE(whole.status, 0);
    QCOMPARE(whole.line(0).value(u"result"_s).toString(), u"whole"_s);
    QVERIFY(QFile::exists(out + u"/diplomacy-game.entente"_s));
    QCOMPARE(run(game).status, 1); // nothing is written over
    const Answer board = run({u"convert"_s, maps + u"jdip-defined.zip"_s, u"-o"_s, out});
    QCOMPARE(board.status, 1);
    QVERIFY(board.err.contains("Faraway has no shape in the drawing"));
    QVERIFY(QFile::exists(out + u"/jdip-defined/variant.json"_s));
    QVERIFY(QFile::exists(out + u"/jdip-defined/map.svg"_s));
    const Answer refused = run({u"convert"_s, maps + u"jdip-save.jdip"_s, u"--json"_s, u"-o"_s, out});
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.line(0).value(u"result"_s).toString(), u"refused"_s);
    // A game whose board is nowhere else: its folder lies beside it.
    QCOMPARE(run({u"convert"_s, maps + u"jdip-game.xml"_s, u"-o"_s, out}).status, 1);
    QVERIFY(QFile::exists(out + u"/jdip-game-two-islands/variant.json"_s));
    QVERIFY(QFile::exists(out + u"/jdip-game.entente"_s));
}

/// A drawing becomes a folder that games are played on, and is told as JSON.
void CliTest::propose()
{
    QTemporaryDir folder;
    const QString drawing = QStringLiteral(ENTENTE_MAPS_DIR "/nikjon/map.svg");
    const QString out = folder.path() + u"/board"_s;
    const Answer made = run({u"propose"_s, drawing, u"-o"_s, out});
    QCOMPARE(made.status, 0);
    QVERIFY(made.err.contains("two powers stand in"));
    for (const QString &file : {u"variant.json"_s, u"map.svg"_s, u"layout.json"_s, u"doubtful.md"_s})
        QVERIFY2(QFile::exists(out + u'/' + file), qPrintable(file));
    QCOMPARE(run({u"propose"_s, drawing, u"-o"_s, out}).status, 1); // nothing is written over
    const Answer told = run({u"propose"_s, drawing, u"--json"_s});
    QCOMPARE(told.status, 0);
    const QJsonObject json = QJsonDocument::fromJson(told.out).object();
    QVERIFY(json.value(u"places"_s).toArray().size() > 50);
    const QJsonObject passage = json.value(u"passages"_s).toArray().first().toObject();
    for (const QString &key : {u"from"_s, u"to"_s, u"army"_s, u"fleet"_s, u"certainty"_s})
        QVERIFY2(passage.contains(key), qPrintable(key));
    const Answer refused = run({u"propose"_s, QStringLiteral(ENTENTE_MAPS_DIR "/nikjon/variant.json")});
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.err.count('\n'), 1);
    // So does a picture, whichever way its areas are found: fourteen places and the margin.
    const QString picture = QStringLiteral(ENTENTE_MAPS_DIR "/../tests/drawings/thirteen.png");
    for (const QStringList &way : {QStringList(), {u"--by"_s, u"colours"_s}, {u"--by"_s, u"lines"_s}}) {
        const Answer drawn = run(QStringList{u"propose"_s, picture, u"--json"_s} + way);
        QCOMPARE(drawn.status, 0);
        QCOMPARE(QJsonDocument::fromJson(drawn.out).object().value(u"places"_s).toArray().size(), 15);
    }
    QCOMPARE(run({u"propose"_s, picture, u"--json"_s, u"--by"_s, u"hand"_s}).status, 2);
    QCOMPARE(run({u"propose"_s, picture, u"-o"_s, folder.path() + u"/picture"_s}).status, 0);
}

void CliTest::foreignFilesAsCases()
{
    const QString files = QStringLiteral(ENTENTE_MAPS_DIR "/../tests/cases/exchange/");
    const auto ids = [](const Answer &answer) {
        QStringList all;
        for (const QByteArray &line : answer.out.split('\n')) {
            if (!line.isEmpty())
                all << QJsonDocument::fromJson(line).object().value(u"id"_s).toString();
        }
        return all.join(u' ');
    };
    const Answer game = run({u"adjudicate"_s, files + u"diplicity-game.json"_s});
    QCOMPARE(game.status, 0);
    QCOMPARE(ids(game), u"S1901M F1901M W1901A S1902M S1902R F1902M"_s);
    const Answer board = run({u"adjudicate"_s, files + u"jdip-game.xml"_s});
    QCOMPARE(ids(board), u"S1850M F1850M W1850A"_s);
    QCOMPARE(ids(run({u"legal"_s, files + u"jdip-game.xml"_s})), u"S1850M F1850M W1850A S1851M"_s);
    QVERIFY(board.err.contains("drawn as a chart"));
    QCOMPARE(ids(run({u"adjudicate"_s, files + u"case-movement.txt"_s})), u"broken convoy another"_s);
    QCOMPARE(ids(run({u"adjudicate"_s, files + u"packed.entente.gz"_s})), u"S1901M"_s);
    const Answer start = run({u"legal"_s, files + u"jdip-isles.zip"_s});
    QCOMPARE(start.status, 0);
    QVERIFY(start.out.startsWith("{\"id\": \"jdip-"));
    QTemporaryDir folder;
    const QString picture = folder.filePath(u"isles.svg"_s);
    QCOMPARE(run({u"render"_s, files + u"jdip-game.xml"_s, u"--phase"_s, u"F1850M"_s, u"-o"_s, picture}).status, 0);
    QFile drawn(picture);
    QVERIFY(drawn.open(QIODevice::ReadOnly));
    QVERIFY(drawn.readAll().contains("Two Islands"));
}

void CliTest::library()
{
    const QString files = QStringLiteral(ENTENTE_MAPS_DIR "/../tests/cases/exchange/");
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"old"_s));
    for (const QString &name : {u"droidippy.txt"_s, u"diplicity-game.json"_s})
        QVERIFY(QFile::copy(files + name, folder.filePath(u"old/"_s + name)));
    QFile broken(folder.filePath(u"broken.json"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("nothing") > 0);
    broken.close();
    const Answer answer = run({u"library"_s, folder.path()});
    QCOMPARE(answer.status, 1);
    QVERIFY(answer.err.startsWith("broken.json: "));
    const QJsonObject all = answer.line(0);
    QCOMPARE(all["games"_L1].toArray().size(), 3);
    const QJsonObject game = all["games"_L1].toArray().at(1).toObject();
    QCOMPARE(game["file"_L1].toString(), u"old/diplicity-game.json"_s);
    QCOMPARE(game["turns"_L1].toInt(), 5);
    QCOMPARE(game["openings"_L1].toObject()["Italy"_L1].toString(), u"A Rom - Tus, A Ven - Tyr, F Nap - ION"_s);
    QCOMPARE(game["centres"_L1].toObject()["Germany"_L1].toInt(), 5);
    const QJsonObject standard = all["variants"_L1].toObject()["Standard"_L1].toObject();
    QCOMPARE(standard["games"_L1].toInt(), 2);
    const QJsonObject italy = standard["powers"_L1].toObject()["Italy"_L1].toObject();
    QCOMPARE(italy["openings"_L1].toArray().size(), 2);
    QCOMPARE(italy["openings"_L1].toArray().at(0).toObject()["share"_L1].toDouble(), 0.5);
    const Answer lines = run({u"library"_s, folder.path(), u"--format"_s, u"csv"_s});
    QCOMPARE(lines.out.count('\n'), 15); // a heading, seven powers of two games
    QVERIFY(lines.out.contains(
        "old/diplicity-game.json,standard,S1901M,F1902M,5,Italy,5,,\"A Rom - Tus, A Ven - Tyr, F Nap - ION\""));
    QCOMPARE(run({u"library"_s, folder.filePath(u"old/droidippy.txt"_s)}).err,
             QByteArray(QDir::toNativeSeparators(folder.filePath(u"old/droidippy.txt"_s)).toUtf8()
                        + " is neither a folder nor a zip archive.\n"));
}

void CliTest::legal()
{
    QByteArray input = goodCase;
    input.replace("A War - Gal", "nonsense"); // orders are not read
    const Answer answer = run({u"legal"_s}, input);
    QCOMPARE(answer.status, 0);
    const QJsonArray orders = answer.line(0)["legal"_L1].toObject()["Austria"_L1].toObject()["A Vie"_L1].toArray();
    QVERIFY(orders.contains(u"A Vie H"_s));
    QVERIFY(orders.contains(u"A Vie - Gal"_s));
    QVERIFY(orders.contains(u"A Vie S A War - Gal"_s));
    QVERIFY(!orders.contains(u"A Vie - War"_s));
}

void CliTest::parse()
{
    const Answer answer =
        run({u"parse"_s, u"--variant"_s, u"standard"_s},
            "army vienna moves to galicia\n\nF STP/SC S A MOS - LVN\nA Vie frobs\nREMOVE F LVN\nBUILD A LON\nWAIVE\n");
    QCOMPARE(answer.status, 1);
    const QList<QByteArray> lines = answer.out.split('\n');
    QCOMPARE(lines.value(0), QByteArray("A Vie - Gal"));
    QCOMPARE(lines.value(1), QByteArray("F StP/sc S A Mos - Lvn"));
    QVERIFY2(lines.value(2).startsWith("line 4: "), lines.value(2).constData());
    QCOMPARE(lines.value(3), QByteArray("Remove F Lvn"));
    QCOMPARE(lines.value(4), QByteArray("Build A Lon"));
    QCOMPARE(lines.value(5), QByteArray("Waive"));
    QCOMPARE(run({u"parse"_s, u"--variant"_s, u"standard"_s, u"--phase"_s, u"S1901R"_s}, "A SER D\nA SER R ALB").out,
             QByteArray("A Ser D\nA Ser R Alb\n"));
}

void CliTest::orders()
{
    const QStringList words{u"orders"_s, u"--player"_s, u"steady"_s, u"-"_s};
    const Answer answer = run(words, goodCase);
    QCOMPARE(answer.status, 0);
    QVERIFY(!answer.out.isEmpty());
    QCOMPARE(run(words, goodCase).out, answer.out);
    QCOMPARE(run({u"orders"_s, u"--player"_s, u"nobody"_s}).status, 2);
    QCOMPARE(run({u"orders"_s, u"--seed"_s, u"soon"_s}).status, 2);
    QCOMPARE(run({u"orders"_s, u"--power"_s, u"Atlantis"_s}, goodCase).status, 1);
}

void CliTest::match()
{
    QTemporaryDir folder;
    const QStringList words{u"match"_s, u"--variant"_s, u"standard"_s, u"--games"_s, u"2"_s, u"--years"_s, u"1"_s};
    const Answer answer = run(words + QStringList{u"--save"_s, folder.path(), u"steady"_s, u"chance"_s});
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.err, QByteArray()); // no terminal, no bar
    QVERIFY(QFile::exists(folder.filePath(u"0002.entente"_s)));
    static const QRegularExpression row(u"^(steady|chance)( [A-Z][a-z]+)?: centres ([0-9.]+) ± ([0-9.]+|[?]), "
                                        "squares [0-9.]+ ± ([0-9.]+|[?]), solos 0$"_s);
    const QStringList lines = QString::fromUtf8(answer.out).split(u'\n', Qt::SkipEmptyParts);
    QMap<QString, double> shares;
    for (const QString &line : lines.first(lines.size() - 1)) {
        const QRegularExpressionMatch found = row.match(line);
        QVERIFY2(found.hasMatch(), qPrintable(line));
        shares[found.captured(1) + found.captured(2)] = found.captured(3).toDouble();
    }
    QVERIFY2(answer.out.contains("steady Austria: centres ") && answer.out.contains(" ± ?"), answer.out.constData());
    // Each took the next seat in the second game, and shares of all seats are 1 together.
    QVERIFY(shares.contains(u"steady Austria"_s) && shares.contains(u"steady Turkey"_s));
    QCOMPARE(shares.size(), 2 + 2 + 7);
    QVERIFY(std::abs(shares[u"steady"_s] + 6 * shares[u"chance"_s] - 1) < 0.01);
    static const QRegularExpression sum(u"^games: 2, turns: 2.000 ± 0.000, adjudications/turn: 0.000 ± 0.000, "
                                        "seconds/turn: [0-9.]+ ± [0-9.]+$"_s);
    QVERIFY2(sum.match(lines.last()).hasMatch(), qPrintable(lines.last()));
    QCOMPARE(run(words + QStringList{u"--save"_s, u"/dev/null/x"_s, u"steady"_s}).status, 1);
    QCOMPARE(run(words + QStringList{u"--set"_s, u"victory=many"_s, u"steady"_s}).status, 2);
    const Answer won = run({u"match"_s, u"--variant"_s, u"standard"_s, u"--games"_s, u"1"_s, u"--years"_s, u"1"_s,
                            u"--set"_s, u"victoryCentres=4"_s, u"--seed"_s, u"5"_s, u"steady"_s, u"chance"_s});
    QVERIFY2(won.out.contains("solos 1"), won.out.constData());
    QCOMPARE(run({u"match"_s, u"steady"_s}).status, 2);
    QCOMPARE(run({u"match"_s, u"--variant"_s, u"standard"_s}).status, 2);
    QCOMPARE(run({u"match"_s, u"--variant"_s, u"standard"_s, u"--games"_s, u"0"_s, u"steady"_s}).status, 2);
}

/// A bar on standard error, where that is a terminal.
void CliTest::matchShowsItsProgress()
{
#ifdef Q_OS_UNIX
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0)
        QSKIP("no terminals here");
    QProcess process;
    process.setStandardErrorFile(QString::fromLocal8Bit(ptsname(terminal)), QIODevice::Append);
    process.start(QStringLiteral(ENTENTE_PROGRAM),
                  {u"match"_s, u"--variant"_s, u"standard"_s, u"--games"_s, u"3"_s, u"--years"_s, u"1"_s, u"chance"_s});
    QVERIFY(process.waitForFinished(-1));
    QCOMPARE(process.exitCode(), 0);
    QByteArray shown;
    QByteArray piece(4096, '\0'); // a terminal gives what it has, in pieces
    for (qsizetype size = 1; size > 0 && !shown.contains("] 3 of 3");) {
        size = ::read(terminal, piece.data(), static_cast<std::size_t>(piece.size()));
        shown += piece.left(std::max<qsizetype>(size, 0));
    }
    ::close(terminal);
    QVERIFY2(shown.contains("] 0 of 3") && shown.contains("[" + QByteArray(30, '#') + "] 3 of 3"), shown.constData());
#else
    QSKIP("no terminals here");
#endif
}

void CliTest::bench()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"cases.jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(oneLine(goodCase) + oneLine(goodCase));
    file.close();
    for (const QString &mode : {QString(), u"--legal"_s}) {
        QStringList words{u"bench"_s, u"--seconds"_s, u"0"_s, file.fileName()};
        if (!mode.isEmpty())
            words.insert(1, mode);
        const Answer answer = run(words);
        QCOMPARE(answer.status, 0);
        static const QRegularExpression line(
            u"^cases: 2, rounds: 1, seconds: [0-9.]+, (adjudications|legal lists)/s: [0-9]+\n$"_s);
        QVERIFY2(line.match(QString::fromUtf8(answer.out)).hasMatch(), answer.out.constData());
    }
}

void CliTest::benchByChance()
{
    for (const char *variant : {"standard", "lima", "davis", "nikjon", "sequential", "city-state", "1939-iii"}) {
        for (const QStringList &mode : {QStringList(), QStringList{u"--legal"_s}}) {
            const Answer answer = run(QStringList{u"bench"_s, u"--seconds"_s, u"0"_s, u"--random"_s, u"3"_s,
                                                  u"--variant"_s, QString::fromLatin1(variant)}
                                      + mode);
            QCOMPARE(answer.status, 0);
            QVERIFY2(answer.out.startsWith("cases: 3, rounds: 1, "), answer.out.constData());
        }
    }
    QCOMPARE(run({u"bench"_s, u"--random"_s, u"3"_s}).status, 2);
    QCOMPARE(run({u"bench"_s, u"--random"_s, u"0"_s, u"--variant"_s, u"lima"_s}).status, 2);
    QCOMPARE(run({u"bench"_s, u"--random"_s, u"3"_s, u"--variant"_s, u"atlantis"_s}).status, 2);
    QCOMPARE(run({u"bench"_s, u"--random"_s, u"3"_s, u"file"_s}).status, 2);
}

void CliTest::userVariants()
{
    // A folder that the environment names counts before the built-in ones; one that cannot be read is
    // complained of and harms nobody.
    QTemporaryDir maps;
    QVERIFY(QDir(maps.path()).mkdir(u"mine"_s) && QDir(maps.path()).mkdir(u"broken"_s));
    QFile standard(QStringLiteral(ENTENTE_MAPS_DIR "/standard/variant.json"));
    QVERIFY(standard.open(QIODevice::ReadOnly));
    QByteArray text = standard.readAll();
    text.replace("\"id\": \"standard\"", "\"id\": \"mine\"");
    QFile mine(maps.filePath(u"mine/variant.json"_s));
    QVERIFY(mine.open(QIODevice::WriteOnly));
    mine.write(text);
    mine.close();
    QFile broken(maps.filePath(u"broken/variant.json"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{}");
    broken.close();

    const QStringList environment{u"ENTENTE_MAPS="_s + maps.path()};
    const Answer list = run({u"variants"_s}, {}, environment);
    QCOMPARE(list.status, 1);
    QVERIFY(list.out.contains("mine") && list.out.contains("standard"));
    QVERIFY(list.err.contains("broken") && list.err.contains("\"title\" is missing"));
    QByteArray input = goodCase;
    input.replace("standard", "mine");
    QCOMPARE(run({u"adjudicate"_s}, input, environment).status, 0);
    QCOMPARE(run({u"adjudicate"_s}, input).status, 1);
}

void CliTest::everyMapIsWell_data()
{
    QTest::addColumn<QString>("folder");
    const QDir maps(QStringLiteral(ENTENTE_MAPS_DIR));
    for (const QString &name : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (maps.exists(name + u"/variant.json"_s))
            QTest::newRow(qPrintable(name)) << maps.filePath(name);
    }
}

void CliTest::everyMapIsWell()
{
    QFETCH(QString, folder);
    const Answer well = run({u"check"_s, folder});
    QVERIFY2(well.status == 0, well.out.constData());
    QVERIFY(well.out.contains("all well"));
    QVERIFY2(well.err.isEmpty(), well.err.constData());
}

namespace {

/// A copy of the standard variant's folder, spoilt by replacing text in its files.
class SpoiltFolder {
public:
    using Changes = QList<QPair<QByteArray, QByteArray>>;

    QString path() const { return m_folder.path(); }

    /// False if one of the texts is not there to be replaced.
    bool spoil(const QString &name, const Changes &changes)
    {
        QFile from(QStringLiteral(ENTENTE_MAPS_DIR "/standard/") + name);
        if (!from.open(QIODevice::ReadOnly))
            return false;
        QByteArray text = from.readAll();
        for (const auto &[old, fresh] : changes) {
            if (!text.contains(old))
                return false;
            text.replace(old, fresh);
        }
        QFile to(m_folder.filePath(name));
        return to.open(QIODevice::WriteOnly) && to.write(text) == text.size();
    }

    /// Moves what stands at `key` of a province to where `other` has its unit, in the layout that `spoil` wrote.
    bool move(const QString &province, const QString &key, const QString &other)
    {
        QFile file(m_folder.filePath(u"layout.json"_s));
        if (!file.open(QIODevice::ReadWrite))
            return false;
        QJsonObject layout = QJsonDocument::fromJson(file.readAll()).object();
        QJsonObject provinces = layout["provinces"_L1].toObject();
        QJsonObject moved = provinces[province].toObject();
        moved[key] = provinces[other].toObject()["field"_L1];
        provinces[province] = moved;
        layout["provinces"_L1] = provinces;
        return file.resize(0) && file.seek(0) && file.write(QJsonDocument(layout).toJson()) > 0;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

void CliTest::checkNamesEveryFault()
{
    // A variant that reads, but whose board, drawing, layout and colours disagree.
    SpoiltFolder spoilt;
    QVERIFY(spoilt.spoil(u"variant.json"_s, {{"[\"boh\", \"gal\"], ", ""},
                                             {"[\"alb\", \"gre\"], [\"alb\", \"ser\"]",
                                              "[\"alb\", \"gre\"], [\"vie\", \"par\"], [\"alb\", \"ser\"]"},
                                             {"[\"adr\", \"alb\"]", "[\"adr\", \"alb\"], [\"apu\", \"alb\"]"},
                                             {"[\"den\", \"kie\"], ", ""},
                                             {"\"pattern\": \"level\"", "\"pattern\": \"rising\""},
                                             {"\"#b1dcfd\"", "\"#a7adec\""},
                                             {"\"#b09ebb\"", "\"#d3dce2\""},
                                             {"\"#a0a4a1\"", "\"#605e5c\""}}));
    QVERIFY(spoilt.spoil(u"map.svg"_s,
                         {{"</svg>", "<filter id=\"f\"/></svg>"},
                          {"crossing-den-swe", "crossing-den-swx"},
                          {"<path id=\"edge-bel-bur-1\"", "<path id=\"edge-par-spa-1\" clip-path=\"none\""}}));
    QVERIFY(spoilt.spoil(u"layout.json"_s, {{"\"exceptions\": [", "\"exceptions\": [[\"par\", \"mos\"], "}}));
    QVERIFY(spoilt.move(u"vie"_s, u"field"_s, u"lon"_s));
    QVERIFY(spoilt.move(u"vie"_s, u"centre"_s, u"par"_s));
    const Answer ill = run({u"check"_s, spoilt.path()});
    QCOMPARE(ill.status, 1);
    for (const char *fault :
         {"the unit of Vienna stands in London", "the supply centre of Vienna stands outside it",
          "Bohemia and Galicia meet on the drawing, but no passage joins them", "A passage joins Paris and Vienna",
          "Fleets pass from Albania to Apulia, but on the drawing no sea lies where they meet",
          "Denmark and Kiel share a shore, but no fleet passes", "the element “filter” is not drawn",
          "the attribute “clip-path” has no effect", "“crossing-den-swx” does not name two provinces",
          "The direct passage from Denmark to Sweden is not drawn",
          "The line between Belgium and Burgundy is not drawn in full",
          "A line is drawn between Paris and Spain where they do not meet",
          "Moscow and Paris are an exception, but no passage joins them", "Austria and England have the same pattern",
          "the lands of England and France are only", "the land of Russia and water are only",
          "the land of Russia and neutral land are only", "names on the land of Germany have a contrast of"})
        QVERIFY2(ill.out.contains(fault), (QByteArray(fault) + " is not in\n" + ill.out).constData());
}

void CliTest::checkReadsWhatItCan()
{
    // A variant.json with faults of its own does not hide those of the drawing.
    SpoiltFolder spoilt;
    QVERIFY(spoilt.spoil(u"variant.json"_s, {{"\"abbr\": \"Bur\"", "\"abbr\": \"Bul\""},
                                             {"[\"boh\", \"gal\"]", "[\"boh\", \"gal\", \"one-way\"]"},
                                             {"[\"ber\", \"kie\"]", "[\"ber\", \"kix\"]"}}));
    QVERIFY(
        spoilt.spoil(u"map.svg"_s, {{"<path id=\"tun\"", "<path id=\"tux\""}, {"</svg>", "<filter id=\"f\"/></svg>"}}));
    QVERIFY(spoilt.spoil(u"layout.json"_s, {{"\"par\": {\"field\"", "\"paris\": {\"field\""}}));
    const Answer ill = run({u"check"_s, spoilt.path()});
    QCOMPARE(ill.status, 1);
    for (const char *fault : {"are both abbreviated", "A passage is a pair of provinces", "kix", "no path \"tun\"",
                              "no province is called \"paris\"", "the element “filter” is not drawn"})
        QVERIFY2(ill.out.contains(fault), (QByteArray(fault) + " is not in\n" + ill.out).constData());
}

QTEST_GUILESS_MAIN(CliTest)
#include "tst_cli.moc"
