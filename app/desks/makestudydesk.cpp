#include "desks/makestudydesk.h"

#include "document/studybook.h"
#include "document/wholefile.h"
#include "look/mainbutton.h"
#include "look/onchange.h"
#include "look/widgets.h"
#include "words/gametitle.h"
#include "words/names.h"
#include "words/sayings.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int noPower = -1;

Saying said(const QString &text)
{
    return {text.trimmed().toStdString(), {}};
}

QString hintLines(const StudyChapter &chapter)
{
    QStringList lines;
    for (const Saying &hint : chapter.hints)
        lines += sayingText(hint);
    return lines.join(u'\n');
}

QPlainTextEdit *textField(QWidget *parent, const QString &name, const QString &spoken, int lines)
{
    auto *field = named(new QPlainTextEdit(parent), name, spoken);
    field->setTabChangesFocus(true);
    field->setFixedHeight(lines * field->fontMetrics().lineSpacing() + 12);
    return field;
}

} // namespace

MakeStudyDesk::MakeStudyDesk(GameDocument &document, QWidget *parent)
    : Sheet(u"makeStudyDesk"_s, tr("Make a study"), QSize(480, 0), parent), m_document(document)
{
    setAttribute(Qt::WA_DeleteOnClose, false); // what is not saved yet is there when it is opened again
    makeFields();
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind != Change::Kind::Loaded)
            return;
        m_draft.power = PowerId(); // of another board
        showChapter();
    });
    fillChapters(0);
    onChange(this, {QEvent::LanguageChange}, [this] { // later: its parts are about to be told, too
        QMetaObject::invokeMethod(this, &MakeStudyDesk::sayAnew, Qt::QueuedConnection);
    });
}

/// What was written stays, and so do the chapters.
void MakeStudyDesk::sayAnew()
{
    const QString title = m_title->text();
    const int row = m_chapters->currentRow();
    clear();
    setWindowTitle(tr("Make a study"));
    makeFields();
    m_title->setText(title);
    fillChapters(row);
    QMetaObject::invokeMethod(this, &MakeStudyDesk::fit, Qt::QueuedConnection); // once its new parts are shown
}

void MakeStudyDesk::makeFields()
{
    m_title = named(new QLineEdit(this), u"studyTitle"_s);
    m_chapters = named(new QListWidget(this), u"madeChapters"_s, tr("Chapters"));
    m_chapters->setFixedHeight(4 * m_chapters->fontMetrics().lineSpacing() + 12);
    m_heading = named(new QLineEdit(this), u"chapterTitle"_s);
    m_text = textField(this, u"chapterText"_s, tr("Text"), 4);
    m_power = named(new QComboBox(this), u"chapterPower"_s);
    m_hints = textField(this, u"chapterHints"_s, tr("Hints"), 2);
    m_hints->setPlaceholderText(tr("one a line"));
    m_right = named(new QLineEdit(this), u"chapterRight"_s);
    m_wrong = named(new QLineEdit(this), u"chapterWrong"_s);
    auto *form = new QFormLayout;
    form->addRow(tr("&Study"), m_title);
    form->addRow(tr("C&hapters"), m_chapters);
    form->addRow(QString(), chapterButtons());
    form->addRow(tr("&Title"), m_heading);
    form->addRow(tr("Te&xt"), m_text);
    form->addRow(tr("&Whose orders are asked"), m_power);
    form->addRow(tr("H&ints"), m_hints);
    form->addRow(tr("If &right"), m_right);
    form->addRow(tr("If wr&ong"), m_wrong);
    m_said = plainLabel(this, u"makeStudySaid"_s,
                        tr("A chapter is the position shown, with the orders and notes that are written there."));
    page()->addLayout(form);
    page()->addWidget(m_said);
    connect(m_title, &QLineEdit::textChanged, this, &MakeStudyDesk::follow);
    connect(m_chapters, &QListWidget::currentRowChanged, this, &MakeStudyDesk::showChapter);
    connect(m_power, &QComboBox::currentIndexChanged, this, &MakeStudyDesk::keep);
    for (const QLineEdit *field : {m_heading, m_right, m_wrong})
        connect(field, &QLineEdit::textChanged, this, &MakeStudyDesk::keep);
    for (const QPlainTextEdit *field : {m_text, m_hints})
        connect(field, &QPlainTextEdit::textChanged, this, &MakeStudyDesk::keep);
    auto *buttons = closeButtons(u"closeMakeStudy"_s);
    auto *add = named(buttons->addButton(tr("Add chapter"), QDialogButtonBox::ActionRole), u"addChapter"_s);
    setMainButton(*add);
    m_save = named(buttons->addButton(tr("Save…"), QDialogButtonBox::ActionRole), u"saveStudy"_s);
    connect(add, &QPushButton::clicked, this, &MakeStudyDesk::add);
    connect(m_save, &QPushButton::clicked, this, &MakeStudyDesk::chooseFile);
    for (QAbstractButton *button : buttons->buttons())
        static_cast<QPushButton *>(button)->setAutoDefault(false); // Return in a field adds no chapter
    setFoot(buttons);
}

