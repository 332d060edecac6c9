#include "clirun.h"
#include "pdfcontents.h"
#include "projectfile.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace Qt::StringLiterals;

/// The program without a window: its words, cases and orders.
class CliTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void windowNeedsADisplay_data();
    void windowNeedsADisplay();
    void usage_data();
    void usage();
    void help();
    void helpAndManNameEveryOption();
    void variants();
    void adjudicate();
    void adjudicateRetreatsAndAdjustments();
    void adjudicateAsText();
    void sameBytesInAnyLanguage();
    void faultsStandInPlace();
    void check();
    void legal();
    void hints();
    void safest();
    void puzzles();
    void study();
    void parse();
    void orders();
    void manual();
    void namesThatAreNoUtf8();
};

/// One sentence, whatever it is that Qt misses; not its page of advice, and no core.
void CliTest::windowNeedsADisplay_data()
{
    QTest::addColumn<QStringList>("session");
    QTest::addColumn<QByteArray>("names");
    QTest::newRow("none") << QStringList{} << QByteArray("There is no display");
    QTest::newRow("X, gone") << QStringList{u"DISPLAY=:4711"_s} << QByteArray("There is no display");
    QTest::newRow("Wayland, gone") << QStringList{u"XDG_RUNTIME_DIR=/nonexistent"_s, u"WAYLAND_DISPLAY=nowhere"_s}
                                   << QByteArray("qt6-wayland");
}

void CliTest::windowNeedsADisplay()
{
    QFETCH(QStringList, session);
    QFETCH(QByteArray, names);
    const CliAnswer answer = runCli({}, {}, session);
    QCOMPARE(answer.status, 2);
    QVERIFY2(answer.err.contains(names), answer.err);
    QCOMPARE(answer.err.count('\n'), 1);
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
    QTest::newRow("unknown format of hints") << QStringList{u"hints"_s, u"--format"_s, u"xml"_s} << 2;
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
    QTest::newRow("convert for nobody") << QStringList{u"convert"_s, u"a"_s, u"--to"_s, u"nobody"_s} << 2;
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
    const CliAnswer answer = runCli(words);
    QCOMPARE(answer.status, status);
    // What was asked for goes to standard output, complaints to standard error; never both.
    QCOMPARE(answer.out.isEmpty(), status != 0);
    QCOMPARE(answer.err.isEmpty(), status == 0);
}

void CliTest::help()
{
    const QByteArray text = runCli({u"--help"_s}).out;
    for (const char *command :
         {"variants", "adjudicate", "legal", "hints", "safest", "parse", "render", "--replay", "convert", "propose",
          "check", "score", "round", "orders", "match", "player", "manual", "bench"})
        QVERIFY2(text.contains(QByteArray("entente ") + command), command);
    // Scripts are played by a program of their own.
    const CliAnswer script = runCli({u"--script"_s, u"x.txt"_s}, {}, {u"QT_QPA_PLATFORM=offscreen"_s});
    QCOMPARE(script.status, 2);
    QVERIFY2(script.err.contains("“--script” was not understood"), script.err.constData());
}

