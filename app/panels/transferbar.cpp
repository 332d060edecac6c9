#include "panels/transferbar.h"

#include "look/onchange.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "orders/supply.h"
#include "words/names.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

TransferBar::TransferBar(GameDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"transferBar"_s);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(16, 8, 16, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    m_title = new QLabel(this);
    m_title->setFont(uiFont(metrics::small, 600));
    m_giver = named(new QComboBox(this), u"transferGiver"_s);
    m_receiver = named(new QComboBox(this), u"transferReceiver"_s);
    m_slider = named(new QSlider(Qt::Horizontal, this), u"transferSlider"_s);
    m_slider->setPageStep(1);
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_points = named(new QSpinBox(this), u"transferPoints"_s);
    m_points->setKeyboardTracking(false);
    m_points->setButtonSymbols(QAbstractSpinBox::NoButtons); // the slider steps
    m_limit = new QLabel(this);
    m_limit->setFont(uiFont(metrics::small, 400));
    m_limit->setWordWrap(true);
    grid->addWidget(m_title, 0, 0, 1, 2);
    grid->addWidget(m_giver, 1, 0);
    grid->addWidget(m_receiver, 1, 1);
    grid->addWidget(m_slider, 2, 0);
    grid->addWidget(m_points, 2, 1);
    grid->addWidget(m_limit, 3, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);

    connect(m_giver, &QComboBox::currentIndexChanged, this, &TransferBar::refresh);
    connect(m_receiver, &QComboBox::currentIndexChanged, this, &TransferBar::refresh);
    connect(m_points, &QSpinBox::valueChanged, this, &TransferBar::give);
    // While the handle is dragged the figure follows; the order is given when it is let go.
    connect(m_slider, &QSlider::sliderMoved, this, [this](int points) {
        const QSignalBlocker quiet(m_points);
        m_points->setValue(points);
    });
    connect(m_slider, &QSlider::sliderReleased, this, [this] { give(m_slider->value()); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int points) {
        if (!m_slider->isSliderDown())
            give(points);
    });
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind != Change::Kind::File)
            refresh();
    });
    retranslate();
    onChange(this, {QEvent::LanguageChange}, [this] { retranslate(); });
}

void TransferBar::setGiver(PowerId power, bool everyone)
{
    m_power = power;
    m_everyone = everyone;
    auto *grid = static_cast<QGridLayout *>(layout());
    grid->addWidget(m_receiver, 1, everyone ? 1 : 0, 1,
                    everyone ? 1 : 2); // the giver's place is free where it is known
    refresh();
}

void TransferBar::choose(PowerId power)
{
    if (const int index = power.valid() ? m_giver->findData(power.index()) : -1; m_everyone && index >= 0)
        m_giver->setCurrentIndex(index);
}

PowerId TransferBar::giver() const
{
    return m_everyone && m_giver->currentIndex() >= 0 ? PowerId(m_giver->currentData().toInt()) : m_power;
}

PowerId TransferBar::receiver() const
{
    return m_receiver->currentIndex() >= 0 ? PowerId(m_receiver->currentData().toInt()) : PowerId();
}

int TransferBar::givenTo(PowerId to) const
{
    for (const GivenOrder &given : m_document.game().orders()) {
        const auto *transfer = std::get_if<Transfer>(&given.order.action);
        if (transfer && given.power == giver() && transfer->to == to)
            return transfer->points;
    }
    return 0;
}

void TransferBar::refresh()
{
    const bool open = m_document.hasGame() && m_document.viewsPresent() && playsByPoints(m_document.board())
                      && m_document.game().position().phase.stage == Stage::Adjustments
                      && (m_everyone || m_power.valid());
    setVisible(open);
    if (!open || m_quiet)
        return;
    m_quiet = true;
    const Board &board = m_document.board();
    const auto fill = [&](QComboBox &box, auto may) {
        const QVariant kept = box.currentData();
        box.clear();
        for (int p = 0; p < board.powerCount(); ++p) {
            if (may(PowerId(p)))
                box.addItem(powerName(board, PowerId(p)), p);
        }
        box.setCurrentIndex(kept.isValid() ? box.findData(kept) : -1);
    };
    m_giver->setVisible(m_everyone);
    const std::vector<PowerId> &seats = m_document.table().seats;
    fill(*m_giver, [&](PowerId power) { return std::find(seats.begin(), seats.end(), power) != seats.end(); });
    m_giver->setCurrentIndex(std::max(0, m_giver->currentIndex()));
    // Nobody is proposed: whoever writes the figure first would give it to the first of the list.
    fill(*m_receiver, [&](PowerId power) { return canReceive(board, giver(), power); });

    const int limit = transferLimit(ownPoints(board, m_document.game().position(), giver()));
    const int here = givenTo(receiver());
    const int elsewhere = pointsGiven(board, m_document.game().orders(), giver()) - here;
    const int most = std::max(here, limit - elsewhere);
    m_slider->setRange(0, most);
    m_points->setRange(0, most);
    m_slider->setValue(here);
    m_points->setValue(here);
    const bool possible = most > 0 && receiver().valid();
    m_slider->setEnabled(possible);
    m_points->setEnabled(possible);
    m_limit->setText(
        elsewhere > 0
            ? tr("You may give at most a fifth of your points: %1. Given so far: %2.").arg(limit).arg(elsewhere)
            : tr("You may give at most a fifth of your points: %1.").arg(limit));
    m_quiet = false;
}

void TransferBar::give(int points)
{
    if (m_quiet || !receiver().valid() || points == givenTo(receiver()))
        return;
    const Transfer transfer{receiver(), static_cast<std::uint8_t>(points)};
    if (points > 0)
        m_document.setOrder(giver(), {{}, {}, Layer::Field, transfer});
    else
        m_document.dropOrder(
            {giver(), {{}, {}, Layer::Field, Transfer{receiver(), static_cast<std::uint8_t>(givenTo(receiver()))}}});
}

void TransferBar::retranslate()
{
    m_title->setText(tr("Give supply points"));
    m_giver->setAccessibleName(tr("Who gives"));
    m_giver->setToolTip(tr("Who gives"));
    m_receiver->setAccessibleName(tr("Who receives"));
    m_receiver->setToolTip(tr("Who receives"));
    m_receiver->setPlaceholderText(tr("To whom?"));
    m_slider->setAccessibleName(tr("Points to give"));
    m_slider->setToolTip(tr("Points to give"));
    m_points->setAccessibleName(tr("Points to give"));
    m_points->setToolTip(tr("Points to give"));
    refresh();
}

} // namespace entente::app
