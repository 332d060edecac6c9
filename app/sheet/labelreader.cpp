#include "sheet/labelreader.h"

#include "words/names.h"

namespace entente::app {

bool readPoint(LooseJson pair, QPointF &point)
{
    if (pair.items().size() != 2 || !pair.at(0).isNumber() || !pair.at(1).isNumber())
        return false;
    point = QPointF(pair.at(0).number(), pair.at(1).number());
    return true;
}

QStringList textsOf(LooseJson list)
{
    QStringList texts;
    for (const LooseJson text : list.items())
        texts.push_back(fromUtf8(text.text()));
    return texts;
}

namespace {

void readPoints(LooseJson list, QPolygonF &points)
{
    for (const LooseJson entry : list.items()) {
        QPointF point;
        if (readPoint(entry, point))
            points.push_back(point);
    }
}

} // namespace

LabelPlace readLabel(LooseJson province, QPointF nowhere)
{
    LabelPlace place;
    place.at = place.shortAt = nowhere;
    const LooseJson label = province["label"];
    place.lines = textsOf(label["lines"]);
    const LooseJson divided = label["divided"];
    for (const std::string &language : divided.keys())
        place.divided[fromUtf8(language)] = textsOf(divided[language]);
    readPoint(label["at"], place.at);
    place.angle = label["angle"].number(0);
    place.size = label["size"].number(place.size);
    place.sea = label["style"].text() == "sea";
    place.from = label["from"].number(0);
    readPoints(label["curve"], place.curve);
    readPoints(label["off"], place.off);
    readPoints(label["bay"], place.bay);
    const LooseJson brief = province["abbr"];
    readPoint(brief["at"], place.shortAt);
    place.shortSize = brief["size"].number(place.size);
    return place;
}

} // namespace entente::app
