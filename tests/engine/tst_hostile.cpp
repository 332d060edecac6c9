#include "projectpath.h"
#include "testfiles.h"

#include "exchange/importer.h"
#include "exchange/svgshape.h"
#include "exchange/variantimporter.h"
#include "io/gamefile.h"
#include "io/packed.h"
#include "io/xml.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <random>

using namespace entente;
using namespace entente::test;

/// Files that nobody wrote in good faith, or that were damaged on their way: every one is refused with a sentence, or
/// opens
/// as a game that can be saved and read back.
class HostileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mutatedImports_data();
    void mutatedImports();
    void hostileTexts_data();
    void hostileTexts();
    void endlessLists_data();
    void endlessLists();
    void pathsEnd();
    void xmlIsBounded();
};

namespace {

std::shared_ptr<const Variant> find(std::string_view id)
{
    const std::shared_ptr<const Variant> usual = standardVariant();
    const bool known = std::find(usual->elsewhere.begin(), usual->elsewhere.end(), id) != usual->elsewhere.end();
    return known ? usual : variantNamed(id);
}

/// Changes a file here and there, the same way on every machine.
class Mutator {
public:
    explicit Mutator(unsigned seed) : m_random(seed) {}

    std::string operator()(std::string text)
    {
        for (std::size_t i = 1 + below(4); i-- > 0;)
            change(text);
        return text;
    }

private:
    std::size_t below(std::size_t bound) { return bound == 0 ? 0 : m_random() % bound; }

    /// A word of the text, or a line.
    std::pair<std::size_t, std::size_t> piece(const std::string &text, const char *blanks)
    {
        const std::size_t begin = text.find_first_not_of(blanks, below(text.size()));
        const std::size_t end = begin == std::string::npos ? begin : text.find_first_of(blanks, begin);
        return {std::min(begin, text.size()), std::min(end, text.size())};
    }

    void change(std::string &text)
    {
        static constexpr const char *words = " \t\r\n\"',:;()[]{}";
        static constexpr const char *alien[] = {
            "",       "A ((Vie))", "Waive", "F StP", "A NTH/nc", "-1",     "99999999999", "Build",    "null",
            "Winter", "retreat",   "1",     "Z 5",   "A/F ENG",  "DA Ger", "*A BUD",      "\xff\xfe", "via convoy"};
        const auto [begin, end] = piece(text, below(3) == 0 ? "\n" : words);
        const auto [from, to] = piece(text, words);
        switch (below(5)) {
        case 0: text.replace(begin, end - begin, text.substr(from, to - from)); break;
        case 1: text.insert(begin, text.substr(begin, end - begin) + ' '); break;
        case 2: text.erase(begin, end - begin); break;
        case 3: text.replace(begin, end - begin, alien[below(std::size(alien))]); break;
        default:
            if (!text.empty())
                text[below(text.size())] = static_cast<char>(below(256));
        }
    }

    std::mt19937 m_random;
};

QString asText(const std::string &bytes)
{
    return QString::fromUtf8(QByteArray::fromStdString(bytes).left(4000).toPercentEncoding(" \n\"':,.()[]{}-/"));
}

bool isSentence(const Fault &fault)
{
    const std::string text = fault.message.text();
    return !text.empty() && text.back() == '.';
}

/// Empty if the game, saved, is read back as it was and plays on.
QByteArray notKept(const Game &game, const VariantFinder &variants)
{
    SavedGame saved;
    saved.game = game;
    const std::string written = writeGame(saved);
    auto again = readGame(written, variants);
    if (!again)
        return QByteArray::fromStdString(again.error().text());
    if (writeGame(*again) != written)
        return "written otherwise";
    again.value().game.adjudicate();
    return {};
}

/// The same of whatever the bytes are.
QByteArray notWithstood(std::string bytes)
{
    if (looksLikeGzip(bytes)) {
        auto inside = gunzip(bytes);
        if (!inside)
            return isSentence(inside.error()) ? QByteArray() : "no sentence";
        bytes = std::move(inside).value();
    }
    if (const VariantImporter *importer = variantImporterFor(bytes)) {
        const auto read = importer->read(bytes, {});
        if (!read)
            return isSentence(read.error()) ? QByteArray()
                                            : QByteArray::fromStdString("no sentence: " + read.error().text());
        const auto variant = read->front().variant;
        return notKept(Game(variant), [&](std::string_view id) { return id == variant->id ? variant : nullptr; });
    }
    const Importer *importer = importerFor(bytes);
    if (!importer)
        return {};
    const auto read = readForeign(*importer, bytes, find);
    if (!read)
        return isSentence(read.error()) ? QByteArray()
                                        : QByteArray::fromStdString("no sentence: " + read.error().text());
    for (const ForeignGame &further : read->further) {
        if (const QByteArray lost = notKept(further.game, find); !lost.isEmpty())
            return lost;
    }
    return notKept(read->game, finderWith(*read, find));
}

/// `count` times the text, with each '#' in it replaced by the number.
std::string many(int count, const std::string &text)
{
    std::string all;
    for (int i = 0; i < count; ++i) {
        for (const char c : text) {
            if (c == '#')
                all += std::to_string(i);
            else
                all += c;
        }
    }
    return all;
}

} // namespace

