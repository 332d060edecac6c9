#include "desks/maildesk.h"

#include "desks/mailmodel.h"
#include "document/droppedfile.h"
#include "document/files.h"
#include "document/outlook.h"
#include "game/steps.h"
#include "look/mainbutton.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostMissingNamed = 6; ///< more would not be read
constexpr int mostTextLines = 4;    ///< of one that was read: why it was refused and what was meant

/// By what a mail is known again while the text around it changes.
std::string markOf(const Letter &letter)
{
    return letter.from + '\n' + letter.date + '\n' + letter.subject;
}

} // namespace

MailDesk::MailDesk(GameDocument &document, PowerId only, QWidget *parent)
    : Sheet(QSize(980, 560), parent), m_document(document), m_only(only),
      m_model(new MailModel(
          document.board(), document.game().rules().orders, document.game().position(),
          [&document](const GivenOrder &given) { return refusalContext(document, given); }, this))
{
    setObjectName(u"mailDesk"_s);
    setWindowTitle(tr("Paste orders"));

    m_text = named(new QPlainTextEdit(this), u"mailText"_s, tr("The mail"));
    m_text->setPlaceholderText(
        tr("Paste a mail, a page of a zine or a chat here. Headings, quotes and numbering are understood."));
    m_text->setTabChangesFocus(true);

    m_lines = named(new QTableView(this), u"mailLines"_s, tr("What was read"));
    m_lines->setModel(m_model);
    m_lines->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_lines->setSelectionMode(QAbstractItemView::SingleSelection);
    m_lines->setWordWrap(true);
    m_lines->setShowGrid(false);
    m_lines->verticalHeader()->hide();
    m_lines->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // A page of a zine in one line must not push the other lines away; its whole text is in the tooltip.
    m_lines->verticalHeader()->setMaximumSectionSize(mostTextLines * m_lines->fontMetrics().lineSpacing()
                                                     + metrics::floatMargin);
    m_lines->horizontalHeader()->setSectionResizeMode(MailModel::Line, QHeaderView::ResizeToContents);
    m_lines->horizontalHeader()->setSectionResizeMode(MailModel::Meaning, QHeaderView::Stretch);
    m_lines->horizontalHeader()->setSectionResizeMode(MailModel::Remark, QHeaderView::Stretch);
    m_lines->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);

    auto *split = new QSplitter(this);
    split->setHandleWidth(metrics::floatMargin);
    split->addWidget(m_text);
    split->addWidget(m_lines);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 3);

    m_summary = plainLabel(this, u"mailSummary"_s);

    auto *buttons = new QDialogButtonBox(this);
    m_take = buttons->addButton(tr("Take the orders"), QDialogButtonBox::AcceptRole);
    setMainButton(*m_take);
    m_take->setObjectName(u"takeMail"_s);
    m_take->setProperty("english", u"Take the orders"_s);
    m_take->setToolTip(tr("Take the orders (Ctrl+Enter)"));
    for (const int key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | key), this), &QShortcut::activated, m_take, &QPushButton::click);
    m_keep = named(buttons->addButton(tr("Keep the conditions"), QDialogButtonBox::ActionRole), u"keepConditions"_s);
    m_keep->setProperty("english", u"Keep the conditions"_s);
    m_keep->setToolTip(tr("What hangs on a condition goes to “Orders kept for later”."));
    buttons->addButton(QDialogButtonBox::Cancel)->setObjectName(u"leaveMail"_s);
    layQuestion();

    QVBoxLayout *const column = page();
    column->addWidget(split, 1);
    m_addresses = named(new QCheckBox(this), u"keepAddresses"_s);
    m_addresses->setChecked(true);
    column->addWidget(m_question);
    column->addWidget(m_summary);
    column->addWidget(m_addresses);
    setFoot(buttons);

    connect(m_text, &QPlainTextEdit::textChanged, this, &MailDesk::read);
    connect(m_lines, &QTableView::activated, this, [this](const QModelIndex &index) { mend(index.row()); });
    connect(m_lines->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) { pointOut(index.row()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &MailDesk::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_keep, &QPushButton::clicked, this, &MailDesk::keepConditions);
    setAcceptDrops(true);
    read();
    m_text->setFocus();
}

