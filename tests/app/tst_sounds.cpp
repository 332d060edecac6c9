#include "begungames.h"

#include "flow/tablesounds.h"

#include <QSignalSpy>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cstdlib>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The sounds of a table: what they are, and when there are any.
class TestSounds : public QObject {
    Q_OBJECT

private:
    BegunGames m_games;

    void begin(GameDocument &document, Table::Mode mode) const
    {
        const std::shared_ptr<const Variant> variant = m_games.library.find(u"standard"_s);
        Table table = Table::standard(*variant->board);
        table.mode = mode;
        table.seats = {variant->board->findPower("Austria"), variant->board->findPower("Italy")};
        document.newGame(variant, {}, table);
    }

    static void give(GameDocument &document, const char *who, const char *text)
    {
        document.setOrder(power(document, who), order(document, text));
    }

    static QList<Chime> heard(const QSignalSpy &spy)
    {
        QList<Chime> chimes;
        for (const QList<QVariant> &one : spy)
            chimes += one[0].value<Chime>();
        return chimes;
    }

private Q_SLOTS:
    void theyAreShortAndSoft()
    {
        QList<QByteArray> all;
        for (const Chime chime : everyChime) {
            const QByteArray wave = chimeWave(chime);
            QVERIFY(wave.startsWith("RIFF"));
            QCOMPARE(wave.mid(8, 8), "WAVEfmt ");
            QCOMPARE(qFromLittleEndian<quint32>(wave.constData() + 4), quint32(wave.size() - 8));
            QCOMPARE(qFromLittleEndian<quint32>(wave.constData() + 40), quint32(wave.size() - 44));
            const double seconds = static_cast<double>(wave.size() - 44) / 2 / 22050;
            QVERIFY2(seconds > 0.1 && seconds < 2, qPrintable(QString::number(seconds)));
            int peak = 0;
            for (qsizetype i = 44; i < wave.size(); i += 2)
                peak = std::max(peak, std::abs(int(qFromLittleEndian<qint16>(wave.constData() + i))));
            QVERIFY(peak > 8000 && peak < 20000);
            QCOMPARE(int(qFromLittleEndian<qint16>(wave.constData() + 44)), 0);
            QVERIFY(std::abs(int(qFromLittleEndian<qint16>(wave.constData() + wave.size() - 2))) < 200); // no click
            QVERIFY(!all.contains(wave));
            all += wave;
        }
    }

    void aTableSoundsAsItIsPlayed()
    {
        GameDocument document(m_games.library.finder());
        TableFlow flow(document);
        TableSounds sounds(document, flow);
        sounds.setOn(true);
        QSignalSpy spy(&sounds, &TableSounds::wanted);
        begin(document, Table::Mode::Hotseat);
        QVERIFY(flow.take());
        give(document, "Austria", "A Bud - Ser");
        QVERIFY(spy.isEmpty());
        flow.seal();
        QCOMPARE(heard(spy), QList<Chime>{Chime::Seal});
        QVERIFY(flow.take());
        flow.seal();
        flow.reveal();
        QCOMPARE(heard(spy), (QList<Chime>{Chime::Seal, Chime::Seal, Chime::Reveal}));
        // In spring nobody takes a centre; in autumn Serbia is taken, which is heard after the drums.
        flow.next();
        spy.clear();
        for (int seat = 0; seat < 2; ++seat) {
            QVERIFY(flow.take());
            flow.seal();
        }
        flow.reveal();
        QVERIFY(!heard(spy).contains(Chime::Capture));
        QTRY_VERIFY(heard(spy).contains(Chime::Capture));
    }

    /// What is told piece by piece is not told by a sound before.
    void aShowIsNotGivenAway()
    {
        GameDocument document(m_games.library.finder());
        TableFlow flow(document);
        TableSounds sounds(document, flow);
        sounds.setOn(true);
        begin(document, Table::Mode::Gm);
        give(document, "Austria", "A Bud - Ser");
        flow.reveal();
        flow.next();
        QSignalSpy spy(&sounds, &TableSounds::wanted);
        flow.reveal();
        sounds.beginShow();
        QTest::qWait(1200);
        QCOMPARE(heard(spy), QList<Chime>{Chime::Reveal});
        sounds.tellConflict();
        sounds.endShow();
        QCOMPARE(heard(spy), (QList<Chime>{Chime::Reveal, Chime::Clash, Chime::Capture}));
    }

    void offTheyAreOff()
    {
        GameDocument document(m_games.library.finder());
        TableFlow flow(document);
        TableSounds sounds(document, flow);
        QSignalSpy spy(&sounds, &TableSounds::wanted);
        begin(document, Table::Mode::Gm);
        give(document, "Austria", "A Bud - Ser");
        flow.reveal();
        flow.next();
        flow.reveal();
        sounds.endShow();
        QTest::qWait(1000);
        QVERIFY(spy.isEmpty());
        // A game that is opened sounds of nothing that was played before.
        sounds.setOn(true);
        begin(document, Table::Mode::Gm);
        QVERIFY(spy.isEmpty());
    }
};

QTEST_MAIN(TestSounds)
#include "tst_sounds.moc"
