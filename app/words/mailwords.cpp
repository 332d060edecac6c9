#include "words/mailwords.h"

#include "words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace entente::app {

namespace {

struct MailWords {
    Q_DECLARE_TR_FUNCTIONS(MailWords)
};

} // namespace

QString mailNoteSentence(const MailNote &note)
{
    const QString written = fromUtf8(note.written);
    switch (note.kind) {
    case MailNote::Kind::Spelling: return MailWords::tr("“%1” was read as %2.").arg(written, fromUtf8(note.meant));
    case MailNote::Kind::Remark: return MailWords::tr("“%1” was left out.").arg(written);
    case MailNote::Kind::Repeated: return MailWords::tr("It replaces “%1”.").arg(written);
    case MailNote::Kind::Quoted:
        if (note.meant == "earlier")
            return MailWords::tr("It is from an earlier mail; “%1” counts.").arg(written);
        return written.isEmpty() ? MailWords::tr("It is only quoted; the mail that quotes it counts.")
                                 : MailWords::tr("It is only quoted; “%1” counts.").arg(written);
    case MailNote::Kind::Withdrawn: return MailWords::tr("“%1” takes it back.").arg(written);
    case MailNote::Kind::Asked: return MailWords::tr("It is only asked.");
    case MailNote::Kind::Press: return MailWords::tr("It stands in press, so it is only talk.");
    case MailNote::Kind::Corrected: return MailWords::tr("“%1” may correct it.").arg(written);
    case MailNote::Kind::Unsure:
        return note.meant.empty() ? MailWords::tr("“%1” leaves open whether it is meant.").arg(written)
                                  : MailWords::tr("“%1” may also be %2.").arg(written, fromUtf8(note.meant));
    case MailNote::Kind::Understood:
        return note.meant == "build" ? MailWords::tr("“%1” was read as a build.").arg(written)
                                     : MailWords::tr("“%1” was read as a removal.").arg(written);
    case MailNote::Kind::OtherPhase:
        return MailWords::tr("It stands under “%1”, which is not the present phase.").arg(written);
    }
    return {};
}

bool isMeantElsewhere(const MailOrder &order, bool namesPresent)
{
    return std::any_of(order.notes.begin(), order.notes.end(), [&](const MailNote &note) {
        return note.kind == MailNote::Kind::Quoted || note.kind == MailNote::Kind::Withdrawn
               || note.kind == MailNote::Kind::Asked || note.kind == MailNote::Kind::Press
               || (note.kind == MailNote::Kind::OtherPhase && (namesPresent || note.meant == "results"));
    });
}

} // namespace entente::app
