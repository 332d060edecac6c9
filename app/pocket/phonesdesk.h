#pragma once

#include "look/sheet.h"
#include "pocket/pockethost.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace entente::app {

class QrCode;
struct HostAddress;

/// Where the table lets phones in: the code and the address, who asks and who is here. It stays open beside the game
/// and can be called up all evening. It shows nothing that is secret.
class PhonesDesk : public Sheet {
    Q_OBJECT

public:
    PhonesDesk(const GameDocument &document, PocketHost &host, QWidget *parent = nullptr);
    ~PhonesDesk() override;

private:
    QWidget *makeOff();
    QWidget *makeOn();
    QLayout *makeFoot();
    void refresh();
    void refreshPhones();
    QWidget *askingRow(const Phone &phone);
    QWidget *seatRow(const Phone &phone, PowerId seat);
    void startAt(int row);
    QString causes() const;

    const GameDocument &m_document;
    PocketHost &m_host;
    std::vector<HostAddress> m_addresses;
    QWidget *m_off; ///< what is seen before it is started
    QWidget *m_on;
    QLabel *m_offSays;
    QrCode *m_code;
    QLabel *m_address;
    QListWidget *m_list;
    QWidget *m_phones;
    QLabel *m_nobody;
    QLabel *m_causes;
    QPushButton *m_start;
    QPushButton *m_stop;
    QPushButton *m_close;
    QTimer m_waited; ///< a minute without anybody
};

} // namespace entente::app
