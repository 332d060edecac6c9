#include "desks/linesdesk.h"

#include "desks/linecomparison.h"
#include "look/emptyhint.h"
#include "look/formlabels.h"
#include "look/roworcolumn.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/names.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

LinesDesk::LinesDesk(GameDocument &document, const MapLook &look, QWidget *parent)
    : Sheet(u"linesDesk"_s, tr("Lines of play"), QSize(1000, 660), parent), m_document(document)
{
    auto *split = new QSplitter(this);
    split->addWidget(makeTreePart());
    split->addWidget(makeLinePart(look));
    split->setStretchFactor(1, 1);
    split->setSizes({330, 670});
    page()->addWidget(split, 1);
    auto *leave = makeButton(tr("Close"), u"closeLines"_s);
    leave->setProperty("english", u"Close"_s);
    connect(leave, &QPushButton::clicked, this, &QDialog::close);
    auto *foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(leave);
    setFoot(foot);
    connectParts();
    refresh();
}

QPushButton *LinesDesk::makeButton(const QString &text, const QString &name, const QString &tip)
{
    auto *made = named(new QPushButton(text, this), name);
    made->setToolTip(tip);
    made->setAutoDefault(false);
    return made;
}

/// The lines, and what can be done with one.
QWidget *LinesDesk::makeTreePart()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, metrics::floatMargin, 0);
    m_tree = named(new QTreeWidget(part), u"linesTree"_s, tr("Lines of play"));
    m_tree->setHeaderHidden(true);
    m_tree->setColumnCount(1);
    column->addWidget(m_tree, 1);
    m_start = makeButton(tr("New line here"), u"startLine"_s,
                         tr("A line that begins with the phase the board shows; its orders are yours to change"));
    m_promote = makeButton(tr("Make this the game"), u"promoteLine"_s,
                           tr("This line becomes the game; the game so far stays as a line"));
    m_remove = makeButton(tr("Delete"), u"removeLine"_s, tr("Deletes this line; undo brings it back"));
    QBoxLayout *const row = rowOrColumn(*this);
    row->addWidget(m_start);
    row->addWidget(m_promote);
    row->addWidget(m_remove);
    column->addLayout(row);
    return part;
}

/// The line that is chosen: its name, its note, and another beside it.
QWidget *LinesDesk::makeLinePart(const MapLook &look)
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(metrics::floatMargin, 0, 0, 0);
    column->setSpacing(metrics::floatMargin);
    m_name = named(new QLineEdit(part), u"lineName"_s);
    m_note = named(new QPlainTextEdit(part), u"lineNote"_s);
    m_note->setFixedHeight(64);
    m_note->setTabChangesFocus(true);
    m_other = named(new QComboBox(part), u"compareWith"_s);
    m_other->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names may be long
    m_other->setMinimumContentsLength(8);
    auto *form = new QFormLayout;
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Note"), m_note);
    form->addRow(tr("Compare with"), m_other);
    levelLabels(*form);
    m_name->setAccessibleName(tr("Name"));
    m_note->setAccessibleName(tr("Note"));
    m_other->setAccessibleName(tr("Compare with"));
    column->addLayout(form);
    m_comparison = new LineComparison(look, part);
    column->addWidget(m_comparison, 100);
    m_alone = new EmptyHint(part);
    m_alone->say(tr("What if it had gone another way?"),
                 tr("A line of play is the game from one phase on with other orders. Look at a phase, press “New line "
                    "here” and write them; here the line then stands beside the game."));
    column->addWidget(m_alone, 1);
    return part;
}

void LinesDesk::connectParts()
{
    connect(m_start, &QPushButton::clicked, this, [this] {
        m_document.startLine(m_document.viewedTurn(), tr("Line %1").arg(m_document.lines().count()));
        m_name->setFocus();
        m_name->selectAll();
    });
    connect(m_promote, &QPushButton::clicked, this, [this] { m_document.promoteLine(chosen()); });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_document.removeLine(chosen()); });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        // Later: going there writes the tree anew.
        if (item && !m_filling)
            QMetaObject::invokeMethod(
                this, [this, line = item->data(0, Qt::UserRole).toInt()] { choose(line); }, Qt::QueuedConnection);
    });
    const auto keepNames = [this] {
        if (!m_filling)
            m_document.nameLine(m_document.lines().current(), m_name->text().simplified(), m_note->toPlainText());
    };
    connect(m_name, &QLineEdit::editingFinished, this, keepNames);
    connect(m_note, &QPlainTextEdit::textChanged, this, keepNames);
    connect(m_other, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            showComparison();
    });
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Loaded)
            close();
        else if (change.kind != Change::Kind::File)
            refresh();
    });
}

