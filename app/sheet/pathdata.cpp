#include "sheet/pathdata.h"

#include "io/svgpath.h"

namespace entente::app {

namespace {

class PainterPen : public SvgPen {
public:
    void moveTo(double x, double y) override { path.moveTo(x, y); }
    void lineTo(double x, double y) override { path.lineTo(x, y); }
    void cubicTo(double x1, double y1, double x2, double y2, double x, double y) override
    {
        path.cubicTo(x1, y1, x2, y2, x, y);
    }
    void close() override { path.closeSubpath(); }

    QPainterPath path;
};

} // namespace

std::optional<QPainterPath> readPathData(QStringView data)
{
    const QByteArray text = data.toLatin1();
    PainterPen pen;
    pen.path.setFillRule(Qt::OddEvenFill);
    if (!drawSvgPath({text.data(), static_cast<std::size_t>(text.size())}, pen))
        return std::nullopt;
    return pen.path;
}

} // namespace entente::app
