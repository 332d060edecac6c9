#include "mails/maildate.h"

#include "base/names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <vector>

namespace entente {

namespace {

/// How the months begin, in English, German and French.
constexpr std::array<std::pair<std::string_view, int>, 19> months = {{
    {"jan", 1}, {"feb", 2},  {"fev", 2},  {"mar", 3},  {"apr", 4},  {"avr", 4}, {"may", 5},
    {"mai", 5}, {"jun", 6},  {"juin", 6}, {"jul", 7},  {"juil", 7}, {"aug", 8}, {"aou", 8},
    {"sep", 9}, {"oct", 10}, {"okt", 10}, {"nov", 11}, {"dec", 12},
}};

int monthOf(const std::string &folded)
{
    if (folded.starts_with("mardi") || folded.starts_with("montag")) // days of the week
        return 0;
    if (folded.starts_with("dez") || folded.starts_with("mrz") || folded == "maerz")
        return folded.front() == 'd' ? 12 : 3;
    for (const auto &[begin, month] : months) {
        if (folded.starts_with(begin))
            return month;
    }
    return 0;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Days since 1970 of a day of the Gregorian calendar.
long long daysUntil(int year, int month, int day)
{
    year -= month <= 2 ? 1 : 0;
    const int era = year / 400;
    const int yearOfEra = year - era * 400;
    const int dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return static_cast<long long>(era) * 146097 + dayOfEra - 719468;
}

struct Figures {
    int value = 0;
    std::size_t size = 0;
    char before = ' ', after = ' ';
};

/// What is gathered of a date.
struct Gathered {
    int year = 0, month = 0, day = 0, hour = -1, minute = 0, zone = 0;
};

/// "+0100", "-08:00": minutes east of Greenwich.
int zoneIn(std::string_view text, std::size_t sign)
{
    std::string digits;
    for (std::size_t i = sign + 1; i < text.size() && digits.size() < 4 && (isDigit(text[i]) || text[i] == ':'); ++i) {
        if (isDigit(text[i]))
            digits += text[i];
    }
    if (digits.size() != 4)
        return 0;
    const int minutes = std::stoi(digits.substr(0, 2)) * 60 + std::stoi(digits.substr(2));
    return text[sign] == '-' ? -minutes : minutes;
}

void takeFigures(const Figures &figures, const std::vector<Figures> &row, std::size_t index, Gathered &out)
{
    if (figures.after == ':' && out.hour < 0 && index + 1 < row.size()) {
        out.hour = figures.value;
        out.minute = row[index + 1].value;
    } else if (figures.before == ':') {
        return; // minutes and seconds
    } else if (figures.size == 4 && out.year == 0) {
        out.year = figures.value;
        if (figures.after == '-' && index + 2 < row.size()) { // 2026-11-24
            out.month = row[index + 1].value;
            out.day = row[index + 2].value;
        }
    } else if (figures.size <= 2 && out.day == 0) {
        out.day = figures.value;
    } else if (figures.size <= 2 && out.month == 0 && (figures.before == '.' || figures.before == '/')) {
        out.month = figures.value;
    } else if (figures.size == 2 && out.year == 0 && (figures.before == '.' || figures.before == '/')) {
        out.year = 2000 + figures.value;
    }
}

} // namespace

std::optional<long long> mailDate(std::string_view text)
{
    Gathered out;
    std::vector<Figures> row;
    bool afternoon = false, morning = false, clock = false;
    const auto isLetter = [&](std::size_t at) {
        return std::isalpha(static_cast<unsigned char>(text[at])) != 0 || (text[at] & 0x80) != 0;
    };
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        if (end > i) {
            const char before = i > 0 ? text[i - 1] : ' ';
            const char after = end < text.size() ? text[end] : ' ';
            if (clock && (before == '+' || before == '-')) {
                out.zone = zoneIn(text, i - 1);
                break;
            }
            if (end - i <= 4)
                row.push_back({std::stoi(std::string(text.substr(i, end - i))), end - i, before, after});
            clock = clock || before == ':';
            i = end;
            continue;
        }
        while (end < text.size() && isLetter(end))
            ++end;
        if (end > i) {
            const std::string folded = foldName(text.substr(i, end - i));
            afternoon = afternoon || folded == "pm";
            morning = morning || folded == "am";
            out.month = out.month == 0 ? monthOf(folded) : out.month;
        }
        i = std::max(end, i + 1);
    }
    for (std::size_t i = 0; i < row.size(); ++i)
        takeFigures(row[i], row, i, out);
    if (out.day < 1 || out.day > 31 || out.month < 1 || out.month > 12 || out.year < 1970)
        return std::nullopt;
    int hour = std::max(out.hour, 0);
    hour += afternoon && hour < 12 ? 12 : 0;
    hour = morning && hour == 12 ? 0 : hour;
    return daysUntil(out.year, out.month, out.day) * 1440 + hour * 60 + out.minute - out.zone;
}

} // namespace entente
