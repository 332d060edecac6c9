#include "desks/programdesk.h"

#include "document/knownprograms.h"
#include "document/playerprogram.h"
#include "look/formlabels.h"
#include "look/mainbutton.h"
#include "look/rank.h"
#include "look/theme.h"
#include "look/widgets.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
constexpr int longestCommand = 1000;
}

ProgramDesk::ProgramDesk(QWidget *parent) : Sheet(u"programDesk"_s, tr("Program for a seat"), QSize(480, 0), parent)
{
    QVBoxLayout *const column = page();
    auto *line =
        new QLabel(tr("A program that speaks the line protocol of the manual plays a seat. It is started on this "
                      "machine, as you, whenever its seat is to order. A saved game keeps its name only, and "
                      "starts nothing before you agree."),
                   this);
    line->setWordWrap(true);
    column->addWidget(line);
    auto *form = new QFormLayout;
    m_which = named(new QComboBox(this), u"programWhich"_s, tr("Program"));
    m_which->addItem(tr("A new one"));
    m_which->addItems(knownPrograms());
    form->addRow(tr("Program"), m_which);
    m_name = named(new QLineEdit(this), u"programName"_s, tr("Name"));
    m_name->setMaxLength(longestProgramName);
    form->addRow(tr("Name"), m_name);
    m_command = named(new QLineEdit(this), u"programCommand"_s, tr("File or command"));
    m_command->setMaxLength(longestCommand);
    auto *search = named(new QPushButton(tr("Choose…"), this), u"programBrowse"_s);
    search->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->addWidget(m_command, 1);
    row->addWidget(search);
    form->addRow(tr("File or command"), row);
    levelLabels(*form);
    column->addLayout(form);
    m_says = named(new QLabel(this), u"programSays"_s);
    m_says->setWordWrap(true);
    setFailed(*m_says);
    column->addWidget(m_says);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton *ok = buttons->button(QDialogButtonBox::Ok);
    ok->setObjectName(u"programDone"_s);
    setMainButton(*ok);
    m_forget = buttons->addButton(tr("Remove from the list"), QDialogButtonBox::DestructiveRole);
    m_forget->setObjectName(u"programForget"_s);
    m_forget->setAutoDefault(false);
    setFoot(buttons);
    connect(m_which, &QComboBox::currentIndexChanged, this, &ProgramDesk::showProgram);
    connect(m_name, &QLineEdit::textEdited, m_says, &QLabel::clear);
    connect(m_command, &QLineEdit::textEdited, m_says, &QLabel::clear);
    connect(search, &QPushButton::clicked, this, &ProgramDesk::browse);
    connect(m_forget, &QPushButton::clicked, this, &ProgramDesk::forget);
    connect(buttons, &QDialogButtonBox::accepted, this, &ProgramDesk::finish);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    showProgram();
}

void ProgramDesk::showProgram()
{
    const bool known = m_which->currentIndex() > 0;
    m_name->setText(known ? m_which->currentText() : QString());
    m_name->setReadOnly(known);
    m_command->setText(known ? commandOf(m_which->currentText()) : QString());
    m_says->clear();
    m_forget->setEnabled(known);
    (known ? m_command : m_name)->setFocus();
}

void ProgramDesk::browse()
{
    auto *search = new QFileDialog(this, tr("Program for a seat"));
    search->setAttribute(Qt::WA_DeleteOnClose);
    search->setFileMode(QFileDialog::ExistingFile);
    connect(search, &QFileDialog::fileSelected, m_command, &QLineEdit::setText);
    search->open();
}

void ProgramDesk::forget()
{
    forgetProgram(m_which->currentText());
    m_which->removeItem(m_which->currentIndex());
    m_which->setCurrentIndex(0);
    Q_EMIT forgotten();
}

void ProgramDesk::finish()
{
    const QString name = m_name->text().simplified(), command = m_command->text().trimmed();
    if (name.isEmpty()) {
        m_says->setText(tr("Give the program a name."));
        m_name->setFocus();
        return;
    }
    if (PlayerProgram::wordsOf(command).isEmpty()) {
        m_says->setText(command.isEmpty() ? tr("Say which program it is.")
                                          : tr("There is no program “%1”.").arg(command));
        m_command->setFocus();
        return;
    }
    rememberProgram(name, command);
    Q_EMIT chosen(name);
    close();
}

} // namespace entente::app
