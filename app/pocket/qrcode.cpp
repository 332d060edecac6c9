#include "pocket/qrcode.h"

#include <QImage>
#include <QPainter>

#include <qrcodegen.hpp>

#include <algorithm>

namespace entente::app {

namespace {

constexpr int quietMargin = 4; // modules, ISO 18004
constexpr int usualSide = 280;

} // namespace

QrCode::QrCode(QWidget *parent) : QWidget(parent) {}

void QrCode::setText(const QString &text)
{
    using qrcodegen::QrCode;
    const QrCode code = QrCode::encodeText(text.toUtf8().constData(), QrCode::Ecc::MEDIUM);
    const int side = code.getSize() + 2 * quietMargin;
    m_modules = QImage(side, side, QImage::Format_RGB32);
    m_modules.fill(Qt::white);
    for (int y = 0; y < code.getSize(); ++y) {
        for (int x = 0; x < code.getSize(); ++x) {
            if (code.getModule(x, y))
                m_modules.setPixel(x + quietMargin, y + quietMargin, qRgb(0, 0, 0));
        }
    }
    update();
}

QSize QrCode::sizeHint() const
{
    return {usualSide, usualSide};
}

void QrCode::paintEvent(QPaintEvent *)
{
    if (m_modules.isNull())
        return;
    // Whole pixels a module: a blurred edge is what cameras fail at.
    const int module = std::max(1, std::min(width(), height()) / m_modules.width());
    const int side = module * m_modules.width();
    QPainter painter(this);
    painter.drawImage(QRect((width() - side) / 2, (height() - side) / 2, side, side), m_modules);
}

} // namespace entente::app
