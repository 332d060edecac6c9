#include "studio/coastchoices.h"

#include "look/widgets.h"
#include "studio/coastedits.h"
#include "studio/sketchdocument.h"
#include "words/names.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <iterator>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

std::vector<std::string> coastsIn(const QVariant &data)
{
    std::vector<std::string> coasts;
    for (const QString &coast : data.toString().split(u' ', Qt::SkipEmptyParts))
        coasts.push_back(coast.toStdString());
    return coasts;
}

QString dataOf(const std::vector<std::string> &coasts)
{
    QStringList names;
    for (const std::string &coast : coasts)
        names += fromUtf8(coast);
    return names.join(u' ');
}

constexpr std::array fourCoasts{"nc", "sc", "ec", "wc"};

/// "north coast, south coast and east coast"
QString spokenList(const std::vector<std::string> &coasts)
{
    QString all = coastName(coasts.front());
    for (std::size_t i = 1; i < coasts.size(); ++i)
        all = i + 1 == coasts.size()
                  ? PlaceCoasts::tr("%1 and %2", "north coast, south coast").arg(all, coastName(coasts[i]))
                  : PlaceCoasts::tr("%1, %2", "north coast, south coast").arg(all, coastName(coasts[i]));
    return all;
}

/// All that can be chosen of some coasts, as many as `count` of them together.
std::vector<std::vector<std::string>> choicesOf(const std::vector<std::string> &coasts, int count)
{
    std::vector<std::vector<std::string>> choices;
    for (unsigned which = (1u << coasts.size()) - 1; which > 0; --which) {
        std::vector<std::string> &choice = choices.emplace_back();
        for (std::size_t i = 0; i < coasts.size(); ++i) {
            if (which >> (coasts.size() - 1 - i) & 1)
                choice.push_back(coasts[i]);
        }
        if (static_cast<int>(choice.size()) != count)
            choices.pop_back();
    }
    return choices;
}

/// In the order of `fourCoasts`, whatever the order in which a drawing has them.
std::vector<std::string> inOrder(const std::vector<std::string> &coasts)
{
    std::vector<std::string> sorted;
    std::copy_if(fourCoasts.begin(), fourCoasts.end(), std::back_inserter(sorted), [&](const std::string &coast) {
        return std::find(coasts.begin(), coasts.end(), coast) != coasts.end();
    });
    return sorted;
}

} // namespace

PlaceCoasts::PlaceCoasts(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    auto *label = new QLabel(tr("Coasts"), this);
    m_coasts = named(new QComboBox(this), u"studioCoasts"_s, label->text());
    m_coasts->setToolTip(tr("Where fleets can't pass from one shore of the place to the other"));
    label->setBuddy(m_coasts);
    auto *row = flush<QHBoxLayout>(this);
    row->addWidget(label);
    row->addWidget(m_coasts, 1);
    connect(m_coasts, &QComboBox::currentIndexChanged, this, &PlaceCoasts::choose);
    connect(&document, &SketchDocument::changed, this, &PlaceCoasts::fill);
    connect(&document, &SketchDocument::chosen, this, &PlaceCoasts::fill);
}

void PlaceCoasts::fill()
{
    m_filling = true;
    const BoardSketch &sketch = m_document.sketch();
    const int place = m_document.place();
    const std::vector<std::string> now = place < 0 ? std::vector<std::string>() : sketch.place(place).coasts;
    const bool land = place >= 0 && sketch.place(place).ground == Ground::Land;
    const bool sailed = mayBeParted(place);
    m_coasts->clear();
    if (!sailed)
        m_coasts->addItem(tr("no coast"));
    m_coasts->addItem(tr("one coast"), QString());
    for (int count = 2; sailed && count <= static_cast<int>(fourCoasts.size()); ++count) {
        for (const auto &choice : choicesOf({fourCoasts.begin(), fourCoasts.end()}, count))
            m_coasts->addItem(spokenList(choice), dataOf(choice));
    }
    if (sailed)
        m_coasts->setCurrentIndex(std::max(0, m_coasts->findData(dataOf(inOrder(now)))));
    else
        m_coasts->setCurrentIndex(land && sketch.isCoastal(place) ? 1 : 0);
    m_coasts->setEnabled(land || !now.empty());
    m_filling = false;
}

