#include "start/keptgames.h"

#include "document/filematter.h"
#include "document/files.h"
#include "document/recentgames.h"
#include "document/recovery.h"
#include "look/mainbutton.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "start/mapthumbnail.h"
#include "words/dates.h"
#include "words/gametitle.h"
#include "words/names.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize shelfPicture(184, 104);
constexpr int cardGap = 8;

enum CardRole { TitleRole = Qt::UserRole, LineRole, AgeRole, PictureRole };

/// A card: the board at the left, beside it phase, game with its players, and age.
class CardDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {shelfPicture.width() * 2, shelfPicture.height() + cardGap};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const UiColours &c = coloursOf(option.widget);
        const QRectF card = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -cardGap + 0.5);
        const bool chosen = option.state & QStyle::State_Selected;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        QPainterPath shape;
        shape.addRoundedRect(card, metrics::corner, metrics::corner);
        painter->fillPath(shape, chosen ? c.selected : option.state & QStyle::State_MouseOver ? c.hovered : c.tip);
        painter->save();
        painter->setClipPath(shape);
        const QRectF left(card.topLeft(), QSizeF(shelfPicture.width(), card.height()));
        painter->fillRect(left, c.track);
        if (const auto picture = index.data(PictureRole).value<QImage>(); !picture.isNull())
            painter->drawImage(left, picture);
        painter->restore();
        painter->setBrush(Qt::NoBrush);
        painter->setPen(chosen ? QPen(c.accent, 2) : QPen(c.strongLine, 1));
        painter->drawRoundedRect(card, metrics::corner, metrics::corner);
        const QRect words = card.toRect().adjusted(shelfPicture.width() + 20, 16, -16, -12);
        const auto say = [&](int top, int size, int weight, const QColor &ink, const QString &text) {
            const QFont font = uiFont(size, weight);
            painter->setFont(font);
            painter->setPen(ink);
            const QRect line(words.left(), words.top() + top, words.width(), 22);
            painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                              QFontMetrics(font).elidedText(text, Qt::ElideRight, line.width()));
        };
        say(0, metrics::large, 600, c.text, index.data(TitleRole).toString());
        say(28, metrics::base, 400, c.text, index.data(LineRole).toString());
        say(52, metrics::base, 400, c.quiet, index.data(AgeRole).toString());
        painter->restore();
    }
};

} // namespace

KeptGamesDesk::KeptGamesDesk(const VariantLibrary &variants, QList<KeptGame> games, QWidget *parent)
    : Sheet(u"keptGames"_s, tr("Your games"), QSize(720, 560), parent), m_variants(variants), m_games(std::move(games))
{
    m_summary = quiet(named(new QLabel(this), u"keptSummary"_s));
    m_summary->setWordWrap(true);
    m_shelf = named(new QListWidget(this), u"keptShelf"_s, tr("Your games"));
    m_shelf->setItemDelegate(new CardDelegate(m_shelf));
    m_shelf->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_shelf->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_shelf->setFrameShape(QFrame::NoFrame);
    m_shelf->setMouseTracking(true);
    m_says = named(new QLabel(this), u"keptSays"_s);
    m_says->setWordWrap(true);
    m_says->hide();
    auto *buttons = closeButtons(u"closeKept"_s);
    m_go = buttons->addButton(tr("Continue"), QDialogButtonBox::AcceptRole);
    setMainButton(*m_go);
    const auto button = [&](const QString &text, const QString &name) {
        QPushButton *made = named(buttons->addButton(text, QDialogButtonBox::ActionRole), name);
        made->setAutoDefault(false);
        return made;
    };
    m_go->setObjectName(u"continueKept"_s);
    m_rename = button(tr("Rename…"), u"renameKept"_s);
    m_double = button(tr("Duplicate"), u"duplicateKept"_s);
    m_delete = button(tr("Delete"), u"deleteKept"_s);
    QVBoxLayout *const column = page();
    column->addWidget(m_summary);
    column->addWidget(m_shelf, 1);
    column->addWidget(m_says);
    setFoot(buttons);
    connect(m_go, &QPushButton::clicked, this, &KeptGamesDesk::goOn);
    connect(m_rename, &QPushButton::clicked, this, &KeptGamesDesk::askForName);
    connect(m_double, &QPushButton::clicked, this, &KeptGamesDesk::duplicate);
    connect(m_delete, &QPushButton::clicked, this, &KeptGamesDesk::remove);
    connect(m_shelf, &QListWidget::itemActivated, this, &KeptGamesDesk::goOn);
    connect(m_shelf, &QListWidget::itemSelectionChanged, this, &KeptGamesDesk::follow);
    fill();
    m_shelf->setCurrentRow(0);
    m_shelf->setFocus();
}

