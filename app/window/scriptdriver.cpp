#include "window/scriptdriver.h"

#include "document/files.h"
#include "io/gamecase.h"
#include "orders/legality.h"
#include "orders/notation.h"
#include "orders/parser.h"
#include "window/boardpage.h"
#include "window/mainwindow.h"
#include "window/scriptwords.h"
#include "words/names.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <random>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// Compares names as people see them: without mnemonics, dots and case.
QString bare(QString text)
{
    return text.remove(u'&').remove(u'…').trimmed();
}

bool answersTo(const QObject &object, const QString &shown, const QString &name)
{
    return object.objectName() == name || bare(shown).compare(bare(name), Qt::CaseInsensitive) == 0
           || object.property("english").toString().compare(bare(name), Qt::CaseInsensitive) == 0;
}

QString textOf(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->textFormat() == Qt::RichText ? QTextDocumentFragment::fromHtml(label->text()).toPlainText() : label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return button->text().isEmpty() ? button->accessibleName() : button->text();
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return line->text();
    if (const auto *combo = qobject_cast<const QComboBox *>(widget))
        return combo->currentText();
    if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
        return tabs->tabText(tabs->currentIndex());
    if (const auto *view = qobject_cast<const QAbstractItemView *>(widget)) {
        QStringList rows;
        for (int i = 0; i < view->model()->rowCount(); ++i)
            rows += view->model()->index(i, 0).data(Qt::DisplayRole).toString();
        return rows.join(u'\n');
    }
    QStringList parts;
    for (const QLabel *label : widget->findChildren<QLabel *>()) {
        if (label->isVisible())
            parts += textOf(label);
    }
    return parts.join(u' ');
}

} // namespace

ScriptDriver::ScriptDriver(MainWindow &window, QObject *parent) : QObject(parent), m_window(window), m_user(window)
{
}

int ScriptDriver::play(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "%s: the script can't be read: %s\n", qUtf8Printable(path), qUtf8Printable(file.errorString()));
        return 1;
    }
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    UserSimulation::settle();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        m_statusIsAsked = false;
        for (qsizetype j = i + 1; j < lines.size(); ++j) {
            const QString following = lines[j].trimmed();
            if (following.isEmpty() || following.startsWith(u'#'))
                continue;
            m_statusIsAsked = following.startsWith("expect status"_L1);
            break;
        }
        const Complaint complaint = obey(scriptWords(line));
        UserSimulation::settle();
        if (!complaint.isEmpty()) {
            std::fprintf(stderr, "%s:%d: %s\n", qUtf8Printable(path), static_cast<int>(i + 1), qUtf8Printable(complaint));
            return 1;
        }
    }
    return 0;
}

ScriptDriver::Complaint ScriptDriver::obey(const QStringList &words)
{
    const QString &verb = words.first();
    const qsizetype count = words.size();
    if (verb == "new"_L1 && count >= 2)
        return newGame(words);
    if (verb == "open"_L1 && count == 2)
        return fromStatus(m_window.openFile(words[1]));
    if (verb == "save"_L1 && count == 2)
        return fromStatus(m_window.saveFile(words[1]));
    if (verb == "as"_L1 && count >= 2)
        return takeSeat(words);
    if (verb == "click"_L1 || verb == "rightclick"_L1 || verb == "hover"_L1 || verb == "drag"_L1 || verb == "wheel"_L1)
        return mouse(words);
    if (verb == "key"_L1 && count == 2)
        return m_user.key(words[1]) ? QString() : u"there is no key called “%1”"_s.arg(words[1]);
    if (verb == "type"_L1 && count >= 2) {
        m_user.type(words.mid(1).join(u' '));
        return {};
    }
    if (verb == "press"_L1 && count >= 2)
        return press(words.mid(1).join(u' '));
    if (verb == "choose"_L1 && count >= 3)
        return choose(words[1], words.mid(2).join(u' '));
    if (verb == "expect"_L1 && count >= 2)
        return expect(words.mid(1));
    if ((verb == "adjudicate"_L1 || verb == "next"_L1 || verb == "undo"_L1 || verb == "redo"_L1) && count == 1)
        return act(verb);
    if (verb == "shot"_L1 && count >= 2)
        return shot(words);
    if (verb == "frames"_L1 && count == 2) {
        m_frameFolder = words[1] == "off"_L1 ? QString() : words[1];
        if (m_frameFolder.isEmpty()) {
            m_window.removeEventFilter(this);
        } else {
            QDir().mkpath(m_frameFolder);
            m_window.installEventFilter(this);
        }
        return {};
    }
    if (verb == "size"_L1 && count == 3) {
        const QSize wanted(words[1].toInt(), words[2].toInt());
        m_window.resize(wanted);
        UserSimulation::settle();
        return m_window.size() == wanted ? QString() : u"the window can't be %1 by %2"_s.arg(words[1], words[2]);
    }
    if (verb == "count"_L1 && count == 1) {
        m_user.resetCounts();
        return {};
    }
    if (verb == "fuzz"_L1 && count == 3)
        return fuzz(words[1].toInt(), words[2].toUInt());
    if (verb == "wait"_L1 && count == 2) {
        QEventLoop loop;
        QTimer::singleShot(words[1].toInt(), &loop, &QEventLoop::quit);
        loop.exec();
        return {};
    }
    if (verb == "state"_L1 && count == 2)
        return writeState(words[1]);
    if (verb == "time"_L1 && count >= 2)
        return stopwatch(words);
    return u"“%1” is no line of a script"_s.arg(words.join(u' '));
}

