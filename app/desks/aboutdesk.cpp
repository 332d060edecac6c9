#include "desks/aboutdesk.h"

#include "look/theme.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

AboutDesk::AboutDesk(QWidget *parent) : Sheet(u"aboutDesk"_s, tr("About Entente"), QSize(420, 0), parent)
{
    QVBoxLayout *const column = page();
    column->setContentsMargins(24, 24, 24, 0);
    column->setSpacing(8);
    const auto line = [&](const QString &text, int size, int weight) {
        auto *label = new QLabel(text, this);
        label->setFont(uiFont(size, weight));
        label->setWordWrap(true);
        column->addWidget(label);
        return label;
    };
    line(u"Entente %1"_s.arg(QCoreApplication::applicationVersion()), metrics::title, 600);
    line(tr("Diplomacy and its strange cousins, for friends round one machine."), metrics::base, 400);
    line(tr("Free software under the GNU General Public License, version 3. Made with Qt %1.")
             .arg(QString::fromLatin1(qVersion())),
         metrics::small, 400)
        ->setProperty("rank", u"quiet"_s);
    auto *buttons = closeButtons(u"closeAbout"_s);
    setFoot(buttons);
}

} // namespace entente::app
