// Two worlds that differ only where one seat can't see: whatever that seat is told is the same, byte for byte.
#include "awaytable.h"
#include "effort.h"
#include "evening.h"
#include "pdfcontents.h"

#include "board/boardanswers.h"
#include "board/shownstate.h"
#include "document/files.h"
#include "document/wholefile.h"
#include "game/sight.h"
#include "map/mappicture.h"
#include "map/mapview.h"
#include "window/exportactions.h"
#include "words/placewords.h"

#include <QClipboard>
#include <QImage>
#include <QPainter>

#include <array>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;
using Fog = Rulebook::Fog;

namespace {

/// A variant, the fog that lies on it, and two positions in which a game of it might stand.
struct Worlds {
    std::shared_ptr<const Variant> variant;
    std::map<std::string, std::string> settings;
    std::array<Position, 2> starts;

    Game game(int world) const
    {
        Game begun(variant, settings);
        begun.setStart(starts[static_cast<std::size_t>(world)]);
        return begun;
    }
    void begin(GameDocument &document, int world) const
    {
        Table table = Table::standard(*variant->board);
        table.advice = true;
        document.newGame(variant, settings, table);
        document.setPosition(starts[static_cast<std::size_t>(world)], [] { return QString(); });
        document.forgetChanges();
    }
};

const char *nameOf(Fog fog)
{
    return fog == Fog::Borders ? "borders" : "centres";
}

/// How the variant begins, and how it might begin as far as the seat knows: some units out of sight are not there, and
/// centres have other owners. Who is in the game, and who has something to order, everybody hears.
Worlds worldsOf(const std::shared_ptr<const Variant> &variant, Fog fog, PowerId seat)
{
    const Board &board = *variant->board;
    const Position &start = variant->start;
    const Sight sight{sightOf(board, fog, start, {seat}), {seat}};
    Position other = start;
    bool leaves = false;
    for (std::size_t i = start.units.size(); i-- > 0;) {
        const Unit &unit = start.units[i];
        if (unit.layer != Layer::Field || sight.owns(unit.power) || sight(board.provinceOf(unit.region)))
            continue;
        leaves = !leaves;
        if (!leaves || unitCountOf(other, unit.power) < 2)
            continue;
        Position fewer = other;
        std::erase(fewer.units, unit);
        fewer.sort();
        if (powersToOrder(board, fewer) == powersToOrder(board, start))
            other = fewer;
    }
    PowerId before;
    for (int p = 0; p < board.provinceCount(); ++p) {
        PowerId &owner = other.owner[static_cast<std::size_t>(p)];
        if (!owner.valid() || sight(ProvinceId(p)))
            continue;
        const PowerId now = std::exchange(before, owner);
        Position swapped = other;
        if (now.valid())
            swapped.owner[static_cast<std::size_t>(p)] = now;
        if (powersToOrder(board, swapped) == powersToOrder(board, start)
            && survivors(board, swapped) == survivors(board, start))
            other = swapped;
    }
    return {variant, {{"fog", nameOf(fog)}}, {start, other}};
}

/// Who sees least of the others, so that there is something to differ.
PowerId seatOf(const Variant &variant, Fog fog)
{
    const Board &board = *variant.board;
    PowerId best;
    int fewest = 0;
    for (const PowerId power : powersToOrder(board, variant.start)) {
        int seen = 0;
        sightOf(board, fog, variant.start, {power}).forEach([&](ProvinceId) { ++seen; });
        if (board.power(power).playable && (!best.valid() || seen < fewest)) {
            best = power;
            fewest = seen;
        }
    }
    return best;
}

} // namespace

class TestFogWorlds : public QObject {
    Q_OBJECT

private:
    VariantLibrary m_library{QStringList{projectFile("maps")}};

    /// `part`: one in so many, unless the check is thorough; the standard game is always among them.
    void variantsAndFogs(int part = 1) const
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("centres");
        int row = 0;
        for (const auto *entry : m_library.list()) {
            const std::string &id = entry->variant->id;
            for (const bool centres : {false, true}) {
                if (id == "standard" || test::isItsTurn(++row, part))
                    QTest::addRow("%s %s", id.c_str(), centres ? "centres" : "borders")
                        << QString::fromStdString(id) << centres;
            }
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        setLanguage(*qApp, u"en"_s);
    }