ScriptDriver::Complaint ScriptDriver::fromStatus(bool ok) const
{
    return ok || m_statusIsAsked ? QString() : m_window.status();
}

ScriptDriver::Complaint ScriptDriver::newGame(const QStringList &words)
{
    std::map<std::string, std::string> settings;
    Table::Mode mode = Table::Mode::Hotseat;
    QStringList seats;
    for (const QString &word : words.mid(2)) {
        const qsizetype at = word.indexOf(u'=');
        if (at < 1)
            return u"expected key=value, found “%1”"_s.arg(word);
        const QString key = word.left(at);
        const QString value = word.mid(at + 1);
        if (key == "seats"_L1)
            seats = value.split(u',', Qt::SkipEmptyParts);
        else if (key != "mode"_L1)
            settings[key.toStdString()] = value.toStdString();
        else if (!readMode(value, mode))
            return u"expected mode=hotseat, gm or draft, found “%1”"_s.arg(value);
    }
    QString why;
    return m_window.newGame(words[1], settings, mode, seats, why) ? QString() : why;
}

ScriptDriver::Complaint ScriptDriver::takeSeat(const QStringList &words)
{
    if (!m_window.document().hasGame())
        return u"no game is open"_s;
    const PowerId power = m_window.document().board().findPower(words[1].toStdString());
    if (!power.valid())
        return u"there is no power called “%1”"_s.arg(words[1]);
    m_window.flow().takeSeat(power);
    if (m_window.document().table().mode != Table::Mode::Hotseat)
        m_window.tool().setWriter(power, true);
    else if (m_window.flow().step() != Step::Writing || m_window.flow().seat() != power)
        return u"the seat of %1 can't be taken now"_s.arg(words[1]);
    return {};
}

bool ScriptDriver::bringIntoView(const QString &place, QPoint &at) const
{
    const Board &board = m_window.document().board();
    const RegionId region = board.findRegion(place.toStdString());
    if (!region.valid())
        return false;
    MapView &map = m_window.board().map();
    const ProvinceId province = board.provinceOf(region);
    const auto point = [&] { return region == board.mainRegion(province) ? map.viewPointOf(province) : map.viewPointOf(region); };
    const auto clear = [&] {
        const QRect view = map.viewport()->rect().adjusted(4, 4, -4, -4);
        return view.contains(point()) && QApplication::widgetAt(map.viewport()->mapToGlobal(point())) == map.viewport();
    };
    at = point();
    if (clear())
        return true;
    map.reveal(province);
    UserSimulation::settle();
    if (!clear())
        map.centerOn(map.mapToScene(point()));
    UserSimulation::settle();
    at = point();
    return true;
}

