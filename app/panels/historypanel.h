#pragma once

#include "document/gamedocument.h"
#include "panels/rows.h"
#include "sheet/livery.h"

#include <QWidget>

namespace entente::app {

class RowList;

/// Every step that can be undone or done again, oldest first, from where undo ends; choosing one goes there. At a
/// hotseat table these are the steps of the present sitting alone; before them a line for each season that was
/// revealed. Openings that have names are told before the steps too.
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    explicit HistoryPanel(GameDocument &document, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);

private:
    void refresh();
    QList<Row> openings() const;

    GameDocument &m_document;
    RowList *m_list;
};

} // namespace entente::app
