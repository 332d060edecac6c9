#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"

#include <functional>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace entente::app {

/// A decision that only the whole table may take: says what it means and asks the PINs of those whom it concerns.
/// Agreed once every PIN is right; the orders that waited for them are then open.
class ConsentDesk : public Sheet {
    Q_OBJECT

public:
    struct Words {
        QString title;
        QStringList says; ///< paragraphs
        QString agree;    ///< what the button does
    };
    /// `words` are asked again in another language; `asked`: seats whose PIN is needed, as far as they have one.
    ConsentDesk(GameDocument &document, std::function<Words()> words, const std::vector<PowerId> &asked,
                QWidget *parent = nullptr);

Q_SIGNALS:
    void agreed();
    /// Every PIN is right, but not all that was sealed could be given back: `remark` says what. Nothing is decided.
    void stopped(const QString &remark);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void tell();
    void check();

    GameDocument &m_document;
    std::function<Words()> m_words;
    std::vector<std::pair<PowerId, QLineEdit *>> m_pins;
    QLabel *m_text;
    QFormLayout *m_form;
    QPushButton *m_agree;
    QLabel *m_objection;
    QString m_remark;
};

} // namespace entente::app
