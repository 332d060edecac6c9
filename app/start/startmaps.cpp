#include "start/startpage.h"

#include "start/firstcard.h"
#include "start/startcards.h"
#include "words/names.h"

#include <QComboBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastCard = 300; ///< pixels
constexpr int mostColumns = 5;
constexpr int mostPicture = 62; ///< its height, as percents of its width

/// Those on which there is something to win: a board at work that has no centre yet is no card.
std::vector<const VariantLibrary::Entry *> finishedOf(const VariantLibrary &variants)
{
    std::vector<const VariantLibrary::Entry *> all = variants.list();
    std::erase_if(all, [](const VariantLibrary::Entry *each) { return each->variant->board->centres().empty(); });
    return all;
}

} // namespace

/// How many cards stand side by side: as few as need no more rows than the most would, so that the rows are full.
int StartPage::columnsFor(int width) const
{
    const int cards = static_cast<int>(finishedOf(m_variants).size());
    const int most = std::clamp((width - 2 * sideMargin + gap) / (leastCard + gap), 1, mostColumns);
    const int rows = std::max(1, (cards + most - 1) / most);
    return std::clamp((cards + rows - 1) / rows, 1, most);
}

void StartPage::buildCards()
{
    for (QAbstractButton *card : std::as_const(m_made)) {
        card->hide();
        card->deleteLater();
    }
    m_made.clear();
    m_columns = columnsFor(width());
    for (int i = 0; i < mostColumns; ++i)
        m_grid->setColumnStretch(i, i < m_columns ? 1 : 0);
    for (const VariantLibrary::Entry *entry : finishedOf(m_variants)) {
        const Variant &variant = *entry->variant;
        int players = 0;
        for (const Power &power : variant.board->powers())
            players += power.playable;
        auto *card = new MapCard(fromUtf8(variant.title), nameIn(placeLanguage(), variant.line, variant.lines),
                                 tr("%n players", nullptr, players), m_cards);
        const QString id = fromUtf8(variant.id);
        card->setObjectName(u"variant-"_s + id);
        card->setProperty("english", fromUtf8(variant.title));
        card->setToolTip(tr("Start a game of %1 (Enter)").arg(fromUtf8(variant.title)));
        connect(card, &QAbstractButton::clicked, this, [this, id] {
            const int mode = m_mode->currentData().toInt();
            const bool alone = mode == againstComputer;
            Q_EMIT variantChosen(id, alone ? Table::Mode::Hotseat : static_cast<Table::Mode>(mode),
                                 m_edition->currentData().toString(), alone);
        });
        const int at = static_cast<int>(m_made.size());
        m_grid->addWidget(card, at / m_columns, at % m_columns);
        m_made.append(card);
        card->setPictureHeight(m_pictureHeight);
    }
    dropPictures();
    QTimer::singleShot(0, this, &StartPage::fillHeight);
    if (m_made.isEmpty())
        say(tr("No maps found. Put the folder “maps” back beside Entente, or set ENTENTE_MAPS to it."), true);
    else if (qobject_cast<FirstCard *>(m_continue))
        beginAt(*m_made.first());
}

/// Once it is laid out. By then a game may have been opened: a page that nobody sees takes the keyboard from none.
void StartPage::beginAt(QWidget &widget)
{
    QTimer::singleShot(0, &widget, [&widget] {
        if (widget.isVisible())
            widget.setFocus();
    });
}

/// Where all cards are in sight and room is left, the pictures are as high as it lets them.
void StartPage::fillHeight()
{
    if (m_made.isEmpty())
        return;
    const int rows = (static_cast<int>(m_made.size()) + m_columns - 1) / m_columns;
    const int above = m_cards->mapTo(m_body->parentWidget(), QPoint()).y();
    const int room = findChild<QScrollArea *>(u"startScroll"_s)->viewport()->height() - above
                     - m_body->contentsMargins().bottom() + gap;
    const int most = pictureWidth() * mostPicture / 100;
    const int height = std::clamp(room / rows - gap - MapCard::textHeight, MapCard::leastPicture,
                                  std::max(most, MapCard::leastPicture));
    for (MapCard *card : std::as_const(m_made))
        card->setPictureHeight(height);
    const bool changed = height != std::exchange(m_pictureHeight, height);
    if (!m_unwanted)
        requestPictures();
    else if (changed)
        m_painting.start();
}

int StartPage::pictureWidth() const
{
    return std::max(430, (width() - 2 * sideMargin) / m_columns);
}

void StartPage::dropPictures()
{
    m_painting.stop();
    if (m_unwanted)
        *m_unwanted = true;
    m_unwanted.reset();
}

void StartPage::requestPictures()
{
    dropPictures();
    if (!isVisible()) // it asks when it is seen again
        return;
    m_unwanted = std::make_shared<std::atomic<bool>>(false);
    qsizetype at = 0;
    for (const VariantLibrary::Entry *entry : finishedOf(m_variants)) {
        if (at >= m_made.size())
            return;
        MapCard *card = m_made[at++];
        requestThumbnail(
            {entry->folder, entry->variant, entry->variant->start, QSize(pictureWidth(), m_pictureHeight),
             devicePixelRatioF(), m_dark},
            card, [card](const QImage &image) { card->setPicture(image); }, m_unwanted);
    }
}

} // namespace entente::app
