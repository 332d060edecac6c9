#include "panels/powerspanel.h"

#include "document/gameend.h"
#include "document/outlook.h"
#include "look/icons.h"
#include "look/onchange.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/symbols.h"
#include "orders/cities.h"
#include "words/happeningwords.h"
#include "words/names.h"
#include "words/playerwords.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int foldedRow = 58;
constexpr int leastFoldedRow = 52;
const QString dash = u"–"_s; ///< for what is not seen

class PowerDelegate : public QStyledItemDelegate {
public:
    PowerDelegate(const PowersPanel &panel, QListView *list) : QStyledItemDelegate(list), m_panel(panel), m_list(list)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        // Many powers share the height there is.
        const int room = m_list->viewport()->height() / std::max(1, m_panel.lineCount());
        return {m_list->viewport()->width(), m_panel.isFolded() ? std::clamp(room, leastFoldedRow, foldedRow)
                                                                : std::clamp(room, 46, metrics::powerRow)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const PowersPanel::Line &line = m_panel.line(index.row());
        const UiColours &c = coloursOf(m_list);
        const bool dark = isDark(m_list->palette());
        const MapTheme theme = dark ? MapTheme::dark() : MapTheme::light();
        const PowerColours &colours = m_panel.livery().of(line.power, dark);
        const QRect rect = option.rect;
        const qreal ratio = m_list->devicePixelRatioF();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintBack(*painter, rect, option.state);
        if (m_panel.isFolded()) {
            paintFolded(*painter, rect, line, emblemPixmap(28, ratio, colours, theme));
            painter->restore();
            return;
        }
        painter->drawPixmap(QPoint(rect.left() + 14, rect.top() + 13), emblemPixmap(28, ratio, colours, theme));
        if (line.out) {
            painter->setPen(QPen(c.panel, 5));
            painter->drawLine(rect.left() + 13, rect.top() + 42, rect.left() + 43, rect.top() + 12);
            painter->setPen(QPen(c.failure, 2.2));
            painter->drawLine(rect.left() + 13, rect.top() + 42, rect.left() + 43, rect.top() + 12);
        }
        const int left = rect.left() + 54;
        const int right = rect.right() - metrics::margin;
        const bool tight = rect.height() < 58;
        const QRect first(left, rect.top() + (tight ? 4 : 9), right - left, 20);
        const QRect second(left, first.bottom() + 1, right - left, 18);
        paintCounts(*painter, first, line);
        paintStatus(*painter, second, line);
        paintShare(*painter, QRectF(left, rect.bottom() - (tight ? 4 : 8), right - left, 3), line.centres, line.goal,
                   colours.unit);
        painter->restore();
    }

private:
    void paintBack(QPainter &painter, const QRect &rect, QStyle::State state) const
    {
        const UiColours &c = coloursOf(m_list);
        if (state & QStyle::State_Selected) {
            painter.fillRect(rect, c.selected);
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), c.accent);
        } else if (state & QStyle::State_MouseOver) {
            painter.fillRect(rect, c.hovered);
        }
        if (state & QStyle::State_HasFocus) {
            painter.setPen(QPen(c.accent, 2));
            painter.drawRect(QRectF(rect).adjusted(1, 1, -1, -1));
        }
    }

    /// Its name, its centres and its units.
    void paintCounts(QPainter &painter, const QRect &first, const PowersPanel::Line &line) const
    {
        const UiColours &c = coloursOf(m_list);
        painter.setPen(c.text);
        painter.setFont(uiFont(metrics::base, 600));
        painter.drawText(first, Qt::AlignLeft | Qt::AlignVCenter, line.name);
        const QString centres = line.noneSeen      ? dash
                                : line.doubles > 0 ? u"%1+%2"_s.arg(line.centres).arg(line.doubles)
                                                   : QString::number(line.centres);
        const QString units = u" / "_s + (line.unseen ? dash : QString::number(line.units));
        painter.setPen(c.quiet);
        painter.setFont(uiFont(metrics::base));
        painter.drawText(first, Qt::AlignRight | Qt::AlignVCenter, units);
        const int unitsWidth = QFontMetrics(uiFont(metrics::base)).horizontalAdvance(units);
        painter.setPen(c.text);
        painter.setFont(uiFont(metrics::base, 600));
        painter.drawText(first.adjusted(0, 0, -unitsWidth, 0), Qt::AlignRight | Qt::AlignVCenter, centres);
    }

    /// Who plays it, and what it is doing.
    void paintStatus(QPainter &painter, const QRect &second, const PowersPanel::Line &line) const
    {
        const UiColours &c = coloursOf(m_list);
        const QFont small = uiFont(metrics::small);
        painter.setFont(small);
        const QFontMetrics fm(small);
        const QColor ink = line.status.mark == PowerStatus::Mark::Writes    ? c.accent
                           : line.status.mark == PowerStatus::Mark::Failure ? c.failure
                                                                            : c.quiet;
        const QString status = fm.elidedText(line.status.text, Qt::ElideRight, second.width() - 20);
        const int statusWidth = fm.horizontalAdvance(status);
        painter.setPen(ink);
        painter.drawText(second, Qt::AlignRight | Qt::AlignVCenter, status);
        const QString icon = line.status.mark == PowerStatus::Mark::Writes    ? u"pencil"_s
                             : line.status.mark == PowerStatus::Mark::Done    ? u"check"_s
                             : line.status.mark == PowerStatus::Mark::Failure ? u"cross"_s
                                                                              : QString();
        if (!icon.isEmpty())
            painter.drawPixmap(QPoint(second.right() - statusWidth - 18, second.top() + 2),
                               iconPixmap(icon, 14, m_list->devicePixelRatioF(), ink));
        painter.setPen(c.quiet);
        const int playerWidth = second.width() - statusWidth - 24;
        const bool fits = fm.horizontalAdvance(line.player) <= playerWidth;
        const QString &player = fits || line.shortPlayer.isEmpty() ? line.player : line.shortPlayer;
        if (playerWidth > 20)
            painter.drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                             fm.elidedText(player, Qt::ElideRight, playerWidth));
    }

    /// Of the centres with which it wins.
    void paintShare(QPainter &painter, const QRectF &track, int centres, int goal, const QColor &colour) const
    {
        painter.setPen(Qt::NoPen);
        painter.setBrush(coloursOf(m_list).track);
        painter.drawRoundedRect(track, 1.5, 1.5);
        if (centres <= 0)
            return;
        QRectF part = track;
        part.setWidth(std::max(3.0, track.width() * std::min(1.0, double(centres) / goal)));
        painter.setBrush(colour);
        painter.drawRoundedRect(part, 1.5, 1.5);
    }

    /// Emblem and centres; what it is doing as a mark at the emblem's corner.
    void paintFolded(QPainter &painter, const QRect &rect, const PowersPanel::Line &line, const QPixmap &emblem) const
    {
        const UiColours &c = coloursOf(m_list);
        const int middle = rect.center().x() + 1;
        painter.drawPixmap(QPoint(middle - 14, rect.top() + 6), emblem);
        painter.setPen(line.out ? c.quiet : c.text);
        QFont font = uiFont(metrics::base, 600);
        font.setStrikeOut(line.out);
        painter.setFont(font);
        painter.drawText(QRect(rect.left(), rect.top() + 35, rect.width(), 18), Qt::AlignCenter,
                         line.noneSeen ? dash : QString::number(line.centres));
        const bool writes = line.status.mark == PowerStatus::Mark::Writes;
        const bool done = line.status.mark == PowerStatus::Mark::Done;
        if (writes || done)
            painter.drawPixmap(QPoint(middle + 12, rect.top() + 24),
                               iconPixmap(writes ? u"pencil"_s : u"check"_s, 14, m_list->devicePixelRatioF(),
                                          writes ? c.accent : c.quiet));
    }

    const PowersPanel &m_panel;
    QListView *m_list;
};

