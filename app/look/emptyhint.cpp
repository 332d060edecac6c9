#include "look/emptyhint.h"

#include "look/theme.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int betweenLines = 4;
constexpr int widestLine = 400; // longer lines are hard to read in the middle of a sheet

QLabel *centred(QWidget *parent, const QString &name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    label->setWordWrap(true);
    label->setMaximumWidth(widestLine);
    return label;
}

} // namespace

EmptyHint::EmptyHint(QWidget *parent)
    : QWidget(parent), m_title(centred(this, u"emptyTitle"_s)), m_line(centred(this, u"emptyLine"_s))
{
    setObjectName(u"emptyHint"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_title->setFont(uiFont(metrics::base, 600));
    m_line->setProperty("rank", u"quiet"_s);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(betweenLines);
    column->addStretch(1);
    for (QLabel *label : {m_title, m_line}) {
        auto *row = new QHBoxLayout; // a stretch at either side keeps it narrow, and its height that of its lines
        row->addStretch(1);
        row->addWidget(label, 100);
        row->addStretch(1);
        column->addLayout(row);
    }
    column->addStretch(2);
}

EmptyHint *EmptyHint::over(QAbstractItemView &view)
{
    auto *hint = new EmptyHint(view.viewport());
    hint->m_view = &view;
    view.viewport()->installEventFilter(hint);
    const auto again = [hint] { hint->follow(); };
    connect(view.model(), &QAbstractItemModel::rowsInserted, hint, again);
    connect(view.model(), &QAbstractItemModel::rowsRemoved, hint, again);
    connect(view.model(), &QAbstractItemModel::modelReset, hint, again);
    hint->follow();
    return hint;
}

void EmptyHint::say(const QString &title, const QString &line)
{
    m_title->setText(title);
    m_line->setText(line);
    follow();
}

void EmptyHint::follow()
{
    if (!m_view)
        return;
    const bool empty = m_view->model()->rowCount(m_view->rootIndex()) == 0;
    setGeometry(m_view->viewport()->rect());
    setVisible(empty);
    m_view->setAccessibleDescription(empty ? m_title->text() + u' ' + m_line->text() : QString());
}

bool EmptyHint::eventFilter(QObject *watched, QEvent *event)
{
    if (m_view && watched == m_view->viewport() && event->type() == QEvent::Resize)
        setGeometry(m_view->viewport()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace entente::app
