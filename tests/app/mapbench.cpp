/// Measures how long the map takes, and draws pictures of it to look at:
///     mapbench [--maps | --pictures FOLDER]
///     mapbench --names [VARIANT [WIDTHS]] [--in de]   how many names are written out, and what an engraver would send
///                                     back; widths of the sheet in pixels, apart by blanks or commas
///     mapbench --ways CASES.jsonl     how much of the arrows of moves lies beside their places
///     mapbench --hidden WIDTH GAMES   how much of the names orders and units hide in saved games
/// Never part of pass or fail.

#include "mapbench.h"
#include "mapscene.h"
#include "projectfile.h"

#include "map/mappicture.h"
#include "map/basepainter.h"
#include "lettering/labels.h"
#include "map/mapview.h"
#include "map/orderdrawing.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QImage>
#include <QMouseEvent>
#include <QPainter>
#include <QRandomGenerator>
#include <QScrollBar>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace mapscene;

namespace {

constexpr int leastWidth = 100; ///< pixels of a sheet on which names are looked for

/// Milliseconds that this thread has worked: the machine may be busy with something else.
double now()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

template <class Work>
void measure(const char *what, int rounds, Work &&work)
{
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i) {
        const double begin = now();
        work();
        times.push_back(now() - begin);
    }
    std::sort(times.begin(), times.end());
    std::printf("%-44s median %8.3f ms   p95 %8.3f ms\n", what, times[times.size() / 2],
                times[times.size() * 95 / 100]);
}

void picture(const MapLook &look, const MapState &state, const QRectF &part, qreal scale, const QString &name)
{
    QImage image((part.size() * scale).toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    paintMap(painter, look, part, scale);
    paintPieces(painter, look, state, part, scale);
    painter.end();
    image.save(name);
}

void move(MapView &view, QPoint to)
{
    QMouseEvent event(QEvent::MouseMove, QPointF(to), view.viewport()->mapToGlobal(QPointF(to)), Qt::NoButton,
                      Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(view.viewport(), &event);
    QApplication::processEvents();
}

/// Hover, pan and zoom as a person does, each step until it is on the screen.
void measureView(MapView &view, const QString &where)
{
    view.finishPainting();
    QApplication::processEvents();
    int step = 0;
    const QSize room = view.viewport()->size();
    measure(qPrintable(u"hover, "_s + where), 200, [&] {
        ++step;
        move(view, QPoint(room.width() * ((step * 37) % 100) / 100, room.height() * ((step * 53) % 100) / 100));
    });
    measure(qPrintable(u"pan by 7, "_s + where), 100, [&] {
        ++step;
        view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() + (step / 20 % 2 ? 7 : -7));
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() + (step / 20 % 2 ? 5 : -5));
        QApplication::processEvents();
    });
    measure(qPrintable(u"zoom step, "_s + where), 40, [&] {
        ++step;
        view.setZoom(view.zoom() * (step / 5 % 2 ? 1.12 : 1 / 1.12), view.viewport()->rect().center());
        QApplication::processEvents();
    });
}

/// What the bars of every map are about: reading it, painting what lies still, asking what lies where.
void measureMap(const QString &name)
{
    const auto variant = variantOf(name);
    if (!variant)
        return;
    std::shared_ptr<const MapSheet> sheet;
    measure(qPrintable(name + u": load"_s), 5, [&] {
        if (auto read = MapSheet::load(folderOf(name), *variant->board))
            sheet = *read;
    });
    if (!sheet)
        return;
    MapLook look;
    look.sheet = sheet;
    look.board = variant->board;
    const auto livery = Livery::load(folderOf(name), *variant->board);
    look.livery = livery ? *livery : Livery::standard(*variant->board);
    look.owner = tints(*variant->board, variant->start);
    const QSize size = sheet->size().toSize();
    measure(qPrintable(name + u": all that lies still, 1600 pixels"_s), 5, [&] {
        QImage image(size, QImage::Format_RGB32);
        QPainter painter(&image);
        paintMap(painter, look, sheet->rect(), 1600 / sheet->size().width());
    });
    int found = 0;
    measure(qPrintable(name + u": 1000 hit tests"_s), 5, [&] {
        for (int i = 0; i < 1000; ++i)
            found += sheet->provinceAt(QPointF((i * 739) % size.width(), (i * 467) % size.height())).valid();
    });
    if (found == 0)
        std::fprintf(stderr, "%s: nothing was hit.\n", qPrintable(name));
}

void shot(MapView &view, const QString &name)
{
    view.finishPainting();
    QApplication::processEvents();
    view.grab().save(name);
}