/// What a command can be told stands in the list of all commands and on the page of the manual alike.
void CliTest::helpAndManNameEveryOption()
{
    const QString list = QString::fromUtf8(runCli({u"--help"_s}).out);
    QFile file(projectFile("packaging/entente.1"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QString page = QString::fromUtf8(file.readAll());
    page.remove(u"\\fB"_s).remove(u"\\fI"_s).remove(u"\\fR"_s).replace(u"\\-"_s, u"-"_s);
    static const QRegularExpression call(u"^  entente ([a-z-]+) (.*)$"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression option(u"^  (?:-[a-z], )?(--[a-z]+)"_s, QRegularExpression::MultilineOption);
    int commands = 0, options = 0;
    for (auto line = call.globalMatch(list); line.hasNext(); ++commands) {
        const QRegularExpressionMatch found = line.next();
        const QString command = found.captured(1);
        const qsizetype begin = page.indexOf(u".B entente "_s + command);
        QVERIFY2(begin >= 0, qPrintable(command));
        const QString usage = page.mid(begin, page.indexOf(u"\n."_s, begin + 1) - begin);
        const QString own = QString::fromUtf8(runCli({command, u"--help"_s}).out);
        for (auto named = option.globalMatch(own); named.hasNext();) {
            const QString word = named.next().captured(1);
            if (word.startsWith(u"--help"_s))
                continue;
            const QString used = word == u"--output"_s ? u"-o"_s : word;
            QVERIFY2(found.captured(2).contains(used), qPrintable(command + u' ' + used));
            QVERIFY2(usage.contains(used), qPrintable(u"entente.1: "_s + command + u' ' + used));
            ++options;
        }
    }
    QVERIFY(commands > 10 && options > 20);
}

/// The manual leaves as one page, in the language that is asked for.
void CliTest::manual()
{
    const QTemporaryDir folder;
    const QString page = folder.filePath(u"manual.html"_s);
    const CliAnswer answer = runCli({u"manual"_s, u"--html"_s, page, u"--language"_s, u"de"_s});
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.err.isEmpty(), answer.err.constData());
    QFile file(page);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray html = file.readAll();
    QVERIFY(html.contains("<html lang=\"de\">"));
    QVERIFY(html.contains("Ein Abend mit Freunden"));
    QCOMPARE(runCli({u"manual"_s}).status, 2);
    QCOMPARE(runCli({u"manual"_s, u"--html"_s, page, u"--language"_s, u"fr"_s}).status, 2);
    QCOMPARE(runCli({u"manual"_s, u"--html"_s, u"/nowhere/at/all.html"_s}).status, 1);
}

void CliTest::variants()
{
    const CliAnswer plain = runCli({u"variants"_s});
    QCOMPARE(plain.status, 0);
    QVERIFY(plain.out.contains("standard"));
    const CliAnswer json = runCli({u"variants"_s, u"--json"_s});
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
    const CliAnswer answer = runCli({u"adjudicate"_s}, goodCase);
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
    const QJsonObject after = runCli({u"adjudicate"_s}, retreat).line(0);
    QCOMPARE(after["units"_L1].toObject()["Austria"_L1].toArray(), QJsonArray{u"A Alb"_s});
    QCOMPARE(after["destroyed"_L1].toObject()["Austria"_L1].toArray(), QJsonArray{u"F Alb"_s});
    QCOMPARE(after["centres"_L1].toObject()["Italy"_L1].toArray().contains(u"Tri"_s), true);

    const QByteArray winter =
        R"({"id": "w", "variant": "standard", "phase": "W1901A", "units": {"Austria": ["A Vie", "F Tri"]},
        "centres": {"Austria": ["Vie", "Bud", "Tri"]}, "orders": {"Austria": ["Build A Bud"]}})";
    const QJsonObject spring = runCli({u"adjudicate"_s}, winter).line(0);
    QCOMPARE(spring["next"_L1].toString(), u"S1902M"_s);
    QCOMPARE(spring["units"_L1].toObject()["Austria"_L1].toArray().size(), 3);
}

void CliTest::adjudicateAsText()
{
    const CliAnswer answer = runCli({u"adjudicate"_s, u"--format"_s, u"text"_s, u"--explain"_s, u"-"_s}, goodCase);
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.out.contains("A Vie - Gal"));
    QVERIFY(answer.out.contains("fails"));
    QVERIFY(answer.out.contains("Warsaw"));
}

void CliTest::sameBytesInAnyLanguage()
{
    const QByteArray english = runCli({u"adjudicate"_s}, goodCase).out;
    QCOMPARE(runCli({u"adjudicate"_s}, goodCase, {u"LANG=de_DE.UTF-8"_s, u"LANGUAGE=de"_s, u"LC_ALL="_s}).out, english);
}

