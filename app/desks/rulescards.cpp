#include "desks/rulescards.h"

#include "map/mappicture.h"

#include "desks/rulestext.h"
#include "document/wholefile.h"
#include "game/explain.h"
#include "game/play.h"
#include "io/gamecase.h"
#include "io/loosejson.h"
#include "map/turnstate.h"
#include "orders/placesnamed.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/verdicts.h"
#include "words/whywords.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Cards {
    Q_DECLARE_TR_FUNCTIONS(Cards)
};

/// The narrowest piece of map that a card shows, as a part of the sheet's width: less would have no place that one
/// knows.
constexpr qreal leastPart = 0.26;
constexpr qreal roomAround = 46; ///< sheet units between the outermost place and the edge

void addPlace(QRectF &box, QPointF at)
{
    const QRectF place(at.x() - roomAround, at.y() - roomAround, 2 * roomAround, 2 * roomAround);
    box = box.isNull() ? place : box.united(place);
}

/// "Attack on Poland: 2. Hold of Poland: 1."
QString cardSides(const Board &board, const Turn &turn, int result)
{
    QStringList sides;
    for (const Explanation::Side &side : explain(turn, result).sides)
        sides += Cards::tr("%1: %2.", "a side of a fight and its strength")
                     .arg(sideName(board, side), strengthText(side.total));
    return sides.size() > 1 ? u"<br>"_s + sides.join(u' ').toHtmlEscaped() : QString();
}

} // namespace

std::vector<RulesCard> readCards(const std::shared_ptr<const Variant> &variant, const QString &folder)
{
    std::vector<RulesCard> cards;
    const auto bytes = readWhole(folder + u"/cards.jsonl"_s);
    if (!bytes)
        return cards;
    const auto translated = readWhole(cardsFile(folder));
    const auto translation = translated ? readJson(translated->toStdString()) : Result<JsonValue, Fault>(JsonValue());
    const LooseJson words = translation ? LooseJson(*translation) : LooseJson();
    const VariantFinder finder = [&](std::string_view id) { return id == variant->id ? variant : nullptr; };
    for (const QByteArray &line : bytes->split('\n')) {
        const std::vector<CaseOrError> read =
            readCases(std::string_view(line.constData(), static_cast<std::size_t>(line.size())), finder);
        if (read.size() != 1 || !read.front())
            continue;
        const GameCase &gameCase = *read.front();
        RulesCard card;
        card.id = fromUtf8(gameCase.id);
        const auto whole = readJson(line.toStdString());
        const LooseJson own = whole ? LooseJson(*whole) : LooseJson();
        const LooseJson said = words[gameCase.id];
        card.name = fromUtf8(said["name"].text(own["name"].text()));
        card.why = fromUtf8(said["why"].text(own["why"].text()));
        card.rule = fromUtf8(own["rule"].text());
        card.turn = playPhase(*gameCase.variant, gameCase.rules, gameCase.position, gameCase.orders);
        cards.push_back(std::move(card));
    }
    return cards;
}

QImage cardPicture(const RulesCard &card, MapLook look, QSize size)
{
    const Board &board = *look.board;
    QRectF part;
    for (const OrderResult &result : card.turn.results) {
        if (result.unit.region.valid())
            addPlace(part, look.sheet->unitAnchor(result.unit.region, result.unit.layer));
        forEachPlaceNamed(board, result.order,
                          [&](RegionId region) { addPlace(part, look.sheet->unitAnchor(region)); });
    }
    const QSizeF sheet = look.sheet->size();
    const qreal ratio = qreal(size.width()) / size.height();
    const qreal width =
        std::min(sheet.width(), std::max({part.width(), part.height() * ratio, sheet.width() * leastPart}));
    QRectF shown(0, 0, width, width / ratio);
    shown.moveCenter(part.isNull() ? QRectF(QPointF(), sheet).center() : part.center());
    shown.moveLeft(std::clamp(shown.left(), 0.0, std::max(0.0, sheet.width() - shown.width())));
    shown.moveTop(std::clamp(shown.top(), 0.0, std::max(0.0, sheet.height() - shown.height())));

    MapState state = resultsOf(board, card.turn);
    // What one order does is easier seen where the units began.
    state.units = stateOf(board, card.turn.before).units;
    look.owner = state.owner;
    look.labels = Labels::Short;
    const qreal scale = size.width() / shown.width();
    QImage image(size, QImage::Format_RGB32);
    image.fill(look.theme.sea);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMap(painter, look, shown, scale);
    paintPieces(painter, look, state, shown, scale);
    return image;
}

QString cardSchedule(const Board &board, const RulesCard &card)
{
    QStringList powers;
    for (const PowerId power : card.turn.before.schedule) {
        const auto isOfPower = [=](const OrderResult &result) { return result.power == power; };
        if (std::any_of(card.turn.results.begin(), card.turn.results.end(), isOfPower))
            powers += powerName(board, power);
    }
    return powers.isEmpty() ? QString() : Cards::tr("They act in this order: %1.").arg(powers.join(u", "_s));
}

QString cardText(const Board &board, const RulesCard &card)
{
    QString text;
    for (std::size_t i = 0; i < card.turn.results.size(); ++i) {
        const OrderResult &result = card.turn.results[i];
        if (!result.given && result.verdict.reason == Reason::Holds)
            continue;
        const int index = static_cast<int>(i);
        const QString order = orderSentence(board, result.order, card.turn.before.phase.stage).toHtmlEscaped();
        const QString verdict = verdictSentence(board, card.turn, index).toHtmlEscaped();
        text += u"<p><b>%1: %2</b><br>%3%4</p>"_s.arg(powerName(board, result.power).toHtmlEscaped(), order, verdict,
                                                      cardSides(board, card.turn, index));
    }
    return text;
}

} // namespace entente::app
