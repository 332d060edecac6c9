#include "desks/casesdesk.h"

#include "desks/comparisontable.h"
#include "look/icons.h"
#include "look/mainbutton.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int listWidth = 330;
constexpr int leastBeside = 800; ///< the list above what it shows, where the screen is narrower
constexpr int leastList = 110;

} // namespace

CasesDesk::CasesDesk(const VariantLibrary &variants, std::optional<CaseCollection> file, QWidget *parent)
    : Sheet(QSize(1040, 640), parent), m_collections(CaseCollection::all(variants))
{
    if (file)
        m_collections.insert(m_collections.begin(), std::move(*file));
    setObjectName(u"casesDesk"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Test cases"));
    const bool beside = roomOnScreen(*this).width() >= leastBeside;
    QLayout *left = makeChoice(beside);
    m_summary = quiet(named(new QLabel(this), u"caseSummary"_s));
    m_title = named(new QLabel(this), u"caseTitle"_s);
    m_title->setFont(uiFont(metrics::large, 600));
    m_title->setWordWrap(true);
    m_table = comparisonTable(this, 4, u"caseTable"_s, tr("Expected and found"));
    m_table->setHorizontalHeaderLabels({QString(), tr("What"), tr("Expected"), tr("Found")});
    m_open = named(new QPushButton(tr("Show on the board"), this), u"openCase"_s);
    m_open->setDefault(true);
    setMainButton(*m_open);
    auto *right = new QVBoxLayout;
    right->setSpacing(metrics::floatMargin);
    right->addWidget(m_title);
    right->addWidget(m_table, 1);
    auto *row = new QBoxLayout(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    row->setSpacing(metrics::margin);
    row->addLayout(left, beside ? 0 : 1);
    row->addLayout(right, 1);
    page()->addLayout(row, 1);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_summary, 1);
    foot->addWidget(m_open);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeCases"_s);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    foot->addWidget(buttons);
    setFoot(foot);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_source, &QComboBox::currentIndexChanged, this, &CasesDesk::fill);
    connect(m_filter, &QLineEdit::textChanged, this, &CasesDesk::filter);
    connect(m_list, &QListWidget::currentRowChanged, this, &CasesDesk::showCase);
    connect(m_list, &QListWidget::itemActivated, this, &CasesDesk::openCase);
    connect(m_open, &QPushButton::clicked, this, &CasesDesk::openCase);
    fill();
}

/// Which case is shown; `beside`: the list stands beside what it shows, else above.
QLayout *CasesDesk::makeChoice(bool beside)
{
    m_source = named(new QComboBox(this), u"caseSource"_s, tr("Collection"));
    for (const CaseCollection &each : m_collections)
        m_source->addItem(each.title());
    m_filter = searchLine(this, u"caseFilter"_s, tr("Search: number or name"));
    m_list = named(new QListWidget(this), u"caseList"_s, tr("Test cases"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // a long name ends in dots; its tip has the whole
    auto *left = new QVBoxLayout;
    auto *search = new QBoxLayout(beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    search->addWidget(m_source);
    search->addWidget(m_filter);
    left->addLayout(search);
    left->addWidget(m_list, 1);
    m_list->setMinimumHeight(leastList);
    if (beside) {
        for (QWidget *widget : std::initializer_list<QWidget *>{m_source, m_filter, m_list})
            widget->setFixedWidth(listWidth);
    }
    return left;
}

const CaseCollection *CasesDesk::collection() const
{
    const int chosen = m_source->currentIndex();
    return chosen < 0 ? nullptr : &m_collections[static_cast<std::size_t>(chosen)];
}

void CasesDesk::fill()
{
    m_list->clear();
    m_played.clear();
    if (!collection())
        return;
    const UiColours &c = coloursOf(this);
    const QIcon good = colouredIcon(u"check"_s, c.accent);
    const QIcon bad = colouredIcon(u"cross"_s, c.failure);
    int equal = 0;
    int silent = 0; // on what should come of them
    for (const CaseCollection::Entry &entry : collection()->entries()) {
        m_played.push_back(entry.play());
        const bool expects = m_played.back().expects;
        const bool fine = m_played.back().equal();
        equal += fine && expects;
        silent += !expects;
        auto *item = new QListWidgetItem(!expects ? QIcon()
                                         : fine   ? good
                                                  : bad,
                                         entry.id + u"  "_s + entry.name, m_list);
        item->setData(Qt::AccessibleTextRole, (!expects ? tr("%1, which expects nothing")
                                               : fine   ? tr("%1, as expected")
                                                        : tr("%1, not as expected"))
                                                  .arg(item->text()));
        item->setToolTip(item->text());
    }
    const int told = static_cast<int>(m_played.size()) - silent;
    QStringList sums;
    if (told > 0 || silent == 0)
        sums << tr("%1 of %n case(s) came out as expected.", nullptr, told).arg(equal);
    if (silent > 0)
        sums << tr("%n case(s) do not say what should come of them.", nullptr, silent);
    m_summary->setText(sums.join(u' '));
    filter();
    m_list->setCurrentRow(0);
}

void CasesDesk::filter()
{
    const QString wanted = m_filter->text().trimmed();
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setHidden(!m_list->item(i)->text().contains(wanted, Qt::CaseInsensitive));
}

void CasesDesk::showCase()
{
    m_table->setRowCount(0);
    const int chosen = m_list->currentRow();
    m_open->setEnabled(chosen >= 0);
    if (chosen < 0)
        return;
    m_title->setText(m_list->item(chosen)->text());
    const UiColours &c = coloursOf(this);
    for (const CaseRow &row : m_played[static_cast<std::size_t>(chosen)].rows) {
        const int at = m_table->rowCount();
        m_table->insertRow(at);
        auto *mark = new QTableWidgetItem;
        if (m_played[static_cast<std::size_t>(chosen)].expects) {
            mark->setIcon(row.equal ? colouredIcon(u"check"_s, c.accent) : colouredIcon(u"cross"_s, c.failure));
            mark->setData(Qt::AccessibleTextRole, row.equal ? tr("equal") : tr("different"));
        }
        m_table->setItem(at, 0, mark);
        const QString nothing = tr("nothing");
        const QString texts[] = {row.what, row.expected.isEmpty() ? nothing : row.expected,
                                 row.found.isEmpty() ? nothing : row.found};
        for (int i = 0; i < 3; ++i) {
            m_table->setItem(at, i + 1, new QTableWidgetItem(texts[i]));
        }
    }
}

void CasesDesk::openCase()
{
    if (const int chosen = m_list->currentRow(); chosen >= 0)
        Q_EMIT caseChosen(m_played[static_cast<std::size_t>(chosen)].game);
}

} // namespace entente::app