/// "Whose is the mail of hans@example.org?" with the powers to choose from.
void MailDesk::layQuestion()
{
    m_question = new QWidget(this);
    auto *row = new QHBoxLayout(m_question);
    row->setContentsMargins({});
    m_asked = plainLabel(m_question, u"mailAsked"_s);
    m_sender = named(new QComboBox(m_question), u"mailSender"_s, tr("Whose mail it is"));
    m_sender->setPlaceholderText(tr("Choose a power"));
    for (const PowerId power : m_document.toOrder())
        m_sender->addItem(powerName(m_document.board(), power), power.index());
    m_asked->setBuddy(m_sender);
    row->addWidget(m_asked, 1);
    row->addWidget(m_sender);
    connect(m_sender, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (const int asked = m_model->asked(); asked >= 0 && index >= 0) {
            m_told[markOf(m_model->letters()[static_cast<std::size_t>(asked)])] =
                PowerId(m_sender->itemData(index).toInt());
            read();
        }
    });
}

void MailDesk::ask()
{
    const int asked = m_model->asked();
    m_question->setVisible(asked >= 0);
    if (asked < 0)
        return;
    const Letter &letter = m_model->letters()[static_cast<std::size_t>(asked)];
    const std::string &told = letter.from.empty() ? letter.subject : letter.from;
    m_asked->setText(tr("Whose is the mail in line %1 (%2)?").arg(letter.line).arg(fromUtf8(told)));
    const QSignalBlocker quiet(m_sender);
    m_sender->setCurrentIndex(-1);
}

/// The addresses of the players, and what was answered of the mails in the text.
MailSenders MailDesk::senders() const
{
    MailSenders senders;
    for (const auto &[power, address] : m_document.table().addresses)
        senders.addresses.emplace(addressIn(address.toStdString()), power);
    senders.addresses.erase(std::string());
    const Mailbox box = openMailbox(m_text->toPlainText().toStdString());
    for (std::size_t i = 0; i < box.letters.size(); ++i) {
        if (const auto told = m_told.find(markOf(box.letters[i])); told != m_told.end())
            senders.told.emplace(static_cast<int>(i), told->second);
    }
    return senders;
}

void MailDesk::setSource(const QString &file, const QString &game)
{
    setWindowTitle(tr("Paste orders: %1, into the open game %2", "a file, a game").arg(file, game));
}

void MailDesk::setText(const QString &text)
{
    m_text->setPlainText(text);
}

QString MailDesk::textLeft() const
{
    return result() == Accepted ? QString() : m_text->toPlainText();
}

void MailDesk::keyPressEvent(QKeyEvent *event)
{
    const bool holds = !m_text->toPlainText().trimmed().isEmpty();
    const QString kept = holds ? tr("The text is here again when you come back in this phase.") : QString();
    if (!m_leaving.asks(*event, kept, *m_summary))
        Sheet::keyPressEvent(event);
}

void MailDesk::dragEnterEvent(QDragEnterEvent *event)
{
    welcomeFiles(*event);
}

/// The text of a file goes below what is there already.
void MailDesk::dropEvent(QDropEvent *event)
{
    const auto file = droppedFile(*event);
    if (!file) {
        m_summary->setText(file.error());
        return;
    }
    const QString path = file->toLocalFile();
    if (const auto text = orderTextIn(path, m_document.board(), m_document.game().position()))
        m_text->appendPlainText(*text);
    else
        m_summary->setText(tr("%1 is no text with orders.").arg(QFileInfo(path).fileName()));
}