ScriptDriver::Complaint ScriptDriver::mouse(const QStringList &words)
{
    if (!m_window.document().hasGame())
        return u"no game is open"_s;
    if (words.size() < 2)
        return u"expected a place"_s;
    QPoint at;
    if (!bringIntoView(words[1], at))
        return u"“%1” is no place on this map"_s.arg(words[1]);
    if (!m_window.board().isVisible())
        return u"the map is covered"_s;
    QWidget &target = *m_window.board().map().viewport();
    const QString &verb = words.first();
    if (verb == "click"_L1) {
        m_user.click(target, at);
    } else if (verb == "rightclick"_L1) {
        m_user.click(target, at, Qt::RightButton);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, target.mapToGlobal(at));
        if (!QApplication::activePopupWidget())
            QApplication::sendEvent(&target, &event);
    } else if (verb == "hover"_L1) {
        m_user.moveTo(target, at);
    } else if (verb == "drag"_L1) {
        QPoint to;
        const Board &board = m_window.document().board();
        const RegionId region = words.size() > 2 ? board.findRegion(words[2].toStdString()) : RegionId();
        if (!region.valid())
            return u"expected a second place"_s;
        to = m_window.board().map().viewPointOf(region);
        m_user.drag(target, at, to);
    } else {
        bool ok = false;
        const int notches = words.value(2).toInt(&ok);
        if (!ok)
            return u"expected a number of notches"_s;
        m_user.wheel(target, at, notches);
    }
    return {};
}

QWidget *ScriptDriver::widgetNamed(const QString &name) const
{
    if (m_window.objectName() == name)
        return &m_window;
    QWidget *hidden = nullptr;
    for (QWidget *top : QApplication::topLevelWidgets()) {
        for (QWidget *widget : top->findChildren<QWidget *>(name)) {
            if (widget->isVisible())
                return widget;
            hidden = widget;
        }
    }
    return hidden;
}

ScriptDriver::Complaint ScriptDriver::press(const QString &name)
{
    QAbstractButton *disabled = nullptr;
    for (QWidget *top : QApplication::topLevelWidgets()) {
        for (QAbstractButton *button : top->findChildren<QAbstractButton *>()) {
            if (!button->isVisible() || !answersTo(*button, button->text().isEmpty() ? button->accessibleName() : button->text(), name))
                continue;
            if (!button->isEnabled()) {
                disabled = button;
                continue;
            }
            m_user.click(*button, button->rect().center());
            return {};
        }
    }
    for (QTabBar *tabs : m_window.findChildren<QTabBar *>()) {
        for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i) {
            if (bare(tabs->tabText(i)).compare(bare(name), Qt::CaseInsensitive) == 0) {
                m_user.click(*tabs, tabs->tabRect(i).center());
                return {};
            }
        }
    }
    QAction *idle = nullptr;
    for (QAction *action : m_window.findChildren<QAction *>()) {
        if (!answersTo(*action, action->text(), name) || action->menu())
            continue;
        if (action->isEnabled()) {
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            action->trigger();
            return {};
        }
        idle = action;
    }
    if (disabled || idle)
        return u"“%1” can't be pressed now"_s.arg(name);
    return u"there is nothing called “%1” to press"_s.arg(name);
}

ScriptDriver::Complaint ScriptDriver::choose(const QString &name, const QString &item)
{
    for (QMenu *menu : m_window.findChildren<QMenu *>(name)) {
        for (QAction *action : menu->actions()) {
            if (answersTo(*action, action->text(), item) && action->isEnabled()) {
                m_user.countClick();
                menu->close();
                action->trigger();
                return {};
            }
        }
        return u"there is no “%1” in %2"_s.arg(item, name);
    }
    QWidget *widget = widgetNamed(name);
    if (!widget || !widget->isVisible())
        return u"there is no visible %1"_s.arg(name);
    if (auto *combo = qobject_cast<QComboBox *>(widget)) {
        const int index = combo->findText(item, Qt::MatchContains);
        if (index < 0)
            return u"there is no “%1” in %2"_s.arg(item, name);
        combo->setCurrentIndex(index);
        return {};
    }
    if (auto *view = qobject_cast<QAbstractItemView *>(widget)) {
        for (int i = 0; i < view->model()->rowCount(); ++i) {
            const QModelIndex index = view->model()->index(i, 0);
            if (!index.data(Qt::DisplayRole).toString().contains(item, Qt::CaseInsensitive) || !(index.flags() & Qt::ItemIsSelectable))
                continue;
            view->scrollTo(index);
            const QRect row = view->visualRect(index);
            m_user.click(*view->viewport(), QPoint(row.left() + 24, row.top() + 10));
            return {};
        }
        return u"there is no row with “%1” in %2"_s.arg(item, name);
    }
    return u"%1 is no list"_s.arg(name);
}

ScriptDriver::Complaint ScriptDriver::act(const QString &name)
{
    for (QAction *action : m_window.findChildren<QAction *>(name)) {
        if (!action->isEnabled())
            return u"“%1” is not open now"_s.arg(name);
        action->trigger();
        return {};
    }
    return u"there is no action “%1”"_s.arg(name);
}

