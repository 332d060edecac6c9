#include "drawnboards.h"
#include "testfiles.h"

#include "exchange/lines.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>
#include <optional>
#include <set>

using namespace entente;
using namespace entente::test;

namespace {

struct TruePlace {
    std::string name; ///< empty: the drawing doesn't say it in letters
    Ground ground = Ground::Land;
    ChartPoint at;              ///< well inside of it
    std::optional<bool> centre; ///< nothing, where the drawing is not asked for centres
};

/// What a drawing of tests/drawings/manners shows, as its maker knows.
struct Truth {
    std::vector<TruePlace> places;
    std::map<std::pair<int, int>, std::string> passages; ///< "A", "F", "AF"; by numbers of places, the lesser first
    std::set<std::pair<int, int>> either;                ///< borders so short that both answers are right
};

Truth truthOf(const std::string &manner)
{
    const std::string text = readTestFile("tests/drawings/manners/" + manner + ".json");
    const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    Truth truth;
    bool anyCentre = false;
    for (const QJsonValue &value : json[QStringLiteral("places")].toArray()) {
        const QString ground = value[QStringLiteral("ground")].toString();
        const QJsonArray at = value[QStringLiteral("at")].toArray();
        truth.places.push_back({value[QStringLiteral("name")].toString().toStdString(),
                                ground == QStringLiteral("water")    ? Ground::Water
                                : ground == QStringLiteral("closed") ? Ground::Impassable
                                                                     : Ground::Land,
                                {at[0].toDouble(), at[1].toDouble()},
                                {}});
        anyCentre = anyCentre || value[QStringLiteral("centre")].toBool();
        truth.places.back().centre = value[QStringLiteral("centre")].toBool();
    }
    for (TruePlace &place : truth.places) {
        if (!anyCentre)
            place.centre.reset();
    }
    const auto pairOf = [](const QJsonValue &value) { return std::pair(value[0].toInt(), value[1].toInt()); };
    for (const QJsonValue &value : json[QStringLiteral("passages")].toArray())
        truth.passages[pairOf(value)] = value[2].toString().toStdString();
    for (const QJsonValue &value : json[QStringLiteral("either")].toArray())
        truth.either.insert(pairOf(value));
    return truth;
}

bool isIn(const Rings &rings, ChartPoint at)
{
    bool inside = false;
    for (const auto &ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const ChartPoint &one = ring[i], &two = ring[(i + 1) % ring.size()];
            if ((one.y > at.y) != (two.y > at.y) && at.x < one.x + (at.y - one.y) / (two.y - one.y) * (two.x - one.x))
                inside = !inside;
        }
    }
    return inside;
}

struct Score {
    int places = 0, met = 0, strays = 0;
    int truePassages = 0, found = 0, proposed = 0, wrong = 0, rightUse = 0;
    int names = 0, named = 0;
    int covered = 0; ///< places that lie under another, or over one
    int wrongGround = 0;
    int asked = 0, unasked = 0;
    std::string notes; ///< what is wrong, a line each

    std::string line() const
    {
        const auto share = [](int part, int all) {
            return std::to_string(part) + '/' + std::to_string(all) + ' '
                   + std::to_string(all > 0 ? (200 * part + all) / (2 * all) : 100) + "%";
        };
        return "places " + share(met, places) + ", strays " + std::to_string(strays) + ", covered "
               + std::to_string(covered) + ", found " + share(found, truePassages) + ", false " + share(wrong, proposed)
               + ", use " + share(rightUse, found) + ", named " + share(named, names) + ", ground wrong "
               + std::to_string(wrongGround) + ", asked " + std::to_string(asked) + ", wrong unasked "
               + std::to_string(unasked);
    }
};