void HostileTest::mutatedImports_data()
{
    QTest::addColumn<int>("count");
    std::vector<std::string> names;
    for (const auto &file : std::filesystem::directory_iterator(projectPath("tests/cases/exchange")))
        names.push_back(file.path().filename().string());
    std::sort(names.begin(), names.end());
    for (const std::string &name : names) {
        const bool board = name.ends_with(".map") || name.ends_with(".zip"); // drawing a chart takes its time
        QTest::newRow(name.c_str()) << (board ? 12 : 60);
    }
}

void HostileTest::mutatedImports()
{
    QFETCH(int, count);
    const std::string file = readTestFile("tests/cases/exchange/" + std::string(QTest::currentDataTag()));
    QVERIFY(!file.empty());
    const std::string sample = looksLikeGzip(file) ? gunzip(file).value() : file;
    for (int seed = 0; seed < count; ++seed) {
        const std::string mutated = Mutator(static_cast<unsigned>(seed))(sample);
        const QByteArray wrong = notWithstood(mutated);
        QVERIFY2(wrong.isEmpty(), qPrintable(QString::number(seed) + QStringLiteral(": ") + QString::fromUtf8(wrong)
                                             + QLatin1Char('\n') + asText(mutated)));
    }
}

void HostileTest::hostileTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("fault"); // empty: it opens
    const auto row = [](const char *name, const char *text, const char *fault) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(fault);
    };
    row("a mail with an order of no unit",
        "Movement results for spring of 1901.\n\nAustria: Army Vienna HOLD.\nAustria: Waive.\nItaly: Build.\n\n"
        "Movement results for fall of 1901.\n\nAustria: Army Vienna HOLD.\n",
        "");
    row("a mail with a unit in the wrong place",
        "Movement results for spring of 1901.\n\nAustria: Army Ionian Sea HOLD.\nAustria: Army Vienna HOLD.\n", "");
    row("a mail with a unit ordered twice",
        "Movement results for spring of 1901.\n\nAustria: Army Vienna HOLD.\nAustria: Army Vienna -> Galicia.\n", "");
    row("a mail of a season that is none", "Movement results for summer of 1901.\n\nAustria: Army Vienna HOLD.\n",
        "U1901M: This variant's year has no phase \"U1901M\".");
    row("a retreat to the own province",
        "{\"phases\": [{\"name\": \"F1902R\", \"state\": {\"units\": {\"AUSTRIA\": [\"A BUD\"], \"TURKEY\": [\"*A "
        "SER\"]}, "
        "\"retreats\": {\"TURKEY\": {\"A SER\": [\"SER\", \"GRE\"]}}}}], \"map\": \"standard\"}",
        "");
    row("a unit dislodged while all move",
        "{\"phases\": [{\"name\": \"F1902M\", \"state\": {\"units\": {\"AUSTRIA\": [\"A BUD\"], \"TURKEY\": [\"*A "
        "SER\"]}, "
        "\"retreats\": {\"TURKEY\": {\"A SER\": [\"GRE\"]}}}}], \"map\": \"standard\"}",
        "");
    row("an army aboard no fleet",
        "{\"phases\": [{\"name\": \"S1M\", \"state\": {\"units\": {\"AUSTRIA\": [\"A ((ENG))\"], \"TURKEY\": [\"A/F "
        "ENG\"]}}}], \"map\": \"davis\"}",
        "S1M: No Austrian fleet carries the army in English Channel.");
    row("a year that is none", "{\"variant\": \"standard\", \"phase\": \"S2147483647M\", \"units\": {}}",
        "phase: \"S2147483647M\" is not a phase like \"S1901M\": season S, U, F or W, year, and M, R or A.");
}

