#include "words/pieces.h"

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
// Private-use characters: they cannot stand in a name or a translation.
constexpr char16_t endMark = 0xE000;
constexpr char16_t firstMark = 0xE001;  // + role
constexpr char16_t linkDigits = 0xE100; // + index
} // namespace

QString marked(const QString &text, Piece::Role role, int link)
{
    if (role == Piece::Role::Plain)
        return text;
    QString out;
    out += QChar(char16_t(firstMark + int(role)));
    if (role == Piece::Role::Link)
        out += QChar(char16_t(linkDigits + (link < 0 ? 0x7ff : link)));
    return out + text + QChar(endMark);
}

Pieces splitMarked(const QString &sentence)
{
    Pieces pieces;
    Piece current;
    const auto flush = [&] {
        if (!current.text.isEmpty())
            pieces.append(current);
        current = Piece();
    };
    for (const QChar c : sentence) {
        const char16_t code = c.unicode();
        if (code == endMark) {
            flush();
        } else if (code > endMark && code < firstMark + 16) {
            flush();
            current.role = static_cast<Piece::Role>(code - firstMark);
        } else if (code >= linkDigits && code <= linkDigits + 0x7ff && current.role == Piece::Role::Link
                   && current.text.isEmpty()) {
            current.link = code == linkDigits + 0x7ff ? -1 : code - linkDigits;
        } else {
            current.text += c;
        }
    }
    flush();
    return pieces;
}

QString plainText(const Pieces &pieces)
{
    QString out;
    for (const Piece &piece : pieces)
        out += piece.text;
    return out;
}

QString plainText(const QString &markedSentence)
{
    return plainText(splitMarked(markedSentence));
}

QString richText(const Pieces &pieces, const QString &accent, const QString &strong)
{
    QString out;
    for (const Piece &piece : pieces) {
        const QString text = piece.text.toHtmlEscaped();
        switch (piece.role) {
        case Piece::Role::Plain:
        case Piece::Role::Gap: out += text; break;
        case Piece::Role::Strong:
            out += strong.isEmpty() ? u"<span style=\"font-weight:600\">%1</span>"_s.arg(text)
                                    : u"<span style=\"font-weight:600;color:%2\">%1</span>"_s.arg(text, strong);
            break;
        case Piece::Role::Accent:
            out += u"<span style=\"font-weight:600;color:%2\">%1</span>"_s.arg(text, accent);
            break;
        case Piece::Role::Link:
            out +=
                u"<a href=\"#%3\" style=\"text-decoration:none;color:%2\">%1</a>"_s.arg(text, accent).arg(piece.link);
            break;
        }
    }
    return out;
}

} // namespace entente::app