/// On the board, or still to retreat.
bool hasUnits(const Position &position, PowerId power)
{
    return unitCountOf(position, power) > 0
           || std::any_of(position.dislodged.begin(), position.dislodged.end(),
                          [&](const DislodgedUnit &each) { return each.unit.power == power; });
}

/// Letters are verbs of the map, not a search.
class PowerList : public QListView {
public:
    using QListView::QListView;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        switch (event->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_Return:
        case Qt::Key_Enter: QListView::keyPressEvent(event); break;
        case Qt::Key_Space:
            if (currentIndex().isValid())
                Q_EMIT activated(currentIndex());
            break;
        default: event->ignore();
        }
    }
};

} // namespace

PowersPanel::PowersPanel(GameDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"powersPanel"_s);
    auto *column = flush<QVBoxLayout>(this, 0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(metrics::margin, 10, metrics::margin, 10);
    m_title = quiet(named(new QLabel(this), u"powersTitle"_s));
    m_title->setFont(uiFont(metrics::small, 600));
    m_columns = quiet(new QLabel(this));
    m_columns->setObjectName(u"powersColumns"_s);
    m_columns->setFont(uiFont(metrics::small));
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_columns);
    column->addLayout(head);
    m_list = named(new PowerList(this), u"powersList"_s);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setEditTriggers(QListView::NoEditTriggers);
    m_model = new QStandardItemModel(this);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PowerDelegate(*this, m_list));
    column->addWidget(m_list, 1);
    m_foot = quiet(named(new QLabel(this), u"powersFoot"_s));
    m_foot->setFont(uiFont(metrics::small));
    m_foot->setWordWrap(true);
    m_foot->setContentsMargins(metrics::margin, 10, metrics::margin, 14);
    column->addWidget(m_foot);
    const auto choose = [this](const QModelIndex &index) {
        if (index.isValid())
            Q_EMIT powerChosen(line(index.row()).power);
    };
    connect(m_list, &QListView::clicked, this, choose);
    connect(m_list, &QListView::activated, this, choose);
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind != Change::Kind::File)
            refresh();
    });
    refresh();
    onChange(this, {QEvent::LanguageChange}, [this] { refresh(); });
}

