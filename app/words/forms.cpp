#include "words/forms.h"

#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Forms {
    Q_DECLARE_TR_FUNCTIONS(Forms)
};

/// The language in which these sentences are, whatever the names are in.
QString language()
{
    return Forms::tr("en", "the code of the language that these sentences are translated to");
}

} // namespace

QString asBeginning(const QString &sentence)
{
    return sentence.left(1).toUpper() + sentence.mid(1);
}

QString powerAdjective(const Board &board, PowerId power)
{
    if (!power.valid())
        return {};
    const Power &named = board.power(power);
    const bool english = language() == "en"_L1 && named.adjective != named.name;
    return nameIn(language() + u":adjective"_s, english ? named.adjective : std::string(), named.names);
}

QString kindOfPower(const Board &board, KindId kind, PowerId power)
{
    const QString adjective = powerAdjective(board, power);
    const std::string name = kind.valid() && !adjective.isEmpty() ? board.kind(kind).name : std::string();
    QString said;
    if (name == "army")
        said = Forms::tr("%1 army", "a power's adjective").arg(adjective);
    else if (name == "fleet")
        said = Forms::tr("%1 fleet", "a power's adjective").arg(adjective);
    else if (name == "tank")
        said = Forms::tr("%1 tank", "a power's adjective").arg(adjective);
    else if (name == "bomber")
        said = Forms::tr("%1 bomber", "a power's adjective").arg(adjective);
    else if (name == "squadron")
        said = Forms::tr("%1 squadron", "a power's adjective").arg(adjective);
    else if (name == "double army")
        said = Forms::tr("%1 double army", "a power's adjective").arg(adjective);
    else if (name == "wing")
        said = Forms::tr("%1 wing", "a power's adjective").arg(adjective);
    else
        said =
            Forms::tr("%1 of %2", "a kind of unit and its power").arg(kindName(board, kind), nameAfterOf(board, power));
    return asBeginning(said);
}

QString withAdjective(const Board &board, PowerId power, const QString &a, const QString &an, const QString &without)
{
    const QString adjective = powerAdjective(board, power);
    if (adjective.isEmpty())
        return without.arg(powerName(board, power));
    const bool vowel = u"AEIOU"_s.contains(adjective.front().toUpper());
    return (vowel ? an : a).arg(adjective);
}

QString nameAfterOf(const Board &board, PowerId power)
{
    if (!power.valid())
        return {};
    const QString said = nameIn(language() + u":of"_s, std::string(), board.power(power).names);
    return said.isEmpty() ? powerName(board, power) : said;
}

QString powerAsSubject(const Board &board, PowerId power)
{
    if (!power.valid())
        return {};
    const QString said = nameIn(language() + u":subject"_s, std::string(), board.power(power).names);
    return said.isEmpty() ? powerName(board, power) : asBeginning(said);
}

QString hasWon(const Board &board, PowerId power, const QString &player)
{
    if (!power.valid())
        return {};
    const Translations &names = board.power(power).names;
    const QString many = nameIn(language() + u":subjects"_s, std::string(), names);
    QString said = many.isEmpty() ? nameIn(language() + u":subject"_s, std::string(), names) : many;
    if (said.isEmpty())
        said = powerName(board, power);
    said = asBeginning(said);
    if (!player.isEmpty())
        said = Forms::tr("%1 (%2)", "a power and its player").arg(said, player);
    return many.isEmpty() ? Forms::tr("%1 has won").arg(said)
                          : Forms::tr("%1 have won", "a power that is many: the United States").arg(said);
}

QString inside(const Board &board, ProvinceId province)
{
    if (!province.valid())
        return {};
    const QString said = nameIn(language() + u":in"_s, std::string(), board.province(province).names);
    return said.isEmpty() ? Forms::tr("in %1", "a place").arg(provinceName(board, province)) : said;
}

} // namespace entente::app