void CliTest::faultsStandInPlace()
{
    QByteArray misspelt = goodCase;
    misspelt.replace("A Vie - Gal", "A Vie - Galizzia").replace("\"a\"", "\"b\"");
    const CliAnswer answer =
        runCli({u"adjudicate"_s}, oneLine(goodCase) + oneLine(misspelt) + "not JSON\n" + oneLine(goodCase));
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
    const CliAnswer well = runCli({u"adjudicate"_s, u"--check"_s}, oneLine(right) + oneLine(right));
    QCOMPARE(well.status, 0);
    QCOMPARE(well.out, QByteArray("2 of 2 equal\n"));
    const CliAnswer ill = runCli({u"adjudicate"_s, u"--check"_s}, oneLine(right) + oneLine(wrong));
    QCOMPARE(ill.status, 1);
    QCOMPARE(ill.out,
             QByteArray("a: expect.verdicts.A Vie - Gal: expected success, found failure (bounced)\n1 of 2 equal\n"));
}

void CliTest::legal()
{
    QByteArray input = goodCase;
    input.replace("A War - Gal", "nonsense"); // orders are not read
    const CliAnswer answer = runCli({u"legal"_s}, input);
    QCOMPARE(answer.status, 0);
    const QJsonArray orders = answer.line(0)["legal"_L1].toObject()["Austria"_L1].toObject()["A Vie"_L1].toArray();
    QVERIFY(orders.contains(u"A Vie H"_s));
    QVERIFY(orders.contains(u"A Vie - Gal"_s));
    QVERIFY(orders.contains(u"A Vie S A War - Gal"_s));
    QVERIFY(!orders.contains(u"A Vie - War"_s));
}

void CliTest::safest()
{
    const QByteArray text =
        R"~({"id": "x", "variant": "standard", "phase": "S1901M", "units": {"Austria": ["A Gal", "A Vie"], "Russia": ["A War", "A Ukr"]},
        "orders": {}})~";
    const QStringList call{u"safest"_s, u"--power"_s, u"Austria"_s};
    const QJsonObject all =
        QJsonDocument::fromJson(runCli(call + QStringList{u"--keep"_s, u"Gal"_s}, text).out).object();
    QCOMPARE(all["complete"_L1].toBool(), true);
    const QJsonObject plan = all["plans"_L1].toArray()[0].toObject();
    QCOMPARE(plan["orders"_L1].toArray(), (QJsonArray{u"A Gal H"_s, u"A Vie S A Gal"_s}));
    QCOMPARE(plan["goals"_L1].toArray()[0]["certainty"_L1].toString(), u"sure"_s);
    const CliAnswer taken = runCli(call + QStringList{u"--take"_s, u"Ukr"_s, u"--format"_s, u"text"_s}, text);
    QVERIFY2(taken.out.startsWith("x: Austria, Spring 1901, moves\n"), taken.out.constData());
    QVERIFY2(taken.out.contains("    not: takes Ukraine\n"), taken.out.constData());
    QCOMPARE(runCli({u"safest"_s}, text).status, 1); // of nobody
    QCOMPARE(runCli(call + QStringList{u"--keep"_s, u"Nowhere"_s}, text).status, 1);
}

/// A case that says its goal itself needs no --power; a puzzle that is found is proved, a false answer is refuted.
void CliTest::puzzles()
{
    const QByteArray text =
        R"~({"id": "x", "variant": "standard", "phase": "F1901M", "units": {"Austria": ["A Ser", "A Vie"], "Russia": ["A Gal"]}, "centres": {}, "orders": {}})~";
    const CliAnswer mined = runCli({u"puzzles"_s, u"mine"_s, u"-"_s}, text);
    QCOMPARE(mined.status, 0);
    const QJsonObject puzzle = mined.line(0);
    QCOMPARE(puzzle["goal"_L1].toObject()["take"_L1].toArray(), QJsonArray{u"Bud"_s});
    QCOMPARE(puzzle["orders"_L1].toObject()["Austria"_L1].toArray().size(), qsizetype(2));
    const CliAnswer proved = runCli({u"puzzles"_s, u"prove"_s, u"-"_s}, mined.out);
    QCOMPARE(proved.status, 0);
    QCOMPARE(proved.line(0)["sure"_L1].toBool() && proved.line(0)["every"_L1].toBool(), true);
    const QJsonObject plan = runCli({u"safest"_s}, mined.out).line(0)["plans"_L1].toArray()[0].toObject();
    QCOMPARE(plan["sure"_L1].toInt(), 1);
    QByteArray wrong = text;
    wrong.replace(R"("orders": {})",
                  R"("orders": {"Austria": ["A Ser - Bud"]}, "goal": {"power": "Austria", "take": ["Bud"]})");
    const CliAnswer refuted = runCli({u"puzzles"_s, u"prove"_s, u"-"_s}, wrong);
    QCOMPARE(refuted.status, 1);
    QVERIFY(refuted.line(0).contains("refuted"_L1));
    QCOMPARE(runCli({u"puzzles"_s, u"prove"_s, u"-"_s}, text).status, 1); // no goal
    QCOMPARE(runCli({u"puzzles"_s}, text).status, 2);
}

