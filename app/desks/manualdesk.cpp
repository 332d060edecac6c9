#include "desks/manualdesk.h"

#include "desks/rulespage.h"
#include "look/theme.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int widestPicture = 620; ///< logical pixels
constexpr int contentsWidth = 264;
constexpr int headingIndent = 8;

} // namespace

ManualDesk::ManualDesk(QWidget *parent)
    : Sheet(QSize(980, 700), parent), m_pages(manualPages()), m_line(new QLineEdit(this)),
      m_back(new QPushButton(tr("Back"), this)), m_says(new QLabel(this)), m_contents(new QListWidget(this)),
      m_page(new RulesPage(this))
{
    setObjectName(u"manualDesk"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Manual"));
    m_back->setObjectName(u"manualBack"_s);
    m_back->setShortcut(QKeySequence::Back);
    m_back->setToolTip(tr("To the page before"));
    m_back->setAutoDefault(false);
    m_line->setObjectName(u"manualLine"_s);
    m_line->setPlaceholderText(tr("Find in the manual"));
    m_line->setAccessibleName(m_line->placeholderText());
    m_line->setClearButtonEnabled(true);
    m_says->setObjectName(u"manualSays"_s);
    m_says->setProperty("rank", u"quiet"_s);
    m_says->setWordWrap(true);
    m_says->hide();
    m_contents->setObjectName(u"manualContents"_s);
    m_contents->setAccessibleName(ManualWords::tr("Contents"));
    m_contents->setFixedWidth(contentsWidth);
    m_contents->setIconSize(QSize(headingIndent, 1));
    m_contents->setWordWrap(true);
    m_contents->setResizeMode(QListView::Adjust); // its scroll bar comes and goes
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_page->setObjectName(u"manualPage"_s);
    m_page->setAccessibleName(windowTitle());
    m_page->picture = [this](const QString &name) { return picture(name); };

    QVBoxLayout *const column = page();
    column->setSpacing(8);
    auto *top = new QHBoxLayout;
    top->addWidget(m_back);
    top->addWidget(m_line, 1);
    column->addLayout(top);
    column->addWidget(m_says);
    auto *row = new QHBoxLayout;
    row->setSpacing(metrics::floatMargin);
    row->addWidget(m_contents);
    row->addWidget(m_page, 1);
    column->addLayout(row, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeManual"_s);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    setFoot(buttons);

    for (std::size_t page = 0; page < m_pages.size(); ++page) {
        if (m_pages[page].isReference() && (page == 0 || !m_pages[page - 1].isReference()))
            addRow({page, -1, {ManualWords::tr("To look things up"), {}, {}}});
        int part = 0;
        for (ManualPart &words : partsOf(m_pages[page]))
            addRow({page, part++, std::move(words)});
    }
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_back, &QPushButton::clicked, this, &ManualDesk::goBack);
    connect(m_contents, &QListWidget::currentRowChanged, this, &ManualDesk::turnTo);
    connect(m_page, &QTextBrowser::anchorClicked, this, &ManualDesk::follow);
    connect(m_line, &QLineEdit::textChanged, this, &ManualDesk::find);
    connect(m_line, &QLineEdit::returnPressed, this, &ManualDesk::findNext);
    m_contents->setCurrentRow(0);
    m_page->installEventFilter(this);
    m_line->setFocus();
}

void ManualDesk::addRow(Row row)
{
    auto *item = new QListWidgetItem(row.words.title, m_contents);
    if (row.part > 0) { // an empty sign: lines that wrap are indented as well
        QPixmap indent(headingIndent, 1);
        indent.fill(Qt::transparent);
        item->setIcon(indent);
    }
    if (row.part <= 0)
        item->setFont(row.part < 0 ? uiFont(metrics::small, 500) : uiFont(metrics::base, 600));
    if (row.part < 0)
        item->setFlags(Qt::NoItemFlags);
    m_rows.push_back(std::move(row));
}

QStringList ManualDesk::wanted() const
{
    return m_line->text().split(u' ', Qt::SkipEmptyParts);
}

/// A word may stand in the title of the page as well.
bool ManualDesk::isFound(int row) const
{
    const Row &asked = m_rows[static_cast<std::size_t>(row)];
    const QStringList words = wanted();
    const QString title = m_pages[asked.page].title();
    const auto holds = [&](const QString &text, const QString &word) {
        return text.contains(word, Qt::CaseInsensitive);
    };
    return asked.part >= 0
           && std::any_of(words.begin(), words.end(), [&](const auto &word) { return holds(asked.words.plain, word); })
           && std::all_of(words.begin(), words.end(),
                          [&](const auto &word) { return holds(asked.words.plain, word) || holds(title, word); });
}

void ManualDesk::find()
{
    foldContents();
    const QStringList words = wanted();
    const int found = bestFound();
    const bool missed = !words.isEmpty() && found < 0;
    m_says->setText(missed ? tr("The manual does not speak of “%1”.").arg(m_line->text().trimmed()) : QString());
    m_says->setVisible(missed);
    m_typing = true;
    if (found >= 0 && found != m_shown)
        m_contents->setCurrentRow(found);
    else
        tintFound();
    m_typing = false;
}

/// The first part with one of the words in its heading, else the first that has them all; -1 if there is none.
int ManualDesk::bestFound() const
{
    const QStringList words = wanted();
    int first = -1;
    for (int row = 0; row < m_contents->count(); ++row) {
        if (!isFound(row))
            continue;
        const QString &heading = m_rows[static_cast<std::size_t>(row)].words.title;
        if (std::any_of(words.begin(), words.end(),
                        [&](const QString &word) { return heading.contains(word, Qt::CaseInsensitive); }))
            return row;
        first = first < 0 ? row : first;
    }
    return first;
}

/// From the last row the search goes on at the first.
void ManualDesk::findNext()
{
    for (int step = 1; step <= m_contents->count(); ++step) {
        const int row = (m_shown + step) % m_contents->count();
        if (!isFound(row))
            continue;
        if (row == m_shown)
            tintFound();
        m_contents->setCurrentRow(row);
        return;
    }
}

void ManualDesk::foldContents()
{
    const bool any = !wanted().isEmpty();
    const std::size_t open = m_rows[static_cast<std::size_t>(std::max(m_shown, 0))].page;
    int above = 0; // the page of a part
    for (int row = 0; row < m_contents->count(); ++row) {
        const Row &asked = m_rows[static_cast<std::size_t>(row)];
        above = asked.part == 0 ? row : above;
        const bool seen = any ? isFound(row) : asked.part <= 0 || asked.page == open;
        m_contents->setRowHidden(row, !seen);
        if (seen && any)
            m_contents->setRowHidden(above, false);
    }
}

void ManualDesk::turnTo(int row)
{
    if (row < 0 || m_rows[static_cast<std::size_t>(row)].part < 0 || row == m_shown)
        return;
    const Row &asked = m_rows[static_cast<std::size_t>(row)];
    if (m_shown < 0 || m_rows[static_cast<std::size_t>(m_shown)].page != asked.page)
        m_page->setRules(m_pages[asked.page].text);
    if (m_shown >= 0 && !(m_typing && m_typed)) // what was passed while somebody typed is no place to go back to
        m_been.push_back(m_shown);
    m_typed = m_typing;
    m_shown = row;
    m_back->setEnabled(!m_been.empty());
    foldContents();
    showPart();
}

void ManualDesk::showPart()
{
    m_page->showChapter(m_rows[static_cast<std::size_t>(m_shown)].part);
    m_heading = m_page->textCursor().position();
    tintFound();
}

/// Sets the page anew, since its pictures have another size.
void ManualDesk::setPage()
{
    m_page->forgetPictures();
    m_page->setRules(m_pages[m_rows[static_cast<std::size_t>(m_shown)].page].text);
    showPart();
}

/// A page is not set anew while it is being laid out.
bool ManualDesk::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == m_page && roomForPictures() != m_room) {
        m_room = roomForPictures();
        QMetaObject::invokeMethod(this, &ManualDesk::setPage, Qt::QueuedConnection);
    }
    return Sheet::eventFilter(watched, event);
}

