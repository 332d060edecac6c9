<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>It gives up after %n seasons more in which the port is closed in on all sides.</source>
        <translation>
            <numerusform>It gives up after %n season more in which the port is closed in on all sides.</numerusform>
            <numerusform>It gives up after %n seasons more in which the port is closed in on all sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives up after %n seasons more.</source>
        <translation>
            <numerusform>It gives up after %n season more.</numerusform>
            <numerusform>It gives up after %n seasons more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n build(s) would be left unused.</source>
        <translation>
            <numerusform>%n build would be left unused.</numerusform>
            <numerusform>%n builds would be left unused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s) would be left to the rules.</source>
        <translation>
            <numerusform>%n removal would be left to the rules.</numerusform>
            <numerusform>%n removals would be left to the rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statuses</name>
    <message numerus="yes">
        <source>%n order(s) are still open. Seal again if you mean it.</source>
        <translation>
            <numerusform>%n order is still open. Seal again if you mean it.</numerusform>
            <numerusform>%n orders are still open. Seal again if you mean it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
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
        <source>%n supply points were given.</source>
        <translation>
            <numerusform>%n supply point was given.</numerusform>
            <numerusform>%n supply points were given.</numerusform>
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
        <source>It can hold out for %n seasons more.</source>
        <translation>
            <numerusform>It can hold out for %n season more.</numerusform>
            <numerusform>It can hold out for %n seasons more.</numerusform>
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
    <name>entente::app::CasesDesk</name>
    <message numerus="yes">
        <source>%1 of %n case(s) came out as expected.</source>
        <translation>
            <numerusform>%1 of %n case came out as expected.</numerusform>
            <numerusform>%1 of %n cases came out as expected.</numerusform>
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
    <name>entente::app::EndDesk</name>
    <message numerus="yes">
        <source>%1, %n turns played.</source>
        <translation>
            <numerusform>%1, %n turn played.</numerusform>
            <numerusform>%1, %n turns played.</numerusform>
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
</context>
<context>
    <name>entente::app::OrderTool</name>
    <message numerus="yes">
        <source>%1 builds: %n left. Click a home centre.</source>
        <translation>
            <numerusform>%1 builds: %n left. Click a home centre.</numerusform>
            <numerusform>%1 builds: %n left. Click a home centre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 removes units: %n left. Click a unit.</source>
        <translation>
            <numerusform>%1 removes units: %n left. Click a unit.</numerusform>
            <numerusform>%1 removes units: %n left. Click a unit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must save %n supply points. Click units to disband.</source>
        <translation>
            <numerusform>%1 must save %n supply point. Click units to disband.</numerusform>
            <numerusform>%1 must save %n supply points. Click units to disband.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n supply points left. Click a home centre to build, a unit to disband it.</source>
        <translation>
            <numerusform>%1 has %n supply point left. Click a home centre to build, a unit to disband it.</numerusform>
            <numerusform>%1 has %n supply points left. Click a home centre to build, a unit to disband it.</numerusform>
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
        <source>%n hop(s) left</source>
        <translation>
            <numerusform>%n hop left</numerusform>
            <numerusform>%n hops left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::Paper</name>
    <message numerus="yes">
        <source>%n orders are on the clipboard.</source>
        <translation>
            <numerusform>%n order is on the clipboard.</numerusform>
            <numerusform>%n orders are on the clipboard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n page(s) in %1.</source>
        <translation>
            <numerusform>Saved %n page in %1.</numerusform>
            <numerusform>Saved %n pages in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::PinDesk</name>
    <message numerus="yes">
        <source>It needs %n characters at least.</source>
        <translation>
            <numerusform>It needs %n character at least.</numerusform>
            <numerusform>It needs %n characters at least.</numerusform>
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
        <source>%n centre(s) are nobody&apos;s.</source>
        <translation>
            <numerusform>%n centre is nobody&apos;s.</numerusform>
            <numerusform>%n centres are nobody&apos;s.</numerusform>
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
    <name>entente::app::SeatingPage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The PIN of %1 is too short: it needs %n characters at least.</source>
        <translation>
            <numerusform>The PIN of %1 is too short: it needs %n character at least.</numerusform>
            <numerusform>The PIN of %1 is too short: it needs %n characters at least.</numerusform>
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
        <source>%n older game(s)</source>
        <translation>
            <numerusform>%n older game</numerusform>
            <numerusform>%n older games</numerusform>
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
</TS>
