#include "document/files.h"

#include "document/filematter.h"
#include "document/variantimport.h"
#include "document/secretstore.h"
#include "document/wholefile.h"
#include "mails/mail.h"
#include "orders/parser.h"

#include "words/names.h"
#include "words/sentences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace entente::app {

namespace {

struct Files {
    Q_DECLARE_TR_FUNCTIONS(Files)
};

/// No saved game comes near this; a wrong file might.
constexpr qint64 largestGame = 64 * 1024 * 1024;

/// A sentence about a file may quote it, and what it quotes may be as long as the file.
QString cut(const QString &sentence)
{
    constexpr qsizetype longest = 600;
    return sentence.size() > longest ? sentence.left(longest) + u'…' : sentence;
}

/// No mail comes near this.
constexpr qint64 largestMail = 1024 * 1024;

bool isText(std::string_view bytes)
{
    return !bytes.empty() && bytes.find('\0') == std::string_view::npos;
}

/// All cases of a file that holds several; none otherwise.
std::vector<ForeignGame> casesOf(const ForeignGame &first)
{
    std::vector<ForeignGame> all;
    if (first.further.empty())
        return all;
    all.push_back(first);
    all.front().further.clear();
    all.insert(all.end(), first.further.begin(), first.further.end());
    return all;
}

/// The game on a board that it brought along, once that is among the reader's variants: there it may have got another
/// id.
Result<SavedGame, QString> withBoardInstalled(const SavedGame &game, const ForeignVariant &board,
                                              const VariantFinder &variants)
{
    const auto installed = installVariant(board);
    if (!installed)
        return installed.error();
    auto again = readGame(writeGame(game), [&](std::string_view id) {
        return variants(id == board.variant->id ? std::string_view(*installed) : id);
    });
    if (!again)
        return Files::tr("The game's board could not be put among the others.");
    return std::move(again).value();
}

/// What lies at a path, or the sentence that it can be no game.
Result<QByteArray, QString> savedBytes(const QString &path)
{
    const QString name = QDir::toNativeSeparators(path);
    if (!QFile::exists(path) && faultOfName(path).isEmpty())
        return Files::tr("There is no file %1.").arg(name);
    if (QFileInfo(path).isDir())
        return Files::tr("%1 is a folder, not a saved game.").arg(name);
    if (QFileInfo(path).size() > largestGame)
        return Files::tr("%1 is far too large for a saved game.").arg(name);
    auto bytes = readWhole(path, largestGame);
    if (!bytes)
        return Files::tr("%1 can't be read: %2.").arg(name, bytes.error());
    return std::move(bytes).value();
}

void remark(OpenedGame &opened, const QString &sentence)
{
    opened.remark += (opened.remark.isEmpty() ? QString() : QStringLiteral(" ")) + cut(sentence);
}

/// Puts variants among the reader's own, and begins a game of the first. Answers with what could not be brought over.
Result<std::vector<Wording>, QString> openVariants(OpenedGame &opened, const std::vector<ForeignVariant> &described,
                                                   const QString &name, const VariantFinder &variants)
{
    const auto installed = installVariants(described);
    if (!installed)
        return installed.error();
    const std::shared_ptr<const Variant> variant = variants(installed->id);
    if (!variant)
        return Files::tr("%1 holds a variant that could not be put among the others.").arg(name);
    opened.saved.game = Game(variant);
    if (installed->known)
        remark(opened,
               Files::tr("The file holds the board of “%1”, which is here already.").arg(installed->drawnTitle));
    else if (installed->titles.size() > 1)
        remark(opened, Files::tr("These variants are now among your own: %1. A game of the first has begun.")
                           .arg(installed->titles.join(u", ")));
    else
        remark(opened, Files::tr("The variant “%1” is now among your own.").arg(fromUtf8(variant->title)));
    if (!installed->known && !installed->drawnTitle.isEmpty())
        remark(opened, Files::tr("Its board is that of “%1”, so it is played on that map.").arg(installed->drawnTitle));
    return installed->remarks;
}

/// The same of a game, or of the first of several cases.
Result<std::vector<Wording>, QString> openForeignGame(OpenedGame &opened, const ForeignGame &game,
                                                      const VariantFinder &variants)
{
    opened.cases = casesOf(game);
    opened.saved.game = game.game;
    if (!opened.cases.empty())
        remark(opened, Files::tr("The file holds %n test case(s); choose among them in “Test cases”.", nullptr,
                                 static_cast<int>(opened.cases.size())));
    if (game.board) {
        auto here = withBoardInstalled(opened.saved, *game.board, variants);
        if (!here)
            return here.error();
        opened.saved = std::move(here).value();
        remark(opened, Files::tr("Its board “%1” is now among your own variants.")
                           .arg(fromUtf8(opened.saved.game.variant().title)));
    }
    std::vector<Wording> sentences = game.notes;
    sentences.insert(sentences.end(), game.remarks.begin(), game.remarks.end());
    return sentences;
}

Result<OpenedGame, QString> openForeign(const ForeignMatter &matter, const QString &name, const VariantFinder &variants)
{
    OpenedGame opened;
    opened.saved.table.mode = "gm";
    opened.isForeign = true;
    const auto remarks = matter.game ? openForeignGame(opened, *matter.game, variants)
                                     : openVariants(opened, matter.variants, name, variants);
    if (!remarks)
        return remarks.error();
    for (const Wording &sentence : *remarks)
        remark(opened, spoken(sentence));
    return opened;
}

/// A game of this program's, with whatever can be unlocked here.
OpenedGame openOwn(SavedGame game)
{
    OpenedGame opened;
    SavedGame &saved = opened.saved = std::move(game);
    if (saved.orderLost) {
        SecretSequence secret = saved.game.secretSequence();
        secret.seed = SecretStore::drawSeed();
        saved.game.setSecretSequence(std::move(secret));
        remark(opened, Files::tr("The secret order of acting was locked by another user or machine. What was played "
                                 "stays as it is; seasons to come are drawn anew."));
    }
    if (const auto unlocked = SecretStore().unlock(saved); !unlocked)
        remark(opened, unlocked.error());
    for (const Wording &sentence : saved.remarks)
        remark(opened, spoken(sentence));
    if (saved.historyLost)
        remark(opened, Files::tr("The list of changes that could be undone was damaged in the file and is left out."));
    return opened;
}

} // namespace

