#pragma once

#include "sheet/maplook.h"
#include "sheet/mapstate.h"

#include <QImage>
#include <QWidget>

#include <functional>

namespace entente::app {

/// A piece of a map in the dress that is chosen now: theme, style, units, patterns, names. For whoever chooses them.
/// It is painted in the background; until a new picture is there, the last one stays.
class LookPreview : public QWidget {
    Q_OBJECT

public:
    struct Sample {
        MapLook look; ///< without a sheet nothing is shown
        MapState state;
    };
    /// `sample`: asked again whenever something has been chosen.
    explicit LookPreview(std::function<Sample()> sample, QWidget *parent = nullptr);

    void refresh();
    /// As it was painted last; null before the first picture is there.
    const QImage &picture() const { return m_picture; }
    QSize sizeHint() const override { return {320, 400}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    std::function<Sample()> m_sample;
    QImage m_picture;
    int m_asked = 0; ///< pictures so far: one that comes late does not replace a newer one
};

} // namespace entente::app
