#include "flow/thinkingbutton.h"

#include "flow/thinker.h"
#include "look/onchange.h"

namespace entente::app {

using namespace Qt::StringLiterals;

ThinkingButton::ThinkingButton(Thinker &thinker, QWidget *parent) : QToolButton(parent), m_thinker(thinker)
{
    setObjectName(u"thinking"_s);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(&thinker, &Thinker::changed, this, &ThinkingButton::refresh);
    connect(this, &QToolButton::clicked, this, [this] {
        if (!m_thinker.unasked().isEmpty())
            Q_EMIT m_thinker.consentWanted();
        else if (m_thinker.isStopped())
            m_thinker.resume();
        else
            m_thinker.stop();
    });
    refresh();
    onChange(this, {QEvent::LanguageChange}, [this] { refresh(); });
}

void ThinkingButton::refresh()
{
    const bool stopped = m_thinker.isStopped();
    const bool unasked = !m_thinker.unasked().isEmpty();
    setText(unasked   ? tr("Start the program…")
            : stopped ? tr("Let the computer think")
                      : tr("Computer is thinking… Stop"));
    setProperty("english", unasked   ? u"Start the program"_s
                           : stopped ? u"Let the computer think"_s
                                     : u"Computer is thinking"_s);
    setToolTip(unasked   ? tr("This game has a program play a seat; it is started if you agree")
               : stopped ? tr("The computer goes on thinking")
                         : tr("The computer stops thinking; you can let it go on"));
    setAccessibleName(text());
    setVisible(unasked || stopped || m_thinker.isThinking());
}

} // namespace entente::app
