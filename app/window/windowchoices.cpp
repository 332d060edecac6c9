// What a person chooses for good: looks, units, motion, sounds, language; and how it is shown beforehand.

#include "window/mainwindow.h"

#include "document/preferences.h"
#include "look/formmemory.h"
#include "sheet/mapsheet.h"
#include "map/turnstate.h"
#include "actions/actions.h"
#include "board/boardfilms.h"
#include "board/boardpage.h"
#include "actions/language.h"
#include "window/publicboard.h"
#include "start/startpage.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QStyle>

#include <optional>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

/// What a person chooses for good.
void MainWindow::connectChoices()
{
    Actions &a = *m_actions;
    connect(a.autoReplay, &QAction::triggered, this, [this](bool on) {
        m_board->films().setPlaysReveals(on);
        preferences().setValue(u"autoReplay"_s, on);
    });
    connect(a.pacedReveal, &QAction::triggered, this, [this](bool on) {
        m_board->films().setPaced(on);
        preferences().setValue(u"pacedReveal"_s, on);
    });
    connect(a.motion, &QAction::triggered, this, [this](bool on) {
        m_board->films().setMotion(on);
        if (m_public)
            m_public->setMotion(on);
        preferences().setValue(u"motion"_s, on);
    });
    connect(a.sounds, &QAction::toggled, &m_sounds, &TableSounds::setOn);
    connect(a.sounds, &QAction::triggered, this, [this](bool on) {
        if (on)
            m_chimes.play(Chime::Seal); // this is how loud they are
        preferences().setValue(u"sounds"_s, on);
    });
    connect(&m_sounds, &TableSounds::wanted, &m_chimes, &ChimePlayer::play);
    connect(a.contrast, &QAction::triggered, this, [this](bool on) {
        setHighContrast(on);
        for (int i = 0; i < m_actions->themes.size(); ++i) {
            if (m_actions->themes[i]->isChecked())
                setThemeChoice(static_cast<ThemeChoice>(i));
        }
        preferences().setValue(u"contrast"_s, on);
    });
    for (int i = 0; i < a.themes.size(); ++i)
        connect(a.themes[i], &QAction::triggered, this, [this, i] {
            setThemeChoice(static_cast<ThemeChoice>(i));
            preferences().setValue(u"theme"_s, i == 1 ? u"light"_s : i == 2 ? u"dark"_s : u"system"_s);
        });
    for (int i = 0; i < a.mapStyles.size(); ++i)
        connect(a.mapStyles[i], &QAction::triggered, this, [this, i] {
            setMapStyle(i);
            preferences().setValue(u"mapStyle"_s, m_actions->mapStyles[i]->objectName());
        });
    for (int i = 0; i < a.symbolSets.size(); ++i)
        connect(a.symbolSets[i], &QAction::triggered, this, [this, i] {
            m_board->setSymbols(everySymbolSet[i]);
            preferences().setValue(u"units"_s, symbolSetWord(everySymbolSet[i]));
        });
    for (int i = 0; i < a.namings.size(); ++i)
        connect(a.namings[i], &QAction::triggered, this, [this, i] {
            m_board->setLabels(everyLabels[i]);
            preferences().setValue(u"names"_s, m_actions->namings[i]->objectName());
        });
    for (QAction *language : std::as_const(a.languages))
        connect(language, &QAction::triggered, this, [language] {
            const QString code = language->data().toString();
            preferences().setValue(u"language"_s, code);
            setLanguage(*qApp, code);
        });
}

/// Sheets beside the board got their words when they were opened, so they are opened anew where they stand, with what
/// was chosen and typed there. The library and the studio, which hold more than that, see to themselves.
void MainWindow::sayAnewInSheets()
{
    constexpr std::pair<const char *, const char *> sheets[] = {
        {"manualDesk", "manual"},   {"rulesDesk", "rules"},        {"casesDesk", "cases"},
        {"columnsDesk", "columns"}, {"linesDesk", "lines"},        {"ledGamesDesk", "ledGames"},
        {"reportDesk", "report"},   {"keptDesk", "keptOrders"},    {"notesDesk", "notes"},
        {"endDesk", "standings"},   {"ownVariants", "ownVariants"}};
    for (const auto &[name, opener] : sheets) {
        const auto *sheet = findChild<QDialog *>(QString::fromLatin1(name));
        auto *action = findChild<QAction *>(QString::fromLatin1(opener));
        if (!sheet || !sheet->isVisible() || !action->isEnabled())
            continue;
        const QRect there = sheet->geometry();
        const FormMemory memory(*sheet);
        delete sheet;
        action->trigger();
        if (auto *again = findChild<QDialog *>(QString::fromLatin1(name))) {
            memory.giveBack(*again);
            again->setGeometry(there);
        }
    }
    if (QWidget *asking = QApplication::activeModalWidget())
        asking->raise();
}

