#include "fire.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstring>
#include <ctime>
#include <random>

#include <fcntl.h>
#include <sodium.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace entente::app::fire {

namespace {

std::string folder; // NOLINT(cert-err58-cpp): the calls below come from every thread, before main too
std::atomic<qint64> room = -1;
std::atomic<bool> readOnly = false;
std::atomic<qint64> clockIsOff = 0;
std::atomic<int> callsToLive = 0;

std::mt19937_64 lots; // NOLINT(cert-msc51-cpp): the same each time

/// Which open files are below the folder, and whether they are a game's.
enum class Kind : char { Foreign, Other, Games };
std::array<std::atomic<Kind>, 1024> opened{};

Kind kindOf(const char *path)
{
    if (folder.empty() || std::strncmp(path, folder.c_str(), folder.size()) != 0)
        return Kind::Foreign;
    return std::strstr(path, ".entente") || std::strstr(path, ".key") ? Kind::Games : Kind::Other;
}

Kind kindOf(int file)
{
    return file >= 0 && std::size_t(file) < opened.size() ? opened[std::size_t(file)].load() : Kind::Foreign;
}

/// Is it here that the program ends?
bool endsHere(Kind kind)
{
    return kind == Kind::Games && callsToLive > 0 && --callsToLive == 0;
}

[[noreturn]] void die()
{
    ::kill(::getpid(), SIGKILL);
    for (;;)
        ::pause();
}

/// What is asked of a path that is changed; false: it may not be.
bool mayChange(const char *path)
{
    const Kind kind = kindOf(path);
    if (endsHere(kind))
        die();
    if (kind == Kind::Foreign || !readOnly)
        return true;
    errno = EROFS;
    return false;
}

timespec shifted(timespec time)
{
    time.tv_sec += clockIsOff;
    return time;
}

/// A file system writes down the time that the clock shows.
void stampFile(int directory, const char *path)
{
    if (clockIsOff == 0 || kindOf(path) == Kind::Foreign)
        return;
    timespec now{};
    ::syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
    const std::array<timespec, 2> times{shifted(now), shifted(now)};
    ::syscall(SYS_utimensat, directory, path, times.data(), 0);
}

} // namespace

void beginBelow(const std::string &path)
{
    folder = path;
}

Weather weather()
{
    return {room, readOnly, clockIsOff};
}

void setWeather(const Weather &weather)
{
    room = weather.room;
    readOnly = weather.readOnly;
    clockIsOff = weather.clock;
}

void killAt(int call)
{
    callsToLive = call;
}

void castLots(const std::string &words)
{
    std::seed_seq seed(words.begin(), words.end());
    lots.seed(seed);
}

} // namespace entente::app::fire

using namespace entente::app::fire;

// The C library's own names. Qt and all others who ask for them get these.
extern "C" {

int open64(const char *path, int flags, ...) // NOLINT(cert-dcl50-cpp)
{
    mode_t mode = 0;
    if (flags & (O_CREAT | O_TMPFILE)) {
        va_list rest;
        va_start(rest, flags);
        mode = va_arg(rest, mode_t);
        va_end(rest);
    }
    const bool changes = (flags & O_ACCMODE) != O_RDONLY;
    if (changes && !mayChange(path))
        return -1;
    const int file = static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode));
    if (file >= 0 && std::size_t(file) < opened.size())
        opened[std::size_t(file)] = changes ? kindOf(path) : Kind::Foreign;
    return file;
}

int close(int file)
{
    if (file >= 0 && std::size_t(file) < opened.size())
        opened[std::size_t(file)] = Kind::Foreign;
    return static_cast<int>(::syscall(SYS_close, file));
}

ssize_t write(int file, const void *bytes, size_t count)
{
    const Kind kind = kindOf(file);
    if (endsHere(kind)) {
        ::syscall(SYS_write, file, bytes, count / 2);
        die();
    }
    if (kind != Kind::Foreign && room >= 0) {
        const qint64 fits = std::min<qint64>(room, qint64(count));
        if (fits == 0 && count > 0) {
            errno = ENOSPC;
            return -1;
        }
        room -= fits;
        count = size_t(fits);
    }
    return ::syscall(SYS_write, file, bytes, count);
}

int fdatasync(int file)
{
    if (endsHere(kindOf(file)))
        die();
    return 0; // whoever is killed loses nothing of what the system has
}

int rename(const char *from, const char *to) noexcept
{
    if (!mayChange(to))
        return -1;
    const int done = static_cast<int>(::syscall(SYS_renameat, AT_FDCWD, from, AT_FDCWD, to));
    if (done == 0)
        stampFile(AT_FDCWD, to);
    return done;
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags) noexcept
{
    if (!mayChange(to))
        return -1;
    const int done = static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
    if (done == 0)
        stampFile(toFolder, to);
    return done;
}

/// How a file that has no name so far gets its first one.
int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags) noexcept
{
    if (!mayChange(to))
        return -1;
    const int done = static_cast<int>(::syscall(SYS_linkat, fromFolder, from, toFolder, to, flags));
    if (done == 0)
        stampFile(toFolder, to);
    return done;
}

int unlink(const char *path) noexcept
{
    return mayChange(path) ? static_cast<int>(::syscall(SYS_unlink, path)) : -1;
}

int mkdir(const char *path, mode_t mode) noexcept
{
    return mayChange(path) ? static_cast<int>(::syscall(SYS_mkdir, path, mode)) : -1;
}

int clock_gettime(clockid_t which, timespec *time) noexcept
{
    const int done = static_cast<int>(::syscall(SYS_clock_gettime, which, time));
    if (done == 0 && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE))
        *time = shifted(*time);
    return done;
}

int gettimeofday(timeval *time, void *) noexcept
{
    timespec now{};
    const int done = clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return done;
}

time_t time(time_t *where) noexcept
{
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    if (where)
        *where = now.tv_sec;
    return now.tv_sec;
}

/// A lot is as long as a number, and the window alone draws lots. What is longer is a key or a nonce: those are drawn
/// by whoever writes a copy, too, and stay as they are.
void randombytes_buf(void *const bytes, const size_t size)
{
    if (size == sizeof(std::uint64_t)) {
        const std::uint64_t lot = lots();
        std::memcpy(bytes, &lot, size);
        return;
    }
    for (size_t drawn = 0; drawn < size;) {
        const long more = ::syscall(SYS_getrandom, static_cast<char *>(bytes) + drawn, size - drawn, 0);
        drawn += more > 0 ? size_t(more) : 0;
    }
}

/// A PIN is slow to try, and an evening tries hundreds.
int crypto_pwhash(unsigned char *const out, unsigned long long length, const char *const pin,
                  unsigned long long pinLength, const unsigned char *const salt, unsigned long long, size_t, int)
{
    return crypto_generichash(out, size_t(length), reinterpret_cast<const unsigned char *>(pin), pinLength, salt,
                              crypto_pwhash_SALTBYTES);
}

} // extern "C"
