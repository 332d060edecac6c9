#include "studio/passagespage.h"

#include "look/theme.h"
#include "look/widgets.h"
#include "studio/coastchoices.h"
#include "studio/meetings.h"
#include "words/names.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

enum PassageColumn { EndsColumn, ArmyColumn, FleetColumn, AnswerColumn };

} // namespace

PassagesPage::PassagesPage(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"studioPassagesPage"_s);
    m_summary = named(new QLabel(this), u"studioPassageSummary"_s);
    m_summary->setWordWrap(true);
    m_table = makeTable();
    QLayout *answers = makeAnswers();
    auto *hint =
        quietText(this, tr("Join two places: drag from one to the other on the drawing, or choose them here."));
    QLayout *joining = makeJoining();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::floatMargin, metrics::floatMargin, metrics::floatMargin, metrics::floatMargin);
    column->addWidget(m_summary);
    column->addWidget(makeGap());
    column->addWidget(m_table, 1);
    column->addLayout(answers);
    column->addWidget(new PassageCoasts(m_document, this));
    column->addWidget(hint);
    column->addLayout(joining);
    connect(&document, &SketchDocument::changed, this, &PassagesPage::fill);
    connect(&document, &SketchDocument::chosen, this, &PassagesPage::follow);
}

QTableWidget *PassagesPage::makeTable()
{
    auto *table = rowTable(this, u"studioPassages"_s, tr("Passages"),
                           {tr("Between"), tr("A", "armies pass"), tr("F", "fleets pass"), tr("Open")});
    table->horizontalHeaderItem(ArmyColumn)->setToolTip(tr("Armies pass"));
    table->horizontalHeaderItem(FleetColumn)->setToolTip(tr("Fleets pass"));
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(EndsColumn, QHeaderView::Stretch);
    table->setColumnWidth(ArmyColumn, 36);
    table->setColumnWidth(FleetColumn, 36);
    table->setColumnWidth(AnswerColumn, 60);
    table->setMinimumHeight(metrics::leastTable);
    table->installEventFilter(this);
    connect(table, &QTableWidget::cellChanged, this, &PassagesPage::tick);
    connect(table, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (!m_filling && row >= 0)
            m_document.choosePassage(passageAt(row));
    });
    return table;
}

/// Whether the places of the chosen passage meet.
QLayout *PassagesPage::makeAnswers()
{
    auto *yes = named(new QPushButton(tr("They meet (Y)"), this), u"studioYes"_s);
    auto *no = named(new QPushButton(tr("They don't (N)"), this), u"studioNo"_s);
    auto *answers = new QHBoxLayout;
    answers->addWidget(yes);
    answers->addWidget(no);
    for (QPushButton *button : {yes, no})
        button->setAutoDefault(false);
    connect(yes, &QPushButton::clicked, this, [this] { answer(Answer::Yes); });
    connect(no, &QPushButton::clicked, this, [this] { answer(Answer::No); });
    return answers;
}

/// Two places that the drawing keeps apart.
QLayout *PassagesPage::makeJoining()
{
    m_from = named(new QComboBox(this), u"studioFrom"_s, tr("One place"));
    m_to = named(new QComboBox(this), u"studioTo"_s, tr("The other place"));
    auto *add = named(new QPushButton(tr("Join"), this), u"studioJoin"_s);
    auto *joining = new QHBoxLayout;
    for (QComboBox *box : {m_from, m_to}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        joining->addWidget(box, 1);
    }
    joining->addWidget(add);
    add->setAutoDefault(false);
    const auto mayJoin = [this, add] { add->setEnabled(m_from->currentData() != m_to->currentData()); };
    for (QComboBox *box : {m_from, m_to})
        connect(box, &QComboBox::currentIndexChanged, add, mayJoin);
    connect(add, &QPushButton::clicked, this,
            [this] { join(m_from->currentData().toInt(), m_to->currentData().toInt()); });
    return joining;
}

