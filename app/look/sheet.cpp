#include "look/sheet.h"

#include "look/icons.h"
#include "look/onchange.h"
#include "look/theme.h"
#include "look/widgets.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLayout>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize frameOfWindows(16, 40); // title bar and edges; no system tells them before a window is shown

int leastHeight(const QLayout &layout, int width)
{
    return layout.hasHeightForWidth() ? layout.minimumHeightForWidth(width) : layout.minimumSize().height();
}

int naturalHeight(const QLayout &layout, int width)
{
    return layout.hasHeightForWidth() ? layout.heightForWidth(width) : layout.sizeHint().height();
}

} // namespace

/// Keeps a sheet beside the corner in which it was opened, as far from it as a person has put it, when the window gets
/// another size or goes elsewhere.
class CornerHold : public QObject {
public:
    CornerHold(Sheet &sheet, const QWidget &over) : QObject(&sheet), m_sheet(sheet), m_over(&over)
    {
        sheet.installEventFilter(this);
        over.window()->installEventFilter(this);
        m_corner = corner();
        m_offset = offset();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const bool placed = event->type() == QEvent::Resize || event->type() == QEvent::Move;
        if (placed && watched != &m_sheet) // its parts are laid out after it has heard so
            QMetaObject::invokeMethod(this, &CornerHold::follow, Qt::QueuedConnection);
        else if (placed) {
            learn();
            // One that grows upwards is moved first, and has its size later.
            QMetaObject::invokeMethod(this, &CornerHold::learn, Qt::QueuedConnection);
        }
        return false;
    }

private:
    /// Of the widget beside which it was opened; of the window while that is hidden.
    QPoint corner() const
    {
        const QWidget *const over = m_over->isVisible() ? m_over.data() : m_over->window();
        return over->mapToGlobal(over->rect().bottomRight());
    }

    /// Where it was put, if that was not to go along (a desktop tells of that late), and is not to come yet.
    void learn()
    {
        if (m_over && m_sheet.isVisible() && m_sheet.pos() != m_followed && corner() == m_corner)
            m_offset = offset();
    }

    QPoint offset() const { return m_sheet.pos() + m_sheet.rect().bottomRight() - corner(); }

    void follow()
    {
        if (!m_over || !m_sheet.isVisible())
            return;
        m_corner = corner();
        const QRect desktop = m_over->screen()->availableGeometry() | m_over->window()->geometry();
        const QPoint there = m_corner + m_offset - m_sheet.rect().bottomRight();
        m_followed = {
            std::clamp(there.x(), desktop.left(), std::max(desktop.left(), desktop.right() - m_sheet.width())),
            std::clamp(there.y(), desktop.top(), std::max(desktop.top(), desktop.bottom() - m_sheet.height()))};
        m_sheet.move(m_followed);
    }

    Sheet &m_sheet;
    QPointer<const QWidget> m_over;
    QPoint m_corner;   ///< where that was when the offset was taken
    QPoint m_offset;   ///< of the sheet's lower right corner from that one
    QPoint m_followed; ///< where it was put last to go along
};

/// Tells when its content needs another size. It asks the scroll area for the height below which something would be
/// cut, not for the one that it would like best: its lists shrink before it scrolls.
class SheetPage : public QWidget {
public:
    SheetPage(std::function<void()> changed, QWidget *parent) : QWidget(parent), m_changed(std::move(changed)) {}

    int heightForWidth(int width) const override { return leastHeight(*layout(), width); }

protected:
    bool event(QEvent *event) override
    {
        const bool done = QWidget::event(event);
        if (event->type() == QEvent::LayoutRequest)
            m_changed();
        return done;
    }

private:
    std::function<void()> m_changed;
};

QSize roomOnScreen(const QWidget &widget)
{
    // One that was never shown will open beside its parent.
    const QWidget *there = widget.isVisible() || !widget.parentWidget() ? &widget : widget.parentWidget();
    return there->screen()->availableSize() - frameOfWindows;
}

QScrollArea *scrollingArea(QWidget *page, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(page);
    return area;
}

Sheet::Sheet(QSize wished, QWidget *parent)
    : QDialog(parent), m_wished(wished), m_page(new SheetPage([this] { grow(); }, this)), m_foot(new QWidget(this))
{
    auto *content = new QVBoxLayout(m_page);
    content->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, 0);
    content->setSpacing(metrics::floatMargin);
    m_scroll = scrollingArea(m_page, this);
    auto *footRow = new QVBoxLayout(m_foot);
    footRow->setContentsMargins(metrics::margin, metrics::floatMargin, metrics::margin, metrics::margin);
    m_foot->setAttribute(Qt::WA_StyledBackground);
    auto *column = flush<QVBoxLayout>(this, 0);
    column->addWidget(m_scroll, 1);
    m_fold = named(new QPushButton(this), u"foldSheetButton"_s);
    m_fold->setAutoDefault(false);
    m_fold->setFocusPolicy(Qt::NoFocus); // a dialog whose first part is a button begins at its main one
    m_fold->hide();
    auto *foldColumn = new QVBoxLayout;
    foldColumn->setContentsMargins(metrics::margin, metrics::floatMargin, 0, metrics::margin);
    foldColumn->addWidget(m_fold);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(0);
    bottom->addLayout(foldColumn);
    bottom->addWidget(m_foot, 1);
    column->addLayout(bottom);
    connect(m_fold, &QPushButton::clicked, this, [this] { setFolded(!m_folded); });
    connect(this, &QWidget::windowTitleChanged, this, &Sheet::tellFolded);
    onChange(this, {QEvent::PaletteChange, QEvent::LanguageChange}, [this] { tellFolded(); });
    // A line says that the page goes on below it.
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
        m_foot->setProperty("edge", most > 0 ? u"top"_s : QString());
        m_foot->style()->polish(m_foot);
    });
}