/// The map of the game, or the first there is, as every game on it begins: what is being played stays hidden.
LookPreview::Sample MainWindow::lookSample()
{
    LookPreview::Sample sample{m_board->map().look(), {}};
    std::shared_ptr<const Variant> variant;
    if (m_document.hasGame()) {
        variant = m_document.game().variantPointer();
    } else if (!m_variants.list().empty()) {
        const VariantLibrary::Entry &entry = *m_variants.list().front();
        variant = entry.variant;
        const Result<Livery, QString> livery = Livery::load(entry.folder, *variant->board);
        const Result<std::shared_ptr<const MapSheet>, QString> sheet = MapSheet::load(entry.folder, *variant->board);
        sample.look.livery = livery.ok() ? livery.value() : Livery::standard(*variant->board);
        sample.look.sheet = sheet.ok() ? sheet.value() : nullptr;
        sample.look.board = variant->board;
    }
    if (!variant || !sample.look.sheet)
        return {};
    for (int i = 0; i < m_actions->symbolSets.size(); ++i) {
        if (m_actions->symbolSets[i]->isChecked())
            sample.look.livery.setSymbolSet(everySymbolSet[i]);
    }
    sample.look.patterns = m_actions->patterns->isChecked();
    sample.look.owner = tints(*variant->board, variant->start);
    sample.state = stateOf(*variant->board, variant->start);
    return sample;
}

/// Everything that was chosen for good: looks, units, motion.
void MainWindow::takePreferences()
{
    Actions &a = *m_actions;
    const QString theme = preferences().value(u"theme"_s).toString();
    a.contrast->setChecked(preferences().value(u"contrast"_s, false).toBool());
    setHighContrast(a.contrast->isChecked());
    setThemeChoice(theme == "dark"_L1    ? ThemeChoice::Dark
                   : theme == "light"_L1 ? ThemeChoice::Light
                                         : ThemeChoice::System);
    const QString style = preferences().value(u"mapStyle"_s).toString();
    for (int i = 0; i < a.mapStyles.size(); ++i) {
        if (i == 0 || a.mapStyles[i]->objectName() == style)
            setMapStyle(i);
    }
    const QString units = preferences().value(u"units"_s).toString();
    for (int i = 0; i < a.symbolSets.size(); ++i) {
        if (i == 0 || symbolSetWord(everySymbolSet[i]) == units) {
            a.symbolSets[i]->setChecked(true);
            m_board->setSymbols(everySymbolSet[i]);
        }
    }
    const QString names = preferences().value(u"names"_s).toString();
    for (int i = 0; i < a.namings.size(); ++i) {
        if (a.namings[i]->objectName() == names) {
            a.namings[i]->setChecked(true);
            m_board->setLabels(everyLabels[i]);
        }
    }
    for (QAction *language : std::as_const(a.languages))
        language->setChecked(language->data().toString() == preferredLanguage());
    a.menuBar->setChecked(preferences().value(u"menuBar"_s, true).toBool());
    showMenuBar(a.menuBar->isChecked());
    a.patterns->setChecked(preferences().value(u"patterns"_s, false).toBool());
    // A desktop without animations tells so by their length.
    const bool still = this->style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
    a.motion->setChecked(preferences().value(u"motion"_s, !still).toBool());
    m_board->films().setMotion(a.motion->isChecked());
    a.sounds->setChecked(preferences().value(u"sounds"_s, false).toBool());
    a.pacedReveal->setChecked(preferences().value(u"pacedReveal"_s, true).toBool());
    m_board->films().setPaced(a.pacedReveal->isChecked());
    m_board->setReplaySpeed(preferences().value(u"replaySpeed"_s, 1.0).toDouble());
    a.autoReplay->setChecked(preferences().value(u"autoReplay"_s, true).toBool());
    m_board->films().setPlaysReveals(a.autoReplay->isChecked());
}

void MainWindow::setThemeChoice(ThemeChoice choice)
{
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark(*qApp));
    applyTheme(*qApp, dark);
    m_dark = dark;
    m_actions->themes[static_cast<int>(choice)]->setChecked(true);
    m_board->setDark(dark);
    if (m_public)
        m_public->dressAs(m_board->map());
    m_start->setDark(dark);
}

void MainWindow::setMapStyle(int choice)
{
    m_actions->mapStyles[choice]->setChecked(true);
    m_board->setMapStyle(choice == 0 ? std::nullopt : std::optional(everyStyle[choice - 1]));
    if (m_public)
        m_public->dressAs(m_board->map());
}

} // namespace entente::app
