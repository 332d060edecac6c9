#pragma once

#include <QString>
#include <QStringList>

#include <memory>

namespace entente {
class Board;
struct Variant;
} // namespace entente

namespace entente::app {

/// Looks at a variant's folder piece by piece; what is wrong becomes sentences, all at once. Holds nothing of the
/// window and may run beside it.
class FolderCheck {
public:
    explicit FolderCheck(QString folder);

    QStringList run();

private:
    void checkNames();
    void checkMap();
    void checkCases(const Variant &variant);
    void checkRules();

    QString m_folder;
    QString m_drawn; ///< the folder with map.svg and layout.json
    std::shared_ptr<const Board> m_board;
    QStringList m_faults;
};

} // namespace entente::app
