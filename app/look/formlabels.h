#pragma once

class QFormLayout;

namespace entente::app {

/// Puts every label of a form level with the middle of its field; to be called when all rows are there.
void levelLabels(const QFormLayout &form);

} // namespace entente::app
