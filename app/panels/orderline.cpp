#include "panels/orderline.h"

#include "orders/completion.h"
#include "words/names.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

namespace entente::app {

OrderLine::OrderLine(const GameDocument &document, QWidget *parent)
    : QLineEdit(parent), m_document(document), m_proposals(new QStringListModel(this)), m_completer(new QCompleter(m_proposals, this))
{
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(this); // not setCompleter(): the line asks when it wants to, and takes the words itself
    m_completer->popup()->setObjectName(QStringLiteral("orderProposals"));
    connect(this, &QLineEdit::textEdited, this, &OrderLine::propose);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &OrderLine::take);
}

void OrderLine::propose(const QString &typed)
{
    QStringList texts;
    if (m_document.hasGame()) {
        const Game &game = m_document.game();
        const Completion completion(game.board(), game.rules().orders, game.position(), m_writer);
        for (const std::string &text : completion.proposals(typed.toStdString()))
            texts.append(fromUtf8(text));
    }
    m_proposals->setStringList(texts);
    // An order that stands there whole needs no proposal.
    if (texts.isEmpty() || (texts.size() == 1 && texts.first().compare(typed, Qt::CaseInsensitive) == 0)) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->popup()->setAccessibleName(tr("What may follow"));
    m_completer->complete();
}

void OrderLine::take(const QString &proposal)
{
    setText(proposal);
    m_completer->popup()->hide();
    if (proposal.endsWith(u' ')) // a unit: now what it may do
        propose(proposal);
}

bool OrderLine::event(QEvent *event)
{
    // Tab chooses while there is something to choose; otherwise it leaves the line as everywhere.
    if (event->type() == QEvent::KeyPress && m_completer->popup()->isVisible()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab) {
            const QModelIndex current = m_completer->popup()->currentIndex();
            const QStringList texts = m_proposals->stringList();
            take(texts.value(current.isValid() ? current.row() : 0));
            return true;
        }
    }
    return QLineEdit::event(event);
}

} // namespace entente::app
