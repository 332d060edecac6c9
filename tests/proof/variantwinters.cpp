// Seasons and winters of variants. `--whole` takes larger worlds.
#include "variantwinters.h"

#include <string_view>

using namespace entente::proof;

int main(int words, char **word)
{
    const bool whole = words > 1 && std::string_view(word[1]) == "--whole";
    bool well = sieges();
    for (int others = 1; others <= (whole ? 4 : 3); ++others)
        well = doubleCentres(others) && well;
    well = ports() && well;
    well = yards(whole ? 5 : 3) && well;
    well = points(whole ? 4 : 2) && well;
    return well ? 0 : 1;
}