QString whatCanBeOpened(std::string_view bytes)
{
    const QString known = Files::tr("Entente opens its own games and cases, and files of jDip, the mail judges, "
                                    "webDiplomacy, Diplicity and the Python package “diplomacy”.");
    if (!isText(bytes))
        return known;
    if (bytes.find("<svg") != std::string_view::npos && bytes.find("<html") == std::string_view::npos)
        return Files::tr("It is a drawing. “entente propose” makes a variant's folder of one.");
    return known + u' ' + Files::tr("If there are orders in it, copy them into “Paste orders…” of an open game.");
}

std::optional<QString> orderTextIn(const QString &path, const Board &board, const Position &position)
{
    const auto bytes = QFileInfo(path).size() <= largestMail ? readWhole(path, largestMail) : QString();
    if (!bytes || !isText({bytes->constData(), static_cast<std::size_t>(bytes->size())}))
        return std::nullopt;
    const QByteArray begin = bytes->trimmed().left(1);
    if (begin == "{" || begin == "[" || begin == "<") // a damaged file of a program
        return std::nullopt;
    QString text = QString::fromUtf8(*bytes);
    const Mail mail = readMail(text.toStdString(), {&board, &position, position.phase.stage});
    if (mail.orderCount() == 0)
        return std::nullopt;
    return text;
}

Game publicGame(const SavedGame &saved)
{
    return fogBar(saved) ? saved.game.seenBy({}) : saved.game;
}

Result<OpenedGame, QString> readGameFile(const QString &path, const VariantFinder &variants)
{
    const auto bytes = savedBytes(path);
    if (!bytes)
        return bytes.error();
    const QString name = QDir::toNativeSeparators(path);
    const std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    auto matter = readFileMatter(path, text, variants);
    if (!matter) {
        const QString sentence = cut(Files::tr("%1 can't be opened. %2").arg(name, spoken(matter.error())));
        return matter.error().message == notASavedGame() ? sentence + u' ' + whatCanBeOpened(text) : sentence;
    }
    return matter->saved ? openOwn(std::move(*matter.value().saved)) : openForeign(matter->foreign, name, variants);
}

Result<bool, QString> writeGameFile(const QString &path, SavedGame &game, const SeatKeys &seats)
{
    SavedGame locked = game;
    if (const auto done = SecretStore().lock(locked, seats); !done)
        return done;
    game.locked.key = locked.locked.key;
    const Result<bool, QString> done = writeWhole(path, QByteArray::fromStdString(writeGame(locked)));
    if (done)
        SecretStore().noteWritten(locked.locked);
    return done;
}

} // namespace entente::app
