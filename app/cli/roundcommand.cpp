#include "cli/console.h"

#include "document/clubround.h"
#include "words/names.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace entente::app {

ExitStatus playRound(CommandParser &parser)
{
    parser.addOption({u"draw"_s,
                      say("Draw the next round for the players of this list: a player a line, and the "
                          "powers that they wish for, as “Anna: France, England” or “Anna: FE”."),
                      u"LIST"_s});
    parser.addOption({u"variant"_s, say("What is played in the round; without it, what was played last."), u"ID"_s});
    parser.addOption(
        {u"set"_s, say("A choice of the rules, as victoryCentres=24; may be given often."), u"NAME=VALUE"_s});
    parser.addOption({u"seed"_s, say("The lots are drawn from this number; without it, from chance."), u"N"_s});
    parser.addOption({u"system"_s, say("By which system games are scored, as entente score lists them."), u"NAME"_s,
                      u"draw-size"_s});
    parser.addOption({u"format"_s, say("text (a table) or csv."), u"FORMAT"_s, u"text"_s});
    parser.addPositionalArgument(u"DIR"_s, say("The folder of the club's games."), u"DIR"_s);
    if (const auto done = parser.read())
        return *done;
    const QString format = parser.value(u"format"_s);
    if (!isFormat(format, u"text"_s, u"csv"_s))
        return ExitStatus::Usage;
    if (parser.positionalArguments().size() != 1)
        return misused(say("Name one folder."));
    const QString folder = parser.positionalArguments().constFirst();
    const ScoreSystem *system = scoreSystemNamed(parser.value(u"system"_s).toStdString());
    if (!system)
        return misused(say("There is no system “%1”. entente score lists them.").arg(parser.value(u"system"_s)));
    const VariantLibrary variants;
    const auto club = readClubGames(folder, variants);
    if (!club)
        return failed(club.error());
    for (const QString &fault : club->faults)
        complain(fault);
    const ExitStatus status = club->faults.isEmpty() ? ExitStatus::Well : ExitStatus::Fault;
    const bool csv = format == "csv"_L1;
    const QString list = parser.value(u"draw"_s);
    if (list.isEmpty()) {
        print(standingsTable(club->games, *system).text(csv));
        print(QString());
        print(bestTable(club->games, *system).text(csv));
        return status;
    }
    if (status != ExitStatus::Well) // who has met whom would not be known
        return status;
    const QString id = parser.isSet(u"variant"_s) ? parser.value(u"variant"_s)
                       : club->games.empty()      ? fromUtf8(variants.list().front()->variant->id)
                                                  : fromUtf8(club->games.back().summary->variant);
    const std::shared_ptr<const Variant> variant = variants.find(id);
    if (!variant)
        return failed(say("There is no variant “%1”.").arg(id));
    const auto settings = settingsFrom(parser.values(u"set"_s), *variant);
    const auto bytes = readInput(list);
    if (!settings || !bytes)
        return ExitStatus::Fault;
    const quint64 seed =
        parser.isSet(u"seed"_s) ? parser.value(u"seed"_s).toULongLong() : QRandomGenerator::global()->generate64();
    const auto round = drawNextRound(folder, QString::fromUtf8(*bytes), *club, variant, *settings, seed);
    if (!round)
        return failed(round.error());
    print(round->seats.text(csv));
    if (!round->out.isEmpty())
        complain(say("Sits out: %1.").arg(round->out.join(u", "_s)));
    return ExitStatus::Well;
}

} // namespace entente::app
