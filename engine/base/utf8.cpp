#include "base/utf8.h"

namespace entente {

std::uint32_t nextCodePoint(std::string_view text, std::size_t &i, bool &known)
{
    const auto byteAt = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const std::uint32_t lead = byteAt(i++);
    known = true;
    if (lead < 0x80)
        return lead;

    const int following = lead >= 0xF0 && lead < 0xF8   ? 3
                          : lead >= 0xE0 && lead < 0xF0 ? 2
                          : lead >= 0xC2 && lead < 0xE0 ? 1
                                                        : 0;
    known = following > 0 && i + static_cast<std::size_t>(following) <= text.size();
    if (!known)
        return lead;
    std::uint32_t point = lead & (0x3Fu >> following);
    for (int k = 0; k < following; ++k) {
        const std::uint32_t next = byteAt(i + static_cast<std::size_t>(k));
        if ((next & 0xC0) != 0x80) {
            known = false;
            return lead;
        }
        point = point << 6 | (next & 0x3F);
    }
    i += static_cast<std::size_t>(following);
    return point;
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
