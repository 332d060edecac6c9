// For the daily work on rulebooks: checks files of cases against what they expect, without building the app.
//     checkcases [--answers] FILE...
#include "testfiles.h"

#include "game/play.h"
#include "io/gamecase.h"

#include <cstdio>
#include <cstring>

using namespace entente;
using namespace entente::test;

int main(int count, char **words)
{
    bool answers = false;
    int cases = 0, equal = 0;
    for (int i = 1; i < count; ++i) {
        if (std::strcmp(words[i], "--answers") == 0) {
            answers = true;
            continue;
        }
        std::ifstream file(words[i], std::ios::binary);
        if (!file)
            std::fprintf(stderr, "%s cannot be read.\n", words[i]);
        for (const CaseOrError &item : readCases(std::string(std::istreambuf_iterator<char>(file), {}), mapsFinder())) {
            ++cases;
            if (!item) {
                std::printf("%s: %s\n", item.error().id.c_str(), item.error().fault.text().c_str());
                continue;
            }
            const Turn turn = playPhase(*item->variant, item->rules, item->position, item->orders);
            if (answers)
                std::printf("%s\n", writeAnswer(*item, turn, {}).c_str());
            const std::vector<std::string> differences = compareWithExpectation(*item, turn);
            for (const std::string &difference : differences)
                std::printf("%s: %s\n", item->id.c_str(), difference.c_str());
            equal += differences.empty() ? 1 : 0;
        }
    }
    std::printf("%d of %d equal\n", equal, cases);
    return equal == cases ? 0 : 1;
}
