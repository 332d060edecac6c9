#include "desks/linecomparison.h"

#include "map/mappicture.h"

#include "desks/comparisontable.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/turnstate.h"
#include "orders/notation.h"
#include "words/names.h"
#include "words/verdicts.h"

#include <QImage>
#include <QPainter>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int boardWidth = 300;
constexpr int leastBoardWidth = 90;

/// The order and what became of it: "A Vie - Gal, bounced by …". Empty where the unit does not stand in this line.
QString orderLine(const Board &board, const Turn &turn, const Unit &unit)
{
    for (std::size_t i = 0; i < turn.results.size(); ++i) {
        const OrderResult &result = turn.results[i];
        if (result.unit == unit)
            return fromUtf8(orderText(board, result.order, turn.before.phase.stage)) + u"\n"_s
                   + verdictSentence(board, turn, static_cast<int>(i));
    }
    return {};
}

} // namespace

/// A board in small; it gives way where the sheet is narrow.
class BoardPicture : public QWidget {
public:
    explicit BoardPicture(QWidget *parent) : QWidget(parent)
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void setImage(const QImage &image)
    {
        m_image = image;
        updateGeometry();
        update();
    }

    QSize sizeHint() const override { return m_image.isNull() ? QSize() : m_image.deviceIndependentSize().toSize(); }
    QSize minimumSizeHint() const override
    {
        return m_image.isNull() ? QSize() : scaledTo({leastBoardWidth, QWIDGETSIZE_MAX});
    }

    int heightForWidth(int width) const override
    {
        return m_image.isNull() ? 0 : sizeHint().boundedTo(scaledTo({width, QWIDGETSIZE_MAX})).height();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (m_image.isNull())
            return;
        QRect at(QPoint(), sizeHint().boundedTo(scaledTo(size())));
        at.moveCenter(rect().center());
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(at, m_image);
    }

private:
    QSize scaledTo(QSize room) const { return sizeHint().scaled(room, Qt::KeepAspectRatio); }

    QImage m_image;
};

LineComparison::LineComparison(const MapLook &look, QWidget *parent) : QWidget(parent), m_look(look)
{
    m_look.labels = Labels::None;
    auto *column = flush<QVBoxLayout>(this, metrics::floatMargin);
    auto *boards = new QHBoxLayout;
    m_leftBoard = new BoardPicture(this);
    m_rightBoard = new BoardPicture(this);
    for (BoardPicture *board : {m_leftBoard, m_rightBoard})
        boards->addWidget(board, 1);
    column->addLayout(boards);
    m_table = comparisonTable(this, 3, u"lineDifferences"_s, tr("Where the lines differ"));
    column->addWidget(m_table, 1);
}

void LineComparison::clear()
{
    m_leftBoard->setImage({});
    m_rightBoard->setImage({});
    m_table->setRowCount(0);
}

void LineComparison::showBoard(BoardPicture &picture, const Game &game)
{
    if (!m_look.sheet)
        return;
    const QSizeF sheet = m_look.sheet->size();
    const qreal ratio = devicePixelRatioF();
    const qreal scale = boardWidth * ratio / sheet.width();
    MapLook look = m_look;
    const MapState state = stateOf(game.board(), game.position());
    look.owner = state.owner;
    QImage image((sheet * scale).toSize(), QImage::Format_RGB32);
    image.fill(look.theme.sea);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMap(painter, look, QRectF(QPointF(), sheet), scale);
    paintPieces(painter, look, state, QRectF(QPointF(), sheet), scale, false);
    painter.end();
    image.setDevicePixelRatio(ratio);
    picture.setImage(image);
    picture.setAccessibleName(phaseName(game.board(), game.position().phase));
}

void LineComparison::addRow(const QString &head, const QString &left, const QString &right, bool heading)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    const QString texts[] = {head, left, right};
    for (int c = 0; c < 3; ++c) {
        auto *item = new QTableWidgetItem(texts[c]);
        item->setTextAlignment(Qt::AlignLeft | Qt::AlignTop);
        if (heading || c == 0)
            item->setFont(uiFont(metrics::base, 600));
        m_table->setItem(row, c, item);
    }
}

void LineComparison::addPhase(const Turn *left, const Turn *right)
{
    const Board &board = *m_look.board;
    const auto title = [&board](const Turn *turn) {
        return turn ? phaseName(board, turn->before.phase) : tr("not played");
    };
    addRow({}, title(left), title(right), true);
    std::vector<Unit> units;
    for (const Turn *turn : {left, right}) {
        for (std::size_t i = 0; turn && i < turn->results.size(); ++i) {
            // Of a season that only one line has played, what somebody wanted; that all others stood still is no
            // difference.
            if ((left && right) || turn->results[i].given)
                units.push_back(turn->results[i].unit);
        }
    }
    std::sort(units.begin(), units.end());
    units.erase(std::unique(units.begin(), units.end()), units.end());
    for (const Unit &unit : units) {
        const QString one = left ? orderLine(board, *left, unit) : QString();
        const QString other = right ? orderLine(board, *right, unit) : QString();
        if (one != other)
            addRow(powerName(board, unit.power), one, other, false);
    }
}

void LineComparison::addCentres(const Game &left, const Game &right)
{
    addRow({}, tr("Centres now"), tr("Centres now"), true);
    for (int p = 0; p < left.board().powerCount(); ++p) {
        const int one = centreCountOf(left.position(), PowerId(p));
        const int other = centreCountOf(right.position(), PowerId(p));
        if (one != other)
            addRow(powerName(left.board(), PowerId(p)), QString::number(one), QString::number(other), false);
    }
}

void LineComparison::compare(const Game &left, const QString &leftName, const Game &right, const QString &rightName)
{
    clear();
    m_table->setHorizontalHeaderLabels({QString(), leftName, rightName});
    showBoard(*m_leftBoard, left);
    showBoard(*m_rightBoard, right);
    const int turns = std::max(left.turnCount(), right.turnCount());
    for (int i = 0; i < turns; ++i) {
        const Turn *one = i < left.turnCount() ? &left.turn(i) : nullptr;
        const Turn *other = i < right.turnCount() ? &right.turn(i) : nullptr;
        if (one != other && !(one && other && one->orders == other->orders && one->before == other->before))
            addPhase(one, other);
    }
    addCentres(left, right);
}

} // namespace entente::app
