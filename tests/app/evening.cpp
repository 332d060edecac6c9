#include "evening.h"

#include "document/preferences.h"
#include "flow/curtain.h"
#include "look/handrest.h"
#include "map/mapview.h"
#include "orders/options.h"
#include "script/scriptwords.h"
#include "board/boardpage.h"
#include "actions/language.h"
#include "board/placecard.h"

#include <QAbstractAnimation>
#include <QAbstractTextDocumentLayout>
#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QTextDocument>
#include <QTextEdit>
#include <QTimer>
#include <QToolTip>

#include <stdexcept>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// How long a person looks at a curtain or a question before they answer, in milliseconds.
constexpr qint64 readingPause = 1000;

/// Sheets that run a loop of their own.
bool holdsUp(const QDialog &sheet)
{
    return sheet.inherits("QFileDialog") || sheet.inherits("QAbstractPrintDialog")
           || sheet.inherits("QPrintPreviewDialog") || sheet.inherits("QPageSetupDialog")
           || sheet.inherits("QColorDialog");
}

} // namespace

/// The home, and the window in it.
MainWindow *Evening::made()
{
    for (const char *place : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(place, inHome(QLatin1StringView(place)).toUtf8());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, inHome(u"settings"_s));
    setLanguage(*qApp, u"en"_s);
    QApplication::setCursorFlashTime(0);
    QApplication::clipboard()->clear();
    preferences().setValue(u"autoReplay"_s, false);
    preferences().setValue(u"countdown"_s, false);
    return new MainWindow(inHome(u"games"_s));
}

Evening::Evening(const Setting &setting)
    : m_setting(setting), m_ownHome(setting.home.isEmpty() ? std::make_unique<QTemporaryDir>() : nullptr),
      m_home(m_ownHome ? m_ownHome->path() : setting.home), m_window(made()), m_user(*m_window),
      m_widgets(*m_window, m_user)
{
    m_driver = std::make_unique<ScriptDriver>(*m_window);
    HandRest::countBy([this] { return m_now; });
    qApp->installEventFilter(this);
    QString why;
    if (!setting.variant.isEmpty()
        && !m_window->newGame(setting.variant, setting.settings, Table::Mode::Hotseat, setting.seats, why))
        throw std::runtime_error(why.toStdString());
    m_window->resize(1280, 800);
    m_window->setUpdatesEnabled(false); // painting takes longer than all the rest, and no picture is compared
    m_window->show();
    for (const auto &[power, pin] : setting.pins)
        m_window->document().setPin(m_window->document().board().findPower(power.toStdString()), pin);
    UserSimulation::settle();
}

Evening::~Evening()
{
    qApp->removeEventFilter(this);
    QToolTip::hideText();
    m_driver.reset();
    m_window.reset();
    UserSimulation::settle();
    QApplication::clipboard()->clear();
    HandRest::countBy({});
}

bool Evening::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !m_hints)
        return true;
    // What is told changes when somebody asks, and a replay stands where it was put: how long either takes is no
    // matter.
    if (event->type() == QEvent::Timer
        && (watched->objectName() == "newsPace"_L1 || watched->objectName() == "replayPace"_L1))
        return true;
    if (event->type() == QEvent::Polish) {
        if (auto *map = qobject_cast<MapView *>(watched)) // nor are the names on it
            map->setLabels(MapView::Labels::None);
        if (auto *card = qobject_cast<PlaceCard *>(watched)) // tells at once, however slow the machine
            card->findChild<QTimer *>()->setInterval(0);
    } else if (event->type() == QEvent::Show) {
        if (auto *sheet = qobject_cast<QDialog *>(watched); sheet && holdsUp(*sheet))
            QTimer::singleShot(0, sheet, &QDialog::reject);
        else if (watched->inherits("QComboBoxPrivateContainer")) // a long one goes on by itself under the mouse
            QTimer::singleShot(0, qobject_cast<QComboBox *>(watched->parent()), &QComboBox::hidePopup);
        else if (auto *menu = qobject_cast<QMenu *>(watched)) // a button waits until its menu has gone
            QTimer::singleShot(0, menu, &QWidget::close);
    }
    return QObject::eventFilter(watched, event);
}