ScriptDriver::Complaint ScriptDriver::expect(const QStringList &words)
{
    const QString &what = words.first();
    if (what == "status"_L1 && words.size() >= 2) {
        const QString text = words.mid(1).join(u' ');
        const QString status = m_window.status();
        return status.contains(text, Qt::CaseInsensitive) ? QString() : u"expected the status “%1”, it says “%2”"_s.arg(text, status);
    }
    if ((what == "clicks"_L1 || what == "keys"_L1) && words.size() == 3 && words[1] == "<"_L1) {
        const int count = what == "clicks"_L1 ? m_user.clicks() : m_user.keys();
        return count < words[2].toInt() ? QString() : u"expected less than %1 %2, there were %3"_s.arg(words[2], what).arg(count);
    }
    if (what == "drawn"_L1 && words.size() == 2) {
        const int drawn = m_window.board().ordersDrawn();
        return drawn == words[1].toInt() ? QString() : u"expected %1 orders on the map, there are %2"_s.arg(words[1]).arg(drawn);
    }
    if (what == "visible"_L1 || what == "hidden"_L1 || what == "text"_L1)
        return expectWidget(words);
    if (!m_window.document().hasGame())
        return u"no game is open"_s;
    if (what == "order"_L1 || what == "orders"_L1)
        return expectOrder(words);
    if (what == "offers"_L1 || what == "refuses"_L1)
        return expectPlaces(words);
    return expectPosition(words);
}

ScriptDriver::Complaint ScriptDriver::expectOrder(const QStringList &words)
{
    const Game &game = m_window.document().game();
    const Board &board = game.board();
    const Stage stage = game.position().phase.stage;
    if (words.size() < 3)
        return u"expected a power and an order"_s;
    const PowerId power = board.findPower(words[1].toStdString());
    if (!power.valid())
        return u"there is no power called “%1”"_s.arg(words[1]);
    QStringList stored;
    for (const GivenOrder &given : game.orders()) {
        if (given.power == power)
            stored += fromUtf8(orderText(board, given.order, stage));
    }
    if (words.first() == "orders"_L1) {
        return words[2].toInt() == stored.size() ? QString() : u"expected %1 orders of %2, there are %3: %4"_s.arg(words[2], words[1]).arg(stored.size()).arg(stored.join(u"; "_s));
    }
    const QString text = words.mid(2).join(u' ');
    QString wanted = text;
    const Result<ParsedOrder, ParseError> parsed = parseOrder(text.toStdString(), {&board, &game.position(), stage});
    if (parsed) {
        Order order = parsed->order;
        if (checkOrder(board, game.rules().orders, game.position(), power, order).ok())
            wanted = fromUtf8(orderText(board, order, stage));
    }
    if (stored.contains(wanted) || stored.contains(text, Qt::CaseInsensitive))
        return {};
    return u"expected “%1” of %2, stored are: %3"_s.arg(text, words[1], stored.isEmpty() ? u"none"_s : stored.join(u"; "_s));
}

ScriptDriver::Complaint ScriptDriver::expectPlaces(const QStringList &words)
{
    const Board &board = m_window.document().board();
    OrderTool &tool = m_window.tool();
    if (words.size() < 2)
        return u"expected a place"_s;
    if (words.first() == "refuses"_L1) {
        const RegionId region = board.findRegion(words[1].toStdString());
        if (!region.valid())
            return u"“%1” is no place on this map"_s.arg(words[1]);
        const QString why = tool.refusalAt(region);
        const QString wanted = words.mid(2).join(u' ');
        if (why.isEmpty())
            return u"expected that %1 is refused, it is offered"_s.arg(words[1]);
        return why.contains(wanted, Qt::CaseInsensitive) ? QString() : u"expected the reason “%1”, it is “%2”"_s.arg(wanted, why);
    }
    const std::vector<ProvinceId> offers = tool.offers();
    QStringList names;
    for (ProvinceId province : offers)
        names += fromUtf8(board.province(province).abbreviation);
    QStringList wanted = words.mid(1);
    const bool exactly = wanted.first() == "only"_L1;
    if (exactly)
        wanted.removeFirst();
    std::vector<ProvinceId> found;
    for (const QString &name : wanted) {
        const ProvinceId province = board.findProvince(name.toStdString());
        if (!province.valid())
            return u"“%1” is no place on this map"_s.arg(name);
        if (std::find(offers.begin(), offers.end(), province) == offers.end())
            return u"expected the offer %1, offered are: %2"_s.arg(name, names.join(u' '));
        found.push_back(province);
    }
    if (exactly && found.size() != offers.size())
        return u"expected %1 offers, offered are: %2"_s.arg(found.size()).arg(names.join(u' '));
    return {};
}

