#pragma once

#include "checks/contacts.h"
#include "io/loosejson.h"

#include <QByteArray>
#include <QStringList>

#include <set>

namespace entente::app {

/// Compares the drawing with the board, army and fleet, coast by coast: two provinces meet if and only if
/// a passage of that kind joins them, and where they meet a line is drawn. A fleet passes along a coast where
/// two bordering lands and a sea meet in a point. What differs on purpose is listed in layout.json
/// ("exceptions", "closed"), and an exception is drawn. Of a drawing that another program's file brought ("borrowed")
/// only what it lists is looked at: how passages are shown there is its author's matter. On a board made from a
/// drawing, whose places lie as far apart as layout.json says ("tolerance"), meets what a proposal of its passages
/// takes to meet; what that doubts is no fault.
class BorderCheck {
public:
    BorderCheck(const Board &board, const MapSheet &sheet);

    /// `svg` and `json` are the files that the sheet was read from. Sentences.
    QStringList run(const QByteArray &svg, const QByteArray &json);

private:
    using Passages = std::set<std::pair<int, int>>; ///< of regions, the lesser first

    void readLists(const QByteArray &json);
    void readCrossings(const QByteArray &svg);
    void checkExceptions();
    void checkBorders();
    void checkCoastalWays();
    void checkLines();
    void checkMeetings(double tolerance);

    bool isBox(ProvinceId id) const;
    bool isShoreless(ProvinceId id) const;
    bool isWater(ProvinceId id) const; ///< open or closed
    bool isOut(ProvinceId id) const;
    RegionId coastAt(ProvinceId province, ProvinceId sea, QPointF node) const;
    QString names(ProvincePair pair, const char *sentence) const;
    std::set<ProvincePair> readPairs(LooseJson list, const QString &key);

    const Board &m_board;
    const MapSheet &m_sheet;
    Contacts m_contacts;
    std::set<ProvincePair> m_exceptions; ///< passages that are no border
    std::set<ProvincePair> m_closed;     ///< borders that are no passage
    std::set<ProvincePair> m_crossings;  ///< drawn
    bool m_borrowed = false;
    QStringList m_faults;
};

} // namespace entente::app