QWidget *PassagesPage::makeGap()
{
    auto *gap = new QWidget(this);
    auto *label = new QLabel(tr("Gap between places that meet"), gap);
    m_gap = named(new QSlider(Qt::Horizontal, gap), u"studioGap"_s, label->text());
    m_gap->setToolTip(tr("How far apart the outlines of two places may be and still meet. What you have answered "
                         "stays as it is."));
    m_gap->setRange(0, widestGap);
    m_gap->setTracking(false); // it is looked for when the slider is let go
    label->setBuddy(m_gap);
    auto *row = flush<QHBoxLayout>(gap);
    row->addWidget(label);
    row->addWidget(m_gap, 1);
    connect(m_gap, &QSlider::valueChanged, this, [this](int value) {
        if (!m_filling)
            lookAgain(value);
    });
    return gap;
}

void PassagesPage::lookAgain(int gap)
{
    const BoardSketch before = m_document.sketch();
    const double tolerance = toleranceOf(before, gap);
    m_task.run([before, tolerance](const Watch &watch) { return passagesWithin(before, tolerance, watch); },
               [this, before, tolerance](const std::optional<std::vector<BoardSketch::Passage>> &found) {
                   if (!found || !(m_document.sketch() == before))
                       return; // the board has changed meanwhile
                   m_document.edit([&](BoardSketch &sketch) {
                       sketch.passages = *found;
                       sketch.tolerance = tolerance;
                   });
               });
}

int PassagesPage::passageAt(int row) const
{
    const QTableWidgetItem *item = m_table->item(row, EndsColumn);
    return item ? item->data(Qt::UserRole).toInt() : -1;
}

void PassagesPage::fill()
{
    m_filling = true;
    const BoardSketch &sketch = m_document.sketch();
    m_gap->setMaximum(widestGapOf(sketch));
    m_gap->setValue(gapOf(sketch));
    const std::vector<int> order = inOrder();
    const int shown = static_cast<int>(order.size());
    const auto doubts =
        static_cast<int>(std::count_if(sketch.passages.begin(), sketch.passages.end(),
                                       [&](const auto &each) { return each.isDoubtful() && sketch.isOpen(each); }));
    m_summary->setText(doubts == 0 ? tr("%n passage(s), none of them doubtful.", nullptr, shown)
                                   : tr("%n passage(s) are doubtful: do these places meet?", nullptr, doubts));
    m_table->setRowCount(shown);
    for (int row = 0; row < shown; ++row)
        fillRow(row, order[static_cast<std::size_t>(row)]);
    fillEnds();
    m_filling = false;
    lightRow();
}

/// Passages between places that are not closed: the doubtful ones first, the others by name.
std::vector<int> PassagesPage::inOrder() const
{
    const BoardSketch &sketch = m_document.sketch();
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(sketch.passages.size()); ++i) {
        const BoardSketch::Passage &each = sketch.passages[static_cast<std::size_t>(i)];
        const bool closed =
            sketch.place(each.from).ground == Ground::Impassable || sketch.place(each.to).ground == Ground::Impassable;
        if (!closed)
            order.push_back(i);
    }
    const auto passage = [&](int i) -> const BoardSketch::Passage & {
        return sketch.passages[static_cast<std::size_t>(i)];
    };
    // Those that were doubtful stay where they are once they are answered: nothing jumps away under the hand.
    std::stable_sort(order.begin(), order.end(), [&](int one, int other) {
        const bool unsure = passage(one).certainty < doubtful;
        if (unsure != (passage(other).certainty < doubtful))
            return unsure;
        return unsure ? passage(one).certainty < passage(other).certainty
                      : sketch.place(passage(one).from).name < sketch.place(passage(other).from).name;
    });
    return order;
}

