#include "io/json.h"
#include "io/loosejson.h"

#include <QTest>

using namespace entente;

/// JSON as it is read, strictly and loosely, and written.
class JsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faults_data();
    void faults();
    void lackingThings();
    void roundTrip();
};

void JsonTest::faults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("fault");
    QTest::newRow("empty") << QByteArray("") << QByteArray("line 1, column 1: There is no text.");
    QTest::newRow("blank") << QByteArray(" \n ") << QByteArray("line 2, column 2: There is no text.");
    QTest::newRow("cut off") << QByteArray("{\"a\": [1,\n 2")
                             << QByteArray("line 2, column 3: The text ends before the JSON value is complete.");
    QTest::newRow("cut in a text") << QByteArray("[\"ab")
                                   << QByteArray("line 1, column 5: The text ends before the JSON value is complete.");
    QTest::newRow("more after the end") << QByteArray(
        "{} {}") << QByteArray("line 1, column 4: More text follows after the end of the JSON value.");
    QTest::newRow("not UTF-8") << QByteArray("[\"\xff\"]")
                               << QByteArray("line 1, column 3: These bytes are not UTF-8 text.");
    QTest::newRow("not JSON") << QByteArray("[1,\n x]")
                              << QByteArray("line 2, column 2: This is not JSON: \"x\" is not expected here.");
    QTest::newRow("number too large") << QByteArray("[1e999]")
                                      << QByteArray("line 1, column 6: This number is too large.");
    QTest::newRow("too deep") << QByteArray(100000, '[') << QByteArray("The JSON is nested more than 64 levels deep.");
}

void JsonTest::faults()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, fault);
    const auto value = readJson(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    QVERIFY(!value.ok());
    QCOMPARE(QByteArray::fromStdString(value.error().text()), fault);
}

void JsonTest::lackingThings()
{
    const auto read = readJson(R"({"a": {"b": [1, 2.5, "x"]}, "t": true, "a2": 1, "a2": "last"})");
    QVERIFY(read.ok());
    const LooseJson root(*read);
    QCOMPARE(root["a"]["b"].items().size(), std::size_t(3));
    QCOMPARE(root["a"]["b"].at(0).number(), 1.0);
    QCOMPARE(root["a"]["b"].at(1).number(), 2.5);
    QCOMPARE(root["a"]["b"].at(2).number(7), 7.0); // a text is no number
    QVERIFY(!root["a"]["b"].at(3).isThere());
    QCOMPARE(root["a2"].text(), std::string("last"));
    QVERIFY(root["t"].flag() && !root["a"].flag());
    QCOMPARE(root["a"].text("none"), std::string("none"));
    const LooseJson nothing = root["a"]["c"]["d"];
    QVERIFY(!nothing.isThere() && nothing.items().empty() && nothing.keys().empty());
    QVERIFY(root["a"]["b"].keys().empty());
}

void JsonTest::roundTrip()
{
    const std::string text = R"({"b": [1, -2, 1.5, true, null, {}], "a": "\u00e9 \"q\" \\ \n", "b": "twice"})";
    const auto value = readJson(text);
    QVERIFY(value.ok());
    QCOMPARE(value->keys.size(), std::size_t(3));
    const std::string written = writeJson(*value);
    QCOMPARE(
        QString::fromStdString(written),
        QStringLiteral("{\"b\": [1, -2, 1.5, true, null, {}], \"a\": \"é \\\"q\\\" \\\\ \\n\", \"b\": \"twice\"}"));
    QCOMPARE(QString::fromStdString(writeJson(*readJson(writeJson(*value, 3)))), QString::fromStdString(written));
}

QTEST_APPLESS_MAIN(JsonTest)

#include "tst_json.moc"
