#include "window/exportactions.h"

#include "desks/contractdesk.h"
#include "desks/maildesk.h"
#include "desks/printdesk.h"
#include "desks/reportdesk.h"
#include "desks/rulesdesk.h"
#include "desks/scheduledesk.h"
#include "document/due.h"
#include "document/fileplaces.h"
#include "document/wholefile.h"
#include "exchange/exporter.h"
#include "exports/gamepage.h"
#include "exports/htmlreport.h"
#include "exports/studypage.h"
#include "exports/turnhtml.h"
#include "map/mapview.h"
#include "sheet/boardlook.h"
#include "words/sayings.h"
#include "map/turnstate.h"
#include "board/shownstate.h"
#include "words/notewords.h"
#include "words/names.h"
#include "words/reportlayouts.h"
#include "words/sentences.h"
#include "words/tablewords.h"
#include "document/tablerecord.h"

#include <QClipboard>
#include <QBuffer>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QDir>
#include <QPdfWriter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUrl>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureWidth = 2400;

/// How the files end that a whole game is saved in: a page for browsers, and what other programs read.
constexpr auto pageEnding = ".html"_L1;
QStringList gameEndings()
{
    QStringList all{pageEnding};
    for (const Exporter &exporter : exporters())
        all += QString::fromLatin1(exporter.suffix);
    return all;
}

/// Which of them the name ends in; empty: none.
QString endingOf(const QString &name)
{
    for (const QString &ending : gameEndings()) {
        if (name.endsWith(ending, Qt::CaseInsensitive))
            return ending;
    }
    return {};
}

/// What is said of a file that was written, or was not.
ExportActions::Said saidOf(const QString &path, const Result<bool, QString> &written)
{
    if (!written)
        return {written.error(), true};
    return {ExportActions::tr("Saved in %1.").arg(QFileInfo(path).fileName()), false};
}

/// `told`: the turn that is shown, where others may know less of it than the map shows; else null.
MapPicture pictureOf(const MapView &map, const QString &title, const Turn *told, bool withNotes)
{
    MapPicture picture;
    picture.look = map.look();
    picture.look.theme = MapTheme::light();
    picture.state = told ? resultsOf(*map.look().board, *told) : map.state();
    if (!withNotes)
        dropNotes(picture.state);
    picture.width = pictureWidth;
    picture.title = title;
    return picture;
}

} // namespace

ExportActions::ExportActions(GameDocument &document, QWidget *window)
    : QObject(window), m_document(document), m_window(window)
{
    connect(&m_document, &GameDocument::loading, this, [this] { m_mails.clear(); });
}

void ExportActions::readMail(PowerId only, const QString &text, const QString &file)
{
    const PowerId seat = m_document.table().mode == Table::Mode::Hotseat ? only : PowerId();
    auto *desk = new MailDesk(m_document, seat, m_desk);
    desk->setAttribute(Qt::WA_DeleteOnClose);
    desk->setModal(true);
    // It is read in the seat where it was pasted, and nowhere else. An open table has one sheet for all.
    const std::pair whose(seat, m_document.game().turnCount());
    QStringList mails{m_mails[whose], text};
    mails.removeDuplicates();
    mails.removeAll(QString());
    desk->setText(mails.join(u'\n'));
    if (!file.isEmpty())
        desk->setSource(file, head().game);
    connect(desk, &QDialog::finished, this, [this, desk, whose] { m_mails[whose] = desk->textLeft(); });
    desk->show();
}

void ExportActions::registerContract(PowerId power)
{
    auto *desk = new ContractDesk(m_document, power, m_document.table().mode != Table::Mode::Hotseat, m_desk);
    desk->setAttribute(Qt::WA_DeleteOnClose);
    desk->setModal(true);
    desk->show();
}

void ExportActions::writeSchedule()
{
    auto *desk = new ScheduleDesk(m_document, m_desk);
    desk->setAttribute(Qt::WA_DeleteOnClose);
    desk->setModal(true);
    desk->show();
}

