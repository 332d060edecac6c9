#include "io/xml.h"

#include <QTest>

#include <string>

using namespace entente;

/// XML of strangers: what is read, and what is refused before it costs anything.
class XmlTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void xmlThatIsNotRead_data();
    void xmlThatIsNotRead();
    void plainEntities();
};

void XmlTest::xmlThatIsNotRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("fault");
    QTest::newRow("not closed") << QByteArray("<a>\n<b></a>") << QByteArray("line 2: It is not XML: mismatched tag.");
    QTest::newRow("nothing") << QByteArray("") << QByteArray("line 1: It is not XML: no element found.");
    const QByteArray entities("It declares entities that are nested, long or many, which are not read.");
    QTest::newRow("nested entities") << QByteArray("<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;\">]><a>&d;</a>")
                                     << entities;
    QTest::newRow("long entity") << "<!DOCTYPE a [<!ENTITY b \"" + QByteArray("c").repeated(300) + "\">]><a>&b;</a>"
                                 << entities;
    QTest::newRow("many places") << "<!DOCTYPE a [<!ENTITY b \"c\">]><a>" + QByteArray("&b;").repeated(40000) + "</a>"
                                 << entities;
    QTest::newRow("outside") << QByteArray("<!DOCTYPE a [<!ENTITY b SYSTEM \"/etc/hosts\">]><a>&b;</a>")
                             << QByteArray("It refers to text outside of it, which is not fetched.");
    QTest::newRow("deep") << QByteArray("<a>").repeated(5000) << QByteArray("Its elements are nested too deeply.");
}

void XmlTest::xmlThatIsNotRead()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, fault);
    const auto read = readXml(text.toStdString());
    QVERIFY(!read.ok());
    QCOMPARE(read.error().text(), fault.toStdString());
}

void XmlTest::plainEntities()
{
    const auto read =
        readXml("<!DOCTYPE a [<!ENTITY % more \"| b\"><!ENTITY red \"fill:red\">]><a style=\"&red;\">&red;</a>");
    QVERIFY(read.ok());
    QCOMPARE(read->attribute("style"), std::string_view("fill:red"));
    QCOMPARE(read->text, std::string("fill:red"));
}

QTEST_GUILESS_MAIN(XmlTest)
#include "tst_xml.moc"
