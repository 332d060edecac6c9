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

QString answerOf(const StudyChapter &chapter)
{
    QString html;
    for (const Saying &hint : chapter.hints)
        html += paragraph(StudyPage::tr("Hint: %1").arg(sayingText(hint)));
    QStringList orders;
    for (const GivenOrder &given : chapter.orders(true))
        orders += fromUtf8(orderText(*chapter.board.variant->board, given.order));
    return html + paragraph(orders.join(u", "_s)) + paragraph(sayingText(chapter.right));
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

/// A chapter, its heading with what is said in it, and how its map is painted.
using ChapterAdder = std::function<void(const StudyChapter &, const QString &said, const MapLook &)>;

/// Adds the chapters one after another, and gives what follows them: hints and answers, or nothing. `fault`: one
/// sentence, if a map can't be painted.
QString eachChapter(const Study &study, const LookFinder &look, const ChapterAdder &add, QString &fault)
{
    QString answers;
    int number = 0;
    for (const StudyChapter &chapter : study.chapters) {
        const Result<MapLook, QString> found = look(*chapter.board.variant);
        if (!found) {
            fault = found.error();
            return {};
        }
        const QString title = heading(chapter, ++number);
        add(chapter, title + paragraph(sayingText(chapter.text)), *found);
        if (chapter.power.valid())
            answers += u"<section>\n"_s + title + answerOf(chapter) + u"</section>\n"_s;
    }
    return answers.isEmpty()
               ? QString()
               : u"<div class=\"answers\"><h1>%1</h1>\n%2</div>\n"_s.arg(StudyPage::tr("Answers"), answers);
}

} // namespace

Result<QByteArray, QString> studyPage(const Study &study, const LookFinder &look)
{
    const QString title = sayingText(study.title).toHtmlEscaped();
    QString page = u"<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                   "content=\"width=device-width, initial-scale=1\"><title>%2</title><style>%3</style></head>\n"
                   u"<body>\n<h1>%2</h1>\n"_s.arg(placeLanguage(), title, styleOfStudy);
    QString fault;
    const auto add = [&](const StudyChapter &chapter, const QString &said, const MapLook &map) {
        page += u"<section>\n"_s + said + mapOf(chapter, map)
                + (chapter.power.valid() ? linesToWrite(chapter) : QString()) + u"</section>\n"_s;
    };
    const QString answers = eachChapter(study, look, add, fault);
    if (!fault.isEmpty())
        return fault;
    return (page + answers + u"</body></html>\n"_s).toUtf8();
}

Result<QByteArray, QString> studyPdf(const Study &study, const LookFinder &look)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(sayingText(study.title));
        writer.setPageMargins(QMarginsF(pageMargin, pageMargin, pageMargin, pageMargin), QPageLayout::Millimeter);
        Paper paper(writer);
        if (!paper.isReady())
            return StudyPage::tr("There is not enough memory for the booklet.");
        QString fault;
        const auto add = [&](const StudyChapter &chapter, const QString &said, const MapLook &map) {
            addChapter(paper, chapter, said, map);
        };
        const QString answers = eachChapter(study, look, add, fault);
        if (!fault.isEmpty())
            return fault;
        if (!answers.isEmpty())
            paper.addText(answers);
        paper.end();
    }
    return bytes;
}

} // namespace entente::app
