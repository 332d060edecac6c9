#pragma once

#include <QtGlobal>

#include <functional>

namespace entente::app {

/// The moment in which hands that are still busy with what was there before do no harm: after something has come up
/// that a press would answer, no press counts until the hands have been still for 900 ms. A key that is held down, a
/// double click or a second Enter out of habit thus answers nothing that nobody has read.
class HandRest {
public:
    HandRest();

    /// Something has come up, or has been pressed too soon.
    void begin();
    bool isOver() const;

    /// Milliseconds since some moment, to count by; scripts and tests, which don't wait, put their own in the place of
    /// the clock's. Nothing: the clock again.
    static void countBy(std::function<qint64()> now);

private:
    qint64 m_until = 0;
};

} // namespace entente::app