void ExportActions::writeReport(const MapView &map)
{
    const auto page = [this, look = map.look()](int index, const ReportHead &head) {
        const Turn &turn = m_document.game().told(index);
        MapPicture picture;
        picture.look = look;
        picture.look.theme = MapTheme::light();
        picture.state = resultsOf(*look.board, turn);
        addFog(picture.state, *look.board, m_document.sightIn(index));
        picture.look.owner = picture.state.owner;
        picture.width = pictureWidth;
        picture.title = head.game + u": "_s + resultsName(m_document.board(), turn.before.phase);
        return htmlReport(picture, &turn, tableRecord(m_document), head, PageMap::Picture);
    };
    const int shown = app::shownTurn(m_document);
    auto *desk =
        new ReportDesk(m_document, shown < 0 ? m_document.game().turnCount() - 1 : shown, head().game, page, m_desk);
    connect(desk, &ReportDesk::mailWanted, this, &ExportActions::openMail);
    desk->show();
}

void ExportActions::openMail(const QString &link)
{
    QDesktopServices::openUrl(QUrl(link, QUrl::StrictMode));
}

void ExportActions::openRules(const QString &folder, const MapLook &look, const QString &rule)
{
    auto *desk = new RulesDesk(m_document.game().variantPointer(), folder, look, m_desk);
    desk->setAttribute(Qt::WA_DeleteOnClose);
    desk->show();
    if (!rule.isEmpty())
        desk->showRule(rule);
}

const Turn *ExportActions::shownTurn() const
{
    const int turn = app::shownTurn(m_document);
    return turn < 0 ? nullptr : &m_document.game().told(turn);
}

QString ExportActions::title() const
{
    const Game &game = m_document.game();
    const Turn *turn = shownTurn();
    return head().game + u": "_s
           + (turn ? resultsName(m_document.board(), turn->before.phase)
                   : phaseName(m_document.board(), game.position().phase));
}

ReportHead ExportActions::head() const
{
    const Table &table = m_document.table();
    QString name = table.gameName;
    if (name.isEmpty())
        name = m_document.path().isEmpty() ? fromUtf8(m_document.game().variant().title)
                                           : QFileInfo(m_document.path()).completeBaseName();
    const int turn = app::shownTurn(m_document);
    ReportHead head{name, dueAfter(m_document, turn), table.players};
    head.isFogged = m_document.isFogged();
    if (turn >= 0) {
        head.press = m_document.press(turn);
        head.silent = timesSilent(m_document.game(), turn);
    }
    return head;
}

QString ExportActions::proposed(const QString &ending) const
{
    const Turn *turn = shownTurn();
    return proposedPath(m_document, ending,
                        turn ? resultsName(m_document.board(), turn->before.phase)
                             : phaseName(m_document.board(), m_document.game().position().phase));
}

/// Orders of this phase that whoever sits there may take along. At a hotseat table those are the own ones, and between
/// the seats nobody's: computers may have sealed theirs while the results are still looked at.
std::vector<GivenOrder> ExportActions::ordersFor(PowerId seat) const
{
    std::vector<GivenOrder> orders = m_document.game().orders();
    if (m_document.table().mode == Table::Mode::Hotseat)
        std::erase_if(orders, [=](const GivenOrder &given) { return given.power != seat; });
    return orders;
}

QString ExportActions::copyText(PowerId seat)
{
    const Game &game = m_document.game();
    if (const Turn *turn = shownTurn()) {
        const QStringList record = tableRecord(m_document);
        QGuiApplication::clipboard()->setText(turnReport(game.board(), *turn, head())
                                              + (record.isEmpty() ? QString() : u'\n' + record.join(u'\n') + u'\n'));
        return tr("Results copied.");
    }
    return copyOrders(seat);
}

QString ExportActions::copyOrders(PowerId seat)
{
    const Game &game = m_document.game();
    const Turn *turn = shownTurn();
    const std::vector<GivenOrder> orders = turn ? turn->orders : ordersFor(seat);
    const Position &position = turn ? turn->before : game.position();
    if (orders.empty())
        return tr("There are no orders to copy.");
    NotedOrders noted;
    if (m_notation)
        noted = ordersIn(*m_notation, game.board(), game.rules().orders, position, orders);
    QGuiApplication::clipboard()->setText(m_notation ? fromUtf8(noted.text)
                                                     : ordersText(game.board(), orders, position.phase, head()));
    const auto copied = static_cast<int>(orders.size() - noted.unsaid.size());
    QStringList unsaid;
    for (const std::string &order : noted.unsaid)
        unsaid += fromUtf8(order);
    const QString told = tr("%n order(s) copied.", nullptr, copied);
    return unsaid.isEmpty() ? told : told + u' ' + tr("That notation has no words for %1.").arg(joinNames(unsaid));
}

