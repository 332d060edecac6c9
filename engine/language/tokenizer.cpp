#include "language/tokenizer.h"

#include "base/utf8.h"

namespace entente {

namespace {

enum class Sort { Space, Letter, Dash, Slash, Open, Close, Comma, Colon, Number };

Sort sortOf(std::uint32_t point)
{
    if (isSpace(point))
        return Sort::Space;
    if (isDash(point))
        return Sort::Dash;
    switch (point) {
    case '/':
    case '\\': return Sort::Slash;
    case '(':
    case '[': return Sort::Open;
    case ')':
    case ']': return Sort::Close;
    case ',':
    case ';': return Sort::Comma;
    case ':': return Sort::Colon;
    case '#': return Sort::Number;
    case '"':
    case '`':
    case '*':
    case '_':
    case '<':    // marks of emphasis and of old results
    case 0xAB:   // opening guillemet
    case 0x201C: // quotation marks
    case 0x201D:
    case 0x201E: return Sort::Space;
    default: return Sort::Letter;
    }
}

Token::Kind kindOf(Sort sort)
{
    switch (sort) {
    case Sort::Dash: return Token::Kind::Dash;
    case Sort::Slash: return Token::Kind::Slash;
    case Sort::Open: return Token::Kind::Open;
    case Sort::Close: return Token::Kind::Close;
    case Sort::Comma: return Token::Kind::Comma;
    case Sort::Colon: return Token::Kind::Colon;
    case Sort::Number: return Token::Kind::Number;
    case Sort::Letter:
    case Sort::Space: break;
    }
    return Token::Kind::Word;
}

} // namespace

std::vector<Token> tokenize(std::string_view line)
{
    std::vector<Token> tokens;
    Sort before = Sort::Space;
    std::size_t i = 0;
    while (i < line.size()) {
        const std::size_t begin = i;
        bool known = true;
        const std::uint32_t point = nextCodePoint(line, i, known);
        Sort sort = known ? sortOf(point) : Sort::Letter;
        if (before == Sort::Number && point >= '0' && point <= '9')
            sort = Sort::Number;
        const bool continues = sort == before && (sort == Sort::Letter || sort == Sort::Dash || sort == Sort::Number);
        if (continues) {
            Token &last = tokens.back();
            last.text = line.substr(static_cast<std::size_t>(last.column), i - static_cast<std::size_t>(last.column));
        } else if (sort != Sort::Space) {
            tokens.push_back(
                {kindOf(sort), line.substr(begin, i - begin), static_cast<int>(begin), before == Sort::Space});
        }
        before = sort;
    }
    return tokens;
}

} // namespace entente
