#include "desks/ownvariantsdesk.h"

#include "document/ownvariants.h"
#include "document/wholefile.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/names.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSvgRenderer>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize pictureSize(280, 170); // in pixels of the screen at 100 %

} // namespace

OwnVariantsDesk::OwnVariantsDesk(const VariantLibrary &variants, QWidget *parent)
    : Sheet(u"ownVariants"_s, tr("Your variants"), QSize(820, 560), parent), m_variants(variants)
{
    m_parts = makeParts();
    m_none = new QLabel(tr("You have none yet. Open a board of another program, and it is kept here."), this);
    m_none->setObjectName(u"noOwnVariants"_s);
    m_none->setWordWrap(true);
    m_none->setAlignment(Qt::AlignCenter);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_delete = named(buttons->addButton(tr("Delete"), QDialogButtonBox::ActionRole), u"deleteVariant"_s);
    for (QPushButton *button : {m_rename, m_delete, m_turn, m_mirror})
        button->setAutoDefault(false);
    QVBoxLayout *const column = page();
    column->setSpacing(metrics::margin);
    column->addWidget(m_parts, 1);
    column->addWidget(m_none, 1);
    column->addWidget(m_said);
    setFoot(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &OwnVariantsDesk::follow);
    connect(m_title, &QLineEdit::textChanged, this, [this] {
        const VariantLibrary::Entry *entry = chosen();
        m_rename->setEnabled(entry && m_title->text().trimmed() != fromUtf8(entry->variant->title));
    });
    connect(m_title, &QLineEdit::returnPressed, m_rename, &QPushButton::click);
    connect(m_rename, &QPushButton::clicked, this, &OwnVariantsDesk::retitleIt);
    connect(m_delete, &QPushButton::clicked, this, &OwnVariantsDesk::removeIt);
    connect(m_turn, &QPushButton::clicked, this, [this] { turnIt(ChartTurn::Clockwise); });
    connect(m_mirror, &QPushButton::clicked, this, [this] { turnIt(ChartTurn::Mirrored); });
    fill();
    m_list->setFocus();
}

/// The list, and what there is to say and to do about the one that is chosen.
QWidget *OwnVariantsDesk::makeParts()
{
    m_list = named(new QListWidget(this), u"ownVariantList"_s, tr("Your variants"));
    m_list->setMinimumWidth(160);
    m_list->setMaximumWidth(260);
    m_title = named(new QLineEdit(this), u"ownVariantTitle"_s);
    m_rename = named(new QPushButton(tr("Rename"), this), u"renameVariant"_s);
    m_board = named(new QLabel(this), u"ownVariantBoard"_s);
    m_board->setWordWrap(true);
    m_picture = named(new QLabel(this), u"ownVariantPicture"_s, tr("Its map"));
    m_picture->setFixedSize(pictureSize);
    m_picture->setAlignment(Qt::AlignCenter);
    m_turn = named(new QPushButton(tr("Turn by a quarter"), this), u"turnChart"_s);
    m_mirror = named(new QPushButton(tr("Mirror"), this), u"mirrorChart"_s);
    m_remarks = named(new QPlainTextEdit(this), u"ownVariantRemarks"_s, tr("What was said when it was opened"));
    m_remarks->setReadOnly(true);
    m_remarks->setTabChangesFocus(true);
    m_said = named(new QLabel(this), u"ownVariantSaid"_s);
    m_said->setWordWrap(true);
    auto *name = new QHBoxLayout;
    name->addWidget(m_title, 1);
    name->addWidget(m_rename);
    auto *told = new QVBoxLayout;
    auto *nameLabel = new QLabel(tr("&Name"), this);
    nameLabel->setBuddy(m_title);
    told->addWidget(nameLabel);
    told->addLayout(name);
    told->addWidget(m_board);
    auto *turning = new QVBoxLayout;
    turning->addWidget(m_turn);
    turning->addWidget(m_mirror);
    turning->addStretch(1);
    auto *drawing = new QHBoxLayout;
    drawing->setSpacing(metrics::margin);
    drawing->addWidget(m_picture);
    drawing->addLayout(turning);
    drawing->addStretch(1);
    told->addLayout(drawing);
    told->addSpacing(metrics::floatMargin);
    told->addWidget(new QLabel(m_remarks->accessibleName(), this));
    told->addWidget(m_remarks, 1);
    auto *parts = new QWidget(this);
    auto *body = flush<QHBoxLayout>(parts, metrics::margin);
    body->addWidget(m_list);
    body->addLayout(told, 1);
    return parts;
}