QString LinesDesk::nameOf(int line) const
{
    const Line &named = m_document.lines().at(line);
    if (!named.name.empty())
        return fromUtf8(named.name);
    return line == 0 ? tr("The game") : tr("Line %1").arg(line);
}

/// "Sealion, from Autumn 1902: Spring 1903, moves"
QString LinesDesk::describe(int line) const
{
    const Lines &lines = m_document.lines();
    const Game &game = lines.at(line).game;
    const QString now = phaseName(game.board(), game.position().phase);
    if (line == 0)
        return tr("%1: %2", "a line and where it has come to").arg(nameOf(0), now);
    const int from = lines.from(line);
    const Phase left = from < game.turnCount() ? game.turn(from).before.phase : game.position().phase;
    return tr("%1, from %2: %3", "a line, where it leaves its parent, where it has come to")
        .arg(nameOf(line), seasonAndYear(game.board(), left), now);
}

int LinesDesk::chosen() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    return item ? item->data(0, Qt::UserRole).toInt() : m_document.lines().current();
}

void LinesDesk::choose(int line)
{
    if (line < m_document.lines().count())
        m_document.goToLine(line);
}

void LinesDesk::refresh()
{
    const Lines &lines = m_document.lines();
    m_filling = true;
    m_tree->clear();
    std::vector<QTreeWidgetItem *> items;
    for (int i = 0; i < lines.count(); ++i) {
        auto *item = new QTreeWidgetItem({describe(i)});
        item->setData(0, Qt::UserRole, i);
        item->setToolTip(0,
                         lines.at(i).note.empty() ? describe(i) : describe(i) + u"\n"_s + fromUtf8(lines.at(i).note));
        if (i == lines.current())
            item->setFont(0, uiFont(metrics::base, 600));
        items.push_back(item);
    }
    for (int i = 0; i < lines.count(); ++i) {
        const int parent = lines.at(i).parent;
        if (parent < 0)
            m_tree->addTopLevelItem(items[static_cast<std::size_t>(i)]);
        else
            items[static_cast<std::size_t>(parent)]->addChild(items[static_cast<std::size_t>(i)]);
    }
    m_tree->expandAll();
    m_tree->setCurrentItem(items[static_cast<std::size_t>(lines.current())]);
    const Line &line = lines.at(lines.current());
    if (m_name->text() != fromUtf8(line.name))
        m_name->setText(fromUtf8(line.name));
    m_name->setPlaceholderText(nameOf(lines.current()));
    if (m_note->toPlainText() != fromUtf8(line.note))
        m_note->setPlainText(fromUtf8(line.note));
    m_promote->setEnabled(lines.current() > 0);
    m_remove->setEnabled(lines.current() > 0);
    const int before = m_other->currentData().isValid() ? m_other->currentData().toInt() : 0;
    m_other->clear();
    for (int i = 0; i < lines.count(); ++i) {
        if (i != lines.current())
            m_other->addItem(nameOf(i), i);
    }
    m_other->setEnabled(m_other->count() > 0);
    m_other->setPlaceholderText(tr("no other yet", "line of play"));
    m_other->setCurrentIndex(m_other->isEnabled() ? std::max(0, m_other->findData(before)) : -1);
    m_filling = false;
    showComparison();
}

void LinesDesk::showComparison()
{
    const Lines &lines = m_document.lines();
    m_comparison->setVisible(m_other->count() > 0);
    m_alone->setVisible(m_other->count() == 0);
    if (m_other->count() == 0)
        return;
    const int other = m_other->currentData().toInt();
    m_comparison->compare(lines.at(lines.current()).game, nameOf(lines.current()), lines.at(other).game, nameOf(other));
}

} // namespace entente::app
