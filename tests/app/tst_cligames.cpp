#include "clirun.h"
#include "projectfile.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
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

using namespace entente;
using namespace Qt::StringLiterals;

/// Whole games on the command line: read from other programs, played by computers, measured.
class CliGamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void convert();
    void convertForOthers();
    void score();
    void round();
    void noneIsToldUnderFog();
    void convertedBoardsAreWell();
    void casesOfOtherPrograms();
    void strangeFilesAreNamed();
    void knownBoardsAreDrawn();
    void savedGamesThatCannotBeRead();
    void propose();
    void foreignFilesAsCases();
    void library();
    void match();
    void matchOfOneLevelRepeatsNoGame();
    void matchShowsItsProgress();
    void bench();
    void benchByChance();
};

void CliGamesTest::convert()
{
    QTemporaryDir folder;
    const QString maps = projectFile("tests/cases/exchange/");
    const QString out = folder.path() + u"/out"_s;
    const QStringList game{u"convert"_s, maps + u"diplomacy-game.json"_s, u"--json"_s, u"-o"_s, out};
    const CliAnswer whole = runCli(game);
    QCOMPARE(whole.err, QByteArray());
    QCOMPARE(whole.status, 0);
    QCOMPARE(whole.line(0).value(u"result"_s).toString(), u"whole"_s);
    QVERIFY(QFile::exists(out + u"/diplomacy-game.entente"_s));
    QCOMPARE(runCli(game).status, 1); // nothing is written over
    const CliAnswer board = runCli({u"convert"_s, maps + u"jdip-defined.zip"_s, u"-o"_s, out});
    QCOMPARE(board.status, 1);
    QVERIFY(board.err.contains("Faraway has no shape in the drawing"));
    QVERIFY(QFile::exists(out + u"/jdip-defined/variant.json"_s));
    QVERIFY(QFile::exists(out + u"/jdip-defined/map.svg"_s));
    const CliAnswer refused = runCli({u"convert"_s, maps + u"jdip-save.jdip"_s, u"--json"_s, u"-o"_s, out});
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.line(0).value(u"result"_s).toString(), u"refused"_s);
    // A game whose board is nowhere else: its folder lies beside it.
    QCOMPARE(runCli({u"convert"_s, maps + u"jdip-game.xml"_s, u"-o"_s, out}).status, 0);
    QVERIFY(QFile::exists(out + u"/jdip-game-two-islands/variant.json"_s));
    QVERIFY(QFile::exists(out + u"/jdip-game.entente"_s));
    // Each case of a file of several is a game; into one file only the first goes, and that is said.
    const QStringList cases{u"convert"_s, maps + u"case-movement.txt"_s, u"--json"_s, u"-o"_s};
    const CliAnswer several = runCli(cases + QStringList{out});
    QCOMPARE(several.line(0).value(u"cases"_s).toInt(), 2);
    QVERIFY(QFile::exists(out + u"/case-movement-1.entente"_s) && QFile::exists(out + u"/case-movement-2.entente"_s));
    QVERIFY(runCli(cases + QStringList{out + u"/one.entente"_s}).err.contains("Only the first of its 2 cases"));
}