void MailDesk::read()
{
    m_leaving.forget();
    m_keep->setEnabled(true);
    m_keep->setText(tr("Keep the conditions"));
    m_model->setKept(false);
    m_model->setText(m_text->toPlainText(), m_only, senders());
    m_text->setExtraSelections({});
    offerAddresses();
    const int taken = m_model->count(MailModel::Standing::Taken);
    const int doubtful = m_model->count(MailModel::Standing::Doubtful);
    const int refused = m_model->count(MailModel::Standing::Refused);
    QString summary = tr("Ready: %1. Doubtful: %2. Refused: %3.").arg(taken).arg(doubtful).arg(refused);
    if (const int asked = m_model->count(MailModel::Standing::Asked))
        summary += u' ' + tr("To be confirmed with Return or a double click: %1.").arg(asked);
    if (const int replaced = m_model->count(MailModel::Standing::Replaced))
        summary += u' ' + tr("Replaced by later ones: %1.").arg(replaced);
    const int conditions = m_model->count(MailModel::Standing::Condition);
    if (conditions > 0)
        summary += u' ' + tr("On a condition: %1.").arg(conditions);
    m_keep->setVisible(!m_model->conditions().empty() && m_document.table().mode != Table::Mode::Hotseat);
    ask();
    if (const QString &other = m_model->otherPhase(); !other.isEmpty())
        summary = tr("The mail speaks of “%1”; now it is %2.")
                      .arg(other, phaseName(m_document.board(), m_document.game().position().phase))
                  + u' ' + summary;
    if (const QString open = missing(); !open.isEmpty())
        summary += u' ' + open;
    m_summary->setText(summary);
    m_take->setEnabled(taken + doubtful > 0);
}

/// Which units would still be without an order.
QString MailDesk::missing() const
{
    const std::vector<GivenOrder> orders = m_model->orders();
    QStringList names;
    int count = 0;
    for (const PowerId power : m_document.toOrder()) {
        if (m_only.valid() && power != m_only)
            continue;
        for (const UnitRef &unit : m_document.unordered(power)) {
            const ProvinceId place = m_document.board().provinceOf(unit.region);
            const bool ordered = std::any_of(orders.begin(), orders.end(), [&](const GivenOrder &given) {
                return given.power == power && given.order.at.valid()
                       && m_document.board().provinceOf(given.order.at) == place && given.order.layer == unit.layer;
            });
            if (ordered)
                continue;
            if (++count <= mostMissingNamed)
                names += regionName(m_document.board(), unit.region);
        }
    }
    if (count == 0)
        return {};
    if (count > mostMissingNamed)
        return tr("%n units are without an order.", nullptr, count);
    return tr("Without an order: %1.").arg(joinNames(names));
}

/// The line of the mail that a row is of, tinted and in sight.
void MailDesk::pointOut(int row)
{
    QList<QTextEdit::ExtraSelection> tinted;
    if (row >= 0) {
        const int line = m_model->entries()[static_cast<std::size_t>(row)].line;
        QTextEdit::ExtraSelection tint;
        tint.cursor = QTextCursor(m_text->document()->findBlockByNumber(line - 1));
        tint.format.setBackground(coloursOf(this).selected);
        tint.format.setProperty(QTextFormat::FullWidthSelection, true);
        tinted.append(tint);
        m_text->setTextCursor(tint.cursor);
        m_text->ensureCursorVisible();
    }
    m_text->setExtraSelections(tinted);
}

void MailDesk::mend(int row)
{
    const MailModel::Entry entry = m_model->entries()[static_cast<std::size_t>(row)];
    if (entry.standing == MailModel::Standing::Asked) {
        m_model->confirm(row);
        read();
        m_lines->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
        return;
    }
    QTextCursor cursor(m_text->document()->findBlockByNumber(entry.line - 1));
    if (!entry.mended.isEmpty()) {
        const QTextCursor found = m_text->document()->find(fromUtf8(entry.wrong), cursor);
        if (!found.isNull() && found.blockNumber() == entry.line - 1) {
            cursor = found;
            cursor.insertText(entry.mended);
        }
    }
    m_text->setTextCursor(cursor);
    m_text->ensureCursorVisible();
}

