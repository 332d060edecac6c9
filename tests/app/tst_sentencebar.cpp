#ifndef Q_MOC_RUN // it trips over what the standard library has in there
#include "board/sentencebar.h"
#include "board/verbbutton.h"
#endif

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The bar under the map by itself: the verbs of the chosen unit as buttons that are seen whole at every width.
class TestSentenceBar : public QObject {
    Q_OBJECT

private:
    static Sentence written()
    {
        Sentence out;
        out.main = u"A Vienna …"_s;
        out.detail = u"Click where it goes, or choose what it does."_s;
        out.verbs = {
            {Verb::Hold, u"H"_s, u"Hold"_s, false, {}},
            {Verb::Move, u"M"_s, u"Move"_s, true, {}},
            {Verb::Support, u"S"_s, u"Support"_s, false, {}},
            {Verb::Convoy, u"C"_s, u"Convoy"_s, false, u"Only a fleet at sea can convoy; A Vienna is not one."_s}};
        out.keys = {{u"⌫"_s, u"Back"_s, Qt::Key_Backspace}, {u"Esc"_s, u"Cancel"_s, Qt::Key_Escape}};
        return out;
    }

    static QList<VerbButton *> shown(const SentenceBar &bar)
    {
        QList<VerbButton *> buttons = bar.findChildren<VerbButton *>();
        buttons.removeIf([](const VerbButton *button) { return button->isHidden(); });
        return buttons;
    }

private Q_SLOTS:
    void everyVerbHasANameAndAKey()
    {
        SentenceBar bar;
        bar.setSentence(written());
        QCOMPARE(shown(bar).size(), 4);
        const VerbButton *support = bar.findChild<VerbButton *>(u"chip-s"_s);
        QCOMPARE(support->accessibleName(), u"Support (S)"_s);
        QVERIFY(support->accessibleDescription().isEmpty());
        QVERIFY(support->focusPolicy() & Qt::TabFocus);
        QVERIFY(bar.findChild<VerbButton *>(u"chip-m"_s)->isChecked());
        Sentence naming = written(); // where a place is named by letters
        naming.verbs[2].keyTaken = true;
        bar.setSentence(naming);
        QCOMPARE(bar.findChild<VerbButton *>(u"chip-s"_s)->accessibleName(), u"Support"_s);
        bar.setSentence(written());
        const VerbButton *convoy = bar.findChild<VerbButton *>(u"chip-c"_s);
        QVERIFY(!convoy->isOpen());
        QVERIFY(convoy->accessibleDescription().contains(u"Only a fleet at sea"_s));
        QCOMPARE(convoy->toolTip(), u"Only a fleet at sea can convoy; A Vienna is not one."_s);
    }

    void clicksAndKeysSayTheVerb()
    {
        SentenceBar bar;
        bar.resize(640, 200);
        bar.setSentence(written());
        bar.show();
        QVERIFY(QTest::qWaitForWindowActive(&bar));
        QList<Verb> said;
        connect(&bar, &SentenceBar::verbWanted, this, [&](Verb verb) { said += verb; });
        QSignalSpy left(&bar, &SentenceBar::verbsLeft);
        QTest::mouseClick(bar.findChild<VerbButton *>(u"chip-s"_s), Qt::LeftButton);
        QVERIFY(said == QList<Verb>{Verb::Support});
        bar.findChild<VerbButton *>(u"chip-h"_s)->clearFocus();
        QVERIFY(bar.focusVerbs());
        QVERIFY(!bar.focusVerbs()); // it is there
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(said == (QList<Verb>{Verb::Support, Verb::Hold, Verb::Move}));
        QVERIFY(bar.findChild<VerbButton *>(u"chip-m"_s)->isChecked()); // as the tool says, not as it was pressed
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(left.count(), 1);
    }

