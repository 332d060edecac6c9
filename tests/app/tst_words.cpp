#include "projectfile.h"

#include "document/casecollection.h"
#include "document/variants.h"
#include "game/game.h"
#include "orders/composer.h"
#include "orders/notation.h"
#include "orders/parser.h"
#include "words/dates.h"
#include "words/gametitle.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/refusals.h"
#include "words/report.h"
#include "words/sentences.h"
#include "words/turnsummary.h"
#include "words/verdicts.h"
#include "words/whywords.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Sentences for orders, refusals and verdicts of the standard game.
class TestWords : public QObject {
    Q_OBJECT

private:
    VariantLibrary m_library{QStringList{projectFile("maps")}};
    std::shared_ptr<const Variant> m_variant;

    const Board &board() const { return *m_variant->board; }

    Order order(const char *text, const Position &position) const
    {
        Result<ParsedOrder, ParseError> parsed = parseOrder(text, {&board(), &position, position.phase.stage});
        if (!parsed)
            qFatal("%s: %s", text, describe(parsed.error()).text().c_str());
        return parsed->order;
    }

    GivenOrder given(const char *power, const char *text, const Position &position) const
    {
        return {board().findPower(power), order(text, position)};
    }

private:
    /// A unit's name stands without the article of its place: "F Taldt".
    static QString withoutArticle(const QString &name) { return name.startsWith("the "_L1) ? name.mid(4) : name; }

private Q_SLOTS:
    void initTestCase()
    {
        m_variant = m_library.find(u"standard"_s);
        QVERIFY(m_variant);
    }

    /// Before Christ the years that people say run down; those that are stored grow.
    void yearsThatCountDown()
    {
        const YearCount years{true, 431, "BC"};
        QCOMPARE(seasonAndYear(years, {Season::Spring, 1, Stage::Moves}), u"Spring 431 BC"_s);
        QCOMPARE(seasonAndYear(years, {Season::Autumn, 2, Stage::Moves}), u"Autumn 430 BC"_s);
        QCOMPARE(yearName(years, 0), u"432 BC"_s);
        QCOMPARE(yearName(years, 431), u"1 BC"_s);
        QCOMPARE(yearName(years, 432), u"AD 1"_s); // there is no year 0
        QCOMPARE(yearName(years, 433), u"AD 2"_s);
        QCOMPARE(years.stored(years.told(27)), 27);
        QCOMPARE(yearName({false, 0, "AUC"}, 753), u"753 AUC"_s);
        QCOMPARE(yearName({true, 3, "before the flood"}, 4), u"1"_s);
        QCOMPARE(yearName({}, 1901), u"1901"_s);
        const std::shared_ptr<const Variant> war = m_library.find(u"peloponnese"_s);
        QVERIFY(war);
        QCOMPARE(phaseName(*war->board, war->start.phase), u"Spring 431 BC, moves"_s);
    }

    void phases()
    {
        QCOMPARE(phaseName(*m_variant->board, {Season::Spring, 1902, Stage::Moves}), u"Spring 1902, moves"_s);
        QCOMPARE(phaseName(*m_variant->board, {Season::Winter, 1901, Stage::Adjustments}), u"Winter 1901, builds"_s);
        QCOMPARE(resultsName(*m_variant->board, {Season::Autumn, 1901, Stage::Moves}), u"Autumn 1901, results"_s);
        QCOMPARE(strengthText(2), u"1"_s);
        QCOMPARE(strengthText(3), u"1½"_s);
        QCOMPARE(strengthText(1), u"½"_s);
        QCOMPARE(joinNames({u"a"_s, u"b"_s, u"c"_s}), u"a, b and c"_s);
    }

    /// The first screen speaks of each map in the reader's language.
    void everyVariantHasItsLineInGerman()
    {
        int lines = 0;
        for (const VariantLibrary::Entry *entry : m_library.list()) {
            const Variant &variant = *entry->variant;
            QVERIFY2(nameIn(u"de"_s, variant.line, variant.lines) != fromUtf8(variant.line), variant.id.c_str());
            QCOMPARE(nameIn(u"en"_s, variant.line, variant.lines), fromUtf8(variant.line));
            ++lines;
        }
        QVERIFY(lines >= 7);
    }