Complaint Evening::play(const QStringList &lines)
{
    for (const QString &line : lines) {
        const Complaint complaint = obey(line);
        rest();
        if (!complaint.isEmpty())
            return line + u": "_s + complaint;
    }
    return {};
}

/// What takes its time on its own tells nothing: buttons in fields, which fade in and out by the clock, are there or
/// gone at once, long texts are laid out to their end, and a zoom that goes on has come to rest.
void Evening::endWhatTakesTime()
{
    m_window->board().map().settle();
    if (m_window->thinker().isThinking())
        m_window->thinker().finish();
    for (QTextEdit *text : m_window->findChildren<QTextEdit *>())
        text->document()->documentLayout()->documentSize();
    for (QWidget *widget : QApplication::allWidgets()) {
        if (!widget->inherits("QLineEditIconButton"))
            continue;
        for (QAbstractAnimation *fading : widget->findChildren<QAbstractAnimation *>())
            fading->setCurrentTime(fading->totalDuration());
    }
}

void Evening::rest()
{
    m_now += readingPause;
    UserSimulation::settle();
    endWhatTakesTime();
    if (QApplication::activePopupWidget() || QApplication::activeModalWidget() || QApplication::activeWindow())
        return;
    m_window->activateWindow();
    UserSimulation::settle();
}

Complaint Evening::obey(const QString &line)
{
    const QString verb = line.section(u' ', 0, 0);
    const QString rest = line.section(u' ', 1);
    TableFlow &flow = m_window->flow();
    if (verb == "look"_L1) {
        const bool files = rest.startsWith("files "_L1);
        if (files) { // what a copy that is made now would tell
            QDir().mkpath(inHome(u"copies"_s));
            if (const auto done = m_window->document().saveCopy(inHome(u"copies/copy.entente"_s)); !done)
                return done.error();
        }
        Seen seen = everythingSeen(*m_window);
        if (files)
            seen.insert(filesSeen(inHome(u"copies"_s)));
        m_album.append({rest, seen});
        return {};
    }
    if (verb == "legal"_L1)
        return giveLegalOrders(rest.toInt());
    if (verb == "sit"_L1)
        return sit(rest);
    if (verb == "away"_L1)
        return writeAway(rest.section(u' ', 0, -2), rest.section(u' ', -1));
    if (verb == "orders"_L1) {
        for (const QString &order : rest.split(u',', Qt::SkipEmptyParts)) {
            if (const Complaint complaint = m_driver->obey({u"press"_s, u"Type an order"_s}); !complaint.isEmpty())
                return complaint;
            const auto *field = m_window->findChild<QLineEdit *>(u"orderLine"_s);
            m_user.type(order.trimmed());
            m_user.key(u"Return"_s);
            if (field && !field->text().isEmpty())
                return u"not taken: "_s + field->text() + u": "_s + m_window->status();
        }
        return {};
    }
    if (verb == "seal"_L1)
        return seal();
    if (verb == "reveal"_L1) {
        flow.reveal();
        return flow.isCovered() && !m_window->document().isFogged() ? u"still covered"_s : QString();
    }
    if (verb == "next"_L1) {
        flow.next();
        return {};
    }
    if (verb == "save"_L1)
        return m_window->saveFile(inHome(rest)) ? QString() : m_window->status();
    if (verb == "open"_L1)
        return m_window->openFile(inHome(rest)) ? QString() : m_window->status();
    return m_driver->obey(scriptWords(line));
}

Complaint Evening::sit(const QString &power)
{
    const auto pin = m_setting.pins.find(power);
    const PowerId id = m_window->document().board().findPower(power.toStdString());
    if (!m_window->flow().takeSeat(id, pin == m_setting.pins.end() ? QString() : pin->second))
        return u"the PIN is not taken"_s;
    return m_window->flow().step() == Step::Writing && m_window->flow().seat() == id ? QString()
                                                                                     : u"the seat can't be taken"_s;
}

