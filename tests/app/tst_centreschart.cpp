#include "projectfile.h"

#include "document/variants.h"
#include "game/game.h"
#ifndef Q_MOC_RUN // it trips over what the standard library has in there
#include "desks/centreschart.h"
#endif

#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The race of the centres as it is drawn.
class TestCentresChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Powers without a centre end at the zero, several of them; the years stand below it and stay readable.
    void namesStayAboveTheYears()
    {
        const VariantLibrary library{QStringList{projectFile("maps")}};
        const std::shared_ptr<const Variant> variant = library.find(u"standard"_s);
        const Board &board = *variant->board;
        Position position = variant->start;
        position.phase = {Season::Autumn, 1907, Stage::Moves};
        for (PowerId &owner : position.owner) {
            if (owner.valid() && owner != board.findPower("Turkey"))
                owner = board.findPower("France");
        }
        std::erase_if(position.units, [&](const Unit &unit) {
            return position.owner[board.provinceOf(unit.region).index()] != unit.power;
        });
        Game game(variant);
        game.setPosition(position);
        game.adjudicate();
        const Livery livery = Livery::standard(board);
        CentresChart chart;
        chart.setGame(game, livery);
        chart.resize(520, 300);
        const QImage picture = chart.grab().toImage();
        QSet<QRgb> colours;
        for (int power = 0; power < board.powerCount(); ++power)
            colours.insert(livery.of(PowerId(power), false).unit.rgb());
        constexpr int years = 18; // below the zero and the half of a square that may stand on it
        constexpr int above = 6;  // a name's line of type is 20 high, its square 8
        int found = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = picture.width() / 2; x < picture.width(); ++x) {
                const bool square = colours.contains(picture.pixel(x, y));
                found += square;
                QVERIFY2(!square || (y >= above && y < picture.height() - years),
                         qPrintable(u"%1, %2"_s.arg(x).arg(y)));
            }
        }
        QVERIFY(found > 7 * 30); // a square each
    }
};

QTEST_MAIN(TestCentresChart)
#include "tst_centreschart.moc"