void PassagesPage::fillRow(int row, int passage)
{
    const BoardSketch &sketch = m_document.sketch();
    const BoardSketch::Passage &each = sketch.passages[static_cast<std::size_t>(passage)];
    const auto cell = [&](int at) {
        if (!m_table->item(row, at))
            m_table->setItem(row, at, new QTableWidgetItem);
        return m_table->item(row, at);
    };
    cell(EndsColumn)
        ->setText(u"%1 – %2"_s.arg(fromUtf8(sketch.place(each.from).name), fromUtf8(sketch.place(each.to).name)));
    cell(EndsColumn)->setData(Qt::UserRole, passage);
    cell(ArmyColumn)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    cell(ArmyColumn)->setCheckState(each.army ? Qt::Checked : Qt::Unchecked);
    cell(ArmyColumn)->setData(Qt::AccessibleTextRole, tr("Armies pass"));
    cell(FleetColumn)->setFlags(cell(ArmyColumn)->flags());
    cell(FleetColumn)->setCheckState(each.fleet ? Qt::Checked : Qt::Unchecked);
    cell(FleetColumn)->setData(Qt::AccessibleTextRole, tr("Fleets pass"));
    const bool doubt = each.isDoubtful() && sketch.isOpen(each);
    cell(AnswerColumn)->setText(each.answer == Answer::No ? tr("No") : doubt ? u"?"_s : tr("Yes"));
    cell(AnswerColumn)->setForeground(doubt ? QBrush(coloursOf(this).failure) : QBrush());
}

/// The places that may be joined; what was chosen stays so.
void PassagesPage::fillEnds()
{
    const BoardSketch &sketch = m_document.sketch();
    for (QComboBox *box : {m_from, m_to}) {
        const QVariant before = box->currentData();
        box->clear();
        for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
            if (sketch.place(i).ground != Ground::Impassable)
                box->addItem(fromUtf8(sketch.place(i).name), i);
        }
        box->model()->sort(0);
        const int first = box == m_from ? 0 : std::min(1, box->count() - 1); // a place does not meet itself
        box->setCurrentIndex(before.isValid() ? std::max(0, box->findData(before)) : first);
    }
}

void PassagesPage::lightRow()
{
    m_filling = true;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        if (passageAt(row) == m_document.passage() && m_document.passage() >= 0)
            m_table->setCurrentCell(row, EndsColumn);
    }
    m_filling = false;
}

/// A place that is clicked is the one from which a passage would lead.
void PassagesPage::follow()
{
    lightRow();
    m_filling = true;
    if (const int place = m_document.place(); place >= 0 && m_document.passage() < 0)
        m_from->setCurrentIndex(std::max(0, m_from->findData(place)));
    m_filling = false;
}

void PassagesPage::answer(Answer answer)
{
    const int row = m_table->currentRow();
    const int index = row < 0 ? -1 : passageAt(row);
    if (index < 0)
        return;
    m_document.edit([&](BoardSketch &sketch) { sketch.passages[static_cast<std::size_t>(index)].answer = answer; });
    const int next = std::min(row + 1, m_table->rowCount() - 1);
    m_table->setCurrentCell(next, EndsColumn);
}

void PassagesPage::tick(int row, int column)
{
    if (m_filling || (column != ArmyColumn && column != FleetColumn))
        return;
    const bool on = m_table->item(row, column)->checkState() == Qt::Checked;
    const auto index = static_cast<std::size_t>(passageAt(row));
    m_document.edit([&](BoardSketch &sketch) {
        BoardSketch::Passage &passage = sketch.passages[index];
        (column == ArmyColumn ? passage.army : passage.fleet) = on;
        passage.answer = Answer::Yes;
    });
}

void PassagesPage::join(int from, int to)
{
    if (from == to) {
        Q_EMIT m_document.said(tr("Choose two places: none leads to itself."), true);
        return;
    }
    int made = -1;
    m_document.edit([&](BoardSketch &sketch) { made = addPassage(sketch, from, to); });
    m_document.choosePassage(made);
    m_table->setFocus(); // for Y and N
}

bool PassagesPage::takeKey(int key)
{
    if (key != Qt::Key_Y && key != Qt::Key_N)
        return false;
    answer(key == Qt::Key_Y ? Answer::Yes : Answer::No);
    return true;
}

bool PassagesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() & ~Qt::KeypadModifier)
            return false;
        const bool answers = key->key() == Qt::Key_Y || key->key() == Qt::Key_N;
        return (answers && key->isAutoRepeat()) || takeKey(key->key()); // what is held down answers once
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace entente::app
