#include "mapscene.h"

#include "exchange/formats.h"
#include "exports/mapexport.h"
#include "game/play.h"
#include "map/mappicture.h"
#include "map/turnstate.h"
#include "words/names.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace mapscene;

namespace {

const QString scenesFolder = QStringLiteral(ENTENTE_SCENES_DIR);

/// What is seen of a scene: the orders as they are written, or what became of them.
enum class Shown { Orders, Results };

/// The mean of each square of 8 by 8 pixels: what a person sees of letters that another version of a font
/// library puts a hair further on.
QImage coarse(const QImage &image)
{
    return image
        .scaled(std::max(1, image.width() / 8), std::max(1, image.height() / 8), Qt::IgnoreAspectRatio,
                Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

/// The share of squares whose colour differs by more than a shade.
double difference(const QImage &a, const QImage &b)
{
    if (a.size() != b.size())
        return 1;
    const QImage left = coarse(a);
    const QImage right = coarse(b);
    int different = 0;
    for (int y = 0; y < left.height(); ++y) {
        for (int x = 0; x < left.width(); ++x) {
            const QColor one = left.pixelColor(x, y);
            const QColor other = right.pixelColor(x, y);
            const int most = std::max({std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                                       std::abs(one.blue() - other.blue())});
            different += most > 20;
        }
    }
    return static_cast<double>(different) / (left.width() * left.height());
}

constexpr double tolerance = 0.0004; ///< an order more or less is several times this

} // namespace

/// Scenes that show everything that the map says, kept as pictures. A change that is meant is put there by
///     ENTENTE_RENEW_SCENES=1 tst_scenes
/// and looked at before it is committed.
class TestScenes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void looksAsItDid_data();
    void looksAsItDid();
    void aMissingOrderIsSeen();

private:
    struct Scene {
        MapPicture picture;
        QRectF part; ///< of the sheet
    };
    Scene sceneOf(const QString &name, Shown shown) const;
    static QImage paint(const Scene &scene, MapStyle style);
    static std::shared_ptr<const Variant> find(std::string_view id) { return variantOf(fromUtf8(std::string(id))); }
};

void TestScenes::initTestCase()
{
    QVERIFY(QDir(scenesFolder).exists());
}

TestScenes::Scene TestScenes::sceneOf(const QString &name, Shown shown) const
{
    QFile file(scenesFolder + u'/' + name + u".json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("There is no scene %s.", qPrintable(name));
    const std::string text = file.readAll().toStdString();
    const auto read = importCase(text, find);
    if (!read)
        qFatal("%s: %s", qPrintable(name), read.error().text().c_str());
    const Game &game = read->game;
    const Board &board = game.board();
    Scene scene;
    MapLook &look = scene.picture.look;
    const QString folder = folderOf(fromUtf8(game.variant().id));
    look.sheet = *MapSheet::load(folder, board);
    look.board = game.variant().board;
    look.livery = *Livery::load(folder, board);
    if (shown == Shown::Results) {
        const Turn turn = playPhase(game.variant(), game.rules(), game.position(), game.orders());
        scene.picture.state = resultsOf(board, turn);
        showStrengths(scene.picture.state, turn);
    } else {
        scene.picture.state = stateOf(board, game.position());
        for (const GivenOrder &given : game.orders())
            scene.picture.state.orders.push_back(writtenOrder(board, game.position(), given));
    }
    look.owner = scene.picture.state.owner;
    for (const Unit &unit : game.position().units) {
        const QPointF at = look.sheet->unitAnchor(unit.region, unit.layer);
        scene.part |= QRectF(at - QPointF(150, 120), QSizeF(300, 240));
    }
    scene.part &= look.sheet->rect();
    return scene;
}

QImage TestScenes::paint(const Scene &scene, MapStyle style)
{
    constexpr qreal scale = 0.8;
    MapLook look = scene.picture.look;
    look.theme = MapTheme::of(style);
    QImage image((scene.part.size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMap(painter, look, scene.part, scale);
    paintPieces(painter, look, scene.picture.state, scene.part, scale);
    painter.end();
    return image;
}

void TestScenes::looksAsItDid_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("shown");
    QTest::addColumn<int>("style");
    const std::pair<const char *, Shown> scenes[] = {
        {"opening", Shown::Orders},       {"melee", Shown::Results},
        {"convoy-chain", Shown::Orders},  {"beleaguered-garrison", Shown::Results},
        {"head-to-head", Shown::Results}, {"circle", Shown::Results},
        {"paradox", Shown::Results},      {"retreats", Shown::Orders},
        {"builds", Shown::Orders},        {"tanks-and-bombers", Shown::Orders},
        {"walls", Shown::Orders},         {"squadrons", Shown::Results},
    };
    for (const auto &[name, shown] : scenes) {
        QTest::addRow("%s, light", name) << QString::fromLatin1(name) << int(shown) << int(MapStyle::Parchment);
        QTest::addRow("%s, dark", name) << QString::fromLatin1(name) << int(shown) << int(MapStyle::Dark);
    }
}

void TestScenes::looksAsItDid()
{
    QFETCH(QString, name);
    QFETCH(int, shown);
    QFETCH(int, style);
    const QImage now = paint(sceneOf(name, static_cast<Shown>(shown)), static_cast<MapStyle>(style));
    const QString kept =
        u"%1/%2-%3.png"_s.arg(scenesFolder, name, style == int(MapStyle::Dark) ? u"dark"_s : u"light"_s);
    if (qEnvironmentVariableIsSet("ENTENTE_RENEW_SCENES")) {
        QVERIFY(now.convertToFormat(QImage::Format_Indexed8).save(kept));
        return;
    }
    const QImage then(kept);
    QVERIFY2(!then.isNull(), qPrintable(kept + u" is missing"_s));
    const double differs = difference(now, then.convertToFormat(QImage::Format_RGB32));
    if (differs > tolerance) {
        const QString seen = QDir::temp().filePath(u"scene-"_s + QFileInfo(kept).fileName());
        now.save(seen);
        QFAIL(qPrintable(
            u"%1 %% of the picture differ; it is now %2, it was %3. If that is meant, run this test with ENTENTE_RENEW_SCENES=1."_s
                .arg(100 * differs, 0, 'f', 2)
                .arg(seen, kept)));
    }
}

void TestScenes::aMissingOrderIsSeen()
{
    Scene scene = sceneOf(u"melee"_s, Shown::Results);
    const QImage whole = paint(scene, MapStyle::Parchment);
    scene.picture.state.orders.erase(scene.picture.state.orders.begin());
    const double without = difference(whole, paint(scene, MapStyle::Parchment));
    QVERIFY2(without > 2 * tolerance, qPrintable(QString::number(without)));
    QCOMPARE(difference(whole, whole), 0.0);
}

QTEST_MAIN(TestScenes)
#include "tst_scenes.moc"