void HostileTest::hostileTexts()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, fault);
    const std::string bytes = text.toStdString();
    const Importer *importer = importerFor(bytes);
    QVERIFY(importer);
    const auto read = readForeign(*importer, bytes, find);
    QCOMPARE(QByteArray::fromStdString(read ? std::string() : read.error().text()), fault);
    QCOMPARE(read ? notKept(read->game, finderWith(*read, find)) : QByteArray(), QByteArray());
}

void HostileTest::endlessLists_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const std::string &text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    row("powers of a case", "{\"variant\": \"standard\", \"phase\": \"S1901M\", \"units\": {"
                                + many(100'000, "\"P#\": [], ") + "\"Austria\": []}}");
    row("orders of a case", "{\"variant\": \"standard\", \"phase\": \"S1901M\", \"units\": {\"Austria\": [\"A Vie\"]}, "
                            "\"orders\": {\"Austria\": ["
                                + many(100'000, "\"Transfer 2 to France\", ") + "\"A Vie H\"]}}");
    row("a key as long as a file", "{\"variant\": \"standard\", \"phase\": \"S1901M\", \"units\": {\""
                                       + std::string(100'000, 'x') + "\": [" + many(100'000, "1,") + "1]}}");
    row("lines of a mail", "Movement results for spring of 1901.\n\nAustria: Army Vienna HOLD.\n"
                               + many(40'000, "Austria: Army Vianna# HOLD.\n"));
    row("phases of a mail", many(20'000, "Movement results for spring of #1.\n\nAustria: Army Vienna HOLD.\n"));
    row("waives of a mail",
        "Starting position for Winter of 1901.\nAustria: Army Vienna.\nAdjustment orders for Winter of 1901.\n"
            + many(40'000, "Austria: Waive 99.\n"));
    row("spaces of a map", "-1\nBEGIN SPRING 1901 MOVEMENT\nAUSTRIA A0\n" + many(30'000, "LAND A# ABUTS A0 A#\n"));
    row("one space again and again",
        "BEGIN SPRING 1901 MOVEMENT\nAUSTRIA A0\n" + many(30'000, "LAND Aaa ABUTS A0 A1\n"));
    row("centres of a map", "BEGIN SPRING 1901 MOVEMENT\nAUSTRIA " + many(100'000, "A# ") + '\n');
    row("spaces of another map", many(30'000, "Space #, l s#\n") + "-1\n" + many(10, "s#-mv: s#\n") + "-1\n");
}

void HostileTest::endlessLists()
{
    // Were it not bounded, each of them would take minutes: the test would be ended from outside.
    QFETCH(QByteArray, text);
    QCOMPARE(notWithstood(text.toStdString()), QByteArray());
}

void HostileTest::pathsEnd()
{
    for (const char *path : {"M0 0 L9 0 9 9 Z 5", "M0 0z,1", "Z 1", "M 1e999 0", "M0 0 A 1 1 0 1 1", "M0 0 L 1e+ 2"})
        ringsOfPath(path);
    QVERIFY(!ringsOfPath("M0 0 L9 0 9 9 Z 5"));
    QVERIFY(ringsOfPath("M0 0 L9 0 9 9 Z M1 1 2 2 3 1z"));
}

void HostileTest::xmlIsBounded()
{
    const auto read = readXml("<a>" + many(static_cast<int>(mostXmlParts), "<b/>") + "</a>");
    QVERIFY(!read.ok());
    QVERIFY(isSentence(read.error()));
    QVERIFY(readXml("<a>" + many(1000, "<b c='#'/>") + "</a>").ok());
}

QTEST_GUILESS_MAIN(HostileTest)
#include "tst_hostile.moc"