void KeptGamesDesk::fill()
{
    m_shelf->clear();
    for (const KeptGame &kept : std::as_const(m_games))
        addCard(kept);
    const auto copies =
        std::count_if(m_games.begin(), m_games.end(), [](const KeptGame &kept) { return kept.recovered; });
    m_summary->setText(
        tr("%n game(s) that you have not saved are kept until you delete them.", nullptr, static_cast<int>(copies)));
    m_summary->setVisible(copies > 0);
    follow();
}

void KeptGamesDesk::addCard(const KeptGame &kept)
{
    QString title = tr("Can't be read");
    QString line = QFileInfo(kept.path).fileName();
    const QString when = whenText(QFileInfo(kept.path).lastModified(), QDateTime::currentDateTime());
    const QString age = !kept.recovered ? tr("Saved %1 in %2", "when, file").arg(when, QFileInfo(kept.path).fileName())
                        : kept.crashed  ? tr("Played %1, not saved; interrupted", "when").arg(when)
                                        : tr("Played %1, not saved", "when").arg(when);
    auto *card = new QListWidgetItem(m_shelf);
    if (const Result<OpenedGame, QString> opened = readGameFile(kept.path, m_variants.finder()); opened.ok()) {
        const SavedGame &saved = opened->saved;
        const Game game = publicGame(saved);
        title = phaseName(game.board(), game.position().phase);
        if (!saved.table.gameName.empty())
            title = fromUtf8(saved.table.gameName) + u": "_s + title;
        QStringList parts{fromUtf8(game.variant().title)};
        if (const QString people = playersText(saved.table.players); !people.isEmpty())
            parts += people;
        line = parts.join(u" · "_s);
        if (kept.recovered && !saved.savedAs.empty())
            line = QFileInfo(fromUtf8(saved.savedAs)).completeBaseName() + u": "_s + line;
        const QString path = kept.path;
        requestThumbnail({m_variants.folderOf(fromUtf8(game.variant().id)), game.variantPointer(), game.position(),
                          shelfPicture, devicePixelRatioF(), isDark(palette()), fogBar(saved).has_value()},
                         this, [this, path](const QImage &image) {
                             for (int row = 0; row < m_shelf->count() && row < m_games.size(); ++row) {
                                 if (m_games[row].path == path)
                                     m_shelf->item(row)->setData(PictureRole, image);
                             }
                         });
    }
    card->setData(TitleRole, title);
    card->setData(LineRole, line);
    card->setData(AgeRole, age);
    card->setText(title + u", "_s + line + u", "_s + age);
    card->setToolTip(kept.recovered ? age : QDir::toNativeSeparators(kept.path));
}

void KeptGamesDesk::say(const QString &sentence)
{
    m_says->setText(sentence);
    m_says->show();
}

int KeptGamesDesk::chosenRow() const
{
    const QModelIndexList rows = m_shelf->selectionModel()->selectedRows();
    return rows.size() == 1 ? rows.first().row() : -1;
}

