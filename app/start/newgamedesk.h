#pragma once

#include "document/table.h"
#include "document/variants.h"
#include "look/leavequestion.h"
#include "look/sheet.h"

#include <map>
#include <string>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QTabWidget;

namespace entente::app {

class SeatingPage;

/// A new game with everything that may be chosen: the map, who plays what and how they sit, and every setting that the
/// variant offers, each with what it is and one sentence. The first screen's cards begin a game without it.
class NewGameDesk : public Sheet {
    Q_OBJECT

public:
    NewGameDesk(const VariantLibrary &variants, const QString &variant, Table::Mode mode, QWidget *parent = nullptr);

    QString variant() const;
    Table::Mode mode() const;
    Table table() const;
    std::map<PowerId, QString> pins() const;
    bool withPhones() const; ///< the players are to be asked to take their seats on phones
    /// Only what differs from the variant's own rules; "schedule": the first order of acting, if it was written down;
    /// "lenient": impossible orders may be given; "advice": the computer may be asked; "talk": deals are made.
    std::map<std::string, std::string> settings() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QFormLayout *makeHead(const QString &variant, Table::Mode mode);
    void makeTabs();
    void fill();
    void showPicture();
    void fillRules(const Variant &variant);
    void addSetting(const Variant &variant, const SettingInfo &setting, QWidget *page);
    QWidget *goalFields(const Variant &variant, const std::string &name, QWidget *page);
    void addSchedule(QWidget *page);
    void follow(const QString &setting, const QString &value);
    void check();

    const VariantLibrary &m_variants;
    QComboBox *m_variant;
    QComboBox *m_mode;
    QCheckBox *m_lenient;
    QCheckBox *m_advice;
    QCheckBox *m_talk;
    QCheckBox *m_phones;
    QLabel *m_picture;
    QLabel *m_line;
    QTabWidget *m_tabs;
    SeatingPage *m_seating;
    QScrollArea *m_scroll;
    QWidget *m_times;            ///< the page of the clocks and of how the game ends
    QWidget *m_ending = nullptr; ///< on it: the settings that say so
    QLabel *m_says;
    QPushButton *m_begin;
    LeaveQuestion m_leaving;
    Table m_fresh;                                 ///< as it is set before anybody changes it
    QLineEdit *m_schedule = nullptr;               ///< where the variant has a secret order of acting
    std::map<std::string, std::string> m_fallback; ///< by setting: the variant's own value
    std::map<std::string, std::string> m_chosen;   ///< by setting
};

} // namespace entente::app
