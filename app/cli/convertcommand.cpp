#include "cli/console.h"

#include "document/files.h"
#include "document/filematter.h"
#include "document/wholefile.h"
#include "exchange/exporter.h"
#include "game/play.h"
#include "io/json.h"
#include "words/names.h"
#include "words/sentences.h"

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
    /// `to`: the program for which games are written; null: for this one.
    Converter(QString out, const Exporter *to, bool json) : m_out(std::move(out)), m_to(to), m_json(json) {}

    /// Is that the name of one file that games are written to for the program? Otherwise it is a folder.
    static bool isFile(const QString &out, const Exporter *to)
    {
        return out.endsWith(to ? u'.' + QFileInfo(fromUtf8(to->suffix)).suffix() : u".entente"_s);
    }

    /// True if all of it came over.
    bool convert(const QString &path)
    {
        m_path = path;
        m_report = JsonValue::object();
        m_report.add("file", toUtf8(path));
        m_losses = JsonValue::list();
        m_notes = JsonValue::list();
        m_written = JsonValue::list();
        const bool opened = open();
        const bool whole = opened && m_losses.items.empty();
        m_report.add("result", !opened ? "refused" : whole ? "whole" : "losses");
        m_report.add("written", std::move(m_written));
        m_report.add("losses", std::move(m_losses));
        m_report.add("remarks", std::move(m_notes));
        if (m_json)
            print(writeJson(m_report));
        return whole;
    }

private:
    static std::string toUtf8(const QString &text) { return text.toStdString(); }

    void tell(const QString &sentence)
    {
        complainOf(m_path, sentence);
        m_losses.add(toUtf8(sentence));
    }

    /// What a person should know, although nothing is lost.
    void note(const QString &sentence)
    {
        complainOf(m_path, sentence);
        m_notes.add(toUtf8(sentence));
    }

    /// All that is to be said of a game, or of one of several cases.
    void tellOf(const ForeignGame &game)
    {
        const QString name = game.name.empty() ? QString() : fromUtf8(game.name) + u": "_s;
        for (const Wording &sentence : game.notes)
            note(name + spoken(sentence));
        for (const Wording &remark : game.remarks)
            tell(name + spoken(remark));
        if (game.expect.empty())
            return;
        // A saved game says nothing of what was expected.
        const GameCase expecting = caseOf(game);
        const Turn turn = playPhase(*expecting.variant, expecting.rules, expecting.position, expecting.orders);
        for (const std::string &difference : compareWithExpectation(expecting, turn))
            note(name + say("Not as the case expects: %1").arg(fromUtf8(difference)));
    }

    bool open()
    {
        const auto bytes = readWhole(m_path, largestConverted);
        if (!bytes) {
            tell(say("It can't be read: %1.").arg(bytes.error()));
            return false;
        }
        const std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
        auto matter = readFileMatter(m_path, text, m_library.finder());
        if (!matter) {
            const bool unknown = matter.error().message == notASavedGame();
            tell(unknown ? spoken(matter.error()) + u' ' + whatCanBeOpened(text) : spoken(matter.error()));
            return false;
        }
        if (!matter->saved)
            return matter->foreign.game ? takeGame(matter.value().foreign) : takeVariants(matter->foreign);
        // A saved game of this program is written as this version writes it. Locked orders stay locked.
        m_report.add("kind", "saved game");
        return writeSaved(*matter->saved);
    }

    bool takeGame(ForeignMatter &matter)
    {
        m_report.add("kind", matter.kind);
        SavedGame saved;
        saved.game = matter.game->game;
        saved.table.mode = "gm";
        m_report.add("turns", saved.game.turnCount());
        bool written = m_to || !matter.game->board || writeFolder(*matter.game->board);
        const std::vector<ForeignGame> &further = matter.game->further;
        if (!further.empty())
            m_report.add("cases", further.size() + 1);
        written = written && writeSaved(saved, further.empty() ? QString() : u"-1"_s);
        tellOf(*matter.game);
        if (further.empty() || isFile(m_out, m_to)) {
            if (!further.empty())
                tell(say("Only the first of its %1 cases fits into one file.").arg(further.size() + 1));
            return written;
        }
        for (std::size_t i = 0; i < further.size(); ++i) {
            const ForeignGame &each = further[i];
            saved.game = each.game;
            written =
                (m_to || !each.board || writeFolder(*each.board)) && writeSaved(saved, u"-%1"_s.arg(i + 2)) && written;
            tellOf(each);
        }
        return written;
    }

    bool takeVariants(const ForeignMatter &matter)
    {
        m_report.add("kind", matter.kind);
        if (m_to) {
            tell(say("It holds no game."));
            return false;
        }
        m_report.add("variants", matter.variants.size());
        bool written = true;
        for (const ForeignVariant &variant : matter.variants) {
            if (!variant.mapOf.empty())
                note(say("Its board is that of “%1”, which is here already.").arg(fromUtf8(variant.mapOf)));
            for (const Wording &sentence : variant.notes)
                note(fromUtf8(variant.variant->title) + u": "_s + spoken(sentence));
            written = (variant.known || writeFolder(variant)) && written;
            for (const Wording &remark : variant.remarks)
                tell(fromUtf8(variant.variant->title) + u": "_s + spoken(remark));
        }
        return written;
    }

    bool writeFolder(const ForeignVariant &variant)
    {
        const QDir out(isFile(m_out, m_to) ? QFileInfo(m_out).path() : m_out);
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
        const QString ending = m_to ? fromUtf8(m_to->suffix) : u".entente"_s;
        const QString path =
            isFile(m_out, m_to) ? m_out : QDir(m_out).filePath(QFileInfo(m_path).completeBaseName() + number + ending);
        if (!m_to)
            return writeNew(path, QByteArray::fromStdString(writeGame(saved)));
        if (const auto fog = fogBar(saved)) {
            tell(spoken(*fog));
            return false;
        }
        Game game = saved.game;
        if (saved.table.mode == "hotseat")
            game.setOrders({}); // what is being written there is nobody else's business yet
        const auto written = writeForeign(*m_to, game);
        if (!written) {
            tell(spoken(written.error()));
            return false;
        }
        for (const Wording &sentence : written->notes)
            note(spoken(sentence));
        for (const Wording &remark : written->remarks)
            tell(spoken(remark));
        return writeNew(path, QByteArray::fromStdString(written->bytes));
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
    const Exporter *m_to;
    bool m_json;
    QString m_path; ///< of the file that is converted now
    JsonValue m_report;
    JsonValue m_losses;
    JsonValue m_notes;
    JsonValue m_written;
};

} // namespace

