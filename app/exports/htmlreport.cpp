#include "exports/htmlreport.h"

#include "words/happeningwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/verdicts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct ReportPage {
    Q_DECLARE_TR_FUNCTIONS(ReportPage)
};

/// The SVG without what stands before its root element, which HTML does not want.
QString inlineSvg(const MapPicture &picture)
{
    MapPicture bare = picture;
    bare.title.clear();
    const QString svg = QString::fromUtf8(pictureBytes(bare, PictureFormat::Svg));
    return svg.mid(svg.indexOf("<svg"_L1));
}

/// The picture that is sharp enough and not too large, with what it shows in words.
QString inlinePicture(const MapPicture &picture)
{
    constexpr int wide = 1200;
    constexpr int largest = 300 * 1024; // a third more as text
    MapPicture small = picture;
    small.title.clear();
    small.width = wide;
    const QImage image = QImage::fromData(pictureBytes(small, PictureFormat::Png));
    const auto packed = [&](const QImage &packing, const char *format, int quality) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        packing.save(&buffer, format, quality);
        return bytes;
    };
    // A map has too many hues for a palette; as a photograph it keeps them, and is small.
    const char *type = "jpeg";
    QByteArray bytes;
    for (int quality = 90; quality >= 40 && (bytes.isEmpty() || bytes.size() > largest); quality -= 10)
        bytes = packed(image.convertToFormat(QImage::Format_RGB32), type, quality);
    if (bytes.isEmpty()) { // no such format here
        type = "png";
        bytes = packed(image, type, -1);
    }
    return u"<p><img alt=\"%1\" src=\"data:image/%2;base64,%3\"></p>\n"_s.arg(
        picture.title.toHtmlEscaped(), QLatin1StringView(type), QString::fromLatin1(bytes.toBase64()));
}

QString style(const MapTheme &theme)
{
    return u"body{margin:2em auto;max-width:75em;font:16px/1.5 sans-serif;background:%1;color:%2}"
           "svg,img{width:100%;height:auto;border:1px solid %3}h1{font-size:1.5em}h2{font-size:1.1em;margin:1.5em 0 "
           ".3em}"
           "li{margin:.2em 0}li small{color:%4}.failed b{text-decoration:line-through}"_s.arg(
               theme.panel.name(), theme.panelText.name(), theme.panelLine.name(), theme.panelQuiet.name());
}

QString resultItem(const Board &board, const Turn &turn, int index)
{
    const OrderResult &result = turn.results[static_cast<std::size_t>(index)];
    const bool failed = outcomeOf(result.verdict.reason) != Outcome::Success;
    return u"<li%1><b>%2</b><br><small>%3</small></li>\n"_s.arg(
        failed ? u" class=\"failed\""_s : QString(),
        orderSentence(board, result.order, turn.before.phase.stage).toHtmlEscaped(),
        verdictSentence(board, turn, index).toHtmlEscaped());
}

QString listUnder(const QString &heading, const QStringList &lines)
{
    if (lines.isEmpty())
        return {};
    QString text = u"<h2>%1</h2>\n<ul>\n"_s.arg(heading.toHtmlEscaped());
    for (const QString &line : lines)
        text += u"<li>%1</li>\n"_s.arg(line.toHtmlEscaped());
    return text + u"</ul>\n"_s;
}

QString resultsByPower(const Board &board, const Turn &turn, const ReportHead &head)
{
    QString text;
    if (const QString silence = silenceSentence(board, turn, head); !silence.isEmpty())
        text += u"<p><b>%1</b></p>\n"_s.arg(silence.toHtmlEscaped());
    PowerId power;
    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
        const PowerId next = turn.results[static_cast<std::size_t>(i)].power;
        if (next != power) {
            text += power.valid() ? u"</ul>\n"_s : QString();
            text += u"<h2>%1</h2>\n<ul>\n"_s.arg(powerAndPlayer(board, next, head).toHtmlEscaped());
            power = next;
        }
        text += resultItem(board, turn, i);
    }
    text += power.valid() ? u"</ul>\n"_s : QString();
    const std::vector<Happening> happenings = happeningsOf(board, turn);
    if (!happenings.empty())
        text += u"<h2>%1</h2>\n<ul>\n"_s.arg(ReportPage::tr("Events").toHtmlEscaped());
    for (const Happening &happening : happenings)
        text += u"<li>%1</li>\n"_s.arg(happeningLine(board, turn, happening).toHtmlEscaped());
    text += happenings.empty() ? QString() : u"</ul>\n"_s;
    text += listUnder(ReportPage::tr("Dislodged"), retreatLines(board, turn));
    text += listUnder(ReportPage::tr("Supply centres"), centreLines(board, turn.after, head));
    if (!head.deadline.isEmpty() && !turn.isLast())
        text += u"<p>%1</p>\n"_s.arg(ReportPage::tr("Orders are due: %1").arg(head.deadline).toHtmlEscaped());
    if (!head.press.isEmpty())
        text += u"<h2>%1</h2>\n<p style=\"white-space:pre-wrap\">%2</p>\n"_s.arg(
            ReportPage::tr("Press").toHtmlEscaped(), head.press.toHtmlEscaped());
    return text;
}

} // namespace

QByteArray htmlReport(const MapPicture &picture, const Turn *turn, const QStringList &notes, const ReportHead &head,
                      PageMap map)
{
    const QString title = picture.title.toHtmlEscaped();
    QString page = u"<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title><style>%2</style></head>\n"
                   u"<body>\n<h1>%1</h1>\n"_s.arg(title, style(picture.look.theme));
    page += map == PageMap::Picture ? inlinePicture(picture) : inlineSvg(picture);
    if (turn)
        page += resultsByPower(*picture.look.board, *turn, head);
    page += listUnder(ReportPage::tr("Notes"), notes);
    page += u"</body></html>\n"_s;
    return page.toUtf8();
}

} // namespace entente::app
