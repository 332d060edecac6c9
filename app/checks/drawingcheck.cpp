#include "checks/drawingcheck.h"

#include "checks/checkwords.h"

#include <QXmlStreamReader>

#include <set>
#include <vector>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostBytes = 1'500'000;
constexpr int mostPoints = 100; ///< of a stroked path: longer ones are slow to paint

const QStringList &knownElements()
{
    static const QStringList names = u"svg g path circle rect text tspan title desc"_s.split(u' ');
    return names;
}

const QStringList &knownAttributes()
{
    static const QStringList names =
        (u"id d x y width height rx ry cx cy r viewBox version baseProfile transform fill fill-rule "
         u"fill-opacity opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linejoin "
         u"stroke-linecap font-family font-size font-weight font-style letter-spacing text-anchor"_s)
            .split(u' ');
    return names;
}

/// Points of the longest piece of path data, its commands being those that FORMAT.md names; -1 at any other.
int pointsOf(QStringView data)
{
    int numbers = 0;
    bool inNumber = false;
    for (const QChar c : data) {
        const bool part = c.isDigit() || c == u'.';
        if (part && !inNumber)
            ++numbers;
        inNumber = part;
        if (c.isLetter() && !u"MLlz"_s.contains(c))
            return -1;
    }
    return numbers / 2;
}

class DrawingCheck {
public:
    QStringList run(const QByteArray &svg)
    {
        if (svg.size() > mostBytes)
            m_faults.push_back(CheckWords::tr("map.svg: %1 bytes are more than %2.").arg(svg.size()).arg(mostBytes));
        QXmlStreamReader xml(svg);
        m_stroked = {false};
        while (!xml.atEnd()) {
            const auto token = xml.readNext();
            if (token == QXmlStreamReader::StartElement)
                enter(xml);
            else if (token == QXmlStreamReader::EndElement)
                m_stroked.pop_back();
        }
        return m_faults;
    }

private:
    void enter(const QXmlStreamReader &xml)
    {
        const QString name = xml.name().toString();
        const qint64 line = xml.lineNumber();
        bool stroked = m_stroked.back();
        if (!knownElements().contains(name) && m_strange.insert(name).second)
            m_faults.push_back(CheckWords::tr("map.svg, line %1: the element “%2” is not drawn.").arg(line).arg(name));
        const QXmlStreamAttributes attributes = xml.attributes();
        for (const QXmlStreamAttribute &attribute : attributes) {
            const QString key = attribute.name().toString();
            if (knownElements().contains(name) && !knownAttributes().contains(key) && m_strange.insert(key).second)
                m_faults.push_back(
                    CheckWords::tr("map.svg, line %1: the attribute “%2” has no effect.").arg(line).arg(key));
            if (key == "stroke"_L1)
                stroked = attribute.value() != "none"_L1;
            if (key == "d"_L1)
                checkPath(attribute.value(), line, stroked || attributes.hasAttribute("stroke"_L1));
        }
        m_stroked.push_back(stroked);
    }

    void checkPath(QStringView data, qint64 line, bool stroked)
    {
        const int points = pointsOf(data);
        if (points < 0)
            m_faults.push_back(
                CheckWords::tr("map.svg, line %1: the path has other commands than M, L, l and z.").arg(line));
        else if (stroked && points > mostPoints + 1)
            m_faults.push_back(
                CheckWords::tr("map.svg, line %1: a stroked path of %2 points is slow to paint; %3 are allowed.")
                    .arg(line)
                    .arg(points)
                    .arg(mostPoints));
    }

    QStringList m_faults;
    std::set<QString> m_strange; ///< told already
    std::vector<bool> m_stroked; ///< by level of elements
};

} // namespace

QStringList checkDrawing(const QByteArray &svg)
{
    return DrawingCheck().run(svg);
}

} // namespace entente::app
