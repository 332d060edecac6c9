// Two worlds that differ only where one seat can't see: whatever that seat is told is the same, byte for byte.
#include "awaytable.h"
#include "evening.h"

#include "board/shownstate.h"
#include "game/sight.h"
#include "map/mappicture.h"

#include <QImage>
#include <QPainter>

#include <array>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;
using Fog = Rulebook::Fog;

namespace {

/// A variant under fog, and two positions in which a game of it might stand.
struct Worlds {
    std::shared_ptr<const Variant> variant;
    std::array<Position, 2> starts;

    Game game(int world) const
    {
        Game begun(variant);
        begun.setStart(starts[static_cast<std::size_t>(world)]);
        return begun;
    }
    void begin(GameDocument &document, int world) const
    {
        document.newGame(variant, {}, Table::standard(*variant->board));
        document.setPosition(starts[static_cast<std::size_t>(world)], [] { return QString(); });
        document.forgetChanges();
    }
};

std::shared_ptr<Variant> fogged(const Variant &variant, Fog fog)
{
    auto made = std::make_shared<Variant>(variant);
    made->rules.fog = fog;
    return made;
}

/// How the variant begins, and how it might begin as far as the seat knows: some units out of sight are not there, and
/// centres have other owners. Who is in the game, and who has something to order, everybody hears.
Worlds worldsOf(const Variant &variant, Fog fog, PowerId seat)
{
    const Board &board = *variant.board;
    const Position &start = variant.start;
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
    return {fogged(variant, fog), {start, other}};
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

    void variantsAndFogs() const
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("centres");
        for (const auto *entry : m_library.list()) {
            const std::string &id = entry->variant->id;
            QTest::addRow("%s borders", id.c_str()) << QString::fromStdString(id) << false;
            QTest::addRow("%s centres", id.c_str()) << QString::fromStdString(id) << true;
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
        const Worlds both = worldsOf(*variant, fog, seat);
        QVERIFY(both.starts[0] != both.starts[1]);
        QCOMPARE(both.game(0).seenBy({seat}).digest(), both.game(1).seenBy({seat}).digest());
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
        const Worlds both = worldsOf(*variant, fog, seat);
        AwayTable one(m_library, id), other(m_library, id);
        both.begin(one.document, 0);
        both.begin(other.document, 1);
        QVERIFY(one.dress(m_library) && other.dress(m_library));
        QString why;
        QVERIFY(one.desk.open(seat, {}, why) && other.desk.open(seat, {}, why));
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

    void pictures_data() { variantsAndFogs(); }

    void pictures()
    {
        QFETCH(QString, id);
        QFETCH(bool, centres);
        const auto variant = m_library.find(id);
        const Fog fog = centres ? Fog::Centres : Fog::Borders;
        const PowerId seat = seatOf(*variant, fog);
        const Worlds both = worldsOf(*variant, fog, seat);
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

    void evenings_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto *entry : m_library.list())
            QTest::newRow(entry->variant->id.c_str()) << QString::fromStdString(entry->variant->id);
    }

    /// All that the window has: every widget, list and action, the map, the clipboard, what is read aloud.
    void evenings()
    {
        QFETCH(QString, id);
        const auto variant = m_library.find(id);
        const PowerId seat = seatOf(*variant, Fog::Borders);
        const Worlds both = worldsOf(*variant, Fog::Borders, seat);
        const QString name = QString::fromStdString(variant->board->power(seat).name);
        // A place in sight, and one that is not.
        const ProvinceSet sight = sightOf(*variant->board, Fog::Borders, variant->start, {seat});
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
        QStringList lines{u"look curtain"_s,
                          u"key b"_s,
                          u"look the board of all"_s,
                          u"key Escape"_s,
                          u"sit "_s + name,
                          u"look the seat"_s,
                          u"hover "_s + hidden,
                          u"look a place in the fog"_s,
                          u"hover "_s + own,
                          u"look an own place"_s,
                          u"key Ctrl+Shift+C"_s,
                          u"look a copy"_s,
                          u"key Ctrl+G"_s,
                          u"look standings"_s,
                          u"press History"_s,
                          u"look history"_s};
        if (variant->start.phase.stage == Stage::Moves)
            lines += {u"legal 3"_s,      u"look orders"_s, u"key F6"_s,          u"key t"_s,
                      u"look what if"_s, u"key Escape"_s,  u"key Ctrl+T"_s,      u"click "_s + hidden,
                      u"look a guess"_s, u"key Escape"_s,  u"key Ctrl+Delete"_s, u"look nothing"_s};
        const auto albumOf = [&](int world) {
            Evening::Setting setting;
            setting.variant = id;
            Evening evening(setting);
            both.begin(evening.window().document(), world);
            Complaint complaint = evening.play(lines);
            if (complaint.isEmpty()) {
                evening.window().flow().sealAll();
                evening.window().flow().reveal();
                complaint =
                    evening.play({u"look curtain after"_s, u"key b"_s, u"look the board after"_s, u"key Escape"_s,
                                  u"sit "_s + name, u"look results"_s, u"key End"_s, u"look again"_s});
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
