#include "words/sayings.h"

#include "words/names.h"

namespace entente::app {

QString sayingText(const Saying &saying)
{
    return nameIn(placeLanguage(), saying.text, saying.others);
}

} // namespace entente::app
