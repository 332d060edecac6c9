#include "desks/reportdesk.h"

#include "desks/deadlinefield.h"
#include "desks/playerstable.h"
#include "document/due.h"
#include "document/fileplaces.h"
#include "document/ledgames.h"
#include "document/preferences.h"
#include "document/wholefile.h"
#include "look/formlabels.h"
#include "look/mainbutton.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "mails/mailbox.h"
#include "words/names.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int pageLayout = -1;  ///< among the layouts
constexpr int presentTurn = -1; ///< among the turns: the phase that is being ordered
constexpr int everybody = -1;   ///< among the readers
constexpr int pressHeight = 96;
constexpr int widestFields = 400;
constexpr QSize usualSize(940, 660), largestSize(1360, 900);
constexpr int pause = 400;        ///< of whoever types, in milliseconds
constexpr int leastPicture = 240; ///< wide, in the preview
constexpr const char *layoutKey = "reportLayout";

/// Over a large window the preview, which people read most, is large too.
QSize roomFor(const QWidget *parent)
{
    const QSize there = parent ? parent->window()->size() * 3 / 4 : usualSize;
    return there.expandedTo(usualSize).boundedTo(largestSize);
}

/// A kept mail below who sent it and when, as far as its heading says.
QString letterText(const std::string &text)
{
    const Mailbox box = openMailbox(text);
    QStringList heads;
    if (!box.letters.empty()) {
        for (const std::string &each : {box.letters.front().from, box.letters.front().date}) {
            if (!each.empty())
                heads += fromUtf8(each);
        }
    }
    return heads.isEmpty() ? fromUtf8(text) : u"▸ "_s + heads.join(u" · "_s) + u"\n\n"_s + fromUtf8(text);
}

} // namespace

ReportDesk::ReportDesk(GameDocument &document, int turn, const QString &name, PageMaker maker, QWidget *parent)
    : Sheet(u"reportDesk"_s, tr("Report to the players"), roomFor(parent), parent), m_document(document), m_name(name),
      m_page(std::move(maker))
{
    m_tabs = named(new QTabWidget(this), u"reportTabs"_s, windowTitle());
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(reportPage(), tr("Report"));
    m_players = new PlayersTable(document, this);
    m_tabs->addTab(m_players, tr("Players"));
    m_tabs->addTab(mailsPage(), tr("Orders that came"));
    m_says = plainLabel(this, u"reportSays"_s);
    m_says->hide();
    page()->addWidget(m_tabs, 1);
    page()->addWidget(m_says);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeReport"_s);
    const auto button = [&](const QString &text, const QString &object, const QString &tip, auto act) {
        QPushButton *made = named(buttons->addButton(text, QDialogButtonBox::ActionRole), object);
        made->setToolTip(tip);
        connect(made, &QPushButton::clicked, this, act);
        return made;
    };
    m_toAll = button(tr("Mail to all"), u"mailAll"_s, QString(), &ReportDesk::mailAll);
    m_toMissing = button(tr("Mail to those missing"), u"mailMissing"_s,
                         tr("Opens your mail program with a reminder, to everybody whose orders are missing"),
                         &ReportDesk::mailMissing);
    button(tr("Save…"), u"saveReport"_s, tr("Saves the report as a text or as a web page"),
           &ReportDesk::askWhereToSave);
    setMainButton(*button(tr("Copy"), u"copyReport"_s, tr("Puts the report on the clipboard"), &ReportDesk::copy));
    for (QAbstractButton *each : buttons->buttons())
        static_cast<QPushButton *>(each)->setAutoDefault(false);
    setFoot(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        using Kind = Change::Kind;
        if (change.kind == Kind::Loaded || change.kind == Kind::Line || change.kind == Kind::Played)
            close();
        else if (change.kind != Kind::File && change.kind != Kind::Viewed)
            refresh();
    });
    m_later.setSingleShot(true);
    m_later.setInterval(pause);
    connect(&m_later, &QTimer::timeout, this, &ReportDesk::showPreview);
    m_turn->setCurrentIndex(std::max(0, m_turn->findData(turn)));
    showReader();
    showTurn();
    showPreview();
}

