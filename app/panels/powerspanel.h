#pragma once

#include "document/gamedocument.h"
#include "sheet/livery.h"

#include <QWidget>

#include <map>

class QLabel;
class QListView;
class QStandardItemModel;

namespace entente::app {

/// What a power is doing, at the right of its row.
struct PowerStatus {
    enum class Mark { None, Writes, Done, Failure };
    QString text;
    Mark mark = Mark::None;

    friend bool operator==(const PowerStatus &, const PowerStatus &) = default;
};

/// The powers at the left: emblem, name, player, centres and units, what each is waiting for.
class PowersPanel : public QWidget {
    Q_OBJECT

public:
    explicit PowersPanel(GameDocument &document, QWidget *parent = nullptr);

    void setLivery(const Livery &livery);
    void setStatuses(const std::map<PowerId, PowerStatus> &statuses);
    /// Marks the row of the power at the table (or filtered); none: no row.
    void setCurrent(PowerId power);
    void setFolded(bool on); ///< emblems and figures alone
    bool isFolded() const { return m_folded; }
    /// While the outcome of the turn that is looked at is still being told: what each had before it. Counts from the
    /// next `setStatuses` on.
    void setBefore(bool on) { m_before = on; }
    void refresh();

    // what the delegate paints
    struct Line {
        PowerId power;
        QString name;
        QString player;
        QString shortPlayer; ///< where there is no room for it whole; empty: cut it off
        int centres = 0;
        int goal = 18; ///< with so many centres it wins
        int units = 0;
        int doubles = 0;       ///< centres that count two: shown as "2+1"
        bool out = false;      ///< of the game: its emblem is struck through
        bool unseen = false;   ///< under fog: a dash stands for its counts
        bool noneSeen = false; ///< under fog: no centre of it is in sight, and a dash stands for their number
        PowerStatus status;
    };
    const Line &line(int row) const { return m_lines[static_cast<std::size_t>(row)]; }
    const Livery &livery() const { return m_livery; }
    int lineCount() const { return static_cast<int>(m_lines.size()); }

Q_SIGNALS:
    void powerChosen(entente::PowerId power);

private:
    Line lineOf(PowerId power, const Position &shown) const;
    QString footText(const Position &shown) const;
    void fillRows();

    GameDocument &m_document;
    Livery m_livery;
    std::map<PowerId, PowerStatus> m_statuses;
    std::vector<Line> m_lines;
    PowerId m_current;
    bool m_folded = false;
    bool m_before = false;
    QLabel *m_title;
    QLabel *m_columns;
    QListView *m_list;
    QStandardItemModel *m_model;
    QLabel *m_foot;
};

} // namespace entente::app
