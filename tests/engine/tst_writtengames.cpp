#include "randomplay.h"
#include "testfiles.h"

#include "exchange/exporter.h"
#include "exchange/importer.h"
#include "exchange/javaobjects.h"
#include "io/json.h"
#include "io/packed.h"
#include "orders/parser.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace entente;
using namespace entente::test;
using namespace Qt::StringLiterals;

namespace {

/// Every variant, by its id and by what other programs call it.
std::shared_ptr<const Variant> findVariant(std::string_view id)
{
    static const std::vector<std::shared_ptr<const Variant>> all = [] {
        std::vector<std::shared_ptr<const Variant>> read;
        for (const QString &name : QDir(QString::fromStdString(projectPath("maps"))).entryList(QDir::Dirs)) {
            if (auto variant = variantNamed(name.toStdString()))
                read.push_back(std::move(variant));
        }
        return read;
    }();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto &variant) {
        return variant->id == id
               || std::find(variant->elsewhere.begin(), variant->elsewhere.end(), id) != variant->elsewhere.end();
    });
    return found == all.end() ? nullptr : *found;
}

/// A game played by chance, with orders for the phase in which it stands: those that can be followed.
Game chanceGame(std::shared_ptr<const Variant> variant, std::uint64_t seed, int years)
{
    Game game(std::move(variant));
    Chance chance(seed);
    const int last = game.position().phase.year + years;
    const auto order = [&] {
        for (const GivenOrder &given : randomPhaseOrders(chance, game.board(), game.rules().orders, game.position()))
            game.setOrder(given);
        Game trial = game;
        const Turn turn = trial.adjudicate();
        std::vector<GivenOrder> followed = turn.orders;
        for (const OrderResult &result : turn.results) {
            if (result.asked >= 0 && result.verdict.reason == Reason::Illegal)
                std::erase(followed, turn.orders[static_cast<std::size_t>(result.asked)]);
        }
        game.setOrders(std::move(followed));
    };
    for (order(); !game.isOver() && game.position().phase.year < last; order())
        game.adjudicate();
    return game;
}

/// What a game tells, in names that hang on no board: so boards that were made of files compare too.
class Transcript {
public:
    explicit Transcript(const Game &game) : m_game(game), m_board(game.board()) {}

    /// `verdicts`: with what became of each order.
    std::vector<std::string> lines(bool waives, bool verdicts) const
    {
        std::vector<std::string> all;
        for (int i = 0; i < m_game.turnCount(); ++i) {
            const Turn &turn = m_game.turn(i);
            add(all, phaseText(turn.before.phase), turn.before, turn.orders, waives);
            std::vector<std::string> results;
            for (const OrderResult &result : turn.results) {
                if (verdicts && result.given && (waives || !is<Waive>(result.order)))
                    results.push_back(unit(result.unit) + ": " + reasonWord(result.verdict.reason)
                                      + (result.verdict.dislodged ? " dislodged" : ""));
            }
            addSorted(all, std::move(results));
        }
        add(all, m_game.isOver() ? "end" : phaseText(m_game.position().phase), m_game.position(), m_game.orders(),
            waives);
        if (m_game.winner().valid())
            all.push_back(m_board.power(m_game.winner()).name + " has won");
        return all;
    }

private:
    std::string place(RegionId region) const
    {
        return region.valid() ? m_board.provinceName(region) + m_board.region(region).coast : "nowhere";
    }
    std::string kind(KindId id) const { return id.valid() ? m_board.kind(id).name : "unit"; }
    std::string unit(const Unit &each) const
    {
        return (each.power.valid() ? m_board.power(each.power).name : "nobody") + ' ' + kind(each.kind) + ' '
               + place(each.region);
    }

    std::string order(const GivenOrder &given) const
    {
        const Order &order = given.order;
        std::string text = m_board.power(given.power).name + ' ' + kind(order.kind) + ' ' + place(order.at) + " does "
                           + std::to_string(order.action.index());
        if (const auto *move = std::get_if<Move>(&order.action)) {
            // Over water it goes without saying.
            const bool step = m_board.adjacent(m_board.kind(order.kind).travel, order.at, move->to());
            text += ' ' + place(move->to()) + (move->way != Way::Unsaid || !step ? " by convoy" : "");
        } else if (const auto *support = std::get_if<Support>(&order.action)) {
            text += ' ' + place(support->of) + ' ' + place(support->to);
        } else if (const auto *convoy = std::get_if<Convoy>(&order.action)) {
            text += ' ' + place(convoy->army) + ' ' + place(convoy->to);
        } else if (const auto *retreat = std::get_if<Retreat>(&order.action)) {
            text += ' ' + place(retreat->to);
        }
        return text;
    }

