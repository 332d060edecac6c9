#pragma once

#include <boost/container/static_vector.hpp>

#include <cstddef>

namespace entente {

/// A list of at most `Capacity` items kept in place. Unlike an array's, items that are not in the list are never
/// touched: an empty list costs nothing to make, however much it could hold. One item more is a programmer's error.
template <class T, std::size_t Capacity>
using FixedList = boost::container::static_vector<
    T, Capacity, boost::container::static_vector_options_t<boost::container::throw_on_overflow<false>>>;

} // namespace entente
