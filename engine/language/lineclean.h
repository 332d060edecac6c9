#pragma once

#include "language/tokenizer.h"

#include <vector>

namespace entente {

/// Takes off what people put around an order without changing it: quoting and numbering before it
/// ("> ", "1) "), and around or after it the marks by which old results were printed ("(A Ven - Rom)",
/// "<F Nwy - StP/nc>", "A Bul - Rum/NSO", "Rum move Bul -> resolved"); and the brackets round a verb ("A Mun (H)").
void stripMarks(std::vector<Token> &tokens);

} // namespace entente
