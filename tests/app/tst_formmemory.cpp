#include "look/formmemory.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

using namespace entente::app;
using namespace Qt::StringLiterals;

/// A sheet that was made anew in another language: what somebody wrote comes back, what the sheet says itself does not.
class TestFormMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writtenComesBackAndSaidDoesNot();
};

namespace {

struct Form : QWidget {
    explicit Form(const QString &said)
    {
        written->setObjectName(u"written"_s);
        line->setObjectName(u"line"_s);
        remarks->setObjectName(u"remarks"_s);
        remarks->setReadOnly(true);
        remarks->setPlainText(said);
        path->setObjectName(u"path"_s);
        path->setReadOnly(true);
        path->setText(said);
    }
    QPlainTextEdit *written = new QPlainTextEdit(this);
    QLineEdit *line = new QLineEdit(this);
    QPlainTextEdit *remarks = new QPlainTextEdit(this);
    QLineEdit *path = new QLineEdit(this);
};

} // namespace

void TestFormMemory::writtenComesBackAndSaidDoesNot()
{
    Form english(u"Nothing to say"_s);
    english.written->setPlainText(u"till Friday"_s);
    english.line->setText(u"1901"_s);
    const FormMemory memory(english);
    Form german(u"Nichts zu sagen"_s);
    memory.giveBack(german);
    QCOMPARE(german.written->toPlainText(), u"till Friday"_s);
    QCOMPARE(german.line->text(), u"1901"_s);
    QCOMPARE(german.remarks->toPlainText(), u"Nichts zu sagen"_s);
    QCOMPARE(german.path->text(), u"Nichts zu sagen"_s);
}

QTEST_MAIN(TestFormMemory)
#include "tst_formmemory.moc"
