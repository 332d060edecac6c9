#pragma once

#include "document/variants.h"
#include "exchange/chartturn.h"
#include "look/handrest.h"
#include "look/sheet.h"

class QLabel;
class QWidget;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace entente::app {

/// A player's own variants: each can be given another name and deleted, a chart can be turned, and what could not be
/// brought over from its file can be read again.
class OwnVariantsDesk : public Sheet {
    Q_OBJECT

public:
    explicit OwnVariantsDesk(const VariantLibrary &variants, QWidget *parent = nullptr);

Q_SIGNALS:
    /// One has another name or drawing, or has gone.
    void changed();

private:
    QWidget *makeParts();
    void fill(const QString &home = {});
    void follow();
    void retitleIt();
    void removeIt();
    void turnIt(ChartTurn turn);
    void drawIt();
    void say(const QString &sentence);
    const VariantLibrary::Entry *chosen() const;

    const VariantLibrary &m_variants;
    std::vector<const VariantLibrary::Entry *> m_own;
    QListWidget *m_list = nullptr;
    QLineEdit *m_title = nullptr;
    QWidget *m_parts = nullptr; ///< hidden while there are none
    QLabel *m_none = nullptr;
    QLabel *m_board = nullptr;
    QLabel *m_picture = nullptr;
    QPushButton *m_turn = nullptr;
    QPushButton *m_mirror = nullptr;
    QPlainTextEdit *m_remarks = nullptr;
    QLabel *m_said = nullptr;
    QPushButton *m_rename = nullptr;
    QPushButton *m_delete = nullptr;
    bool m_sure = false; ///< the next press on "Delete" deletes
    HandRest m_question; ///< a double click presses it once
};

} // namespace entente::app
