#include "studio/studiostart.h"

#include "look/theme.h"
#include "look/widgets.h"
#include "studio/sketchdocument.h"

#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

StudioStart::StudioStart(QWidget *parent) : QWidget(parent)
{
    auto *title = new QLabel(tr("From a drawing to a board"), this);
    title->setFont(uiFont(metrics::large, 600));
    auto *told =
        new QLabel(tr("Open a drawing (SVG) with a shape for each place, or a picture of a map (PNG, JPEG), or drop it "
                      "here. Entente proposes names, land and sea, and who may pass from where to where. You settle "
                      "what is doubtful, give the powers their homes, and play."),
                   this);
    told->setWordWrap(true);
    auto *open = named(new QPushButton(tr("Open a drawing…"), this), u"studioOpen"_s);
    open->setAutoDefault(false);
    connect(open, &QPushButton::clicked, this, &StudioStart::drawingWanted);
    auto *example = named(new QPushButton(tr("Try an example"), this), u"studioExample"_s);
    example->setToolTip(tr("A drawing of twenty places that comes with Entente"));
    example->setAutoDefault(false);
    connect(example, &QPushButton::clicked, this, &StudioStart::exampleWanted);
    auto *ways = new QHBoxLayout;
    ways->addWidget(open);
    ways->addWidget(example);
    ways->addStretch(1);
    m_made = new QWidget(this);
    auto *label = new QLabel(tr("Boards you have made"), m_made);
    m_atWork = named(new QListWidget(m_made), u"studioAtWork"_s, label->text());
    auto *goOn = named(new QPushButton(tr("Work on it"), m_made), u"studioGoOn"_s);
    goOn->setAutoDefault(false);
    const auto chosen = [this] {
        if (const QListWidgetItem *item = m_atWork->currentItem())
            Q_EMIT workWanted(item->data(Qt::UserRole).toString());
    };
    connect(goOn, &QPushButton::clicked, this, chosen);
    connect(m_atWork, &QListWidget::itemActivated, this, chosen);
    connect(m_atWork, &QListWidget::currentRowChanged, goOn, [goOn](int row) { goOn->setEnabled(row >= 0); });
    auto *boards = new QVBoxLayout(m_made);
    boards->setContentsMargins(0, metrics::margin, 0, 0);
    boards->setSpacing(metrics::margin);
    boards->addWidget(label);
    boards->addWidget(m_atWork, 1);
    boards->addWidget(goOn, 0, Qt::AlignLeft);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(metrics::margin);
    column->addWidget(title);
    column->addWidget(told);
    column->addLayout(ways);
    column->addWidget(m_made, 1);
    column->addStretch();
}

void StudioStart::fill()
{
    m_atWork->clear();
    for (const QString &folder : SketchDocument::foldersAtWork()) {
        const QString title = SketchDocument::titleOf(folder);
        const QString name = QFileInfo(folder).fileName();
        auto *item = new QListWidgetItem(title.isEmpty() ? name : u"%1 (%2)"_s.arg(title, name), m_atWork);
        item->setData(Qt::UserRole, folder);
    }
    m_atWork->setCurrentRow(m_atWork->count() > 0 ? 0 : -1);
    m_made->setVisible(m_atWork->count() > 0);
}

} // namespace entente::app
