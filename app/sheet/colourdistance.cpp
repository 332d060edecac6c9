#include "sheet/colourdistance.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace entente::app {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

Triple times(const Matrix &matrix, const Triple &vector)
{
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = matrix[i][0] * vector[0] + matrix[i][1] * vector[1] + matrix[i][2] * vector[2];
    return result;
}

double toLinear(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double fromLinear(double value)
{
    value = std::clamp(value, 0.0, 1.0);
    return value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
}

Triple linear(const QColor &colour)
{
    return {toLinear(colour.redF()), toLinear(colour.greenF()), toLinear(colour.blueF())};
}

/// CIELAB: L, a, b.
Triple lab(const QColor &colour)
{
    constexpr Matrix toXyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    constexpr Triple white{0.95047, 1.0, 1.08883};
    const Triple xyz = times(toXyz, linear(colour));
    Triple f{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double share = xyz[i] / white[i];
        f[i] = share > 216.0 / 24389 ? std::cbrt(share) : (24389.0 / 27 * share + 16) / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

constexpr double degree = M_PI / 180;

double hue(double a, double b)
{
    if (a == 0 && b == 0)
        return 0;
    const double angle = std::atan2(b, a);
    return angle < 0 ? angle + 2 * M_PI : angle;
}

} // namespace

QColor seen(const QColor &colour, Vision vision)
{
    static constexpr Matrix lacking[] = {
        {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
        {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    };
    if (vision == Vision::Normal)
        return colour;
    const Triple light = times(lacking[static_cast<std::size_t>(vision) - 1], linear(colour));
    return QColor::fromRgbF(static_cast<float>(fromLinear(light[0])), static_cast<float>(fromLinear(light[1])),
                            static_cast<float>(fromLinear(light[2])));
}

qreal colourDistance(const QColor &first, const QColor &second)
{
    const auto [l1, a1, b1] = lab(first);
    const auto [l2, a2, b2] = lab(second);
    const double meanChroma = (std::hypot(a1, b1) + std::hypot(a2, b2)) / 2;
    const double power = std::pow(meanChroma, 7);
    const double stretch = 1 + 0.5 * (1 - std::sqrt(power / (power + std::pow(25.0, 7))));
    const double c1 = std::hypot(a1 * stretch, b1);
    const double c2 = std::hypot(a2 * stretch, b2);
    const double h1 = hue(a1 * stretch, b1);
    const double h2 = hue(a2 * stretch, b2);

    double turn = c1 * c2 == 0 ? 0 : h2 - h1;
    if (turn > M_PI)
        turn -= 2 * M_PI;
    else if (turn < -M_PI)
        turn += 2 * M_PI;
    const double dL = l2 - l1;
    const double dC = c2 - c1;
    const double dH = 2 * std::sqrt(c1 * c2) * std::sin(turn / 2);

    const double l = (l1 + l2) / 2;
    const double c = (c1 + c2) / 2;
    double h = h1 + h2;
    if (c1 * c2 != 0) {
        h /= 2;
        if (std::abs(h1 - h2) > M_PI)
            h += h < M_PI ? M_PI : -M_PI;
    }
    const double t = 1 - 0.17 * std::cos(h - 30 * degree) + 0.24 * std::cos(2 * h) + 0.32 * std::cos(3 * h + 6 * degree)
                     - 0.20 * std::cos(4 * h - 63 * degree);
    const double around = (h / degree - 275) / 25;
    const double rotation = 2 * std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7)))
                            * std::sin(60 * degree * std::exp(-around * around));
    const double sL = 1 + 0.015 * (l - 50) * (l - 50) / std::sqrt(20 + (l - 50) * (l - 50));
    const double sC = 1 + 0.045 * c;
    const double sH = 1 + 0.015 * c * t;
    const double partL = dL / sL;
    const double partC = dC / sC;
    const double partH = dH / sH;
    return std::sqrt(partL * partL + partC * partC + partH * partH - rotation * partC * partH);
}

qreal contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &colour) {
        const Triple light = linear(colour);
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
    };
    const qreal first = luminance(a) + 0.05;
    const qreal second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

} // namespace entente::app
