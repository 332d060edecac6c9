#pragma once

#include "look/sheet.h"

class QLabel;
class QLineEdit;

namespace entente::app {

class RulesPage;

/// The manual, to be read and searched.
class ManualDesk : public Sheet {
    Q_OBJECT

public:
    explicit ManualDesk(QWidget *parent = nullptr);

private:
    void find(bool onward); ///< onward: past what was found

    QLineEdit *m_line;
    QLabel *m_says;
    RulesPage *m_page;
};

} // namespace entente::app
