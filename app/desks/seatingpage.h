#pragma once

#include "document/table.h"
#include "sheet/livery.h"

#include <QWidget>

#include <array>
#include <memory>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace entente::app {

class PinEye;

/// Who plays what, in which colour, in which order they sit, with which PINs and clocks: the players' part of a new
/// game.
class SeatingPage : public QWidget {
    Q_OBJECT

public:
    explicit SeatingPage(QWidget *parent = nullptr);

    /// Another map, or another way to play; names stay with their seats as far as there are as many.
    void setVariant(std::shared_ptr<const Variant> variant, const Livery &livery, Table::Mode mode);
    /// The clocks, the hour at which the evening ends and by whom a draw is shared: to be laid beside this page.
    QWidget *clocks() const { return m_clocks; }
    /// How the table is set now. PINs are not in it.
    Table table() const;
    /// By power; seats without one are left out.
    std::map<PowerId, QString> pins() const;
    /// What is worth a second look though the game can begin: one sentence, usually empty.
    QString warning() const;
    /// Why the game can't begin like this: one sentence, usually empty.
    QString fault() const;
    /// What is still to be typed before it can begin: one sentence, usually empty. It is no fault.
    QString unfinished() const;
    /// Somebody has typed a name or a PIN.
    bool holdsText() const;

Q_SIGNALS:
    void changed();

private:
    /// One power's line, top to bottom in seating order.
    struct Seat {
        PowerId power;
        QToolButton *emblem; ///< opens the colours
        QString colour;      ///< the swatch that was chosen; empty: as on the map
        QCheckBox *plays;
        QComboBox *by; ///< a person, a computer of some level, or a program
        QLineEdit *name;
        QLineEdit *pin;
        QLineEdit *again; ///< the PIN once more: there while one is typed that nobody has looked at
        PinEye *eye;      ///< of `pin`, in which it stands
        QToolButton *up;
        QToolButton *down;
        bool told = false;    ///< the keyboard has left `again`: what stands there is all of it
        QVariant chosen = {}; ///< what `by` last said before it asked for a new program
    };

    static std::array<QWidget *, 8> widgetsOf(const Seat &seat);
    QLayout *makeQuick();
    void makeClocks();
    Seat makeSeat(PowerId power, const QString &name, int by);
    void fillPlayer(Seat &seat, const QString &id, const QString &title, const QString &name);
    void move(PowerId power, int by);
    void drawLots();
    void seatLastPlayers();
    void addPlayers(QComboBox &by) const; ///< whoever may play a seat: a person, computers, programs
    void chooseBy(QComboBox *by);
    void askForProgram(QComboBox *by);
    void fillWithComputers(); ///< every seat without a name; if none has one, all but the first
    void arrange();
    void addColours(PowerId power);
    void choose(PowerId power, const QString &colour);
    void paintEmblems();
    void follow();
    bool isComputer(const Seat &seat) const;
    QTime hour() const; ///< of the evening's end; invalid: none, or what is typed is no hour

    std::shared_ptr<const Variant> m_variant;
    Livery m_livery; ///< as the map has it
    Table::Mode m_mode = Table::Mode::Hotseat;
    std::vector<Seat> m_seats;
    QWidget *m_rows = nullptr;
    QGridLayout *m_grid = nullptr;
    QLabel *m_hint;
    QPushButton *m_lastTime;
    QPushButton *m_lots;
    QPushButton *m_oneAgainstAll;
    QWidget *m_clocks;
    QComboBox *m_talk;
    QComboBox *m_seat;
    QComboBox *m_end;
    QComboBox *m_hour; ///< of the evening's end; the first entry: none
    QComboBox *m_draws;
};

} // namespace entente::app