void KeptGamesDesk::follow()
{
    m_sure = false;
    const QModelIndexList rows = m_shelf->selectionModel()->selectedRows();
    const int row = chosenRow();
    const bool file = row >= 0 && row < m_games.size() && !m_games[row].recovered;
    m_go->setEnabled(row >= 0);
    for (QPushButton *each : {m_rename, m_double}) {
        each->setEnabled(file);
        each->setToolTip(row >= 0 && !file ? tr("Continue the game and save it first.") : QString());
    }
    m_delete->setEnabled(!rows.isEmpty());
    const bool copies = std::any_of(rows.begin(), rows.end(),
                                    [this](const QModelIndex &index) { return m_games[index.row()].recovered; });
    m_delete->setText(copies || rows.isEmpty() ? tr("Delete") : tr("Take off the list"));
    m_says->hide();
}

void KeptGamesDesk::goOn()
{
    const int row = chosenRow();
    if (row < 0)
        return;
    const KeptGame kept = m_games[row];
    accept();
    Q_EMIT chosen(kept.path, kept.recovered);
}

void KeptGamesDesk::askForName()
{
    const int row = chosenRow();
    if (row < 0)
        return;
    auto *ask = named(new QInputDialog(this), u"renameAsk"_s);
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setWindowTitle(tr("Rename"));
    ask->setLabelText(tr("New name of the game"));
    ask->setTextValue(QFileInfo(m_games[row].path).completeBaseName());
    connect(ask, &QInputDialog::textValueSelected, this, &KeptGamesDesk::rename);
    ask->open();
}

/// The path of a file of that name in the same folder.
static QString besides(const QString &path, const QString &name)
{
    const QFileInfo file(path);
    return file.dir().filePath(name + u'.' + file.suffix());
}

void KeptGamesDesk::rename(const QString &name)
{
    const int row = chosenRow();
    const QString wanted = name.simplified();
    if (row < 0 || wanted.isEmpty())
        return;
    KeptGame &kept = m_games[row];
    const QString path = besides(kept.path, wanted);
    if (path == kept.path)
        return;
    if (QFileInfo::exists(path))
        return say(tr("There is a game called “%1” already.").arg(wanted));
    if (wanted.contains(u'/') || wanted.contains(u'\\') || !QFile::rename(kept.path, path))
        return say(tr("It can't be called “%1”.").arg(wanted));
    forgetRecentGame(kept.path);
    noteRecentGame(path);
    kept.path = path;
    fill();
    m_shelf->setCurrentRow(row);
    Q_EMIT deleted();
}

void KeptGamesDesk::duplicate()
{
    const int row = chosenRow();
    if (row < 0)
        return;
    const QString path = m_games[row].path;
    const QString name = QFileInfo(path).completeBaseName();
    QString copy;
    for (int number = 2; copy.isEmpty() || QFileInfo::exists(copy); ++number)
        copy = besides(path, u"%1 %2"_s.arg(name).arg(number));
    if (!QFile::copy(path, copy))
        return say(tr("No copy can be written beside %1.").arg(QFileInfo(path).fileName()));
    noteRecentGame(copy);
    m_games.insert(row, {copy, false, false});
    fill();
    m_shelf->setCurrentRow(row);
    Q_EMIT deleted();
}

void KeptGamesDesk::remove()
{
    QList<int> rows;
    int copies = 0;
    for (const QModelIndex &row : m_shelf->selectionModel()->selectedRows()) {
        rows += row.row();
        copies += m_games[row.row()].recovered ? 1 : 0;
    }
    if (copies > 0 && (!m_sure || !m_question.isOver())) {
        m_sure = true;
        m_question.begin();
        m_delete->setText(tr("Delete %n game(s) for good", nullptr, copies));
        return;
    }
    std::sort(rows.rbegin(), rows.rend());
    for (const int row : rows) {
        if (m_games[row].recovered)
            Recovery::remove(m_games[row].path);
        else
            forgetRecentGame(m_games[row].path);
        m_games.removeAt(row);
    }
    fill();
    if (m_shelf->count() > 0 && !rows.isEmpty())
        m_shelf->setCurrentRow(std::min(rows.last(), m_shelf->count() - 1));
    Q_EMIT deleted();
}

} // namespace entente::app
