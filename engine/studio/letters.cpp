#include "studio/letters.h"

#include <algorithm>
#include <cmath>

namespace entente {

namespace {

bool isLetter(const DrawnText &text)
{
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }; // of UTF-8
    return std::count_if(text.text.begin(), text.text.end(), begins) == 1;
}

double gapBetween(const DrawnText &a, const DrawnText &b)
{
    return std::hypot(a.middle.x - b.middle.x, a.middle.y - b.middle.y);
}

/// Does the second letter go on where the first ends?
bool goesOn(const DrawnText &before, const DrawnText &letter)
{
    constexpr double farthest = 7; // in letters' sizes: names are spaced out widely
    constexpr double alike = 0.05;
    return isLetter(letter) && before.group == letter.group
           && std::abs(before.size - letter.size) <= alike * before.size
           && gapBetween(before, letter) <= farthest * before.size;
}

/// Does a word end between two letters? After a small letter a capital begins one, and so does what follows a point.
bool partsWords(const std::string &before, const std::string &letter)
{
    const auto isSmall = [](const std::string &text) { return text.size() == 1 && text[0] >= 'a' && text[0] <= 'z'; };
    const auto isCapital = [](const std::string &text) { return text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z'; };
    return before == "." || (isSmall(before) && isCapital(letter));
}

/// The letters from `first` to `last` as one text. A gap far wider than the narrowest parts two words as well.
DrawnText joined(const DrawnText *first, const DrawnText *last)
{
    double narrowest = gapBetween(first[0], first[1]);
    for (const DrawnText *letter = first; letter + 1 != last; ++letter)
        narrowest = std::min(narrowest, gapBetween(letter[0], letter[1]));
    const double wordGap = narrowest + 0.75 * first->size;
    DrawnText word = *first;
    for (const DrawnText *letter = first + 1; letter != last; ++letter)
        word.text += (gapBetween(letter[-1], *letter) > wordGap || partsWords(letter[-1].text, letter->text) ? " " : "")
                     + letter->text;
    const DrawnText &middle = first[(last - first) / 2];
    word.middle = middle.middle;
    return word;
}

} // namespace

void joinLetters(std::vector<DrawnText> &texts)
{
    std::vector<DrawnText> words;
    words.reserve(texts.size());
    for (std::size_t i = 0; i < texts.size();) {
        std::size_t end = i + 1;
        while (isLetter(texts[i]) && end < texts.size() && goesOn(texts[end - 1], texts[end]))
            ++end;
        if (end - i > 1)
            words.push_back(joined(&texts[i], texts.data() + end));
        else
            words.push_back(texts[i]);
        i = end;
    }
    texts = std::move(words);
}

} // namespace entente