/// A game is written for another program and read back as it was; what that program can't hold is refused.
void CliGamesTest::convertForOthers()
{
    QTemporaryDir folder;
    const QString game = projectFile("tests/cases/exchange/diplomacy-game.json");
    const QString out = folder.path() + u"/out"_s;
    for (const QString &program : {u"jdip"_s, u"webdiplomacy"_s, u"diplicity"_s, u"diplomacy"_s}) {
        const CliAnswer made = runCli({u"convert"_s, game, u"--to"_s, program, u"--json"_s, u"-o"_s, out});
        QVERIFY2(made.status == 0, made.err.constData());
        const QString written = made.line(0).value(u"written"_s).toArray().first().toString();
        const CliAnswer back = runCli({u"convert"_s, written, u"-o"_s, folder.filePath(program + u".entente"_s)});
        QVERIFY2(back.status == 0 && back.err.isEmpty(), back.err.constData());
    }
    const auto turns = [&](const QString &program) {
        return runCli({u"adjudicate"_s, folder.filePath(program + u".entente"_s)}).out;
    };
    QVERIFY(!turns(u"jdip"_s).isEmpty());
    QCOMPARE(turns(u"webdiplomacy"_s), turns(u"diplomacy"_s));
    const QString named = folder.filePath(u"game.jdip"_s);
    QCOMPARE(runCli({u"convert"_s, game, u"--to"_s, u"jdip"_s, u"-o"_s, named}).status, 0);
    QVERIFY(QFile::exists(named));
    const CliAnswer board = runCli({u"convert"_s, projectFile("tests/cases/exchange/jdip-defined.zip"), u"--to"_s,
                                    u"jdip"_s, u"--json"_s, u"-o"_s, out});
    QCOMPARE(board.line(0).value(u"result"_s).toString(), u"refused"_s);
    QFile tanks(folder.filePath(u"tanks.json"_s));
    QVERIFY(tanks.open(QIODevice::WriteOnly));
    tanks.write(R"({"id": "a", "variant": "1939-iii", "phase": "S1939M", "units": {"Germany": ["A Ber"]}})");
    tanks.close();
    const CliAnswer refused =
        runCli({u"convert"_s, tanks.fileName(), u"--to"_s, u"jdip"_s, u"-o"_s, out + u"/no.jdip"_s});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains("jDip does not know the special rules of 1939 III."), refused.err.constData());
    QVERIFY(!QFile::exists(out + u"/no.jdip"_s));
}

/// A row for each game and their sum; the systems are listed with their formulas.
void CliGamesTest::score()
{
    const QString game = projectFile("tests/cases/exchange/diplomacy-game.json");
    const CliAnswer table =
        runCli({u"score"_s, u"--system"_s, u"sum-of-squares"_s, u"--format"_s, u"csv"_s, game, game});
    QVERIFY2(table.status == 0, table.err.constData());
    const QList<QByteArray> rows = table.out.trimmed().split('\n');
    QCOMPARE(rows.size(), 6);
    QVERIFY(rows[0].startsWith("Game,Austria,England,"));
    QCOMPARE(rows[1], rows[2]);
    QVERIFY(rows[3].startsWith("Sum,"));
    QCOMPARE(rows[4].mid(4), rows[1].mid(rows[1].indexOf(','))); // the best of two that are the same
    QVERIFY(rows[5].startsWith("Game of the best,diplomacy-game,"));
    QVERIFY(runCli({u"score"_s, u"--system"_s, u"omg"_s}).out.contains("To take a centre can cost up to 3.75."));
    QVERIFY(runCli({u"score"_s}).out.contains("bangkok (Bangkok): A point a centre"));
    const CliAnswer unknown = runCli({u"score"_s, u"--system"_s, u"none"_s, game});
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.err.contains("There is no system “none”."), unknown.err.constData());
    QCOMPARE(runCli({u"score"_s, u"--system"_s, u"bangkok"_s, projectFile("README.md")}).status, 1);
}

/// A hotseat game under fog is for its table alone until it is over: no command tells what is on its board.
void CliGamesTest::noneIsToldUnderFog()
{
    const QTemporaryDir folder;
    QFile list(folder.filePath(u"players.txt"_s));
    QVERIFY(list.open(QIODevice::WriteOnly) && list.write("A\nB\nC\nD\nE\nF\nG\n") > 0);
    list.close();
    for (const char *fog : {"none", "borders"}) {
        const QString place = folder.filePath(QLatin1StringView(fog));
        QVERIFY(QDir().mkpath(place));
        const CliAnswer drawn =
            runCli({u"round"_s, u"--draw"_s, list.fileName(), u"--set"_s, u"fog="_s + QLatin1StringView(fog), place});
        QVERIFY2(drawn.status == 0, drawn.err.constData());
        const QString game = place + u"/round-1-board-1.entente"_s;
        const QList<QStringList> commands{{u"render"_s, game, u"-o"_s, place + u"/map.svg"_s},
                                          {u"render"_s, game, u"--whole"_s, u"-o"_s, place + u"/game.html"_s},
                                          {u"legal"_s, game},
                                          {u"convert"_s, game, u"--to"_s, u"jdip"_s, u"-o"_s, place + u"/out"_s},
                                          {u"score"_s, u"--system"_s, u"sum-of-squares"_s, game}};
        for (const QStringList &command : commands) {
            const CliAnswer answer = runCli(command);
            const bool told = !(answer.out + answer.err).contains("Fog lies on this game until it is over.");
            QVERIFY2(told == (fog == QByteArray("none")) && (told || answer.status != 0),
                     qPrintable(command.join(u' ') + u": "_s + QString::fromUtf8(answer.out + answer.err)));
        }
        QVERIFY(QFile::exists(place + u"/map.svg"_s) == (fog == QByteArray("none")));
    }
}

