#include "tabletest.h"

#include "document/foreigncases.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// A running hotseat game's file in other hands: whatever is changed in it is said, and nothing is played that nobody
/// wrote.
class TestForgery : public QObject, private TableTest {
    Q_OBJECT

private:
    struct Edit {
        QString name;
        QJsonObject file;
    };
    using Change = std::function<QJsonValue(const QJsonValue &)>; ///< what stands in its place; undefined: nothing

    QTemporaryDir m_folder;
    QJsonObject m_file;  ///< Austria and France have sealed, England under a PIN; Italy is a computer's, and sealed
    QJsonObject m_older; ///< the same, with other orders of France's
    std::map<PowerId, std::vector<GivenOrder>> m_written;
    std::vector<PowerId> m_sealed;

    QString path() const { return m_folder.filePath(u"game.entente"_s); }

    QJsonObject saved(GameDocument &document) const
    {
        if (!document.save(path()).ok())
            qFatal("The game can't be saved.");
        QFile file(path());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("The game can't be read.");
        return QJsonDocument::fromJson(file.readAll()).object();
    }

    void put(const QJsonObject &object) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(object).toJson());
    }

    /// With the value at a path changed.
    static QJsonValue changed(const QJsonValue &value, const QStringList &path, const Change &change)
    {
        if (path.isEmpty())
            return change(value);
        const QString &first = path.front();
        const QStringList rest = path.mid(1);
        if (value.isArray()) {
            QJsonArray array = value.toArray();
            const int at = first.toInt();
            const QJsonValue now = changed(array.at(at), rest, change);
            if (now.isUndefined())
                array.removeAt(at);
            else
                array[at] = now;
            return array;
        }
        QJsonObject object = value.toObject();
        const QJsonValue now = changed(object.value(first), rest, change);
        if (now.isUndefined())
            object.remove(first);
        else
            object.insert(first, now);
        return object;
    }

    static QJsonValue another(const QJsonValue &value)
    {
        if (value.isDouble())
            return value.toInt() + 1;
        if (value.isBool())
            return !value.toBool();
        QString text = value.toString();
        if (text == u"austria")
            return u"turkey"_s;
        if (text.size() < 2)
            return text + u'A';
        const qsizetype at = text.size() / 2;
        text[at] = text[at] == u'A' ? u'B' : u'A';
        return text;
    }

    /// Every value changed, and everything taken out, one at a time.
    void addEdits(std::vector<Edit> &edits, const QJsonValue &value, const QStringList &at) const
    {
        const auto add = [&](const QString &what, const Change &change) {
            edits.push_back({at.join(u'/') + what, changed(m_file, at, change).toObject()});
        };
        if (!at.isEmpty())
            add(u" taken out"_s, [](const QJsonValue &) { return QJsonValue(QJsonValue::Undefined); });
        if (value.isObject()) {
            const QJsonObject object = value.toObject();
            for (const QString &key : object.keys())
                addEdits(edits, object.value(key), at + QStringList(key));
        } else if (value.isArray()) {
            const QJsonArray array = value.toArray();
            for (int i = 0; i < array.size(); ++i)
                addEdits(edits, array.at(i), at + QStringList(QString::number(i)));
        } else {
            add(u" changed"_s, &TestForgery::another);
        }
    }

    /// What is changed by whoever knows what they are after.
    void addAttacks(std::vector<Edit> &edits) const
    {
        const auto set = [this](QJsonObject file, const QString &at, const QJsonValue &value) {
            return changed(file, at.split(u'/'), [&](const QJsonValue &) { return value; }).toObject();
        };
        const QJsonValue nothing(QJsonValue::Undefined);
        const QJsonArray forged{u"F Lon - ENG"_s, u"A Lvp - Wal"_s};
        const QJsonObject locked = m_file.value(u"locked"_s).toObject();
        const QJsonObject locks = locked.value(u"orders"_s).toObject();
        const QJsonObject pins = m_file.value(u"table"_s)[u"pins"].toObject();
        edits.push_back({u"forged beside the lock"_s, set(m_file, u"orders"_s, QJsonObject{{u"england"_s, forged}})});
        edits.push_back({u"forged in place of the lock"_s, set(set(m_file, u"locked/orders/england"_s, nothing),
                                                               u"orders"_s, QJsonObject{{u"england"_s, forged}})});
        edits.push_back({u"forged in place of all locks"_s,
                         set(set(m_file, u"locked"_s, nothing), u"orders"_s, QJsonObject{{u"england"_s, forged}})});
        edits.push_back({u"older lock"_s,
                         set(m_file, u"locked/orders/france"_s, m_older.value(u"locked"_s)[u"orders"][u"france"])});
        edits.push_back({u"older proof"_s, set(m_file, u"locked/proof"_s, m_older.value(u"locked"_s)[u"proof"])});
        edits.push_back({u"exchanged locks"_s, set(set(m_file, u"locked/orders/austria"_s, locks.value(u"france"_s)),
                                                   u"locked/orders/france"_s, locks.value(u"austria"_s))});
        edits.push_back(
            {u"PIN and locks gone"_s, set(set(m_file, u"table/pins"_s, nothing), u"locked/orders/england"_s, nothing)});
        edits.push_back({u"another's PIN"_s, set(m_file, u"table/pins/austria"_s, pins.value(u"england"_s))});
        edits.push_back({u"sealed by hand"_s, set(m_file, u"table/sealed"_s,
                                                  QJsonArray{u"austria"_s, u"england"_s, u"france"_s, u"turkey"_s})});
        const QJsonObject steady{{u"player"_s, u"steady"_s}, {u"from"_s, 0}};
        edits.push_back({u"a computer's"_s, set(m_file, u"table/computers/france"_s, QJsonArray{steady})});
        edits.push_back({u"laid open"_s, set(m_file, u"table/mode"_s, u"gm"_s)});
        edits.push_back({u"in a line of its own"_s,
                         set(set(m_file, u"lines"_s,
                                 QJsonArray{QJsonObject{{u"name"_s, QString()}, {u"note"_s, QString()}},
                                            QJsonObject{{u"name"_s, QString()},
                                                        {u"note"_s, QString()},
                                                        {u"parent"_s, 0},
                                                        {u"from"_s, 1},
                                                        {u"turns"_s, QJsonArray()},
                                                        {u"orders"_s, QJsonObject{{u"england"_s, forged}}}}}),
                             u"line"_s, 1)});
    }

    void check(const Edit &edit) const
    {
        put(edit.file);
        GameDocument document(m_library.finder());
        const auto done = document.load(path());
        if (!done) {
            QVERIFY2(!done.error().isEmpty(), qPrintable(edit.name));
            return;
        }
        const QByteArray said = (edit.name + u": "_s + document.remark()).toUtf8();
        QVERIFY2(!document.remark().isEmpty(), said.constData());
        const std::vector<PowerId> waiting = document.lockedSeats();
        for (const PowerId power : document.table().sealed) {
            QVERIFY2(std::find(m_sealed.begin(), m_sealed.end(), power) != m_sealed.end(), said.constData());
            // What is still sealed is what was sealed: here, or under its PIN.
            if (std::find(waiting.begin(), waiting.end(), power) == waiting.end())
                QVERIFY2(ordersOf(document, power) == m_written.at(power), said.constData());
        }
        for (const GivenOrder &given : document.game().orders()) {
            const auto own = m_written.find(given.power);
            QVERIFY2(own != m_written.end(), said.constData());
            QVERIFY2(std::find(own->second.begin(), own->second.end(), given) != own->second.end(), said.constData());
        }
    }

    static std::vector<GivenOrder> ordersOf(const GameDocument &document, PowerId power)
    {
        std::vector<GivenOrder> orders = document.game().orders();
        std::erase_if(orders, [power](const GivenOrder &given) { return given.power != power; });
        std::sort(orders.begin(), orders.end());
        return orders;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        GameDocument document(m_library.finder());
        begin(document, Table::Mode::Hotseat, {"Austria", "England", "France", "Italy", "Turkey"});
        document.seatComputer(power(document, "Italy"), "steady", false);
        document.setPlayer(power(document, "Austria"), u"Ada"_s);
        QVERIFY(document.setPin(power(document, "England"), u"1234"_s));
        give(document, "Austria", "A Vie - Tri");
        document.adjudicate();
        give(document, "Austria", "A Vie - Gal");
        give(document, "England", "F Lon - NTH");
        give(document, "France", "A Par - Pic");
        for (const char *name : {"Austria", "England", "France"})
            document.setSealed(power(document, name), true);
        m_older = saved(document);
        give(document, "France", "A Par - Bur");
        document.addNote({std::nullopt, ProvinceId(), ProvinceId(), PowerId(), "common"});
        m_file = saved(document);
        m_sealed = document.table().sealed;
        for (const PowerId seat : m_sealed)
            m_written[seat] = ordersOf(document, seat);
    }

    void untouchedNothingIsSaid()
    {
        put(m_file);
        GameDocument document(m_library.finder());
        QVERIFY(document.load(path()).ok());
        QCOMPARE(document.remark(), QString());
        QCOMPARE(document.table().sealed, m_sealed);
        QString remark;
        QVERIFY(document.openSeat(power(document, "England"), u"1234"_s, remark));
        QCOMPARE(remark, QString());
        for (const auto &[seat, orders] : m_written)
            QVERIFY(ordersOf(document, seat) == orders);
    }

    void everyEditIsSaid()
    {
        std::vector<Edit> edits;
        addEdits(edits, m_file, {});
        QVERIFY(edits.size() > 200);
        addAttacks(edits);
        for (const Edit &edit : edits) {
            check(edit);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void seatsThatWereTouchedAreNamed()
    {
        QJsonObject file = changed(m_file, {u"locked"_s, u"orders"_s, u"france"_s}, [](const QJsonValue &) {
                               return QJsonValue(QJsonValue::Undefined);
                           }).toObject();
        put(file);
        GameDocument document(m_library.finder());
        QVERIFY(document.load(path()).ok());
        QVERIFY2(document.remark().contains(u"orders of France"_s), qPrintable(document.remark()));
        QVERIFY(!document.remark().contains(u"England"_s) && !document.remark().contains(u"Austria"_s));
        QVERIFY(!document.table().isSealed(power(document, "France")));
        QVERIFY(document.table().isSealed(power(document, "Austria")));
    }

    /// A whole file put back proves itself; only the folder of keys knows that the game went on.
    void anOlderFileIsKnown()
    {
        put(m_file);
        GameDocument document(m_library.finder());
        QVERIFY(document.load(path()).ok());
        document.setSealed(power(document, "Turkey"), true);
        QVERIFY(document.save(path()).ok());
        QVERIFY(document.load(path()).ok());
        QCOMPARE(document.remark(), QString());
        put(m_file);
        QVERIFY(document.load(path()).ok());
        QVERIFY2(document.remark().contains(u"older state"_s), qPrintable(document.remark()));
        QCOMPARE(document.table().sealed, m_sealed);
    }

    /// On a machine without the key seats with a PIN are had, and nothing is believed without a word.
    void elsewhereItIsSaidThatNothingIsProved()
    {
        const QString keys = SecretStore::standardFolder();
        QVERIFY(QDir().rename(keys, keys + u"-there"_s));
        const auto back = qScopeGuard([&] {
            QDir(keys).removeRecursively();
            QDir().rename(keys + u"-there"_s, keys);
        });
        put(m_file);
        GameDocument document(m_library.finder());
        QVERIFY(document.load(path()).ok());
        QVERIFY2(document.remark().contains(u"Nothing proves here"_s), qPrintable(document.remark()));
        QCOMPARE(document.table().sealed, std::vector{power(document, "England")});
        QString remark;
        QVERIFY(document.openSeat(power(document, "England"), u"1234"_s, remark));
        QCOMPARE(remark, QString());
        QVERIFY(ordersOf(document, power(document, "England")) == m_written.at(power(document, "England")));
        // And played on there, it has a proof of its own.
        QVERIFY(document.save(path()).ok());
        QVERIFY(document.load(path()).ok());
        QCOMPARE(document.remark(), QString());
    }

    /// Orders that were sealed and can't be read are not sealed any more: nothing is revealed without a word.
    void anUnreadableSealStopsTheReveal()
    {
        QJsonObject file = changed(m_file, {u"locked"_s, u"key"_s}, [](const QJsonValue &) {
                               return QJsonValue(u"AAAAAAAAAAAAAAAA"_s);
                           }).toObject();
        file = changed(file, {u"locked"_s, u"orders"_s, u"england"_s}, &TestForgery::another).toObject();
        put(file);
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        QVERIFY(document.load(path()).ok());
        for (const char *name : {"Austria", "France", "Turkey"})
            document.setSealed(power(document, name), true);
        document.sealFor(power(document, "Italy"), {});
        QCOMPARE(flow.seat(), power(document, "England"));
        QVERIFY(flow.waitsForPin());
        QVERIFY(flow.take(u"1234"_s));
        QVERIFY(flow.remark().contains(u"orders of England"_s));
        QVERIFY(!document.table().isSealed(power(document, "England")));
        QVERIFY(!flow.can(Act::Reveal));
    }

    /// What computers have sealed can't be worked out from the file.
    void nobodyForetellsWhatIsSealed()
    {
        const QByteArray bytes = QJsonDocument(m_file).toJson();
        const auto last = [&](CaseOrders use) {
            return casesOfFile(path(), bytes, m_library.finder(), use).cases.back().ok();
        };
        QVERIFY(last(CaseOrders::Ignored));
        QVERIFY(!last(CaseOrders::Foretold));
    }
};

QTEST_GUILESS_MAIN(TestForgery)
#include "tst_forgery.moc"
