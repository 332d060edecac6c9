#include "mails/mailtransport.h"

#include "base/utf8.h"

#include <algorithm>
#include <vector>

namespace entente {

namespace {

int hexDigit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// The byte that "=E9" stands for; -1: it stands for none.
int byteAt(std::string_view text, std::size_t at)
{
    if (at + 2 >= text.size() || text[at] != '=')
        return -1;
    const int high = hexDigit(text[at + 1]);
    const int low = hexDigit(text[at + 2]);
    return high < 0 || low < 0 ? -1 : high * 16 + low;
}

bool goesOn(std::string_view line)
{
    return line.ends_with('=') && !line.ends_with("==");
}

/// "=20" at the end of a line, or a letter beyond ASCII: nobody writes either by hand.
bool travels(std::string_view line)
{
    if (line.ends_with("=20"))
        return true;
    for (std::size_t at = line.find('='); at != std::string_view::npos; at = line.find('=', at + 1)) {
        if (byteAt(line, at) >= 128)
            return true;
    }
    return false;
}

bool isUtf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        bool known = true;
        (void)nextCodePoint(text, i, known);
        if (!known)
            return false;
    }
    return true;
}

std::string decoded(std::string_view line)
{
    std::string bytes;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const int byte = byteAt(line, i);
        bytes += byte < 0 ? line[i] : static_cast<char>(byte);
        i += byte < 0 ? 0 : 2;
    }
    if (isUtf8(bytes))
        return bytes;
    std::string letters;
    for (const char c : bytes)
        appendCodePoint(letters, static_cast<unsigned char>(c));
    return letters;
}

} // namespace

std::string withoutTransport(std::string_view text)
{
    std::vector<std::string> lines;
    bool any = false;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        any = any || travels(line);
        lines.emplace_back(line);
        begin = end + 1;
    }
    if (!any)
        return std::string(text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (std::size_t next = i + 1; next < lines.size() && goesOn(lines[i]); ++next) {
            lines[i].pop_back();
            lines[i] += lines[next];
            lines[next].clear();
        }
    }
    std::string all;
    for (std::size_t i = 0; i < lines.size(); ++i)
        all += (i > 0 ? "\n" : "") + decoded(lines[i]);
    return all;
}

} // namespace entente