/// A club's evening: seats are drawn with wishes, games are written, and the next round knows who has met; the players
/// stand by their scores.
void CliGamesTest::round()
{
    const QTemporaryDir folder;
    const auto put = [&](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QByteArray list = "# our club\nAnna: France, England\nBen: FE\nCleo: Turkey\n";
    for (char name = 'D'; name <= 'N'; ++name)
        list += QByteArray("Player ") + name + '\n';
    QVERIFY(put(u"players.txt"_s, list));
    const QStringList draw{u"round"_s,
                           u"--draw"_s,
                           folder.filePath(u"players.txt"_s),
                           u"--seed"_s,
                           u"7"_s,
                           u"--set"_s,
                           u"lastSeason=F1907"_s,
                           u"--format"_s,
                           u"csv"_s,
                           folder.path()};
    const CliAnswer first = runCli(draw);
    QVERIFY2(first.status == 0, first.err.constData());
    QVERIFY(first.out.startsWith("Power,round-1-board-1,round-1-board-2\n"));
    const auto lineOf = [](const CliAnswer &answer, const QByteArray &power) {
        for (const QByteArray &line : answer.out.split('\n')) {
            if (line.startsWith(power))
                return line;
        }
        return QByteArray();
    };
    QVERIFY(lineOf(first, "France").contains("Anna") || lineOf(first, "France").contains("Ben"));
    QVERIFY(lineOf(first, "Turkey").contains("Cleo"));
    const CliAnswer second = runCli(draw);
    QVERIFY2(second.status == 0, second.err.constData());
    QVERIFY(second.out.startsWith("Power,round-2-board-1,round-2-board-2\n"));
    QVERIFY2(!lineOf(second, "Turkey").contains("Cleo"), "the same power again");
    // Boards that nobody has played yet count for nobody.
    const CliAnswer standings =
        runCli({u"round"_s, u"--system"_s, u"sum-of-squares"_s, u"--format"_s, u"csv"_s, folder.path()});
    QVERIFY2(standings.status == 0, standings.err.constData());
    QCOMPARE(standings.out, QByteArray("Place,Player,Sum\n\nPower,Best,Player,Game\n"));
    // What is wrong is said, and nothing is written.
    QVERIFY(put(u"wrong.txt"_s, "Anna: Narnia\nBen\n"));
    const CliAnswer wrong = runCli({u"round"_s, u"--draw"_s, folder.filePath(u"wrong.txt"_s), folder.path()});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.err.contains("“Narnia” is no power"), wrong.err.constData());
    QVERIFY(!QFile::exists(folder.filePath(u"round-3-board-1.entente"_s)));
    QVERIFY(put(u"round-2-board-1.entente"_s, "{"));
    QCOMPARE(runCli(draw).status, 1);
}

