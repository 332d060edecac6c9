#pragma once

#include "document/table.h"
#include "document/variants.h"
#include "io/gamefile.h"
#include "start/keptgames.h"
#include "start/mapthumbnail.h"
#include "start/startcards.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QBoxLayout;
class QGridLayout;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace entente::app {

class Actions;

/// The first screen: the game that was left, then a picture of each map. One click and a board stands.
class StartPage : public QWidget {
    Q_OBJECT

public:
    StartPage(const VariantLibrary &variants, const QString &recoveryFolder, Actions &actions, QMenu *menu,
              QWidget *parent = nullptr);

    /// Looks anew for games that were left.
    void refresh();
    /// What went wrong, in one sentence; empty: nothing.
    void say(const QString &sentence, bool failure);
    QString status() const;
    void setDark(bool dark);
    void setMenuButtonShown(bool shown);

Q_SIGNALS:
    /// `edition` is empty where the variant's own is to count; `againstComputer`: one person takes one power.
    void variantChosen(const QString &id, entente::app::Table::Mode mode, const QString &edition, bool againstComputer);
    void learnWanted();
    void continueChosen(const QString &path, bool recovered);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeTop(QMenu *menu);
    void makeHeading(QWidget *body);
    static constexpr int gap = 16;
    static constexpr int sideMargin = 48;
    static constexpr int againstComputer = -1; ///< among the modes

    void retranslate();
    void placeHeading();
    void buildCards();
    void buildContinue();
    LeftCard::Face faceOf(const KeptGame &left, const SavedGame &saved) const;
    QPushButton *makeContinue(QWidget &card, const KeptGame &left, const QString &title);
    QPushButton *makeOlder(QWidget &card, int games);
    void requestPictures();
    void dropPictures(); ///< those that are not painted yet
    void fillHeight();
    static void beginAt(QWidget &widget); ///< has the keyboard first
    int columnsFor(int width) const;
    int pictureWidth() const;

    const VariantLibrary &m_variants;
    QString m_recoveryFolder;
    Actions &m_actions;
    bool m_dark = false;
    QToolButton *m_open;
    QToolButton *m_menuButton;
    QLabel *m_message;
    QVBoxLayout *m_continueColumn;
    QWidget *m_continue = nullptr; ///< the game that was left, or a FirstCard
    QLabel *m_title;
    QLabel *m_subtitle;
    QComboBox *m_mode;
    QComboBox *m_edition;
    QWidget *m_cards;
    QBoxLayout *m_topRow;
    QVBoxLayout *m_body;
    QBoxLayout *m_heading;
    QBoxLayout *m_titles;
    QWidget *m_ways;   ///< to begin otherwise than by a map
    int m_columns = 0; ///< cards side by side, as they were built
    QGridLayout *m_grid;
    QList<MapCard *> m_made;
    int m_pictureHeight = 168;
    QTimer m_painting;   ///< of the pictures, once nobody draws at the window's edge any more
    Unwanted m_unwanted; ///< the pictures that were asked for last; null: the cards have asked for none
};

} // namespace entente::app
