#include "desks/emblemheader.h"

#include "look/theme.h"

#include <QIcon>
#include <QPainter>

namespace entente::app {

namespace {

QFont headFont()
{
    return uiFont(metrics::base - 1);
}

} // namespace

EmblemHeader::EmblemHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

int EmblemHeader::widthFor(const QString &words) const
{
    return emblem + 3 * gap + QFontMetrics(headFont()).horizontalAdvance(words);
}

void EmblemHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    QStyleOptionHeader option; // the ground and its line, by the style
    initStyleOption(&option);
    option.rect = rect;
    option.section = section;
    painter->save();
    style()->drawControl(QStyle::CE_HeaderSection, &option, painter, this);
    const auto icon = model()->headerData(section, orientation(), Qt::DecorationRole).value<QIcon>();
    const QRect sign(rect.left() + gap, rect.top() + (rect.height() - emblem) / 2, emblem, emblem);
    icon.paint(painter, sign);
    const QRect words = rect.adjusted(emblem + 2 * gap, 0, -gap, 0);
    painter->setFont(headFont());
    painter->setPen(coloursOf(window()).quiet); // its own ground is the style sheet's, and tells nothing of the theme
    const QString text = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, words.width()));
    painter->restore();
}

} // namespace entente::app