    /// In every test case that is shipped, each order's result is told, and whoever caused it is named.
    void everyCulpritIsNamed()
    {
        int told = 0;
        int named = 0;
        QStringList silent;
        for (const CaseCollection &collection : CaseCollection::all(m_library)) {
            for (const CaseCollection::Entry &entry : collection.entries()) {
                const PlayedCase played = entry.play();
                for (int t = 0; t < played.game.turnCount(); ++t) {
                    const Turn &turn = played.game.turn(t);
                    const Board &map = played.game.board();
                    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
                        const QString sentence = verdictSentence(map, turn, i);
                        const QString where = collection.title() + u' ' + entry.id + u": "_s + sentence;
                        QVERIFY2(!sentence.isEmpty(), qPrintable(where));
                        ++told;
                        const std::vector<int> &because = turn.results[static_cast<std::size_t>(i)].because;
                        const OrderResult &result = turn.results[static_cast<std::size_t>(i)];
                        if (because.empty() || is<Flight>(result.order) || !result.verdict.other.valid()
                            || outcomeOf(result.verdict.reason) == Outcome::Success)
                            continue; // what became of flights tells the mission first; success has helpers
                        ++named;
                        // In a circle that was broken, who stood in the way is named, and who broke it is the cause.
                        std::vector<int> culprits = because;
                        culprits.push_back(resultOf(turn, result.verdict.other));
                        const bool found = std::any_of(culprits.begin(), culprits.end(), [&](int culprit) {
                            const Unit &unit = turn.results[static_cast<std::size_t>(culprit)].unit;
                            return unit.region.valid()
                                   && sentence.contains(withoutArticle(provinceName(map, map.provinceOf(unit.region))));
                        });
                        if (!found)
                            silent += where;
                    }
                }
            }
        }
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
        QVERIFY2(told > 1000 && named > 300, qPrintable(u"%1 told, %2 with a culprit"_s.arg(told).arg(named)));
    }

    void orders_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("move") << QByteArray("A Vie - Gal") << u"A Vienna moves to Galicia"_s;
        QTest::newRow("hold") << QByteArray("A Vie H") << u"A Vienna holds"_s;
        QTest::newRow("support a move") << QByteArray("A Bud S A Vie - Gal")
                                        << u"A Budapest supports A Vienna to Galicia"_s;
        QTest::newRow("support to hold") << QByteArray("A Bud S A Vie") << u"A Budapest supports A Vienna to hold"_s;
        QTest::newRow("convoy") << QByteArray("F NTH C A Lon - Nwy") << u"F North Sea convoys A London to Norway"_s;
        QTest::newRow("by convoy") << QByteArray("A Lon - Nwy via convoy") << u"A London goes to Norway by convoy"_s;
        QTest::newRow("coast") << QByteArray("F MAO - Spa/sc")
                               << u"F Mid-Atlantic Ocean moves to Spain (south coast)"_s;
    }

    void orders()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        const QString marked =
            orderSentence(board(), order(text.constData(), m_variant->start), Stage::Moves, Piece::Role::Accent);
        QCOMPARE(plainText(marked), sentence);
        bool accent = false;
        for (const Piece &piece : splitMarked(marked))
            accent = accent || piece.role == Piece::Role::Accent;
        QCOMPARE(accent, !sentence.endsWith(u"holds"_s));
    }

    void everyRefusalHasItsOwnSentence()
    {
        QSet<QString> sentences;
        const RegionId vienna = board().findRegion("Vie");
        const RefusalContext context{board(), m_variant->start, board().findPower("Austria"), vienna,
                                     board().findKind("A")};
        const int last = static_cast<int>(Refusal::CannotBuild);
        for (int i = 1; i <= last; ++i) {
            const QString sentence = refusalSentence(context, {static_cast<Refusal>(i), board().findProvince("Ber")});
            QVERIFY2(!sentence.isEmpty(), qPrintable(QString::number(i)));
            QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
            QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
            QVERIFY2(!sentence.contains(u"invalid"_s, Qt::CaseInsensitive), qPrintable(sentence));
            sentences.insert(sentence);
        }
        QCOMPARE(sentences.size(), last);
        QVERIFY(refusalSentence(context, {}).isEmpty());
    }

    void parseErrorsSuggest()
    {
        ParseError error;
        error.kind = ParseError::Kind::UnknownProvince;
        error.piece = "Vienn";
        QCOMPARE(spoken(describe(error)), u"“Vienn” is not a place on this map."_s);
        error.suggestions = {"Vienna"};
        QCOMPARE(spoken(describe(error)), u"“Vienn” is not a place on this map. Did you mean Vienna?"_s);
    }

    void verdictsNameTheCulprit()
    {
        Game game(m_variant);
        game.setOrder(given("Russia", "F Sev - BLA", game.position()));
        game.setOrder(given("Turkey", "F Ank - BLA", game.position()));
        game.setOrder(given("Austria", "A Vie - Gal", game.position()));
        const Turn &turn = game.adjudicate();
        int checked = 0;
        for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
            const std::string unit = unitText(board(), turn.results[static_cast<std::size_t>(i)].unit);
            const QString sentence = verdictSentence(board(), turn, i);
            if (unit == "F Sev") {
                QCOMPARE(sentence, u"Bounced by F Ankara, 1 against 1."_s);
                const Pieces pieces = verdictPieces(board(), turn, i);
                bool linked = false;
                for (const Piece &piece : pieces)
                    linked =
                        linked || (piece.role == Piece::Role::Link && piece.text == u"F Ankara"_s && piece.link >= 0);
                QVERIFY(linked);
                ++checked;
            } else if (unit == "A Vie") {
                QCOMPARE(sentence, u"Arrived."_s);
                ++checked;
            } else if (unit == "A Par") {
                QCOMPARE(sentence, u"Had no order, so it held."_s);
                ++checked;
            }
        }
        QCOMPARE(checked, 3);
        QCOMPARE(turnSummary(board(), turn), u"2 bounced"_s);
    }

    /// A support of what was not ordered could be given all the same: it is not called impossible.
    /// Of a tank's support one half may count.
    void halfASupportIsNotToldAsAWhole()
    {
        OrderResult cut;
        cut.order.action = Support{};
        Verdict half;
        half.reason = Reason::Supports;
        half.strength = 2;
        half.against = 4;
        Verdict whole;
        whole.reason = Reason::Supports;
        cut.verdict.reason = Reason::Cut;
        QCOMPARE(wouldHave(cut, half), u"Half of it would have counted."_s);
        QCOMPARE(wouldHave(cut, whole), u"It would have counted."_s);
        cut.verdict = half;
        QCOMPARE(wouldHave(cut, whole), u"All of it would have counted."_s);
    }

    void summariesTellIdleFromImpossible()
    {
        Game game(m_variant);
        game.setOrder(given("Austria", "A Vie S A Bud - Gal", game.position()));
        game.setOrder(given("France", "A Mar - Mos", game.position()));
        QCOMPARE(turnSummary(board(), game.adjudicate()), u"1 impossible, 1 without effect"_s);
    }

    /// Whoever disbands a unit has not lost it to anybody.
    void summariesTellDisbandedFromDestroyed()
    {
        Game game(m_variant);
        Position start = m_variant->start;
        start.phase = {Season::Autumn, 1901, Stage::Retreats};
        const auto drivenOut = [&](const char *unit, const char *from, const char *to) {
            const auto read = parseUnit(unit, board());
            std::erase_if(start.units, [&](const Unit &other) { return other.region == read->region; });
            start.dislodged.push_back({{board().findPower("Austria"), read->kind, read->region, Layer::Field},
                                       board().findProvince(from),
                                       {board().findRegion(to)}});
        };
        drivenOut("F Tri", "Ven", "Alb");
        drivenOut("A Bud", "Rum", "Gal");
        game.setStart(start);
        game.setOrder(given("Austria", "F Tri D", game.position()));
        QCOMPARE(turnSummary(board(), game.adjudicate()), u"1 disbanded, 1 destroyed"_s);
    }

    /// Raids are flown after the retreats, by bombers whose orders belong to the phase before.
    void summariesCountRaids()
    {
        Turn turn;
        turn.before = m_variant->start;
        turn.before.phase.stage = Stage::Retreats;
        turn.after = turn.before;
        FlightReport raid;
        raid.mission = Mission::Raid;
        raid.task = FlightReport::Task::Done;
        turn.flights = {raid, raid};
        QCOMPARE(turnSummary(board(), turn), u"2 raid(s)"_s);
        turn.flights.back().task = FlightReport::Task::GivenUp;
        QCOMPARE(turnSummary(board(), turn), u"1 raid(s), 1 failed"_s);
        turn.flights.back().mission = Mission::Support; // told before the retreats
        QCOMPARE(turnSummary(board(), turn), u"1 raid(s)"_s);
    }

    /// Places are named in the interface's language; orders keep the letters that everybody writes.
    /// What comes back by itself (City State 8e) is nobody's build; and a winter may go by without any.
    void summariesCountNoReturnAsABuild()
    {
        Turn turn;
        turn.before = m_variant->start;
        turn.before.phase.stage = Stage::Adjustments;
        turn.after = turn.before;
        QCOMPARE(turnSummary(board(), turn), u"Nothing was built or removed"_s);
        turn.events = {event::Returned{}, event::Built{turn.before.units.front()}};
        QCOMPARE(turnSummary(board(), turn), u"1 returned"_s);
        turn.events.push_back(event::Built{turn.before.units.back()});
        QCOMPARE(turnSummary(board(), turn), u"1 returned, 1 built"_s);
    }

    void namesFollowTheLanguage()
    {
        const ProvinceId vienna = board().findProvince("Vie");
        QCOMPARE(provinceName(board(), vienna), u"Vienna"_s);
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(provinceName(board(), vienna), u"Wien"_s);
        QCOMPARE(provinceName(board(), board().findProvince("Berlin")), u"Berlin"_s);
        QCOMPARE(powerName(board(), board().findPower("Austria")), u"Österreich"_s);
        QCOMPARE(fromUtf8(board().regionText(board().findRegion("Vie"))), u"Vie"_s);
        QLocale::setDefault(QLocale(QLocale::English));
    }

    void draftGrows()
    {
        Composer composer(board(), m_variant->rules.orders, m_variant->start, board().findPower("Austria"));
        composer.choose(Verb::Support);
        QCOMPARE(plainText(draftSentence(board(), composer.draft(), m_variant->start)), u"… supports …"_s);
        composer.choose(board().findRegion("Bud"));
        composer.choose(board().findRegion("Vie"));
        QCOMPARE(plainText(draftSentence(board(), composer.draft(), m_variant->start)),
                 u"A Budapest supports A Vienna to …"_s);
    }

    /// Who sent nothing is named, and each unit of theirs says so; owners are named, and retreats with their choices.
    void reportsTellWhoWasSilent()
    {
        Game game(m_variant);
        const auto give = [&](const char *power, const char *text) {
            game.setOrder(given(power, text, game.position()));
        };
        give("Austria", "A Bud - Ser");
        give("Italy", "A Ven H");
        game.adjudicate();
        const ReportHead head{u"Friday"_s, u"Sunday noon"_s, {{board().findPower("Italy"), u"Anna"_s}}};
        const QString report = turnReport(board(), game.turn(0), head);
        QVERIFY(report.startsWith(u"Friday: Spring 1901, results\n"_s));
        QVERIFY2(report.contains(u"No orders came from England, France, Germany, Russia and Turkey."_s),
                 qPrintable(report));
        QVERIFY(report.contains(u"A Ven H\n"_s));
        QVERIFY(report.contains(u"A Rom H  (No order came.)\n"_s));
        QVERIFY(report.contains(u"Italy (Anna):\n"_s));
        QVERIFY(report.contains(u"Austria, 3: Budapest, Trieste, Vienna"_s));
        QVERIFY(report.contains(u"Neutral, 12: "_s));
        QVERIFY(report.contains(u"Orders are due: Sunday noon"_s));
        QVERIFY(ordersText(board(), {given("Austria", "A Ser H", game.position())}, game.position().phase, head)
                    .startsWith(u"Friday: Autumn 1901, moves\n\nAustria:\nA Ser H\n"_s));
    }

    void datesAreSaidAsOneSaysThem()
    {
        const QDateTime now(QDate(2026, 11, 22), QTime(19, 49));
        QCOMPARE(whenText(now.addSecs(-5), now), u"just now"_s);
        QVERIFY(whenText(now.addSecs(-150), now).startsWith(u"2 minute"_s));
        QVERIFY(whenText(now.addSecs(-7200), now).startsWith(u"today, "_s));
        QVERIFY(whenText(now.addDays(-1), now).startsWith(u"yesterday, "_s));
        QCOMPARE(whenText(now.addDays(-2), now), u"20 November 2026"_s);
    }

    void filesAreNamedAfterTheGame()
    {
        const Game game(m_variant);
        QCOMPARE(proposedFileName(game, playersText({{"austria", "Anna"}, {"england", "Ben/x"}, {"italy", "Anna"}})),
                 u"Standard Spring 1901 (Anna, Ben-x)"_s);
        QCOMPARE(proposedFileName(game, {}), u"Standard Spring 1901"_s);
    }

    void marksAreInvisible()
    {
        const QString text = u"a "_s + marked(u"b"_s, Piece::Role::Link, 7) + u" c"_s;
        const Pieces pieces = splitMarked(text);
        QCOMPARE(pieces.size(), 3);
        QCOMPARE(pieces[1].link, 7);
        QCOMPARE(plainText(text), u"a b c"_s);
        QCOMPARE(richText(splitMarked(marked(u"<&>"_s, Piece::Role::Plain)), u"#000"_s), u"&lt;&amp;&gt;"_s);
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
