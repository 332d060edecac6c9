#include "desks/librarydesk.h"

#include "desks/gamelist.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

// How a folder or an archive of games comes in, beside the window.

namespace entente::app {

void LibraryDesk::chooseFolder()
{
    const QString path = QFileDialog::getExistingDirectory(this, tr("Choose a folder of games"));
    if (!path.isEmpty())
        read(path);
}

void LibraryDesk::chooseArchive()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose an archive of games"), {},
                                                      tr("Zip archives (*.zip);;All files (*)"));
    if (!path.isEmpty())
        read(path);
}

void LibraryDesk::stop()
{
    m_stop = true;
    if (m_reader.joinable())
        m_reader.join();
}

void LibraryDesk::read(const QString &path)
{
    stop();
    auto library = GameLibrary::of(path);
    if (!library) {
        m_path->setText(library.error());
        return;
    }
    m_library = std::move(library).value();
    m_path->setText(QFileInfo(path).fileName());
    showProgress(0);
    m_stop = false;
    // The thread has variants of its own: the window's may change meanwhile.
    m_reader = std::thread([this, own = *m_library] {
        const VariantLibrary variants;
        std::vector<LibraryGame> games = own.read(
            variants,
            [this](int done) {
                QMetaObject::invokeMethod(this,
                                          [this, done] { m_progress->setValue(std::max(done, m_progress->value())); });
            },
            m_stop);
        const bool whole = static_cast<int>(games.size()) == own.size();
        QMetaObject::invokeMethod(this,
                                  [this, games = std::move(games), whole]() mutable { take(std::move(games), whole); });
    });
}

void LibraryDesk::showProgress(int done)
{
    m_progress->setRange(0, std::max(1, m_library->size()));
    m_progress->setValue(done);
    m_progress->show();
    m_stopButton->show();
}

void LibraryDesk::take(std::vector<LibraryGame> games, bool whole)
{
    m_progress->hide();
    m_stopButton->hide();
    m_whole = whole;
    m_figures = figuresOf(games);
    m_games->setGames(std::move(games));
    tell();
}

} // namespace entente::app