void PowersPanel::setLivery(const Livery &livery)
{
    m_livery = livery;
    refresh();
}

void PowersPanel::setFolded(bool on)
{
    m_folded = on;
    m_columns->setVisible(!on);
    m_foot->setVisible(!on);
    m_list->doItemsLayout();
    m_list->viewport()->update();
    refresh();
}

void PowersPanel::setStatuses(const std::map<PowerId, PowerStatus> &statuses)
{
    m_statuses = statuses;
    refresh();
}

void PowersPanel::setCurrent(PowerId power)
{
    m_current = power;
    QModelIndex found;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i].power == power)
            found = m_model->index(static_cast<int>(i), 0);
    }
    m_list->setCurrentIndex(found);
    if (!found.isValid())
        m_list->clearSelection();
}

void PowersPanel::refresh()
{
    m_title->setText(tr("Powers"));
    const bool fogged = m_document.isFogged();
    m_columns->setText(fogged ? tr("centres / units seen") : tr("centres / units"));
    // Where the two have no room beside each other, what the figures mean is needed more.
    const int room = metrics::leftPanel - 3 * metrics::margin;
    m_title->setVisible(!m_folded && m_title->sizeHint().width() + m_columns->sizeHint().width() <= room);
    m_list->setAccessibleName(fogged ? tr("Powers, as far as they are seen") : tr("Powers"));
    m_lines.clear();
    if (m_document.hasGame()) {
        const Board &board = m_document.board();
        const Game &game = m_document.game();
        const Turn *const past = m_document.viewsPresent() ? nullptr : &m_document.turn(m_document.viewedTurn());
        const Position &shown = !past ? game.position() : m_before ? past->before : past->after;
        for (int i = 0; i < board.powerCount(); ++i) {
            if (board.power(PowerId(i)).playable)
                m_lines.push_back(lineOf(PowerId(i), shown));
        }
        m_foot->setText(footText(shown));
    }
    fillRows();
    setCurrent(m_current);
    m_list->viewport()->update();
}

