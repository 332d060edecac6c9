#include "orders/parser.h"
#include "orders/review.h"

#include "standardboard.h"
#include "testfiles.h"

#include <QtTest/QTest>

using namespace entente;
using entente::test::positionOf;
using entente::test::standardBoard;

/// What is said of orders that are possible each by itself and hardly meant together: a corpus of cases, each with the
/// words that it is expected to give, and its mended twin that gives none.
class TestReview : public QObject {
    Q_OBJECT

    static std::vector<GivenOrder> read(const Position &position, const QByteArray &lines)
    {
        std::vector<GivenOrder> orders;
        for (const QByteArray &line : lines.split(';')) {
            if (line.trimmed().isEmpty())
                continue;
            const auto parsed =
                parseOrder(line.trimmed().toStdString(), {standardBoard().get(), &position, position.phase.stage});
            if (!parsed)
                qFatal("%s: %s", line.constData(), describe(parsed.error()).text().c_str());
            orders.push_back({parsed->power, parsed->order});
        }
        return orders;
    }

    static QByteArray wordsOf(const Position &position, const QByteArray &lines, const std::vector<PowerId> &known)
    {
        QByteArray words;
        for (const OrderRemark &remark : reviewOrders(*standardBoard(), position, read(position, lines), known))
            words += (words.isEmpty() ? "" : " ") + QByteArray(remarkWord(remark.kind));
        return words;
    }

