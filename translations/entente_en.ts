<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CallNames</name>
    <message numerus="yes">
        <source>Your orders of %1 were reopened %n time(s) after they had been sealed.</source>
        <translation>
            <numerusform>Your orders of %1 were reopened once after they had been sealed.</numerusform>
            <numerusform>Your orders of %1 were reopened %n times after they had been sealed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message numerus="yes">
        <source>From there %1 is %n move(s) away.</source>
        <translation>
            <numerusform>From there %1 is one move away.</numerusform>
            <numerusform>From there %1 is %n moves away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message numerus="yes">
        <source>%n supply centre(s) of %1: %2.</source>
        <comment>a power, and places</comment>
        <translation>
            <numerusform>One supply centre of %1: %2.</numerusform>
            <numerusform>%n supply centres of %1: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see %n supply centre(s) of %1: %2.</source>
        <comment>a power, and places</comment>
        <translation>
            <numerusform>You see one supply centre of %1: %2.</numerusform>
            <numerusform>You see %n supply centres of %1: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Booklet</name>
    <message numerus="yes">
        <source>%n order(s). Without one a unit holds; one that must retreat disbands.</source>
        <translation>
            <numerusform>%n order. Without one a unit holds; one that must retreat disbands.</numerusform>
            <numerusform>%n orders. Without one a unit holds; one that must retreat disbands.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeadlineWords</name>
    <message numerus="yes">
        <source>⚠ That is %n days ahead: %1</source>
        <translation>
            <numerusform>⚠ That is %n day ahead: %1</numerusform>
            <numerusform>⚠ That is %n days ahead: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DroppedFile</name>
    <message numerus="yes">
        <source>These are %n files. Drop them one at a time.</source>
        <translation>
            <numerusform>This is %n file. Drop it alone.</numerusform>
            <numerusform>These are %n files. Drop them one at a time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>The file holds %n test case(s); choose among them in “Test cases”.</source>
        <translation>
            <numerusform>The file holds %n test case; choose it in “Test cases”.</numerusform>
            <numerusform>The file holds %n test cases; choose among them in “Test cases”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroundMarks</name>
    <message numerus="yes">
        <source>%1, %n points</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Happened</name>
    <message numerus="yes">
        <source>%1 of %2 surrenders after %n season(s) behind its walls.</source>
        <translation>
            <numerusform>%1 of %2 surrenders after %n season behind its walls.</numerusform>
            <numerusform>%1 of %2 surrenders after %n seasons behind its walls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n surrendered</source>
        <translation>
            <numerusform>%n surrendered</numerusform>
            <numerusform>%n surrendered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n freed</source>
        <translation>
            <numerusform>%n freed</numerusform>
            <numerusform>%n freed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n put back</source>
        <translation>
            <numerusform>%n put back</numerusform>
            <numerusform>%n put back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <translation>
            <numerusform>%n returned</numerusform>
            <numerusform>%n returned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) taken</source>
        <translation>
            <numerusform>%n centre taken</numerusform>
            <numerusform>%n centres taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n landed elsewhere</source>
        <translation>
            <numerusform>%n landed elsewhere</numerusform>
            <numerusform>%n landed elsewhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost with its base</source>
        <translation>
            <numerusform>%n lost with its base</numerusform>
            <numerusform>%n lost with their bases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderRows</name>
    <message numerus="yes">
        <source>%n unit(s) still to remove</source>
        <translation>
            <numerusform>%n unit still to remove</numerusform>
            <numerusform>%n units still to remove</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) still to choose</source>
        <translation>
            <numerusform>%n build still to choose</numerusform>
            <numerusform>%n builds still to choose</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message numerus="yes">
        <source>Give %n supply points to %1</source>
        <translation>
            <numerusform>Give %n supply point to %1</numerusform>
            <numerusform>Give %n supply points to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message numerus="yes">
        <source>It gives up after %n more seasons in which the port is closed in on all sides.</source>
        <translation>
            <numerusform>It gives up after %n more season in which the port is closed in on all sides.</numerusform>
            <numerusform>It gives up after %n more seasons in which the port is closed in on all sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives up after %n more seasons.</source>
        <translation>
            <numerusform>It gives up after %n more season.</numerusform>
            <numerusform>It gives up after %n more seasons.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerProgram</name>
    <message numerus="yes">
        <source>It did not answer within %n second(s), and was ended.</source>
        <translation>
            <numerusform>It did not answer within %n second, and was ended.</numerusform>
            <numerusform>It did not answer within %n seconds, and was ended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>%1 number %2 needs %n armies; there will be fewer.</source>
        <comment>a kind of unit; it would be the second, third ... of its kind</comment>
        <translation>
            <numerusform>%1 number %2 needs %n army; there will be fewer.</numerusform>
            <numerusform>%1 number %2 needs %n armies; there will be fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 number %2 needs %n armies; there were fewer.</source>
        <comment>a kind of unit; it would be the second, third ... of its kind</comment>
        <translation>
            <numerusform>%1 number %2 needs %n army; there were fewer.</numerusform>
            <numerusform>%1 number %2 needs %n armies; there were fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>%1 (%n times so far)</source>
        <comment>a power that sent no orders</comment>
        <translation>
            <numerusform>%1 (%n time so far)</numerusform>
            <numerusform>%1 (%n times so far)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Show</name>
    <message numerus="yes">
        <source>%n conflict(s) to decide.</source>
        <translation>
            <numerusform>%n conflict to decide.</numerusform>
            <numerusform>%n conflicts to decide.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sitting</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>the price of a unit</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>given away</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statuses</name>
    <message numerus="yes">
        <source>%n supply points must still be saved by disbanding.</source>
        <translation>
            <numerusform>%n supply point must still be saved by disbanding.</numerusform>
            <numerusform>%n supply points must still be saved by disbanding.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supply points are unused.</source>
        <translation>
            <numerusform>%n supply point is unused.</numerusform>
            <numerusform>%n supply points are unused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) have no order and will hold.</source>
        <translation>
            <numerusform>%n unit has no order and will hold.</numerusform>
            <numerusform>%n units have no order and will hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) have no order and will disband.</source>
        <translation>
            <numerusform>%n unit has no order and will disband.</numerusform>
            <numerusform>%n units have no order and will disband.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) are still open.</source>
        <translation>
            <numerusform>%n order is still open.</numerusform>
            <numerusform>%n orders are still open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seal anyway: %n unit(s) hold</source>
        <translation>
            <numerusform>Seal anyway: %n unit holds</numerusform>
            <numerusform>Seal anyway: %n units hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seal anyway: %n unit(s) disband</source>
        <translation>
            <numerusform>Seal anyway: %n unit disbands</numerusform>
            <numerusform>Seal anyway: %n units disband</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hold.</source>
        <comment>units</comment>
        <translation>
            <numerusform>%1 holds.</numerusform>
            <numerusform>%1 hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 disband.</source>
        <comment>units</comment>
        <translation>
            <numerusform>%1 disbands.</numerusform>
            <numerusform>%1 disband.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) have no order.</source>
        <translation>
            <numerusform>%n unit has no order.</numerusform>
            <numerusform>%n units have no order.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>Taken back %n time(s): %1.</source>
        <comment>a season that was written anew</comment>
        <translation>
            <numerusform>Taken back once: %1.</numerusform>
            <numerusform>Taken back %n times: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnSummary</name>
    <message numerus="yes">
        <source>%n held</source>
        <translation>
            <numerusform>%n held</numerusform>
            <numerusform>%n held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) unused</source>
        <translation>
            <numerusform>%n build unused</numerusform>
            <numerusform>%n builds unused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supply point(s) unused</source>
        <translation>
            <numerusform>%n supply point unused</numerusform>
            <numerusform>%n supply points unused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bounced</source>
        <translation>
            <numerusform>%n bounced</numerusform>
            <numerusform>%n bounced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cut</source>
        <translation>
            <numerusform>%n cut</numerusform>
            <numerusform>%n cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dislodged</source>
        <translation>
            <numerusform>%n dislodged</numerusform>
            <numerusform>%n dislodged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retreated</source>
        <translation>
            <numerusform>%n retreated</numerusform>
            <numerusform>%n retreated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disbanded</source>
        <translation>
            <numerusform>%n disbanded</numerusform>
            <numerusform>%n disbanded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n destroyed</source>
        <translation>
            <numerusform>%n destroyed</numerusform>
            <numerusform>%n destroyed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n built</source>
        <translation>
            <numerusform>%n built</numerusform>
            <numerusform>%n built</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raid(s)</source>
        <translation>
            <numerusform>%n raid</numerusform>
            <numerusform>%n raids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible</source>
        <translation>
            <numerusform>%n impossible</numerusform>
            <numerusform>%n impossible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without effect</source>
        <translation>
            <numerusform>%n without effect</numerusform>
            <numerusform>%n without effect</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message numerus="yes">
        <source>%1 gave %n supply points.</source>
        <translation>
            <numerusform>%1 gave %n supply point.</numerusform>
            <numerusform>%1 gave %n supply points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n seasons behind the walls it gives up.</source>
        <translation>
            <numerusform>After %n season behind the walls it gives up.</numerusform>
            <numerusform>After %n seasons behind the walls it gives up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n seasons behind the walls it gave up.</source>
        <translation>
            <numerusform>After %n season behind the walls it gave up.</numerusform>
            <numerusform>After %n seasons behind the walls it gave up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can hold out for %n more seasons.</source>
        <translation>
            <numerusform>It can hold out for %n more season.</numerusform>
            <numerusform>It can hold out for %n more seasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Surrenders after %n season(s) behind its walls.</source>
        <translation>
            <numerusform>Surrenders after %n season behind its walls.</numerusform>
            <numerusform>Surrenders after %n seasons behind its walls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units are ordered from %1 to %2; the support does not say which one is meant.</source>
        <translation>
            <numerusform>%n unit is ordered from %1 to %2; the support does not say which one is meant.</numerusform>
            <numerusform>%n units are ordered from %1 to %2; the support does not say which one is meant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Surrendered after %n season(s) behind its walls.</source>
        <translation>
            <numerusform>Surrendered after %n season behind its walls.</numerusform>
            <numerusform>Surrendered after %n seasons behind its walls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units were ordered from %1 to %2; the support does not say which one is meant.</source>
        <translation>
            <numerusform>%n unit was ordered from %1 to %2; the support does not say which one is meant.</numerusform>
            <numerusform>%n units were ordered from %1 to %2; the support does not say which one is meant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message numerus="yes">
        <source>%n support(s) count.</source>
        <translation>
            <numerusform>%n support counts.</numerusform>
            <numerusform>%n supports count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winter</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>the price of a unit</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n points</source>
        <translation>
            <numerusform>saves %n point</numerusform>
            <numerusform>saves %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WriterTask</name>
    <message numerus="yes">
        <source>%1 must save %n supply points. Choose units to disband.</source>
        <translation>
            <numerusform>%1 must save %n supply point. Choose units to disband.</numerusform>
            <numerusform>%1 must save %n supply points. Choose units to disband.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 orders %n supply points too many: without more from others the last builds are struck.</source>
        <translation>
            <numerusform>%1 orders %n supply point too many: without more from others the last builds are struck.</numerusform>
            <numerusform>%1 orders %n supply points too many: without more from others the last builds are struck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n supply points left. Choose a home centre to build in, or a unit to disband.</source>
        <translation>
            <numerusform>%1 has %n supply point left. Choose a home centre to build in, or a unit to disband.</numerusform>
            <numerusform>%1 has %n supply points left. Choose a home centre to build in, or a unit to disband.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must remove %n unit(s). Choose it.</source>
        <translation>
            <numerusform>%1 must remove %n unit. Choose it.</numerusform>
            <numerusform>%1 must remove %n units. Choose them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may build %n unit(s). Choose a home centre or %2.</source>
        <translation>
            <numerusform>%1 may build %n unit. Choose a home centre or %2.</numerusform>
            <numerusform>%1 may build %n units. Choose a home centre or %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may build %n unit(s). Choose a centre.</source>
        <translation>
            <numerusform>%1 may build %n unit. Choose a centre.</numerusform>
            <numerusform>%1 may build %n units. Choose a centre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may build %n unit(s). Choose a home centre.</source>
        <translation>
            <numerusform>%1 may build %n unit. Choose a home centre.</numerusform>
            <numerusform>%1 may build %n units. Choose a home centre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::BalancePage</name>
    <message numerus="yes">
        <source>%n game(s); a game lasted %1 years.</source>
        <translation>
            <numerusform>%n game; it lasted %1 years.</numerusform>
            <numerusform>%n games; a game lasted %1 years.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::BoardPage</name>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centre</numerusform>
            <numerusform>%n centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::CasesDesk</name>
    <message numerus="yes">
        <source>%1 of %n case(s) came out as expected.</source>
        <translation>
            <numerusform>%1 of %n case came out as expected.</numerusform>
            <numerusform>%1 of %n cases came out as expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) do not say what should come of them.</source>
        <translation>
            <numerusform>%n case does not say what should come of it.</numerusform>
            <numerusform>%n cases do not say what should come of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::CheckPage</name>
    <message numerus="yes">
        <source>%n thing(s) must be mended before it can be played.</source>
        <translation>
            <numerusform>%n thing must be mended before it can be played.</numerusform>
            <numerusform>%n things must be mended before it can be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be played. %n thing(s) should be looked at.</source>
        <translation>
            <numerusform>It can be played. %n thing should be looked at.</numerusform>
            <numerusform>It can be played. %n things should be looked at.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::ColumnsDesk</name>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n order</numerusform>
            <numerusform>%n orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::Curtain</name>
    <message numerus="yes">
        <source>%1 still have no orders.</source>
        <comment>the computer&apos;s powers</comment>
        <translation>
            <numerusform>%1 still has no orders.</numerusform>
            <numerusform>%1 still have no orders.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::DrawingReader</name>
    <message numerus="yes">
        <source>There are %n drawings in %1: %2. Unpack it, and open one of them.</source>
        <translation>
            <numerusform>There is %n drawing in %1: %2. Unpack it, and open it.</numerusform>
            <numerusform>There are %n drawings in %1: %2. Unpack it, and open one of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::DrawingReader</name>
    <message numerus="yes">
        <source>There are %n drawings in %1: %2. Unpack it, and open one of them.</source>
        <translation>
            <numerusform>There is %n drawing in %1: %2. Unpack it, and open it.</numerusform>
            <numerusform>There are %n drawings in %1: %2. Unpack it, and open one of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::EndDesk</name>
    <message numerus="yes">
        <source>%1, %n phases played.</source>
        <translation>
            <numerusform>%1, %n phase played.</numerusform>
            <numerusform>%1, %n phases played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centre</numerusform>
            <numerusform>%n centres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::ExportActions</name>
    <message numerus="yes">
        <source>Saved %n page(s) in %1.</source>
        <translation>
            <numerusform>Saved %n page in %1.</numerusform>
            <numerusform>Saved %n pages in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) copied.</source>
        <translation>
            <numerusform>%n order copied.</numerusform>
            <numerusform>%n orders copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::KeptGamesDesk</name>
    <message numerus="yes">
        <source>%n game(s) that you have not saved are kept until you delete them.</source>
        <translation>
            <numerusform>%n game that you have not saved is kept until you delete it.</numerusform>
            <numerusform>%n games that you have not saved are kept until you delete them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good</source>
        <translation>
            <numerusform>Delete %n game for good</numerusform>
            <numerusform>Delete %n games for good</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::LibraryDesk</name>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n game.</numerusform>
            <numerusform>%n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) can&apos;t be read.</source>
        <translation>
            <numerusform>%n file can&apos;t be read.</numerusform>
            <numerusform>%n files can&apos;t be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::MailDesk</name>
    <message numerus="yes">
        <source>%n units are without an order.</source>
        <translation>
            <numerusform>%n unit is without an order.</numerusform>
            <numerusform>%n units are without an order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the senders&apos; addresses with the players: %n</source>
        <translation>
            <numerusform>Keep the sender&apos;s address with the players</numerusform>
            <numerusform>Keep the senders&apos; addresses with the players: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::MailModel</name>
    <message numerus="yes">
        <source>Too many: %1 may give %n order(s) this winter.</source>
        <translation>
            <numerusform>Too many: %1 may give %n order this winter.</numerusform>
            <numerusform>Too many: %1 may give %n orders this winter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::OrderTool</name>
    <message numerus="yes">
        <source>%n hop(s) left</source>
        <translation>
            <numerusform>%n hop left</numerusform>
            <numerusform>%n hops left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) taken back.</source>
        <translation>
            <numerusform>%n order taken back.</numerusform>
            <numerusform>%n orders taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Order the army and %n fleet(s) too: %1</source>
        <translation>
            <numerusform>Order the army and the fleet too: %1</numerusform>
            <numerusform>Order the army and the fleets too: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Order %n fleet(s) too: %1</source>
        <translation>
            <numerusform>Order the fleet too: %1</numerusform>
            <numerusform>Order the fleets too: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::PassagesPage</name>
    <message numerus="yes">
        <source>%n passage(s), none of them doubtful.</source>
        <translation>
            <numerusform>%n passage, not doubtful.</numerusform>
            <numerusform>%n passages, none of them doubtful.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) are doubtful: do these places meet?</source>
        <translation>
            <numerusform>%n passage is doubtful: do these places meet?</numerusform>
            <numerusform>%n passages are doubtful: do these places meet?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::PatchesPage</name>
    <message numerus="yes">
        <source>%n area(s) become places.</source>
        <translation>
            <numerusform>%n area becomes a place.</numerusform>
            <numerusform>%n areas become places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::PinDesk</name>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>At least %n character.</numerusform>
            <numerusform>At least %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::PlayersTable</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>once</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n order</numerusform>
            <numerusform>%n orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::PocketSeats</name>
    <message numerus="yes">
        <source>%1 now writes on a phone.</source>
        <translation>
            <numerusform>%1 now writes on a phone.</numerusform>
            <numerusform>%1 now write on a phone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was refused %n times and must wait five minutes.</source>
        <comment>an address</comment>
        <translation>
            <numerusform>%1 was refused once and must wait five minutes.</numerusform>
            <numerusform>%1 was refused %n times and must wait five minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong PINs for %1 were tried on a phone; it is out.</source>
        <translation>
            <numerusform>%n wrong PIN for %1 was tried on a phone; it is out.</numerusform>
            <numerusform>%n wrong PINs for %1 were tried on a phone; it is out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::PositionPanel</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centre</numerusform>
            <numerusform>%n centres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::PowersPanel</name>
    <message numerus="yes">
        <source>%n of its centres counts two</source>
        <translation>
            <numerusform>%n of its centres counts two</numerusform>
            <numerusform>%n of its centres count two</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral centre(s).</source>
        <translation>
            <numerusform>%n neutral centre.</numerusform>
            <numerusform>%n neutral centres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::ReplyPanel</name>
    <message numerus="yes">
        <source>%n order(s) fail</source>
        <translation>
            <numerusform>%n order fails</numerusform>
            <numerusform>%n orders fail</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::ResultsPanel</name>
    <message numerus="yes">
        <source>%n units stood undisturbed</source>
        <translation>
            <numerusform>%n unit stood undisturbed</numerusform>
            <numerusform>%n units stood undisturbed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::RulesDesk</name>
    <message numerus="yes">
        <source>Examples (%n)</source>
        <translation>
            <numerusform>Examples (%n)</numerusform>
            <numerusform>Examples (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::ScoreBoard</name>
    <message numerus="yes">
        <source>%1: %n centre(s)</source>
        <comment>a power&apos;s row, read aloud</comment>
        <translation>
            <numerusform>%1: %n centre</numerusform>
            <numerusform>%1: %n centres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::SeatingPage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s PIN is too short: at least %n characters.</source>
        <translation>
            <numerusform>%1&apos;s PIN is too short: at least %n character.</numerusform>
            <numerusform>%1&apos;s PIN is too short: at least %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::StartPage</name>
    <message numerus="yes">
        <source>%n power(s) at the table.</source>
        <translation>
            <numerusform>%n power at the table.</numerusform>
            <numerusform>%n powers at the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::StudioDesk</name>
    <message numerus="yes">
        <source>%n place(s), %1 passages. Saved among your variants as %2.</source>
        <translation>
            <numerusform>%n place, %1 passages. Saved among your variants as %2.</numerusform>
            <numerusform>%n places, %1 passages. Saved among your variants as %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be played. “Check” lists %n doubt(s).</source>
        <translation>
            <numerusform>It can be played. “Check” lists one doubt.</numerusform>
            <numerusform>It can be played. “Check” lists %n doubts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) stayed.</source>
        <translation>
            <numerusform>%n place stayed.</numerusform>
            <numerusform>%n places stayed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::TableFlow</name>
    <message numerus="yes">
        <source>%n wrong PIN(s) were tried at this seat before.</source>
        <translation>
            <numerusform>%n wrong PIN was tried at this seat before.</numerusform>
            <numerusform>%n wrong PINs were tried at this seat before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::PuzzleDesk</name>
    <message numerus="yes">
        <source>%1 of %n puzzle(s) solved</source>
        <translation>
            <numerusform>%1 of one puzzle solved</numerusform>
            <numerusform>%1 of %n puzzles solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: give orders after which %n unit(s) of yours stand in %3, whatever the others order.</source>
        <translation>
            <numerusform>%1, %2: give orders after which one of your units stands in %3, whatever the others order.</numerusform>
            <numerusform>%1, %2: give orders after which units of yours stand in %3, whatever the others order.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::RoundDesk</name>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n game.</numerusform>
            <numerusform>%n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) drawn. Everybody plays.</source>
        <translation>
            <numerusform>%n board drawn. Everybody plays.</numerusform>
            <numerusform>%n boards drawn. Everybody plays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) drawn.</source>
        <translation>
            <numerusform>%n board drawn.</numerusform>
            <numerusform>%n boards drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message numerus="yes">
        <source>The last season is over: %1 come first, with %n centre(s) each</source>
        <translation>
            <numerusform>The last season is over: %1 come first, with %n centre each</numerusform>
            <numerusform>The last season is over: %1 come first, with %n centres each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last season is over: %1 comes first, with %n centre(s)</source>
        <translation>
            <numerusform>The last season is over: %1 comes first, with %n centre</numerusform>
            <numerusform>The last season is over: %1 comes first, with %n centres</numerusform>
        </translation>
    </message>
</context>
</TS>