/// Nothing is lost where a file has no drawing, and what was made of it has no fault.
void CliGamesTest::convertedBoardsAreWell()
{
    QTemporaryDir folder;
    const QString maps = projectFile("tests/cases/exchange/");
    for (const char *name : {"dpjudge-straits.map", "njudge-known.map", "dpjudge-isles.map", "njudge-halves.map",
                             "jdip-isles.zip", "jdip-defined.zip", "jdip-package.zip"}) {
        const QString file = QString::fromLatin1(name);
        const QString out = folder.filePath(file);
        const CliAnswer made = runCli({u"convert"_s, maps + file, u"--json"_s, u"-o"_s, out});
        const QJsonObject told = made.line(0);
        QCOMPARE(made.status, told.value(u"losses"_s).toArray().isEmpty() ? 0 : 1);
        if (file.startsWith(u"dpjudge-straits"_s)) {
            QCOMPARE(told.value(u"result"_s).toString(), u"whole"_s);
            QVERIFY(made.out.contains("drawn as a chart"));
            QCOMPARE(told.value(u"remarks"_s).toArray().size(), 2);
        }
        const QStringList boards = QDir(out).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(!boards.isEmpty());
        for (const QString &board : boards) {
            const CliAnswer checked = runCli({u"check"_s, out + u'/' + board});
            QVERIFY2(checked.status == 0, name + checked.out);
        }
    }
}

/// What a case's text says of the position afterwards is compared.
void CliGamesTest::casesOfOtherPrograms()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"cases.txt"_s));
    const QByteArray one = "CASE one\nPRESTATE_SETPHASE Spring 1901, Movement\nPRESTATE\nAustria: A vie\nORDERS\n"
                           "Austria: A vie-gal\nPOSTSTATE\nAustria: A ";
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("VARIANT_ALL Standard\n" + one + "gal\nEND\n" + one + "tyr\nEND\n");
    file.close();
    const CliAnswer checked = runCli({u"adjudicate"_s, u"--check"_s, file.fileName()});
    QCOMPARE(checked.status, 1);
    QVERIFY2(checked.out.contains("expected A Tyr, found A Gal") && checked.out.contains("1 of 2 equal"),
             checked.out.constData());
    const CliAnswer made = runCli({u"convert"_s, file.fileName(), u"-o"_s, folder.path()});
    QCOMPARE(made.status, 0);
    QVERIFY2(made.err.contains("Not as the case expects: expect.units.Austria: expected A Tyr"), made.err.constData());
}