    void nothingIsCut()
    {
        Sentence sentence = written();
        for (VerbChip &chip : sentence.verbs)
            chip.name = u"Unterstützung "_s + chip.name;
        sentence.main = u"A Livonia supports A Saint Petersburg to the Gulf of Bothnia and farther than that"_s;
        SentenceBar bar;
        bar.setSentence(sentence);
        bar.show();
        for (const int width : {1300, 676, 420, 300}) {
            bar.resize(width, bar.heightFor(width));
            QList<QRect> places;
            for (const auto *button : bar.findChildren<QAbstractButton *>()) {
                if (button->isHidden())
                    continue;
                QVERIFY2(bar.rect().contains(button->geometry()),
                         qPrintable(u"%1 at %2"_s.arg(button->objectName()).arg(width)));
                for (const QRect &other : std::as_const(places))
                    QVERIFY(!other.intersects(button->geometry()));
                places += button->geometry();
            }
        }
    }

    /// Over a very small map two rows are enough while a target is chosen; a refusal is told all the same.
    void littleRoomIsTakenOverASmallMap()
    {
        SentenceBar bar;
        bar.setLow(true);
        Sentence sentence = written();
        sentence.detail += u" It can be done by the keyboard as well, with the letters of places."_s;
        bar.setSentence(sentence);
        const int usual = bar.heightFor(576);
        bar.setScant(true);
        bar.resize(576, bar.heightFor(576));
        bar.show();
        QVERIFY2(bar.height() < usual && bar.height() <= 80, qPrintable(QString::number(bar.height())));
        QCOMPARE(shown(bar).size(), 4);
        const auto *detail = bar.findChild<QLabel *>(u"sentenceDetail"_s);
        QVERIFY(detail->isHidden());
        QCOMPARE(bar.toolTip(), sentence.detail);
        QVERIFY(bar.text().contains(sentence.detail)); // it is read out
        sentence.refusal = true;
        bar.setSentence(sentence);
        QVERIFY(!detail->isHidden());
        QVERIFY(bar.toolTip().isEmpty());
    }

    /// The words change with whatever the mouse is on; what is to be clicked next stays.
    void verbsStayWhileTheWordsChange()
    {
        SentenceBar bar;
        Sentence sentence = written();
        bar.setSentence(sentence);
        bar.show();
        bar.resize(676, bar.heightFor(676));
        const int below = bar.height() - shown(bar).first()->y();
        for (const QString &main : {u"A Vienna moves to Galicia"_s, u"A Vienna"_s, QString()}) {
            sentence.main = main;
            sentence.detail = main.isEmpty() ? QString() : u"A Vie - Gal"_s;
            bar.setSentence(sentence);
            bar.resize(676, bar.heightFor(676));
            QCOMPARE(bar.height() - shown(bar).first()->y(), below);
        }
    }

    /// So that the bar covers as little of the map as may be.
    void whatIsSaidOfAPlaceStandsBehindTheSentenceWhereItFits()
    {
        SentenceBar bar;
        Sentence sentence = written();
        sentence.main = u"A Vienna ..."_s;
        sentence.detail = u"A Vienna can't get to Belgium in one step."_s;
        sentence.refusal = true;
        bar.setSentence(sentence);
        bar.show();
        bar.resize(860, bar.heightFor(860));
        QCOMPARE(bar.height(), bar.heightWithVerbs());
        const QRect main = bar.findChild<QLabel *>(u"sentence"_s)->geometry();
        const QRect detail = bar.findChild<QLabel *>(u"sentenceDetail"_s)->geometry();
        QVERIFY(detail.left() > main.right());
        QVERIFY(detail.top() < main.bottom());
        bar.resize(360, bar.heightFor(360));
        QVERIFY(bar.findChild<QLabel *>(u"sentenceDetail"_s)->y()
                >= bar.findChild<QLabel *>(u"sentence"_s)->geometry().bottom());
    }

    void nothingIsLeftWithoutAUnit()
    {
        SentenceBar bar;
        bar.setSentence(written());
        bar.setSentence({});
        QVERIFY(shown(bar).isEmpty());
        for (const VerbButton *button : bar.findChildren<VerbButton *>())
            QVERIFY(button->accessibleName().isEmpty() && button->toolTip().isEmpty()
                    && button->objectName().isEmpty());
        QVERIFY(!bar.focusVerbs());
    }
};

QTEST_MAIN(TestSentenceBar)
#include "tst_sentencebar.moc"
