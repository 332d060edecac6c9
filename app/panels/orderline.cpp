#include "panels/orderline.h"

#include "orders/completion.h"
#include "words/names.h"

#include <QKeyEvent>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

bool isTerminalKey(const QKeyEvent &key)
{
    return key.modifiers().testFlag(Qt::ControlModifier) && key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z
           && (key.matches(QKeySequence::MoveToEndOfLine) || key.matches(QKeySequence::SelectEndOfLine)
               || key.matches(QKeySequence::DeleteEndOfLine) || key.matches(QKeySequence::DeleteCompleteLine));
}

} // namespace

OrderLine::OrderLine(const GameDocument &document, QWidget *parent) : QLineEdit(parent), m_document(document)
{
    connect(this, &QLineEdit::textEdited, this, &OrderLine::propose);
}

void OrderLine::propose(const QString &typed)
{
    m_proposals.clear();
    m_next = 0;
    if (m_proposes && m_document.hasGame()) {
        const Game &game = m_document.game();
        const Completion completion(game.board(), game.rules().orders, game.position(), m_writer);
        for (const std::string &text : completion.proposals(typed.toStdString()))
            m_proposals.append(fromUtf8(text));
    }
    Q_EMIT proposed(m_proposals, typed);
}

bool OrderLine::event(QEvent *event)
{
    // What a terminal does on Ctrl and a letter is done by other keys too: here the program's own commands come first.
    if (event->type() == QEvent::ShortcutOverride && isTerminalKey(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    // Nothing is written here that could be taken back: what was given is.
    if (event->type() == QEvent::ShortcutOverride && text().isEmpty() && !isUndoAvailable() && !isRedoAvailable()) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    // Tab writes a proposal while there is one; otherwise it leaves the line as everywhere.
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Tab && !text().isEmpty()
        && !m_proposals.isEmpty()) {
        const QString proposal = m_proposals[m_next];
        m_next = (m_next + 1) % static_cast<int>(m_proposals.size());
        setText(proposal);
        if (m_proposals.size() == 1 && proposal.endsWith(u' ')) // the unit is named: now what it may do
            propose(proposal);
        return true;
    }
    // The key that leads to this line, pressed once too often, is no part of an order.
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->text() == u"/"_s
        && text() == selectedText())
        return true;
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        setText(QString());
        propose(QString());
        Q_EMIT left();
        return true;
    }
    return QLineEdit::event(event);
}

} // namespace entente::app