/// A board of another program that can't be opened is called what it is, by every command.
void CliGamesTest::strangeFilesAreNamed()
{
    QTemporaryDir folder;
    const std::pair<QByteArray, const char *> files[] = {
        {R"({"id": "own", "name": "Own", "nations": [{"name": "Red"}], "provinces": [{"id": "aaa"}]})",
         "a board of Diplicity without passages"},
        {R"({"name": "Own", "file": "own.svg", "svg config": {"unit_radius": 20}, "players": {}})",
         "the settings of a board of DiplomacyGM"},
        {"START_YEAR: 1901\nSTART_UNITS:\n  Red:\n    Army: ['Alpha']\n", "how a drawing is to be read"},
        {"nothing\n", "This is not a saved game of Entente. Entente opens"},
        {"no game, but a note about Entente: see line 3\n", "This is not a saved game of Entente."},
        {"<?xml version=\"1.0\"?>\n<VARIANTS><VARIANT name=\"Own\"/></VARIANTS>\n", "jDip's list of variants"},
        {"<PROVINCES><PROVINCE shortname=\"a\"><ADJACENCY type=\"mv\" refs=\"b\"/></PROVINCE></PROVINCES>\n",
         "one board of jDip"},
        {"R: A Alphaland\nB: A Betaland\n-1\nRB..\n-1\n", "the start of a board of the mail judges"},
    };
    for (const auto &[text, sentence] : files) {
        QFile file(folder.filePath(u"strange"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        for (const QString &command : {u"convert"_s, u"adjudicate"_s, u"render"_s}) {
            const CliAnswer answer =
                runCli(QStringList{command, file.fileName(), u"-o"_s, folder.filePath(u"out.svg"_s)}.mid(
                    0, command == u"adjudicate"_s ? 2 : 4));
            QCOMPARE(answer.status, 1);
            const QByteArray said = answer.out + answer.err;
            if (command == u"convert"_s || !text.startsWith("nothing"))
                QVERIFY2(said.contains(sentence), command.toUtf8() + ": " + said);
        }
    }
}

/// A drawing becomes a folder that games are played on, and is told as JSON.
/// A board that is here already comes with its drawn map, whoever plays on it: the seven, two of them, or a power to
/// each centre.
void CliGamesTest::knownBoardsAreDrawn()
{
    QTemporaryDir folder;
    const auto path = [&](const QString &name) { return folder.filePath(name); };
    QFile given(projectFile("tests/cases/exchange/dpjudge-known.map"));
    QVERIFY(given.open(QIODevice::ReadOnly));
    const QByteArray known = given.readAll();
    const QByteArray places = known.mid(known.indexOf("Albania = alb"));
    const QByteArray begin = "VICTORY 18\nBEGIN SPRING 1901 MOVEMENT\n\n";
    const QByteArray two =
        "AUSTRIA (AUSTRIAN) BUD TRI VIE\nA VIE\nA BUD\nF TRI\n"
        "FRANCE (FRENCH) BRE MAR PAR\nA PAR\nA MAR\nF BRE\n\n"
        "UNOWNED BEL BUL DEN GRE HOL NWY POR RUM SER SPA SWE TUN EDI LON LVP BER KIE MUN NAP ROM VEN "
        "MOS SEV STP WAR ANK CON SMY\n\n";
    QByteArray many;
    const QByteArray centres =
        "BUD TRI VIE EDI LON LVP BRE MAR PAR BER KIE MUN NAP ROM VEN MOS SEV STP WAR ANK CON SMY "
        "BEL BUL DEN GRE HOL NWY POR RUM SER SPA SWE TUN";
    for (const QByteArray &centre : centres.split(' '))
        many += "REALM" + centre + " (REALMISH" + centre + ") " + centre + "\nA " + centre + '\n';
    const std::pair<QString, QByteArray> boards[] = {
        {u"seven"_s, known}, {u"two"_s, begin + two + places}, {u"many"_s, begin + many + '\n' + places}};
    for (const auto &[name, text] : boards) {
        QFile file(path(name + u".map"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QCOMPARE(runCli({u"render"_s, file.fileName(), u"-o"_s, path(name + u".svg"_s)}).status, 0);
        QFile drawn(path(name + u".svg"_s));
        QVERIFY(drawn.open(QIODevice::ReadOnly));
        const QByteArray picture = drawn.readAll();
        QVERIFY2(picture.size() > 1000000, qPrintable(name)); // no chart of discs
        const CliAnswer answer = runCli({u"adjudicate"_s, file.fileName()});
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.line(0).value(u"next"_s).toString(), u"F1901M"_s);
        const CliAnswer converted = runCli({u"convert"_s, file.fileName(), u"-o"_s, path(name)});
        QVERIFY2(converted.err.contains("that of “Standard”"), converted.err.constData());
    }
}

/// What is wrong with a saved game is said by its own reader, and no other's.
void CliGamesTest::savedGamesThatCannotBeRead()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"game.entente"_s);
    QCOMPARE(runCli({u"convert"_s, projectFile("tests/cases/exchange/diplomacy-game.json"), u"-o"_s, path}).status, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    file.close();
    const std::pair<QByteArray, const char *> faults[] = {
        {QByteArray(whole).replace("\"variant\": \"standard\"", "\"variant\": \"loeb9\""), "which is not installed"},
        {QByteArray(whole).replace("\"digest\": \"", "\"digest\": \"0"), "The saved game is damaged"},
        {whole.left(whole.size() / 2), "The file breaks off here"},
    };
    for (const auto &[text, sentence] : faults) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        const CliAnswer answer = runCli({u"adjudicate"_s, path});
        QCOMPARE(answer.status, 1);
        QVERIFY2((answer.out + answer.err).contains(sentence), (answer.out + answer.err).left(300).constData());
    }
}

void CliGamesTest::propose()
{
    QTemporaryDir folder;
    const QString drawing = projectFile("maps/nikjon/map.svg");
    const QString out = folder.path() + u"/board"_s;
    const CliAnswer made = runCli({u"propose"_s, drawing, u"-o"_s, out});
    QCOMPARE(made.status, 0);
    QVERIFY(made.err.contains("two powers stand in"));
    for (const QString &file : {u"variant.json"_s, u"map.svg"_s, u"layout.json"_s, u"doubtful.md"_s})
        QVERIFY2(QFile::exists(out + u'/' + file), qPrintable(file));
    QCOMPARE(runCli({u"propose"_s, drawing, u"-o"_s, out}).status, 1); // nothing is written over
    const CliAnswer told = runCli({u"propose"_s, drawing, u"--json"_s});
    QCOMPARE(told.status, 0);
    const QJsonObject json = QJsonDocument::fromJson(told.out).object();
    QVERIFY(json.value(u"places"_s).toArray().size() > 50);
    const QJsonObject passage = json.value(u"passages"_s).toArray().first().toObject();
    for (const QString &key : {u"from"_s, u"to"_s, u"army"_s, u"fleet"_s, u"certainty"_s})
        QVERIFY2(passage.contains(key), qPrintable(key));
    const CliAnswer refused = runCli({u"propose"_s, projectFile("maps/nikjon/variant.json")});
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.err.count('\n'), 1);
    // So does a picture, whichever way its areas are found: fourteen places and the margin.
    const QString picture = projectFile("tests/drawings/thirteen.png");
    for (const QStringList &way : {QStringList(), {u"--by"_s, u"colours"_s}, {u"--by"_s, u"lines"_s}}) {
        const CliAnswer drawn = runCli(QStringList{u"propose"_s, picture, u"--json"_s} + way);
        QCOMPARE(drawn.status, 0);
        QCOMPARE(QJsonDocument::fromJson(drawn.out).object().value(u"places"_s).toArray().size(), 15);
    }
    QCOMPARE(runCli({u"propose"_s, picture, u"--json"_s, u"--by"_s, u"hand"_s}).status, 2);
    QCOMPARE(runCli({u"propose"_s, picture, u"-o"_s, folder.path() + u"/picture"_s}).status, 0);
}

