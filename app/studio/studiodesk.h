#pragma once

#include "look/handrest.h"
#include "look/sheet.h"
#include "studio/drawingreader.h"
#include "studio/drawingwatch.h"
#include "studio/patchdocument.h"
#include "studio/redrawing.h"
#include "studio/sketchdocument.h"

#include <QTimer>
#include <QUndoGroup>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTabWidget;

namespace entente::app {

class BalancePage;
class CheckPage;
class HomesPage;
class PassagesPage;
class PatchesPage;
class PlacesPage;
class SketchView;
class StudioStart;

/// “Make a variant”: a drawing comes in, a board comes out. The drawing with what was made of it stands on the left,
/// the steps on the right; everything can be undone, and is saved as it grows in a folder among the player's own
/// variants.
class StudioDesk : public Sheet {
    Q_OBJECT

public:
    explicit StudioDesk(QWidget *parent = nullptr);
    ~StudioDesk() override;

    /// Proposes the board of a drawing. Of a picture the areas come first.
    void openDrawing(const QString &path);
    /// Writes the board for others, in the form that the name's end says; false: a sentence says why not.
    bool publish(const QString &path);
    /// Is it reading a drawing, checking a folder, do computers play on the board, or is another language to come?
    bool isBusy() const;
    /// May the desk be closed with nothing lost? What is in no file and can't be put into one is given up by asking
    /// again, once the hands have rested; the first time it is said.
    bool mayBeLeft();

public Q_SLOTS:
    void reject() override;

Q_SIGNALS:
    /// The folder holds a board that can be played.
    void playWanted(const QString &folder);
    /// Something in a folder of a player's own variant was written.
    void folderChanged(const QString &folder);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum StudioPage { StartOfStudio, ReadingOfStudio, AreasOfStudio, WorkOfStudio };

    void layOut();
    QLayout *makeFoot();
    void connectPages();
    void connectDocuments();
    void connectSteps();
    void sayAnew(); ///< in another language
    QWidget *makeWork();
    void showAreas();

    // While a drawing comes in (studioreading.cpp).
    QWidget *makeReading();
    void chooseDrawing();
    QString areasAreNoBoard() const;
    void showReading();
    void leaveReading();
    void takeAreas(const ReadPicture &found);
    void takeProposal(const Proposal &proposal);
    void begin(const Proposal &proposal);
    void followDrawing(const QString &path);
    void showBackdrop();
    void readAgain();
    void offerLayers(const std::vector<DrawnLayer> &layers);
    void chooseLayers(const LayerChoice &layers);
    void takeRedrawing(const Proposal &proposal);
    static QString changesIn(const Redrawing &redrawing);

    void goOn(const QString &folder);
    void showStart();
    void showWork();
    void play();
    void choosePackage();
    bool isReady();
    /// Is this step the one that is worked on?
    bool isOpen(const QWidget &step) const;
    void takeKey(int key);
    void say(const QString &sentence, bool failure);
    QString nextStep() const;

    SketchDocument m_document;
    PatchDocument m_areas;  ///< open while a picture's areas are settled
    QUndoGroup m_undoSteps; ///< of the one or of the other
    DrawingReader m_reader;
    QString m_ofBoard;                      ///< the drawing of the board at work, if it is known
    QString m_drawing;                      ///< that is read, or was
    std::optional<QString> m_drawingBefore; ///< while another one is read: the one before
    DrawingWatch m_watch;                   ///< of the drawing whose board is at work
    QImage m_backdrop;                      ///< what the drawing or the picture of the board looks like
    std::vector<DrawnLayer> m_drawnLayers;  ///< as the drawing was read; empty: it was read another day
    LayerChoice m_layers;                   ///< of the drawing, as a person has chosen them
    BackgroundTask m_backdropReading;
    bool m_isReread = false; ///< what is read is the drawing of the board at work
    bool m_warned = false;   ///< that something is in no file
    HandRest m_question;     ///< whether to give it up
    QTimer m_newWords;       ///< runs while it still speaks the language before
    QStackedWidget *m_stack;
    StudioStart *m_start;
    QLabel *m_reading = nullptr;
    QProgressBar *m_progress = nullptr;
    PatchesPage *m_areasPage = nullptr;
    SketchView *m_view = nullptr;
    QTabWidget *m_steps = nullptr;
    PlacesPage *m_places = nullptr;
    PassagesPage *m_passages = nullptr;
    HomesPage *m_homes = nullptr;
    CheckPage *m_check = nullptr;
    BalancePage *m_balance = nullptr;
    QLabel *m_said;
    QPushButton *m_again;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QPushButton *m_another;
    QPushButton *m_publish;
    QPushButton *m_play;
};

} // namespace entente::app
