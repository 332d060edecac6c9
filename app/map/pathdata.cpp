#include "map/pathdata.h"

#include <charconv>
#include <string>

namespace entente::app {
namespace {

/// Walks over the numbers and letters of path data.
class Scanner {
public:
    explicit Scanner(const std::string &text) : m_at(text.data()), m_end(text.data() + text.size()) {}

    void skipBlanks()
    {
        while (m_at != m_end && (*m_at == ' ' || *m_at == ',' || *m_at == '\n' || *m_at == '\t' || *m_at == '\r'))
            ++m_at;
    }

    bool atEnd()
    {
        skipBlanks();
        return m_at == m_end;
    }

    /// The next command letter, or 0 if a number comes first.
    char letter()
    {
        skipBlanks();
        if (m_at == m_end || !((*m_at >= 'a' && *m_at <= 'z') || (*m_at >= 'A' && *m_at <= 'Z')))
            return 0;
        return *m_at++;
    }

    bool number(qreal &value)
    {
        skipBlanks();
        if (m_at != m_end && *m_at == '+')
            ++m_at;
        const auto [rest, error] = std::from_chars(m_at, m_end, value);
        if (error != std::errc())
            return false;
        m_at = rest;
        return true;
    }

    bool point(QPointF &point, QPointF origin)
    {
        qreal x = 0;
        qreal y = 0;
        if (!number(x) || !number(y))
            return false;
        point = origin + QPointF(x, y);
        return true;
    }

private:
    const char *m_at;
    const char *m_end;
};

} // namespace

std::optional<QPainterPath> readPathData(QStringView data)
{
    const std::string text = data.toLatin1().toStdString();
    Scanner scan(text);
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    QPointF at;
    QPointF start;
    QPointF control; // the last control point, for the smooth commands
    char command = 0;
    char before = 0;
    while (!scan.atEnd()) {
        if (const char letter = scan.letter())
            command = letter;
        else if (command == 0 || command == 'z' || command == 'Z')
            return std::nullopt;
        const bool relative = command >= 'a';
        const char kind = relative ? static_cast<char>(command - 'a' + 'A') : command;
        if (before == 0 && kind != 'M')
            return std::nullopt;
        const QPointF origin = relative ? at : QPointF();
        QPointF a;
        QPointF b;
        QPointF to;
        switch (kind) {
        case 'M':
            if (!scan.point(to, origin))
                return std::nullopt;
            path.moveTo(to);
            start = to;
            command = relative ? 'l' : 'L'; // further pairs draw lines
            break;
        case 'L':
            if (!scan.point(to, origin))
                return std::nullopt;
            path.lineTo(to);
            break;
        case 'H':
        case 'V': {
            qreal value = 0;
            if (!scan.number(value))
                return std::nullopt;
            to = kind == 'H' ? QPointF(origin.x() + value, at.y()) : QPointF(at.x(), origin.y() + value);
            path.lineTo(to);
            break;
        }
        case 'C':
        case 'S':
            a = before == 'C' ? 2 * at - control : at;
            if ((kind == 'C' && !scan.point(a, origin)) || !scan.point(b, origin) || !scan.point(to, origin))
                return std::nullopt;
            path.cubicTo(a, b, to);
            control = b;
            break;
        case 'Q':
        case 'T':
            a = before == 'Q' ? 2 * at - control : at;
            if ((kind == 'Q' && !scan.point(a, origin)) || !scan.point(to, origin))
                return std::nullopt;
            path.quadTo(a, to);
            control = a;
            break;
        case 'Z':
            path.closeSubpath();
            to = start;
            break;
        default: return std::nullopt;
        }
        at = to;
        before = kind == 'S' ? 'C' : kind == 'T' ? 'Q' : kind;
    }
    return path;
}

} // namespace entente::app
