#include "cli/console.h"

#include "io/variantreader.h"
#include "map/livery.h"
#include "map/mapsheet.h"
#include "words/names.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>

#include <QXmlStreamReader>

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

/// Outlines that meet in less than this (sheet units) touch in a point, which is no border.
constexpr qreal shortestBorder = 2;

using Pair = std::pair<int, int>;

Pair pairOf(ProvinceId a, ProvinceId b)
{
    return std::minmax(a.index(), b.index());
}

/// Looks at a variant's folder piece by piece; what is wrong becomes lines.
class FolderCheck {
public:
    explicit FolderCheck(QString folder) : m_folder(std::move(folder)) {}

    QStringList run()
    {
        const std::optional<QByteArray> bytes = readInput(m_folder + "/variant.json"_L1);
        if (!bytes)
            return {say("variant.json is missing.")};
        const auto variant = readVariant({bytes->constData(), static_cast<std::size_t>(bytes->size())});
        if (!variant) {
            for (const Fault &fault : variant.error())
                m_faults << u"variant.json: "_s + fromUtf8(fault.text());
            return m_faults;
        }
        m_board = (*variant)->board;
        checkNames();
        const auto livery = Livery::load(m_folder, *m_board);
        if (!livery)
            m_faults << livery.error();
        checkElements();
        const auto sheet = MapSheet::load(m_folder, *m_board);
        if (!sheet) {
            m_faults << sheet.error().split(u'\n').mid(1);
            return m_faults;
        }
        m_sheet = *sheet;
        checkAnchors();
        checkBorders();
        checkCases(**variant);
        return m_faults;
    }

private:
    QString nameOf(ProvinceId province) const { return provinceName(*m_board, province); }

    /// Everything a player may write must mean one province.
    void checkNames()
    {
        for (int i = 0; i < m_board->provinceCount(); ++i) {
            const Province &province = m_board->province(ProvinceId(i));
            std::vector<std::string> names = province.aliases;
            names.push_back(province.name);
            names.push_back(province.abbreviation);
            names.push_back(province.id);
            for (const std::string &name : names) {
                const ProvinceId found = m_board->findProvince(name);
                if (found != ProvinceId(i))
                    m_faults << say("variant.json: “%1” should mean %2, but means %3.")
                                    .arg(fromUtf8(name), nameOf(ProvinceId(i)),
                                         found.valid() ? nameOf(found) : say("several provinces"));
            }
        }
    }

