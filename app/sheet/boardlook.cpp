#include "sheet/boardlook.h"

#include "rules/variant.h"
#include "words/names.h"

namespace entente::app {

Result<MapLook, QString> lookOfBoard(const QString &folder, const Variant &variant)
{
    const auto sheet = MapSheet::load(folder, *variant.board, {fromUtf8(variant.title), creditOf(variant)});
    if (!sheet)
        return sheet.error();
    const auto livery = Livery::load(folder, *variant.board);
    MapLook look;
    look.sheet = *sheet;
    look.board = variant.board;
    look.livery = livery ? *livery : Livery::standard(*variant.board);
    look.language = placeLanguage();
    return look;
}

} // namespace entente::app
