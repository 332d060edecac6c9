#include "base/utf8.h"

#include <array>
#include <utf8proc.h>

namespace entente {

std::uint32_t nextCodePoint(std::string_view text, std::size_t &i, bool &known)
{
    const auto lead = static_cast<unsigned char>(text[i]);
    known = true;
    if (lead < 0x80) { // nearly all of what people write
        ++i;
        return lead;
    }
    utf8proc_int32_t point = 0;
    const utf8proc_ssize_t length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t *>(text.data()) + i,
                                                     static_cast<utf8proc_ssize_t>(text.size() - i), &point);
    known = length > 0;
    i += known ? static_cast<std::size_t>(length) : 1;
    return known ? static_cast<std::uint32_t>(point) : lead;
}

void appendCodePoint(std::string &text, std::uint32_t point)
{
    std::array<utf8proc_uint8_t, 4> bytes;
    const utf8proc_ssize_t length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(point), bytes.data());
    text.append(reinterpret_cast<const char *>(bytes.data()), static_cast<std::size_t>(length));
}

bool isUtf8(std::string_view bytes)
{
    bool known = true;
    for (std::size_t i = 0; i < bytes.size() && known;)
        nextCodePoint(bytes, i, known);
    return known;
}

bool isDash(std::uint32_t point)
{
    return point == '-' || point == '=' || point == '>' || point == '~' || point == 0xBB // guillemet, used as an arrow
           || (point >= 0x2010 && point <= 0x2015)                                       // hyphens and dashes
           || (point >= 0x2190 && point <= 0x21FF)                                       // arrows
           || point == 0x203A || point == 0x2212                                         // single guillemet, minus
           || point == 0x2794 || (point >= 0x2798 && point <= 0x27BE)                    // dingbat arrows
           || (point >= 0x27F0 && point <= 0x27FF)                                       // long arrows
           || point == 0x2E3A || point == 0x2E3B;                                        // very long dashes
}

bool isSpace(std::uint32_t point)
{
    return point == ' ' || (point >= '\t' && point <= '\r') || point == 0xA0 || (point >= 0x2000 && point <= 0x200D)
           || point == 0x202F || point == 0x205F || point == 0x3000 || point == 0xFEFF;
}

} // namespace entente