std::optional<ExportActions::Said> ExportActions::savePicture(const MapView &map, PowerId seat)
{
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Save a picture or report"), proposed(u"png"_s),
                                                      tr("Picture (*.png *.svg *.pdf);;Report (*.html *.txt)"));
    if (path.isEmpty())
        return std::nullopt;
    return savePicture(map, seat, path);
}

ExportActions::Said ExportActions::savePicture(const MapView &map, PowerId seat, const QString &path)
{
    MapPicture picture =
        pictureOf(map, title(), m_document.game().hasSecretSequence() ? shownTurn() : nullptr, m_withNotes);
    const auto written = [&path](const QByteArray &bytes) { return saidOf(path, writeWhole(path, bytes)); };
    const Turn *turn = shownTurn();
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == "html"_L1)
        return written(htmlReport(picture, turn, notes(), head()));
    if (ending == "txt"_L1) {
        const Game &game = m_document.game();
        QString text = turn ? turnReport(game.board(), *turn, head())
                            : ordersText(game.board(), ordersFor(seat), game.position().phase, head());
        for (const QString &note : notes())
            text += u'\n' + note;
        return written(text.toUtf8());
    }
    if (turn)
        picture.text =
            u"<h1>%1</h1>\n"_s.arg(picture.title.toHtmlEscaped()) + turnHtml(m_document.board(), *turn, head(), 2);
    if (!pictureFormatOf(path))
        return {tr("“%1” does not end in .png, .svg, .pdf, .html or .txt.").arg(QFileInfo(path).fileName()), true};
    if (const auto fault = app::savePicture(picture, path))
        return {*fault, true};
    return saidOf(path, true);
}

QStringList ExportActions::notes() const
{
    const Turn *turn = shownTurn();
    const Phase phase = turn ? turn->before.phase : m_document.game().position().phase;
    // At a hotseat table a power's own notes never go on paper for others.
    QStringList lines = tableRecord(m_document);
    for (const Note &note : m_document.notesFor(PowerId())) {
        if (!note.phase || (m_withNotes && note.phase == phase))
            lines += noteSentence(m_document.board(), note);
    }
    return lines;
}

std::optional<ExportActions::Said> ExportActions::saveGame(const MapView &map)
{
    QStringList filters{tr("Web page (*%1)").arg(pageEnding)};
    for (const Exporter &exporter : exporters())
        filters += tr("Game for %1 (*%2)").arg(fromUtf8(exporter.program), fromUtf8(exporter.suffix));
    const QString proposed = proposedPath(m_document, u"html"_s);
    QFileDialog dialog(m_window, tr("Export game"), QFileInfo(proposed).path());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.selectFile(QFileInfo(proposed).fileName());
    // The name goes with the kind of file that is chosen.
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &filter) {
        const QString chosen = gameEndings().value(static_cast<int>(filters.indexOf(filter)));
        QString name = QFileInfo(dialog.selectedFiles().value(0)).fileName();
        name.chop(endingOf(name).size());
        dialog.selectFile(name + chosen);
    });
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return saveGame(map, dialog.selectedFiles().value(0));
}

ExportActions::Said ExportActions::saveGame(const MapView &map, const QString &path)
{
    const Game &game = m_document.game();
    const QString ending = endingOf(path);
    if (ending.isEmpty())
        return {tr("“%1” must end in one of these: %2.").arg(QFileInfo(path).fileName(), gameEndings().join(u", "_s)),
                true};
    if (ending == pageEnding) {
        MapLook look = map.look();
        look.theme = MapTheme::light();
        return saidOf(path,
                      writeWhole(path, gamePage(look, game, tableRecord(m_document), m_document.table().gameName)));
    }
    Game open = game; // what is being written now is nobody else's business yet
    if (m_document.table().mode == Table::Mode::Hotseat)
        open.setOrders({});
    const auto written = writeForeign(*exporterFor(ending.toStdString()), open);
    if (!written)
        return {spoken(written.error()), true};
    Said said = saidOf(path, writeWhole(path, QByteArray::fromStdString(written->bytes)));
    for (const std::vector<Wording> &sentences : {written->remarks, written->notes}) {
        for (const Wording &sentence : sentences)
            said.text += u' ' + spoken(sentence);
    }
    return said;
}

