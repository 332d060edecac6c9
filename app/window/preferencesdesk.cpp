#include "window/preferencesdesk.h"

#include "desks/colourspage.h"
#include "document/preferences.h"
#include "look/formlabels.h"
#include "look/theme.h"
#include "actions/actions.h"
#include "actions/keyspage.h"
#include "actions/shortcuts.h"
#include "look/widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int previewWide = 320;
constexpr int previewNarrow = 180;

/// A box with the actions of a group of which one holds.
QComboBox *choiceOf(const QList<QAction *> &actions, const QString &name, const QString &title, QWidget *parent)
{
    auto *box = named(new QComboBox(parent), name, title);
    for (const QAction *action : actions) {
        box->addItem(actionName(*action));
        if (action->isChecked())
            box->setCurrentIndex(box->count() - 1);
    }
    QObject::connect(box, &QComboBox::currentIndexChanged, box, [actions](int index) { actions[index]->trigger(); });
    return box;
}

/// How large everything is, texts above all. Qt takes it at the start.
QComboBox *sizeChoice(QWidget *parent)
{
    auto *box = named(new QComboBox(parent), u"preferSize"_s, PreferencesDesk::tr("Size"));
    box->setToolTip(PreferencesDesk::tr("Texts and everything else; counts when Entente starts next."));
    box->setAccessibleDescription(box->toolTip());
    box->addItem(PreferencesDesk::tr("As the system has it"), 100);
    for (const int percent : {110, 125, 150, 175, 200})
        box->addItem(PreferencesDesk::tr("%1 %, from the next start", "a size").arg(percent), percent);
    box->setCurrentIndex(std::max(0, box->findData(preferences().value(u"size"_s, 100).toInt())));
    QObject::connect(box, &QComboBox::currentIndexChanged, box,
                     [box] { preferences().setValue(u"size"_s, box->currentData().toInt()); });
    return box;
}

QCheckBox *switchOf(QAction &action, const QString &sentence, QWidget *parent)
{
    auto *box = named(new QCheckBox(actionName(action), parent), u"prefer-"_s + action.objectName());
    box->setAccessibleDescription(sentence);
    box->setToolTip(action.isEnabled() ? sentence : Actions::whyOff(action));
    box->setEnabled(action.isEnabled());
    box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // only its text is a target
    box->setChecked(action.isChecked());
    QObject::connect(box, &QCheckBox::clicked, &action, &QAction::trigger);
    return box;
}

} // namespace

PreferencesDesk::PreferencesDesk(Actions &actions, Shortcuts &shortcuts, std::function<LookPreview::Sample()> sample,
                                 QWidget *parent)
    : Sheet(QSize(760, 724), parent), m_actions(actions), m_shortcuts(shortcuts), m_sample(std::move(sample))
{
    setObjectName(u"preferencesDesk"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    fill();
}

/// Writes everything down in the language of now; what was there goes.
void PreferencesDesk::fill()
{
    const int tab = m_tabs ? m_tabs->currentIndex() : 0;
    for (QWidget *old : {static_cast<QWidget *>(m_tabs), static_cast<QWidget *>(m_buttons)}) {
        if (old) {
            old->hide();
            old->setObjectName(QString());
            old->deleteLater(); // the box in which the language was chosen is in it
        }
    }
    setWindowTitle(tr("Preferences"));
    QWidget *look = appearance();
    QTabWidget *const tabs = m_tabs = new QTabWidget(this);
    tabs->setObjectName(u"preferencesTabs"_s);
    tabs->setAccessibleName(tr("Preferences"));
    tabs->setDocumentMode(true);
    tabs->addTab(scrollingArea(look, this), tr("Appearance"));
    if (const LookPreview::Sample sample = m_sample(); sample.look.board) {
        auto *colours = new ColoursPage(
            sample.look.board, [this] { return m_sample().look; }, this);
        connect(colours, &ColoursPage::chosen, this, &PreferencesDesk::coloursChosen);
        tabs->addTab(scrollingArea(colours, this), tr("Powers"));
    }
    tabs->addTab(new KeysPage(m_actions, m_shortcuts, this), tr("Shortcuts"));
    tabs->setCurrentIndex(tab);
    QDialogButtonBox *const buttons = m_buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closePreferences"_s);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    page()->addWidget(tabs, 1);
    setFoot(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

/// How the window and the map look, what moves, and a piece of map that shows it.
QWidget *PreferencesDesk::appearance()
{
    Actions &actions = m_actions;
    auto *look = new QWidget(this);
    auto *halves = new QHBoxLayout(look);
    halves->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    halves->setSpacing(metrics::margin);
    auto *form = new QFormLayout;
    halves->addLayout(form, 1);
    auto *preview = new LookPreview(m_sample, look);
    preview->setMinimumWidth(previewNarrow);
    preview->setMaximumWidth(previewWide);
    halves->addWidget(preview, 1);
    for (const QList<QAction *> &group :
         {actions.themes, actions.mapStyles, actions.symbolSets, actions.namings, QList<QAction *>{actions.patterns}}) {
        for (const QAction *action : group) // once the board has taken it over
            connect(action, &QAction::triggered, preview, &LookPreview::refresh, Qt::QueuedConnection);
    }
    form->setVerticalSpacing(metrics::floatMargin);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const auto choice = [&](const QString &title, const QList<QAction *> &of, const QString &name) {
        form->addRow(title, choiceOf(of, name, title, look));
    };
    choice(tr("Window"), actions.themes, u"preferTheme"_s);
    choice(tr("Map"), actions.mapStyles, u"preferMapStyle"_s);
    choice(tr("Units"), actions.symbolSets, u"preferUnits"_s);
    choice(tr("Names"), actions.namings, u"preferNames"_s);
    choice(tr("Language"), actions.languages, u"preferLanguage"_s);
    form->addRow(tr("Size"), sizeChoice(look));
    const auto toggle = [&](QAction &action, const QString &sentence) {
        form->addRow(QString(), switchOf(action, sentence, look));
    };
    toggle(*actions.patterns, tr("Each power's land has a pattern of its own besides its colour."));
    toggle(*actions.contrast, tr("Black on white, or white on black; the map has a style of its own for it."));
    toggle(*actions.menuBar, tr("When off, the menus stand behind one button."));
    toggle(*actions.countdown, tr("The curtain counts from three before it reveals."));
    toggle(*actions.autoReplay, tr("After the reveal, units move on the map before the results are shown."));
    toggle(*actions.pacedReveal,
           tr("After the reveal all orders lie on the map; Space tells one conflict after another."));
    toggle(*actions.motion, tr("When off, nothing moves: results are shown at once."));
    toggle(*actions.sounds, tr("A stamp when orders are sealed, drums at the reveal, a chime when centres are taken."));
    levelLabels(*form);
    return look;
}

void PreferencesDesk::showKeys()
{
    m_tabs->setCurrentIndex(m_tabs->count() - 1);
}

void PreferencesDesk::changeEvent(QEvent *event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace entente::app
