#include "game/ballot.h"
#include "game/summary.h"
#include "game/steps.h"
#include "io/gamefile.h"
#include "io/settingsjson.h"
#include "testfiles.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// Powers that win with a number of centres of their own.
class OwnGoalsTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Variant> m_variant;

    /// In autumn, everybody stays: who owns so many centres, the others none.
    Game gameWith(const std::map<std::string, int> &centres, std::map<std::string, std::string> settings)
    {
        Game game(m_variant, std::move(settings));
        const Board &board = *m_variant->board;
        Position position = m_variant->start;
        position.phase.season = Season::Autumn;
        position.units.clear();
        position.owner.assign(position.owner.size(), PowerId());
        int next = 0;
        for (const auto &[name, count] : centres) {
            for (int given = 0; given < count; ++next) {
                if (!board.province(ProvinceId(next)).centre)
                    continue;
                position.owner[static_cast<std::size_t>(next)] = board.findPower(name);
                ++given;
            }
        }
        game.setStart(position);
        game.adjudicate();
        return game;
    }
    std::string winnerOf(const std::map<std::string, int> &centres, std::map<std::string, std::string> settings)
    {
        const Game game = gameWith(centres, std::move(settings));
        return game.winner().valid() ? game.board().power(game.winner()).name : std::string();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_variant = variantNamed("standard");
        QVERIFY(m_variant);
    }

    /// Two with as many to spare have not won, and it can be told who they are.
    void aTieIsKnown()
    {
        const auto tied = [&](const std::map<std::string, int> &centres) {
            const Game game = gameWith(centres, {{"ownGoals", "Austria 4, Turkey 5"}});
            QStringList names;
            for (const PowerId power : tiedForVictory(game.board(), game.rules(), game.position()))
                names += QString::fromStdString(game.board().power(power).name);
            return names.join(u' ');
        };
        QCOMPARE(tied({{"Austria", 4}, {"Turkey", 5}}), QStringLiteral("Austria Turkey"));
        QCOMPARE(tied({{"Austria", 5}, {"Turkey", 5}}), QString()); // Austria has won
        QCOMPARE(tied({{"Austria", 3}, {"Turkey", 4}}), QString()); // neither has enough
        QCOMPARE(tied({{"Austria", 4}}), QString());
    }

    void whoWins_data()
    {
        using Centres = std::map<std::string, int>;
        QTest::addColumn<Centres>("centres");
        QTest::addColumn<std::string>("goals");
        QTest::addColumn<std::string>("winner");
        const std::string goals = "Austria 14, Turkey 20";
        QTest::newRow("without goals") << Centres{{"Austria", 14}, {"Turkey", 18}} << std::string("none")
                                       << std::string("Turkey");
        QTest::newRow("one less than its own") << Centres{{"Austria", 13}, {"Turkey", 17}} << goals << std::string();
        QTest::newRow("its own") << Centres{{"Austria", 14}, {"Turkey", 17}} << goals << std::string("Austria");
        QTest::newRow("the largest still needs more")
            << Centres{{"Austria", 14}, {"Turkey", 19}} << goals << std::string("Austria");
        QTest::newRow("of all others the usual")
            << Centres{{"France", 18}, {"Austria", 13}} << goals << std::string("France");
        QTest::newRow("two, and one has more to spare")
            << Centres{{"Austria", 16}, {"France", 18}} << goals << std::string("Austria");
        QTest::newRow("two that have as much to spare")
            << Centres{{"Austria", 15}, {"Italy", 19}} << std::string("Austria 14") << std::string();
    }
    void whoWins()
    {
        using Centres = std::map<std::string, int>;
        QFETCH(const Centres, centres);
        QFETCH(const std::string, goals);
        QFETCH(const std::string, winner);
        QCOMPARE(winnerOf(centres, {{"ownGoals", goals}}), winner);
    }

    void itScoresAsAWin()
    {
        const Game game = gameWith({{"Austria", 14}, {"Turkey", 17}}, {{"ownGoals", "Austria 14"}});
        const GameSummary told = summaryOf(game);
        QVERIFY(told.winner >= 0);
        QCOMPARE(told.powers[static_cast<std::size_t>(told.winner)], std::string("Austria"));
        QCOMPARE(winnersOf(game), std::vector{game.board().findPower("Austria")});
    }

    void settings()
    {
        Rulebook rules;
        QCOMPARE(settingValue(rules, "ownGoals"), std::string("none"));
        for (const char *good : {"Austria 16", "Austria 16, Turkey 20", "Great Britain 12", "none"}) {
            QVERIFY2(applySetting(rules, "ownGoals", good), good);
            QCOMPARE(settingValue(rules, "ownGoals"), std::string(good));
        }
        QVERIFY(applySetting(rules, "ownGoals", " Austria  16 ,Turkey 20"));
        QCOMPARE(settingValue(rules, "ownGoals"), std::string("Austria 16, Turkey 20"));
        QCOMPARE(centresToWin(rules, "Austria"), 16);
        QCOMPARE(centresToWin(rules, "France"), rules.victoryCentres);
        for (const char *bad : {"", "16", "Austria", "Austria 0", "Austria -3", "Austria 16,", ", Austria 16",
                                "Austria 381", "Austria 16.5", "Austria=16", "Austria 16, Austria 17",
                                "Austria 99999999999999999999", "Austria 16 Turkey"})
            QVERIFY2(!applySetting(rules, "ownGoals", bad), bad);
        QCOMPARE(settingValue(rules, "ownGoals"), std::string("Austria 16, Turkey 20")); // nothing was lost
    }

    /// A power that the board has not and a number that it can't reach are told.
    void onTheBoard()
    {
        for (const auto &[goals, sentence] :
             {std::pair("Austria 16, Turkey 34", ""), std::pair("Narnia 16", "There is no power called \"Narnia\"."),
              std::pair("Austria 35", "Austria can't need 35 centres to win: the board has 34.")}) {
            Rulebook rules = m_variant->rules;
            QVERIFY(applySetting(rules, "ownGoals", goals));
            const auto fault = faultOfGoals(*m_variant, rules);
            QCOMPARE(fault ? fault->text() : std::string(), std::string(sentence));
        }
    }

    void inAFile()
    {
        const auto find = [this](std::string_view) { return m_variant; };
        SavedGame saved;
        saved.game = gameWith({{"Austria", 14}, {"Turkey", 17}}, {{"ownGoals", "Austria 14"}});
        const std::string text = writeGame(saved);
        const auto read = readGame(text, find);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QCOMPARE(read->game.digest(), saved.game.digest());
        QCOMPARE(read->game.settings(), saved.game.settings());
        QCOMPARE(read->game.winner(), saved.game.winner());
        // An older program, which would not know that Austria has won, is not to open it.
        saved.game = Game(m_variant, {{"ownGoals", "Austria 14"}});
        QVERIFY(writeGame(saved).find("\"format\": 11") != std::string::npos);
        saved.game = Game(m_variant);
        QVERIFY(writeGame(saved).find("\"format\": 1,") != std::string::npos);
        std::string wrong = text;
        wrong.replace(wrong.find("Austria 14"), 10, "Narnia 14");
        const auto bad = readGame(wrong, find);
        QVERIFY(!bad.ok());
        QVERIFY2(bad.error().text().find("There is no power called \"Narnia\".") != std::string::npos,
                 bad.error().text().c_str());
    }
};

QTEST_APPLESS_MAIN(OwnGoalsTest)
#include "tst_owngoals.moc"