Booklet ExportActions::bookletOf(const MapView &map, PowerId seat, const BookletParts &parts) const
{
    Booklet booklet;
    booklet.look = map.look();
    booklet.look.theme = MapTheme::of(MapStyle::Print);
    booklet.game = &m_document.game();
    booklet.turn = app::shownTurn(m_document);
    booklet.orders = ordersFor(seat);
    booklet.writers = m_document.toOrder();
    booklet.parts = parts;
    booklet.head = head();
    booklet.record = tableRecord(m_document);
    return booklet;
}

ExportActions::Said ExportActions::savePdf(const Booklet &booklet) const
{
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Save as PDF"), proposedPath(m_document, u"pdf"_s),
                                                      tr("PDF (*.pdf)"));
    return path.isEmpty() ? Said() : writePdf(booklet, path);
}

ExportActions::Said ExportActions::savePdf(const MapView &map, PowerId seat, const BookletParts &parts,
                                           const QString &path)
{
    return writePdf(bookletOf(map, seat, parts), path);
}

ExportActions::Said ExportActions::writePdf(const Booklet &booklet, const QString &path) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    int pages = 0;
    {
        QPdfWriter writer(&buffer);
        writer.setPageOrientation(QPageLayout::Landscape);
        writer.setTitle(title());
        pages = paintBooklet(booklet, writer);
    }
    if (pages == 0)
        return {tr("There is not enough memory for a picture of that size."), true};
    if (const auto written = writeWhole(path, bytes); !written)
        return {written.error(), true};
    return {tr("Saved %n page(s) in %1.", nullptr, pages).arg(QFileInfo(path).fileName()), false};
}

std::optional<ExportActions::Said> ExportActions::saveStudy(const Study &study, const VariantLibrary &variants)
{
    static const QRegularExpression noLetters(u"[^\\w ]"_s, QRegularExpression::UseUnicodePropertiesOption);
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString proposed = folder.filePath(sayingText(study.title).remove(noLetters) + u".pdf"_s);
    const QString path = QFileDialog::getSaveFileName(m_window, tr("Save as PDF"), proposed, tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return {};
    const auto bytes = studyPdf(study, [&](const Variant &variant) {
        Result<MapLook, QString> look = lookOfBoard(variants.folderOf(fromUtf8(variant.id)), variant);
        if (look)
            look.value().theme = MapTheme::of(MapStyle::Print);
        return look;
    });
    if (!bytes)
        return Said{bytes.error(), true};
    return saidOf(path, writeWhole(path, *bytes));
}

void ExportActions::print(const MapView &map, PowerId seat, std::function<void(const Said &)> said)
{
    auto *desk = new PrintDesk(m_document.game().turnCount() > 0,
                               !m_document.toOrder().empty() && !m_document.game().isOver(), m_desk);
    desk->setAttribute(Qt::WA_DeleteOnClose);
    const auto booklet = [this, desk, &map, seat] {
        return bookletOf(map, seat, {desk->map(), desk->list(), desk->sheets(), desk->wholeGame()});
    };
    connect(desk, &PrintDesk::pdfWanted, this, [this, desk, booklet, said] {
        const Said done = savePdf(booklet());
        if (done.text.isEmpty())
            return;
        desk->close();
        said(done);
    });
    connect(desk, &PrintDesk::previewWanted, this, [this, desk, booklet] {
        QPrinter printer(QPrinter::HighResolution);
        printer.setPageOrientation(QPageLayout::Landscape);
        QPrintPreviewDialog preview(&printer, m_window);
        preview.setObjectName(u"printPreview"_s);
        const Booklet shown = booklet();
        connect(&preview, &QPrintPreviewDialog::paintRequested, this,
                [&shown](QPrinter *paper) { paintBooklet(shown, *paper); });
        desk->close();
        preview.exec();
    });
    desk->open();
}

} // namespace entente::app