Sheet::Sheet(const QString &name, const QString &title, QSize wished, QWidget *parent) : Sheet(wished, parent)
{
    setObjectName(name);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
}

QDialogButtonBox *Sheet::closeButtons(const QString &name)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(name);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

QVBoxLayout *Sheet::page() const
{
    return static_cast<QVBoxLayout *>(m_page->layout());
}

void Sheet::setFoot(QWidget *foot)
{
    static_cast<QVBoxLayout *>(m_foot->layout())->addWidget(foot);
}

void Sheet::setFoot(QLayout *foot)
{
    static_cast<QVBoxLayout *>(m_foot->layout())->addLayout(foot);
}

/// Figures are written as the language does.
void Sheet::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setLocale(QLocale());
}

void Sheet::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto *const ringed = qobject_cast<QAbstractButton *>(focusWidget());
    if (enter && ringed && ringed->isEnabled())
        ringed->click();
    else
        QDialog::keyPressEvent(event);
}

void Sheet::clear()
{
    for (QWidget *part : {static_cast<QWidget *>(m_page), m_foot}) {
        qDeleteAll(part->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
        while (QLayoutItem *item = part->layout()->takeAt(0))
            delete item;
    }
}

int Sheet::footHeight() const
{
    return m_foot->sizeHint().height();
}

QSize Sheet::wantedSize() const
{
    const QLayout &content = *m_page->layout();
    const int fold = m_inCorner ? m_fold->sizeHint().width() + metrics::margin : 0;
    const int width =
        std::max({m_wished.width(), content.minimumSize().width(), m_foot->minimumSizeHint().width() + fold});
    const int height = m_wished.height() > 0 ? std::max(m_wished.height(), leastHeight(content, width) + footHeight())
                                             : naturalHeight(content, width) + footHeight();
    return QSize(width, height).boundedTo(roomOnScreen(*this));
}

void Sheet::tellFolded()
{
    m_fold->setIcon(themedIcon(m_folded ? u"up"_s : u"down"_s, this));
    m_fold->setText(m_folded ? windowTitle() : QString());
    m_fold->setToolTip(m_folded ? tr("Unfold the sheet") : tr("Fold the sheet"));
    m_fold->setAccessibleName(m_fold->toolTip());
    if (m_folded) { // its title has another length in another language
        layout()->activate();
        resize(layout()->minimumSize());
    }
}

void Sheet::setFolded(bool on)
{
    if (on == m_folded || !m_inCorner)
        return;
    m_folded = on;
    if (on)
        m_unfolded = size();
    m_scroll->setVisible(!on);
    m_foot->setVisible(!on);
    tellFolded();
    if (!on) {
        layout()->activate();
        resize(m_unfolded.boundedTo(roomOnScreen(*this)));
    }
}

void Sheet::setVisible(bool visible)
{
    if (visible && !m_opened)
        resize(wantedSize());
    m_opened = m_opened || visible;
    QDialog::setVisible(visible);
}

void Sheet::showInCorner(const QWidget &over)
{
    m_opened = m_inCorner = true;
    m_fold->setFocusPolicy(Qt::StrongFocus);
    m_fold->show();
    tellFolded();
    resize(wantedSize());
    const QRect desktop = over.screen()->availableGeometry();
    // What is moved is the frame, which is larger than the sheet.
    const QPoint corner = over.mapToGlobal(over.rect().bottomRight()) - rect().bottomRight()
                          - QPoint(frameOfWindows.width(), frameOfWindows.height());
    move(std::max(desktop.left(), corner.x()), std::max(desktop.top(), corner.y()));
    show();
    new CornerHold(*this, over);
}

void Sheet::fit()
{
    if (isVisible() && !m_folded)
        resize(wantedSize());
}

/// Whatever it was that made it larger or smaller, unless a person did.
void Sheet::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    if (!m_inCorner || !isVisible() || event->spontaneous() || !event->oldSize().isValid())
        return;
    const QSize grown = event->size() - event->oldSize();
    move(pos() - QPoint(grown.width(), grown.height()));
}

/// What was said since it was opened may need a line more.
void Sheet::grow()
{
    if (!isVisible() || m_folded)
        return;
    if (m_inCorner && m_wished.height() == 0)
        return fit();
    const int needed = leastHeight(*m_page->layout(), m_scroll->viewport()->width()) + footHeight();
    const int most = roomOnScreen(*this).height();
    if (needed > height())
        resize(width(), std::max(height(), std::min(needed, most)));
}

} // namespace entente::app