    static void addSorted(std::vector<std::string> &all, std::vector<std::string> more)
    {
        std::sort(more.begin(), more.end());
        all.insert(all.end(), more.begin(), more.end());
    }

    void add(std::vector<std::string> &all, const std::string &head, const Position &position,
             const std::vector<GivenOrder> &orders, bool waives) const
    {
        all.push_back(head);
        std::vector<std::string> standing;
        for (const Unit &each : position.units)
            standing.push_back(unit(each));
        for (const DislodgedUnit &each : position.dislodged) {
            standing.push_back(unit(each.unit) + " dislodged");
            for (const RegionId open : each.retreats)
                standing.back() += ", " + place(open);
        }
        m_board.centres().forEach([&](ProvinceId centre) {
            const PowerId owner = position.owner[static_cast<std::size_t>(centre.index())];
            if (owner.valid())
                standing.push_back(m_board.province(centre).name + " of " + m_board.power(owner).name);
        });
        addSorted(all, std::move(standing));
        std::vector<std::string> given;
        for (const GivenOrder &each : orders) {
            if (waives || !is<Waive>(each.order))
                given.push_back(order(each));
        }
        if (head != "end")
            addSorted(all, std::move(given));
    }

    const Game &m_game;
    const Board &m_board;
};

Result<ForeignGame, Fault> readBack(const Exporter &exporter, const std::string &bytes)
{
    const std::string text = looksLikeGzip(bytes) ? *gunzip(bytes) : bytes;
    const Importer *importer = importerFor(text);
    if (!importer)
        return Fault{"", "nobody reads it"};
    if (std::string_view(importer->name) != exporter.kind)
        return Fault{"", importer->name};
    return readForeign(*importer, text, findVariant);
}

/// Where the two first differ; empty: nowhere.
std::string firstDifference(const std::vector<std::string> &one, const std::vector<std::string> &other)
{
    for (std::size_t i = 0; i < std::max(one.size(), other.size()); ++i) {
        const std::string a = i < one.size() ? one[i] : "(end)";
        const std::string b = i < other.size() ? other[i] : "(end)";
        if (a != b)
            return "line " + std::to_string(i) + ": " + a + " | " + b;
    }
    return {};
}

} // namespace

/// Games that are written for other programs: read back they are the same turn by turn, and what a form can't hold is
/// refused. ENTENTE_BOARDS says how many games of each variant.
class WrittenGamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readBackTheSame_data();
    void readBackTheSame();
    void refused_data();
    void refused();
    void endsAreKept();
    void limitsAreKept();
    void watersAreKeptOrTold();
    void settingUpStays();
    void beyondWhatIsDue();
    void someHaveNowhereToGo();
};

void WrittenGamesTest::readBackTheSame_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("variant");
    for (const Exporter &exporter : exporters()) {
        for (const QString &name : QDir(QString::fromStdString(projectPath("maps"))).entryList(QDir::Dirs)) {
            const auto variant = variantNamed(name.toStdString());
            Game begun(variant ? variant : standardVariant());
            begun.adjudicate();
            if (variant && !barOfWriting(exporter, begun))
                QTest::addRow("%s %s", exporter.name, qPrintable(name)) << QString::fromLatin1(exporter.name) << name;
        }
    }
}

void WrittenGamesTest::readBackTheSame()
{
    QFETCH(QString, program);
    QFETCH(QString, variant);
    const Exporter &exporter = *exporterNamed(program.toStdString());
    const bool waives =
        program != u"diplicity"_s && program != u"diplomacy"_s; // builds that nobody orders are waived there
    const int asked = qEnvironmentVariableIntValue("ENTENTE_BOARDS");
    const int games = asked > 0 ? asked : variant == u"standard"_s ? 10 : 4;
    for (int i = 0; i < games; ++i) {
        Game game = chanceGame(variantNamed(variant.toStdString()), static_cast<std::uint64_t>(i + 1), 8);
        const auto written = writeForeign(exporter, game);
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        QVERIFY2(written->remarks.empty(), written->remarks.empty() ? "" : written->remarks.front().text().c_str());
        const auto again = readBack(exporter, written->bytes);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        const bool verdicts = !again->board; // a board that was made of the file has no rules of its own
        const std::string differs =
            firstDifference(Transcript(game).lines(waives, verdicts), Transcript(again->game).lines(waives, verdicts));
        QVERIFY2(differs.empty(), (std::to_string(i) + ' ' + differs).c_str());
        QVERIFY2(again->remarks.empty(), again->remarks.empty() ? "" : again->remarks.front().text().c_str());
        // Once more, the very same file.
        if (!again->board)
            QCOMPARE(writeForeign(exporter, again->game)->bytes == written->bytes, true);
    }
}