ExitStatus convertFiles(CommandParser &parser)
{
    QStringList programs;
    for (const Exporter &exporter : exporters())
        programs += fromUtf8(exporter.name);
    parser.addOption(
        {u"to"_s, say("Write the games for another program: %1.").arg(programs.join(u", "_s)), u"PROGRAM"_s});
    parser.addOption({{u"o"_s, u"output"_s},
                      say("The folder for what is made (otherwise the present one), or of one game its file: it ends "
                          "in .entente, for "
                          "another program in .jdip or .json."),
                      u"OUT"_s});
    parser.addOption({u"json"_s, say("Print a line of JSON for each file.")});
    parser.addPositionalArgument(u"FILE"_s, say("Games, cases, mails, maps and packages of other programs."),
                                 u"FILE..."_s);
    if (const auto done = parser.read())
        return *done;
    const QStringList files = parser.positionalArguments();
    const QString out = parser.isSet(u"output"_s) ? parser.value(u"output"_s) : u"."_s;
    if (files.isEmpty())
        return misused(say("Name the files to convert."));
    const Exporter *to = exporterNamed(parser.value(u"to"_s).toStdString());
    if (parser.isSet(u"to"_s) && !to)
        return misused(say("There is no program “%1” to write for: there are %2.")
                           .arg(parser.value(u"to"_s), programs.join(u", "_s)));
    if (Converter::isFile(out, to) && files.size() > 1)
        return misused(say("Several files are converted into a folder, not into one game."));
    Converter converter(out, to, parser.isSet(u"json"_s));
    bool whole = true;
    for (const QString &file : files)
        whole = converter.convert(file) && whole;
    return whole ? ExitStatus::Well : ExitStatus::Fault;
}

} // namespace entente::app
