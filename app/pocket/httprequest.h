#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace entente::app {

/// What a browser asked for, as far as anybody here reads it.
struct HttpRequest {
    std::string method;                ///< "GET" or "POST"
    std::string path;                  ///< "/J", without what follows a question mark
    std::string host;                  ///< the `Host` field as it was sent
    std::optional<std::string> origin; ///< where the page that asks is from, if the browser says so
    std::string contentType;
    std::string body;
    bool staysOpen = true; ///< the connection is to be used again
};

/// Reads HTTP/1.1 requests, one after another, from bytes that come in pieces. Knows no network, no clock and no Qt, so
/// that it can be fed rubbish by itself. What it keeps is bounded: a header of 8 KiB, a body of 4 KiB, a target of 256
/// bytes.
class HttpReader {
public:
    enum class State {
        Empty,  ///< nothing of a request is here
        Header, ///< a part of a header
        Body,   ///< the header is whole, the body is not
        Whole,  ///< a request is ready to be taken
        Failed, ///< nothing more can be read here; `status` says why
    };

    HttpReader();
    ~HttpReader();
    HttpReader(const HttpReader &) = delete;
    HttpReader &operator=(const HttpReader &) = delete;

    void add(std::string_view bytes);
    State state() const { return m_state; }
    /// The status to answer with: of a failure 400, 405, 411, 413, 414, 431 or 505.
    int status() const { return m_status; }
    /// The request that is whole; what came after it is read at once.
    HttpRequest take();

private:
    struct Parser;

    void read();
    void check();
    void fail(int status);

    std::unique_ptr<Parser> m_parser;
    std::string m_bytes; ///< that were not read yet
    State m_state = State::Empty;
    int m_status = 200;
};

} // namespace entente::app