/// A study becomes a page with its maps; what is none is told what and where.
void CliTest::study()
{
    const QTemporaryDir folder;
    const QString out = folder.filePath(u"page.html"_s);
    const QString file = projectFile("maps/standard/studies/03-supports.json");
    QCOMPARE(runCli({u"study"_s, file, u"--html"_s, out, u"--language"_s, u"de"_s}).status, 0);
    QFile page(out);
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(page.readAll());
    QVERIFY(text.contains(u"Zwei gegen eins"_s) && text.contains(u"Lösungen"_s));
    QCOMPARE(text.count(u"<img "_s), qsizetype(4));
    QVERIFY(text.indexOf(u"A Mun - Bur"_s) > text.indexOf(u"Lösungen"_s));
    QVERIFY(text.contains(u"Brett: Standard"_s) && text.contains(u"Frühjahr 1902, Züge"_s));
    QVERIFY(text.indexOf(u"Tipps"_s) > 0 && text.indexOf(u"Tipps"_s) < text.indexOf(u"Lösungen"_s));
    // Nobody clicks on paper.
    for (const char *study : {"standard/studies/01-first-year", "standard/studies/02-retreats",
                              "standard/studies/05-curtain", "1939-iii/studies/01-bomber"}) {
        const QString printed = folder.filePath(u"printed.html"_s);
        const QString lesson = projectFile((QByteArray("maps/") + study + ".json").constData());
        QCOMPARE(runCli({u"study"_s, lesson, u"--html"_s, printed}).status, 0);
        QFile read(printed);
        QVERIFY(read.open(QIODevice::ReadOnly));
        const QString said = QString::fromUtf8(read.readAll());
        QVERIFY2(!said.contains(u"Click "_s) && !said.contains(u"“Check”"_s), study);
    }
    QCOMPARE(runCli({u"study"_s, file}).status, 2);
    // The same as a booklet: a page for each of its four chapters, one with hints, one with the answers.
    const QString booklet = folder.filePath(u"booklet.pdf"_s);
    QCOMPARE(runCli({u"study"_s, file, u"--pdf"_s, booklet}).status, 0);
    QFile pdf(booklet);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const QByteArray pages = pdf.readAll();
    QVERIFY(pages.startsWith("%PDF"));
    QCOMPARE(pages.count("/Type /Page\n"), qsizetype(6));
    QVERIFY2(pages.size() < 2500000, qPrintable(QString::number(pages.size())));
    QVERIFY(pdfcontents::of(pages).count(" Tj") > 500); // letters, no outlines of them
    QCOMPARE(runCli({u"study"_s, file, u"--pdf"_s, booklet, u"--html"_s, out}).status, 2);
    const QString broken = folder.filePath(u"broken.json"_s);
    QFile bad(broken);
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write(R"({"title": "x", "chapters": [{"text": "y"}]})");
    bad.close();
    const CliAnswer refused = runCli({u"study"_s, broken, u"--html"_s, out});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains("broken.json") && refused.err.contains("chapters[0]"), refused.err.constData());
}

