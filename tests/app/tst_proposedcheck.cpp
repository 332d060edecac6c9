#include "projectpath.h"

#include "checks/foldercheck.h"
#include "document/wholefile.h"
#include "studio/drawingreader.h"
#include "studio/proposedfolder.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What is said of a folder that was made of a drawing.
class ProposedCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void freshProposals_data();
    void freshProposals();
    void passagesThatNoBorderTells();
};

namespace {

Proposal proposedIn(const QString &manner)
{
    const QString drawings = QString::fromStdString(projectPath("tests/drawings/manners/"));
    auto proposal = proposalOfFile(drawings + manner + u".svg"_s);
    if (!proposal)
        qFatal("%s", qPrintable(proposal.error()));
    return std::move(proposal).value();
}

QStringList checked(const Proposal &proposal)
{
    const auto made = folderOf(proposal, "Drawn");
    if (!made)
        qFatal("%s", made.error().text().c_str());
    const QTemporaryDir folder;
    for (const auto &[name, content] : made->files) {
        if (!writeWhole(folder.filePath(QString::fromStdString(name)), QByteArray::fromStdString(content)))
            qFatal("can't write");
    }
    return FolderCheck(folder.path()).run();
}

} // namespace

void ProposedCheckTest::freshProposals_data()
{
    QTest::addColumn<QString>("manner");
    for (const char *manner : {"named-layers", "islands", "strokes", "traced", "hundreds-of-islands", "rotated"})
        QTest::newRow(manner) << QString::fromLatin1(manner);
}

/// Nothing but what the proposal asks itself.
void ProposedCheckTest::freshProposals()
{
    QFETCH(QString, manner);
    const QStringList found = checked(proposedIn(manner));
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

/// Neither a way across the sheet nor a border without a way goes unsaid.
void ProposedCheckTest::passagesThatNoBorderTells()
{
    Proposal proposal = proposedIn(u"named-layers"_s);
    const auto sure = std::find_if(proposal.passages.begin(), proposal.passages.end(),
                                   [](const ProposedPassage &each) { return each.army && each.certainty == 1; });
    QVERIFY(sure != proposal.passages.end());
    const QString from = QString::fromStdString(proposal.places[static_cast<std::size_t>(sure->from)].name);
    proposal.passages.erase(sure);
    QStringList found = checked(proposal);
    QCOMPARE(found.size(), 1);
    QVERIFY2(found.front().contains(from) && found.front().contains(u"no passage joins"_s), qPrintable(found.front()));
}

QTEST_MAIN(ProposedCheckTest)
#include "tst_proposedcheck.moc"