void CliGamesTest::foreignFilesAsCases()
{
    const QString files = projectFile("tests/cases/exchange/");
    const auto ids = [](const CliAnswer &answer) {
        QStringList all;
        for (const QByteArray &line : answer.out.split('\n')) {
            if (!line.isEmpty())
                all << QJsonDocument::fromJson(line).object().value(u"id"_s).toString();
        }
        return all.join(u' ');
    };
    const CliAnswer game = runCli({u"adjudicate"_s, files + u"diplicity-game.json"_s});
    QCOMPARE(game.status, 0);
    QCOMPARE(ids(game), u"S1901M F1901M W1901A S1902M S1902R F1902M"_s);
    const CliAnswer board = runCli({u"adjudicate"_s, files + u"jdip-game.xml"_s});
    QCOMPARE(ids(board), u"S1850M F1850M W1850A"_s);
    QCOMPARE(ids(runCli({u"legal"_s, files + u"jdip-game.xml"_s})), u"S1850M F1850M W1850A S1851M"_s);
    QVERIFY(board.err.contains("drawn as a chart"));
    QCOMPARE(ids(runCli({u"adjudicate"_s, files + u"case-movement.txt"_s})), u"broken convoy another"_s);
    QCOMPARE(ids(runCli({u"adjudicate"_s, files + u"packed.entente.gz"_s})), u"S1901M"_s);
    const CliAnswer start = runCli({u"legal"_s, files + u"jdip-isles.zip"_s});
    QCOMPARE(start.status, 0);
    QVERIFY(start.out.startsWith("{\"id\": \"jdip-"));
    QTemporaryDir folder;
    const QString picture = folder.filePath(u"isles.svg"_s);
    QCOMPARE(runCli({u"render"_s, files + u"jdip-game.xml"_s, u"--phase"_s, u"F1850M"_s, u"-o"_s, picture}).status, 0);
    QFile drawn(picture);
    QVERIFY(drawn.open(QIODevice::ReadOnly));
    QVERIFY(drawn.readAll().contains("Two Islands"));
}

