#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"

class QLabel;
class QLineEdit;

namespace entente::app {

/// A decision that only the whole table may take: says what it means and asks the PINs of those whom it concerns.
/// Agreed once every PIN is right; the orders that waited for them are then open.
class ConsentDesk : public Sheet {
    Q_OBJECT

public:
    /// `says`: paragraphs; `agree`: what the button does; `asked`: seats whose PIN is needed, as far as they have one.
    ConsentDesk(GameDocument &document, const QString &title, const QStringList &says, const QString &agree,
                const std::vector<PowerId> &asked, QWidget *parent = nullptr);

Q_SIGNALS:
    void agreed();
    /// Every PIN is right, but not all that was sealed could be given back: `remark` says what. Nothing is decided.
    void stopped(const QString &remark);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void check();

    GameDocument &m_document;
    std::vector<std::pair<PowerId, QLineEdit *>> m_pins;
    QLabel *m_objection;
    QString m_remark;
};

} // namespace entente::app