/// The orders as they are with the mail's. In winter a power's new mail is its whole list: what it asked for before is
/// no more.
std::vector<GivenOrder> MailDesk::withMail() const
{
    const auto asked = [](const GivenOrder &given) {
        return is<Build>(given.order) || is<Disband>(given.order) || is<Waive>(given.order);
    };
    const std::vector<GivenOrder> mail = m_model->orders();
    Game game = m_document.game();
    if (game.position().phase.stage == Stage::Adjustments) {
        std::vector<GivenOrder> kept = game.orders();
        std::erase_if(kept, [&](const GivenOrder &old) {
            return asked(old) && std::any_of(mail.begin(), mail.end(), [&](const GivenOrder &given) {
                       return given.power == old.power && asked(given);
                   });
        });
        game.setOrders(std::move(kept));
    }
    for (const GivenOrder &given : mail)
        game.setOrder(given);
    return game.orders();
}

void MailDesk::take()
{
    m_document.rewriteOrders(m_only, withMail(), [] { return tr("Paste orders"); });
    keepLetters();
    if (m_addresses->isVisible() && m_addresses->isChecked()) {
        for (const auto &[power, address] : newAddresses())
            m_document.setAddress(power, address);
    }
    accept();
}

/// What hangs on conditions, each for the phase that it speaks of.
KeptList MailDesk::conditions() const
{
    constexpr int aYear = 6; // phases
    const Game &game = m_document.game();
    const std::vector<Phase> ahead = phasesAhead(game.variant(), game.position().phase, aYear);
    KeptList kept = m_model->conditions();
    for (KeptOrders &each : kept) {
        const Stage stage = stageMeant(game.board(), game.position(), each.condition, each.orders);
        const auto phase =
            std::find_if(ahead.begin(), ahead.end(), [stage](const Phase &one) { return one.stage == stage; });
        if (phase != ahead.end())
            each.phase = *phase;
    }
    return kept;
}

/// What was kept is there already: once is enough.
void MailDesk::keepConditions()
{
    const KeptList &there = m_document.table().kept;
    for (const KeptOrders &kept : conditions()) {
        if (std::find(there.begin(), there.end(), kept) == there.end())
            m_document.keepOrders(kept);
    }
    m_model->setKept(true);
    m_keep->setEnabled(false);
    m_keep->setText(tr("Conditions kept"));
    if (m_take->isEnabled())
        m_take->setFocus();
    else
        m_lines->setFocus();
}

/// Of players whose address is not known, where the heading of their mail tells it.
std::map<PowerId, QString> MailDesk::newAddresses() const
{
    std::map<PowerId, QString> found;
    if (m_document.table().mode == Table::Mode::Hotseat)
        return found;
    const std::map<PowerId, QString> &known = m_document.table().addresses;
    for (std::size_t i = 0; i < m_model->letters().size(); ++i) {
        const PowerId power = m_model->senderOf(i);
        const QString address = fromUtf8(addressIn(m_model->letters()[i].from));
        if (power.valid() && !address.isEmpty() && known.count(power) == 0)
            found.emplace(power, address);
    }
    return found;
}

void MailDesk::offerAddresses()
{
    QStringList names;
    for (const auto &[power, address] : newAddresses())
        names += tr("%1 (%2)", "a mail address and whose it is").arg(address, powerName(m_document.board(), power));
    m_addresses->setVisible(!names.isEmpty());
    m_addresses->setText(
        tr("Keep the senders' addresses with the players: %n", nullptr, static_cast<int>(names.size())));
    m_addresses->setToolTip(names.join(u'\n'));
    m_addresses->setAccessibleDescription(names.join(u", "_s));
}

/// Each mail for itself, with its heading: who sent it and when.
void MailDesk::keepLetters()
{
    const QStringList lines = m_text->toPlainText().split(u'\n');
    const std::vector<Letter> &letters = m_model->letters();
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const qsizetype begin = i == 0 ? 0 : letters[i].line - 1;
        const qsizetype end = i + 1 < letters.size() ? letters[i + 1].line - 1 : lines.size();
        m_document.keepLetter(lines.mid(begin, end - begin).join(u'\n'));
    }
}

} // namespace entente::app
