#include "window/preferencesdesk.h"

#include "look/theme.h"
#include "window/actions.h"
#include "window/keyspage.h"
#include "window/shortcuts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// A box with the actions of a group of which one holds.
QComboBox *choiceOf(const QList<QAction *> &actions, const QString &name, const QString &title, QWidget *parent)
{
    auto *box = new QComboBox(parent);
    box->setObjectName(name);
    box->setAccessibleName(title);
    for (const QAction *action : actions) {
        box->addItem(actionName(*action));
        if (action->isChecked())
            box->setCurrentIndex(box->count() - 1);
    }
    QObject::connect(box, &QComboBox::currentIndexChanged, box, [actions](int index) { actions[index]->trigger(); });
    return box;
}

QCheckBox *switchOf(QAction &action, const QString &sentence, QWidget *parent)
{
    auto *box = new QCheckBox(actionName(action), parent);
    box->setObjectName(u"prefer-"_s + action.objectName());
    box->setAccessibleDescription(sentence);
    box->setToolTip(sentence);
    box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // only its text is a target
    box->setChecked(action.isChecked());
    QObject::connect(box, &QCheckBox::clicked, &action, &QAction::trigger);
    return box;
}

} // namespace

PreferencesDesk::PreferencesDesk(Actions &actions, Shortcuts &shortcuts, QWidget *parent) : QDialog(parent)
{
    setObjectName(u"preferencesDesk"_s);
    setWindowTitle(tr("Preferences"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    resize(640, 560);

    auto *look = new QWidget(this);
    auto *form = new QFormLayout(look);
    form->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    form->setVerticalSpacing(metrics::floatMargin);
    const auto choice = [&](const QString &title, const QList<QAction *> &of, const QString &name) {
        form->addRow(title, choiceOf(of, name, title, look));
    };
    choice(tr("Window"), actions.themes, u"preferTheme"_s);
    choice(tr("Map"), actions.mapStyles, u"preferMapStyle"_s);
    choice(tr("Units"), actions.symbolSets, u"preferUnits"_s);
    choice(tr("Language"), actions.languages, u"preferLanguage"_s);
    form->addRow(QString(), switchOf(*actions.autoReplay, tr("When orders are revealed, units go their ways before the results stand there."), look));
    form->addRow(QString(), switchOf(*actions.motion, tr("Without it nothing moves: results are there at once."), look));

    auto *tabs = new QTabWidget(this);
    tabs->setObjectName(u"preferencesTabs"_s);
    tabs->setAccessibleName(tr("Preferences"));
    tabs->setDocumentMode(true);
    tabs->addTab(look, tr("Look"));
    tabs->addTab(new KeysPage(actions, shortcuts, this), tr("Keys"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closePreferences"_s);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    column->addWidget(tabs, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PreferencesDesk::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        close();
}

} // namespace entente::app
