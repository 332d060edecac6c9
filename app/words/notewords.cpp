#include "words/notewords.h"

#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

struct NoteWords {
    Q_DECLARE_TR_FUNCTIONS(NoteWords)
};

} // namespace

QString noteSentence(const Board &board, const Note &note)
{
    QString about = note.phase ? phaseName(board, *note.phase) : NoteWords::tr("House rule");
    if (note.at.valid() && note.to.valid())
        about = NoteWords::tr("%1 · %2 → %3", "a note: its phase, where its arrow begins and ends")
                    .arg(about, provinceName(board, note.at), provinceName(board, note.to));
    else if (note.at.valid())
        about = NoteWords::tr("%1 · %2", "a note: its phase and its place").arg(about, provinceName(board, note.at));
    return note.text.empty()
               ? about
               : NoteWords::tr("%1: %2", "what a note is about, and the note").arg(about, fromUtf8(note.text));
}

} // namespace entente::app
