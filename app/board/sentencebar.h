#pragma once

#include "map/keptpicture.h"
#include "tools/tool.h"

#include <QWidget>

class QLabel;

namespace entente::app {

class HintButton;
class VerbButton;

/// Floats over the map's lower edge: the sentence that grows while an order is written, what is
/// wrong with a choice, the verbs of the chosen unit, and the keys that are open. What is said is never cut: the bar
/// grows instead, with the keys below. Over a very small map it leaves out keys that would need a row, and while verbs
/// are offered what has no room behind the sentence and is no refusal; a tool tip has it.
class SentenceBar : public QWidget {
    Q_OBJECT

public:
    explicit SentenceBar(QWidget *parent = nullptr);

    void setSentence(const Sentence &sentence);
    /// Everything it says, for scripts and tests.
    QString text() const;
    /// How high it must be at this width to say everything.
    int heightFor(int width) const;
    int usualHeight() const;      ///< of a short sentence
    int heightWithVerbs() const;  ///< of a short sentence with a row of verbs
    int heightOfTwoLines() const; ///< a sentence, and what is said of it
    bool showsVerbs() const { return m_verbsShown > 0; }
    void setFromAfar(bool on); ///< large type
    void setLow(bool on);      ///< a short sentence takes less height
    void setScant(bool on);    ///< the map is very small
    /// The keyboard goes to the verbs. False: there are none, or it is there.
    bool focusVerbs();
    QSize sizeHint() const override { return {600, usualHeight()}; }

Q_SIGNALS:
    void keyWanted(int code);            ///< a hint was clicked
    void verbWanted(entente::Verb verb); ///< a verb was clicked
    void partnersWanted();               ///< the orders that go with the last one were
    void verbsLeft();                    ///< the keyboard goes back to the map

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Layout {
        int height = 0;
        int mainSize = 0; ///< type
        QRect main;
        QRect detail;
        bool folded = false; ///< the detail has no room
        QList<QPoint> hints; ///< none, where they have no room
        QList<QPoint> verbs;
    };
    static constexpr int shadowRoom = 6;
    static constexpr int detailType = 12;
    static constexpr int signRoom = 20; ///< of the sign before a refusal
    // Its layout.
    Layout layOut(int width) const;
    Layout layOutWithVerbs(int width) const;
    void setVerbs(const QList<VerbChip> &verbs);
    void stepThroughVerbs(VerbButton *from, int by);
    int cardHeight(bool oneLine) const; ///< of a short sentence, without the shadow
    int mainHeight() const;             ///< of the words above verbs
    int verbsBelow() const;             ///< between those words and the verbs
    int px(int usual) const;            ///< as large as it is from where it is read
    QList<QPoint> placeHints(const QRect &area, int rows, bool rightAligned, int &bottom, int &left) const;
    QList<QPoint> placeVerbs(const QRect &area, int &y) const;
    void paintCard(QPainter &painter) const;
    void refresh();
    void announce();

    Sentence m_sentence;
    KeptPicture m_card; ///< the ground with its shadow
    QLabel *m_main;
    QLabel *m_detail;
    QList<HintButton *> m_hints; ///< reused; the first m_shown of them are seen
    int m_shown = 0;
    bool m_fromAfar = false;
    bool m_low = false;
    bool m_scant = false;
    QList<VerbButton *> m_verbs; ///< reused; the first m_verbsShown of them are seen
    int m_verbsShown = 0;
};

} // namespace entente::app
