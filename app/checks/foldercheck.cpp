#include "checks/foldercheck.h"

#include "checks/bordercheck.h"
#include "checks/checkwords.h"
#include "checks/colourcheck.h"
#include "checks/drawingcheck.h"
#include "checks/placementcheck.h"
#include "checks/textcheck.h"
#include "document/variants.h"
#include "document/wholefile.h"
#include "io/gamecase.h"
#include "io/json.h"
#include "io/variantreader.h"
#include "sheet/sheetreader.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QDir>
#include <QFileInfo>

#include <optional>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

std::optional<QByteArray> inputFrom(const QString &path)
{
    const auto bytes = readWhole(path);
    return bytes ? std::optional(*bytes) : std::nullopt;
}

} // namespace

FolderCheck::FolderCheck(QString folder) : m_folder(std::move(folder)), m_drawn(m_folder) {}

QStringList FolderCheck::run()
{
    const std::optional<QByteArray> bytes = inputFrom(m_folder + "/variant.json"_L1);
    if (!bytes)
        return {CheckWords::tr("variant.json is missing.")};
    const std::optional<QByteArray> openings = inputFrom(m_folder + "/openings.json"_L1);
    const auto variant = readVariant(bytes->toStdString(), openings ? openings->toStdString() : std::string());
    if (variant) {
        m_board = (*variant)->board;
        checkNames();
        checkCases(**variant);
    } else {
        for (const Fault &fault : variant.error())
            m_faults << u"variant.json: "_s + spoken(fault);
        m_board = readPartialBoard({bytes->constData(), static_cast<std::size_t>(bytes->size())});
    }
    if (variant && !(*variant)->map.empty()) {
        const QString map = fromUtf8((*variant)->map);
        m_drawn = QFileInfo(QDir(m_folder).absolutePath()).path() + u'/' + map;
        if (!QFileInfo::exists(m_drawn)) // it may come with the program, or be the user's
            m_drawn = VariantLibrary().folderOf(map);
    }
    if (m_board)
        checkMap();
    checkRules();
    m_faults.removeDuplicates();
    return m_faults;
}

/// Everything a player may write must mean one province.
void FolderCheck::checkNames()
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
                m_faults << CheckWords::tr("variant.json: “%1” should mean %2, but means %3.")
                                .arg(fromUtf8(name), provinceName(*m_board, ProvinceId(i)),
                                     found.valid() ? provinceName(*m_board, found)
                                                   : CheckWords::tr("several provinces"));
        }
    }
}

/// The drawing and its layout, as far as they can be read.
void FolderCheck::checkMap()
{
    const std::optional<QByteArray> svg = inputFrom(m_drawn + "/map.svg"_L1);
    const std::optional<QByteArray> json = inputFrom(m_drawn + "/layout.json"_L1);
    if (!svg)
        m_faults << CheckWords::tr("map.svg is missing.");
    if (!json)
        m_faults << CheckWords::tr("layout.json is missing.");
    if (!svg || !json)
        return;
    // Of what lies beside it nothing can be said then but that it is missing, place by place.
    if (const auto layout = readJson({json->constData(), static_cast<std::size_t>(json->size())}); !layout) {
        m_faults << CheckWords::tr("layout.json can't be read: %1").arg(spoken(layout.error()));
        return;
    }
    m_faults << checkDrawing(*svg);
    SheetReader reader(*m_board);
    reader.readDrawing(*svg);
    reader.readLayout(*json);
    reader.check();
    m_faults << reader.faults();
    const std::shared_ptr<const MapSheet> sheet = reader.sheet();
    m_faults << BorderCheck(*m_board, *sheet).run(*svg, *json);

    const auto livery = Livery::load(m_folder, *m_board);
    if (!livery) {
        m_faults << livery.error();
        return;
    }
    MapLook look;
    look.sheet = sheet;
    look.board = m_board;
    look.livery = *livery;
    m_faults << checkPlacement(look) << checkColours(*m_board, *sheet, *livery);
}

/// The worked cases can be read; whether they come out right is for “adjudicate --check”.
void FolderCheck::checkCases(const Variant &variant)
{
    const VariantFinder finder = [&](std::string_view id) {
        return id == variant.id ? std::make_shared<const Variant>(variant) : nullptr;
    };
    const QDir cases(m_folder + "/cases"_L1);
    for (const QString &name : cases.entryList({u"*.jsonl"_s}, QDir::Files, QDir::Name)) {
        const std::optional<QByteArray> bytes = inputFrom(cases.filePath(name));
        if (!bytes)
            continue;
        for (const CaseOrError &item :
             readCases({bytes->constData(), static_cast<std::size_t>(bytes->size())}, finder)) {
            if (!item)
                m_faults << u"cases/%1: %2: %3"_s.arg(name, fromUtf8(item.error().id), spoken(item.error().fault));
        }
    }
}

void FolderCheck::checkRules()
{
    const QDir folder(m_folder);
    for (const QString &name : folder.entryList({u"*.md"_s}, QDir::Files, QDir::Name)) {
        if (const std::optional<QByteArray> bytes = inputFrom(folder.filePath(name)))
            m_faults << checkRulesText(name, QString::fromUtf8(*bytes));
    }
}

} // namespace entente::app