const VariantLibrary::Entry *OwnVariantsDesk::chosen() const
{
    const int row = m_list->currentRow();
    return row < 0 || row >= static_cast<int>(m_own.size()) ? nullptr : m_own[static_cast<std::size_t>(row)];
}

void OwnVariantsDesk::fill(const QString &home)
{
    const int before = m_list->currentRow();
    m_list->clear();
    m_own.clear();
    int row = -1;
    for (const VariantLibrary::Entry *entry : m_variants.list()) {
        if (!isOwn(*entry))
            continue;
        if (entry->home == home)
            row = static_cast<int>(m_own.size());
        m_own.push_back(entry);
        m_list->addItem(fromUtf8(entry->variant->title));
    }
    m_list->setCurrentRow(row >= 0 ? row : std::clamp(before, 0, std::max(0, m_list->count() - 1)));
    follow();
}

void OwnVariantsDesk::follow()
{
    m_sure = false;
    m_delete->setText(tr("Delete"));
    const VariantLibrary::Entry *entry = chosen();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_title, m_remarks, m_delete})
        widget->setEnabled(entry);
    m_rename->setEnabled(false);
    drawIt();
    const bool turns = entry && isChart(*entry);
    for (QPushButton *button : {m_turn, m_mirror}) {
        button->setEnabled(turns);
        button->setToolTip(turns || !entry ? QString() : tr("Only a chart of fields and lines can be turned."));
    }
    m_parts->setVisible(entry);
    m_delete->setVisible(entry);
    m_none->setVisible(!entry);
    if (!entry)
        return;
    const Board &board = *entry->variant->board;
    const int players = static_cast<int>(
        std::count_if(board.powers().begin(), board.powers().end(), [](const Power &power) { return power.playable; }));
    m_title->setText(fromUtf8(entry->variant->title));
    m_board->setText(tr("%1 provinces, %2 supply centres, %3 powers")
                         .arg(board.provinceCount())
                         .arg(board.centreCount())
                         .arg(players));
    const QStringList remarks = remarksOf(*entry);
    m_remarks->setPlainText(remarks.isEmpty() ? tr("Nothing was left out.") : remarks.join(u'\n'));
}

void OwnVariantsDesk::say(const QString &sentence)
{
    m_said->setText(sentence);
}

void OwnVariantsDesk::retitleIt()
{
    const VariantLibrary::Entry *entry = chosen();
    if (!entry || !m_rename->isEnabled())
        return;
    const auto done = retitle(*entry, m_title->text());
    if (!done)
        return say(done.error());
    const QString home = entry->home;
    m_variants.readAgain(home);
    fill(home);
    say(tr("Renamed."));
    Q_EMIT changed();
}

void OwnVariantsDesk::drawIt()
{
    const qreal ratio = devicePixelRatioF();
    QPixmap picture((QSizeF(pictureSize) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    const VariantLibrary::Entry *entry = chosen();
    const auto svg = entry ? readWhole(entry->home + u"/map.svg"_s) : Result<QByteArray, QString>(QByteArray());
    if (QSvgRenderer map; svg && !svg->isEmpty() && map.load(*svg)) {
        QPainter painter(&picture);
        const QSizeF size = QSizeF(map.defaultSize()).scaled(pictureSize, Qt::KeepAspectRatio);
        map.render(&painter,
                   {QPointF(pictureSize.width() - size.width(), pictureSize.height() - size.height()) / 2, size});
    }
    m_picture->setPixmap(picture);
}

void OwnVariantsDesk::turnIt(ChartTurn turn)
{
    const VariantLibrary::Entry *entry = chosen();
    if (!entry)
        return;
    const auto done = turnChart(*entry, turn);
    if (!done)
        return say(done.error());
    const QString home = entry->home;
    m_variants.readAgain(home);
    fill(home);
    say(turn == ChartTurn::Clockwise ? tr("Turned.") : tr("Mirrored."));
    Q_EMIT changed();
}

void OwnVariantsDesk::removeIt()
{
    const VariantLibrary::Entry *entry = chosen();
    if (!entry)
        return;
    if (!m_sure || !m_question.isOver()) {
        m_sure = true;
        m_question.begin();
        m_delete->setText(tr("Really delete"));
        return say(tr("Saved games of “%1” can't be opened without it.").arg(fromUtf8(entry->variant->title)));
    }
    const QString title = fromUtf8(entry->variant->title);
    const auto done = removeVariant(*entry);
    if (!done)
        return say(done.error());
    m_variants.readAgain(entry->home);
    fill();
    say(tr("“%1” is deleted.").arg(title));
    Q_EMIT changed();
}

} // namespace entente::app
