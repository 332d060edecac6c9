#pragma once

#include "studio/proposal.h"

#include <QObject>
#include <QString>

#include <memory>

namespace entente::app {

/// Reads a drawing and proposes its board beside the window, which stays awake. Whoever does not want to wait stops it:
/// what it finds later is dropped.
class DrawingReader : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~DrawingReader() override;

    void read(const QString &path);
    void stop();
    bool isReading() const { return m_wanted != nullptr; }

Q_SIGNALS:
    void proposed(const entente::Proposal &proposal);
    void refused(const QString &sentence);

private:
    struct Wanted;
    void take(const std::shared_ptr<Wanted> &wanted);

    std::shared_ptr<Wanted> m_wanted;
};

/// Is it a drawing, by the first of its bytes?
bool isDrawing(const QString &path);

} // namespace entente::app
