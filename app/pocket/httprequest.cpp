#include "pocket/httprequest.h"

#include <boost/beast/http.hpp>

#include <iterator>

namespace entente::app {

namespace http = boost::beast::http;

namespace {

constexpr std::uint32_t headerLimit = 8 * 1024;
constexpr std::uint64_t bodyLimit = 4 * 1024;
constexpr std::size_t targetLimit = 256;

std::string text(boost::beast::string_view view)
{
    return std::string(view.data(), view.size());
}

int statusOf(const boost::system::error_code &error)
{
    if (error == http::error::header_limit)
        return 431;
    if (error == http::error::body_limit)
        return 413;
    return error == http::error::bad_version ? 505 : 400;
}

} // namespace

struct HttpReader::Parser {
    Parser()
    {
        message.header_limit(headerLimit);
        message.body_limit(bodyLimit);
    }

    http::request_parser<http::string_body> message;
};

HttpReader::HttpReader() : m_parser(std::make_unique<Parser>()) {}

HttpReader::~HttpReader() = default;

void HttpReader::fail(int status)
{
    m_state = State::Failed;
    m_status = status;
    m_bytes.clear();
}

void HttpReader::add(std::string_view bytes)
{
    if (m_state == State::Failed)
        return;
    m_bytes.append(bytes);
    if (m_state != State::Whole)
        read();
}

void HttpReader::read()
{
    while (!m_bytes.empty()) {
        auto &message = m_parser->message;
        const bool headed = message.is_header_done();
        boost::system::error_code error;
        const std::size_t count = message.put(boost::asio::const_buffer(m_bytes.data(), m_bytes.size()), error);
        m_bytes.erase(0, count);
        if (error && error != http::error::need_more)
            return fail(statusOf(error));
        if (!headed && message.is_header_done()) {
            check(); // before any of the body is waited for
            if (m_state == State::Failed)
                return;
        }
        m_state = message.is_done() ? State::Whole : message.is_header_done() ? State::Body : State::Header;
        if (m_state == State::Whole || error || count == 0)
            return;
    }
}

/// Of a header that is whole: is it one that anybody here answers?
void HttpReader::check()
{
    const auto &header = m_parser->message.get();
    const auto once = [&](http::field name) {
        const auto range = header.equal_range(name);
        return std::distance(range.first, range.second) <= 1;
    };
    if (header.version() != 11 && header.version() != 10)
        return fail(505);
    if (header.method() != http::verb::get && header.method() != http::verb::post)
        return fail(405);
    if (header.target().size() > targetLimit)
        return fail(414);
    // Browsers know how long what they send is; after a body in pieces more fields could come.
    if (header.count(http::field::transfer_encoding) > 0)
        return fail(411);
    if (header.target().empty() || header.target().front() != '/' || !once(http::field::host)
        || !once(http::field::origin) || !once(http::field::content_type))
        return fail(400);
}

HttpRequest HttpReader::take()
{
    const auto &message = m_parser->message.get();
    HttpRequest request;
    request.method = text(message.method_string());
    const std::string target = text(message.target());
    request.path = target.substr(0, target.find('?'));
    request.host = text(message[http::field::host]);
    if (const auto origin = message.find(http::field::origin); origin != message.end())
        request.origin = text(origin->value());
    request.contentType = text(message[http::field::content_type]);
    request.body = message.body();
    request.staysOpen = message.keep_alive();
    m_parser = std::make_unique<Parser>();
    m_state = State::Empty;
    read();
    return request;
}

} // namespace entente::app
