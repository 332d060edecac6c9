#pragma once

#include "base/result.h"

#include <QString>
#include <QUrl>

class QDragEnterEvent;
class QDropEvent;

namespace entente::app {

/// Lets what is dragged over a window in if files are part of it; nothing else is for us.
void welcomeFiles(QDragEnterEvent &event);

/// The file on this machine that was dropped; the error is one sentence. Whatever its program proposed, the file is
/// only read: none is taken away from where it lies.
Result<QUrl, QString> droppedFile(QDropEvent &event);

} // namespace entente::app