void WrittenGamesTest::refused_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *program, const char *variant, const char *sentence) {
        QTest::addRow("%s %s", program, variant)
            << QString::fromLatin1(program) << QString::fromLatin1(variant) << QString::fromLatin1(sentence);
    };
    row("webdiplomacy", "pacific", "webDiplomacy has only armies and fleets in the open field: it can't hold W Tok.");
    row("jdip", "davis", "jDip does not know the special rules of Davis.");
    row("jdip", "sequential", "jDip does not know the special rules of Sequential.");
    row("webdiplomacy", "fleet-rome", "webDiplomacy does not know the board of Fleet Rome.");
    row("webdiplomacy", "nikjon", "webDiplomacy does not know the board of Nikjon.");
    row("diplicity", "standard", "Diplicity tells what stands where after each phase: play one first.");
}

void WrittenGamesTest::refused()
{
    QFETCH(QString, program);
    QFETCH(QString, variant);
    QFETCH(QString, sentence);
    const auto written = writeForeign(*exporterNamed(program.toStdString()), Game(variantNamed(variant.toStdString())));
    QVERIFY(!written.ok());
    QCOMPARE(QString::fromStdString(written.error().text()), sentence);
}

void WrittenGamesTest::endsAreKept()
{
    Game game(standardVariant());
    game.adjudicate();
    game.adjudicate();
    const std::vector<PowerId> all = survivors(game.board(), game.position());
    game.end({Ending::Kind::Draw, all});
    for (const char *name : {"webdiplomacy", "diplicity"}) {
        const Exporter &exporter = *exporterNamed(name);
        const auto again = readBack(exporter, writeForeign(exporter, game)->bytes);
        QVERIFY(again.ok());
        QCOMPARE(again->game.turnCount(), 2);
        QVERIFY(again->game.agreed().has_value());
        QCOMPARE(again->game.agreed()->powers, all);
    }
    game.end({Ending::Kind::Concession, {all.front()}});
    const Exporter &diplicity = *exporterNamed("diplicity");
    const auto conceded = readBack(diplicity, writeForeign(diplicity, game)->bytes);
    QVERIFY(conceded->game.agreed().has_value());
    QCOMPARE(conceded->game.agreed()->kind, Ending::Kind::Concession);
}

/// How many centres win, and the year with which the game ends.
void WrittenGamesTest::limitsAreKept()
{
    const Exporter &jdip = *exporterNamed("jdip");
    Game game(findVariant("standard"), {{"victoryCentres", "15"}, {"lastSeason", "F1905"}});
    game.adjudicate();
    const auto written = writeForeign(jdip, game);
    QVERIFY(written.ok());
    const auto again = readBack(jdip, written->bytes);
    QVERIFY(again.ok());
    QVERIFY2(!again->board, "on the same board");
    QCOMPARE(again->game.settings(), game.settings());
    // That program ends games by years alone.
    Game spring(findVariant("standard"), {{"lastSeason", "S1905"}});
    spring.adjudicate();
    const auto told = writeForeign(jdip, spring);
    QCOMPARE(told->notes.size(), std::size_t(1));
    QCOMPARE(readBack(jdip, told->bytes)->game.settings().at("lastSeason"), std::string("F1905"));
    // It knows one number for all.
    Game uneven(findVariant("standard"), {{"ownGoals", "Austria 16"}});
    uneven.adjudicate();
    const auto evened = writeForeign(jdip, uneven);
    QCOMPARE(evened->notes.size(), std::size_t(1));
    QVERIFY(evened->notes.front().text().find("everybody wins with 18") != std::string::npos);
    // And what it knows of endings that we don't is told.
    std::string text = *gunzip(written->bytes);
    const std::string mark = "maxYearsNoSCChange";
    const std::size_t at = text.find("'0'", text.find(mark));
    QVERIFY(text.find(mark) != std::string::npos && at != std::string::npos);
    const auto stale = readBack(jdip, text.replace(at, 3, "'7'"));
    QVERIFY(stale.ok());
    QVERIFY(std::any_of(stale->remarks.begin(), stale->remarks.end(), [](const Wording &remark) {
        return remark.text() == "In jDip the game ends after 7 years without a conquest; here it does not.";
    }));
}

void WrittenGamesTest::watersAreKeptOrTold()
{
    Game game(standardVariant());
    const Board &board = game.board();
    const auto give = [&](const char *power, const char *text) {
        const auto order = parseOrder(text, {&board, &game.position(), Stage::Moves});
        QVERIFY2(order.ok(), text);
        game.setOrder({board.findPower(power), order->order});
    };
    give("England", "F Edi - NTH");
    give("England", "A Lvp - Edi");
    game.adjudicate();
    give("England", "A Edi - Bel via NTH");
    give("England", "F NTH C A Edi - Bel");
    game.adjudicate();
    for (const Exporter &exporter : exporters()) {
        const auto written = writeForeign(exporter, game);
        const auto again = readBack(exporter, written->bytes);
        QVERIFY2(again.ok(), exporter.name);
        const std::vector<GivenOrder> &orders = again->game.turn(1).orders;
        const auto army =
            std::find_if(orders.begin(), orders.end(), [](const GivenOrder &given) { return is<Move>(given.order); });
        QVERIFY(army != orders.end());
        const bool kept = std::get<Move>(army->order.action).way == Way::ByRoute;
        QCOMPARE(kept, written->remarks.empty());
        QCOMPARE(kept, std::string_view(exporter.name) == "jdip");
    }
}