void CliGamesTest::library()
{
    const QString files = projectFile("tests/cases/exchange/");
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"old"_s));
    for (const QString &name : {u"droidippy.txt"_s, u"diplicity-game.json"_s})
        QVERIFY(QFile::copy(files + name, folder.filePath(u"old/"_s + name)));
    QFile broken(folder.filePath(u"broken.json"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("nothing") > 0);
    broken.close();
    const CliAnswer answer = runCli({u"library"_s, folder.path()});
    QCOMPARE(answer.status, 1);
    QVERIFY(answer.err.startsWith("broken.json: "));
    const QJsonObject all = answer.line(0);
    QCOMPARE(all["games"_L1].toArray().size(), 3);
    // As it is named from where one stands; a lock that a running game left is no game.
    QFile lock(folder.filePath(u"old/running.entente.lock"_s));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.close();
    const QString here = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    const CliAnswer relative = runCli({u"library"_s, u"old"_s});
    QVERIFY(QDir::setCurrent(here));
    QCOMPARE(relative.err, QByteArray());
    QCOMPARE(relative.line(0)["games"_L1].toArray().size(), 2);
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
    const CliAnswer lines = runCli({u"library"_s, folder.path(), u"--format"_s, u"csv"_s});
    QCOMPARE(lines.out.count('\n'), 15); // a heading, seven powers of two games
    QVERIFY(lines.out.contains(
        "old/diplicity-game.json,standard,S1901M,F1902M,5,Italy,5,,\"A Rom - Tus, A Ven - Tyr, F Nap - ION\""));
    QCOMPARE(runCli({u"library"_s, folder.filePath(u"old/droidippy.txt"_s)}).err,
             QByteArray(QDir::toNativeSeparators(folder.filePath(u"old/droidippy.txt"_s)).toUtf8()
                        + " is neither a folder nor a zip archive.\n"));
}

void CliGamesTest::match()
{
    QTemporaryDir folder;
    const QStringList words{u"match"_s, u"--variant"_s, u"standard"_s, u"--games"_s, u"2"_s, u"--years"_s, u"1"_s};
    const CliAnswer answer = runCli(words + QStringList{u"--save"_s, folder.path(), u"steady"_s, u"chance"_s});
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.err, QByteArray()); // no terminal, no bar
    // What is saved opens as a table that everybody sees, with who played what.
    QFile game(folder.filePath(u"0002.entente"_s));
    QVERIFY(game.open(QIODevice::ReadOnly));
    const QByteArray saved = game.readAll();
    QVERIFY2(saved.contains("\"mode\": \"gm\"") && saved.contains("\"turkey\": \"steady\""), saved.constData());
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
    QCOMPARE(runCli(words + QStringList{u"--save"_s, u"/dev/null/x"_s, u"steady"_s}).status, 1);
    QCOMPARE(runCli(words + QStringList{u"--set"_s, u"victory=many"_s, u"steady"_s}).status, 2);
    const CliAnswer nobody = runCli(words + QStringList{u"--set"_s, u"ownGoals=Narnia 16"_s, u"steady"_s});
    QCOMPARE(nobody.status, 2);
    QVERIFY2(nobody.err.startsWith("There is no power called "), nobody.err.constData());
    const CliAnswer won = runCli({u"match"_s, u"--variant"_s, u"standard"_s, u"--games"_s, u"1"_s, u"--years"_s, u"1"_s,
                                  u"--set"_s, u"victoryCentres=4"_s, u"--seed"_s, u"5"_s, u"steady"_s, u"chance"_s});
    QVERIFY2(won.out.contains("solos 1"), won.out.constData());
    QCOMPARE(runCli({u"match"_s, u"steady"_s}).status, 2);
    QCOMPARE(runCli({u"match"_s, u"--variant"_s, u"standard"_s}).status, 2);
    QCOMPARE(runCli({u"match"_s, u"--variant"_s, u"standard"_s, u"--games"_s, u"0"_s, u"steady"_s}).status, 2);
    for (const QString &nobody : {u"strong@0"_s, u"strong@101"_s, u"strong@"_s, u"strong@2+bold"_s, u"@2"_s})
        QCOMPARE(runCli({u"match"_s, u"--variant"_s, u"standard"_s, nobody}).status, 2);
    // Who thinks longer has a row of its own.
    const CliAnswer longer = runCli({u"match"_s, u"--variant"_s, u"standard"_s, u"--games"_s, u"1"_s, u"--years"_s,
                                     u"1"_s, u"strong@4+loyal"_s, u"dumbbot"_s});
    QVERIFY(longer.out.contains("\nstrong@4+loyal: centres ") || longer.out.startsWith("strong@4+loyal: centres "));
}

