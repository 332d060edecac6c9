#include "projectfile.h"

#include "document/variants.h"
#include "game/game.h"
#include "panels/rows.h"
#ifndef Q_MOC_RUN // it trips over what the standard library has in there
#include "desks/mailmodel.h"
#endif

#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Models of lists answer whatever a view may ask, also where there is no line.
class TestModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mail()
    {
        VariantLibrary library{QStringList{projectFile("maps")}};
        const Game game(library.finder()("standard"));
        MailModel model(game.board(), game.rules().orders, game.position());
        QVERIFY(!model.data({}, Qt::DisplayRole).isValid());
        model.setText(u"Austria: A Vie - Gal\nF Tri xx\n\nNobody reads this"_s, PowerId());
        QVERIFY(model.rowCount() > 1);
        QVERIFY(!model.data({}, Qt::DisplayRole).isValid());
        model.setText(QString(), PowerId());
    }

    /// Of what is out of sight a mail is told no more than an order that is written on the map.
    void mailUnderFog()
    {
        VariantLibrary library{QStringList{projectFile("maps")}};
        const Game game(library.finder()("standard"));
        ProvinceSet seen;
        seen.insert(game.board().findProvince("Vie"));
        const auto context = [&](const GivenOrder &given) {
            RefusalContext context = contextOf(game.board(), game.position(), given);
            context.seen = seen;
            return context;
        };
        MailModel model(game.board(), game.rules().orders, game.position(), context);
        model.setText(u"Austria: A Gal - Rum"_s, PowerId());
        const QModelIndex remark = model.index(0, MailModel::Remark);
        QVERIFY2(model.data(remark, Qt::DisplayRole).toString().contains(u"fog lies on it"_s),
                 qPrintable(model.data(remark, Qt::DisplayRole).toString()));
    }

    void rows()
    {
        RowModel model;
        QVERIFY(!model.data({}, Qt::DisplayRole).isValid());
    }
};

QTEST_MAIN(TestModels)
#include "tst_models.moc"