/// A position that was set up in the middle is the record's, and what came before it stays.
void WrittenGamesTest::settingUpStays()
{
    for (const Exporter &exporter : exporters()) {
        Game game(standardVariant());
        game.adjudicate();
        Position other = game.position();
        other.units.pop_back();
        game.setPosition(other);
        game.adjudicate();
        const auto again = readBack(exporter, writeForeign(exporter, game)->bytes);
        QVERIFY2(again.ok(), exporter.name);
        QCOMPARE(again->game.turnCount(), 2);
        QCOMPARE(again->game.turn(1).before, other);
    }
}

/// Who may build one, waives it and orders another builds none: not where a form has no word for waiving either.
void WrittenGamesTest::beyondWhatIsDue()
{
    Game game(standardVariant());
    const Board &board = game.board();
    Position winter = game.position();
    winter.phase = {Season::Winter, 1902, Stage::Adjustments};
    const PowerId france = board.findPower("France");
    std::erase_if(winter.units, [&](const Unit &unit) {
        return unit.power == france && board.provinceOf(unit.region) == board.findProvince("Par");
    });
    game.setStart(winter);
    game.setOrder({france, {{}, {}, Layer::Field, Waive{}}});
    game.setOrder({france, {board.findKind("army"), board.findRegion("Par"), Layer::Field, Build{}}});
    game.adjudicate();
    QCOMPARE(game.position().units.size(), winter.units.size());
    game.adjudicate();
    for (const Exporter &exporter : exporters()) {
        const auto written = writeForeign(exporter, game);
        if (!written)
            continue; // must begin with moves
        const auto again = readBack(exporter, written->bytes);
        QVERIFY2(again.ok(), exporter.name);
        QCOMPARE(again->game.position().units, game.position().units);
        const bool leftOut = std::string_view(exporter.name) == "diplomacy";
        QCOMPARE(written->remarks.size(), std::size_t(leftOut));
    }
}

/// Of three that were driven out one may retreat, one has nowhere to go but where the attack came from, and one has no
/// free neighbour at all.
void WrittenGamesTest::someHaveNowhereToGo()
{
    Game game(standardVariant());
    const Board &board = game.board();
    Position start = game.position();
    start.units.clear();
    for (const auto &[power, kind, place] : {std::tuple{"Russia", "A", "Gal"},
                                             {"Russia", "A", "Boh"},
                                             {"Austria", "A", "Vie"},
                                             {"Russia", "A", "Sev"},
                                             {"Russia", "A", "Syr"},
                                             {"Turkey", "A", "Arm"},
                                             {"Turkey", "A", "Ank"},
                                             {"Turkey", "A", "Smy"},
                                             {"England", "F", "MAO"},
                                             {"England", "A", "Spa"},
                                             {"England", "F", "ENG"},
                                             {"France", "A", "Por"}})
        start.units.push_back({board.findPower(power), board.findKind(kind), board.findRegion(place)});
    start.sort();
    game.setStart(start);
    for (const char *text :
         {"Russia: A Gal - Vie", "Russia: A Boh S A Gal - Vie", "Russia: A Sev - Arm", "Russia: A Syr S A Sev - Arm",
          "England: F MAO - Por", "England: A Spa S F MAO - Por", "England: F ENG - MAO"}) {
        const auto order = parseOrder(text, {&board, &game.position(), Stage::Moves});
        QVERIFY2(order.ok(), text);
        game.setOrder({order->power, order->order});
    }
    game.adjudicate();
    QCOMPARE(game.position().dislodged.size(), std::size_t(1));
    game.adjudicate();
    for (const Exporter &exporter : exporters()) {
        const auto again = readBack(exporter, writeForeign(exporter, game)->bytes);
        QVERIFY2(again.ok(), exporter.name);
        QVERIFY2(again->remarks.empty(), again->remarks.empty() ? "" : again->remarks.front().text().c_str());
        QCOMPARE(again->game.turnCount(), game.turnCount());
        QCOMPARE(again->game.turn(1).before, game.turn(1).before);
    }
}

QTEST_GUILESS_MAIN(WrittenGamesTest)
#include "tst_writtengames.moc"