ScriptDriver::Complaint ScriptDriver::expectPosition(const QStringList &words)
{
    GameDocument &document = m_window.document();
    const Game &game = document.game();
    const Board &board = game.board();
    const bool past = !document.viewsPresent();
    const Position &position = past ? game.turn(document.viewedTurn()).after : game.position();
    const QString &what = words.first();
    if (what == "phase"_L1 && words.size() == 2) {
        Phase phase;
        if (!readPhase(words[1].toStdString(), phase))
            return u"“%1” is no phase"_s.arg(words[1]);
        const Phase shown = past ? game.turn(document.viewedTurn()).before.phase : game.position().phase;
        // Between a reveal and the next phase both are before the eyes: results of one, board of the other.
        const bool results = m_window.flow().step() == Step::Results && document.viewedTurn() + 1 >= game.turnCount();
        if (phase == shown || (results && phase == game.position().phase))
            return {};
        return u"expected the phase %1, it is %2"_s.arg(words[1], fromUtf8(phaseText(shown)));
    }
    if (what == "unit"_L1 && words.size() >= 3) {
        const PowerId power = board.findPower(words[1].toStdString());
        const QString text = words.mid(2).join(u' ');
        const Result<ParsedUnit, ParseError> unit = parseUnit(text.toStdString(), board);
        if (!power.valid() || !unit)
            return u"“%1” of “%2” names no unit"_s.arg(text, words[1]);
        QStringList there;
        const auto matches = [&](const Unit &candidate) {
            if (candidate.power == power)
                there += fromUtf8(unitText(board, candidate));
            return candidate.power == power && candidate.region == unit->region && candidate.layer == unit->layer
                   && (!unit->kind.valid() || unit->kind == candidate.kind);
        };
        bool found = false;
        for (const Unit &candidate : position.units)
            found = matches(candidate) || found;
        for (const DislodgedUnit &candidate : position.dislodged)
            found = matches(candidate.unit) || found;
        return found ? QString() : u"expected %1 of %2, there are: %3"_s.arg(text, words[1], there.join(u", "_s));
    }
    if (what == "no"_L1 && words.size() == 3 && words[1] == "unit"_L1) {
        const ProvinceId province = board.findProvince(words[2].toStdString());
        if (!province.valid())
            return u"“%1” is no place on this map"_s.arg(words[2]);
        const UnitId unit = unitIn(board, position, province);
        return unit ? u"expected no unit in %1, there is %2"_s.arg(words[2], fromUtf8(unitText(board, position.units[static_cast<std::size_t>(unit.index())]))) : QString();
    }
    if (what == "centres"_L1 && words.size() == 3) {
        const PowerId power = board.findPower(words[1].toStdString());
        if (!power.valid())
            return u"there is no power called “%1”"_s.arg(words[1]);
        const int count = centreCountOf(position, power);
        return count == words[2].toInt() ? QString() : u"expected %1 centres of %2, there are %3"_s.arg(words[2], words[1]).arg(count);
    }
    return u"“expect %1” is no line of a script"_s.arg(words.join(u' '));
}

ScriptDriver::Complaint ScriptDriver::expectWidget(const QStringList &words)
{
    if (words.size() < 2)
        return u"expected a name"_s;
    const QWidget *widget = widgetNamed(words[1]);
    const bool visible = widget && widget->isVisible();
    if (words.first() == "hidden"_L1)
        return visible ? u"expected that %1 is hidden, it is visible"_s.arg(words[1]) : QString();
    if (!visible)
        return u"expected that %1 is visible, it is %2"_s.arg(words[1], widget ? u"hidden"_s : u"unknown"_s);
    if (words.first() == "visible"_L1)
        return {};
    const QString wanted = words.mid(2).join(u' ');
    const QString text = textOf(widget);
    return text.contains(wanted, Qt::CaseInsensitive) ? QString() : u"expected the text “%1” in %2, it is “%3”"_s.arg(wanted, words[1], text);
}