QString MakeStudyDesk::headingOf(const StudyChapter &chapter)
{
    const QString heading = sayingText(chapter.title);
    return heading.isEmpty() ? phaseName(*chapter.board.variant->board, chapter.board.position.phase) : heading;
}

/// What is done with the chapters that are there.
QLayout *MakeStudyDesk::chapterButtons()
{
    auto *row = new QHBoxLayout;
    const auto button = [&](const QString &text, const QString &name, auto act) {
        auto *made = named(new QPushButton(text, this), name);
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, act);
        row->addWidget(made);
        return made;
    };
    button(tr("Open…"), u"openMadeStudy"_s, [this] { chooseStudy(); });
    m_up = button(tr("Up"), u"chapterUp"_s, [this] { shift(-1); });
    m_down = button(tr("Down"), u"chapterDown"_s, [this] { shift(1); });
    m_remove = button(tr("Remove"), u"removeChapter"_s, [this] { remove(); });
    row->addStretch(1);
    return row;
}

bool MakeStudyDesk::isDraft() const
{
    const int row = m_chapters->currentRow();
    return row < 0 || row >= static_cast<int>(m_study.chapters.size());
}

/// The one that the fields show: of those that were added, or the next.
StudyChapter &MakeStudyDesk::shown()
{
    return isDraft() ? m_draft : m_study.chapters[static_cast<std::size_t>(m_chapters->currentRow())];
}

/// The next one stands below all others.
void MakeStudyDesk::fillChapters(int row)
{
    {
        const QSignalBlocker quiet(m_chapters);
        m_chapters->clear();
        for (const StudyChapter &chapter : m_study.chapters)
            m_chapters->addItem(headingOf(chapter));
        m_chapters->addItem(tr("New chapter"));
        m_chapters->setCurrentRow(std::clamp(row, 0, m_chapters->count() - 1));
    }
    showChapter();
}

void MakeStudyDesk::fillPowers(const Board *board, PowerId power)
{
    const QSignalBlocker quiet(m_power);
    m_power->clear();
    m_power->addItem(tr("nobody's: they are shown"), noPower);
    for (int i = 0; board && i < board->powerCount(); ++i)
        m_power->addItem(powerName(*board, PowerId(i)), i);
    m_power->setCurrentIndex(std::max(0, m_power->findData(power.valid() ? power.index() : noPower)));
}

/// The position that is shown, as it was or is to be ordered.
void MakeStudyDesk::add()
{
    if (!m_document.hasGame())
        return;
    if (!isDraft()) {
        m_chapters->setCurrentRow(m_chapters->count() - 1);
        m_heading->setFocus();
        return say(tr("Write the new chapter here, then add it."));
    }
    if (m_study.chapters.size() >= Study::mostChapters)
        return say(tr("A study has %1 chapters at most.").arg(Study::mostChapters));
    const Game &game = m_document.game();
    StudyChapter chapter = m_draft;
    GameCase &board = chapter.board;
    board.variant = game.variantPointer();
    board.settings = game.settings();
    board.rules = game.rules();
    const bool now = m_document.viewsPresent();
    board.position = now ? game.position() : game.told(m_document.viewedTurn()).before;
    board.orders = now ? game.orders() : game.told(m_document.viewedTurn()).orders;
    for (const Note &note : m_document.notesFor({})) {
        if (note.phase == board.position.phase)
            chapter.notes.push_back(note);
    }
    if (chapter.power.valid()) {
        const auto expect = expectationOf(board, chapter.power);
        if (!expect)
            return say(tr("Without these orders of %1 the season would come out the same: there is nothing to ask.")
                           .arg(powerName(*board.variant->board, chapter.power)));
        board.expect = *expect;
    } else {
        chapter.right = chapter.wrong = {};
    }
    m_study.chapters.push_back(std::move(chapter));
    m_draft = {};
    fillChapters(static_cast<int>(m_study.chapters.size()));
    say(tr("Added: chapter %1.").arg(m_study.chapters.size()));
    m_heading->setFocus();
}

void MakeStudyDesk::remove()
{
    const int row = m_chapters->currentRow();
    if (isDraft())
        return;
    m_study.chapters.erase(m_study.chapters.begin() + row);
    fillChapters(row);
}

void MakeStudyDesk::shift(int by)
{
    const int row = m_chapters->currentRow();
    const int to = row + by;
    if (isDraft() || to < 0 || to >= static_cast<int>(m_study.chapters.size()))
        return;
    std::swap(m_study.chapters[static_cast<std::size_t>(row)], m_study.chapters[static_cast<std::size_t>(to)]);
    fillChapters(to);
}

