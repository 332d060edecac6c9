#include "desks/colourspage.h"

#include "document/table.h"
#include "look/formlabels.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/symbols.h"
#include "sheet/palette.h"
#include "words/names.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int emblem = 22;

} // namespace

ColoursPage::ColoursPage(std::shared_ptr<const Board> board, std::function<MapLook()> look, QWidget *parent)
    : QWidget(parent), m_board(std::move(board)), m_look(std::move(look)), m_powers(Table::standard(*m_board).seats)
{
    setObjectName(u"coloursPage"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    auto *told =
        quietText(this, tr("These colours count in every game, for every power of that name. A colour that a new "
                           "game gives to a seat comes before them."));
    column->addWidget(told);
    auto *form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const PowerId power : m_powers) {
        const QString title = powerName(*m_board, power);
        auto *box =
            named(new QComboBox(this), u"own-"_s + fromUtf8(m_board->power(power).id), tr("Colour of %1").arg(title));
        box->setIconSize(QSize(emblem, emblem));
        box->addItem(tr("As on the map"), QString());
        for (const Swatch &swatch : swatches()) {
            QPixmap square(16, 16);
            square.fill(swatch.base);
            box->addItem(square, swatch.name, swatch.id);
        }
        form->addRow(title, box);
        connect(box, &QComboBox::activated, this, [this, power, box] { choose(power, box->currentData().toString()); });
        m_boxes.push_back(box);
    }
    levelLabels(*form);
    column->addSpacing(metrics::floatMargin);
    column->addLayout(form);
    m_says = plainLabel(this, u"ownColoursSay"_s);
    column->addWidget(m_says);
    auto *back = named(new QPushButton(tr("All as on the map"), this), u"coloursOfMap"_s);
    back->setAutoDefault(false);
    back->setToolTip(tr("A map's own colours are chosen so that eyes of every kind can tell them apart."));
    back->setAccessibleDescription(back->toolTip());
    connect(back, &QPushButton::clicked, this, [this] {
        for (const PowerId power : m_powers)
            keepColour(*m_board, power, QString());
        Q_EMIT chosen();
        refresh();
    });
    column->addWidget(back, 0, Qt::AlignLeft);
    column->addStretch(1);
    refresh();
}

void ColoursPage::choose(PowerId power, const QString &swatch)
{
    keepColour(*m_board, power, swatch);
    Q_EMIT chosen();
    refresh();
}

void ColoursPage::refresh()
{
    const std::map<PowerId, QString> own = ownColours(*m_board);
    for (std::size_t i = 0; i < m_powers.size(); ++i) {
        const auto swatch = own.find(m_powers[i]);
        m_boxes[i]->setCurrentIndex(
            std::max(0, m_boxes[i]->findData(swatch == own.end() ? QString() : swatch->second)));
    }
    const MapLook look = m_look();
    m_says->setText(likeness(*m_board, look.livery, m_powers, own, look.sheet ? look.sheet->paper() : Pigments()));
}

} // namespace entente::app