/// What stands behind --names. Not 0: it could not be read.
int tellNames(QStringList words, const QDir &maps)
{
    QString language = u"en"_s;
    if (const auto at = words.indexOf(u"--in"_s); at > 0) {
        language = words.value(at + 1);
        words.remove(at, std::min<qsizetype>(2, words.size() - at));
    }
    words = words.mid(words.indexOf(u"--names"_s) + 1);
    std::vector<int> widths;
    for (const QString &width : words.mid(1).join(u',').split(u',', Qt::SkipEmptyParts)) {
        const int pixels = width.toInt();
        if (pixels < leastWidth) {
            std::fprintf(stderr, "\"%s\" is no width: pixels of a sheet, %d at least.\n", qPrintable(width),
                         leastWidth);
            return 1;
        }
        widths.push_back(pixels);
    }
    if (widths.empty())
        widths = {700, 1029, 1600, 3200};
    const QStringList all = maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : words.isEmpty() ? all : words.mid(0, 1))
        mapbench::tellNames(name, widths, language);
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    if (const auto at = app.arguments().indexOf(u"--ways"_s); at > 0)
        return mapbench::measureWays(app.arguments().value(at + 1));
    if (const auto at = app.arguments().indexOf(u"--hidden"_s); at > 0)
        return mapbench::tellHidden(app.arguments().mid(at + 2), app.arguments().value(at + 1).toInt());
    const QDir maps(projectFile("maps"));
    if (app.arguments().contains(u"--names"_s))
        return tellNames(app.arguments(), maps);
    for (const QString &name : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (maps.exists(name + u"/map.svg"_s))
            measureMap(name);
    }
    if (app.arguments().contains(u"--maps"_s))
        return 0;
    const auto variant = variantOf(u"standard"_s);
    if (!variant) {
        std::fprintf(stderr, "The standard variant does not read.\n");
        return 1;
    }
    const auto &board = *variant->board;
    std::shared_ptr<const MapSheet> sheet;
    measure("load map.svg and layout.json", 5, [&] {
        auto read = MapSheet::load(folderOf(u"standard"_s), board);
        if (!read) {
            std::fprintf(stderr, "%s\n", qPrintable(read.error()));
            std::exit(1);
        }
        sheet = *read;
    });
    MapLook look;
    look.sheet = sheet;
    look.board = variant->board;
    auto livery = Livery::load(folderOf(u"standard"_s), board);
    look.livery = livery ? *livery : Livery::standard(board);
    const MapState state = busyState(board, variant->start);
    look.owner = state.owner;

    auto *random = QRandomGenerator::global();
    std::vector<QPointF> points;
    for (int i = 0; i < 1000; ++i)
        points.push_back(QPointF(random->bounded(sheet->size().width()), random->bounded(sheet->size().height())));
    int found = 0;
    measure("1000 hit tests", 20, [&] {
        for (const QPointF point : points)
            found += sheet->provinceAt(point).valid();
    });
    std::vector<PlacedLabel> labels;
    measure("place names at 0.55", 7, [&] { labels = placeLabels(look, 0.55); });
    measure("paint names at 0.55", 7, [&] { paintSprites(labels, look.theme); });
    for (const qreal scale : {0.44, 0.55, 1.0, 2.0}) {
        QImage tile(512, 512, QImage::Format_RGB32);
        measure(qPrintable(u"a tile of 512 at %1"_s.arg(scale)), 7, [&] {
            QPainter painter(&tile);
            paintGround(painter, look, QRectF(700, 500, 512 / scale, 512 / scale), scale);
        });
    }
    measure("draw 34 orders", 20, [&] { drawOrders(look, state, 0.55); });
    QImage canvas(890, 690, QImage::Format_RGB32);
    measure("paint 34 units and orders", 20, [&] {
        QPainter painter(&canvas);
        paintPieces(painter, look, state, sheet->rect(), 0.55);
    });

    MapView view;
    view.resize(700, 688);
    view.setSheet(look.sheet, look.board, look.livery);
    view.setState(state);
    view.show();
    view.finishPainting();
    QApplication::processEvents();
    measureView(view, u"700x688"_s);
    view.resize(1340, 968);
    QApplication::processEvents();
    view.fit();
    measureView(view, u"1340x968"_s);

    const auto wish = app.arguments().indexOf(u"--pictures"_s);
    if (wish > 0 && wish + 1 < app.arguments().size()) {
        const QString folder = app.arguments().at(wish + 1);
        for (const bool dark : {false, true}) {
            view.setTheme(dark ? MapTheme::dark() : MapTheme::light());
            const QString suffix = dark ? u"-dark.png"_s : u"-light.png"_s;
            for (const QSize size : {QSize(700, 688), QSize(1340, 968)}) {
                view.resize(size);
                QApplication::processEvents();
                view.fit();
                shot(view, folder + u"/view-%1"_s.arg(size.width()) + suffix);
                view.setState(resultState(board, variant->start));
                shot(view, folder + u"/results-%1"_s.arg(size.width()) + suffix);
                view.findChild<QAbstractButton *>(u"mapLegend"_s)->setChecked(true);
                shot(view, folder + u"/legend-%1"_s.arg(size.width()) + suffix);
                view.findChild<QAbstractButton *>(u"mapLegend"_s)->setChecked(false);
                view.setState(state);
                view.setZoom(1.6, QPoint(300, 300));
                shot(view, folder + u"/closer-%1"_s.arg(size.width()) + suffix);
                view.fit();
            }
        }
        for (const bool dark : {false, true}) {
            look.theme = dark ? MapTheme::dark() : MapTheme::light();
            const QString suffix = dark ? u"-dark.png"_s : u"-light.png"_s;
            picture(look, state, QRectF(170, 0, 1270, 1245), 0.553, folder + u"/main"_s + suffix);
            picture(look, state, sheet->rect(), 0.44, folder + u"/small"_s + suffix);
            picture(look, state, sheet->rect(), 0.82, folder + u"/large"_s + suffix);
            picture(look, state, QRectF(800, 600, 500, 500), 2, folder + u"/near"_s + suffix);
        }
        look.theme = MapTheme::light();
        look.patterns = true;
        picture(look, state, QRectF(170, 0, 1270, 1245), 0.553, folder + u"/patterns.png"_s);
    }
    return found > 0 ? 0 : 1;
}
