#include "projectfile.h"

#include "document/variants.h"
#include "game/play.h"
#include "io/gamecase.h"
#include "mails/mail.h"
#include "orders/notation.h"
#include "actions/language.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/reportlayouts.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Orders and results that are copied out come back equal when they are pasted: of every case of every variant, in
/// either language, with the players' names beside the powers'.
class TestPastedBack : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void orders_data();
    void orders();
    void results_data() { orders_data(); }
    void results();
    void positions_data() { orders_data(); }
    void positions();
    void sentences_data() { orders_data(); }
    void sentences();

private:
    /// Whose order it is, and the order as it is written.
    static QStringList told(const Board &board, const std::vector<GivenOrder> &orders, Stage stage)
    {
        QStringList lines;
        for (const GivenOrder &given : orders)
            lines += QString::fromStdString((given.power.valid() ? board.power(given.power).name : "nobody") + ": "
                                            + orderText(board, given.order, stage));
        lines.sort();
        return lines;
    }

    static QString differing(QStringList sent, QStringList back)
    {
        for (const QString &line : QStringList(sent)) {
            if (back.removeOne(line))
                sent.removeOne(line);
        }
        return u"lost: "_s + sent.join(u" | "_s) + u"\nmore: "_s + back.join(u" | "_s) + u"\nof:\n"_s;
    }

    static std::vector<GivenOrder> readBack(const Board &board, const Position &position, const QString &text)
    {
        const Mail mail = readMail(text.toStdString(), {&board, &position, position.phase.stage});
        std::vector<GivenOrder> orders;
        for (const MailLine &line : mail.lines) {
            for (const MailOrder &order : line.orders)
                orders.push_back({order.power, order.order});
        }
        return orders;
    }

    /// Lines that are said to be orders that cannot be read.
    static QStringList refused(const Mail &mail)
    {
        QStringList lines;
        for (const MailLine &line : mail.lines) {
            if (line.kind != MailLine::Kind::Prose && !line.faults.empty())
                lines += u"refused: "_s + QString::fromStdString(line.text);
        }
        return lines;
    }

    /// The order as far as its sentence says it: that fleets carry an army goes without saying where it has no other
    /// way, whoever is besieged is named by the place, and a quoted tank by where it goes.
    static Order asSaid(Order order)
    {
        if (auto *move = std::get_if<Move>(&order.action); move && move->way == Way::ByConvoy)
            move->way = Way::Unsaid;
        if (auto *raise = std::get_if<Raise>(&order.action))
            raise->kind = {};
        if (auto *flight = std::get_if<Flight>(&order.action); flight && flight->backed.hops.size() > 1) {
            const RegionId to = flight->backed.hops.back();
            flight->backed.hops.clear();
            flight->backed.hops.push_back(to);
        }
        return order;
    }

    /// None where the file cannot be read: then nothing is compared.
    std::vector<CaseOrError> casesOf(const QString &file) const
    {
        QFile cases(file);
        return cases.open(QIODevice::ReadOnly) ? readCases(cases.readAll().toStdString(), m_library.finder())
                                               : std::vector<CaseOrError>();
    }

    VariantLibrary m_library{QStringList{projectFile("maps")}};
};

void TestPastedBack::orders_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("german");
    const QDir maps(projectFile("maps"));
    for (const QString &variant : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir cases(maps.filePath(variant + u"/cases"_s));
        for (const QString &file : cases.entryList({u"*.jsonl"_s})) {
            for (const bool german : {false, true})
                QTest::newRow(qPrintable(variant + u'/' + file + (german ? u" de"_s : u" en"_s)))
                    << cases.filePath(file) << german;
        }
    }
}

void TestPastedBack::orders()
{
    QFETCH(QString, file);
    QFETCH(bool, german);
    setLanguage(*qApp, german ? u"de"_s : u"en"_s);
    int compared = 0;
    QStringList faults;
    for (const CaseOrError &read : casesOf(file)) {
        if (!read.ok())
            continue;
        const Board &board = *read->variant->board;
        const Phase phase = read->position.phase;
        ReportHead head{u"Friday"_s, u"Sunday, 8 pm"_s, {}};
        for (int p = 0; p < board.powerCount(); ++p)
            head.players[PowerId(p)] = p % 2 ? u"Anna"_s : u"Robert Meier"_s;
        const QStringList sent = told(board, read->orders, phase.stage);
        const QString text = ordersText(board, read->orders, phase, head);
        const QStringList back = told(board, readBack(board, read->position, text), phase.stage);
        if (back != sent)
            faults += QString::fromStdString(read->id) + u'\n' + differing(sent, back) + text;
        ++compared;
    }
    QVERIFY(compared > 0);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u"\n=====\n"_s)));
}