/// For every unit of the power one that is legal; in winters as many as `which`.
std::vector<Order> Evening::someLegalOrders(PowerId power, int which) const
{
    const GameDocument &document = m_window->document();
    const Position &position = document.game().position();
    const OrderRules &rules = document.game().rules().orders;
    std::vector<Order> given;
    int unit = 0;
    if (position.phase.stage == Stage::Adjustments) {
        std::vector<Order> orders;
        legalAdjustments(document.board(), rules, position, power, orders);
        for (; unit < which && !orders.empty(); ++unit)
            given.push_back(orders[static_cast<std::size_t>(5 * unit) % orders.size()]);
    }
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        if (position.units[i].power != power || position.phase.stage != Stage::Moves)
            continue;
        std::vector<Order> orders;
        legalOrders(document.board(), rules, position, UnitId(static_cast<int>(i)), orders);
        if (!orders.empty())
            given.push_back(orders[static_cast<std::size_t>(which + 3 * unit++) % orders.size()]);
    }
    return given;
}

Complaint Evening::giveLegalOrders(int which)
{
    GameDocument &document = m_window->document();
    const PowerId power = m_window->flow().seat();
    if (!power.valid() || document.game().position().phase.stage == Stage::Retreats)
        return u"nobody writes here"_s;
    const std::vector<Order> orders = someLegalOrders(power, which);
    for (const Order &order : orders)
        document.setOrder(power, order);
    return orders.empty() ? u"there is nothing to order"_s : QString();
}

Complaint Evening::writeAway(const QString &name, const QString &what)
{
    const PowerId power = m_window->document().board().findPower(name.toStdString());
    TableFlow &flow = m_window->flow();
    QString remark;
    if (what == "sealed"_L1)
        return flow.sealAway(power) ? QString() : u"it can't be sealed"_s;
    if (!flow.sendAway(power, tryPin(m_window->document().pinLock(power), m_setting.pins[name]), remark))
        return u"it can't be written elsewhere"_s;
    std::vector<GivenOrder> given;
    if (what.toInt() > 0) {
        for (const Order &order : someLegalOrders(power, what.toInt()))
            given.push_back({power, order});
    }
    m_window->document().writeAway(power, given);
    return {};
}

Complaint Evening::seal()
{
    const PowerId seat = m_window->flow().seat();
    for (int presses = 0; presses < 3 && m_window->flow().step() == Step::Writing && m_window->flow().seat() == seat;
         ++presses) {
        auto *button = m_window->findChild<QAbstractButton *>(u"primary"_s);
        if (!button || !button->isVisible())
            return u"there is no button to seal with"_s;
        m_now += readingPause;
        m_user.click(*button, button->rect().center());
    }
    return m_window->document().table().isSealed(seat) ? QString() : u"not sealed"_s;
}

Album played(const Evening::Setting &setting, const QStringList &lines)
{
    Evening evening(setting);
    const Complaint complaint = evening.play(lines);
    if (!complaint.isEmpty())
        qWarning("%s", qPrintable(complaint));
    return complaint.isEmpty() ? evening.album() : Album();
}

bool areAlike(const Album &one, const Album &other)
{
    constexpr qsizetype mostSaid = 200;
    const QStringList leaks = differences(one, other);
    for (const QString &leak : leaks.mid(0, mostSaid)) // a test's own message has no room for them
        qWarning("%s", qPrintable(leak));
    return !one.isEmpty() && leaks.isEmpty();
}

QStringList differences(const Album &one, const Album &other)
{
    QStringList found;
    if (one.size() != other.size())
        found += u"%1 moments or %2"_s.arg(one.size()).arg(other.size());
    for (qsizetype i = 0; i < std::min(one.size(), other.size()); ++i) {
        for (const QString &each : differences(one[i].seen, other[i].seen))
            found += one[i].when + u": "_s + each;
    }
    return found;
}

} // namespace entente::app
