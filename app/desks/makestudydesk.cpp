#include "desks/makestudydesk.h"

#include "document/studybook.h"
#include "document/wholefile.h"
#include "look/formmemory.h"
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
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int noPower = -1;

Saying said(const QString &text)
{
    return {text.trimmed().toStdString(), {}};
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
        if (change.kind == Change::Kind::Loaded)
            fillPowers();
    });
    fillPowers();
    follow();
    onChange(this, {QEvent::LanguageChange}, [this] { // later: its parts are about to be told, too
        QMetaObject::invokeMethod(this, &MakeStudyDesk::sayAnew, Qt::QueuedConnection);
    });
}

/// What was written stays, and so do the chapters.
void MakeStudyDesk::sayAnew()
{
    const FormMemory memory(*this);
    clear();
    setWindowTitle(tr("Make a study"));
    makeFields();
    for (const StudyChapter &chapter : m_study.chapters)
        m_chapters->addItem(headingOf(chapter));
    fillPowers();
    memory.giveBack(*this);
    follow();
    fit();
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
    connect(m_power, &QComboBox::currentIndexChanged, this, &MakeStudyDesk::follow);
    connect(m_chapters, &QListWidget::currentRowChanged, this, &MakeStudyDesk::showChapter);
    auto *buttons = closeButtons(u"closeMakeStudy"_s);
    auto *add = named(buttons->addButton(tr("Add chapter"), QDialogButtonBox::ActionRole), u"addChapter"_s);
    setMainButton(*add);
    m_remove = named(buttons->addButton(tr("Remove"), QDialogButtonBox::ActionRole), u"removeChapter"_s);
    m_save = named(buttons->addButton(tr("Save…"), QDialogButtonBox::ActionRole), u"saveStudy"_s);
    connect(add, &QPushButton::clicked, this, &MakeStudyDesk::add);
    connect(m_remove, &QPushButton::clicked, this, &MakeStudyDesk::remove);
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

void MakeStudyDesk::fillPowers()
{
    m_power->clear();
    m_power->addItem(tr("nobody's: they are shown"), noPower);
    if (!m_document.hasGame())
        return;
    const Board &board = m_document.board();
    for (int i = 0; i < board.powerCount(); ++i)
        m_power->addItem(powerName(board, PowerId(i)), i);
}

/// The position that is shown, as it was or is to be ordered.
void MakeStudyDesk::add()
{
    if (!m_document.hasGame())
        return;
    if (m_study.chapters.size() >= Study::mostChapters)
        return say(tr("A study has %1 chapters at most.").arg(Study::mostChapters));
    const Game &game = m_document.game();
    StudyChapter chapter;
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
    chapter.title = said(m_heading->text());
    chapter.text = said(m_text->toPlainText());
    const int power = m_power->currentData().toInt();
    if (power != noPower) {
        chapter.power = PowerId(power);
        const auto expect = expectationOf(board, chapter.power);
        if (!expect)
            return say(tr("Without these orders of %1 the season would come out the same: there is nothing to ask.")
                           .arg(powerName(*board.variant->board, chapter.power)));
        board.expect = *expect;
        chapter.right = said(m_right->text());
        chapter.wrong = said(m_wrong->text());
    }
    const QStringList hints = m_hints->toPlainText().split(u'\n', Qt::SkipEmptyParts);
    for (const QString &hint : hints.mid(0, Study::mostHints))
        chapter.hints.push_back(said(hint));
    m_chapters->addItem(headingOf(chapter));
    m_study.chapters.push_back(std::move(chapter));
    for (QLineEdit *field : {m_heading, m_right, m_wrong})
        field->clear();
    for (QPlainTextEdit *field : {m_text, m_hints})
        field->clear();
    say(tr("Added: chapter %1.").arg(m_study.chapters.size()));
    m_heading->setFocus();
}

void MakeStudyDesk::remove()
{
    const int row = m_chapters->currentRow();
    if (row < 0)
        return;
    m_study.chapters.erase(m_study.chapters.begin() + row);
    delete m_chapters->takeItem(row);
    follow();
}

/// What was written of it can be read, and used again.
void MakeStudyDesk::showChapter(int row)
{
    follow();
    if (row < 0 || row >= static_cast<int>(m_study.chapters.size()))
        return;
    const StudyChapter &chapter = m_study.chapters[static_cast<std::size_t>(row)];
    m_heading->setText(sayingText(chapter.title));
    m_text->setPlainText(sayingText(chapter.text));
    m_right->setText(sayingText(chapter.right));
    m_wrong->setText(sayingText(chapter.wrong));
    QStringList hints;
    for (const Saying &hint : chapter.hints)
        hints += sayingText(hint);
    m_hints->setPlainText(hints.join(u'\n'));
}

void MakeStudyDesk::follow()
{
    const bool asks = m_power->currentData().toInt() != noPower;
    for (QWidget *field : std::initializer_list<QWidget *>{m_hints, m_right, m_wrong})
        field->setEnabled(asks);
    m_remove->setEnabled(m_chapters->currentRow() >= 0);
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

bool MakeStudyDesk::save(const QString &path)
{
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
