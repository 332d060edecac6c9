#pragma once

#include "look/sheet.h"
#include "studio/drawingreader.h"
#include "studio/sketchdocument.h"

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTabWidget;

namespace entente::app {

class BalancePage;
class CheckPage;
class HomesPage;
class PassagesPage;
class PlacesPage;
class SketchView;

/// “Make a variant”: a drawing comes in, a board comes out. The drawing with what was made of it stands on the left,
/// the steps on the right; everything can be undone, and is saved as it grows in a folder among the player's own
/// variants.
class StudioDesk : public Sheet {
    Q_OBJECT

public:
    explicit StudioDesk(QWidget *parent = nullptr);
    ~StudioDesk() override;

    /// Proposes the board of a drawing.
    void openDrawing(const QString &path);
    /// Packs the board into one zip for others; false: a sentence says why not.
    bool publish(const QString &path);
    /// Is it reading a drawing, or do computers play on the board?
    bool isBusy() const;

Q_SIGNALS:
    /// The folder holds a board that can be played.
    void playWanted(const QString &folder);
    /// Something in a folder of a player's own variant was written.
    void folderChanged(const QString &folder);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QWidget *makeStart();
    QWidget *makeReading();
    QWidget *makeWork();
    void chooseDrawing();
    void begin(const Proposal &proposal);
    void goOn(const QString &folder);
    void showStart();
    void showWork();
    void play();
    void choosePackage();
    bool isReady();
    void takeKey(int key);
    void say(const QString &sentence, bool failure);

    SketchDocument m_document;
    DrawingReader m_reader;
    QString m_drawing; ///< that is read
    QStackedWidget *m_stack;
    QListWidget *m_atWork = nullptr;
    QLabel *m_reading = nullptr;
    SketchView *m_view = nullptr;
    QTabWidget *m_steps = nullptr;
    PlacesPage *m_places = nullptr;
    PassagesPage *m_passages = nullptr;
    HomesPage *m_homes = nullptr;
    CheckPage *m_check = nullptr;
    BalancePage *m_balance = nullptr;
    QLabel *m_said;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QPushButton *m_another;
    QPushButton *m_publish;
    QPushButton *m_play;
};

} // namespace entente::app
