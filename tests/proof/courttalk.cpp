#include "court.h"

#include "boardparts.h"

namespace entente::proof {

std::string Court::tell(const Scene &scene, const Fates &read, const Fates &judged)
{
    static const char *const letters[] = {"A", "F", "T", "DA", "B", "S", "W"};
    static const char *const verbs[] = {"H",
                                        "-",
                                        "- by the other coast",
                                        "-",
                                        "S",
                                        "S onward",
                                        "S arrived",
                                        "S agreed",
                                        "S arrived agreed",
                                        "sorties",
                                        "raises",
                                        "-",
                                        "lends",
                                        "cuts",
                                        "raids",
                                        "S",
                                        "B",
                                        "I",
                                        "enters the box",
                                        "aboard",
                                        "sails and lands",
                                        "lands",
                                        "is carried",
                                        "carries"};
    const auto place = [](int p) { return p == nothing ? std::string("nowhere") : placeName(p); };
    const auto list = [&](Mask set, int count) {
        std::string line;
        for (int i = 0; i < count; ++i)
            line += has(set, i) ? " " + place(i) : "";
        return line;
    };
    std::string text;
    for (int u = 0; u < scene.units; ++u) {
        const Piece &piece = scene.piece[u];
        text += std::string(1, static_cast<char>('a' + u)) + " " + std::string(1, static_cast<char>('A' + piece.power))
                + ": " + letters[static_cast<int>(piece.kind)]
                + (piece.inside   ? " (("
                   : piece.aboard ? " aboard "
                                  : " ")
                + place(piece.stand) + (piece.inside ? "))" : "") + " " + verbs[static_cast<int>(piece.verb)];
        text += piece.to != nothing ? " " + place(piece.to) : "";
        text += piece.next != nothing ? " " + place(piece.next) : "";
        text += piece.over != nothing ? " over " + place(piece.over) : "";
        text += read.at[static_cast<std::size_t>(u)] != judged.at[static_cast<std::size_t>(u)]
                    ? "   ends: the reading " + place(read.at[static_cast<std::size_t>(u)]) + "; the judge "
                          + place(judged.at[static_cast<std::size_t>(u)])
                    : "   ends " + place(read.at[static_cast<std::size_t>(u)]);
        text += "\n";
    }
    for (int p = 0; p < scene.places; ++p)
        text += scene.mark[static_cast<std::size_t>(p)]
                    ? "  " + place(p) + " marked " + std::to_string(scene.mark[static_cast<std::size_t>(p)]) + "\n"
                    : "";
    const auto sets = [&](const std::string &what, Mask a, Mask b, int count) {
        if (a != b)
            text += "  " + what + ": the reading" + list(a, count) + "; the judge" + list(b, count) + "\n";
    };
    sets("supports given", read.given, judged.given, scene.units);
    sets("dislodged", read.dislodged, judged.dislodged, scene.units);
    sets("inside", read.inside, judged.inside, scene.units);
    sets("flights", read.acted, judged.acted, scene.units);
    sets("raided", read.raided, judged.raided, scene.places);
    sets("stand-offs", read.contested, judged.contested, scene.places);
    for (int u = 0; u < scene.units; ++u)
        sets("retreats of " + place(u), read.retreats[static_cast<std::size_t>(u)],
             judged.retreats[static_cast<std::size_t>(u)], scene.places);
    return text;
}

} // namespace entente::proof
