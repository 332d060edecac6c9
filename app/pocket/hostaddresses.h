#pragma once

#include <QHostAddress>
#include <QString>

#include <vector>

namespace entente::app {

/// An address at which others can reach this machine.
struct HostAddress {
    QHostAddress address;
    QString interface; ///< as the system calls it: "wlan0"

    friend bool operator==(const HostAddress &, const HostAddress &) = default;
};

/// What the system says of an interface and its address, as far as it matters to whom it is shown.
struct InterfaceFacts {
    HostAddress at;
    bool isDefault = false; ///< what this machine sends to the world leaves here
};

/// The IPv4 addresses of this machine, the likeliest first. Empty where there is no network.
std::vector<HostAddress> hostAddresses();
/// The order in which they are offered: where this machine reaches the world, then private networks, then others; what
/// only programs of this machine see (bridges, tunnels, containers) last.
std::vector<HostAddress> likeliestFirst(std::vector<InterfaceFacts> found);

} // namespace entente::app
