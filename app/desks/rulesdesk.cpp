#include "desks/rulesdesk.h"

#include "desks/rulespage.h"
#include "desks/rulestext.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "rules/paragraphs.h"
#include "words/names.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize exampleSize(560, 320);
constexpr QLatin1StringView cardPrefix("card-"); ///< of a picture's name, before the number of its card

} // namespace

RulesDesk::RulesDesk(std::shared_ptr<const Variant> variant, const QString &folder, const MapLook &look,
                     QWidget *parent)
    : Sheet(QSize(920, 680), parent), m_variant(std::move(variant)), m_folder(folder), m_look(look)
{
    setObjectName(u"rulesDesk"_s);
    setWindowTitle(tr("Rules: %1").arg(fromUtf8(m_variant->title)));
    m_chapters = named(new QListWidget(this), u"rulesChapters"_s, tr("Chapters"));
    m_chapters->setFixedWidth(metrics::leftPanel);
    m_chapters->setWordWrap(true);
    m_chapters->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_chapters->setSpacing(3);
    m_page = named(new RulesPage(this), u"rulesPage"_s, tr("Rules"));
    auto *row = new QHBoxLayout;
    row->setSpacing(metrics::floatMargin);
    row->addWidget(m_chapters);
    row->addWidget(m_page, 1);
    auto *buttons = closeButtons(u"closeRules"_s);
    QVBoxLayout *const column = page();
    column->addLayout(row, 1);
    setFoot(buttons);
    connect(m_chapters, &QListWidget::currentRowChanged, this, &RulesDesk::turnTo);
    connect(m_page, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) { showRule(link.fragment()); });
    readRules();
    m_cards = readCards(m_variant, m_folder);
    for (std::size_t number = 0; number < m_cards.size(); ++number)
        addExample(m_cards[number], cardPrefix + QString::number(number));
    if (!m_cards.empty())
        m_chapters->addItem(tr("Examples (%n)", nullptr, static_cast<int>(m_cards.size())));
    m_page->picture = [this](const QString &name) { return example(name); };
    m_chapters->setCurrentRow(0);
    m_chapters->setFocus();
}

/// Chapters are the second headings of the text; before them stands the title.
void RulesDesk::readRules()
{
    m_rules = rulesText(*m_variant, m_folder);
    m_chapters->addItem(fromUtf8(m_variant->title));
    for (const QString &line : m_rules.split(u'\n')) {
        if (line.startsWith("## "_L1))
            m_chapters->addItem(line.mid(3).trimmed());
    }
}

/// A card: its title, who acts when (where the powers act in turn), the picture, what became of each order, why, and
/// the paragraphs.
void RulesDesk::addExample(const RulesCard &card, const QString &picture)
{
    const Board &board = *m_variant->board;
    if (!card.name.isEmpty())
        m_examples += u"<h3>%1</h3>"_s.arg(card.name.toHtmlEscaped());
    if (const QString order = cardSchedule(board, card); !order.isEmpty())
        m_examples += u"<p>%1</p>"_s.arg(order.toHtmlEscaped());
    m_examples += u"<p><img src=\"%1\" width=\"%2\" height=\"%3\"></p>"_s.arg(picture)
                      .arg(exampleSize.width())
                      .arg(exampleSize.height());
    m_examples += cardText(board, card);
    if (!card.why.isEmpty())
        m_examples += u"<p>%1</p>"_s.arg(card.why.toHtmlEscaped());
    QStringList links;
    for (const std::string &mark : citedParagraphs(card.rule.toStdString(), m_variant->title))
        links += u"<a href=\"#%1\">%1</a>"_s.arg(fromUtf8(mark));
    if (!links.isEmpty())
        m_examples += u"<p>%1</p>"_s.arg(tr("Rule: %1").arg(links.join(u", "_s)));
    m_examples += u"<hr>"_s;
}

QImage RulesDesk::example(const QString &name) const
{
    bool isNumber = false;
    const std::size_t number = name.startsWith(cardPrefix) ? name.mid(cardPrefix.size()).toULongLong(&isNumber) : 0;
    return isNumber && number < m_cards.size() ? cardPicture(m_cards[number], m_look, exampleSize * devicePixelRatioF())
                                               : QImage();
}

void RulesDesk::turnTo(int chapter)
{
    const bool examples = !m_examples.isEmpty() && chapter == m_chapters->count() - 1;
    if (examples)
        m_page->setExamples(m_examples);
    else if (m_showsExamples || m_page->document()->isEmpty())
        m_page->setRules(m_rules);
    m_showsExamples = examples;
    if (!examples)
        m_page->showChapter(chapter);
}

void RulesDesk::showRule(const QString &citation)
{
    for (const std::string &mark : citedParagraphs(citation.toStdString(), m_variant->title)) {
        if (m_showsExamples || m_page->document()->isEmpty()) {
            m_page->setRules(m_rules);
            m_showsExamples = false;
        }
        int chapter = m_page->showParagraph(fromUtf8(mark));
        if (chapter < 0)
            chapter = m_page->showParagraph(fromUtf8(wholeParagraph(mark)));
        if (chapter < 0)
            continue;
        const QSignalBlocker still(m_chapters);
        m_chapters->setCurrentRow(chapter);
        return;
    }
}

} // namespace entente::app