    void worldsDiffer_data() { variantsAndFogs(); }

    /// Else nothing below would mean anything.
    void worldsDiffer()
    {
        QFETCH(QString, id);
        QFETCH(bool, centres);
        const auto variant = m_library.find(id);
        const Fog fog = centres ? Fog::Centres : Fog::Borders;
        const PowerId seat = seatOf(*variant, fog);
        QVERIFY(seat.valid());
        const Worlds both = worldsOf(variant, fog, seat);
        QVERIFY(both.starts[0] != both.starts[1]);
        for (const std::vector<PowerId> &seats : {std::vector{seat}, std::vector<PowerId>()})
            QCOMPARE(both.game(0).seenBy(seats).digest(), both.game(1).seenBy(seats).digest());
        // And somebody at the table sees the difference.
        bool seen = false;
        for (const PowerId other : powersToOrder(*variant->board, variant->start))
            seen = seen || both.game(0).seenBy({other}).digest() != both.game(1).seenBy({other}).digest();
        QVERIFY(seen);
    }

    void phones_data() { variantsAndFogs(); }

    void phones()
    {
        QFETCH(QString, id);
        QFETCH(bool, centres);
        const auto variant = m_library.find(id);
        const Fog fog = centres ? Fog::Centres : Fog::Borders;
        const PowerId seat = seatOf(*variant, fog);
        const Worlds both = worldsOf(variant, fog, seat);
        AwayTable one(m_library, id), other(m_library, id);
        both.begin(one.document, 0);
        both.begin(other.document, 1);
        QVERIFY(one.dress(m_library) && other.dress(m_library));
        QString why;
        QVERIFY(one.desk.open(seat, {}, why) && other.desk.open(seat, {}, why));
        // Each phone shows the fog of its own seat, and its words say that not everything is counted.
        const QJsonObject first = one.state(seat);
        const QString drawing = one.desk.drawing(seat, first[u"map"_s].toObject()[u"fog"_s].toString());
        QVERIFY(drawing.contains(u"<path"_s) && first[u"fog"_s].toString().contains(u"seen"_s));
        QVERIFY2(drawing.size() < 700'000, qPrintable(QString::number(drawing.size())));
        const auto same = [&] { return bytesOf(one.state(seat)) == bytesOf(other.state(seat)); };
        int compared = 0;
        for (int phase = 0; phase < 4 && one.document.toOrder() == other.document.toOrder(); ++phase) {
            QVERIFY2(same(), qUtf8Printable(difference(one, other, seat)));
            std::mt19937 chanceOne(phase + 3), chanceOther(phase + 3);
            QCOMPARE(writeByChance(one, seat, chanceOne), QString());
            QCOMPARE(writeByChance(other, seat, chanceOther), QString());
            QVERIFY2(same(), qUtf8Printable(difference(one, other, seat)));
            for (AwayTable *table : {&one, &other}) { // whoever goes out sees more
                table->document.writeAway(seat, {});
                table->flow.sealAll();
                table->flow.reveal();
            }
            ++compared;
            QTest::qWait(1);
        }
        QVERIFY(compared > 0);
    }

    void pictures_data() { variantsAndFogs(2); }

    void pictures()
    {
        QFETCH(QString, id);
        QFETCH(bool, centres);
        const auto variant = m_library.find(id);
        const Fog fog = centres ? Fog::Centres : Fog::Borders;
        const PowerId seat = seatOf(*variant, fog);
        const Worlds both = worldsOf(variant, fog, seat);
        const auto sheet = MapSheet::load(m_library.folderOf(id), *variant->board);
        const auto livery = Livery::load(m_library.folderOf(id), *variant->board);
        QVERIFY(sheet.ok() && livery.ok());
        const auto pictureFor = [&](int world, PowerId whose, bool dark) {
            GameDocument document(m_library.finder());
            both.begin(document, world);
            document.lookFrom({whose});
            MapLook look;
            look.sheet = sheet.value();
            look.board = variant->board;
            look.livery = livery.value();
            look.theme = dark ? MapTheme::dark() : MapTheme::light();
            const MapState state = shownState(document, {});
            look.owner = state.owner;
            const qreal scale = 480 / look.sheet->rect().width();
            QImage image((look.sheet->rect().size() * scale).toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            paintMap(painter, look, look.sheet->rect(), scale);
            paintPieces(painter, look, state, look.sheet->rect(), scale);
            return image;
        };
        for (const bool dark : {false, true}) {
            const QImage picture = pictureFor(0, seat, dark);
            QVERIFY(picture == pictureFor(1, seat, dark));
            QVERIFY(picture != pictureFor(0, {}, dark));
        }
    }

    void questions_data() { variantsAndFogs(2); }

    /// Whatever is asked of the board in words: of every place, of every power.
    void questions()
    {
        QFETCH(QString, id);
        QFETCH(bool, centres);
        const auto variant = m_library.find(id);
        const Board &board = *variant->board;
        const Fog fog = centres ? Fog::Centres : Fog::Borders;
        const PowerId seat = seatOf(*variant, fog);
        const Worlds both = worldsOf(variant, fog, seat);
        const auto answersFor = [&](int world, const std::vector<PowerId> &seats) {
            GameDocument document(m_library.finder());
            both.begin(document, world);
            document.lookFrom(seats);
            const Telling telling{[&](RegionId place) {
                                      const ProvinceId province = board.provinceOf(place);
                                      return placeSentences(board, document.game().position(), province,
                                                            document.sight().contains(province));
                                  },
                                  [](PowerId) { return QStringList(); }, [](PowerId) { return QStringList(); }, seats};
            QStringList said;
            const auto ask = [&](const BoardQuestion &question) {
                for (const BoardAnswer &answer : answersTo(question, document, telling))
                    said += answer.text;
            };
            std::vector<RegionId> places;
            for (int p = 0; p < board.provinceCount(); ++p)
                places.push_back(board.mainRegion(ProvinceId(p)));
            using Asks = BoardQuestion::Asks;
            for (const Asks asks : {Asks::Place, Asks::There, Asks::Reach, Asks::Ways, Asks::Borders, Asks::Owner})
                ask({asks, places, {}, {}, true, {}});
            for (std::size_t r = static_cast<std::size_t>(board.provinceCount()); r < board.regions().size(); ++r)
                ask({Asks::Reach, {RegionId(static_cast<int>(r))}, {}, {}, true, {}});
            for (int p = 0; p < board.provinceCount(); ++p) {
                const RegionId from = board.mainRegion(ProvinceId(p));
                ask({Asks::Support, {from}, {}, {}, true, {}});
                const ProvinceSet &beside = board.reach(Travel::Land, from);
                if (!beside.empty())
                    ask({Asks::Support, {from, board.mainRegion(beside.first())}, {}, {}, true, {}});
            }
            for (int p = -1; p < board.powerCount(); ++p)
                ask({Asks::Units, {}, p < 0 ? PowerId() : PowerId(p), {}, true, {}});
            for (int p = 0; p < board.powerCount(); ++p)
                ask({Asks::Centres, {}, PowerId(p), {}, true, {}});
            return said;
        };
        const QStringList one = answersFor(0, {seat}), other = answersFor(1, {seat});
        QVERIFY(one.size() > board.provinceCount() * 5);
        for (qsizetype i = 0; i < one.size(); ++i)
            QCOMPARE(one[i], other[i]);
        std::vector<PowerId> everybody;
        for (int p = 0; p < board.powerCount(); ++p)
            everybody.push_back(PowerId(p));
        QVERIFY(answersFor(0, everybody) != answersFor(1, everybody)); // who sees more hears more
    }

    void papers_data() { variantsAndFogs(20); }

    /// What a seat takes away: pictures, pages, texts, paper, copies, of how it stands and of what was played.
    void papers()
    {
        QFETCH(QString, id);
        QFETCH(bool, centres);
        const auto variant = m_library.find(id);
        const Fog fog = centres ? Fog::Centres : Fog::Borders;
        const PowerId seat = seatOf(*variant, fog);
        const Worlds both = worldsOf(variant, fog, seat);
        MapLook look;
        look.sheet = MapSheet::load(m_library.folderOf(id), *variant->board).value();
        look.board = variant->board;
        look.livery = Livery::load(m_library.folderOf(id), *variant->board).value();
        QTemporaryDir folder;
        const auto papersOf = [&](int world) {
            GameDocument document(m_library.finder());
            TableFlow flow(document);
            both.begin(document, world);
            ExportActions exports(document, nullptr);
            MapView map;
            QList<std::pair<QString, QByteArray>> papers;
            const auto take = [&] {
                map.setSheet(look.sheet, look.board, look.livery);
                map.setState(shownState(document, {}));
                for (const char *name : {"map.png", "map.svg", "map.html", "map.txt", "map.pdf"}) {
                    const QString path = folder.filePath(QLatin1StringView(name));
                    const bool failed = exports.savePicture(map, seat, path).failure;
                    papers.append({QLatin1StringView(name), failed ? QByteArray() : readWhole(path).value()});
                }
                const QString path = folder.filePath(u"booklet.pdf"_s);
                exports.savePdf(map, seat, {true, true, true, true}, path);
                papers.append({u"booklet.pdf"_s, readWhole(path).value()});
                for (auto &[name, paper] : papers) {
                    if (name.endsWith(u"pdf"_s))
                        paper = pdfcontents::of(paper);
                }
                QGuiApplication::clipboard()->clear();
                const QString said = exports.copyText(seat);
                papers.append({u"copy"_s, (said + u'\n' + QGuiApplication::clipboard()->text()).toUtf8()});
            };
            flow.takeSeat(seat, {});
            take();
            if (variant->start.phase.stage == Stage::Moves) { // nobody moves: what is seen stays the same
                flow.sealAll();
                flow.reveal();
                flow.takeSeat(seat, {});
                document.viewTurn(0);
                take();
            }
            return papers;
        };
        const auto one = papersOf(0), other = papersOf(1);
        QCOMPARE(one.size(), other.size());
        for (qsizetype i = 0; i < one.size(); ++i) {
            QVERIFY2(!one[i].second.isEmpty(), qPrintable(one[i].first));
            QVERIFY2(one[i] == other[i], qPrintable(one[i].first));
        }
    }

    void files_data() { variantsAndFogs(6); }

    /// Of a file that nobody has sat down to yet the first page and the library know what everybody does.
    void files()
    {
        QFETCH(QString, id);
        QFETCH(bool, centres);
        const auto variant = m_library.find(id);
        const Fog fog = centres ? Fog::Centres : Fog::Borders;
        const PowerId seat = seatOf(*variant, fog);
        const Worlds both = worldsOf(variant, fog, seat);
        std::vector<std::uint64_t> told;
        for (const int world : {0, 1}) {
            QTemporaryDir folder;
            const QString path = folder.filePath(u"game.entente"_s);
            GameDocument document(m_library.finder());
            TableFlow flow(document);
            both.begin(document, world);
            flow.sealAll();
            flow.reveal();
            QVERIFY(flow.takeSeat(seat, {}));
            QVERIFY(document.save(path).ok());
            const auto read = readGameFile(path, m_library.finder());
            QVERIFY(read.ok());
            const Game game = publicGame(read->saved);
            QVERIFY(game.position().units.empty());
            told.push_back(game.digest());
            GameDocument opened(m_library.finder());
            const TableFlow curtain(opened);
            QVERIFY(opened.load(path).ok());
            QVERIFY(curtain.isCovered());
            told.push_back(opened.game().digest());
        }
        for (const std::uint64_t each : told)
            QCOMPARE(each, told.front());
    }

    void evenings_data() { variantsAndFogs(5); }

    /// All that the window has: every widget, list and action, the map, the clipboard, what is read aloud.
    void evenings()
    {
        QFETCH(QString, id);
        QFETCH(bool, centres);
        const auto variant = m_library.find(id);
        const Fog fog = centres ? Fog::Centres : Fog::Borders;
        const PowerId seat = seatOf(*variant, fog);
        const Worlds both = worldsOf(variant, fog, seat);
        const QString name = QString::fromStdString(variant->board->power(seat).name);
        // A place in sight, and one that is not.
        const ProvinceSet sight = sightOf(*variant->board, fog, variant->start, {seat});
        QString own, hidden;
        for (int p = 0; p < variant->board->provinceCount(); ++p)
            (sight.contains(ProvinceId(p)) ? own : hidden) =
                QString::fromStdString(variant->board->province(ProvinceId(p)).abbreviation);
        for (const Unit &unit : variant->start.units) {
            const QString place =
                QString::fromStdString(variant->board->province(variant->board->provinceOf(unit.region)).abbreviation);
            if (unit.power == seat)
                own = place;
            else if (!sight.contains(variant->board->provinceOf(unit.region)))
                hidden = place;
        }
        QStringList lines{u"look curtain"_s,          u"key b"_s,
                          u"look the board of all"_s, u"key Escape"_s,
                          u"sit "_s + name,           u"look the seat"_s,
                          u"hover "_s + hidden,       u"look a place in the fog"_s,
                          u"hover "_s + own,          u"look an own place"_s,
                          u"key Ctrl+Shift+C"_s,      u"look a copy"_s,
                          u"key Ctrl+Shift+P"_s,      u"type sta"_s,
                          u"look commands"_s,         u"key Escape"_s,
                          u"press mapLegend"_s,       u"look the legend"_s,
                          u"press mapLegend"_s,       u"key Ctrl+G"_s,
                          u"look standings"_s,        u"press History"_s,
                          u"look history"_s};
        if (variant->start.phase.stage == Stage::Moves)
            lines += {u"key /"_s,
                      u"type who reaches "_s + hidden,
                      u"key Return"_s,
                      u"look who reaches it"_s,
                      u"type what is in "_s + hidden,
                      u"key Return"_s,
                      u"look what is there"_s,
                      u"type where are the units"_s,
                      u"key Return"_s,
                      u"look where they are"_s,
                      u"key Escape"_s,
                      u"legal 3"_s,
                      u"look orders"_s,
                      u"key F6"_s,
                      u"key t"_s,
                      u"look what if"_s,
                      u"key Escape"_s,
                      u"key Ctrl+T"_s,
                      u"click "_s + hidden,
                      u"look a guess"_s,
                      u"key Escape"_s,
                      u"key Ctrl+M"_s,
                      u"type a "_s + hidden + u" h"_s,
                      u"look a mail"_s,
                      u"key Escape"_s,
                      u"key Escape"_s,
                      u"key Ctrl+Delete"_s,
                      u"look nothing"_s,
                      u"key F6"_s,
                      u"key Ctrl+Z"_s,
                      u"look it undone"_s,
                      u"key Ctrl+Z"_s,
                      u"look undone"_s,
                      u"key Ctrl+Delete"_s}; // nobody moves, to where worlds differ
        if (id == u"standard"_s && variant->start.phase.stage == Stage::Moves)
            lines += {u"key Ctrl+I"_s, u"await computers"_s, u"look advice"_s, u"key Escape"_s};
        const auto albumOf = [&](int world) {
            Evening::Setting setting;
            setting.variant = id;
            Evening evening(setting);
            both.begin(evening.window().document(), world);
            Complaint complaint = evening.play(lines);
            if (complaint.isEmpty()) {
                evening.window().flow().sealAll();
                evening.window().flow().reveal();
                complaint = evening.play({u"look curtain after"_s, u"key b"_s, u"look the board after"_s,
                                          u"key Escape"_s, u"sit "_s + name, u"look results"_s, u"key F5"_s,
                                          u"look a replay"_s, u"key Escape"_s, u"key End"_s, u"look again"_s});
            }
            if (!complaint.isEmpty())
                qWarning("%s", qPrintable(complaint));
            return complaint.isEmpty() ? evening.album() : Album();
        };
        QVERIFY(!albumOf(0).isEmpty()); // the first on a board sets type, colours and its map up
        QVERIFY(areAlike(albumOf(0), albumOf(1)));
    }

private:
    /// The first thing that differs in what two tables tell a seat.
    static QString difference(const AwayTable &one, const AwayTable &other, PowerId seat)
    {
        const QJsonObject a = one.desk.state(seat, u"en"_s), b = other.desk.state(seat, u"en"_s);
        for (auto it = a.begin(); it != a.end(); ++it) {
            if (it.value() != b[it.key()])
                return it.key() + u": "_s + QString::fromUtf8(bytesOf({{it.key(), it.value()}})).left(600) + u" or "_s
                       + QString::fromUtf8(bytesOf({{it.key(), b[it.key()]}})).left(600);
        }
        return {};
    }
};

QTEST_MAIN(TestFogWorlds)
#include "tst_fogworlds.moc"