QWidget *ReportDesk::reportPage()
{
    auto *made = new QWidget;
    auto *row = new QHBoxLayout(made);
    row->setContentsMargins(0, metrics::floatMargin, 0, 0);
    row->setSpacing(metrics::margin);
    auto *fields = new QWidget(made);
    fields->setMaximumWidth(widestFields); // what a larger window has more is the preview's
    auto *form = flush<QFormLayout>(fields);
    form->setVerticalSpacing(metrics::floatMargin);
    row->addWidget(fields, 2);
    const auto add = [&](const QString &label, auto *field, const QString &object) {
        field->setObjectName(object);
        field->setAccessibleName(label);
        form->addRow(label, field);
        return field;
    };
    const Table &table = m_document.table();
    m_turn = add(tr("Phase"), new QComboBox, u"reportTurn"_s);
    if (!m_document.game().isOver())
        m_turn->addItem(tr("%1: who has sent orders", "a phase")
                            .arg(phaseName(m_document.board(), m_document.game().position().phase)),
                        presentTurn);
    for (int i = m_document.game().turnCount() - 1; i >= 0; --i)
        m_turn->addItem(phaseName(m_document.board(), m_document.game().turn(i).before.phase), i);
    m_layout = add(tr("Layout"), new QComboBox, u"reportLayout"_s);
    m_layout->addItem(tr("Plain text"), static_cast<int>(ReportLayout::Plain));
    m_layout->addItem(tr("As the mail judges wrote"), static_cast<int>(ReportLayout::Judge));
    m_layout->addItem(tr("As in a zine"), static_cast<int>(ReportLayout::Zine));
    m_layout->addItem(tr("Web page with the map"), pageLayout);
    const QVariant last = preferences().value(QLatin1StringView(layoutKey));
    m_layout->setCurrentIndex(std::max(0, last.isValid() ? m_layout->findData(last.toInt()) : 0));
    if (m_document.wholeGame().isFogged()) {
        m_reader = add(tr("For"), new QComboBox, u"reportReader"_s);
        m_reader->addItem(tr("you, who see everything"), everybody);
        for (const PowerId power : table.seats)
            m_reader->addItem(powerName(m_document.board(), power), power.index());
        connect(m_reader, &QComboBox::currentIndexChanged, this, &ReportDesk::showReader);
    }
    m_gameName = add(tr("Name of the game"), new QLineEdit(table.gameName), u"reportName"_s);
    m_gameName->setPlaceholderText(m_name);
    m_deadline = new DeadlineField(deadlineOf(table), u"reportDeadline"_s);
    form->addRow(tr("Orders are due"), m_deadline);
    m_press = add(tr("Press"), new QPlainTextEdit, u"reportPress"_s);
    m_press->setPlaceholderText(tr("What the players have to say to each other, or you to them."));
    m_press->setTabChangesFocus(true);
    m_press->setMinimumHeight(pressHeight);
    levelLabels(*form);
    m_preview = named(new QTextBrowser, u"reportPreview"_s, tr("Preview"));
    m_preview->setOpenLinks(false);
    row->addWidget(m_preview, 3);
    connect(m_turn, &QComboBox::currentIndexChanged, this, &ReportDesk::showTurn);
    connect(m_layout, &QComboBox::currentIndexChanged, this, [this] {
        preferences().setValue(QLatin1StringView(layoutKey), m_layout->currentData().toInt());
        showPreview();
    });
    connect(m_gameName, &QLineEdit::textChanged, this, &ReportDesk::keepHead);
    connect(m_deadline, &DeadlineField::edited, this, &ReportDesk::keepHead);
    connect(m_press, &QPlainTextEdit::textChanged, this, [this] {
        if (!isOfPresent())
            m_document.setPress(turn(), m_press->toPlainText().trimmed());
    });
    return made;
}

