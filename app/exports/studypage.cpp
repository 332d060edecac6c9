#include "exports/studypage.h"

#include "exports/mapexport.h"
#include "exports/pagemaps.h"
#include "exports/paper.h"
#include "map/turnstate.h"
#include "orders/notation.h"
#include "words/names.h"
#include "words/sayings.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPdfWriter>
#include <QTextDocument>

#include <algorithm>
#include <utility>
#include <vector>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int mapWidth = 1400;
constexpr qsizetype largestMap = 400 * 1024; ///< bytes

struct StudyPage {
    Q_DECLARE_TR_FUNCTIONS(StudyPage)
};

constexpr auto styleOfStudy =
    "body{margin:0 auto;padding:16px;max-width:52em;font:16px/1.5 sans-serif}img{width:100%;border:1px solid #888;"
    "box-sizing:border-box}h1{font-size:1.6em}h2{font-size:1.2em;break-after:avoid}section{break-inside:avoid}"
    ".line{border-bottom:1px solid #888;height:1.8em}.answers{break-before:page}"
    "@media print{body{padding:0;max-width:none;font-size:10pt}}"_L1;

QString paragraph(const QString &text)
{
    return text.isEmpty() ? QString() : u"<p>%1</p>\n"_s.arg(text.toHtmlEscaped());
}

QString heading(const StudyChapter &chapter, int number)
{
    return u"<h2>%1. %2</h2>\n"_s.arg(number).arg(sayingText(chapter.title).toHtmlEscaped());
}

MapState stateOfMap(const StudyChapter &chapter)
{
    const Board &board = *chapter.board.variant->board;
    MapState state = stateOf(board, chapter.board.position);
    addNotes(state, board, chapter.notes);
    if (!chapter.power.valid()) {
        for (const GivenOrder &given : chapter.board.orders)
            state.orders.push_back(writtenOrder(board, chapter.board.position, given));
    }
    return state;
}

QString mapOf(const StudyChapter &chapter, const MapLook &look)
{
    const Board &board = *chapter.board.variant->board;
    MapPicture picture;
    picture.look = look;
    picture.state = stateOfMap(chapter);
    picture.width = mapWidth;
    const QImage image = QImage::fromData(pictureBytes(picture, PictureFormat::Png));
    return u"<img alt=\"%1\" src=\"data:%2\">\n"_s.arg(phaseName(board, chapter.board.position.phase).toHtmlEscaped(),
                                                       photograph(image, largestMap));
}

QString whoseOrders(const StudyChapter &chapter)
{
    return StudyPage::tr("Orders of %1:").arg(powerName(*chapter.board.variant->board, chapter.power));
}

/// A line for each order of the answer.
int lineCount(const StudyChapter &chapter)
{
    return std::max(1, static_cast<int>(chapter.orders(true).size()));
}

QString linesToWrite(const StudyChapter &chapter)
{
    QString html = paragraph(whoseOrders(chapter));
    for (int i = 0; i < lineCount(chapter); ++i)
        html += u"<div class=\"line\"></div>\n"_s;
    return html;
}

QString hintsOf(const StudyChapter &chapter)
{
    QString html;
    for (const Saying &hint : chapter.hints)
        html += paragraph(sayingText(hint));
    return html;
}

QString answerOf(const StudyChapter &chapter)
{
    QStringList orders;
    for (const GivenOrder &given : chapter.orders(true))
        orders += fromUtf8(orderText(*chapter.board.variant->board, given.order));
    return paragraph(orders.join(u", "_s)) + paragraph(sayingText(chapter.right));
}

constexpr qreal writingLine = 26; ///< to write on, in points
constexpr qreal chapterGap = 10;
constexpr qreal pageMargin = 15; ///< of the page, in millimetres

/// What is said, the map below it, and lines to write on at the foot; what is said at length has pages of its own.
void addChapter(Paper &paper, const StudyChapter &chapter, const QString &said, const MapLook &look)
{
    QTextDocument text;
    Paper::fill(text, said);
    text.setTextWidth(paper.room().width());
    qreal top = 0;
    if (text.size().height() < paper.room().height() / 2) {
        paper.begin();
        text.drawContents(&paper.painter());
        top = text.size().height() + chapterGap;
    } else {
        paper.addText(said);
        paper.begin();
    }
    const qreal lines = chapter.power.valid() ? (lineCount(chapter) + 1) * writingLine : 0;
    const QRectF map =
        paper.paintSheet(look, stateOfMap(chapter),
                         QRectF(0, top, paper.room().width(), paper.room().height() - top - lines - chapterGap));
    if (!chapter.power.valid())
        return;
    QTextDocument whose;
    Paper::fill(whose, paragraph(whoseOrders(chapter)));
    whose.setTextWidth(paper.room().width());
    QPainter &painter = paper.painter();
    painter.save();
    painter.translate(0, map.bottom() + chapterGap);
    whose.drawContents(&painter);
    painter.setPen(QPen(Qt::darkGray, 0.5));
    for (int i = 1; i <= lineCount(chapter); ++i)
        painter.drawLine(QPointF(0, (i + 0.9) * writingLine), QPointF(paper.room().width(), (i + 0.9) * writingLine));
    painter.restore();
}

