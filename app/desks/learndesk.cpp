#include "desks/learndesk.h"

#include "look/mainbutton.h"
#include "look/onchange.h"
#include "look/rank.h"
#include "look/widgets.h"
#include "words/names.h"
#include "words/sayings.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostTaught = 60; // letters of titles, before the last one

/// What the chapters are called.
QString taught(const Study &study)
{
    QStringList titles;
    for (const StudyChapter &chapter : study.chapters)
        titles += sayingText(chapter.title);
    qsizetype letters = 0, shown = 0;
    while (shown < titles.size() && letters <= mostTaught)
        letters += titles[shown++].size();
    if (shown < titles.size())
        titles = titles.mid(0, shown) + QStringList(u"…"_s);
    return titles.join(u" · "_s);
}

/// To read it, and to write the orders of each chapter that asks for some.
int minutesOf(const Study &study)
{
    constexpr qsizetype lettersAMinute = 900; // of a slow reader
    qsizetype letters = 0;
    int minutes = 1;
    for (const StudyChapter &chapter : study.chapters) {
        letters += sayingText(chapter.text).size();
        minutes += chapter.power.valid();
    }
    return minutes + static_cast<int>(letters / lettersAMinute);
}

} // namespace

LearnDesk::LearnDesk(const VariantLibrary &library, QWidget *parent)
    : Sheet(u"learnDesk"_s, tr("Learn"), QSize(900, 480), parent), m_library(library), m_book(library)
{
    m_table = rowTable(this, u"studies"_s, tr("Studies"), headings());
    m_table->horizontalHeader()->setSectionResizeMode(Teaches, QHeaderView::Stretch);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_table, &QTableWidget::resizeRowsToContents);
    auto *buttons = closeButtons(u"closeLearn"_s);
    m_open = named(buttons->addButton(QString(), QDialogButtonBox::ActionRole), u"openStudy"_s);
    m_open->setProperty("english", u"Open"_s);
    setMainButton(*m_open);
    m_pdf = named(buttons->addButton(QString(), QDialogButtonBox::ActionRole), u"studyPdf"_s);
    m_pdf->setAutoDefault(false);
    connect(m_pdf, &QPushButton::clicked, this, [this] {
        if (const StudyBook::Entry *entry = current())
            Q_EMIT pdfWanted(*entry);
    });
    connect(m_open, &QPushButton::clicked, this, &LearnDesk::open);
    connect(m_table, &QTableWidget::activated, this, &LearnDesk::open);
    page()->addWidget(m_table, 1);
    if (!m_book.unread().isEmpty())
        page()->addWidget(plainLabel(this, u"unreadStudies"_s, m_book.unread().join(u'\n')));
    m_says = plainLabel(this, u"learnSays"_s);
    m_says->hide();
    page()->addWidget(m_says);
    setFoot(buttons);
    tellButtons();
    fill();
    m_table->setFocus();
    onChange(this, {QEvent::LanguageChange}, [this] {
        setWindowTitle(tr("Learn"));
        m_table->setAccessibleName(tr("Studies"));
        m_table->setHorizontalHeaderLabels(headings());
        tellButtons();
        m_book = StudyBook(m_library); // names of openings
        fill();
    });
}

void LearnDesk::tellButtons()
{
    m_open->setText(tr("Open"));
    m_pdf->setText(tr("Save as PDF…"));
    m_pdf->setToolTip(tr("To be printed: maps, lines to write orders on, and the answers at the end"));
}

void LearnDesk::say(const QString &sentence, bool failed)
{
    m_says->setText(sentence);
    m_says->show();
    setFailed(*m_says, failed);
}

QStringList LearnDesk::headings()
{
    return {tr("Study"), tr("What it teaches"), tr("Board"), tr("Length"), tr("Chapters done")};
}

/// The first study that is not done is chosen.
void LearnDesk::fill()
{
    const std::vector<StudyBook::Entry> &entries = m_book.entries();
    m_table->setRowCount(static_cast<int>(entries.size()));
    int first = -1;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const StudyBook::Entry &entry = entries[static_cast<std::size_t>(row)];
        const int all = static_cast<int>(entry.study.chapters.size());
        const int done = static_cast<int>(StudyBook::done(entry).size());
        const QString progress = tr("%1 of %2", "chapters done, and all").arg(done).arg(all);
        const QString cells[] = {sayingText(entry.study.title), taught(entry.study),
                                 fromUtf8(entry.study.chapters.front().board.variant->title),
                                 tr("about %1 min").arg(minutesOf(entry.study)),
                                 done < all ? progress : u"✓ "_s + progress};
        for (int column = 0; column < ColumnCount; ++column)
            m_table->setItem(row, column, new QTableWidgetItem(cells[column]));
        if (first < 0 && done < all)
            first = row;
    }
    for (const int column : {Title, OnBoard, Length, Done})
        m_table->resizeColumnToContents(column);
    m_table->setCurrentCell(std::max(0, first), 0);
    m_open->setEnabled(!entries.empty());
    m_pdf->setEnabled(!entries.empty());
}

const StudyBook::Entry *LearnDesk::current() const
{
    const int row = m_table->currentRow();
    const bool any = row >= 0 && row < static_cast<int>(m_book.entries().size());
    return any ? &m_book.entries()[static_cast<std::size_t>(row)] : nullptr;
}

void LearnDesk::open()
{
    if (!current())
        return;
    const StudyBook::Entry entry = *current();
    close();
    Q_EMIT chosen(entry);
}

} // namespace entente::app