QWidget *ReportDesk::mailsPage()
{
    m_mails = named(new QTextBrowser, u"reportMails"_s, tr("Orders that came"));
    m_mails->setOpenLinks(false);
    return m_mails;
}

int ReportDesk::turn() const
{
    return m_turn->currentData().toInt();
}

bool ReportDesk::isOfPresent() const
{
    return turn() == presentTurn;
}

bool ReportDesk::isPage() const
{
    return !isOfPresent() && m_layout->currentData().toInt() == pageLayout;
}

ReportHead ReportDesk::head() const
{
    const Table &table = m_document.table();
    ReportHead head{table.gameName.isEmpty() ? m_name : table.gameName, dueAfter(m_document, turn()), table.players};
    head.isFogged = m_document.isFogged();
    if (isOfPresent())
        return head;
    head.press = m_document.press(turn());
    head.silent = timesSilent(m_document.game(), turn());
    return head;
}

PowerId ReportDesk::reader() const
{
    const int power = m_reader ? m_reader->currentData().toInt() : everybody;
    return power == everybody ? PowerId() : PowerId(power);
}

QString ReportDesk::forReader(QString (ReportDesk::*written)() const) const
{
    if (!reader().valid())
        return (this->*written)();
    const GameDocument::Glance glance(m_document, {reader()});
    return (this->*written)();
}

Phase ReportDesk::phase() const
{
    return isOfPresent() ? m_document.game().position().phase : m_document.game().turn(turn()).before.phase;
}

/// Whose orders are all in, and whose are not.
QString ReportDesk::presentReport() const
{
    const std::vector<PowerId> missing = m_document.missing();
    std::vector<PowerId> in = m_document.toOrder();
    std::erase_if(in, [&](PowerId power) { return std::find(missing.begin(), missing.end(), power) != missing.end(); });
    return positionReport(m_document.board(), m_document.game().position(), missing, in, head());
}

QString ReportDesk::told() const
{
    const QString season = phaseName(m_document.board(), phase());
    return reader().valid() ? season + u", "_s + powerName(m_document.board(), reader()) : season;
}

QString ReportDesk::subject() const
{
    return head().game + u": "_s + told();
}

QString ReportDesk::report() const
{
    return forReader(&ReportDesk::writtenReport);
}

QString ReportDesk::plainText() const
{
    return forReader(&ReportDesk::writtenText);
}

QString ReportDesk::writtenReport() const
{
    if (isOfPresent())
        return presentReport();
    if (isPage())
        return QString::fromUtf8(m_page(turn(), head()));
    return reportText(m_document.board(), m_document.game().turn(turn()), head(),
                      static_cast<ReportLayout>(m_layout->currentData().toInt()));
}

QString ReportDesk::writtenText() const
{
    return isPage() ? reportText(m_document.board(), m_document.game().turn(turn()), head(), ReportLayout::Plain)
                    : writtenReport();
}

void ReportDesk::keepHead()
{
    m_document.setReportHead(m_gameName->text().trimmed(), storedDeadline(m_deadline->deadline()));
}

/// The press and the mails are those of the turn that is chosen.
void ReportDesk::showTurn()
{
    {
        const QSignalBlocker quiet(m_press);
        m_press->setPlainText(isOfPresent() ? QString() : m_document.press(turn()));
    }
    // The press belongs to results, and how they stand now has one layout.
    m_press->setEnabled(!isOfPresent());
    m_layout->setEnabled(!isOfPresent());
    const int letters = isOfPresent() ? m_document.game().turnCount() : turn();
    QStringList mails;
    for (const TableSetup::Letter &letter : m_document.table().letters) {
        if (letter.turn == letters)
            mails += letterText(letter.text);
    }
    m_mails->setPlainText(mails.isEmpty()
                              ? tr("No mail of this phase was kept. Mails are kept when their orders are pasted.")
                              : mails.join(u"\n\n"_s + QString(40, u'-') + u"\n\n"_s));
    refresh();
}