void MakeStudyDesk::showChapter()
{
    const StudyChapter &chapter = shown();
    const QSignalBlocker quiet[] = {QSignalBlocker(m_heading), QSignalBlocker(m_text), QSignalBlocker(m_hints),
                                    QSignalBlocker(m_right), QSignalBlocker(m_wrong)};
    m_heading->setText(sayingText(chapter.title));
    m_text->setPlainText(sayingText(chapter.text));
    m_right->setText(sayingText(chapter.right));
    m_wrong->setText(sayingText(chapter.wrong));
    m_hints->setPlainText(hintLines(chapter));
    fillPowers(!isDraft()             ? chapter.board.variant->board.get()
               : m_document.hasGame() ? &m_document.board()
                                      : nullptr,
               chapter.power);
    follow();
}

/// Whatever is typed is in the chapter at once. What stays as it was keeps its other languages.
void MakeStudyDesk::keep()
{
    StudyChapter &chapter = shown();
    const auto keepSaid = [](Saying &saying, const QString &text) {
        if (sayingText(saying) != text.trimmed())
            saying = said(text);
    };
    keepSaid(chapter.title, m_heading->text());
    if (sayingText(chapter.text) != m_text->toPlainText().trimmed())
        chapter.paper = {}; // it said what the text said before
    keepSaid(chapter.text, m_text->toPlainText());
    keepSaid(chapter.right, m_right->text());
    keepSaid(chapter.wrong, m_wrong->text());
    if (const QString typed = m_hints->toPlainText(); typed != hintLines(chapter)) {
        chapter.hints.clear();
        for (const QString &hint : typed.split(u'\n', Qt::SkipEmptyParts).mid(0, Study::mostHints))
            chapter.hints.push_back(said(hint));
    }
    if (isDraft())
        m_draft.power = m_power->currentData() == noPower ? PowerId() : PowerId(m_power->currentData().toInt());
    else
        m_chapters->currentItem()->setText(headingOf(chapter));
    follow();
}

void MakeStudyDesk::follow()
{
    const bool asks = m_power->currentData().toInt() != noPower;
    for (QWidget *field : std::initializer_list<QWidget *>{m_hints, m_right, m_wrong})
        field->setEnabled(asks);
    const int row = m_chapters->currentRow();
    m_power->setEnabled(isDraft()); // an answer is proved when it is added
    m_remove->setEnabled(!isDraft());
    m_up->setEnabled(!isDraft() && row > 0);
    m_down->setEnabled(!isDraft() && row + 1 < static_cast<int>(m_study.chapters.size()));
    m_save->setEnabled(!m_study.chapters.empty() && !m_title->text().trimmed().isEmpty());
}

void MakeStudyDesk::say(const QString &sentence)
{
    m_said->setText(sentence);
    follow();
}

void MakeStudyDesk::chooseFile()
{
    QDir().mkpath(StudyBook::userFolder());
    const QString proposed = StudyBook::userFolder() + u'/' + nameOfFile(m_title->text().trimmed()) + u".json"_s;
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the study"), proposed, tr("Studies (%1)").arg(u"*.json"_s));
    if (!path.isEmpty())
        save(path);
}

void MakeStudyDesk::chooseStudy()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a study"), StudyBook::userFolder(),
                                                      tr("Studies (%1)").arg(u"*.json"_s));
    if (!path.isEmpty())
        addFrom(path);
}

/// Its chapters come after those that are there: nothing is lost.
bool MakeStudyDesk::addFrom(const QString &path)
{
    const auto entry = StudyBook::read(path, m_document.variants());
    if (!entry) {
        say(entry.error());
        return false;
    }
    const Study &study = entry.value().study;
    const std::size_t there = m_study.chapters.size();
    if (there + study.chapters.size() > Study::mostChapters) {
        say(tr("A study has %1 chapters at most.").arg(Study::mostChapters));
        return false;
    }
    if (there == 0 && m_title->text().trimmed().isEmpty()) {
        m_study.title = study.title;
        m_title->setText(sayingText(study.title));
    }
    m_study.chapters.insert(m_study.chapters.end(), study.chapters.begin(), study.chapters.end());
    fillChapters(static_cast<int>(there));
    say(tr("Its chapters stand in the list. What you type is kept in the chosen one."));
    return true;
}

bool MakeStudyDesk::save(const QString &path)
{
    if (sayingText(m_study.title) != m_title->text().trimmed())
        m_study.title = said(m_title->text());
    const auto written = writeWhole(path, QByteArray::fromStdString(writeStudy(m_study)));
    if (!written) {
        say(written.error());
        return false;
    }
    say(tr("Saved. It stands in the list of studies if it lies in %1.")
            .arg(QDir::toNativeSeparators(StudyBook::userFolder())));
    Q_EMIT saved(path);
    return true;
}

} // namespace entente::app