ScriptDriver::Complaint ScriptDriver::shot(const QStringList &words)
{
    QWidget *widget = words.size() > 2 ? widgetNamed(words[2]) : &m_window;
    if (!widget)
        return u"there is no %1"_s.arg(words[2]);
    if (m_window.board().isVisible())
        m_window.board().map().finishPainting();
    QThreadPool::globalInstance()->waitForDone(); // pictures of maps on the first screen
    UserSimulation::settle();
    const QFileInfo file(words[1]);
    QDir().mkpath(file.absolutePath());
    return widget->grab().save(words[1]) ? QString() : u"%1 can't be written"_s.arg(words[1]);
}

ScriptDriver::Complaint ScriptDriver::writeState(const QString &path)
{
    const GameDocument &document = m_window.document();
    if (!document.hasGame())
        return u"no game is open"_s;
    const Game &game = document.game();
    const bool past = !document.viewsPresent() && m_window.flow().step() != Step::Results;
    const Position &position = past ? game.turn(document.viewedTurn()).before : game.position();
    const std::vector<GivenOrder> &orders = past ? game.turn(document.viewedTurn()).orders : game.orders();
    const std::string text = writeCase(QFileInfo(path).completeBaseName().toStdString(), game, position, orders);
    const Result<bool, QString> done = writeFile(path, QByteArray::fromStdString(text) + '\n');
    return done ? QString() : done.error();
}

/// Chance clicks and keys, the same for the same seed. Stored orders must stay legal and well written
/// all the while, and nobody may be left with an order that can be neither finished nor left.
ScriptDriver::Complaint ScriptDriver::fuzz(int steps, unsigned seed)
{
    static const char *const keys[] = {"h", "m", "s", "c", "v", "Tab", "Return", "Backspace", "Escape", "Up", "Down", "Left", "Right", "Delete", "a", "b", "g", "r", "o", "w", "d", "t", "Ctrl+Z", "Ctrl+Shift+Z"};
    std::mt19937 chance(seed);
    const auto below = [&](std::size_t limit) { return static_cast<int>(chance() % limit); };
    for (int i = 0; i < steps; ++i) {
        const GameDocument &document = m_window.document();
        if (!document.hasGame() || !m_window.board().isVisible())
            return u"step %1: the board is gone"_s.arg(i);
        MapView &map = m_window.board().map();
        if (below(3) == 0) {
            m_user.key(QString::fromLatin1(keys[below(std::size(keys))]));
        } else {
            const QPoint at(below(static_cast<std::size_t>(map.viewport()->width())), below(static_cast<std::size_t>(map.viewport()->height())));
            QWidget *there = QApplication::widgetAt(map.viewport()->mapToGlobal(at));
            if (there == map.viewport())
                m_user.click(*there, at);
        }
        for (const GivenOrder &given : document.game().orders()) {
            Order order = given.order;
            if (!checkOrder(document.board(), document.game().rules().orders, document.game().position(), given.power, order).ok())
                return u"step %1: an order that is not legal was stored"_s.arg(i);
        }
    }
    // Whatever is half written can be left, and what is stored stays.
    const std::size_t stored = m_window.document().game().orders().size();
    for (int i = 0; i < 3; ++i)
        m_user.key(u"Escape"_s);
    if (m_window.document().game().orders().size() != stored)
        return u"Escape took stored orders away"_s;
    return m_window.tool().isWriting() ? u"Escape left an order half written"_s : QString();
}

ScriptDriver::Complaint ScriptDriver::stopwatch(const QStringList &words)
{
    QElapsedTimer &watch = m_watches[words[1]];
    if (words.size() == 2 || !watch.isValid()) {
        if (watch.isValid())
            std::printf("%s: %lld ms\n", qUtf8Printable(words[1]), static_cast<long long>(watch.elapsed()));
        watch.start();
        if (words.size() == 2)
            return {};
        return u"the stopwatch %1 was not started"_s.arg(words[1]);
    }
    const qint64 spent = watch.elapsed();
    std::printf("%s: %lld ms\n", qUtf8Printable(words[1]), static_cast<long long>(spent));
    bool ok = false;
    const int most = words.value(3).toInt(&ok);
    if (words[2] != "<"_L1 || !ok)
        return u"expected “< N ms”"_s;
    return spent < most ? QString() : u"expected less than %1 ms for %2, it took %3"_s.arg(most).arg(words[1]).arg(spent);
}

bool ScriptDriver::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::UpdateRequest && !m_frameFolder.isEmpty() && !m_grabbing) {
        m_grabbing = true; // grabbing paints, which may ask for an update again
        m_window.grab().save(u"%1/%2.png"_s.arg(m_frameFolder).arg(++m_frame, 5, 10, QLatin1Char('0')));
        m_grabbing = false;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace entente::app
