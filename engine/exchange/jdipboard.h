#pragma once

#include "exchange/boarddraft.h"
#include "exchange/javaobjects.h"

#include <map>
#include <optional>
#include <string>

namespace entente {

/// The board that stands in a saved game of jDip, as objects of its classes Map, Province, Power and Location.
class JdipBoard {
public:
    /// `map`: the object of the class Map.
    explicit JdipBoard(JavaValue map);

    /// The province's short name by the object that stands for it; null if it is none of this board.
    const std::string *province(JavaValue province) const;
    /// The same by its place in the file's lists.
    const std::string *provinceAt(int index) const;
    /// The power's name; null if it is none of this board.
    const std::string *power(JavaValue power) const;
    /// "stp/sc" of a Location; empty if it is none.
    std::string place(JavaValue location) const;
    /// The same of a province with a Coast.
    std::string place(const std::string &province, JavaValue coast) const;

    /// Spaces, powers and ways, with nothing on them.
    BoardDraft draft() const;

private:
    void readWays(BoardDraft &draft, JavaValue province, const std::string &from) const;

    JavaValue m_map;
    std::map<int, std::string> m_provinces; ///< by the object's identity
    std::map<int, std::string> m_byIndex;
    std::map<int, std::string> m_powers;
};

} // namespace entente
