#include "desks/pindesk.h"

#include "document/pinlock.h"
#include "look/formlabels.h"
#include "look/mainbutton.h"
#include "look/pineye.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/names.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

PinDesk::PinDesk(GameDocument &document, PowerId power, QWidget *parent)
    : Sheet(QSize(420, 0), parent), m_document(document), m_power(power)
{
    setObjectName(u"pinDesk"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    const QString name = powerName(document.board(), power);
    setWindowTitle(tr("PIN of %1").arg(name));
    QVBoxLayout *const column = page();
    auto *line = new QLabel(tr("Whoever takes this seat must enter it; it also locks the seat's orders in the saved "
                               "game. A forgotten PIN can't be recovered."),
                            this);
    line->setWordWrap(true);
    column->addWidget(line);
    auto *form = new QFormLayout;
    const auto field = [&](const QString &object, const QString &label) {
        auto *made = named(new QLineEdit(this), object, label);
        new PinEye(*made);
        form->addRow(label, made);
        connect(made, &QLineEdit::textChanged, this, &PinDesk::follow);
        return made;
    };
    m_pin = field(u"newPin"_s, tr("New PIN"));
    m_again = field(u"newPinAgain"_s, tr("Once more"));
    levelLabels(*form);
    column->addLayout(form);
    m_says = quiet(named(new QLabel(this), u"newPinSays"_s));
    column->addWidget(m_says);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_buttons->button(QDialogButtonBox::Ok)->setObjectName(u"setPin"_s);
    setMainButton(*m_buttons->button(QDialogButtonBox::Ok));
    if (document.table().hasPin(power)) {
        QPushButton *none = named(m_buttons->addButton(tr("No PIN"), QDialogButtonBox::DestructiveRole), u"noPin"_s);
        connect(none, &QPushButton::clicked, this, [this, name] {
            m_document.setPin(m_power, QString());
            Q_EMIT said(tr("%1 no longer has a PIN.").arg(name), false);
            close();
        });
    }
    setFoot(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &PinDesk::finish);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    follow();
}

void PinDesk::follow()
{
    const bool shortPin = m_pin->text().size() < shortestPin;
    const bool same = m_pin->text() == m_again->text();
    m_says->setText(shortPin ? tr("At least %n characters.", nullptr, shortestPin)
                    : same   ? QString()
                             : tr("The two PINs differ."));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!shortPin && same);
}

void PinDesk::finish()
{
    const QString name = powerName(m_document.board(), m_power);
    const bool done = m_document.setPin(m_power, m_pin->text());
    Q_EMIT said(done ? tr("%1 now has a PIN.").arg(name)
                     : tr("PINs can't be stored safely on this system; nothing was changed for %1.").arg(name),
                !done);
    close();
}

} // namespace entente::app
