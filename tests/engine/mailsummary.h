#pragma once

#include "mails/mail.h"
#include "orders/notation.h"
#include "testfiles.h"

#include <QByteArray>

namespace entente::test {

inline const Board &board(const char *variant = "standard")
{
    return *variantNamed(variant)->board;
}

inline QByteArray kindWord(const ParseError &fault)
{
    switch (fault.kind) {
    case ParseError::Kind::Empty: return "empty";
    case ParseError::Kind::UnknownProvince: return "unknown province";
    case ParseError::Kind::UnknownCoast: return "unknown coast";
    case ParseError::Kind::UnknownPower: return "unknown power";
    case ParseError::Kind::UnknownKind: return "unknown kind";
    case ParseError::Kind::UnknownNumber: return "unknown number";
    case ParseError::Kind::UnknownVerb: return "unknown verb";
    case ParseError::Kind::MissingPart: return "missing part";
    case ParseError::Kind::ExtraText: return "extra text";
    case ParseError::Kind::Unnamed: return "unnamed unit";
    case ParseError::Kind::OtherGame: return "other game";
    case ParseError::Kind::Conditional: return "condition";
    case ParseError::Kind::Data: return "data";
    }
    return {};
}

/// What was made of a line, in one line: "France: A Par - Bur; F Bre - MAO ~ unsure", "? unknown province liv",
/// "(report)".
inline QByteArray summary(const MailLine &line, const Board &on)
{
    QByteArrayList parts;
    bool unsure = false;
    bool asked = false;
    for (const MailOrder &order : line.orders) {
        QByteArray text =
            order.power.valid() ? QByteArray::fromStdString(on.power(order.power).name) + ": " : QByteArray();
        const Stage stage = order.stage.value_or(is<Retreat>(order.order) ? Stage::Retreats : Stage::Moves);
        parts += text + QByteArray::fromStdString(orderText(on, order.order, stage));
        unsure = unsure || !order.notes.empty();
        asked = asked || order.isAsked();
    }
    QByteArray text = parts.join("; ");
    if (unsure)
        text += asked ? " ~ asked" : " ~ unsure";
    for (const MailFault &fault : line.faults)
        text += (text.isEmpty() ? "? " : " ? ") + kindWord(fault.error) + ' '
                + QByteArray::fromStdString(fault.error.piece);
    if (line.kind == MailLine::Kind::Heading)
        return "(heading)";
    if (line.kind == MailLine::Kind::Report)
        return "(report)";
    if (line.kind == MailLine::Kind::Prose)
        return "(prose)";
    return text;
}

} // namespace entente::test
