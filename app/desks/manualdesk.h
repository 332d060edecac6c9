#pragma once

#include "look/sheet.h"

#include <QString>

class QLabel;
class QLineEdit;

namespace entente::app {

class RulesPage;

/// The manual in the reader's language, as Markdown. A translation (manual.de.md) has the chapter on playing and a last
/// line that says so; the chapters for reference follow it in English. Where there is none the English manual is whole.
QString manualText();

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
