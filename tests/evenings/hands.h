#pragma once

#include "app/evening.h"

#include <memory>

namespace entente::app {

/// Whoever sits at the table of an evening under fire: obeys lines, an act each. Most go to the `Evening`; these are
/// done here:
///
///     begin VARIANT key=value,...   a game (mode, seats, pins, computers, seed); a seat's PIN is `pinOf`
///     take POWER, wrong POWER       at the curtain, with the right PIN or with another
///     compose N                     clicks a unit and what is offered then; N says which
///     note TEXT, vote POWER,...     of whoever writes
///     early, takeback               all agree
///     home, continue N, quit        to the first screen, and from there on with the game of that number
///     clear F                       the file is thrown away
///     forge F N                     somebody changes it by hand, in one place: N says which
///     table MILLISECONDS            pass on the table's clock
///     walk N                        whatever comes to mind (Walker)
///     other open F|order N|save F   another program has the file too
///     full BYTES, readonly, fair, clock SECONDS, kill N        what befalls (fire.h)
///
/// A line that can't be done now is complained of, and does nothing.
class Hands {
public:
    explicit Hands(Evening &evening);
    ~Hands();

    Complaint obey(const QString &line);
    /// The window has been closed.
    bool hasLeft() const { return m_left; }
    /// Before the game was left, somebody was asked.
    bool wasAsked() const { return m_asked; }

private:
    Complaint begin(const QStringList &words);
    Complaint take(const QString &name, bool right);
    Complaint compose(unsigned which);
    Complaint agree(const char *action);
    Complaint walk(unsigned seed);
    Complaint obeyOther(const QStringList &words);
    Complaint quit();
    void answer();
    Complaint forge(const QString &path, int where) const;
    std::optional<Complaint> obeyWeather(const QStringList &words);
    std::optional<Complaint> obeySeat(const QString &verb, const QString &rest);
    std::optional<Complaint> obeyGame(const QStringList &words);
    PowerId powerNamed(const QString &name) const;

    Evening &m_evening;
    MainWindow &m_window;
    std::unique_ptr<GameDocument> m_other;
    bool m_left = false;
    bool m_asked = false;
};

} // namespace entente::app
