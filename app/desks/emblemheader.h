#pragma once

#include <QHeaderView>

namespace entente::app {

/// Heads of columns, each with the emblem of a power (the item's icon) and eight pixels beside it its words: a style's
/// own heads leave three.
class EmblemHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit EmblemHeader(QWidget *parent = nullptr);

    static constexpr int emblem = 18; ///< px
    static constexpr int gap = 8;     ///< px, between emblem and words, and at either edge
    /// What a head with these words takes, in px.
    int widthFor(const QString &words) const;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
};

} // namespace entente::app