/// The same whether the page needs its scroll bar or not: that hangs on the size of the pictures.
int ManualDesk::roomForPictures() const
{
    const int besides = m_page->verticalScrollBar()->sizeHint().width() + 2 * metrics::margin + 8; // and the frame
    return std::min(widestPicture, m_page->contentsRect().width() - besides);
}

/// A link leads to a page, or to a part of one: "02-phones.md#no-phone-gets-through".
void ManualDesk::follow(const QUrl &link)
{
    for (int row = 0; row < m_contents->count(); ++row) {
        const Row &there = m_rows[static_cast<std::size_t>(row)];
        const bool samePage = link.path().isEmpty() ? there.page == m_rows[static_cast<std::size_t>(m_shown)].page
                                                    : link.path() == m_pages[there.page].name + u".md"_s;
        if (!samePage || there.part < 0 || there.words.anchor != link.fragment(QUrl::FullyDecoded))
            continue;
        m_line->clear(); // what was looked for need not stand there
        m_contents->setCurrentRow(row);
        return;
    }
}

void ManualDesk::goBack()
{
    if (m_been.empty())
        return;
    const int row = m_been.back();
    m_been.pop_back();
    if (!wanted().isEmpty() && !isFound(row))
        m_line->clear();
    m_contents->setCurrentRow(row);
    m_been.pop_back(); // the one that was left
    m_back->setEnabled(!m_been.empty());
}

/// The first of the words that stands in the part is brought into view.
void ManualDesk::tintFound()
{
    QList<QTextEdit::ExtraSelection> tints;
    QTextCursor first;
    for (const QString &word : wanted()) {
        for (QTextCursor at = m_page->document()->find(word); !at.isNull(); at = m_page->document()->find(word, at)) {
            QTextEdit::ExtraSelection tint;
            tint.cursor = at;
            tint.format.setBackground(coloursOf(this).selected);
            tints += tint;
            if (at.selectionStart() >= m_heading && (first.isNull() || at.position() < first.position()))
                first = at;
        }
    }
    m_page->setExtraSelections(tints);
    if (first.isNull())
        return;
    first.clearSelection();
    m_page->setTextCursor(first);
}

QImage ManualDesk::picture(const QString &name) const
{
    if (m_room <= 0)
        return {};
    QImage drawn = QImage::fromData(manualPicture(name));
    const qreal ratio = devicePixelRatioF();
    const int room = static_cast<int>(m_room * ratio);
    if (drawn.width() > room)
        drawn = drawn.scaledToWidth(room, Qt::SmoothTransformation);
    drawn.setDevicePixelRatio(ratio);
    return drawn;
}

} // namespace entente::app
