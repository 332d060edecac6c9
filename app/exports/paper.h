#pragma once

#include "map/turnstate.h"
#include "sheet/maplook.h"

#include <QImage>
#include <QPainter>
#include <QString>

#include <functional>
#include <utility>
#include <vector>

class QPagedPaintDevice;
class QTextDocument;

namespace entente::app {

/// Pages of paper, or of a PDF, in the device's own page size. All lengths are typographic points, whatever the
/// device's own dots are. Needs a QGuiApplication.
class Paper {
public:
    explicit Paper(QPagedPaintDevice &device);

    bool isReady() const { return m_painter.isActive(); }
    void end() { m_painter.end(); }
    int pages() const { return m_pages; } ///< begun so far
    QSizeF room() const;                  ///< of a page, without its foot
    /// What stands at the foot of each page that begins from here on, from the page's number.
    void setFoot(std::function<QString(int page)> foot) { m_foot = std::move(foot); }
    /// Nothing is painted of maps: for whoever wants to know how many pages there will be.
    void setCounting() { m_counts = true; }
    QPainter &painter() { return m_painter; }

    void begin(); ///< a fresh page
    /// The map as large as it fits into the room, in its middle from left to right. Returns where it lies.
    /// Its ground is a picture, which pages share but for what looks otherwise; whatever moves stands on it in
    /// outlines.
    QRectF paintSheet(MapLook look, const MapState &state, const QRectF &room);
    /// Rich text over as many columns and fresh pages as it takes.
    void addText(const QString &html, int columns = 1);
    int columnCount() const; ///< as many columns of text as fit beside each other on the page
    /// Fills a document with rich text, in the letters of all that is printed.
    static void fill(QTextDocument &text, const QString &html);

private:
    static QImage groundOf(const MapLook &look, qreal scale);
    void paintGround(const QImage &ground, const QRectF &room);

    QPagedPaintDevice &m_device;
    QPainter m_painter;
    // A PDF holds a picture once that is painted again.
    QImage m_first;                                  ///< the ground that all are compared with
    QImage m_ground;                                 ///< of the page before
    std::vector<std::pair<QRect, QImage>> m_patches; ///< what makes it of the first
    int m_pages = 0;
    std::function<QString(int)> m_foot;
    bool m_counts = false;
};

} // namespace entente::app