    /// The drawing keeps to what the painter knows.
    void checkElements()
    {
        const std::optional<QByteArray> bytes = readInput(m_folder + "/map.svg"_L1);
        if (!bytes)
            return;
        static const std::set<QString> known{u"svg"_s, u"g"_s, u"path"_s, u"circle"_s, u"rect"_s, u"text"_s, u"tspan"_s, u"title"_s, u"desc"_s};
        std::set<QString> strange;
        QXmlStreamReader xml(*bytes);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            const QString id = xml.attributes().value("id"_L1).toString();
            if (!known.contains(xml.name().toString()) && strange.insert(xml.name().toString()).second)
                m_faults << say("map.svg: line %1: the element “%2” is not drawn.").arg(xml.lineNumber()).arg(xml.name());
            if (id.startsWith("crossing-"_L1))
                addCrossing(id, xml.lineNumber());
        }
    }

    void addCrossing(const QString &id, qint64 line)
    {
        const QStringList parts = id.split(u'-');
        const ProvinceId a = m_board->findProvince(parts.value(1).toStdString());
        const ProvinceId b = m_board->findProvince(parts.value(2).toStdString());
        if (a.valid() && b.valid())
            m_crossings.insert(pairOf(a, b));
        else
            m_faults << say("map.svg: line %1: “%2” does not name two provinces.").arg(line).arg(id);
    }

    void checkAnchors()
    {
        for (int i = 0; i < m_board->regionCount(); ++i) {
            const RegionId region(i);
            const ProvinceId province = m_board->provinceOf(region);
            if (m_board->province(province).terrain == Terrain::Impassable)
                continue;
            // A coast's unit may lie at anchor off the shore, but not in another land.
            const ProvinceId under = m_sheet->provinceAt(m_sheet->unitAnchor(region));
            const bool coast = region != m_board->mainRegion(province);
            if (under != province && !(coast && (!under.valid() || m_board->isSea(under))))
                m_faults << say("layout.json: the unit of %1 stands in %2.")
                                .arg(regionName(*m_board, region), under.valid() ? nameOf(under) : say("no province"));
            if (!m_sheet->rect().contains(m_sheet->dislodgedAnchor(region)))
                m_faults << say("layout.json: the dislodged unit of %1 stands beyond the sheet.").arg(regionName(*m_board, region));
        }
        for (int i = 0; i < m_board->provinceCount(); ++i) {
            const ProvinceId province(i);
            if (m_board->province(province).centre && m_sheet->provinceAt(m_sheet->centreAnchor(province)) != province)
                m_faults << say("layout.json: the supply centre of %1 stands outside it.").arg(nameOf(province));
        }
    }

    /// Two provinces meet on the drawing if and only if a passage joins them.
    void checkBorders()
    {
        std::map<Pair, qreal> drawn;
        for (const auto *arcs : {&m_sheet->borders(), &m_sheet->seaBorders(), &m_sheet->coasts()}) {
            for (const Arc &arc : *arcs) {
                // An islet in the middle of a province has it on both sides.
                if (arc.sides[0].valid() && arc.sides[1].valid() && arc.sides[0] != arc.sides[1])
                    drawn[pairOf(arc.sides[0], arc.sides[1])] += arc.path.length();
            }
        }
        std::set<Pair> passages;
        for (const Passage &passage : m_board->passages())
            passages.insert(pairOf(m_board->provinceOf(passage.from), m_board->provinceOf(passage.to)));

        for (const Pair &pair : passages) {
            const auto border = drawn.find(pair);
            const bool meets = border != drawn.end() && border->second >= shortestBorder;
            const bool box = m_board->province(ProvinceId(pair.first)).unlimited || m_board->province(ProvinceId(pair.second)).unlimited;
            if (!meets && !box && !m_crossings.contains(pair))
                m_faults << say("A passage joins %1 and %2, but on the drawing they do not meet and no crossing is drawn.")
                                .arg(nameOf(ProvinceId(pair.first)), nameOf(ProvinceId(pair.second)));
        }
        for (const auto &[pair, length] : drawn) {
            const bool closed = m_board->province(ProvinceId(pair.first)).terrain == Terrain::Impassable
                || m_board->province(ProvinceId(pair.second)).terrain == Terrain::Impassable;
            if (length >= shortestBorder && !closed && !passages.contains(pair))
                m_faults << say("%1 and %2 meet on the drawing, but no passage joins them.")
                                .arg(nameOf(ProvinceId(pair.first)), nameOf(ProvinceId(pair.second)));
        }
    }

    /// The worked cases can be read; whether they come out right is for “adjudicate --check”.
    void checkCases(const Variant &variant)
    {
        const VariantFinder finder = [&](std::string_view id) {
            return id == variant.id ? std::make_shared<const Variant>(variant) : nullptr;
        };
        const QDir cases(m_folder + "/cases"_L1);
        for (const QString &name : cases.entryList({u"*.json"_s, u"*.jsonl"_s}, QDir::Files, QDir::Name)) {
            const std::optional<QByteArray> bytes = readInput(cases.filePath(name));
            if (!bytes)
                continue;
            for (const CaseOrError &item : readCases({bytes->constData(), static_cast<std::size_t>(bytes->size())}, finder)) {
                if (!item)
                    m_faults << u"cases/%1: %2: %3"_s.arg(name, fromUtf8(item.error().id), fromUtf8(item.error().fault.text()));
            }
        }
    }

    QString m_folder;
    std::shared_ptr<const Board> m_board;
    std::shared_ptr<const MapSheet> m_sheet;
    std::set<Pair> m_crossings;
    QStringList m_faults;
};

} // namespace

ExitStatus checkFolder(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(say("Say what is wrong with a variant's folder, all at once."));
    parser.addPositionalArgument(u"DIR"_s, say("The folder with variant.json, map.svg and layout.json."), u"DIR"_s);
    if (const auto done = readOptions(parser, u"check"_s, arguments))
        return *done;
    const QStringList folders = parser.positionalArguments();
    if (folders.size() != 1) {
        complain(say("Name one folder to check."));
        return ExitStatus::Usage;
    }
    if (!QFileInfo(folders.first()).isDir()) {
        complain(say("There is no folder %1.").arg(folders.first()));
        return ExitStatus::Usage;
    }
    const QStringList faults = FolderCheck(folders.first()).run();
    for (const QString &fault : faults)
        print(fault);
    print(faults.isEmpty() ? say("%1: all well").arg(folders.first()) : say("%1: faults: %n", static_cast<int>(faults.size())).arg(folders.first()));
    return faults.isEmpty() ? ExitStatus::Well : ExitStatus::Fault;
}

} // namespace entente::app