    static PowerId power(const char *name) { return standardBoard()->findPower(name); }

private Q_SLOTS:
    void corpus_data()
    {
        QTest::addColumn<QByteArray>("orders");
        QTest::addColumn<QByteArray>("mended");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char *words, const char *orders, const char *mended) {
            QTest::newRow(words) << QByteArray(orders) << QByteArray(mended) << QByteArray(words);
        };
        row("supported-elsewhere", "Austria: A Bud S A Vie - Gal; Austria: A Vie - Boh",
            "Austria: A Bud S A Vie - Gal; Austria: A Vie - Gal");
        row("supported-moves", "Austria: A Bud S A Vie; Austria: A Vie - Gal",
            "Austria: A Bud S A Vie; Austria: A Vie H");
        row("against-own-unit", "Austria: A Bud S A Vie - Tri; Austria: A Vie - Tri; Austria: F Tri H",
            "Austria: A Bud S A Vie - Tri; Austria: A Vie - Tri; Austria: F Tri - Alb");
        row("carried-elsewhere", "England: F NTH C A Lon - Nwy; England: A Lon - Wal",
            "England: F NTH C A Lon - Nwy; England: A Lon - Nwy");
        row("no-convoy", "England: A Lon - Nwy; England: F NTH - Ska",
            "England: A Lon - Nwy; England: F NTH C A Lon - Nwy");
        row("same-place", "Austria: A Vie - Gal; Austria: A Bud - Gal", "Austria: A Vie - Gal; Austria: A Bud - Rum");
        row("change-places", "Austria: A Vie - Bud; Austria: A Bud - Vie",
            "Austria: A Vie - Bud; Austria: A Bud - Tri; Austria: F Tri - Alb");
        row("into-own-unit", "Austria: A Vie - Bud; Austria: A Bud H", "Austria: A Vie - Bud; Austria: A Bud - Rum");
    }
    void corpus()
    {
        QFETCH(QByteArray, orders);
        QFETCH(QByteArray, mended);
        QFETCH(QByteArray, words);
        const Position position =
            positionOf({{"Austria", {"A Vie", "A Bud", "F Tri"}}, {"England", {"A Lon", "F NTH"}}});
        const std::vector<PowerId> all{power("Austria"), power("England")};
        const auto told = [&](const QByteArray &lines) {
            QList<QByteArray> list = wordsOf(position, lines, all).split(' ');
            list.removeAll("unordered");
            list.removeAll("");
            return list.join(' ');
        };
        // A support of an attack on a unit that stays is an attack on it as well.
        QVERIFY2(told(orders).split(' ').contains(words), told(orders).constData());
        QCOMPARE(told(mended), QByteArray());
    }

    /// Where units march twice and bombers quote orders (1939 III 25, 38).
    void hopsAndQuotes()
    {
        const auto variant = entente::test::variantNamed("1939-iii");
        const Board &board = *variant->board;
        Position position = variant->start;
        position.phase = {Season::Spring, 1939, Stage::Moves};
        const PowerId germany = board.findPower("Germany");
        const std::vector<PowerId> own{germany};
        for (const char *text : {"T Mun", "A Ruh", "A Kie", "B Ber"}) {
            const auto unit = parseUnit(text, board);
            position.units.push_back({germany, unit->kind, unit->region, unit->layer});
        }
        position.sort();
        const auto told = [&](std::initializer_list<const char *> lines) {
            std::vector<GivenOrder> orders;
            for (const char *line : lines)
                orders.push_back({germany, parseOrder(line, {&board, &position, Stage::Moves})->order});
            QByteArray words;
            for (const OrderRemark &remark : reviewOrders(board, position, orders, own)) {
                if (remark.kind != OrderRemark::Kind::Unordered)
                    words += QByteArray(words.isEmpty() ? "" : " ") + remarkWord(remark.kind);
            }
            return words;
        };
        QCOMPARE(told({"T Mun - Bur - Par", "A Ruh S T Mun - Bur"}), QByteArray());
        QCOMPARE(told({"T Mun - Bur - Par", "A Ruh S T Mun - Par"}), QByteArray());
        QCOMPARE(told({"T Mun - Bur", "A Ruh S T Mun - Par"}), QByteArray("supported-elsewhere"));
        QCOMPARE(told({"T Mun - Bur - Par", "B Ber - Mun - Bur [S T Mun - Bur]"}), QByteArray());
        QCOMPARE(told({"T Mun - Bur - Par", "B Ber - Mun - Bur - Par [S T Mun - Bur - Par] - Bur"}), QByteArray());
        QCOMPARE(told({"T Mun - Aus", "B Ber - Mun - Bur [S T Mun - Bur]"}), QByteArray("supported-elsewhere"));
        QCOMPARE(told({"A Ruh - Bel", "B Ber - Mun - Ruh [S A Ruh]"}), QByteArray("supported-moves"));
        QCOMPARE(told({"A Ruh H", "B Ber - Mun - Ruh [S A Ruh]"}), QByteArray());
    }

    /// Squadrons of one power in each other's way (LiMa 13), and in that of their army (LiMa 6).
    void ownFlights()
    {
        const auto variant = entente::test::variantNamed("lima");
        const Board &board = *variant->board;
        const PowerId italy = board.findPower("Italy"), austria = board.findPower("Austria");
        Position position;
        position.phase = {Season::Spring, 1901, Stage::Moves};
        const auto place = [&](PowerId power, std::initializer_list<const char *> units) {
            for (const char *text : units) {
                const auto unit = parseUnit(text, board);
                position.units.push_back({power, unit->kind, unit->region, unit->layer});
            }
        };
        place(italy, {"S Nap", "S Tun"});
        place(austria, {"S Vie", "A Bud"});
        position.sort();
        const auto told = [&](PowerId power, std::initializer_list<const char *> lines, bool meet = true) {
            std::vector<GivenOrder> orders;
            for (const char *line : lines)
                orders.push_back({power, parseOrder(line, {&board, &position, Stage::Moves})->order});
            QByteArray words;
            const std::vector<PowerId> own{power};
            for (const OrderRemark &remark : reviewOrders(board, position, orders, own, {.ownFlightsMeet = meet}))
                words += QByteArray(words.isEmpty() ? "" : " ") + remarkWord(remark.kind);
            return words;
        };
        QCOMPARE(told(italy, {"S Nap - Alb via ION", "S Tun B Gre via ION"}), QByteArray("flights-meet"));
        QCOMPARE(told(italy, {"S Nap - Alb via ION", "S Tun B Gre via ION"}, false), QByteArray());
        QCOMPARE(told(italy, {"S Nap - Alb via ION", "S Tun B ION"}), QByteArray("flights-meet"));
        QCOMPARE(told(italy, {"S Nap B ION", "S Tun B ION"}), QByteArray());
        QCOMPARE(told(austria, {"S Vie B Gal", "A Bud - Gal"}), QByteArray("own-raid"));
        QCOMPARE(told(austria, {"S Vie B Gal", "A Bud - Ser"}), QByteArray());
    }

    /// An army that goes aboard, or sails with its fleet, needs no convoy and is not in that fleet's way (Davis 6).
    void armiesAboard()
    {
        const auto variant = entente::test::variantNamed("davis");
        const Board &board = *variant->board;
        const PowerId england = board.findPower("England");
        Position position;
        position.phase = {Season::Spring, 1902, Stage::Moves};
        for (const char *text : {"A Lon", "A Wal", "F ENG", "F IRI"}) {
            const auto unit = parseUnit(text, board);
            position.units.push_back({england, unit->kind, unit->region, unit->layer});
        }
        position.sort();
        const auto told = [&](std::initializer_list<const char *> lines, bool aboard = true) {
            std::vector<GivenOrder> orders;
            for (const char *line : lines)
                orders.push_back({england, parseOrder(line, {&board, &position, Stage::Moves})->order});
            QByteArray words;
            const std::vector<PowerId> own{england};
            for (const OrderRemark &remark : reviewOrders(board, position, orders, own, {.armiesAboard = aboard}))
                words += QByteArray(words.isEmpty() ? "" : " ") + remarkWord(remark.kind);
            return words;
        };
        QCOMPARE(told({"A Lon - ENG", "F ENG - MAO", "F IRI - ENG", "A Wal H"}), QByteArray());
        QCOMPARE(told({"A Lon - ENG", "F ENG H", "A Wal H", "F IRI H"}), QByteArray());
        QCOMPARE(told({"A Lon - Por via ENG MAO", "F ENG - MAO", "A Wal H", "F IRI H"}), QByteArray());
        QCOMPARE(told({"A Lon - Por via ENG MAO", "F ENG - MAO", "A Wal H", "F IRI H"}, false),
                 QByteArray("no-convoy"));
        QCOMPARE(told({"A Lon - ENG", "A Wal - ENG", "F ENG H", "F IRI H"}), QByteArray("same-place"));
        QCOMPARE(told({"A Lon - Bre", "F ENG H", "A Wal H", "F IRI H"}), QByteArray("no-convoy"));
    }

    /// Who stands in the way when powers act in turn may be gone by then; help for others needs a contract (Sequential
    /// 3, 4).
    void powersThatActInTurn()
    {
        const Position position =
            positionOf({{"Russia", {"A Gal", "A War", "A Ukr"}}, {"Austria", {"A Vie", "A Rum"}}});
        const std::vector<PowerId> own{power("Russia")};
        const auto told = [&](const QByteArray &lines, const ReviewRules &rules) {
            QByteArray words;
            for (const OrderRemark &remark :
                 reviewOrders(*standardBoard(), position, read(position, lines), own, rules))
                words += QByteArray(words.isEmpty() ? "" : " ") + remarkWord(remark.kind);
            return words;
        };
        using Contracts = ReviewRules::Contracts;
        const QByteArray example = "Russia: A Gal H; Russia: A War - Gal; Russia: A Ukr S A War - Gal";
        QCOMPARE(told(example, {}), QByteArray("into-own-unit against-own-unit"));
        QCOMPARE(told(example, {true, Contracts::ForAllHelp}), QByteArray());
        const QByteArray foreign = "Russia: A Gal S A Vie; Russia: A War H; Russia: A Ukr S A Rum - Sev";
        QCOMPARE(told(foreign, {true, Contracts::ForAllHelp}), QByteArray("needs-contract needs-contract"));
        QCOMPARE(told(foreign, {true, Contracts::ForMoves}), QByteArray("needs-contract"));
        QCOMPARE(told(foreign + "; Russia: Contract with Austria: A Gal, A Vie", {true, Contracts::ForAllHelp}),
                 QByteArray("needs-contract"));
        QCOMPARE(
            told("Russia: A Gal H; Russia: A War - Gal; Russia: A Ukr S A (War in Mos)", {true, Contracts::ForAllHelp}),
            QByteArray("supported-elsewhere"));
    }

    /// Davis 7
    void fleetsPassEachOtherAlongTwoCoasts()
    {
        const Position position = positionOf({{"France", {"F Por", "F Spa/nc"}}});
        const std::vector<PowerId> own{power("France")};
        const auto told = [&](const QByteArray &lines, bool crawl) {
            const auto remarks =
                reviewOrders(*standardBoard(), position, read(position, lines), own, {.coastalCrawl = crawl});
            return remarks.empty() ? QByteArray() : QByteArray(remarkWord(remarks.front().kind));
        };
        QCOMPARE(told("France: F Por - Spa/sc; France: F Spa/nc - Por", true), QByteArray());
        QCOMPARE(told("France: F Por - Spa/nc; France: F Spa/nc - Por", true), QByteArray("change-places"));
        QCOMPARE(told("France: F Por - Spa/sc; France: F Spa/nc - Por", false), QByteArray("change-places"));
    }

    void whatOthersOrderIsTakenToFit()
    {
        const Position position =
            positionOf({{"Austria", {"A Vie", "A Bud"}}, {"Italy", {"A Ven"}}, {"France", {"F ADR"}}});
        const std::vector<PowerId> own{power("Austria")};
        QCOMPARE(wordsOf(position, "Austria: A Bud S A Ven - Tri; Austria: A Vie H", own), QByteArray());
        const std::vector<PowerId> both{power("Austria"), power("Italy")};
        QCOMPARE(wordsOf(position, "Austria: A Bud S A Ven - Tri; Austria: A Vie H; Italy: A Ven - Tyr", both),
                 QByteArray("supported-elsewhere"));
        // France's fleet may well carry.
        QCOMPARE(wordsOf(position, "Austria: A Vie H; Austria: A Bud H; Italy: A Ven - Alb via convoy", both),
                 QByteArray());
    }

    void unitsWithoutOrdersAreNamed()
    {
        const Position position = positionOf({{"Austria", {"A Vie", "A Bud"}}, {"Italy", {"A Ven"}}});
        const std::vector<PowerId> own{power("Austria")};
        const auto remarks = reviewOrders(*standardBoard(), position, read(position, "Austria: A Vie H"), own);
        QCOMPARE(remarks.size(), std::size_t(1));
        QCOMPARE(remarks[0].kind, OrderRemark::Kind::Unordered);
        QCOMPARE(remarks[0].where, standardBoard()->findProvince("Bud"));
    }

    void retreatsThatMeet()
    {
        Position position = positionOf({{"Russia", {"A Gal"}}});
        position.phase.stage = Stage::Retreats;
        for (const char *place : {"Vie", "Bud"}) {
            DislodgedUnit dislodged;
            dislodged.unit = {power("Austria"), standardBoard()->findKind("A"), standardBoard()->findRegion(place),
                              Layer::Field};
            dislodged.retreats = {standardBoard()->findRegion("Tri")};
            position.dislodged.push_back(dislodged);
        }
        const std::vector<PowerId> own{power("Austria")};
        QCOMPARE(wordsOf(position, "Austria: A Vie R Tri; Austria: A Bud R Tri", own), QByteArray("retreats-meet"));
        QCOMPARE(wordsOf(position, "Austria: A Vie R Tri; Austria: A Bud D", own), QByteArray());
        QCOMPARE(wordsOf(position, "Austria: A Vie R Tri", own), QByteArray("unordered"));
    }

    void buildsAndRemovalsThatAreLeft()
    {
        Position position = positionOf({{"Austria", {"A Vie"}}, {"Italy", {"A Ven", "A Rom", "F Nap", "A Tun"}}});
        position.phase.stage = Stage::Adjustments;
        const std::vector<PowerId> both{power("Austria"), power("Italy")};
        for (const auto &[name, centres] : {std::pair{"Austria", "Vie Bud Tri"}, std::pair{"Italy", "Ven Rom Nap"}}) {
            for (const QByteArray &centre : QByteArray(centres).split(' '))
                position.owner[static_cast<std::size_t>(standardBoard()->findProvince(centre.toStdString()).index())] =
                    power(name);
        }
        QCOMPARE(wordsOf(position, "Austria: Build A Bud", both), QByteArray("builds-left removals-left"));
        QCOMPARE(wordsOf(position, "Austria: Build A Bud; Austria: Waive; Italy: Remove A Tun", both), QByteArray());
    }
};

QTEST_APPLESS_MAIN(TestReview)
#include "tst_review.moc"
