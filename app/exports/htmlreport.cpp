#include "exports/htmlreport.h"

#include "exports/pagemaps.h"
#include "exports/turnhtml.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QImage>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct ReportPage {
    Q_DECLARE_TR_FUNCTIONS(ReportPage)
};

/// The whole picture as one photograph: no mail program takes it drawn.
QString mapPicture(const MapPicture &picture)
{
    constexpr int wide = 1200;
    constexpr int largest = 300 * 1024; // a third more as text
    MapPicture small = picture;
    small.title.clear();
    small.width = wide;
    const QImage image = QImage::fromData(pictureBytes(small, PictureFormat::Png));
    return u"<p><img alt=\"%1\" src=\"data:%2\"></p>\n"_s.arg(picture.title.toHtmlEscaped(),
                                                              photograph(image, largest));
}

/// The ground as a photograph, what stands on it as vectors.
QString mapDrawn(const MapPicture &picture)
{
    constexpr int wide = 1500;
    PageMaps maps(picture.look, wide);
    maps.layerOf(picture.state.owner);
    const QString pieces = maps.pieces(forOthers(picture.state), picture.title, picture.withOrders);
    return u"%1\n<figure>%2\n%3</figure>\n"_s.arg(maps.shapes(), maps.layers(), pieces);
}

/// Paper takes no ground, and results follow the map at once.
QString style(const MapTheme &theme)
{
    return u"body{margin:0 auto;padding:16px;max-width:75em;font:16px/1.5 sans-serif;background:%1;color:%2}"
           "figure{position:relative;margin:0}figure img{position:absolute;inset:0;width:100%;height:100%;border:0}"
           "svg,img{display:block;position:relative;width:100%;height:auto;border:1px solid %3;box-sizing:border-box}"
           "h1{font-size:1.5em}h2{font-size:1.1em;margin:1.2em 0 .3em;break-after:avoid}ul{margin:0;padding-left:1.2em}"
           ".orders{padding:0;list-style:none}li{margin:.2em 0;break-inside:avoid}li small{color:%4}"
           ".mark{display:inline-block;width:1.2em;font-weight:bold}"
           ".turn{columns:3 20em;column-gap:24px;margin-top:12px}"
           "@media print{body{padding:0;max-width:none;font-size:8pt;line-height:1.3;background:#fff;color:#000}li "
           "small{color:#333}"
           "h1{font-size:14pt;margin:0 0 4pt}figure,body>p>img{max-width:60%;margin:0 auto}.turn{columns:3 12em;"
           "column-gap:18pt}}"_s.arg(theme.panel.name(), theme.panelText.name(), theme.panelLine.name(),
                                     theme.panelQuiet.name());
}

} // namespace

QByteArray htmlReport(const MapPicture &picture, const Turn *turn, const QStringList &notes, const ReportHead &head,
                      PageMap map)
{
    const QString title = picture.title.toHtmlEscaped();
    QString page = u"<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                   "content=\"width=device-width, initial-scale=1\"><title>%2</title><style>%3</style></head>\n"
                   u"<body>\n<h1>%2</h1>\n"_s.arg(placeLanguage(), title, style(picture.look.theme));
    page += map == PageMap::Picture ? mapPicture(picture) : mapDrawn(picture);
    page += u"<div class=\"turn\">\n"_s;
    if (turn) {
        page += turnHtml(*picture.look.board, *turn, head, 2);
        if (!head.deadline.isEmpty() && !turn->isLast())
            page += u"<p>%1</p>\n"_s.arg(ReportPage::tr("Orders are due: %1").arg(head.deadline).toHtmlEscaped());
        if (!head.press.isEmpty())
            page += u"<h2>%1</h2>\n<p style=\"white-space:pre-wrap\">%2</p>\n"_s.arg(
                ReportPage::tr("Press").toHtmlEscaped(), head.press.toHtmlEscaped());
    }
    page += listHtml(ReportPage::tr("Notes"), notes, 2);
    page += u"</div>\n</body></html>\n"_s;
    return page.toUtf8();
}

} // namespace entente::app
