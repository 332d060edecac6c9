#include "twolands.h"

#include "document/wholefile.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

namespace {

/// As a text editor does.
void replaceIn(const QString &path, const QByteArray &words, const QByteArray &others)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("can't read");
    QByteArray text = file.readAll();
    file.close();
    text.replace(text.indexOf(words), words.size(), others);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("can't write");
}

} // namespace

/// A board at work in the studio, and the folder that others may write into meanwhile.
class StudioFolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsTheFolder();
    void keepsWhatItCantRead();
    void twoWindowsOnOneFolder();
};

/// What a text editor writes into variant.json while the desk is open.
void StudioFolderTest::followsTheFolder()
{
    SketchDocument document;
    QVERIFY(document.begin(playable()).ok());
    const QString path = document.folder() + u"/variant.json"_s;
    replaceIn(path, "\"Ald\"", "\"Alder\"");
    QTRY_COMPARE(document.sketch().place(0).name, std::string("Alder"));
    QVERIFY(document.save());
    document.undoStack().undo();
    QCOMPARE(document.sketch().place(0).name, std::string("Ald"));
    QVERIFY(document.save());
    // Between a change and its saving: the file counts, and the change is a step behind.
    replaceIn(path, "\"Bor\"", "\"Boros\"");
    document.edit([](BoardSketch &sketch) { sketch.title = "Another"; });
    QVERIFY(document.save());
    QCOMPARE(document.sketch().place(1).name, std::string("Boros"));
    document.undoStack().undo();
    QCOMPARE(document.sketch().title, std::string("Another"));
}

void StudioFolderTest::keepsWhatItCantRead()
{
    SketchDocument document;
    QVERIFY(document.begin(playable()).ok());
    QSignalSpy said(&document, &SketchDocument::said);
    const QString path = document.folder() + u"/variant.json"_s;
    replaceIn(path, "{", "{,");
    const QByteArray broken = *readWhole(path);
    QTRY_VERIFY(!said.isEmpty());
    QVERIFY(said.back().front().toString().contains(u"variant.json.old"_s));
    QVERIFY(document.save());
    QCOMPARE(*readWhole(path + u".old"_s), broken);
    QVERIFY(*readWhole(path) != broken);
}

/// Each follows the other, and then both are quiet.
void StudioFolderTest::twoWindowsOnOneFolder()
{
    SketchDocument one, other;
    QVERIFY(one.begin(playable()).ok());
    QVERIFY(other.load(one.folder()).ok());
    one.edit([](BoardSketch &sketch) { sketch.place(0).name = "Alder"; });
    QTRY_COMPARE(other.sketch().place(0).name, std::string("Alder"));
    other.edit([](BoardSketch &sketch) { sketch.place(1).name = "Boros"; });
    QTRY_COMPARE(one.sketch().place(1).name, std::string("Boros"));
    QCOMPARE(other.sketch().place(0).name, one.sketch().place(0).name);
    QSignalSpy changed(&one, &SketchDocument::changed);
    QTest::qWait(1500);
    QVERIFY(changed.isEmpty());
}

int main(int argc, char **argv)
{
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.path().toUtf8()); // the boards that are begun here
    QApplication application(argc, argv);
    StudioFolderTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_studiofolder.moc"