/// Whoever must not see everything is sent nothing that tells it.
void ReportDesk::showReader()
{
    const PowerId power = reader();
    m_toAll->setText(power.valid() ? tr("Mail to %1").arg(powerName(m_document.board(), power)) : tr("Mail to all"));
    m_toAll->setEnabled(!m_reader || power.valid());
    m_toAll->setToolTip(m_toAll->isEnabled()
                            ? tr("Opens your mail program with the report, to everybody's address")
                            : tr("Fog hides from each power what others see: choose first for whom the report is."));
    m_says->hide(); // it speaks of another's report
    refresh();
}

void ReportDesk::refresh()
{
    if (isPage())
        m_later.start(); // its map takes long to draw: once, when nobody types
    else
        showPreview();
    m_players->refresh();
    m_toMissing->setEnabled(!m_document.missing().empty());
}

/// The page's picture as wide as there is room.
void ReportDesk::showPreview()
{
    static const QRegularExpression picture(u"<img "_s);
    static const QRegularExpression style(u"<style>.*</style>"_s, QRegularExpression::DotMatchesEverythingOption);
    if (isPage()) {
        m_preview->setFont(font());
        const int wide = std::max(leastPicture, m_preview->viewport()->width() - 2 * metrics::margin);
        m_preview->setHtml(report().remove(style).replace(picture, u"<img width=\"%1\" "_s.arg(wide)));
    } else {
        m_preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        m_preview->setPlainText(report());
    }
}

void ReportDesk::copy()
{
    auto *copied = new QMimeData; // rich text for those who take it, and plain for the others
    copied->setText(plainText());
    if (isPage())
        copied->setHtml(report());
    QGuiApplication::clipboard()->setMimeData(copied);
    say(tr("The report is on the clipboard."));
}

void ReportDesk::askWhereToSave()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the report"),
                                                      proposedPath(m_document, isPage() ? u"html"_s : u"txt"_s, told()),
                                                      isPage() ? tr("Web page (*.html)") : tr("Text (*.txt)"));
    if (!path.isEmpty())
        save(path);
}

void ReportDesk::save(const QString &path)
{
    const Result<bool, QString> written = writeWhole(path, report().toUtf8());
    say(written ? tr("Saved in %1.").arg(QFileInfo(path).fileName()) : written.error());
}

void ReportDesk::mailAll()
{
    // A page can't travel in a link; its text can.
    write(reader().valid() ? std::vector{reader()} : m_document.table().seats, subject(), plainText());
}

void ReportDesk::mailMissing()
{
    const Reminder reminder = reminderOf(m_document, head().game);
    write(m_document.missing(), reminder.subject, reminder.text);
}

/// One person may play several powers; whoever has no address is named.
void ReportDesk::write(const std::vector<PowerId> &to, const QString &subject, const QString &text)
{
    QStringList addresses;
    QStringList without;
    for (const PowerId power : to) {
        const auto found = m_document.table().addresses.find(power);
        if (found == m_document.table().addresses.end())
            without += powerName(m_document.board(), power);
        else if (!addresses.contains(found->second))
            addresses += found->second;
    }
    if (addresses.isEmpty()) {
        m_tabs->setCurrentWidget(m_players);
        m_players->setFocus();
        say(tr("Write the addresses of the players here first."));
        return;
    }
    const QString link = mailLink(addresses, subject, text);
    QStringList said;
    if (!without.isEmpty())
        said += tr("Without an address: %1.").arg(joinNames(without));
    if (!link.contains("&body="_L1)) {
        QGuiApplication::clipboard()->setText(text);
        said += tr("The report is too long for a link. It is on the clipboard: paste it into the mail.");
    }
    say(said.join(u' '));
    Q_EMIT mailWanted(link);
}

void ReportDesk::say(const QString &sentence)
{
    m_says->setText(sentence);
    m_says->setVisible(!sentence.isEmpty());
}

} // namespace entente::app
