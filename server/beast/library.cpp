// The part of Asio and Beast that need not be compiled again with every file that includes them.

#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
