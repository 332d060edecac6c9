#include "pocket/qrcode.h"

#include <QImage>
#include <QPainter>

#include <qrcodegen.hpp>

#include <vector>

namespace entente::app {

namespace {

constexpr int quietMargin = 4; // modules, ISO 18004

} // namespace

QrCode::QrCode(QWidget *parent) : QWidget(parent) {}

void QrCode::setText(const QString &text, int least)
{
    using qrcodegen::QrCode;
    // The mark alone is no sign of the coarser alphabet.
    const qsizetype mark = text.contains(u'#') ? text.indexOf(u'#') : text.size();
    std::vector<qrcodegen::QrSegment> segments;
    for (const QString &part : {text.left(mark), text.mid(mark, 1), text.mid(mark + 1)}) {
        for (const qrcodegen::QrSegment &one : qrcodegen::QrSegment::makeSegments(part.toUtf8().constData()))
            segments.push_back(one);
    }
    const QrCode code = QrCode::encodeSegments(segments, QrCode::Ecc::MEDIUM);
    const int side = code.getSize() + 2 * quietMargin;
    m_modules = QImage(side, side, QImage::Format_RGB32);
    m_modules.fill(Qt::white);
    for (int y = 0; y < code.getSize(); ++y) {
        for (int x = 0; x < code.getSize(); ++x) {
            if (code.getModule(x, y))
                m_modules.setPixel(x + quietMargin, y + quietMargin, qRgb(0, 0, 0));
        }
    }
    setFixedSize(m_modules.size() * ((least + side - 1) / side));
    update();
}

void QrCode::paintEvent(QPaintEvent *)
{
    if (m_modules.isNull())
        return;
    // Whole pixels a module: a blurred edge is what cameras fail at.
    QPainter(this).drawImage(rect(), m_modules);
}

} // namespace entente::app