/// What is printed of a study, in the order of its pages.
struct PrintedStudy {
    struct Chapter {
        const StudyChapter *of;
        QString said; ///< its heading, when it plays and what is said in it
        MapLook look;
    };
    QString title; ///< of the study, and what board it is on
    std::vector<Chapter> chapters;
    QStringList ends; ///< what begins a page of its own after them: hints, and apart from them answers
};

/// The error: one sentence, if a map can't be painted.
Result<PrintedStudy, QString> printed(const Study &study, const LookFinder &look)
{
    PrintedStudy all;
    QStringList boards;
    QString hints, answers;
    int number = 0;
    for (const StudyChapter &chapter : study.chapters) {
        const Variant &variant = *chapter.board.variant;
        Result<MapLook, QString> found = look(variant);
        if (!found)
            return found.error();
        if (const QString board = fromUtf8(variant.title); !boards.contains(board))
            boards += board;
        const QString title = heading(chapter, ++number);
        const QString phase = u"<p><small>%1</small></p>\n"_s.arg(
            phaseName(*variant.board, chapter.board.position.phase).toHtmlEscaped());
        const Saying &text = chapter.paper.text.empty() ? chapter.text : chapter.paper;
        all.chapters.push_back({&chapter, title + phase + paragraph(sayingText(text)), std::move(found).value()});
        const auto section = [&](const QString &body) {
            return body.isEmpty() ? QString() : u"<section>\n"_s + title + body + u"</section>\n"_s;
        };
        if (chapter.power.valid()) {
            hints += section(hintsOf(chapter));
            answers += section(answerOf(chapter));
        }
    }
    all.title = u"<h1>%1</h1>\n"_s.arg(sayingText(study.title).toHtmlEscaped())
                + paragraph(StudyPage::tr("Board: %1", "names of boards").arg(joinNames(boards)));
    const auto add = [&](const QString &heading, const QString &sections) {
        if (!sections.isEmpty())
            all.ends += u"<div class=\"answers\"><h1>%1</h1>\n%2</div>\n"_s.arg(heading, sections);
    };
    add(StudyPage::tr("Hints"), hints);
    add(StudyPage::tr("Answers"), answers);
    return all;
}

void print(Paper &paper, const PrintedStudy &study)
{
    for (const PrintedStudy::Chapter &chapter : study.chapters) {
        const bool first = &chapter == &study.chapters.front();
        addChapter(paper, *chapter.of, (first ? study.title : QString()) + chapter.said, chapter.look);
    }
    for (const QString &end : study.ends)
        paper.addText(end);
}

/// Runs `write` with the paper of a PDF. False: there is no memory for it.
bool writePdf(const QString &title, QByteArray &bytes, const std::function<void(Paper &)> &write)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setPageMargins(QMarginsF(pageMargin, pageMargin, pageMargin, pageMargin), QPageLayout::Millimeter);
    Paper paper(writer);
    if (!paper.isReady())
        return false;
    write(paper);
    paper.end();
    return true;
}

} // namespace

Result<QByteArray, QString> studyPage(const Study &study, const LookFinder &look)
{
    const Result<PrintedStudy, QString> all = printed(study, look);
    if (!all)
        return all.error();
    QString page =
        u"<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
        "content=\"width=device-width, initial-scale=1\"><title>%2</title><style>%3</style></head>\n"
        u"<body>\n%4"_s.arg(placeLanguage(), sayingText(study.title).toHtmlEscaped(), styleOfStudy, all->title);
    for (const PrintedStudy::Chapter &chapter : all->chapters)
        page += u"<section>\n"_s + chapter.said + mapOf(*chapter.of, chapter.look)
                + (chapter.of->power.valid() ? linesToWrite(*chapter.of) : QString()) + u"</section>\n"_s;
    return (page + all->ends.join(QString()) + u"</body></html>\n"_s).toUtf8();
}

Result<QByteArray, QString> studyPdf(const Study &study, const LookFinder &look)
{
    const Result<PrintedStudy, QString> all = printed(study, look);
    if (!all)
        return all.error();
    const QString title = sayingText(study.title);
    const auto foot = [&](int page, int pages) {
        return StudyPage::tr("%1 · page %2 of %3", "title of a booklet")
            .arg(title, QString::number(page), QString::number(pages));
    };
    int pages = 0;
    QByteArray draft, bytes;
    const bool written = writePdf(title, draft,
                                  [&](Paper &paper) {
                                      paper.setCounting();
                                      paper.setFoot([&](int page) { return foot(page, page); });
                                      print(paper, *all);
                                      pages = paper.pages();
                                  })
                         && writePdf(title, bytes, [&](Paper &paper) {
                                paper.setFoot([&](int page) { return foot(page, pages); });
                                print(paper, *all);
                            });
    if (!written)
        return StudyPage::tr("There is not enough memory for the booklet.");
    return bytes;
}

} // namespace entente::app