/// Of results too, in every layout, nothing is lost, whatever is said of them in brackets; nothing else in them is
/// taken for an order or refused as one, and in the phase that follows no order of them is meant for it.
void TestPastedBack::results()
{
    QFETCH(QString, file);
    QFETCH(bool, german);
    setLanguage(*qApp, german ? u"de"_s : u"en"_s);
    int compared = 0;
    QStringList faults;
    for (const CaseOrError &read : casesOf(file)) {
        if (!read.ok())
            continue;
        const Board &board = *read->variant->board;
        const Stage stage = read->position.phase.stage;
        const Turn turn = playPhase(*read->variant, read->rules, read->position, read->orders);
        for (const ReportLayout layout : {ReportLayout::Plain, ReportLayout::Zine, ReportLayout::Judge}) {
            std::vector<GivenOrder> acted;
            for (const OrderResult &result : turn.results) {
                const bool unordered = !result.given && stage == Stage::Moves && is<Hold>(result.order);
                if (!unordered || layout != ReportLayout::Judge) // there it has "No Order Processed"
                    acted.push_back({result.power, result.order});
            }
            const QStringList sent = told(board, acted, stage);
            const QString text = reportText(board, turn, {}, layout);
            const QStringList back = told(board, readBack(board, read->position, text), stage);
            if (back != sent)
                faults += QString::fromStdString(read->id) + u'\n' + differing(sent, back) + text;
            const std::string mail = text.toStdString();
            faults += refused(readMail(mail, {&board, &read->position, stage}));
            const Mail later = readMail(mail, {&board, &turn.after, turn.after.phase.stage});
            faults += refused(later);
            for (const MailLine &line : later.lines) {
                for (const MailOrder &order : line.orders) {
                    if (std::none_of(order.notes.begin(), order.notes.end(),
                                     [](const MailNote &note) { return note.kind == MailNote::Kind::OtherPhase; }))
                        faults += u"meant for the next phase: "_s + QString::fromStdString(line.text);
                }
            }
        }
        ++compared;
    }
    QVERIFY(compared > 0);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u"\n=====\n"_s)));
}

/// Who has sent orders, and how the board stands: nothing in that is taken for an order, or refused as one.
void TestPastedBack::positions()
{
    QFETCH(QString, file);
    QFETCH(bool, german);
    setLanguage(*qApp, german ? u"de"_s : u"en"_s);
    QStringList faults;
    for (const CaseOrError &read : casesOf(file)) {
        if (!read.ok())
            continue;
        const Board &board = *read->variant->board;
        const QString text = positionReport(board, read->position, {PowerId(0)}, {PowerId(1)},
                                            {u"Friday"_s, u"Sunday, 8 pm"_s, {{PowerId(0), u"Anna"_s}}});
        const QStringList taken = told(board, readBack(board, read->position, text), read->position.phase.stage);
        if (!taken.isEmpty())
            faults += QString::fromStdString(read->id) + u'\n' + taken.join(u" | "_s) + u"\nof:\n"_s + text;
        faults += refused(readMail(text.toStdString(), {&board, &read->position, read->position.phase.stage}));
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u"\n=====\n"_s)));
}

/// The sentences of pages and of the window are read too, one by one below the power's name.
void TestPastedBack::sentences()
{
    QFETCH(QString, file);
    QFETCH(bool, german);
    setLanguage(*qApp, german ? u"de"_s : u"en"_s);
    QStringList faults;
    for (const CaseOrError &read : casesOf(file)) {
        if (!read.ok())
            continue;
        const Board &board = *read->variant->board;
        const Stage stage = read->position.phase.stage;
        for (const GivenOrder &given : read->orders) {
            const QString sentence = plainText(orderSentence(board, given.order, stage));
            const QStringList sent = told(board, {{given.power, asSaid(given.order)}}, stage);
            std::vector<GivenOrder> back =
                readBack(board, read->position, powerName(board, given.power) + u":\n"_s + sentence);
            for (GivenOrder &order : back)
                order.order = asSaid(order.order);
            if (told(board, back, stage) != sent)
                faults += QString::fromStdString(read->id) + u": "_s + sentence + u'\n'
                          + differing(sent, told(board, back, stage));
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

QTEST_MAIN(TestPastedBack)
#include "tst_pastedback.moc"
