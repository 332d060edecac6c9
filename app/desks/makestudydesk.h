#pragma once

#include "document/gamedocument.h"
#include "io/study.h"
#include "look/sheet.h"

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace entente::app {

/// Writes a study: each chapter is the position that is shown with its orders and notes, and what is said of it.
/// What is said of those that were added can be changed as long as the study is there.
class MakeStudyDesk : public Sheet {
    Q_OBJECT

public:
    explicit MakeStudyDesk(GameDocument &document, QWidget *parent = nullptr);

    const Study &study() const { return m_study; }
    /// Writes it to a file. False: why not is said on the sheet.
    bool save(const QString &path);
    /// Adds the chapters of a study that was saved, to go on with them. False: why not is said on the sheet.
    bool addFrom(const QString &path);

Q_SIGNALS:
    void saved(const QString &path);

private:
    static QString headingOf(const StudyChapter &chapter);
    void makeFields();
    void sayAnew();
    QLayout *chapterButtons();
    bool isDraft() const; ///< what the fields show is not added yet
    StudyChapter &shown();
    void fillChapters(int row);
    void fillPowers(const Board *board, PowerId power);
    void add();
    void remove();
    void shift(int by);
    void showChapter();
    void keep();
    void chooseStudy();
    void chooseFile();
    void follow();
    void say(const QString &sentence);

    GameDocument &m_document;
    Study m_study;
    StudyChapter m_draft; ///< the next one, as far as it is written
    QLineEdit *m_title;
    QListWidget *m_chapters;
    QLineEdit *m_heading;
    QPlainTextEdit *m_text;
    QComboBox *m_power;
    QPlainTextEdit *m_hints;
    QLineEdit *m_right;
    QLineEdit *m_wrong;
    QLabel *m_said;
    QPushButton *m_up;
    QPushButton *m_down;
    QPushButton *m_remove;
    QPushButton *m_save;
};

} // namespace entente::app
