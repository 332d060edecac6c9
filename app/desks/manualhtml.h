#pragma once

#include "desks/manualtext.h"

#include <QByteArray>

#include <vector>

namespace entente::app {

/// The manual as one file for a browser: contents, all pages, the pictures inside. It needs no network.
QByteArray manualHtml(const std::vector<ManualPage> &pages);

} // namespace entente::app
