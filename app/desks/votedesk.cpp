#include "desks/votedesk.h"

#include "look/mainbutton.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/plainline.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

VoteDesk::VoteDesk(GameDocument &document, PowerId power, QWidget *parent)
    : Sheet(QSize(460, 0), parent), m_document(document), m_power(power), m_alive(document.survivors())
{
    setObjectName(u"voteDesk"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    const bool secret = power.valid();
    setWindowTitle(secret ? asBeginning(tr("%1's secret vote").arg(nameAfterOf(document.board(), power)))
                          : tr("End the game"));
    QVBoxLayout *const column = page();
    auto *line = new QLabel(
        secret
            ? tr("Nobody else sees it. Votes are counted at every reveal; when all who are left agree, the game ends. "
                 "It stands until you change it.")
            : tr("Write down what the players have agreed. Undo takes it back."),
        this);
    line->setWordWrap(true);
    column->addWidget(line);
    m_on = named(new QRadioButton(tr("Play on"), this), u"votePlayOn"_s);
    column->addWidget(m_on);
    addDraw(*column);
    addConcession(*column);
    if (!secret)
        addVoters(*column);
    column->addStretch(1);
    auto *buttons = new QDialogButtonBox(this);
    m_done = buttons->addButton(secret ? tr("Vote") : tr("End the game"), QDialogButtonBox::AcceptRole);
    m_done->setObjectName(u"castVote"_s);
    setMainButton(*m_done);
    buttons->addButton(QDialogButtonBox::Cancel)->setObjectName(u"leaveVote"_s);
    setFoot(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &VoteDesk::finish);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    for (QRadioButton *choice : findChildren<QRadioButton *>())
        connect(choice, &QRadioButton::toggled, this, &VoteDesk::follow);
    for (QCheckBox *share : m_shares)
        connect(share, &QCheckBox::toggled, this, &VoteDesk::follow);
    showVote();
    follow();
}

void VoteDesk::addDraw(QVBoxLayout &column)
{
    m_all = named(new QRadioButton(tr("Draw between all who are left"), this), u"voteDrawAll"_s);
    column.addWidget(m_all);
    QStringList names;
    for (const PowerId power : m_alive)
        names += powerName(m_document.board(), power);
    QLabel *const who = quietText(this, joinNames(names));
    who->setObjectName(u"voteDrawWho"_s);
    who->setContentsMargins(26, 0, 0, 0);
    m_all->setAccessibleDescription(who->text());
    column.addWidget(who);
    if (m_power.valid() && m_document.table().draws == Draws::AmongAll)
        return;
    m_some = new QRadioButton(m_power.valid() ? tr("Draw between these, or some of them:") : tr("Draw between these:"),
                              this);
    m_some->setObjectName(u"voteDrawSome"_s);
    column.addWidget(m_some);
    auto *grid = new QGridLayout;
    grid->setContentsMargins(26, 0, 0, 0);
    for (std::size_t i = 0; i < m_alive.size(); ++i) {
        auto *share = new QCheckBox(onButton(powerName(m_document.board(), m_alive[i])), this);
        share->setObjectName(u"share-"_s + fromUtf8(m_document.board().power(m_alive[i]).id));
        grid->addWidget(share, static_cast<int>(i) / 3, static_cast<int>(i) % 3);
        m_shares.push_back(share);
    }
    column.addLayout(grid);
}

void VoteDesk::addConcession(QVBoxLayout &column)
{
    auto *row = new QHBoxLayout;
    m_concede = named(new QRadioButton(tr("Concede to"), this), u"voteConcede"_s);
    m_to = named(new QComboBox(this), u"voteConcedeTo"_s, tr("Concede to"));
    for (PowerId power : m_alive) {
        if (power != m_power)
            m_to->addItem(powerName(m_document.board(), power), static_cast<int>(power.index()));
    }
    row->addWidget(m_concede);
    row->addWidget(m_to, 1);
    column.addLayout(row);
}

void VoteDesk::addVoters(QVBoxLayout &column)
{
    auto *row = new QHBoxLayout;
    auto *proposed = new QLabel(tr("Proposed by"), this);
    m_proposer = named(new QComboBox(this), u"voteProposer"_s, tr("Proposed by"));
    m_proposer->addItem(tr("not said"), -1);
    for (PowerId power : m_alive)
        m_proposer->addItem(powerName(m_document.board(), power), static_cast<int>(power.index()));
    proposed->setBuddy(m_proposer);
    row->addWidget(proposed);
    row->addWidget(m_proposer, 1);
    column.addLayout(row);
    column.addWidget(new QLabel(tr("Voted for it:"), this));
    auto *grid = new QGridLayout;
    grid->setContentsMargins(26, 0, 0, 0);
    for (std::size_t i = 0; i < m_alive.size(); ++i) {
        auto *vote = new QCheckBox(onButton(powerName(m_document.board(), m_alive[i])), this);
        vote->setObjectName(u"votedFor-"_s + fromUtf8(m_document.board().power(m_alive[i]).id));
        vote->setAccessibleName(tr("%1 voted for it").arg(powerName(m_document.board(), m_alive[i])));
        grid->addWidget(vote, static_cast<int>(i) / 3, static_cast<int>(i) % 3);
        m_votes.push_back(vote);
    }
    column.addLayout(grid);
}

void VoteDesk::showVote()
{
    m_on->setChecked(true);
    const auto ballot = m_document.table().ballots.find(m_power);
    if (!m_power.valid() || ballot == m_document.table().ballots.end())
        return;
    const std::vector<PowerId> &named = ballot->second;
    const auto names = [&](PowerId power) { return std::binary_search(named.begin(), named.end(), power); };
    if (std::all_of(m_alive.begin(), m_alive.end(), names)) {
        m_all->setChecked(true);
    } else if (named.size() == 1 && m_to->findData(static_cast<int>(named.front().index())) >= 0) {
        m_concede->setChecked(true);
        m_to->setCurrentIndex(m_to->findData(static_cast<int>(named.front().index())));
    } else if (m_some) {
        m_some->setChecked(true);
        for (std::size_t i = 0; i < m_alive.size(); ++i)
            m_shares[i]->setChecked(names(m_alive[i]));
    }
}

std::vector<PowerId> VoteDesk::chosen() const
{
    if (m_all->isChecked())
        return m_alive;
    if (m_concede->isChecked() && m_to->count() > 0)
        return {PowerId(m_to->currentData().toInt())};
    std::vector<PowerId> named;
    for (std::size_t i = 0; m_some && m_some->isChecked() && i < m_alive.size(); ++i) {
        if (m_shares[i]->isChecked())
            named.push_back(m_alive[i]);
    }
    return named;
}

void VoteDesk::follow()
{
    m_to->setEnabled(m_concede->isChecked());
    for (QCheckBox *share : m_shares)
        share->setEnabled(m_some->isChecked());
    // A draw of one is a concession, and says so.
    const bool named = m_on->isChecked() || m_concede->isChecked() || chosen().size() > 1;
    m_done->setEnabled(named && (m_power.valid() || !m_on->isChecked()));
}

void VoteDesk::finish()
{
    const std::vector<PowerId> named = chosen();
    if (m_power.valid()) {
        m_document.setVote(m_power, named);
        Q_EMIT said(tr("%1 has voted; nobody else sees how.").arg(powerName(m_document.board(), m_power)), false);
    } else if (!named.empty()) {
        Ending ending{m_concede->isChecked() ? Ending::Kind::Concession : Ending::Kind::Draw, named};
        if (const int proposer = m_proposer->currentData().toInt(); proposer >= 0)
            ending.proposedBy = PowerId(proposer);
        for (std::size_t i = 0; i < m_alive.size(); ++i) {
            if (m_votes[i]->isChecked())
                ending.votedFor.push_back(m_alive[i]);
        }
        m_document.endGame(ending);
    }
    close();
}

} // namespace entente::app
