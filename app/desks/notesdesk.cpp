#include "desks/notesdesk.h"

#include "look/emptyhint.h"
#include "look/formlabels.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/names.h"
#include "words/notewords.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

enum About { ThisPhase, WholeGame };

/// All places by name, behind a first entry that names none.
void fillPlaces(QComboBox &box, const Board &board, const QString &none)
{
    std::vector<std::pair<QString, int>> places;
    for (int i = 0; i < board.provinceCount(); ++i)
        places.emplace_back(provinceName(board, ProvinceId(i)), i);
    std::sort(places.begin(), places.end(),
              [](const auto &a, const auto &b) { return a.first.localeAwareCompare(b.first) < 0; });
    box.addItem(none, -1);
    for (const auto &[name, index] : places)
        box.addItem(name, index);
}

ProvinceId chosenPlace(const QComboBox &box)
{
    const int index = box.currentData().toInt();
    return index < 0 ? ProvinceId() : ProvinceId(index);
}

void choosePlace(QComboBox &box, ProvinceId place)
{
    box.setCurrentIndex(std::max(0, box.findData(place.valid() ? static_cast<int>(place.index()) : -1)));
}

} // namespace

NotesDesk::NotesDesk(GameDocument &document, PowerId power, QWidget *parent)
    : Sheet(u"notesDesk"_s, tr("Notes"), QSize(620, 560), parent), m_document(document), m_power(power)
{
    QVBoxLayout *const column = page();
    auto *line =
        new QLabel(power.valid() ? tr("Only %1 sees these notes. Notes on the whole game are visible to everyone.")
                                       .arg(powerName(document.board(), power))
                                 : tr("Notes are saved with the game. Notes on the whole game appear on every report."),
                   this);
    line->setWordWrap(true);
    column->addWidget(line);
    m_list = named(new QListWidget(this), u"notesList"_s, tr("Notes"));
    m_list->setWordWrap(true);
    EmptyHint::over(*m_list)->say(
        tr("No notes yet"),
        tr("Promises, plans, doubts: write them below. With a place, and an arrow to another, they stand on the map."));
    column->addWidget(m_list, 1);
    column->addLayout(layOutFields());
    layOutButtons();
    connectParts();
    refresh();
    m_text->setFocus();
}

/// What a note is about, and what it says.
QFormLayout *NotesDesk::layOutFields()
{
    const auto box = [this](const QString &name, const QString &label) {
        auto *made = named(new QComboBox(this), name, label);
        return made;
    };
    m_about = box(u"noteAbout"_s, tr("About"));
    m_about->addItem(phaseName(m_document.board(), m_document.viewedPhase()), ThisPhase);
    m_about->addItem(tr("The whole game (a house rule)"), WholeGame);
    m_at = box(u"notePlace"_s, tr("Place"));
    fillPlaces(*m_at, m_document.board(), tr("no place"));
    m_to = box(u"noteTo"_s, tr("Arrow to"));
    fillPlaces(*m_to, m_document.board(), tr("no arrow"));
    m_text = named(new QPlainTextEdit(this), u"noteText"_s, tr("Note"));
    m_text->setFixedHeight(84);
    m_text->setTabChangesFocus(true);
    auto *form = new QFormLayout;
    form->addRow(tr("About"), m_about);
    form->addRow(tr("Place"), m_at);
    form->addRow(tr("Arrow to"), m_to);
    form->addRow(tr("Note"), m_text);
    levelLabels(*form);
    return form;
}

void NotesDesk::layOutButtons()
{
    auto *buttons = new QDialogButtonBox(this);
    const auto button = [this, buttons](const QString &text, const QString &name) {
        QPushButton *made = named(buttons->addButton(text, QDialogButtonBox::ActionRole), name);
        made->setAutoDefault(false);
        return made;
    };
    m_add = button(tr("Add"), u"addNote"_s);
    m_change = button(tr("Change"), u"changeNote"_s);
    m_remove = button(tr("Delete"), u"removeNote"_s);
    buttons->addButton(QDialogButtonBox::Close)->setAutoDefault(false);
    setFoot(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(this, &QDialog::finished, this, &NotesDesk::keepTyped);
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_document.addNote(written());
        m_text->clear();
        m_text->setFocus();
    });
    connect(m_change, &QPushButton::clicked, this, [this] {
        const int row = m_list->currentRow();
        changeListed(row);
        m_list->setCurrentRow(row);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const int row = m_list->currentRow(); row >= 0)
            m_document.removeNote(m_notes[static_cast<std::size_t>(row)]);
        m_text->clear();
    });
}

void NotesDesk::connectParts()
{
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            fillIn(m_notes[static_cast<std::size_t>(row)]);
        follow();
    });
    connect(m_about, &QComboBox::currentIndexChanged, this, &NotesDesk::follow);
    connect(m_at, &QComboBox::currentIndexChanged, this, &NotesDesk::follow);
    connect(m_to, &QComboBox::currentIndexChanged, this, &NotesDesk::follow);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NotesDesk::follow);
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Loaded) {
            m_text->clear(); // it was about another game
            close();
        } else if (change.kind == Change::Kind::Notes)
            refresh();
        else if (change.kind == Change::Kind::Viewed || change.kind == Change::Kind::Played)
            m_about->setItemText(0, phaseName(m_document.board(), m_document.viewedPhase()));
    });
}

Note NotesDesk::written() const
{
    Note note;
    if (m_about->currentData().toInt() == ThisPhase)
        note.phase = m_document.viewedPhase();
    note.at = chosenPlace(*m_at);
    if (note.at.valid())
        note.to = chosenPlace(*m_to);
    if (note.phase)
        note.by = m_power; // house rules are everybody's
    note.text = m_text->toPlainText().trimmed().toStdString();
    return note;
}

/// The note of that row becomes what stands in the fields.
void NotesDesk::changeListed(int row)
{
    if (row < 0)
        return;
    const Note before = m_notes[static_cast<std::size_t>(row)];
    Note after = written();
    if (after.phase)
        after.phase = before.phase ? before.phase : after.phase; // it stays with its phase, whichever is shown
    m_document.changeNote(before, std::move(after));
}

/// What was typed is kept without a button too: in the note that was chosen for it, else as one of its own, unless it
/// is one that the list has.
void NotesDesk::keepTyped()
{
    const Note typed = written();
    const bool listed =
        std::any_of(m_notes.begin(), m_notes.end(), [&](const Note &note) { return note.text == typed.text; });
    if (!m_document.hasGame() || typed.text.empty() || listed)
        return;
    if (m_list->currentRow() >= 0)
        changeListed(m_list->currentRow());
    else
        m_document.addNote(typed);
}

void NotesDesk::fillIn(const Note &note)
{
    m_about->setCurrentIndex(note.phase ? ThisPhase : WholeGame);
    choosePlace(*m_at, note.at);
    choosePlace(*m_to, note.to);
    m_text->setPlainText(fromUtf8(note.text));
}

void NotesDesk::refresh()
{
    m_notes = m_document.notesFor(m_power);
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const Note &note : m_notes)
        m_list->addItem(noteSentence(m_document.board(), note));
    follow();
}

void NotesDesk::follow()
{
    m_to->setEnabled(m_at->currentIndex() > 0);
    const bool arrow = m_to->isEnabled() && m_to->currentIndex() > 0 && m_to->currentData() != m_at->currentData();
    const bool said = arrow || !m_text->toPlainText().trimmed().isEmpty();
    m_add->setEnabled(said);
    m_change->setEnabled(said && m_list->currentRow() >= 0);
    m_remove->setEnabled(m_list->currentRow() >= 0);
}

} // namespace entente::app