/// Whether one player is named once, for all seats, or again for each: the same games, each with its own lots.
void CliGamesTest::matchOfOneLevelRepeatsNoGame()
{
    const auto rows = [](const QStringList &players) {
        const CliAnswer answer =
            runCli(QStringList{u"match"_s, u"--variant"_s, u"standard"_s, u"--games"_s, u"7"_s, u"--years"_s, u"2"_s}
                   + players);
        return QString::fromUtf8(answer.out).section(u"games:"_s, 0, 0);
    };
    const QString once = rows({u"chance"_s});
    QVERIFY(once.contains(u"chance Austria: centres "_s));
    QCOMPARE(rows(QStringList(7, u"chance"_s)), once);
    // In seven games that are one and the same nothing differs.
    const QString austria = once.section(u"chance Austria: "_s, 1).section(u',', 0, 0);
    QVERIFY2(!austria.endsWith(u"± 0.000"_s), qPrintable(once));
}

/// A bar on standard error, where that is a terminal.
void CliGamesTest::matchShowsItsProgress()
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

void CliGamesTest::bench()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"cases.jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(oneLine(goodCase) + oneLine(goodCase));
    file.close();
    for (const QString &mode : {QString(), u"--legal"_s, u"--hints"_s}) {
        QStringList words{u"bench"_s, u"--seconds"_s, u"0"_s, file.fileName()};
        if (!mode.isEmpty())
            words.insert(1, mode);
        const CliAnswer answer = runCli(words);
        QCOMPARE(answer.status, 0);
        static const QRegularExpression line(
            u"^cases: 2, rounds: 1, seconds: [0-9.]+, (adjudications|legal lists|sets of hints)/s: [0-9]+\n$"_s);
        QVERIFY2(line.match(QString::fromUtf8(answer.out)).hasMatch(), answer.out.constData());
    }
}

void CliGamesTest::benchByChance()
{
    for (const char *variant : {"standard", "lima", "davis", "nikjon", "sequential", "city-state", "1939-iii"}) {
        for (const QStringList &mode : {QStringList(), QStringList{u"--legal"_s}, QStringList{u"--hints"_s}}) {
            const CliAnswer answer = runCli(QStringList{u"bench"_s, u"--seconds"_s, u"0"_s, u"--random"_s, u"3"_s,
                                                        u"--variant"_s, QString::fromLatin1(variant)}
                                            + mode);
            QCOMPARE(answer.status, 0);
            QVERIFY2(answer.out.startsWith("cases: 3, rounds: 1, "), answer.out.constData());
        }
    }
    QCOMPARE(runCli({u"bench"_s, u"--random"_s, u"3"_s}).status, 2);
    QCOMPARE(runCli({u"bench"_s, u"--random"_s, u"0"_s, u"--variant"_s, u"lima"_s}).status, 2);
    QCOMPARE(runCli({u"bench"_s, u"--random"_s, u"3"_s, u"--variant"_s, u"atlantis"_s}).status, 2);
    QCOMPARE(runCli({u"bench"_s, u"--random"_s, u"3"_s, u"file"_s}).status, 2);
}

QTEST_GUILESS_MAIN(CliGamesTest)
#include "tst_cligames.moc"
