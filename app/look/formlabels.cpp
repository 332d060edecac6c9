#include "look/formlabels.h"

#include <QFormLayout>
#include <QLabel>

namespace entente::app {

void levelLabels(const QFormLayout &form)
{
    constexpr int highestField = 48; // a label stands at the top of anything higher
    for (int row = 0; row < form.rowCount(); ++row) {
        const QLayoutItem *label = form.itemAt(row, QFormLayout::LabelRole);
        const QLayoutItem *field = form.itemAt(row, QFormLayout::FieldRole);
        auto *text = label ? qobject_cast<QLabel *>(label->widget()) : nullptr;
        if (!text || !field)
            continue;
        const int height = field->sizeHint().height();
        if (height > highestField)
            continue;
        text->setMinimumHeight(height);
        text->setAlignment((text->alignment() & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter);
    }
}

} // namespace entente::app
