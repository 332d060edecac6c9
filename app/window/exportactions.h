#pragma once

#include "exports/booklet.h"
#include "io/study.h"
#include "orders/othernotations.h"
#include "document/gamedocument.h"
#include "words/report.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <utility>

class QWidget;

namespace entente::app {

class MapView;
class VariantLibrary;
struct MapLook;

/// What goes in and out of the window as text and paper: mails pasted, orders and results copied, pictures, reports
/// and print. Opens the sheets for it; what they mean is theirs.
class ExportActions : public QObject {
    Q_OBJECT

public:
    ExportActions(GameDocument &document, QWidget *window);
    /// On what sheets are opened: they are closed with it.
    void setDesk(QWidget *desk) { m_desk = desk; }

    struct Said {
        QString text;
        bool failure = false;
    };

    /// Whether pictures and reports show the notes of whoever makes them; they do not at first.
    void setWithNotes(bool on) { m_withNotes = on; }
    /// Text that was pasted there before in this phase, by the same seat, and not taken, stands there again.
    void readMail(PowerId only, const QString &text = {}, const QString &file = {});
    void registerContract(PowerId power); ///< one of its contracts; at an open table for both parties
    void writeSchedule();                 ///< the order of acting in the season to come
    void openMail(const QString &link);   ///< "mailto:...", in the mail program
    void writeReport(const MapView &map); ///< a turn for the players, with their press and addresses
    /// `folder`: the variant's own; `look`: how its map is painted now; `rule`: the paragraph to begin with, as cited.
    void openRules(const QString &folder, const MapLook &look, const QString &rule = {});
    // `seat`: who sits at the board, whose orders of this phase may leave the program (`ordersFor`).
    /// Puts the results that are viewed, or the orders written, on the clipboard and says what it did.
    QString copyText(PowerId seat);
    /// The same with orders only, of the turn that is viewed or written, in the notation that is set.
    QString copyOrders(PowerId seat);
    /// `notation`: null is the house notation.
    void setNotation(const OrderNotation *notation) { m_notation = notation; }
    /// Asks for a name; by its end a picture (SVG, PNG, PDF), a page (HTML) or a text. Nothing if nobody chose one.
    std::optional<Said> savePicture(const MapView &map, PowerId seat);
    Said savePicture(const MapView &map, PowerId seat, const QString &path);
    /// The whole game, for others: asks for a name; by its end a page for any browser (HTML) or a file for another
    /// program.
    std::optional<Said> saveGame(const MapView &map);
    Said saveGame(const MapView &map, const QString &path);
    /// What would go on paper, as a file: the map and lists of what is viewed.
    Said savePdf(const MapView &map, PowerId seat, const BookletParts &parts, const QString &path);
    /// A study as a booklet: asks for a name. Nothing if nobody chose one.
    std::optional<Said> saveStudy(const Study &study, const VariantLibrary &variants);
    /// Asks what goes on paper, then shows a preview or writes a PDF. `said` is called with what was done.
    void print(const MapView &map, PowerId seat, std::function<void(const Said &)> said);

private:
    Booklet bookletOf(const MapView &map, PowerId seat, const BookletParts &parts) const;
    std::vector<GivenOrder> ordersFor(PowerId seat) const;
    Said savePdf(const Booklet &booklet) const; ///< asks for a name
    Said writePdf(const Booklet &booklet, const QString &path) const;
    const Turn *shownTurn() const; ///< the turn whose results are looked at, or null
    QString title() const;
    ReportHead head() const;
    QString proposed(const QString &ending) const; ///< where a picture of what is shown would go
    QStringList notes() const; ///< house rules, and if wanted what is noted of the phase that is shown

    GameDocument &m_document;
    QWidget *m_window; ///< asks for names of files
    QWidget *m_desk = nullptr;
    bool m_withNotes = false;
    const OrderNotation *m_notation = nullptr;          ///< of orders that are copied; null: the house notation
    std::map<std::pair<PowerId, int>, QString> m_mails; ///< by seat and turn: what was left on the sheet for mails
};

} // namespace entente::app