PowersPanel::Line PowersPanel::lineOf(PowerId power, const Position &shown) const
{
    const Board &board = m_document.board();
    Line line;
    line.power = power;
    line.name = powerName(board, power);
    line.centres = centreCountOf(shown, power);
    line.goal = centresToWin(m_document.game().rules(), board.power(power).name);
    line.units = unitCountOf(shown, power);
    board.centres().forEach([&](ProvinceId centre) {
        line.doubles += board.province(centre).home == power && countsDouble(board, shown, centre);
    });
    line.unseen = isUnseen(m_document, shown, power);
    const std::vector<PowerId> &seats = m_document.lookers();
    line.noneSeen =
        m_document.isFogged() && line.centres == 0 && std::find(seats.begin(), seats.end(), power) == seats.end();
    line.out = std::find(shown.out.begin(), shown.out.end(), power) != shown.out.end()
               || (!m_document.isFogged() && line.centres == 0 && !hasUnits(shown, power));
    if (const TableSetup::Tenure *computer = m_document.computerOf(power)) {
        line.player = computerName(computer->player);
        line.shortPlayer = tr("computer", "who plays a power");
    } else if (const auto player = m_document.table().players.find(power); player != m_document.table().players.end()) {
        line.player = player->second;
    }
    if (const auto status = m_statuses.find(power); status != m_statuses.end())
        line.status = status->second;
    return line;
}

/// What nobody owns, what wins, and who is in danger of being out.
QString PowersPanel::footText(const Position &shown) const
{
    const Board &board = m_document.board();
    int unowned = board.centreCount();
    for (const Line &line : m_lines)
        unowned -= line.centres;
    const bool fogged = m_document.isFogged(); // nothing is said of what may be out of sight
    QString foot = unowned > 0 && !fogged ? tr("%n neutral centre(s).", nullptr, unowned) + u' ' : QString();
    foot += tr("%1 of %2 win.").arg(m_document.game().rules().victoryCentres).arg(board.centreCount());
    if (const QString other = whoWinsWithOther(m_document.game()); !other.isEmpty())
        foot += u' ' + other + u'.';
    for (const Line &line : m_lines) {
        if (const auto peril = m_document.viewsPresent() && !fogged
                                   ? perilOf(m_document.game().variant(), shown, line.power)
                                   : std::nullopt)
            foot += u'\n' + perilSentence(board, line.power, *peril);
    }
    return foot;
}

/// What is read aloud of each power.
void PowersPanel::fillRows()
{
    const int rows = static_cast<int>(m_lines.size());
    if (m_model->rowCount() != rows) {
        m_model->clear();
        for (int i = 0; i < rows; ++i)
            m_model->appendRow(new QStandardItem);
    }
    for (int i = 0; i < rows; ++i) {
        const Line &line = m_lines[static_cast<std::size_t>(i)];
        QString text = line.unseen ? tr("%1: not seen", "a power's row, read aloud").arg(line.name)
                                   : tr("%1: %2 centres, %3 units", "a power's row, read aloud")
                                         .arg(line.name)
                                         .arg(line.centres)
                                         .arg(line.units);
        if (line.doubles > 0)
            text += u", "_s + tr("%n of its centres counts two", nullptr, line.doubles);
        if (!line.status.text.isEmpty())
            text += u", "_s + line.status.text;
        m_model->item(i)->setText(text);
        m_model->item(i)->setToolTip(m_folded ? text : QString());
    }
}

} // namespace entente::app