void CliTest::hints()
{
    const QByteArray text =
        R"~({"id": "x", "variant": "standard", "phase": "S1901M", "units": {"Austria": ["A Vie", "A Bud"], "Russia": ["A Ukr"]},
        "orders": {"Austria": ["A Vie - Gal", "A Bud S A Vie - Tri"], "Russia": ["A Ukr - Gal"]}})~";
    const QJsonObject all = QJsonDocument::fromJson(runCli({u"hints"_s}, text).out).object();
    const QJsonArray list = all["hints"_L1].toArray();
    QCOMPARE(list.size(), qsizetype(3));
    QCOMPARE(list[0]["order"_L1].toString(), u"A Bud S A Vie - Tri"_s);
    QCOMPARE(list[0]["hint"_L1].toString(), u"sure"_s);
    QCOMPARE(list[0]["explanation"_L1].toString(), u"A Vienna is not ordered to Trieste."_s);
    QCOMPARE(list[1]["hint"_L1].toString(), u"quiet"_s);
    QCOMPARE(list[1]["because"_L1].toArray(), QJsonArray{u"A Ukr - Gal"_s});
    QCOMPARE(list[1]["rule"_L1].toString(), u"2023 Standoffs"_s);
    // One seat does not know what others wrote.
    const CliAnswer own = runCli({u"hints"_s, u"--power"_s, u"Austria"_s, u"--format"_s, u"text"_s}, text);
    QCOMPARE(own.out, QByteArray("x: Standard, Spring 1901, moves\n"
                                 "  Austria: A Bud S A Vie - Tri\n"
                                 "    Will fail: A Vienna is not ordered to Trieste.\n"));
    QCOMPARE(runCli({u"hints"_s, u"--power"_s, u"Nobody"_s}, text).status, 1);
}

void CliTest::parse()
{
    const CliAnswer answer = runCli(
        {u"parse"_s, u"--variant"_s, u"standard"_s},
        "army vienna moves to galicia\n\nF STP/SC S A MOS - LVN\nA Vie frobs\nREMOVE F LVN\nBUILD A LON\nWAIVE\n");
    QCOMPARE(answer.status, 1);
    const QList<QByteArray> lines = answer.out.split('\n');
    QCOMPARE(lines.value(0), QByteArray("A Vie - Gal"));
    QCOMPARE(lines.value(1), QByteArray("F StP/sc S A Mos - Lvn"));
    QVERIFY2(lines.value(2).startsWith("line 4: "), lines.value(2).constData());
    QCOMPARE(lines.value(3), QByteArray("Remove F Lvn"));
    QCOMPARE(lines.value(4), QByteArray("Build A Lon"));
    QCOMPARE(lines.value(5), QByteArray("Waive"));
    QCOMPARE(runCli({u"parse"_s, u"--variant"_s, u"standard"_s, u"--phase"_s, u"S1901R"_s}, "A SER D\nA SER R ALB").out,
             QByteArray("A Ser D\nA Ser R Alb\n"));
}

void CliTest::orders()
{
    const QStringList words{u"orders"_s, u"--player"_s, u"steady"_s, u"-"_s};
    const CliAnswer answer = runCli(words, goodCase);
    QCOMPARE(answer.status, 0);
    QVERIFY(!answer.out.isEmpty());
    QCOMPARE(runCli(words, goodCase).out, answer.out);
    QCOMPARE(runCli({u"orders"_s, u"--player"_s, u"nobody"_s}).status, 2);
    QCOMPARE(runCli({u"orders"_s, u"--seed"_s, u"soon"_s}).status, 2);
    QCOMPARE(runCli({u"orders"_s, u"--power"_s, u"Atlantis"_s}, goodCase).status, 1);
}

/// A name that can't be read as text finds no file, though one is there: that is said, and not that there is none.
void CliTest::namesThatAreNoUtf8()
{
#ifdef Q_OS_LINUX
    QTemporaryDir folder;
    for (const char *command : {"adjudicate", "convert", "render"}) {
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start(u"sh"_s, {u"-c"_s, u"f=$(printf 'g\\344me.entente'); echo '{}' > \"$f\"; LC_ALL=C.UTF-8 "
                                       "HOME=/nonexistent '%1' %2 \"$f\"; rm \"$f\""_s.arg(
                                           QStringLiteral(ENTENTE_PROGRAM), QString::fromLatin1(command))});
        shell.waitForFinished(-1);
        const QByteArray said = shell.readAllStandardError();
        QVERIFY2(said.contains("its name is not in UTF-8; rename the file"), said.constData());
        QVERIFY2(!said.contains("No such file"), said.constData());
    }
#endif
}

QTEST_GUILESS_MAIN(CliTest)
#include "tst_cli.moc"