void PlaceCoasts::choose()
{
    const int place = m_document.place();
    if (m_filling || place < 0)
        return;
    const std::vector<std::string> coasts = coastsIn(m_coasts->currentData());
    const bool any = m_coasts->currentIndex() > 0;
    if (mayBeParted(place))
        m_document.edit([&](BoardSketch &sketch) { setCoasts(sketch, place, coasts); });
    else
        m_document.edit([&](BoardSketch &sketch) { setShore(sketch, place, any); });
}

bool PlaceCoasts::mayBeParted(int place) const
{
    const BoardSketch &sketch = m_document.sketch();
    return place >= 0 && (sketch.isSailed(place) || !sketch.place(place).coasts.empty());
}

PassageCoasts::PassageCoasts(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    auto *column = flush<QVBoxLayout>(this);
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        Choice &choice = m_choices[i];
        choice.row = new QWidget(this);
        choice.label = new QLabel(choice.row);
        choice.label->setTextFormat(Qt::PlainText);
        choice.box = new QComboBox(choice.row);
        choice.box->setObjectName(i == 0 ? u"studioFromCoast"_s : u"studioToCoast"_s);
        choice.label->setBuddy(choice.box);
        auto *row = new QHBoxLayout(choice.row);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(choice.label);
        row->addWidget(choice.box, 1);
        column->addWidget(choice.row);
        connect(choice.box, &QComboBox::currentIndexChanged, this, [this, &choice] {
            const int passage = m_document.passage();
            if (m_filling || passage < 0 || choice.place < 0)
                return;
            const std::vector<std::string> coasts = coastsIn(choice.box->currentData());
            m_document.edit([&](BoardSketch &sketch) { setCoastsReached(sketch, passage, choice.place, coasts); });
        });
    }
    connect(&document, &SketchDocument::changed, this, qOverload<>(&PassageCoasts::fill));
    connect(&document, &SketchDocument::chosen, this, qOverload<>(&PassageCoasts::fill));
    fill();
}

void PassageCoasts::fill()
{
    m_filling = true;
    const int index = m_document.passage();
    const BoardSketch::Passage none;
    const BoardSketch::Passage &passage =
        index < 0 ? none : m_document.sketch().passages[static_cast<std::size_t>(index)];
    fill(m_choices[0], index >= 0 && passage.fleet ? passage.from : -1);
    fill(m_choices[1], index >= 0 && passage.fleet ? passage.to : -1);
    setVisible(m_choices[0].place >= 0 || m_choices[1].place >= 0);
    m_filling = false;
}

void PassageCoasts::fill(Choice &choice, int place)
{
    const BoardSketch &sketch = m_document.sketch();
    choice.place = place >= 0 && !sketch.place(place).coasts.empty() ? place : -1;
    choice.row->setVisible(choice.place >= 0);
    choice.box->clear();
    if (choice.place < 0)
        return;
    choice.label->setText(tr("Fleets come to %1 at", "Spain").arg(fromUtf8(sketch.place(place).name)));
    choice.box->setAccessibleName(choice.label->text());
    const std::vector<std::string> &coasts = sketch.place(place).coasts;
    for (int count = 1; count < static_cast<int>(coasts.size()); ++count) {
        for (const auto &some : choicesOf(inOrder(coasts), count))
            choice.box->addItem(spokenList(some), dataOf(some));
    }
    choice.box->addItem(tr("every coast"), dataOf(inOrder(coasts)));
    const auto &reached = coastsReached(sketch.passages[static_cast<std::size_t>(m_document.passage())], place);
    choice.box->setCurrentIndex(choice.box->findData(dataOf(inOrder(reached))));
}

} // namespace entente::app
