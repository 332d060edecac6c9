#include "mapbench.h"
#include "mapscene.h"

#include "io/gamefile.h"
#include "lettering/labels.h"
#include "map/mappicture.h"
#include "map/turnstate.h"
#include "words/names.h"

#include <QFile>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cstdio>
#include <map>

using namespace mapscene;

namespace {

/// Of one name on the boards of a game.
struct Hidden {
    int badly = 0; ///< boards on which more than a third of it is hidden
    qreal sum = 0;
    qreal worst = 0;
    std::string when; ///< it was worst
};

/// The share of a name's letters that have lost their ink once orders and units are on the board.
qreal shareHidden(const PlacedLabel &name, const QImage &empty, const QImage &full, const QColor &ink)
{
    const QRect box = name.letters.boundingRect().toAlignedRect() & empty.rect();
    QImage mask(box.size(), QImage::Format_RGB32);
    mask.fill(Qt::black);
    QPainter painter(&mask);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-box.topLeft());
    painter.fillPath(name.letters, Qt::white);
    painter.end();
    const auto off = [&ink](QRgb colour) {
        return std::abs(qRed(colour) - ink.red()) + std::abs(qGreen(colour) - ink.green())
               + std::abs(qBlue(colour) - ink.blue());
    };
    int all = 0, gone = 0;
    for (int y = 0; y < box.height(); ++y) {
        for (int x = 0; x < box.width(); ++x) {
            if (qGray(mask.pixel(x, y)) < 140)
                continue;
            const QPoint at = box.topLeft() + QPoint(x, y);
            ++all;
            gone += off(full.pixel(at)) - off(empty.pixel(at)) > 130;
        }
    }
    return all ? static_cast<qreal>(gone) / all : 0;
}

void tellGame(const Game &game, int width)
{
    const Variant &variant = game.variant();
    const QString folder = folderOf(fromUtf8(variant.map.empty() ? variant.id : variant.map));
    MapLook look;
    look.board = variant.board;
    look.sheet = *MapSheet::load(folder, *variant.board);
    look.livery = *Livery::load(folder, *variant.board);
    const qreal scale = width / look.sheet->size().width();
    const auto names = keptLabels(look, scale);
    std::map<std::string, Hidden> found;
    int count = 0, badly = 0;
    qreal sum = 0;
    for (int i = 0; i < game.turnCount(); ++i) {
        const Turn turn = game.told(i);
        if (turn.before.phase.stage == Stage::Adjustments)
            continue;
        const MapState state = resultsOf(*variant.board, turn);
        look.owner = state.owner;
        QImage empty((look.sheet->size() * scale).toSize(), QImage::Format_RGB32);
        QPainter ground(&empty);
        paintMap(ground, look, look.sheet->rect(), scale);
        ground.end();
        QImage full = empty;
        QPainter painter(&full);
        painter.setRenderHint(QPainter::Antialiasing);
        paintPieces(painter, look, state, look.sheet->rect(), scale);
        painter.end();
        for (const PlacedLabel &name : *names) {
            const qreal share = shareHidden(name, empty, full, name.sea ? look.inks().seaLabel : look.inks().label);
            Hidden &hidden = found[look.board->province(name.province).abbreviation];
            hidden.sum += share;
            hidden.badly += share > 1.0 / 3;
            if (share > hidden.worst) {
                hidden.worst = share;
                hidden.when = phaseText(turn.before.phase);
            }
            sum += share;
            badly += share > 1.0 / 3;
            ++count;
        }
    }
    std::printf("%s at %d pixels: %.2f %% of all letters hidden, %d of %d names by more than a third\n",
                variant.id.c_str(), width, 100 * sum / std::max(1, count), badly, count);
    for (const auto &[name, hidden] : found) {
        if (hidden.badly > 0)
            std::printf("    %s on %d boards, most in %s: %.0f %%\n", name.c_str(), hidden.badly, hidden.when.c_str(),
                        100 * hidden.worst);
    }
}

} // namespace

int mapbench::tellHidden(const QStringList &games, int width)
{
    for (const QString &path : games) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return 1;
        const auto game = readGame(file.readAll().toStdString(),
                                   [](std::string_view id) { return variantOf(fromUtf8(std::string(id))); });
        if (!game)
            return 1;
        tellGame(game->game, width);
    }
    return 0;
}
