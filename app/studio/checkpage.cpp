#include "studio/checkpage.h"

#include "look/widgets.h"
#include "studio/beside.h"
#include "checks/foldercheck.h"
#include "look/theme.h"
#include "studio/centreways.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QCoreApplication>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int placeRole = Qt::UserRole;
constexpr int passageRole = Qt::UserRole + 1;

/// Rows as high as their sentences: the list's own way forgets that the rows have edges, and cuts a sentence that needs
/// a second line for its last word.
class SentenceRows : public QStyledItemDelegate {
public:
    explicit SentenceRows(QListView &list) : QStyledItemDelegate(&list), m_list(list) {}

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int width = m_list.viewport()->width();
        const QRect room(0, 0, width - edge, QWIDGETSIZE_MAX);
        const QString sentence = index.data().toString();
        const int text = option.fontMetrics.boundingRect(room, Qt::TextWordWrap, sentence).height();
        return {width, std::max(text + lines, QStyledItemDelegate::sizeHint(option, index).height())};
    }

private:
    static constexpr int edge = 24; // of both sides, with what the style keeps free beside a text
    static constexpr int lines = 12;

    QListView &m_list;
};

} // namespace

CheckPage::CheckPage(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"studioCheckPage"_s);
    m_summary = plainLabel(this, u"studioCheckSummary"_s);
    m_list = named(new QListWidget(this), u"studioFindings"_s, tr("Findings"));
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setItemDelegate(new SentenceRows(*m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::floatMargin, metrics::floatMargin, metrics::floatMargin, metrics::floatMargin);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    m_waysTitle = new QLabel(tr("Moves to the nearest neutral centres"), this);
    m_waysTitle->setFont(uiFont(metrics::base, 600));
    m_ways = named(new QListWidget(this), u"studioWays"_s, m_waysTitle->text());
    m_ways->setToolTip(tr("Without convoys, for whoever comes there first: an army or a fleet"));
    m_ways->setWordWrap(true);
    m_ways->setResizeMode(QListView::Adjust);
    m_ways->setItemDelegate(new SentenceRows(*m_ways));
    m_ways->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_waysTitle);
    column->addWidget(m_ways, 1);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (!item)
            return;
        if (const int place = item->data(placeRole).toInt(); place >= 0)
            m_document.choosePlace(place);
        if (const int passage = item->data(passageRole).toInt(); passage >= 0)
            m_document.choosePassage(passage);
    });
    connect(&document, &SketchDocument::changed, this, &CheckPage::fill);
    connect(&document, &SketchDocument::saved, this, &CheckPage::checkFolder);
}

void CheckPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_document.save();
    checkFolder();
}

/// The place that a sentence names: the longest name in it that is one.
int CheckPage::placeIn(const QString &sentence) const
{
    int found = -1;
    qsizetype longest = 0;
    const BoardSketch &sketch = m_document.sketch();
    for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
        const QString name = fromUtf8(sketch.place(i).name);
        if (name.size() > longest && sentence.contains(name)) {
            found = i;
            longest = name.size();
        }
    }
    return found;
}

void CheckPage::fill()
{
    const QSignalBlocker quiet(m_list);
    const int row = m_list->currentRow();
    m_list->clear();
    int stops = 0;
    const auto add = [this](const QString &sentence, int place, int passage, bool grave) {
        auto *item = new QListWidgetItem(sentence, m_list);
        item->setData(placeRole, place);
        item->setData(passageRole, passage);
        if (grave)
            item->setForeground(coloursOf(this).failure);
    };
    for (const SketchFinding &finding : m_document.findings()) {
        stops += finding.stops;
        add(finding.stops ? tr("Stops play: %1").arg(spoken(finding.sentence)) : spoken(finding.sentence),
            finding.place, finding.passage, finding.stops);
    }
    for (const QString &sentence : std::as_const(m_ofFolder))
        add(sentence, placeIn(sentence), -1, false);
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    fillWays();
    m_summary->setText(stops > 0 ? tr("%n thing(s) must be mended before it can be played.", nullptr, stops)
                       : m_list->count() == 0 && m_checking ? tr("It can be played. Its folder is being checked…")
                       : m_list->count()
                           ? tr("It can be played. %n thing(s) should be looked at.", nullptr, m_list->count())
                           : tr("It can be played, and nothing is doubtful."));
    Q_EMIT counted(m_list->count());
}

/// A line for each power: who begins far from everything is behind from the start.
void CheckPage::fillWays()
{
    constexpr std::size_t most = 6;
    m_ways->clear();
    const BoardSketch &sketch = m_document.sketch();
    const auto ways = waysToNeutralCentres(sketch);
    for (std::size_t power = 0; power < ways.size(); ++power) {
        QStringList each;
        for (std::size_t i = 0; i < std::min(most, ways[power].size()); ++i)
            each += tr("%1 (%2)", "a centre, moves")
                        .arg(fromUtf8(sketch.place(ways[power][i].place).name))
                        .arg(ways[power][i].moves);
        if (ways[power].size() > most)
            each += u"…"_s;
        if (!each.isEmpty())
            m_ways->addItem(
                tr("%1: %2", "a power, centres").arg(fromUtf8(sketch.powers[power].name), each.join(u", "_s)));
    }
    m_waysTitle->setVisible(m_ways->count() > 0);
    m_ways->setVisible(m_ways->count() > 0);
}

/// Beside the window, for a large board takes its time; an answer that comes after another question is dropped.
void CheckPage::checkFolder()
{
    m_asked = std::make_shared<int>();
    m_checking = isVisible() && m_document.isPlayable();
    if (!m_checking)
        m_ofFolder.clear();
    fill();
    if (!m_checking)
        return;
    workBeside([folder = m_document.folder(), asked = m_asked, page = QPointer(this)] {
        const QStringList found = FolderCheck(folder).run();
        QMetaObject::invokeMethod(qApp, [found, asked, page] {
            if (!page || page->m_asked != asked)
                return;
            page->m_checking = false;
            page->m_ofFolder = found;
            page->fill();
        });
    });
}

} // namespace entente::app
