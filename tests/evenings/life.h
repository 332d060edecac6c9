#pragma once

#include "acts.h"
#include "fire.h"
#include "hands.h"
#include "stand.h"

#include <QFile>
#include <QLatin1StringView>
#include <QStringList>

namespace entente::app {

/// Where the lives of one evening write down what the next must know. None of it is below the home, so that nothing
/// befalls it.
struct Chronicle {
    QString folder;
    QString home() const { return folder + QLatin1StringView("/home"); }
    QString acts() const { return folder + QLatin1StringView("/acts"); } ///< the lines, as they are drawn or given
    QString journal() const { return folder + QLatin1StringView("/journal"); } ///< of each act what it came to
    QString fault() const { return folder + QLatin1StringView("/fault"); }
    QString seen() const
    {
        return folder + QLatin1StringView("/seen");
    } ///< of each act of the secret phase what could be seen
};

/// How a life ended; the exit status of its process.
enum class End { Over = 0, Fault = 1, Quit = 3 };

/// One life of the program: from its start until it is closed or killed. It goes on where the life before stopped, does
/// the next acts, and looks after each whether what must hold holds.
///
/// A fault begins with its kind: "lost: …", "untold: …", "changed: …", "opened: …", "file: …", "leak: …".
class Life {
public:
    /// `twin`: what is secret is done otherwise, and what is seen is compared. `given`: the acts are in the chronicle;
    /// else they are drawn.
    Life(const Chronicle &chronicle, const Plan &plan, bool twin, bool given);
    End live();

private:
    struct Page {          ///< of the journal
        qint32 act = -1;   ///< that was begun or done
        bool kept = false; ///< some file holds the stand
        Stand stand;
        QMap<QString, Stand> files;
        fire::Weather weather;
    };
    void readJournal();
    void write(const Page &page);
    /// Empty if all is well.
    QString findOutWhatIsLeft();
    void takeUnfinishedSaving(const QList<Stand> &fitting);
    QString act(int number, const QString &line);
    QString check(const QString &line, const Stand &before, Step stepBefore, PowerId seatBefore);
    QString checkFiles();
    QString checkWhatIsSeen(int number);
    bool isKept(const Stand &stand, QString &why);
    Stand sourceOf(const GameDocument &document, const QString &name) const;
    QString checkSeats(const QString &verb, const Stand &before, Step stepBefore, PowerId seatBefore);
    QString checkSaving(const QString &line);
    void takeWalkedSaving();
    QString checkKept();
    QString checkForged(const QString &name) const;
    QString pathOf(const QString &name) const;
    QByteArray bytesOf(const QString &name) const;
    QStringList files() const;
    bool sitsInSecret() const;
    void waitForCopy();
    bool isOver(int number);

    Chronicle m_chronicle;
    Plan m_plan;
    bool m_twin;
    bool m_given;
    QStringList m_lines;
    QFile m_journal;
    Page m_page;            ///< the present one
    QList<Stand> m_between; ///< stands that the killed life went through after its last page
    std::unique_ptr<Evening> m_evening;
    std::unique_ptr<Hands> m_hands;
    Stand m_begun;         ///< as it was loaded
    bool m_loaded = false; ///< another game, since the act began
    bool m_told = false;   ///< that the copy is behind
    bool m_did = false;    ///< the act was done: nothing was complained of
};

} // namespace entente::app
