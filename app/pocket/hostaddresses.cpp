#include "pocket/hostaddresses.h"

#include <QNetworkInterface>
#include <QUdpSocket>

#include <algorithm>
#include <tuple>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// Interfaces that no phone is on, by how their names begin.
bool isInside(const QString &name)
{
    static constexpr QLatin1StringView beginnings[] = {"docker"_L1, "veth"_L1, "br-"_L1,   "virbr"_L1,  "vbox"_L1,
                                                       "vmnet"_L1,  "tun"_L1,  "tap"_L1,   "wg"_L1,     "tailscale"_L1,
                                                       "zt"_L1,     "lxc"_L1,  "lxdbr"_L1, "podman"_L1, "cni"_L1};
    return std::any_of(std::begin(beginnings), std::end(beginnings),
                       [&](QLatin1StringView one) { return name.startsWith(one); });
}

bool isPrivate(const QHostAddress &address)
{
    return address.isInSubnet(QHostAddress(u"192.168.0.0"_s), 16) || address.isInSubnet(QHostAddress(u"10.0.0.0"_s), 8)
           || address.isInSubnet(QHostAddress(u"172.16.0.0"_s), 12);
}

/// The address that this machine would send from. Nothing is sent: the system only looks up its way.
QHostAddress defaultAddress()
{
    QUdpSocket probe;
    probe.connectToHost(QHostAddress(u"192.0.2.1"_s), 9); // an address for examples (RFC 5737)
    return probe.waitForConnected(100) ? probe.localAddress() : QHostAddress();
}

} // namespace

std::vector<HostAddress> likeliestFirst(std::vector<InterfaceFacts> found)
{
    const auto rank = [](const InterfaceFacts &one) {
        return std::tuple(isInside(one.at.interface), !one.isDefault, !isPrivate(one.at.address));
    };
    std::stable_sort(found.begin(), found.end(),
                     [&](const InterfaceFacts &one, const InterfaceFacts &other) { return rank(one) < rank(other); });
    std::vector<HostAddress> ordered;
    for (const InterfaceFacts &one : found)
        ordered.push_back(one.at);
    return ordered;
}

std::vector<HostAddress> hostAddresses()
{
    const QHostAddress usual = defaultAddress();
    std::vector<InterfaceFacts> found;
    for (const QNetworkInterface &one : QNetworkInterface::allInterfaces()) {
        const QNetworkInterface::InterfaceFlags flags = one.flags();
        if (!(flags & QNetworkInterface::IsUp) || !(flags & QNetworkInterface::IsRunning)
            || (flags & QNetworkInterface::IsLoopBack))
            continue;
        for (const QNetworkAddressEntry &entry : one.addressEntries()) {
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol)
                found.push_back({{entry.ip(), one.name()}, entry.ip() == usual});
        }
    }
    return likeliestFirst(std::move(found));
}

} // namespace entente::app
