#include "desks/rulesdesk.h"

#include "desks/rulescards.h"
#include "document/wholefile.h"
#include "look/theme.h"
#include "words/names.h"

#include <QAbstractTextDocumentLayout>
#include <QDialogButtonBox>
#include <QFile>
#include <QHash>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize pictureSize(560, 320);

/// A page that has its pictures itself; those of a document are gone with its text. It loads no others: a variant's
/// rules
/// come from whoever made its folder.
class RulesPage : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

    QHash<QString, QImage> pictures;

protected:
    QVariant loadResource(int, const QUrl &name) override
    {
        const auto picture = pictures.constFind(name.toString());
        return picture == pictures.constEnd() ? QVariant() : QVariant(*picture);
    }
};

} // namespace

RulesDesk::RulesDesk(std::shared_ptr<const Variant> variant, const QString &folder, const MapLook &look, QWidget *parent)
    : QDialog(parent), m_variant(std::move(variant)), m_folder(folder), m_look(look)
{
    setObjectName(u"rulesDesk"_s);
    setWindowTitle(tr("Rules: %1").arg(fromUtf8(m_variant->title)));
    resize(920, 680);
    m_chapters = new QListWidget(this);
    m_chapters->setObjectName(u"rulesChapters"_s);
    m_chapters->setAccessibleName(tr("Chapters"));
    m_chapters->setFixedWidth(metrics::leftPanel);
    m_chapters->setWordWrap(true);
    m_chapters->setSpacing(3);
    auto *page = new RulesPage(this);
    m_page = page;
    m_page->setObjectName(u"rulesPage"_s);
    m_page->setAccessibleName(tr("Rules"));
    m_page->setOpenLinks(false);
    auto *row = new QHBoxLayout;
    row->setSpacing(metrics::floatMargin);
    row->addWidget(m_chapters);
    row->addWidget(m_page, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeRules"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    column->setSpacing(metrics::floatMargin);
    column->addLayout(row, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_chapters, &QListWidget::currentRowChanged, this, &RulesDesk::turnTo);
    m_page->document()->setDocumentMargin(metrics::margin);
    readRules();
    int number = 0;
    for (const RulesCard &card : readCards(m_variant, m_folder)) {
        const QString name = u"card-%1"_s.arg(number++);
        page->pictures.insert(name, cardPicture(card, m_look, pictureSize * devicePixelRatioF()));
        addExample(card, name);
    }
    if (number > 0)
        m_chapters->addItem(tr("Examples (%n)", nullptr, number));
    m_chapters->setCurrentRow(0);
    m_chapters->setFocus();
}

/// Chapters are the second headings of the text; before them stands the title.
void RulesDesk::readRules()
{
    QString path = m_folder + u"/rules.%1.md"_s.arg(tr("en",
        "the code of this very language: rules.CODE.md is read where there is one"));
    if (!QFile::exists(path))
        path = m_folder + u"/rules.md"_s;
    const auto rules = readWhole(path);
    m_rules = rules ? QString::fromUtf8(*rules) : QString();
    if (m_rules.isEmpty())
        m_rules = tr("This variant has no rules of its own to read.");
    m_chapters->addItem(fromUtf8(m_variant->title));
    for (const QString &line : m_rules.split(u'\n')) {
        if (line.startsWith("## "_L1))
            m_chapters->addItem(line.mid(3).trimmed());
    }
}

void RulesDesk::addExample(const RulesCard &card, const QString &picture)
{
    m_examples += u"<p><img src=\"%1\" width=\"%2\" height=\"%3\"></p>"_s.arg(picture).arg(pictureSize.width()).arg(pictureSize.height());
    m_examples += cardText(*m_variant->board, card);
    if (!card.rule.isEmpty())
        m_examples += u"<p><small>%1</small></p>"_s.arg(card.rule.toHtmlEscaped());
    m_examples += u"<hr>"_s;
}

void RulesDesk::turnTo(int chapter)
{
    const bool examples = !m_examples.isEmpty() && chapter == m_chapters->count() - 1;
    if (examples != m_showsExamples || m_page->document()->isEmpty()) {
        if (examples)
            m_page->setHtml(m_examples);
        else
            m_page->setMarkdown(m_rules);
        m_showsExamples = examples;
    }
    QTextBlock block = m_page->document()->begin();
    for (int heading = 0; !examples && block.isValid(); block = block.next()) {
        heading += block.blockFormat().headingLevel() == 2;
        if (heading == chapter)
            break;
    }
    const qreal top = block.isValid() ? m_page->document()->documentLayout()->blockBoundingRect(block).top() : 0;
    m_page->verticalScrollBar()->setValue(chapter == 0 || examples ? 0 : static_cast<int>(top) - metrics::floatMargin);
}

} // namespace entente::app
