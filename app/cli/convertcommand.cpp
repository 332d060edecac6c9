#include "cli/console.h"

#include "document/files.h"
#include "document/foreignmatter.h"
#include "document/wholefile.h"
#include "io/gamefile.h"
#include "io/json.h"
#include "io/packed.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

/// As much as a window opens.
constexpr qint64 largestConverted = 64 * 1024 * 1024;

/// Files of other programs, one after another; what comes of each is written below one folder.
class Converter {
public:
    Converter(QString out, bool json) : m_out(std::move(out)), m_json(json) {}

    /// True if all of it came over.
    bool convert(const QString &path)
    {
        m_path = path;
        m_report = JsonValue::object();
        m_report.add("file", toUtf8(path));
        m_losses = JsonValue::list();
        m_written = JsonValue::list();
        const bool opened = open();
        const bool whole = opened && m_losses.items.empty();
        m_report.add("result", !opened ? "refused" : whole ? "whole" : "losses");
        m_report.add("written", std::move(m_written));
        m_report.add("losses", std::move(m_losses));
        if (m_json)
            print(writeJson(m_report));
        return whole;
    }

private:
    static std::string toUtf8(const QString &text) { return text.toStdString(); }

    void tell(const QString &sentence)
    {
        complain(say("%1: %2").arg(m_path, sentence));
        m_losses.add(toUtf8(sentence));
    }

    bool open()
    {
        const auto bytes = readWhole(m_path, largestConverted);
        if (!bytes) {
            tell(say("It can't be read: %1.").arg(bytes.error()));
            return false;
        }
        std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
        std::string unpacked;
        if (looksLikeGzip(text)) {
            auto inside = gunzip(text);
            if (!inside) {
                tell(spoken(inside.error()));
                return false;
            }
            text = unpacked = std::move(inside).value();
        }
        auto matter = readForeignMatter(m_path, text, m_library.finder());
        if (!matter) {
            tell(spoken(matter.error()));
            return false;
        }
        return !*matter ? takeOwnGame(text) : (*matter)->game ? takeGame(*matter.value()) : takeVariants(**matter);
    }

    /// A saved game of this program is written as this version writes it. Locked orders stay locked.
    bool takeOwnGame(std::string_view text)
    {
        auto read = readGame(text, m_library.finder());
        if (!read) {
            const bool unknown = read.error().message == notASavedGame();
            tell(unknown ? spoken(read.error()) + u' ' + whatCanBeOpened(text) : spoken(read.error()));
            return false;
        }
        m_report.add("kind", "saved game");
        return writeSaved(*read);
    }

    bool takeGame(ForeignMatter &matter)
    {
        m_report.add("kind", matter.kind);
        SavedGame saved;
        saved.game = std::move(matter.game->game);
        saved.table.mode = "gm";
        m_report.add("turns", JsonValue(std::int64_t(saved.game.turnCount())));
        bool written = !matter.game->board || writeFolder(*matter.game->board);
        const std::vector<ForeignGame> &further = matter.game->further;
        if (!further.empty())
            m_report.add("cases", JsonValue(std::int64_t(further.size() + 1)));
        written = written && writeSaved(saved, further.empty() ? QString() : u"-1"_s);
        for (const Wording &remark : matter.game->remarks)
            tell(spoken(remark));
        if (further.empty() || m_out.endsWith(".entente"_L1)) {
            if (!further.empty())
                tell(say("Only the first of its %1 cases fits into one file.").arg(further.size() + 1));
            return written;
        }
        for (std::size_t i = 0; i < further.size(); ++i) {
            const ForeignGame &each = further[i];
            saved.game = each.game;
            written = (!each.board || writeFolder(*each.board)) && writeSaved(saved, u"-%1"_s.arg(i + 2)) && written;
            for (const Wording &remark : each.remarks)
                tell(fromUtf8(each.name) + u": "_s + spoken(remark));
        }
        return written;
    }

    bool takeVariants(const ForeignMatter &matter)
    {
        m_report.add("kind", matter.kind);
        m_report.add("variants", JsonValue(std::int64_t(matter.variants.size())));
        bool written = true;
        for (const ForeignVariant &variant : matter.variants) {
            if (!variant.mapOf.empty())
                complain(say("%1: %2").arg(
                    m_path, say("Its board is that of “%1”, which is here already.").arg(fromUtf8(variant.mapOf))));
            written = (variant.known || writeFolder(variant)) && written;
            for (const Wording &remark : variant.remarks)
                tell(fromUtf8(variant.variant->title) + u": "_s + spoken(remark));
        }
        return written;
    }

    bool writeFolder(const ForeignVariant &variant)
    {
        const QDir out(m_out.endsWith(".entente"_L1) ? QFileInfo(m_out).path() : m_out);
        const QString folder = out.filePath(fromUtf8(variant.variant->id));
        if (QFileInfo::exists(folder)) {
            tell(say("%1 is there already and stays as it is.").arg(folder));
            return false;
        }
        bool written = true;
        for (const auto &[name, content] : variant.files)
            written = writeNew(folder + u'/' + fromUtf8(name), QByteArray::fromStdString(content)) && written;
        return written;
    }

    /// `number` tells the cases of one file apart.
    bool writeSaved(const SavedGame &saved, const QString &number = {})
    {
        const bool named = m_out.endsWith(".entente"_L1);
        const QString path =
            named ? m_out : QDir(m_out).filePath(QFileInfo(m_path).completeBaseName() + number + u".entente"_s);
        return writeNew(path, QByteArray::fromStdString(writeGame(saved)));
    }

    /// Nothing that is there is ever written over.
    bool writeNew(const QString &path, const QByteArray &bytes)
    {
        if (QFileInfo::exists(path)) {
            tell(say("%1 is there already and stays as it is.").arg(path));
            return false;
        }
        if (!QDir().mkpath(QFileInfo(path).path())) {
            tell(say("The folder %1 can't be made.").arg(QFileInfo(path).path()));
            return false;
        }
        if (const auto done = writeWhole(path, bytes); !done) {
            tell(done.error());
            return false;
        }
        m_written.add(toUtf8(path));
        return true;
    }

    VariantLibrary m_library;
    QString m_out;
    bool m_json;
    QString m_path; ///< of the file that is converted now
    JsonValue m_report;
    JsonValue m_losses;
    JsonValue m_written;
};

} // namespace

ExitStatus convertFiles(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(say("Make saved games and variants' folders of other programs' files."));
    parser.addOption(
        {{u"o"_s, u"output"_s},
         say("The folder for what is made (otherwise the present one), or of one game a file that ends in .entente."),
         u"OUT"_s});
    parser.addOption({u"json"_s, say("Print a line of JSON for each file.")});
    parser.addPositionalArgument(u"FILE"_s, say("Games, cases, mails, maps and packages of other programs."),
                                 u"FILE..."_s);
    if (const auto done = readOptions(parser, u"convert"_s, arguments))
        return *done;
    const QStringList files = parser.positionalArguments();
    const QString out = parser.isSet(u"output"_s) ? parser.value(u"output"_s) : u"."_s;
    if (files.isEmpty()) {
        complain(say("Name the files to convert."));
        return ExitStatus::Usage;
    }
    if (out.endsWith(".entente"_L1) && files.size() > 1) {
        complain(say("Several files are converted into a folder, not into one game."));
        return ExitStatus::Usage;
    }
    Converter converter(out, parser.isSet(u"json"_s));
    bool whole = true;
    for (const QString &file : files)
        whole = converter.convert(file) && whole;
    return whole ? ExitStatus::Well : ExitStatus::Fault;
}

} // namespace entente::app
