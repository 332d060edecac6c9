#include "desks/consentdesk.h"

#include "look/formlabels.h"
#include "look/onchange.h"
#include "look/rank.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/forms.h"
#include "words/names.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

ConsentDesk::ConsentDesk(GameDocument &document, std::function<Words()> words, const std::vector<PowerId> &asked,
                         QWidget *parent)
    : Sheet(u"consentDesk"_s, QString(), QSize(452, 0), parent), m_document(document), m_words(std::move(words))
{
    QVBoxLayout *const column = page();
    m_text = named(new QLabel(this), u"consentText"_s);
    m_text->setWordWrap(true);
    column->addWidget(m_text);
    m_form = new QFormLayout;
    for (PowerId power : asked) {
        if (!document.table().hasPin(power))
            continue;
        auto *pin = named(new QLineEdit(this), u"pin-"_s + fromUtf8(document.board().power(power).id));
        pin->setEchoMode(QLineEdit::Password);
        pin->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
        m_form->addRow(new QLabel(this), pin);
        connect(pin, &QLineEdit::textEdited, this, [this] { m_objection->clear(); });
        m_pins.emplace_back(power, pin);
    }
    column->addLayout(m_form);
    m_objection = named(new QLabel(this), u"consentSays"_s);
    setFailed(*m_objection);
    m_objection->setVisible(!m_pins.empty());
    column->addWidget(m_objection);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_agree = named(buttons->addButton(QString(), QDialogButtonBox::ActionRole), u"agree"_s);
    m_agree->setAutoDefault(false);
    QPushButton *no = buttons->button(QDialogButtonBox::Cancel);
    no->setDefault(true);
    setFoot(buttons);
    tell();
    levelLabels(*m_form);
    connect(m_agree, &QPushButton::clicked, this, &ConsentDesk::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    if (m_pins.empty())
        no->setFocus();
    else
        m_pins.front().second->setFocus();
    onChange(this, {QEvent::LanguageChange}, [this] { tell(); });
}

void ConsentDesk::tell()
{
    const Words words = m_words();
    setWindowTitle(words.title);
    m_text->setText(words.says.join(u"\n\n"_s));
    m_agree->setText(words.agree);
    m_objection->clear(); // it was said in another language
    for (const auto &[power, pin] : m_pins) {
        const QString label = tr("PIN of %1").arg(nameAfterOf(m_document.board(), power));
        static_cast<QLabel *>(m_form->labelForField(pin))->setText(label);
        pin->setAccessibleName(label);
    }
}

void ConsentDesk::check()
{
    for (const auto &[power, pin] : m_pins) {
        QString remark;
        if (!m_document.openSeat(power, pin->text(), remark)) {
            m_objection->setText(pin->text().isEmpty() ? tr("Enter the PIN first.") : tr("Wrong PIN. Try again."));
            pin->clear();
            pin->setFocus();
            return;
        }
        if (!remark.isEmpty())
            m_remark += (m_remark.isEmpty() ? QString() : u" "_s) + remark;
    }
    hide();
    if (m_remark.isEmpty())
        Q_EMIT agreed();
    else
        Q_EMIT stopped(m_remark);
    close();
}

/// Enter in a field goes on to the next: it never decides, and never gives the decision up.
void ConsentDesk::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && qobject_cast<QLineEdit *>(focusWidget()))
        focusNextChild();
    else
        Sheet::keyPressEvent(event);
}

} // namespace entente::app