Score scoreOf(const Truth &truth, const Proposal &proposal)
{
    Score score;
    score.places = static_cast<int>(truth.places.size());
    score.truePassages = static_cast<int>(truth.passages.size());
    score.proposed = static_cast<int>(proposal.passages.size());
    std::vector<int> trueOf(proposal.places.size(), -1);
    const auto nameOf = [&](int place) { return proposal.places[static_cast<std::size_t>(place)].name; };
    for (std::size_t i = 0; i < truth.places.size(); ++i) {
        const TruePlace &place = truth.places[i];
        int here = -1; // what lies uppermost
        int layers = 0;
        for (std::size_t k = 0; k < proposal.places.size(); ++k) {
            if (!isIn(proposal.places[k].outline, place.at))
                continue;
            here = static_cast<int>(k);
            ++layers;
        }
        score.covered += layers > 1;
        if (here < 0 || trueOf[static_cast<std::size_t>(here)] >= 0) {
            score.notes += "no place: " + place.name + '\n';
            ++score.unasked;
            continue;
        }
        ++score.met;
        trueOf[static_cast<std::size_t>(here)] = static_cast<int>(i);
        const ProposedPlace &found = proposal.places[static_cast<std::size_t>(here)];
        const bool isAsked = found.groundCertainty < doubtful;
        score.asked += isAsked;
        if (found.ground != place.ground) {
            ++score.wrongGround;
            score.unasked += !isAsked;
            score.notes += (isAsked ? "ground asked: " : "ground wrong: ") + place.name + '\n';
        }
        if (place.centre && *place.centre != found.centre) {
            ++score.unasked;
            score.notes += (found.centre ? "no centre: " : "centre: ") + place.name + '\n';
        }
        score.names += !place.name.empty();
        const bool isNamed = lowerCase(found.name) == lowerCase(place.name);
        score.named += !place.name.empty() && isNamed;
        if (!place.name.empty() && !isNamed)
            score.notes += "called " + found.name + ": " + place.name + '\n';
    }
    const auto isAskedStray = [&](int place) {
        return trueOf[static_cast<std::size_t>(place)] < 0
               && proposal.places[static_cast<std::size_t>(place)].groundCertainty < doubtful;
    };
    for (int i = 0; i < static_cast<int>(trueOf.size()); ++i)
        score.strays += trueOf[static_cast<std::size_t>(i)] < 0 && !isAskedStray(i);
    std::set<std::pair<int, int>> seen;
    for (const ProposedPassage &passage : proposal.passages) {
        const int from = trueOf[static_cast<std::size_t>(passage.from)];
        const int to = trueOf[static_cast<std::size_t>(passage.to)];
        const std::pair<int, int> ends = std::minmax(from, to);
        const bool isAsked = passage.certainty < doubtful;
        const std::string words = nameOf(passage.from) + " - " + nameOf(passage.to);
        score.asked += isAsked;
        if (truth.either.count(ends) || isAskedStray(passage.from) || isAskedStray(passage.to)) {
            --score.proposed;
            continue;
        }
        const auto way = truth.passages.find(ends);
        if (way == truth.passages.end()) {
            ++score.wrong;
            score.unasked += !isAsked;
            score.notes += "false: " + words + '\n';
            continue;
        }
        score.found += seen.insert(ends).second;
        const std::string use = std::string(passage.army ? "A" : "") + (passage.fleet ? "F" : "");
        score.rightUse += use == way->second;
        if (use != way->second) {
            score.notes += "use " + use + " for " + way->second + ": " + words + '\n';
            score.unasked += !isAsked;
        }
    }
    for (const auto &[ends, use] : truth.passages) {
        if (!seen.count(ends)) {
            const auto &name = [&truth = truth](int i) { return truth.places[static_cast<std::size_t>(i)].name; };
            score.notes += "not found: " + name(ends.first) + " - " + name(ends.second) + '\n';
        }
    }
    return score;
}

} // namespace

/// Drawings of invented boards in many manners, as people draw them (tests/drawings/manners/draw.py).
class MannersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawings_data();
    void drawings();
};

void MannersTest::drawings_data()
{
    QTest::addColumn<QString>("manner");
    for (const char *manner :
         {"default-layers",      "named-layers",   "islands",          "strokes",         "groups-per-power",
          "css-classes",         "transforms",     "text-paths",       "traced",          "one-colour",
          "hundreds-of-islands", "rotated",        "neutral-group",    "power-fills",     "copies",
          "sea-ground",          "tints",          "odd-names",        "hidden-texts",    "two-signs",
          "closed-dark",         "closed-hatched", "names-with-signs", "names-in-a-list", "names-in-numbers",
          "names-in-brackets",   "legend"})
        QTest::newRow(manner) << QString::fromLatin1(manner);
}

void MannersTest::drawings()
{
    QFETCH(QString, manner);
    const Truth truth = truthOf(manner.toStdString());
    QVERIFY(!truth.places.empty());
    const Score score =
        scoreOf(truth, proposed(readTestFile("tests/drawings/manners/" + manner.toStdString() + ".svg")));
    const std::string figures = score.line() + '\n' + score.notes;
    qInfo("%s", score.line().c_str());
    QVERIFY2(score.met == score.places, figures.c_str());
    QVERIFY2(score.strays == 0, figures.c_str());
    QVERIFY2(score.covered == 0, figures.c_str());
    QVERIFY2(score.found * 100 >= score.truePassages * 98, figures.c_str());
    QVERIFY2(score.wrong * 100 <= score.proposed, figures.c_str());
    QVERIFY2(score.rightUse * 100 >= score.found * 95, figures.c_str());
    QVERIFY2(score.named * 100 >= score.names * 95, figures.c_str());
    QVERIFY2(score.unasked == 0, figures.c_str());
    QVERIFY2(score.asked * 10 <= score.proposed, figures.c_str()); // a person looks at each
}

QTEST_GUILESS_MAIN(MannersTest)
#include "tst_manners.moc"
