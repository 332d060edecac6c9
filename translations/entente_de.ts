<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Accounts</name>
    <message>
        <source>%1 of %2</source>
        <comment>points used or saved, and points there are</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 points saved</source>
        <comment>by disbanding</comment>
        <translation>%1 von %2 gespart</translation>
    </message>
    <message>
        <source>%1 of %2 points used</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>%1: nobody else can get there.</source>
        <translation>%1: Sonst kann niemand dorthin.</translation>
    </message>
    <message>
        <source>%1: no unit but %2 can stop it alone.</source>
        <comment>Takes Belgium; a place</comment>
        <translation>%1: Allein kann das nur %2 verhindern.</translation>
    </message>
    <message>
        <source>%1: each of these can stop it: %2.</source>
        <comment>Takes Belgium; places</comment>
        <translation>%1: Verhindern kann es jede von diesen: %2.</translation>
    </message>
    <message>
        <source>%1: no unit can stop it alone, but %2 can together.</source>
        <comment>Takes Belgium; two places</comment>
        <translation>%1: Keine Einheit kann es allein verhindern, aber %2 gemeinsam.</translation>
    </message>
    <message>
        <source>%1: no unit can stop it alone.</source>
        <comment>Takes Belgium</comment>
        <translation>%1: Keine Einheit kann es allein verhindern.</translation>
    </message>
    <message>
        <source>%1, if the unit there leaves.</source>
        <comment>Takes Belgium</comment>
        <translation>%1, wenn die Einheit dort abzieht.</translation>
    </message>
    <message>
        <source>Tries to get into %1.</source>
        <translation>Versucht, nach %1 zu kommen.</translation>
    </message>
    <message>
        <source>Takes %1</source>
        <translation>Nimmt %1</translation>
    </message>
    <message>
        <source>Enters %1</source>
        <translation>Rückt in %1 ein</translation>
    </message>
    <message>
        <source>Defends %1: without it %2 could enter together.</source>
        <translation>Verteidigt %1: Sonst könnten %2 gemeinsam einrücken.</translation>
    </message>
    <message>
        <source>Defends %1: without it %2 could enter.</source>
        <translation>Verteidigt %1: Sonst könnte %2 einrücken.</translation>
    </message>
    <message>
        <source>Helps %1 to %2: it can&apos;t get there alone.</source>
        <translation>Hilft %1 nach %2: Allein kommt die Einheit nicht hin.</translation>
    </message>
    <message>
        <source>Defends %1: without it %2 together could drive out the unit there.</source>
        <translation>Verteidigt %1: Sonst könnten %2 die Einheit dort gemeinsam vertreiben.</translation>
    </message>
    <message>
        <source>Defends %1: without it %2 could drive out the unit there.</source>
        <translation>Verteidigt %1: Sonst könnte %2 die Einheit dort vertreiben.</translation>
    </message>
    <message>
        <source>Helps %1 to %2: without it %3 could stop that together.</source>
        <translation>Hilft %1 nach %2: Sonst könnten %3 das gemeinsam verhindern.</translation>
    </message>
    <message>
        <source>Helps %1 to %2: without it %3 could stop that.</source>
        <translation>Hilft %1 nach %2: Sonst könnte %3 das verhindern.</translation>
    </message>
    <message>
        <source>Strengthens %1.</source>
        <translation>Verstärkt %1.</translation>
    </message>
    <message>
        <source>Helps %1 to %2.</source>
        <translation>Hilft %1 nach %2.</translation>
    </message>
    <message>
        <source>Guards %1 against %2.</source>
        <translation>Bewacht %1 gegen %2.</translation>
    </message>
    <message numerus="yes">
        <source>From there %1 is %n move(s) away.</source>
        <translation>
            <numerusform>Von dort ist %1 einen Zug entfernt.</numerusform>
            <numerusform>Von dort ist %1 %n Züge entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a supply centre.</source>
        <translation>%1 ist ein Versorgungszentrum.</translation>
    </message>
    <message>
        <source>It can go nowhere else.</source>
        <translation>Sie kann nirgendwo anders hin.</translation>
    </message>
    <message>
        <source>No other unit is farther from a centre to be won.</source>
        <translation>Keine andere Einheit ist weiter von einem Zentrum entfernt, das zu gewinnen wäre.</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Etwas Besseres wurde nicht gefunden.</translation>
    </message>
</context>
<context>
    <name>Booklet</name>
    <message>
        <source>Order %1</source>
        <translation>Befehl %1</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s). Without one a unit holds; one that must retreat disbands.</source>
        <translation>
            <numerusform>%n Befehl. Ohne Befehl hält eine Einheit; eine vertriebene wird aufgelöst.</numerusform>
            <numerusform>%n Befehle. Ohne Befehl hält eine Einheit; eine vertriebene wird aufgelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Dislodged</source>
        <translation>Vertrieben</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Versorgungszentren</translation>
    </message>
    <message>
        <source>Orders are due: %1</source>
        <translation>Frist: %1</translation>
    </message>
</context>
<context>
    <name>CallNames</name>
    <message>
        <source>The orders you had sealed for %1 were thrown away: a computer took your seat.</source>
        <translation>Deine versiegelten Befehle für %1 wurden verworfen: Ein Computer nahm deinen Platz ein.</translation>
    </message>
    <message numerus="yes">
        <source>Your orders of %1 were reopened %n time(s) after they had been sealed.</source>
        <translation>
            <numerusform>Deine Befehle für %1 wurden nach dem Versiegeln einmal wieder geöffnet.</numerusform>
            <numerusform>Deine Befehle für %1 wurden nach dem Versiegeln %n-mal wieder geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, it&apos;s your turn</source>
        <translation>%1, du bist dran</translation>
    </message>
    <message>
        <source>%1, it&apos;s your turn (%2)</source>
        <comment>a player and the power</comment>
        <translation>%1, du bist dran (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a power and its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>a person</comment>
        <translation>%1 hat gewonnen</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>%1: %2.</source>
        <comment>a side of a fight and its strength</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>They act in this order: %1.</source>
        <translation>Sie handeln in dieser Reihenfolge: %1.</translation>
    </message>
</context>
<context>
    <name>Cases</name>
    <message>
        <source>succeeds</source>
        <translation>gelingt</translation>
    </message>
    <message>
        <source>bounces</source>
        <translation>prallt ab</translation>
    </message>
    <message>
        <source>is cut</source>
        <translation>wird unterbrochen</translation>
    </message>
    <message>
        <source>has no convoy</source>
        <translation>hat kein Geleit</translation>
    </message>
    <message>
        <source>has its convoy disrupted</source>
        <translation>verliert sein Geleit</translation>
    </message>
    <message>
        <source>is dislodged</source>
        <translation>wird vertrieben</translation>
    </message>
    <message>
        <source>has no effect</source>
        <translation>bleibt ohne Wirkung</translation>
    </message>
    <message>
        <source>is removed by the rules</source>
        <translation>wird nach den Regeln aufgelöst</translation>
    </message>
    <message>
        <source>Units afterwards</source>
        <translation>Einheiten danach</translation>
    </message>
    <message>
        <source>Dislodged</source>
        <translation>Vertrieben</translation>
    </message>
    <message>
        <source>Retreats of %1</source>
        <translation>Rückzüge von %1</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>wie gefunden</translation>
    </message>
    <message>
        <source>Diplomacy Adjudicator Test Cases 3.0</source>
        <translation>Diplomacy Adjudicator Test Cases 3.0</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a variant and a file of cases</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>is void</source>
        <translation>gilt nicht</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht gesagt</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>layout.json: in “%1”, %2 and %3 are not two provinces.</source>
        <translation>layout.json: In „%1“ sind %2 und %3 keine zwei Provinzen.</translation>
    </message>
    <message>
        <source>map.svg, line %1: “%2” does not name two provinces.</source>
        <translation>map.svg, Zeile %1: „%2“ nennt keine zwei Provinzen.</translation>
    </message>
    <message>
        <source>layout.json: %1 and %2 are an exception, but no passage joins them.</source>
        <translation>layout.json: %1 und %2 sind eine Ausnahme, aber kein Übergang verbindet sie.</translation>
    </message>
    <message>
        <source>The direct passage from %1 to %2 is not drawn.</source>
        <translation>Der direkte Übergang von %1 nach %2 ist nicht gezeichnet.</translation>
    </message>
    <message>
        <source>A direct passage is drawn from %1 to %2, but there is none.</source>
        <translation>Ein direkter Übergang von %1 nach %2 ist gezeichnet, aber es gibt keinen.</translation>
    </message>
    <message>
        <source>layout.json: %1 and %2 are closed to each other, but do not meet.</source>
        <translation>layout.json: %1 und %2 sind füreinander gesperrt, berühren sich aber nicht.</translation>
    </message>
    <message>
        <source>A passage joins %1 and %2, but on the drawing they do not meet.</source>
        <translation>Ein Übergang verbindet %1 und %2, aber auf der Zeichnung berühren sie sich nicht.</translation>
    </message>
    <message>
        <source>The border of %1 and %2 is too short to be seen.</source>
        <translation>Die Grenze von %1 und %2 ist zu kurz, um sie zu sehen.</translation>
    </message>
    <message>
        <source>%1 and %2 meet on the drawing, but no passage joins them.</source>
        <translation>%1 und %2 berühren sich auf der Zeichnung, aber kein Übergang verbindet sie.</translation>
    </message>
    <message>
        <source>Fleets pass from %1 to %2, but on the drawing no sea lies where they meet.</source>
        <translation>Flotten fahren von %1 nach %2, aber auf der Zeichnung liegt kein Meer, wo sie sich berühren.</translation>
    </message>
    <message>
        <source>On the drawing %1 and %2 share a shore, but no fleet passes from one to the other.</source>
        <translation>Auf der Zeichnung haben %1 und %2 ein gemeinsames Ufer, aber keine Flotte fährt von einem zum anderen.</translation>
    </message>
    <message>
        <source>The line between %1 and %2 is not drawn in full.</source>
        <translation>Die Linie zwischen %1 und %2 ist nicht ganz gezeichnet.</translation>
    </message>
    <message>
        <source>A line is drawn between %1 and %2 where they do not meet.</source>
        <translation>Zwischen %1 und %2 ist eine Linie gezeichnet, wo sie sich nicht berühren.</translation>
    </message>
    <message>
        <source>parchment</source>
        <translation>Pergament</translation>
    </message>
    <message>
        <source>modern</source>
        <translation>modern</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <source>print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>for everybody</source>
        <translation>für alle</translation>
    </message>
    <message>
        <source>for people without red cones</source>
        <translation>für Menschen ohne Rotzapfen</translation>
    </message>
    <message>
        <source>for people without green cones</source>
        <translation>für Menschen ohne Grünzapfen</translation>
    </message>
    <message>
        <source>for people without blue cones</source>
        <translation>für Menschen ohne Blauzapfen</translation>
    </message>
    <message>
        <source>Colours, %1: %2 have a contrast of %3 where %4 is needed.</source>
        <translation>Farben, %1: %2 haben einen Kontrast von %3, nötig ist %4.</translation>
    </message>
    <message>
        <source>names on land</source>
        <translation>Namen auf Land</translation>
    </message>
    <message>
        <source>names in boxes</source>
        <translation>Namen in Feldern</translation>
    </message>
    <message>
        <source>names on water</source>
        <translation>Namen auf Wasser</translation>
    </message>
    <message>
        <source>names beyond the edge</source>
        <translation>Namen jenseits des Randes</translation>
    </message>
    <message>
        <source>names on the land of %1</source>
        <translation>Namen auf dem Land von %1</translation>
    </message>
    <message>
        <source>the lands of %1 and %2</source>
        <translation>die Länder von %1 und %2</translation>
    </message>
    <message>
        <source>the units of %1 and %2</source>
        <translation>die Einheiten von %1 und %2</translation>
    </message>
    <message>
        <source>Colours, %1: %2 are only %3 apart %4; %5 is needed.</source>
        <translation>Farben, %1: %2 liegen %4 nur %3 auseinander; nötig ist %5.</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>Colours: %1 has no pattern.</source>
        <translation>Farben: %1 hat kein Muster.</translation>
    </message>
    <message>
        <source>Colours: %1 and %2 have the same pattern.</source>
        <translation>Farben: %1 und %2 haben das gleiche Muster.</translation>
    </message>
    <message>
        <source>map.svg: %1 bytes are more than %2.</source>
        <translation>map.svg: %1 Bytes sind mehr als %2.</translation>
    </message>
    <message>
        <source>map.svg, line %1: the element “%2” is not drawn.</source>
        <translation>map.svg, Zeile %1: Das Element „%2“ wird nicht gezeichnet.</translation>
    </message>
    <message>
        <source>map.svg, line %1: the attribute “%2” has no effect.</source>
        <translation>map.svg, Zeile %1: Das Attribut „%2“ bewirkt nichts.</translation>
    </message>
    <message>
        <source>map.svg, line %1: the path has other commands than M, L, l and z.</source>
        <translation>map.svg, Zeile %1: Der Pfad enthält andere Befehle als M, L, l und z.</translation>
    </message>
    <message>
        <source>map.svg, line %1: a stroked path of %2 points is slow to paint; %3 are allowed.</source>
        <translation>map.svg, Zeile %1: Ein gezogener Pfad von %2 Punkten wird langsam gezeichnet; erlaubt sind %3.</translation>
    </message>
    <message>
        <source>layout.json: the unit of %1 stands in %2.</source>
        <translation>layout.json: Die Einheit von %1 steht in %2.</translation>
    </message>
    <message>
        <source>no province</source>
        <translation>keiner Provinz</translation>
    </message>
    <message>
        <source>layout.json: the dislodged unit of %1 stands beyond the sheet.</source>
        <translation>layout.json: Die vertriebene Einheit von %1 steht außerhalb des Blattes.</translation>
    </message>
    <message>
        <source>layout.json: the supply centre of %1 stands outside it.</source>
        <translation>layout.json: Das Versorgungszentrum von %1 steht außerhalb.</translation>
    </message>
    <message>
        <source>the unit of %1</source>
        <translation>der Einheit von %1</translation>
    </message>
    <message>
        <source>the supply centre of %1</source>
        <translation>dem Versorgungszentrum von %1</translation>
    </message>
    <message>
        <source>At %1 pixels the name of %2 lies on %3.</source>
        <translation>Bei %1 Pixeln liegt der Name von %2 auf %3.</translation>
    </message>
    <message>
        <source>foreign ground</source>
        <translation>fremdem Grund</translation>
    </message>
    <message>
        <source>the name of %1</source>
        <translation>dem Namen von %1</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>dem Titel</translation>
    </message>
    <message>
        <source>At %1 pixels the letters of %2 are %3 pixels high, less than %4.</source>
        <translation>Bei %1 Pixeln sind die Buchstaben von %2 %3 Pixel hoch, weniger als %4.</translation>
    </message>
    <message>
        <source>In a small window the walls of %1 cover the besieger.</source>
        <translation>In einem kleinen Fenster verdecken die Mauern von %1 den Belagerer.</translation>
    </message>
    <message>
        <source>In a small window the clock of the siege of %1 covers the besieger.</source>
        <translation>In einem kleinen Fenster verdeckt die Uhr der Belagerung von %1 den Belagerer.</translation>
    </message>
    <message>
        <source>In a small window the clock of the siege of %1 covers the walls.</source>
        <translation>In einem kleinen Fenster verdeckt die Uhr der Belagerung von %1 die Mauern.</translation>
    </message>
    <message>
        <source>%1, line %2: a list begins in the middle of a sentence.</source>
        <translation>%1, Zeile %2: Mitten in einem Satz beginnt eine Liste.</translation>
    </message>
    <message>
        <source>borders at sea</source>
        <translation>Grenzen auf See</translation>
    </message>
    <message>
        <source>borders on neutral land</source>
        <translation>Grenzen auf neutralem Land</translation>
    </message>
    <message>
        <source>borders on the land of %1</source>
        <translation>Grenzen auf dem Land von %1</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>neutral land</source>
        <translation>neutrales Land</translation>
    </message>
    <message>
        <source>impassable land</source>
        <translation>unpassierbares Land</translation>
    </message>
    <message>
        <source>neutral and impassable land</source>
        <translation>neutrales und unpassierbares Land</translation>
    </message>
    <message>
        <source>water and impassable land</source>
        <translation>Wasser und unpassierbares Land</translation>
    </message>
    <message>
        <source>lines of the frame against %1</source>
        <translation>Linien des Rahmens gegen %1</translation>
    </message>
    <message>
        <source>the land of %1 and %2</source>
        <translation>das Land von %1 und %2</translation>
    </message>
    <message>
        <source>edges of the units of %1 on their land</source>
        <translation>Ränder der Einheiten von %1 auf ihrem Land</translation>
    </message>
    <message>
        <source>variant.json is missing.</source>
        <translation>variant.json fehlt.</translation>
    </message>
    <message>
        <source>variant.json: “%1” should mean %2, but means %3.</source>
        <translation>variant.json: „%1“ soll %2 heißen, heißt aber %3.</translation>
    </message>
    <message>
        <source>several provinces</source>
        <translation>mehrere Provinzen</translation>
    </message>
    <message>
        <source>map.svg is missing.</source>
        <translation>map.svg fehlt.</translation>
    </message>
    <message>
        <source>layout.json is missing.</source>
        <translation>layout.json fehlt.</translation>
    </message>
    <message>
        <source>layout.json can&apos;t be read: %1</source>
        <translation>layout.json lässt sich nicht lesen: %1</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Take an order back</source>
        <translation>Befehl zurücknehmen</translation>
    </message>
    <message>
        <source>Take the order in %1 back</source>
        <translation>Befehl in %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Reveal: %1</source>
        <translation>Aufdecken: %1</translation>
    </message>
    <message>
        <source>Order of acting: %1</source>
        <translation>Reihenfolge: %1</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Judge again up to now</source>
        <translation>Bis jetzt neu auswerten</translation>
    </message>
    <message>
        <source>Clear all orders</source>
        <translation>Alle Befehle löschen</translation>
    </message>
    <message>
        <source>Allow impossible orders</source>
        <translation>Unmögliche Befehle zulassen</translation>
    </message>
    <message>
        <source>Allow possible orders only</source>
        <translation>Nur mögliche Befehle zulassen</translation>
    </message>
    <message>
        <source>Write kept orders: %1</source>
        <translation>Aufgehobene Befehle schreiben: %1</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <comment>clock</comment>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>clock</comment>
        <translation>gestern, %1</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date, in Qt&apos;s letters</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>DroppedFile</name>
    <message numerus="yes">
        <source>These are %n files. Drop them one at a time.</source>
        <translation>
            <numerusform>Das ist %n Datei. Zieh sie einzeln herein.</numerusform>
            <numerusform>Das sind %n Dateien. Zieh sie einzeln herein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only files on this machine can be opened. Download it first.</source>
        <translation>Öffnen lassen sich nur Dateien auf diesem Rechner. Lade sie zuerst herunter.</translation>
    </message>
</context>
<context>
    <name>EndSentence</name>
    <message>
        <source>The game is over. Undo takes the end back.</source>
        <translation>Die Partie ist zu Ende. „Rückgängig“ nimmt das Ende zurück.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>replay the game</source>
        <translation>Partie abspielen</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>There are more than %1.</source>
        <translation>Es sind mehr als %1.</translation>
    </message>
    <message>
        <source>The case has neither &quot;expect&quot; nor &quot;goal&quot;, so no answer can be judged.</source>
        <translation>Der Fall hat weder &quot;expect&quot; noch &quot;goal&quot;: Keine Antwort lässt sich beurteilen.</translation>
    </message>
    <message>
        <source>The goal is another power&apos;s.</source>
        <translation>Das Ziel ist das einer anderen Macht.</translation>
    </message>
    <message>
        <source>There is no chapter.</source>
        <translation>Es gibt kein Kapitel.</translation>
    </message>
    <message>
        <source>%1 has only armies and fleets in the open field: it can&apos;t hold %2.</source>
        <translation>%1 kennt nur Armeen und Flotten auf freiem Feld: Für %2 ist dort kein Platz.</translation>
    </message>
    <message>
        <source>%1 moves in spring and autumn and builds in winter: it can&apos;t hold %2.</source>
        <translation>%1 zieht im Frühjahr und im Herbst und baut im Winter: Für %2 ist dort kein Platz.</translation>
    </message>
    <message>
        <source>%1 does not know the special rules of %2.</source>
        <translation>%1 kennt die besonderen Regeln von %2 nicht.</translation>
    </message>
    <message>
        <source>%1 does not know the board of %2.</source>
        <translation>%1 kennt das Brett von %2 nicht.</translation>
    </message>
    <message>
        <source>Diplicity tells what stands where after each phase: play one first.</source>
        <translation>Diplicity hält nach jeder Phase fest, was wo steht: Spiele erst eine.</translation>
    </message>
    <message>
        <source>Diplicity tells what stands where after each phase: the game must begin with moves.</source>
        <translation>Diplicity hält nach jeder Phase fest, was wo steht: Die Partie muss mit Zügen beginnen.</translation>
    </message>
    <message>
        <source>The game is of another board: there is no &quot;%1&quot; on that of %2.</source>
        <translation>Die Partie gehört zu einem anderen Brett: Auf dem von %2 gibt es kein „%1“.</translation>
    </message>
    <message>
        <source>This list is empty.</source>
        <translation>Diese Liste ist leer.</translation>
    </message>
    <message>
        <source>Only a kind that travels by land embarks.</source>
        <translation>Nur eine Art, die zu Lande zieht, geht an Bord.</translation>
    </message>
    <message>
        <source>Only a kind that travels by air flies.</source>
        <translation>Nur eine Art, die durch die Luft zieht, fliegt.</translation>
    </message>
    <message>
        <source>A strength is from 0 to 10 in steps of a half.</source>
        <translation>Eine Stärke reicht von 0 bis 10 in halben Schritten.</translation>
    </message>
    <message>
        <source>A range counts from a season like &quot;F1943&quot;.</source>
        <translation>Eine Reichweite gilt ab einer Saison wie „F1943“.</translation>
    </message>
    <message>
        <source>Only a supply centre yields points.</source>
        <translation>Nur ein Versorgungszentrum bringt Punkte.</translation>
    </message>
    <message>
        <source>A home needs a supply centre.</source>
        <translation>Ein Heimatfeld braucht ein Versorgungszentrum.</translation>
    </message>
    <message>
        <source>Only a coastal province has coasts.</source>
        <translation>Nur eine Küstenprovinz hat Küsten.</translation>
    </message>
    <message>
        <source>A single coast needs no name.</source>
        <translation>Eine einzige Küste braucht keinen Namen.</translation>
    </message>
    <message>
        <source>A port needs a supply centre.</source>
        <translation>Ein Hafen braucht ein Versorgungszentrum.</translation>
    </message>
    <message>
        <source>A passage is a pair of provinces.</source>
        <translation>Ein Übergang ist ein Paar von Provinzen.</translation>
    </message>
    <message>
        <source>A passage leads from one province to another.</source>
        <translation>Ein Übergang führt von einer Provinz in eine andere.</translation>
    </message>
    <message>
        <source>This passage is given twice.</source>
        <translation>Dieser Übergang steht doppelt da.</translation>
    </message>
    <message>
        <source>A land passage names no coast.</source>
        <translation>Ein Übergang zu Lande nennt keine Küste.</translation>
    </message>
    <message>
        <source>Armies go aboard fleets only with the setting &quot;armyFleet&quot;.</source>
        <translation>Armeen gehen nur mit der Einstellung „armyFleet“ an Bord von Flotten.</translation>
    </message>
    <message>
        <source>In this variant only supply centres are owned; name them in &quot;centres&quot;.</source>
        <translation>In dieser Variante hat man nur Versorgungszentren; sie stehen in „centres“.</translation>
    </message>
    <message>
        <source>Units are dislodged in retreat phases only.</source>
        <translation>Vertriebene Einheiten gibt es nur in Rückzugsphasen.</translation>
    </message>
    <message>
        <source>A case is a JSON object.</source>
        <translation>Ein Fall ist ein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This is not a saved game of Entente.</source>
        <translation>Das ist keine gespeicherte Partie von Entente.</translation>
    </message>
    <message>
        <source>The file breaks off here: the rest of the saved game is missing.</source>
        <translation>Die Datei bricht hier ab: Der Rest der gespeicherten Partie fehlt.</translation>
    </message>
    <message>
        <source>There is no text.</source>
        <translation>Es ist kein Text da.</translation>
    </message>
    <message>
        <source>These bytes are not UTF-8 text.</source>
        <translation>Diese Bytes sind kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>More text follows after the end of the JSON value.</source>
        <translation>Nach dem Ende des JSON-Werts folgt weiterer Text.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Diese Zahl ist zu groß.</translation>
    </message>
    <message>
        <source>this</source>
        <translation>dieses Zeichen</translation>
    </message>
    <message>
        <source>The text ends before the JSON value is complete.</source>
        <translation>Der Text endet, bevor der JSON-Wert vollständig ist.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number with decimals</source>
        <translation>eine Zahl mit Nachkommastellen</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>This key is given twice.</source>
        <translation>Dieser Schlüssel steht doppelt da.</translation>
    </message>
    <message>
        <source>This key is not known.</source>
        <translation>Diesen Schlüssel gibt es nicht.</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>This text is empty.</source>
        <translation>Dieser Text ist leer.</translation>
    </message>
    <message>
        <source>In this variant it does not matter which centres were held.</source>
        <translation>Keine Regel dieser Variante fragt, welche Zentren gehalten wurden.</translation>
    </message>
    <message>
        <source>No season.</source>
        <translation>Die Saison fehlt.</translation>
    </message>
    <message>
        <source>A contract needs the signatures of two powers.</source>
        <translation>Ein Vertrag braucht die Unterschriften zweier Mächte.</translation>
    </message>
    <message>
        <source>Only a unit behind walls is besieged: write it like &quot;Milan A ((Lod))&quot;.</source>
        <translation>Nur eine Einheit hinter Mauern wird belagert: Schreibe sie wie „Milan A ((Lod))“.</translation>
    </message>
    <message>
        <source>A schedule is a list of powers or &quot;simultaneous&quot;.</source>
        <translation>Ein Plan ist eine Liste von Mächten oder „simultaneous“.</translation>
    </message>
    <message>
        <source>Years are counted &quot;up&quot; or &quot;down&quot;, not &quot;%1&quot;.</source>
        <translation>Jahre zählen „up“ (aufwärts) oder „down“ (abwärts), nicht „%1“.</translation>
    </message>
    <message>
        <source>Years that are counted up begin with the year of &quot;start&quot;.</source>
        <translation>Jahre, die aufwärts zählen, beginnen mit dem Jahr von „start“.</translation>
    </message>
    <message>
        <source>Years that are counted down need their &quot;first&quot;.</source>
        <translation>Jahre, die abwärts zählen, brauchen ein erstes („first“).</translation>
    </message>
    <message>
        <source>The seasons stand in the order of the year, each once.</source>
        <translation>Die Saisons stehen in der Reihenfolge des Jahres, jede einmal.</translation>
    </message>
    <message>
        <source>The year needs at least one season.</source>
        <translation>Das Jahr braucht mindestens eine Saison.</translation>
    </message>
    <message>
        <source>The file holds no case.</source>
        <translation>Die Datei enthält keinen Fall.</translation>
    </message>
    <message>
        <source>The case has no units.</source>
        <translation>Der Fall hat keine Einheiten.</translation>
    </message>
    <message>
        <source>The game has no phases.</source>
        <translation>Die Partie hat keine Phasen.</translation>
    </message>
    <message>
        <source>The standard game is not installed.</source>
        <translation>Das Standardspiel ist nicht installiert.</translation>
    </message>
    <message>
        <source>The mail names no units.</source>
        <translation>Die Mail nennt keine Einheiten.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>There is another %1 &quot;%2&quot;.</source>
        <translation>Doppelt: %1 „%2“.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot;.</source>
        <translation>Nicht vorhanden: %1 „%2“.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Nicht vorhanden: %1 „%2“; am nächsten kommt „%3“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2.</source>
        <translation>„%1“ gehört nicht zu %2.</translation>
    </message>
    <message>
        <source>There are %1 entries; the most is %2.</source>
        <translation>Es sind %1 Einträge; höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a colour like &quot;#31307e&quot;.</source>
        <translation>„%1“ ist keine Farbe wie „#31307e“.</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; should be of small letters, digits and &quot;-&quot;.</source>
        <translation>Die Kennung „%1“ sollte aus kleinen Buchstaben, Ziffern und „-“ bestehen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the abbreviation of &quot;%2&quot; too.</source>
        <translation>„%1“ ist auch die Abkürzung von „%2“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of &quot;nc&quot;, &quot;sc&quot;, &quot;ec&quot; and &quot;wc&quot;.</source>
        <translation>„%1“ ist nicht „nc“, „sc“, „ec“ oder „wc“.</translation>
    </message>
    <message>
        <source>There are more than %1 provinces and coasts.</source>
        <translation>Es sind mehr als %1 Provinzen und Küsten.</translation>
    </message>
    <message>
        <source>Nothing passes through %1, which is impassable.</source>
        <translation>Durch %1 führt nichts: Es ist unpassierbar.</translation>
    </message>
    <message>
        <source>No land passage leads into %1, which is sea.</source>
        <translation>Kein Übergang zu Lande führt nach %1: Dort ist See.</translation>
    </message>
    <message>
        <source>No sea passage leads to %1, which is inland.</source>
        <translation>Kein Seeweg führt nach %1: Es liegt im Binnenland.</translation>
    </message>
    <message>
        <source>A sea passage to %1 names its coast.</source>
        <translation>Ein Seeweg nach %1 nennt die Küste.</translation>
    </message>
    <message>
        <source>No passage leads to %1.</source>
        <translation>Nach %1 führt kein Übergang.</translation>
    </message>
    <message>
        <source>There is no variant &quot;%1&quot;.</source>
        <translation>Die Variante „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>The saved game is damaged here. %1</source>
        <translation>Die gespeicherte Partie ist hier beschädigt. %1</translation>
    </message>
    <message>
        <source>A &quot;victory&quot; names the one power that has won.</source>
        <translation>Ein „victory“ nennt die eine Macht, die gewonnen hat.</translation>
    </message>
    <message>
        <source>A game ends by &quot;draw&quot; or &quot;concession&quot;, not by &quot;%1&quot;.</source>
        <translation>Eine Partie endet mit „draw“ oder „concession“, nicht mit „%1“.</translation>
    </message>
    <message>
        <source>There is no power called &quot;%1&quot;.</source>
        <translation>Keine Macht heißt „%1“.</translation>
    </message>
    <message>
        <source>The saved game is damaged: phase %1 should follow, not %2.</source>
        <translation>Die gespeicherte Partie ist beschädigt: Folgen sollte die Phase %1, nicht %2.</translation>
    </message>
    <message>
        <source>The rules of “%1” have changed since this game was played: %2 comes out otherwise now. The board is kept as it was.</source>
        <translation>Die Regeln von „%1“ haben sich geändert, seit diese Partie gespielt wurde: %2 geht jetzt anders aus. Das Brett bleibt, wie es war.</translation>
    </message>
    <message>
        <source>The saved game is damaged: the orders of %1 do not lead to the position that it holds.</source>
        <translation>Die gespeicherte Partie ist beschädigt: Die Befehle von %1 führen nicht zu der Stellung, die sie enthält.</translation>
    </message>
    <message>
        <source>The saved game is damaged: the orders of %1 are not those that were saved.</source>
        <translation>Die gespeicherte Partie ist beschädigt: Die Befehle von %1 sind nicht die, die gespeichert wurden.</translation>
    </message>
    <message>
        <source>Written by a newer Entente (format %1); this one reads up to %2.</source>
        <translation>Von einem neueren Entente geschrieben (Format %1); dieses liest bis %2.</translation>
    </message>
    <message>
        <source>The game is of the variant &quot;%1&quot;, which is not installed.</source>
        <translation>Die Partie gehört zur Variante „%1“, die nicht installiert ist.</translation>
    </message>
    <message>
        <source>This is not JSON: %1 is not expected here.</source>
        <translation>Das ist kein JSON: %1 wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>The JSON is nested more than %1 levels deep.</source>
        <translation>Das JSON ist mehr als %1 Ebenen tief geschachtelt.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>This should be %1, not %2.</source>
        <translation>Hier sollte %1 stehen, nicht %2.</translation>
    </message>
    <message>
        <source>This key is not known; the nearest is &quot;%1&quot;.</source>
        <translation>Diesen Schlüssel gibt es nicht; am nächsten kommt „%1“.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>Der Schlüssel „%1“ fehlt.</translation>
    </message>
    <message>
        <source>This should be from %1 to %2, not %3.</source>
        <translation>Hier sollte ein Wert von %1 bis %2 stehen, nicht %3.</translation>
    </message>
    <message>
        <source>%1 is sea, which nobody holds.</source>
        <translation>%1 ist See, die niemand besitzt.</translation>
    </message>
    <message>
        <source>%1 is in the list of %2 too.</source>
        <translation>%1 steht auch in der Liste von %2.</translation>
    </message>
    <message>
        <source>%1 has no supply centre.</source>
        <translation>%1 hat kein Versorgungszentrum.</translation>
    </message>
    <message>
        <source>This order names %1 but stands in the list of %2.</source>
        <translation>Dieser Befehl nennt %1, steht aber in der Liste von %2.</translation>
    </message>
    <message>
        <source>No %1 stands behind walls in %2.</source>
        <translation>Hinter Mauern kann das nicht stehen: %1 in %2.</translation>
    </message>
    <message>
        <source>The coast on which this %1 stands is not named: write %2.</source>
        <translation>Es fehlt die Küste, an der die Einheit steht (%1): %2.</translation>
    </message>
    <message>
        <source>Here stands no %1: %2 is sea.</source>
        <translation>Hier kann das nicht stehen (%1): %2 ist See.</translation>
    </message>
    <message>
        <source>Here stands no %1: %2 is no place for it.</source>
        <translation>Hier kann das nicht stehen (%1): %2 ist kein Ort dafür.</translation>
    </message>
    <message>
        <source>A unit goes behind the walls of its own province only, not %1.</source>
        <translation>Eine Einheit geht nur hinter die Mauern ihrer eigenen Provinz, nicht nach %1.</translation>
    </message>
    <message>
        <source>No %1 can stand in %2.</source>
        <translation>Das kann dort nicht stehen: %1 in %2.</translation>
    </message>
    <message>
        <source>A dislodged fleet at sea may have an army aboard, not &quot;%1&quot;.</source>
        <translation>Eine vertriebene Flotte auf See kann eine Armee an Bord haben, nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no province &quot;%1&quot;.</source>
        <translation>Keine Provinz heißt „%1“.</translation>
    </message>
    <message>
        <source>There is no province &quot;%1&quot;: did you mean %2?</source>
        <translation>Keine Provinz heißt „%1“: War %2 gemeint?</translation>
    </message>
    <message>
        <source>There is no power &quot;%1&quot;; the powers are %2.</source>
        <translation>Keine Macht heißt „%1“; die Mächte sind %2.</translation>
    </message>
    <message>
        <source>There is another unit in %1 already.</source>
        <translation>In %1 steht schon eine andere Einheit.</translation>
    </message>
    <message>
        <source>There are more than %1 units.</source>
        <translation>Es sind mehr als %1 Einheiten.</translation>
    </message>
    <message>
        <source>No %1 fleet carries the %2 in %3.</source>
        <translation>Keine Flotte dieser Macht (%1) trägt die Einheit in %3 (%2).</translation>
    </message>
    <message>
        <source>There is another dislodged unit in %1 already.</source>
        <translation>In %1 steht schon eine andere vertriebene Einheit.</translation>
    </message>
    <message>
        <source>There are more than %1 dislodged units.</source>
        <translation>Es sind mehr als %1 vertriebene Einheiten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a phase like &quot;S1901M&quot;: season S, U, F or W, year, and M, R or A.</source>
        <translation>„%1“ ist keine Phase wie „S1901M“: Saison S, U, F oder W, Jahr und M, R oder A.</translation>
    </message>
    <message>
        <source>This variant&apos;s year has no phase &quot;%1&quot;.</source>
        <translation>Das Jahr dieser Variante hat keine Phase „%1“.</translation>
    </message>
    <message>
        <source>There is no such setting; the settings are %1.</source>
        <translation>Diese Einstellung gibt es nicht; es gibt %1.</translation>
    </message>
    <message>
        <source>This setting should be %1.</source>
        <translation>Diese Einstellung sollte so lauten: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a power and its unit, like &quot;Milan A ((Lod))&quot;.</source>
        <translation>„%1“ ist keine Macht mit ihrer Einheit, wie „Milan A ((Lod))“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a season of moves like &quot;S1301&quot;.</source>
        <translation>„%1“ ist keine Zugsaison wie „S1301“.</translation>
    </message>
    <message>
        <source>%1 stands in the schedule twice.</source>
        <translation>%1 steht zweimal im Plan.</translation>
    </message>
    <message>
        <source>A season is spring, summer, autumn or winter, not &quot;%1&quot;.</source>
        <translation>Eine Saison ist spring, summer, autumn oder winter, nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no step &quot;%1&quot;.</source>
        <translation>Den Schritt „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no edition &quot;%1&quot;.</source>
        <translation>Die Ausgabe „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such rule, or it cannot be &quot;%1&quot;.</source>
        <translation>Diese Regel gibt es nicht, oder sie kann nicht „%1“ sein.</translation>
    </message>
    <message>
        <source>There is no such policy, or it cannot be &quot;%1&quot;.</source>
        <translation>Diese Regelung gibt es nicht, oder sie kann nicht „%1“ sein.</translation>
    </message>
    <message>
        <source>Written for a newer Entente (format %1); this one reads up to %2.</source>
        <translation>Für ein neueres Entente geschrieben (Format %1); dieses liest bis %2.</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;.</source>
        <translation>Die Einstellung „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no variant for the map &quot;%1&quot;.</source>
        <translation>Zur Karte „%1“ gibt es keine Variante.</translation>
    </message>
    <message>
        <source>Only the classic map of webDiplomacy is known, not its variant %1.</source>
        <translation>Von webDiplomacy ist nur die klassische Karte bekannt, nicht die Variante %1.</translation>
    </message>
    <message>
        <source>unit kind</source>
        <translation>Art von Einheit</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>There is not enough memory to unpack it.</source>
        <translation>Der Speicher reicht nicht, um sie zu entpacken.</translation>
    </message>
    <message>
        <source>It is far too large unpacked.</source>
        <translation>Entpackt ist sie viel zu groß.</translation>
    </message>
    <message>
        <source>It is packed, and damaged or cut off.</source>
        <translation>Sie ist gepackt und beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>The zip archive is damaged or cut off.</source>
        <translation>Das Zip-Archiv ist beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>The archive holds no file %1.</source>
        <translation>Das Archiv enthält keine Datei %1.</translation>
    </message>
    <message>
        <source>It is encrypted.</source>
        <translation>Sie ist verschlüsselt.</translation>
    </message>
    <message>
        <source>It is packed in a way that is not known here.</source>
        <translation>Sie ist auf eine Art gepackt, die hier nicht bekannt ist.</translation>
    </message>
    <message>
        <source>Its elements are nested too deeply.</source>
        <translation>Ihre Elemente sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>There is not enough memory to read it.</source>
        <translation>Der Speicher reicht nicht, um sie zu lesen.</translation>
    </message>
    <message>
        <source>The unit %1 of %2 stands nowhere on this board.</source>
        <translation>Die Einheit %1 von %2 steht nirgends auf diesem Brett.</translation>
    </message>
    <message>
        <source>These moves lead to no retreats.</source>
        <translation>Diese Züge führen zu keinen Rückzügen.</translation>
    </message>
    <message>
        <source>The variant &quot;%1&quot; has no map.</source>
        <translation>Die Variante „%1“ hat keine Karte.</translation>
    </message>
    <message>
        <source>It names no variant.</source>
        <translation>Sie nennt keine Variante.</translation>
    </message>
    <message>
        <source>The name has no abbreviation.</source>
        <translation>Dem Namen fehlt die Abkürzung.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no terrain of its own.</source>
        <translation>„%1“ hat kein eigenes Gelände.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; begins no line that a map has.</source>
        <translation>Mit „%1“ beginnt keine Zeile einer Karte.</translation>
    </message>
    <message>
        <source>The unit %1 belongs to no power: none is named above it.</source>
        <translation>Die Einheit %1 gehört keiner Macht: Über ihr ist keine genannt.</translation>
    </message>
    <message>
        <source>The text begins with retreats or builds, which do not say who stands where; put the results of the moves before them.</source>
        <translation>Der Text beginnt mit Rückzügen oder Bauten; die sagen nicht, wer wo steht. Setze die Ergebnisse der Züge davor.</translation>
    </message>
    <message>
        <source>This name has more than %1 letters.</source>
        <translation>Dieser Name hat mehr als %1 Buchstaben.</translation>
    </message>
    <message>
        <source>Only units of %1 may stand in %2.</source>
        <translation>In %2 dürfen nur Einheiten von %1 stehen.</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>%1 hat keine Einheit dieser Art: %2.</translation>
    </message>
    <message>
        <source>%1 has more units of the kind %2 than it begins with.</source>
        <translation>%1 hat mehr Einheiten (%2), als am Anfang da sind.</translation>
    </message>
    <message>
        <source>The JSON holds more than %1 values.</source>
        <translation>Das JSON enthält mehr als %1 Werte.</translation>
    </message>
    <message>
        <source>There are more than %1 orders.</source>
        <translation>Es sind mehr als %1 Befehle.</translation>
    </message>
    <message>
        <source>The zip archive holds more than %1 files.</source>
        <translation>Das Zip-Archiv enthält mehr als %1 Dateien.</translation>
    </message>
    <message>
        <source>No such position comes about in this game.</source>
        <translation>Zu einer solchen Stellung kommt es in dieser Partie nicht.</translation>
    </message>
    <message>
        <source>It has more than %1 elements and attributes.</source>
        <translation>Sie hat mehr als %1 Elemente und Attribute.</translation>
    </message>
    <message>
        <source>The game has more than %1 phases.</source>
        <translation>Die Partie hat mehr als %1 Phasen.</translation>
    </message>
    <message>
        <source>The map is too large: it has more than %1 spaces, %2 powers, %3 units or %4 ways.</source>
        <translation>Die Karte ist zu groß: Sie hat mehr als %1 Felder, %2 Mächte, %3 Einheiten oder %4 Wege.</translation>
    </message>
    <message>
        <source>Read again, it would not be the same game.</source>
        <translation>Wieder gelesen wäre es nicht dieselbe Partie.</translation>
    </message>
    <message>
        <source>It is larger than %1 MB: no such file is.</source>
        <translation>Sie ist größer als %1 MB, so groß ist keine solche Datei.</translation>
    </message>
    <message>
        <source>The game in it could not be saved. %1</source>
        <translation>Die Partie darin ließe sich nicht speichern. %1</translation>
    </message>
    <message>
        <source>It names more than %1 variants.</source>
        <translation>Darin stehen mehr als %1 Varianten.</translation>
    </message>
    <message>
        <source>The map is too large.</source>
        <translation>Die Karte ist zu groß.</translation>
    </message>
    <message>
        <source>This name contains an invisible character.</source>
        <translation>In diesem Namen steht ein unsichtbares Zeichen.</translation>
    </message>
    <message>
        <source>This is not a dislodged unit.</source>
        <translation>Das ist keine vertriebene Einheit.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a phase.</source>
        <translation>„%1“ ist keine Phase.</translation>
    </message>
    <message>
        <source>This is not a path.</source>
        <translation>Das ist kein Weg.</translation>
    </message>
    <message>
        <source>This is not a flight.</source>
        <translation>Das ist kein Flug.</translation>
    </message>
    <message>
        <source>This is not a permission to land.</source>
        <translation>Das ist keine Landeerlaubnis.</translation>
    </message>
    <message>
        <source>It is not XML: %1.</source>
        <translation>Sie ist kein XML: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space on this board.</source>
        <translation>„%1“ ist kein Feld auf diesem Brett.</translation>
    </message>
    <message>
        <source>The file describes no board: it has no spaces or no powers.</source>
        <translation>Die Datei beschreibt kein Brett: Ihr fehlen Felder oder Mächte.</translation>
    </message>
    <message>
        <source>It is the home of &quot;%1&quot;, which is not a power on this board.</source>
        <translation>Es ist die Heimat von „%1“, und das ist keine Macht auf diesem Brett.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of phase.</source>
        <translation>„%1“ ist keine Art von Phase.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a season.</source>
        <translation>„%1“ ist keine Saison.</translation>
    </message>
    <message>
        <source>The centre &quot;%1&quot; is not a space on this board.</source>
        <translation>Das Zentrum „%1“ ist kein Feld auf diesem Brett.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space: a name, a comma, a type and an abbreviation.</source>
        <translation>„%1“ ist kein Feld: Name, Komma, Art und Abkürzung.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a passage: &quot;vie-mv: boh gal&quot;.</source>
        <translation>„%1“ ist kein Übergang: „vie-mv: boh gal“.</translation>
    </message>
    <message>
        <source>Seasons played in sequence can&apos;t be combined with boxes, passes, walls or armies aboard fleets.</source>
        <translation>Wird der Reihe nach gespielt, geht das nicht zusammen mit Kästen, Pässen, Mauern oder Armeen an Bord von Flotten.</translation>
    </message>
    <message>
        <source>It refers to text outside of it, which is not fetched.</source>
        <translation>Sie verweist auf Text außerhalb, der nicht geholt wird.</translation>
    </message>
    <message>
        <source>It declares entities that are nested, long or many, which are not read.</source>
        <translation>Sie erklärt Entitäten, die verschachtelt, lang oder zu viele sind; solche werden nicht gelesen.</translation>
    </message>
    <message>
        <source>The map builds on the file %1, which does not lie beside it.</source>
        <translation>Die Karte baut auf der Datei %1 auf, die nicht neben ihr liegt.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>It is a board of Machiavelli, a game of other rules, which is not played here.</source>
        <translation>Es ist ein Brett von Machiavelli, einem Spiel mit anderen Regeln, das hier nicht gespielt wird.</translation>
    </message>
    <message>
        <source>It declares entities, which such a file has no use for.</source>
        <translation>Sie vereinbart Entitäten, für die es in einer solchen Datei keine Verwendung gibt.</translation>
    </message>
    <message>
        <source>There is no variant &quot;%1&quot;. Open its board first, in a file of another program.</source>
        <translation>Es gibt keine Variante „%1“. Öffne zuerst ihr Spielbrett, in einer Datei eines anderen Programms.</translation>
    </message>
    <message>
        <source>It refers to &quot;%1&quot;, which was not written before.</source>
        <translation>Sie verweist auf „%1“, das davor nicht vorkommt.</translation>
    </message>
    <message>
        <source>It has more than %1 values.</source>
        <translation>Sie hat mehr als %1 Werte.</translation>
    </message>
    <message>
        <source>There are no objects in it.</source>
        <translation>Sie enthält keine Objekte.</translation>
    </message>
    <message>
        <source>Its objects are not a game of jDip.</source>
        <translation>Ihre Objekte sind keine Partie von jDip.</translation>
    </message>
    <message>
        <source>These letters to or from a judge tell of no units and no results. If there are orders in them, copy them into &quot;Paste orders…&quot; of an open game.</source>
        <translation>Diese Briefe an oder von einem Judge nennen keine Einheiten und keine Ergebnisse. Stehen Befehle darin, kopiere sie bei einer offenen Partie in „Befehle einfügen …“.</translation>
    </message>
    <message>
        <source>the passages of %1</source>
        <translation>die Wege von %1</translation>
    </message>
    <message>
        <source>A space has no name.</source>
        <translation>Ein Feld hat keinen Namen.</translation>
    </message>
    <message>
        <source>There are armies (AMY) and fleets (FLT), no &quot;%1&quot;.</source>
        <translation>Es gibt Armeen (AMY) und Flotten (FLT), kein „%1“.</translation>
    </message>
    <message>
        <source>Its brackets do not match.</source>
        <translation>Die Klammern gehen nicht auf.</translation>
    </message>
    <message>
        <source>It is no whole map: powers, spaces, and passages, each in brackets.</source>
        <translation>Es ist keine ganze Karte: Mächte, Felder und Wege, jeweils in Klammern.</translation>
    </message>
    <message>
        <source>It is XML, but not a drawing (SVG).</source>
        <translation>Es ist XML, aber keine Zeichnung (SVG).</translation>
    </message>
    <message>
        <source>The drawing doesn&apos;t say how large it is (viewBox).</source>
        <translation>Die Zeichnung sagt nicht, wie groß sie ist (viewBox).</translation>
    </message>
    <message>
        <source>The drawing is too large: it has more than %1 shapes or %2 points.</source>
        <translation>Die Zeichnung ist zu groß: Sie hat mehr als %1 Formen oder %2 Punkte.</translation>
    </message>
    <message>
        <source>The drawing shows no places: no layer of them is known by its name, and no shapes lie side by side.</source>
        <translation>Die Zeichnung zeigt keine Orte: Keine Ebene mit Orten ist am Namen zu erkennen, und keine Formen liegen nebeneinander.</translation>
    </message>
    <message>
        <source>The drawing shows more than %1 places.</source>
        <translation>Die Zeichnung zeigt mehr als %1 Orte.</translation>
    </message>
    <message>
        <source>There are more than %1 passages.</source>
        <translation>Es gibt mehr als %1 Übergänge.</translation>
    </message>
    <message>
        <source>There are more than %1 supply centres.</source>
        <translation>Es gibt mehr als %1 Versorgungszentren.</translation>
    </message>
    <message>
        <source>The archive can&apos;t be made.</source>
        <translation>Das Archiv lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>It wrote &quot;%1&quot;, which is no answer.</source>
        <translation>Es hat „%1“ geschrieben; das ist keine Antwort.</translation>
    </message>
    <message>
        <source>It wrote &quot;%1&quot;, which is no order that %2 can give now.</source>
        <translation>Es hat „%1“ geschrieben; das ist kein Befehl, den %2 jetzt geben kann.</translation>
    </message>
    <message>
        <source>The package holds more than %1 variants.</source>
        <translation>Das Paket enthält mehr als %1 Varianten.</translation>
    </message>
    <message>
        <source>The package holds no map of %1.</source>
        <translation>Das Paket enthält keine Karte von %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here.</source>
        <translation>„%1“ ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>There are no places, or more than a board may have.</source>
        <translation>Es gibt keine Orte, oder mehr, als ein Brett haben kann.</translation>
    </message>
    <message>
        <source>The picture shows no areas that lines or colours part.</source>
        <translation>Das Bild zeigt keine Flächen, die Linien oder Farben trennen.</translation>
    </message>
    <message>
        <source>The picture shows more than %1 areas; a drawn map is wanted, no photograph.</source>
        <translation>Das Bild zeigt mehr als %1 Flächen; gebraucht wird eine gezeichnete Karte, kein Foto.</translation>
    </message>
    <message>
        <source>The picture is too small: it has to be %1 pixels wide and high at least.</source>
        <translation>Das Bild ist zu klein: Es muss mindestens %1 Pixel breit und hoch sein.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Es wurde angehalten.</translation>
    </message>
    <message>
        <source>Fleets convoy at sea, and on a coast that is not parted.</source>
        <translation>Flotten geleiten auf See und an einer Küste, die nicht geteilt ist.</translation>
    </message>
    <message>
        <source>Supply points can&apos;t be combined with walls.</source>
        <translation>Versorgungspunkte lassen sich nicht mit Mauern verbinden.</translation>
    </message>
    <message>
        <source>Such a map knows armies and fleets on a plain board alone; this variant has more.</source>
        <translation>Eine solche Karte kennt nur Armeen und Flotten auf einem einfachen Brett; diese Variante hat mehr.</translation>
    </message>
    <message>
        <source>The feature &quot;%1&quot; is listed, but nothing here has it.</source>
        <translation>Die Eigenschaft „%1“ ist aufgeführt, aber nichts hier hat sie.</translation>
    </message>
    <message>
        <source>The variant has &quot;%1&quot;, which is not among its features.</source>
        <translation>Die Variante hat „%1“; das steht nicht unter ihren Eigenschaften.</translation>
    </message>
    <message>
        <source>The setting &quot;%1&quot; comes with &quot;%2&quot;, which is not among the features.</source>
        <translation>Die Einstellung „%1“ gehört zu „%2“; das steht nicht unter den Eigenschaften.</translation>
    </message>
    <message>
        <source>Walls and ports come together: list both, or neither.</source>
        <translation>Mauern und Häfen gehören zusammen: Führe beide auf oder keine.</translation>
    </message>
    <message>
        <source>Units that go over land and sea can&apos;t be combined with walls.</source>
        <translation>Einheiten, die über Land und Meer ziehen, gehen nicht zusammen mit Mauern.</translation>
    </message>
    <message>
        <source>Bombers land where land is held: list &quot;held-land&quot; among the features.</source>
        <translation>Bomber landen, wo Land gehalten wird: Führe „held-land“ unter den Eigenschaften auf.</translation>
    </message>
    <message>
        <source>Nothing flies to or from %1: any number of units may stand there.</source>
        <translation>%1 wird nicht angeflogen: Dort dürfen beliebig viele Einheiten stehen.</translation>
    </message>
    <message>
        <source>Seasons played in sequence can&apos;t be combined with squadrons.</source>
        <translation>Wird der Reihe nach gespielt, geht das nicht zusammen mit Staffeln.</translation>
    </message>
    <message>
        <source>There is no feature &quot;%1&quot;.</source>
        <translation>Eine Eigenschaft „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The outlines of the drawing are too intricate to be read as places.</source>
        <translation>Die Umrisse der Zeichnung sind zu verschlungen, um sie als Orte zu lesen.</translation>
    </message>
    <message>
        <source>The orders of this phase are sealed. They are judged when the game reveals them.</source>
        <translation>Die Befehle dieser Phase sind versiegelt. Geurteilt wird, wenn die Partie sie aufdeckt.</translation>
    </message>
    <message>
        <source>Fog lies on this game until it is over. The window shows each player what they see.</source>
        <translation>Auf dieser Partie liegt Nebel, bis sie vorbei ist. Das Fenster zeigt jedem Spieler, was er sieht.</translation>
    </message>
    <message>
        <source>In this season the powers act one after another, in an order that is secret; only the game itself judges it.</source>
        <translation>In dieser Saison handeln die Mächte nacheinander, und die Reihenfolge ist geheim; nur die Partie selbst urteilt.</translation>
    </message>
    <message>
        <source>Who acts when in this season is locked, and the key is not on this machine.</source>
        <translation>Wer in dieser Saison wann handelt, ist verschlossen, und der Schlüssel ist nicht auf diesem Rechner.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of a paragraph.</source>
        <translation>„%1“ ist keine Nummer eines Absatzes.</translation>
    </message>
    <message>
        <source>Two places are closed to each other: name both.</source>
        <translation>Zwei Orte sind füreinander geschlossen: nenne beide.</translation>
    </message>
    <message>
        <source>It holds symbols of jDip, pictures of its units, and no board.</source>
        <translation>Sie enthält Symbole von jDip, Bilder seiner Einheiten, und kein Brett.</translation>
    </message>
    <message>
        <source>It is a board of Diplicity without passages: which place borders on which is not in it.</source>
        <translation>Sie ist ein Brett von Diplicity ohne Wege: Was woran grenzt, steht nicht darin.</translation>
    </message>
    <message>
        <source>It is the settings of a board of DiplomacyGM. The board itself is the drawing beside it.</source>
        <translation>Sie enthält die Einstellungen eines Bretts von DiplomacyGM. Das Brett selbst ist die Zeichnung daneben.</translation>
    </message>
    <message>
        <source>It says of a board of godip how a drawing is to be read. The board is in the drawing.</source>
        <translation>Sie sagt zu einem Brett von godip, wie eine Zeichnung zu lesen ist. Das Brett steht in der Zeichnung.</translation>
    </message>
    <message>
        <source>It is jDip&apos;s list of variants. Open the archive that it came in: the boards are there.</source>
        <translation>Es ist die Liste der Varianten von jDip. Öffne das Archiv, aus dem sie stammt: Dort sind die Bretter.</translation>
    </message>
    <message>
        <source>It is one board of jDip. Open the archive that it came in: what is played is there.</source>
        <translation>Es ist ein einzelnes Brett von jDip. Öffne das Archiv, aus dem es stammt: Dort steht, was gespielt wird.</translation>
    </message>
    <message>
        <source>It is the start of a board of the mail judges. Open the file “map” beside it.</source>
        <translation>Es ist der Anfang eines Bretts der Mail-Judges. Öffne die Datei „map“ daneben.</translation>
    </message>
    <message>
        <source>a season and year, as &quot;F1907&quot;, or &quot;none&quot;</source>
        <translation>eine Saison mit Jahr wie „F1907“ oder „none“</translation>
    </message>
    <message>
        <source>%1 can&apos;t need %2 centres to win: the board has %3.</source>
        <translation>%1 kann nicht %2 Zentren zum Sieg brauchen: Das Brett hat %3.</translation>
    </message>
    <message>
        <source>powers and the centres with which they win, as &quot;Austria 16, Turkey 20&quot;, or &quot;none&quot;</source>
        <translation>Mächte und die Zentren, mit denen sie gewinnen, wie „Austria 16, Turkey 20“, oder „none“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an order.</source>
        <translation>„%1“ ist kein Befehl.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no state of a deal.</source>
        <translation>„%1“ ist kein Stand einer Absprache.</translation>
    </message>
</context>
<context>
    <name>Features</name>
    <message>
        <source>Tanks</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>Tanks attack with the strength of two, or move two places in one season.</source>
        <translation>Panzer greifen mit der Stärke zwei an oder ziehen in einer Saison zwei Orte weit.</translation>
    </message>
    <message>
        <source>Bombers</source>
        <translation>Bomber</translation>
    </message>
    <message>
        <source>Bombers fly leg by leg along a path, support, bomb and come down on land of their own. All land is owned by whoever ended a season there last.</source>
        <translation>Bomber fliegen Etappe für Etappe einen Weg entlang, unterstützen, bombardieren und landen auf eigenem Land. Alles Land gehört dem, der dort zuletzt eine Saison beendet hat.</translation>
    </message>
    <message>
        <source>Air squadrons</source>
        <translation>Fliegerstaffeln</translation>
    </message>
    <message>
        <source>Squadrons bomb, support and invade up to two places away. They are built on airfields.</source>
        <translation>Staffeln bombardieren, unterstützen und besetzen bis zu zwei Orte weit. Sie werden auf Flugplätzen gebaut.</translation>
    </message>
    <message>
        <source>Supply points</source>
        <translation>Versorgungspunkte</translation>
    </message>
    <message>
        <source>Each winter centres yield points, and units cost points to build and to keep.</source>
        <translation>Jeden Winter bringen Zentren Punkte ein, und Einheiten kosten Punkte, wenn sie gebaut und wenn sie gehalten werden.</translation>
    </message>
    <message>
        <source>Walls and ports</source>
        <translation>Mauern und Häfen</translation>
    </message>
    <message>
        <source>A dislodged unit may go behind the walls of a centre and is besieged there. Fleets are built at ports.</source>
        <translation>Eine vertriebene Einheit kann hinter die Mauern eines Zentrums gehen und wird dort belagert. Flotten werden in Häfen gebaut.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Kästen</translation>
    </message>
    <message>
        <source>In places that are boxes any number of units may stand; none of them meet.</source>
        <translation>In Orten, die Kästen sind, können beliebig viele Einheiten stehen; keine trifft eine andere.</translation>
    </message>
    <message>
        <source>Armies aboard fleets</source>
        <translation>Armeen an Bord von Flotten</translation>
    </message>
    <message>
        <source>An army goes aboard a fleet of its power, sails with it and lands later.</source>
        <translation>Eine Armee geht an Bord einer Flotte ihrer Macht, fährt mit ihr und landet später.</translation>
    </message>
    <message>
        <source>Ways along other coasts</source>
        <translation>Wege an anderen Küsten</translation>
    </message>
    <message>
        <source>Two fleets may change places along different coasts of one land.</source>
        <translation>Zwei Flotten können an verschiedenen Küsten eines Landes die Plätze tauschen.</translation>
    </message>
    <message>
        <source>Turns one after another</source>
        <translation>Züge nacheinander</translation>
    </message>
    <message>
        <source>In each season the powers act in a secret order of their own, which goes round.</source>
        <translation>In jeder Saison handeln die Mächte in einer eigenen geheimen Reihenfolge, die reihum wechselt.</translation>
    </message>
    <message>
        <source>Builds in every centre</source>
        <translation>Bauten in jedem Zentrum</translation>
    </message>
    <message>
        <source>A power builds in all centres that it owns, not at home alone.</source>
        <translation>Eine Macht baut in allen Zentren, die ihr gehören, nicht nur in der Heimat.</translation>
    </message>
    <message>
        <source>A summer</source>
        <translation>Ein Sommer</translation>
    </message>
    <message>
        <source>Between spring and autumn there is a third season of moves.</source>
        <translation>Zwischen Frühjahr und Herbst gibt es eine dritte Saison mit Zügen.</translation>
    </message>
    <message>
        <source>It is a box</source>
        <translation>Es ist ein Kasten</translation>
    </message>
    <message>
        <source>It has a port</source>
        <translation>Es hat einen Hafen</translation>
    </message>
    <message>
        <source>At home it counts two while its sea way to the edge is open</source>
        <translation>In der Heimat zählt es zwei, solange sein Seeweg zum Rand offen ist</translation>
    </message>
    <message>
        <source>Sea ways end here, at the edge</source>
        <translation>Seewege enden hier, am Rand</translation>
    </message>
    <message>
        <source>It has an airfield</source>
        <translation>Es hat einen Flugplatz</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Flieger</translation>
    </message>
    <message>
        <source>Wings go step by step over land and sea, fight and support like any unit, and take no centre.</source>
        <translation>Flieger ziehen Schritt für Schritt über Land und Meer, kämpfen und unterstützen wie jede Einheit und nehmen kein Zentrum ein.</translation>
    </message>
</context>
<context>
    <name>Fights</name>
    <message>
        <source>%1 counts %2 where it stops on its way.</source>
        <translation>%1 zählt %2, wo der Zug unterwegs endet.</translation>
    </message>
    <message>
        <source>%1 counts %2, since its move fails.</source>
        <translation>%1 zählt %2, weil der eigene Zug scheitert.</translation>
    </message>
    <message>
        <source>%1 counts %2: it is attacked earlier in the season.</source>
        <translation>%1 zählt %2: Früher in der Saison greift jemand sie an.</translation>
    </message>
    <message>
        <source>%1 counts %2: it was attacked earlier in the season.</source>
        <translation>%1 zählt %2: früher in der Saison griff jemand sie an.</translation>
    </message>
    <message>
        <source>%1 counts %2, since %3 attacks it too.</source>
        <translation>%1 zählt %2, weil auch %3 angreift.</translation>
    </message>
    <message>
        <source>%1 counts %2, since %3 attack it too.</source>
        <translation>%1 zählt %2, weil auch %3 angreifen.</translation>
    </message>
    <message>
        <source>%1 counts %2 on a double move.</source>
        <translation>%1 zählt bei einem Doppelzug %2.</translation>
    </message>
    <message>
        <source>%1 counts %2 at sea.</source>
        <translation>%1 zählt auf See %2.</translation>
    </message>
    <message>
        <source>%1 counts %2 where it stopped on its way.</source>
        <translation>%1 zählt %2, wo der Zug unterwegs endete.</translation>
    </message>
    <message>
        <source>%1 counts %2, since its move failed.</source>
        <translation>%1 zählt %2, weil der eigene Zug scheiterte.</translation>
    </message>
    <message>
        <source>Dislodged %1, %2 against %3 in %4</source>
        <comment>a unit, strengths, a province</comment>
        <translation>Hat %1 in %4 vertrieben, %2 gegen %3</translation>
    </message>
    <message>
        <source>Kept %1 out, %2 against %3 in %4</source>
        <comment>a unit, strengths, a province</comment>
        <translation>Hat %1 in %4 abgewehrt, %2 gegen %3</translation>
    </message>
    <message>
        <source>%1, then %2, %3 against %4 in %5.</source>
        <comment>what a tank did on its way; a unit, strengths, a province</comment>
        <translation>%1, dann %2 in %5, %3 gegen %4.</translation>
    </message>
    <message>
        <source>%1, then went on with %2 against %3 to %4.</source>
        <comment>what a tank did on its way</comment>
        <translation>%1, dann mit %2 gegen %3 weiter nach %4.</translation>
    </message>
    <message>
        <source>%1, then unopposed in %2.</source>
        <comment>what a tank did on its way</comment>
        <translation>%1, dann ungehindert in %2.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a saved game.</source>
        <translation>%1 ist ein Ordner, keine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 is far too large for a saved game.</source>
        <translation>%1 ist viel zu groß für eine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened. %2</source>
        <translation>%1 lässt sich nicht öffnen. %2</translation>
    </message>
    <message>
        <source>The secret order of acting was locked by another user or machine. What was played stays as it is; seasons to come are drawn anew.</source>
        <translation>Die geheime Reihenfolge wurde von jemand anderem oder auf einem anderen Rechner verschlossen. Gespieltes bleibt, wie es ist; kommende Saisons werden neu ausgelost.</translation>
    </message>
    <message>
        <source>The list of changes that could be undone was damaged in the file and is left out.</source>
        <translation>Die Liste der Änderungen, die man rückgängig machen konnte, war in der Datei beschädigt und fehlt.</translation>
    </message>
    <message>
        <source>%1 holds a variant that could not be put among the others.</source>
        <translation>%1 enthält eine Variante, die nicht zu den anderen gelegt werden konnte.</translation>
    </message>
    <message>
        <source>The variant “%1” is now among your own.</source>
        <translation>Die Variante „%1“ ist jetzt bei deinen eigenen.</translation>
    </message>
    <message>
        <source>Entente opens its own games and cases, and files of jDip, the mail judges, webDiplomacy, Diplicity and the Python package “diplomacy”.</source>
        <translation>Entente öffnet eigene Partien und Fälle und Dateien von jDip, den Mail-Schiedsrichtern, webDiplomacy, Diplicity und dem Python-Paket „diplomacy“.</translation>
    </message>
    <message>
        <source>If there are orders in it, copy them into “Paste orders…” of an open game.</source>
        <translation>Stehen Befehle darin, kopiere sie in einer offenen Partie nach „Befehle einfügen …“.</translation>
    </message>
    <message>
        <source>The game&apos;s board could not be put among the others.</source>
        <translation>Das Spielbrett der Partie konnte nicht zu den anderen gestellt werden.</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n test case(s); choose among them in “Test cases”.</source>
        <translation>
            <numerusform>Die Datei enthält %n Testfall; wähle ihn in „Testfälle“.</numerusform>
            <numerusform>Die Datei enthält %n Testfälle; wähle einen in „Testfälle“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its board “%1” is now among your own variants.</source>
        <translation>Ihr Spielbrett „%1“ ist jetzt bei deinen eigenen Varianten.</translation>
    </message>
    <message>
        <source>The file holds the board of “%1”, which is here already.</source>
        <translation>Die Datei enthält das Spielbrett von „%1“, das schon hier ist.</translation>
    </message>
    <message>
        <source>Its board is that of “%1”, so it is played on that map.</source>
        <translation>Ihr Spielbrett ist das von „%1“; gespielt wird auf dessen Karte.</translation>
    </message>
    <message>
        <source>It is a drawing. “entente propose” makes a variant&apos;s folder of one.</source>
        <translation>Das ist eine Zeichnung. „entente propose“ macht daraus einen Variantenordner.</translation>
    </message>
    <message>
        <source>These variants are now among your own: %1. A game of the first has begun.</source>
        <translation>Diese Varianten stehen jetzt bei deinen eigenen: %1. Eine Partie der ersten hat begonnen.</translation>
    </message>
</context>
<context>
    <name>Flights</name>
    <message>
        <source>Supports %1.</source>
        <translation>Unterstützt %1.</translation>
    </message>
    <message>
        <source>Halves the support of %1.</source>
        <translation>Halbiert die Unterstützung durch %1.</translation>
    </message>
    <message>
        <source>Cuts the support of %1.</source>
        <translation>Unterbricht die Unterstützung durch %1.</translation>
    </message>
    <message>
        <source>Raids %1: it yields two points less in winter, and nothing is built there.</source>
        <translation>Bombardiert %1: Im Winter bringt es zwei Punkte weniger, und dort wird nichts gebaut.</translation>
    </message>
    <message>
        <source>It stays in %1.</source>
        <translation>Er bleibt in %1.</translation>
    </message>
    <message>
        <source>It comes home to %1.</source>
        <translation>Er kehrt nach %1 zurück.</translation>
    </message>
    <message>
        <source>It lands in %1.</source>
        <translation>Er landet in %1.</translation>
    </message>
    <message>
        <source>It comes down in %1.</source>
        <translation>Er geht in %1 nieder.</translation>
    </message>
    <message>
        <source>It is lost with its base, %1.</source>
        <translation>Er geht mit seiner Basis %1 verloren.</translation>
    </message>
    <message>
        <source>It is lost with its base: %1 belongs to %2.</source>
        <translation>Er geht mit seiner Basis verloren: %1 gehört %2.</translation>
    </message>
    <message>
        <source>It is lost with its base: %1 belongs to %2, who does not permit it to stay this season.</source>
        <comment>a place and a power</comment>
        <translation>Er geht mit seiner Basis verloren: %1 gehört %2, und für diese Saison gibt es keine Erlaubnis zu bleiben.</translation>
    </message>
    <message>
        <source>It is lost with its base: %1 falls to %2, whose %3 comes there.</source>
        <comment>a place, a power and its unit</comment>
        <translation>Er geht mit seiner Basis verloren: %1 fällt an %2; %3 kommt dorthin.</translation>
    </message>
    <message>
        <source>It is lost with its base: %1 falls to %2, whose %3 is there.</source>
        <comment>a place, a power and its unit</comment>
        <translation>Er geht mit seiner Basis verloren: %1 fällt an %2; dort steht %3.</translation>
    </message>
    <message>
        <source>Helps nobody: %1 is ordered to move, so it can&apos;t be supported to hold.</source>
        <translation>Hilft niemandem: %1 soll ziehen und kann nicht beim Halten unterstützt werden.</translation>
    </message>
    <message>
        <source>Helps nobody: %1 is not ordered to %2.</source>
        <translation>Hilft niemandem: %1 hat keinen Befehl nach %2.</translation>
    </message>
    <message>
        <source>Nothing to cut: %1 gives no support.</source>
        <translation>Nichts zu unterbrechen: %1 gibt keine Unterstützung.</translation>
    </message>
    <message>
        <source>Nothing to cut: nobody stands in %1.</source>
        <translation>Nichts zu unterbrechen: In %1 steht niemand.</translation>
    </message>
    <message>
        <source>No raid on %1: %2 comes there.</source>
        <translation>Kein Bombenangriff auf %1: %2 kommt dorthin.</translation>
    </message>
    <message>
        <source>No raid on %1: %2 moves for it.</source>
        <translation>Kein Bombenangriff auf %1: %2 zieht dorthin.</translation>
    </message>
    <message>
        <source>No raid on %1: somebody moves for it.</source>
        <translation>Kein Bombenangriff auf %1: Jemand zieht dorthin.</translation>
    </message>
    <message>
        <source>No raid: it can&apos;t come home to %1.</source>
        <translation>Kein Bombenangriff: Er kann nicht nach %1 zurückkehren.</translation>
    </message>
    <message>
        <source>Gives up its mission: there is nowhere on its path to land.</source>
        <translation>Gibt seinen Auftrag auf: Auf seinem Weg steht ihm kein Landeplatz offen.</translation>
    </message>
    <message>
        <source>Nowhere else on its path is open, so it gives up its mission.</source>
        <translation>Sonst steht ihm auf seinem Weg kein Landeplatz offen, also gibt er seinen Auftrag auf.</translation>
    </message>
    <message>
        <source>%1 is not free to land in: %2 of %3 is bound for it too or stands there.</source>
        <translation>%1 ist als Landeplatz nicht frei: %2 (%3) will auch dorthin oder steht schon dort.</translation>
    </message>
    <message>
        <source>%1 no longer belongs to its power: %2 of %3 takes it.</source>
        <translation>%1 gehört nicht mehr der eigenen Macht: %2 (%3) nimmt es ein.</translation>
    </message>
    <message>
        <source>The permission to land in %1 lapses: it falls to %2.</source>
        <translation>Die Landeerlaubnis in %1 verfällt: Es fällt an %2.</translation>
    </message>
    <message>
        <source>The permission to land in %1 lapses: whoever gave it will own it no more.</source>
        <translation>Die Landeerlaubnis in %1 verfällt: Wer sie gab, besitzt es dann nicht mehr.</translation>
    </message>
    <message>
        <source>%1 belongs to %2, who gives no permission to land.</source>
        <translation>%1 gehört %2, und eine Landeerlaubnis gibt es nicht.</translation>
    </message>
    <message>
        <source>Flies; it lands after the retreats.</source>
        <translation>Fliegt; er landet nach den Rückzügen.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>range left after a leg of a flight</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Sea: it must fly on.</source>
        <translation>See: Er muss weiterfliegen.</translation>
    </message>
    <message>
        <source>Yours: it may land.</source>
        <translation>Dein Land: Er darf landen.</translation>
    </message>
    <message>
        <source>Another bomber will be there.</source>
        <translation>Dort wird ein anderer Bomber sein.</translation>
    </message>
    <message>
        <source>It raids %1 after the retreats, if nobody is there then.</source>
        <translation>Er bombardiert %1 nach den Rückzügen, falls dann niemand dort ist.</translation>
    </message>
    <message>
        <source>Supported %1.</source>
        <translation>Hat %1 unterstützt.</translation>
    </message>
    <message>
        <source>Halved the support of %1.</source>
        <translation>Hat die Unterstützung durch %1 halbiert.</translation>
    </message>
    <message>
        <source>Cut the support of %1.</source>
        <translation>Hat die Unterstützung durch %1 unterbrochen.</translation>
    </message>
    <message>
        <source>Raided %1: it yields two points less in winter, and nothing is built there.</source>
        <translation>Hat %1 bombardiert: Im Winter bringt es zwei Punkte weniger, und dort wird nichts gebaut.</translation>
    </message>
    <message>
        <source>It lands after the retreats.</source>
        <translation>Er landet nach den Rückzügen.</translation>
    </message>
    <message>
        <source>It was lost with its base: %1 belongs to %2.</source>
        <translation>Er ging mit seiner Basis verloren: %1 gehört %2.</translation>
    </message>
    <message>
        <source>It was lost with its base, %1.</source>
        <translation>Er ging mit seiner Basis %1 verloren.</translation>
    </message>
    <message>
        <source>It stayed in %1.</source>
        <translation>Er blieb in %1.</translation>
    </message>
    <message>
        <source>It came home to %1.</source>
        <translation>Er kehrte nach %1 zurück.</translation>
    </message>
    <message>
        <source>It landed in %1.</source>
        <translation>Er landete in %1.</translation>
    </message>
    <message>
        <source>It came down in %1.</source>
        <translation>Er ging in %1 nieder.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>why a bomber could not land, and where it is now</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>another unit</source>
        <translation>eine andere Einheit</translation>
    </message>
    <message>
        <source>Helped nobody: %1 was ordered to move, so it could not be supported to hold.</source>
        <translation>Half niemandem: %1 sollte ziehen und konnte nicht beim Halten unterstützt werden.</translation>
    </message>
    <message>
        <source>Helped nobody: %1 was not ordered to %2.</source>
        <translation>Half niemandem: %1 hatte keinen Befehl nach %2.</translation>
    </message>
    <message>
        <source>Nothing to cut: %1 gave no support.</source>
        <translation>Nichts zu unterbrechen: %1 gab keine Unterstützung.</translation>
    </message>
    <message>
        <source>Nothing to cut: nobody stood in %1.</source>
        <translation>Nichts zu unterbrechen: In %1 stand niemand.</translation>
    </message>
    <message>
        <source>Nothing to cut: %1 is on its own side.</source>
        <translation>Nichts zu unterbrechen: %1 gehört zur eigenen Seite.</translation>
    </message>
    <message>
        <source>No raid on %1: %2 is there.</source>
        <translation>Kein Bombenangriff auf %1: %2 ist dort.</translation>
    </message>
    <message>
        <source>No raid on %1: %2 has come there.</source>
        <translation>Kein Bombenangriff auf %1: %2 ist dorthin gekommen.</translation>
    </message>
    <message>
        <source>No raid on %1: %2 moved for it.</source>
        <translation>Kein Bombenangriff auf %1: %2 zog dorthin.</translation>
    </message>
    <message>
        <source>No raid on %1: somebody moved for it.</source>
        <translation>Kein Bombenangriff auf %1: Jemand zog dorthin.</translation>
    </message>
    <message>
        <source>No raid: it could not have come home to %1.</source>
        <translation>Kein Bombenangriff: Er hätte nicht nach %1 zurückkehren können.</translation>
    </message>
    <message>
        <source>%1 is sea, where no bomber lands.</source>
        <translation>%1 ist See, dort landet kein Bomber.</translation>
    </message>
    <message>
        <source>Flew; it lands after the retreats.</source>
        <translation>Flog; er landet nach den Rückzügen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what a bomber did, and where it is now</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A bomber cuts support that is given. If the unit does anything else, the mission is given up.</source>
        <translation>Ein Bomber unterbricht Unterstützung, die gegeben wird. Tut die Einheit etwas anderes, entfällt der Auftrag.</translation>
    </message>
    <message>
        <source>A bomber cuts the support of other powers&apos; units only.</source>
        <translation>Ein Bomber unterbricht nur Unterstützung durch Einheiten anderer Mächte.</translation>
    </message>
    <message>
        <source>A raid needs a centre in which nobody stands and for which nobody moves.</source>
        <translation>Bombardiert wird nur ein Versorgungszentrum, in dem niemand steht und in das niemand zieht.</translation>
    </message>
    <message>
        <source>A raid ends where it began, so that must still be a place to land in.</source>
        <translation>Ein Bombenangriff endet, wo er begann; dort muss also noch gelandet werden können.</translation>
    </message>
    <message>
        <source>The mission counts. The bomber lands in the own place of its path that is nearest to where it was bound.</source>
        <translation>Der Auftrag zählt. Der Bomber landet im eigenen Land auf seinem Weg, das seinem Ziel am nächsten liegt.</translation>
    </message>
    <message>
        <source>A mission after which there is nowhere to land is given up and has no effect.</source>
        <translation>Ein Auftrag, nach dem nirgends gelandet werden kann, entfällt und wirkt nicht.</translation>
    </message>
    <message>
        <source>Gave up its mission: there was nowhere on its path to land.</source>
        <translation>Gab seinen Auftrag auf: Auf seinem Weg stand ihm kein Landeplatz offen.</translation>
    </message>
    <message>
        <source>It was lost with its base: %1 belongs to %2 now, whose %3 is there.</source>
        <comment>a place, a power and its unit</comment>
        <translation>Er ging mit seiner Basis verloren: %1 gehört jetzt %2; dort steht %3.</translation>
    </message>
    <message>
        <source>It was lost with its base: %1 belongs to %2 now, whose %3 has come there.</source>
        <comment>a place, a power and its unit</comment>
        <translation>Er ging mit seiner Basis verloren: %1 gehört jetzt %2; %3 ist dorthin gekommen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>why a bomber could not land, and what followed</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nowhere else on its path was open, so it gave up its mission.</source>
        <translation>Sonst stand ihm auf seinem Weg kein Landeplatz offen, also gab er seinen Auftrag auf.</translation>
    </message>
    <message>
        <source>%1 no longer belongs to its power: %2 of %3 took it.</source>
        <translation>%1 gehört nicht mehr der eigenen Macht: %2 (%3) hat es genommen.</translation>
    </message>
    <message>
        <source>%1 no longer belongs to its power: %2 owns it now.</source>
        <translation>%1 gehört nicht mehr der eigenen Macht, sondern %2.</translation>
    </message>
    <message>
        <source>The permission to land in %1 has lapsed: it belongs to %2 now.</source>
        <translation>Die Landeerlaubnis in %1 ist verfallen: Es gehört jetzt %2.</translation>
    </message>
    <message>
        <source>The permission to land in %1 has lapsed: whoever gave it owns it no more.</source>
        <translation>Die Landeerlaubnis in %1 ist verfallen: Wer sie gab, besitzt es nicht mehr.</translation>
    </message>
    <message>
        <source>Permission to land counts only while whoever gave it owns the place.</source>
        <translation>Eine Landeerlaubnis gilt nur, solange der Ort dem gehört, der sie gab.</translation>
    </message>
    <message>
        <source>%1 was not free to land in: %2 of %3 was bound for it too or stood there.</source>
        <translation>%1 war als Landeplatz nicht frei: %2 (%3) wollte auch dorthin oder stand schon dort.</translation>
    </message>
    <message>
        <source>%1 is neutral land.</source>
        <translation>%1 ist neutrales Land.</translation>
    </message>
    <message>
        <source>%1 belongs to %2, who gave no permission to land.</source>
        <translation>%1 gehört %2, und eine Landeerlaubnis gab es nicht.</translation>
    </message>
    <message>
        <source>A bomber lands in its own power&apos;s land or where the owner permits it; otherwise in the last own place on its path.</source>
        <translation>Ein Bomber landet im eigenen Land oder wo der Besitzer es erlaubt, sonst im letzten eigenen Land auf seinem Weg.</translation>
    </message>
    <message>
        <source>Two bombers can&apos;t stand in one place, so neither gets it.</source>
        <translation>Zwei Bomber können nicht am selben Ort stehen, also bekommt ihn keiner.</translation>
    </message>
    <message>
        <source>A bomber may stay in its own power&apos;s land or where the owner permits it; elsewhere it is lost.</source>
        <translation>Ein Bomber bleibt nur im eigenen Land oder wo der Besitzer es erlaubt; sonst ist er verloren.</translation>
    </message>
    <message>
        <source>It may land with permission from %1.</source>
        <translation>Er darf landen: %1 hat es erlaubt.</translation>
    </message>
    <message>
        <source>Land of %1: only with permission.</source>
        <translation>Land von %1: nur mit Erlaubnis.</translation>
    </message>
    <message>
        <source>Neutral land: no landing unless you take it.</source>
        <translation>Neutrales Land: keine Landung, außer du nimmst es ein.</translation>
    </message>
    <message>
        <source>It was lost with its base: %1 belongs to %2, who did not permit it to stay this season.</source>
        <comment>a place and a power</comment>
        <translation>Er ging mit seiner Basis verloren: %1 gehört %2, und für diese Saison gab es keine Erlaubnis zu bleiben.</translation>
    </message>
    <message>
        <source>Nothing to cut: what %1 does in the air can&apos;t be cut.</source>
        <translation>Nichts zu unterbrechen: Was %1 in der Luft tut, lässt sich nicht unterbrechen.</translation>
    </message>
    <message>
        <source>Permission to land or to stay counts for one season.</source>
        <translation>Die Erlaubnis, zu landen oder zu bleiben, gilt eine Saison.</translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message>
        <source>en</source>
        <comment>the code of the language that these sentences are translated to</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>%1 army</source>
        <comment>a power&apos;s adjective</comment>
        <translation>%1e Armee</translation>
    </message>
    <message>
        <source>%1 fleet</source>
        <comment>a power&apos;s adjective</comment>
        <translation>%1e Flotte</translation>
    </message>
    <message>
        <source>%1 tank</source>
        <comment>a power&apos;s adjective</comment>
        <translation>%1er Panzer</translation>
    </message>
    <message>
        <source>%1 bomber</source>
        <comment>a power&apos;s adjective</comment>
        <translation>%1er Bomber</translation>
    </message>
    <message>
        <source>%1 squadron</source>
        <comment>a power&apos;s adjective</comment>
        <translation>%1e Staffel</translation>
    </message>
    <message>
        <source>%1 double army</source>
        <comment>a power&apos;s adjective</comment>
        <translation>%1e Doppelarmee</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a kind of unit and its power</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a place</comment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>%1 wing</source>
        <comment>a power&apos;s adjective</comment>
        <translation>%1er Flieger</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a power and its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>%1 have won</source>
        <comment>a power that is many: the United States</comment>
        <translation>%1 haben gewonnen</translation>
    </message>
</context>
<context>
    <name>GroundMarks</name>
    <message numerus="yes">
        <source>%1, %n points</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>home centre with an air base</source>
        <translation>Heimatzentrum mit Fliegerhorst</translation>
    </message>
    <message>
        <source>home centre</source>
        <translation>Heimatzentrum</translation>
    </message>
    <message>
        <source>other centre</source>
        <translation>anderes Zentrum</translation>
    </message>
    <message>
        <source>centre that counts twice</source>
        <translation>Zentrum, das doppelt zählt</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>border at sea</source>
        <translation>Grenze auf See</translation>
    </message>
    <message>
        <source>direct passage</source>
        <translation>direkter Übergang</translation>
    </message>
    <message>
        <source>edge of the board</source>
        <translation>Rand des Bretts</translation>
    </message>
    <message>
        <source>impassable</source>
        <translation>unpassierbar</translation>
    </message>
    <message>
        <source>no passage for fleets</source>
        <translation>keine Durchfahrt für Flotten</translation>
    </message>
    <message>
        <source>canal, open to fleets</source>
        <translation>Kanal, offen für Flotten</translation>
    </message>
</context>
<context>
    <name>Happened</name>
    <message numerus="yes">
        <source>%1 of %2 surrenders after %n season(s) behind its walls.</source>
        <translation>
            <numerusform>%1 von %2 ergibt sich nach %n Saison hinter den Mauern.</numerusform>
            <numerusform>%1 von %2 ergibt sich nach %n Saisons hinter den Mauern.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 is free: nobody besieges it any more.</source>
        <translation>%1 von %2 ist frei: Niemand belagert sie mehr.</translation>
    </message>
    <message>
        <source>%1 of %2 is free: %3 has raised the siege.</source>
        <translation>%1 von %2 ist frei: %3 hat die Belagerung aufgehoben.</translation>
    </message>
    <message>
        <source>%1 of %2 is put back to %3: it made no move out of the pass.</source>
        <translation>%1 von %2 wird nach %3 zurückgesetzt: Sie zog nicht aus dem Pass.</translation>
    </message>
    <message>
        <source>%1 of %2 is put back to %3: %4 kept it in the pass.</source>
        <translation>%1 von %2 wird nach %3 zurückgesetzt: %4 ließ sie nicht aus dem Pass.</translation>
    </message>
    <message>
        <source>%1: a lost %2 returns in %3.</source>
        <comment>power, kind of unit, place</comment>
        <translation>%1: Verloren gegangene Einheit (%2) kehrt in %3 zurück.</translation>
    </message>
    <message>
        <source>%1 is out of the game: no %2 stands on the board.</source>
        <comment>power, kind of unit</comment>
        <translation>%1 ist aus dem Spiel: Keine Einheit (%2) steht auf dem Brett.</translation>
    </message>
    <message>
        <source>%1 is out of the game: it has neither units nor centres.</source>
        <translation>%1 ist aus dem Spiel: Weder Einheiten noch Zentren sind übrig.</translation>
    </message>
    <message>
        <source>%1 is removed: %2 is out of the game.</source>
        <comment>unit and power</comment>
        <translation>%1 wird aufgelöst: %2 ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3.</source>
        <comment>power, centre, power</comment>
        <translation>%1 nimmt %2 von %3.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <comment>power and centre</comment>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 becomes a neutral centre: %2 is out of the game.</source>
        <translation>%1 wird ein neutrales Zentrum: %2 ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>%1 surrenders</source>
        <translation>%1 ergibt sich</translation>
    </message>
    <message>
        <source>%1 is free again</source>
        <translation>%1 ist wieder frei</translation>
    </message>
    <message>
        <source>%1 is put back</source>
        <translation>%1 wird zurückgesetzt</translation>
    </message>
    <message>
        <source>A lost %1 returns</source>
        <comment>kind of unit</comment>
        <translation>Verloren, jetzt zurück: %1</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 wird aufgelöst</translation>
    </message>
    <message>
        <source>Takes %1 from %2</source>
        <comment>centre, power</comment>
        <translation>Nimmt %1 von %2</translation>
    </message>
    <message>
        <source>Takes %1</source>
        <comment>centre</comment>
        <translation>Nimmt %1</translation>
    </message>
    <message>
        <source>%1 becomes a neutral centre</source>
        <translation>%1 wird ein neutrales Zentrum</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <translation>%1 ist aus dem Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n surrendered</source>
        <translation>
            <numerusform>%n ergab sich</numerusform>
            <numerusform>%n ergaben sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n freed</source>
        <translation>
            <numerusform>%n befreit</numerusform>
            <numerusform>%n befreit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n put back</source>
        <translation>
            <numerusform>%n zurückgesetzt</numerusform>
            <numerusform>%n zurückgesetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returned</source>
        <translation>
            <numerusform>%n zurückgekehrt</numerusform>
            <numerusform>%n zurückgekehrt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) taken</source>
        <translation>
            <numerusform>%n Zentrum genommen</numerusform>
            <numerusform>%n Zentren genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is out of the game after %2 unless a %3 stands on the board by then.</source>
        <comment>power, season, kind of unit</comment>
        <translation>%1 ist nach %2 aus dem Spiel, wenn bis dahin keine Einheit (%3) auf dem Brett steht.</translation>
    </message>
    <message>
        <source>%1 will be out of the game after %2: no %3 can be on the board by then.</source>
        <comment>power, season, kind of unit</comment>
        <translation>%1 ist nach %2 aus dem Spiel: Keine Einheit (%3) kann bis dahin auf dem Brett stehen.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <comment>a bomber, its power, and what became of it</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>%1 of %2 met %3 over %4 and turned back.</source>
        <comment>a squadron, its power, another squadron, a place</comment>
        <translation>%1 (%2) traf über %4 auf %3 und kehrte um.</translation>
    </message>
    <message>
        <source>%1 lands in %2</source>
        <translation>%1 landet in %2</translation>
    </message>
    <message>
        <source>%1 comes down in %2</source>
        <translation>%1 geht in %2 nieder</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <translation>%1 ist verloren</translation>
    </message>
    <message>
        <source>%1 is raided</source>
        <translation>%1 wird bombardiert</translation>
    </message>
    <message>
        <source>No raid on %1</source>
        <translation>Kein Bombenangriff auf %1</translation>
    </message>
    <message>
        <source>%1 met another flight</source>
        <translation>%1 traf auf einen anderen Flug</translation>
    </message>
    <message numerus="yes">
        <source>%n landed elsewhere</source>
        <translation>
            <numerusform>%n landete anderswo</numerusform>
            <numerusform>%n landeten anderswo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost with its base</source>
        <translation>
            <numerusform>%n mit der Basis verloren</numerusform>
            <numerusform>%n mit der Basis verloren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Will fail: %1</source>
        <comment>what the judge says</comment>
        <translation>Scheitert: %1</translation>
    </message>
    <message>
        <source>If nobody else moves: %1</source>
        <comment>what the judge says</comment>
        <translation>Wenn sonst niemand zieht: %1</translation>
    </message>
    <message>
        <source>As things stand: %1</source>
        <comment>what the judge says</comment>
        <translation>Wie es jetzt steht: %1</translation>
    </message>
    <message>
        <source>An alternate: it counts if the points suffice</source>
        <translation>Ersatzbau: Er zählt, wenn die Punkte reichen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit and what befalls it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>It waits for its phase.</source>
        <translation>Wartet auf die Phase.</translation>
    </message>
    <message>
        <source>Its phase is here.</source>
        <translation>Die Phase ist da.</translation>
    </message>
    <message>
        <source>The condition is met.</source>
        <translation>Die Bedingung ist erfüllt.</translation>
    </message>
    <message>
        <source>The condition is not met.</source>
        <translation>Die Bedingung ist nicht erfüllt.</translation>
    </message>
    <message>
        <source>You decide whether the condition is met.</source>
        <translation>Du entscheidest, ob die Bedingung erfüllt ist.</translation>
    </message>
    <message>
        <source>Its phase is over.</source>
        <translation>Die Phase ist vorbei.</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <comment>power, phase</comment>
        <translation>%1, für %2</translation>
    </message>
    <message>
        <source>If nothing else comes: %1</source>
        <translation>Wenn nichts anderes kommt: %1</translation>
    </message>
    <message>
        <source>Written from what was kept: %1.</source>
        <translation>Aus dem Aufgehobenen geschrieben: %1.</translation>
    </message>
    <message>
        <source>Orders on a condition that you decide: %1 (Edit &gt; Orders kept for later).</source>
        <translation>Befehle mit einer Bedingung, über die du entscheidest: %1 (Bearbeiten &gt; Befehle für später).</translation>
    </message>
    <message>
        <source>Read: %1.</source>
        <translation>Gelesen: %1.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read as an order.</source>
        <translation>„%1“ lässt sich nicht als Befehl lesen.</translation>
    </message>
    <message>
        <source>The condition is looked at when the phase begins.</source>
        <translation>Die Bedingung wird geprüft, sobald die Phase beginnt.</translation>
    </message>
    <message>
        <source>You decide when the phase begins whether the condition is met.</source>
        <translation>Wenn die Phase beginnt, entscheidest du, ob die Bedingung erfüllt ist.</translation>
    </message>
    <message>
        <source>✓ Its orders are written.</source>
        <translation>✓ Seine Befehle sind geschrieben.</translation>
    </message>
</context>
<context>
    <name>LedGames</name>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>power, player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: orders for %2</source>
        <comment>a game, a phase</comment>
        <translation>%1: Befehle für %2</translation>
    </message>
    <message>
        <source>Your orders for %1 are not complete yet.</source>
        <comment>a phase</comment>
        <translation>Deine Befehle für %1 sind noch nicht vollständig.</translation>
    </message>
    <message>
        <source>They are due: %1</source>
        <translation>Frist: %1</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Still to be saved by disbanding</source>
        <translation>Noch durch Auflösen zu sparen</translation>
    </message>
    <message>
        <source>Nothing can be built this winter.</source>
        <translation>Kein Bau in diesem Winter.</translation>
    </message>
    <message>
        <source>The last builds are alternates: they count if others give you points.</source>
        <translation>Die letzten Bauten sind Ersatz: Sie zählen, wenn andere dir Punkte geben.</translation>
    </message>
    <message>
        <source>%1: %2 of at most %3</source>
        <comment>a kind of unit and two figures</comment>
        <translation>%1: %2 von höchstens %3</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 is neither a folder nor a zip archive.</source>
        <translation>%1 ist weder ein Ordner noch ein Zip-Archiv.</translation>
    </message>
    <message>
        <source>%1 holds more than %2 files.</source>
        <translation>%1 enthält mehr als %2 Dateien.</translation>
    </message>
</context>
<context>
    <name>LiveryWords</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a file, and what is wrong where in it</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>LookBack</name>
    <message>
        <source>Back to %1</source>
        <comment>the season that the table is at</comment>
        <translation>Zurück zu %1</translation>
    </message>
</context>
<context>
    <name>ManualWords</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>The manual of Entente</source>
        <translation>Das Handbuch von Entente</translation>
    </message>
    <message>
        <source>To look things up</source>
        <translation>Zum Nachschlagen</translation>
    </message>
</context>
<context>
    <name>Misfits</name>
    <message>
        <source>%1: the position that was set up then stands again.</source>
        <translation>%1: Die damals aufgebaute Stellung steht wieder da.</translation>
    </message>
    <message>
        <source>%1. %2 is left out. %3</source>
        <comment>phase, order, why</comment>
        <translation>%1. %2 fällt weg. %3</translation>
    </message>
    <message>
        <source>%1. %2 fails now. %3</source>
        <comment>phase, order, why</comment>
        <translation>%1. %2 scheitert jetzt. %3</translation>
    </message>
    <message>
        <source>%1. %2 is left out: nothing is left to build or remove.</source>
        <comment>phase, order</comment>
        <translation>%1. %2 fällt weg: Es ist nichts mehr zu bauen oder aufzulösen.</translation>
    </message>
    <message>
        <source>%1 does not come up any more. %2 is left out.</source>
        <comment>phase, order</comment>
        <translation>%1 kommt nicht mehr vor. %2 fällt weg.</translation>
    </message>
    <message>
        <source>%1. “%2” of %3 can&apos;t be read as an order.</source>
        <comment>phase, text, power</comment>
        <translation>%1. „%2“ von %3 lässt sich nicht als Befehl lesen.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Spring</source>
        <translation>Frühjahr</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>AD %1</source>
        <comment>a year</comment>
        <translation>%1 n. Chr.</translation>
    </message>
    <message>
        <source>%1 BC</source>
        <comment>a year</comment>
        <translation>%1 v. Chr.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a year and its era</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>season and year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, moves</source>
        <translation>%1, Züge</translation>
    </message>
    <message>
        <source>%1, retreats</source>
        <translation>%1, Rückzüge</translation>
    </message>
    <message>
        <source>%1, builds</source>
        <translation>%1, Bauten</translation>
    </message>
    <message>
        <source>%1, after the retreats</source>
        <translation>%1, nach den Rückzügen</translation>
    </message>
    <message>
        <source>%1, results</source>
        <translation>%1, Ergebnisse</translation>
    </message>
    <message>
        <source>north coast</source>
        <translation>Nordküste</translation>
    </message>
    <message>
        <source>south coast</source>
        <translation>Südküste</translation>
    </message>
    <message>
        <source>east coast</source>
        <translation>Ostküste</translation>
    </message>
    <message>
        <source>west coast</source>
        <translation>Westküste</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>province and coast</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>%1 #%2</source>
        <comment>a unit&apos;s name, and which of several in one place</comment>
        <translation>%1 Nr. %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>letter of the unit kind and place</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>tank</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>bomber</source>
        <translation>Bomber</translation>
    </message>
    <message>
        <source>squadron</source>
        <translation>Staffel</translation>
    </message>
    <message>
        <source>double army</source>
        <translation>Doppelarmee</translation>
    </message>
    <message>
        <source>%1 behind the walls</source>
        <comment>a unit</comment>
        <translation>%1 hinter den Mauern</translation>
    </message>
    <message>
        <source>Draw between %1</source>
        <translation>Remis zwischen %1</translation>
    </message>
    <message>
        <source>Conceded to %1</source>
        <translation>Aufgabe zugunsten von %1</translation>
    </message>
    <message>
        <source>%1 (aboard)</source>
        <comment>an army in the hold of a fleet</comment>
        <translation>%1 (an Bord)</translation>
    </message>
    <message>
        <source>%1 of %2, behind its walls</source>
        <comment>unit and its power</comment>
        <translation>%1 von %2, hinter den Mauern</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>unit and its power</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>proposed by %1</source>
        <translation>vorgeschlagen von %1</translation>
    </message>
    <message>
        <source>for it: %1</source>
        <comment>who voted</comment>
        <translation>dafür: %1</translation>
    </message>
    <message>
        <source>wing</source>
        <translation>Flieger</translation>
    </message>
    <message numerus="yes">
        <source>The last season is over: %1 come first, with %n centre(s) each</source>
        <translation>
            <numerusform>Die letzte Saison ist vorbei: Vorn liegen %1 mit je einem Zentrum</numerusform>
            <numerusform>Die letzte Saison ist vorbei: Vorn liegen %1 mit je %n Zentren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last season is over: %1 comes first, with %n centre(s)</source>
        <translation>
            <numerusform>Die letzte Saison ist vorbei: Vorn liegt %1 mit einem Zentrum</numerusform>
            <numerusform>Die letzte Saison ist vorbei: Vorn liegt %1 mit %n Zentren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewsWords</name>
    <message>
        <source>%1: %2.</source>
        <comment>a power and what its unit did</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a power, what its unit tried, what came of it</comment>
        <translation>%1: %2. %3</translation>
    </message>
</context>
<context>
    <name>NoteWords</name>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>%1 · %2 → %3</source>
        <comment>a note: its phase, where its arrow begins and ends</comment>
        <translation>%1 · %2 → %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a note: its phase and its place</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a note is about, and the note</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>OrderRows</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 must retreat or disband</source>
        <translation>%1 muss sich zurückziehen oder auflösen</translation>
    </message>
    <message>
        <source>%1 has no order</source>
        <comment>a unit</comment>
        <translation>%1 hat keinen Befehl</translation>
    </message>
    <message>
        <source>%1, behind the walls,</source>
        <comment>a place, in: Lodi, behind the walls, has no order</comment>
        <translation>%1, hinter den Mauern,</translation>
    </message>
    <message>
        <source>%1, with its army aboard,</source>
        <comment>a dislodged fleet</comment>
        <translation>%1, mit einer Armee an Bord,</translation>
    </message>
    <message>
        <source>%1, aboard,</source>
        <comment>a place, in: North Sea, aboard, has no order</comment>
        <translation>%1, an Bord,</translation>
    </message>
    <message>
        <source>Contract…</source>
        <translation>Vertrag …</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still to remove</source>
        <translation>
            <numerusform>Noch %n Einheit aufzulösen</numerusform>
            <numerusform>Noch %n Einheiten aufzulösen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) still to choose</source>
        <translation>
            <numerusform>Noch %n Bau zu wählen</numerusform>
            <numerusform>Noch %n Bauten zu wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 fleet still to remove (no port)</source>
        <translation>Noch 1 Flotte aufzulösen (kein Hafen)</translation>
    </message>
</context>
<context>
    <name>OrderText</name>
    <message>
        <source>It is not clear whose order this is. Begin with the power: “Austria: %1”.</source>
        <translation>Wessen Befehl das ist, bleibt offen. Beginne mit der Macht: „Austria: %1“.</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>, then </source>
        <comment>between the waters of a convoy</comment>
        <translation>, dann </translation>
    </message>
    <message>
        <source>%1 moves through %2 to %3</source>
        <translation>%1 zieht über %2 nach %3</translation>
    </message>
    <message>
        <source>%1 goes to %2 by %3</source>
        <translation>%1 fährt im Geleit nach %2 über %3</translation>
    </message>
    <message>
        <source>%1 goes to %2 by convoy</source>
        <translation>%1 fährt im Geleit nach %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move in a list</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 moves to %2</source>
        <translation>%1 zieht nach %2</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 hält</translation>
    </message>
    <message>
        <source>%1 supports %2 to hold</source>
        <translation>%1 unterstützt %2 beim Halten</translation>
    </message>
    <message>
        <source>%1 supports %2 to %3</source>
        <translation>%1 unterstützt %2 nach %3</translation>
    </message>
    <message>
        <source>%1 convoys %2 to %3</source>
        <translation>%1 geleitet %2 nach %3</translation>
    </message>
    <message>
        <source>%1 retreats to %2</source>
        <translation>%1 zieht sich nach %2 zurück</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 auflösen</translation>
    </message>
    <message>
        <source>%1 disbands</source>
        <translation>%1 löst sich auf</translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation>%1 bauen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a unit without a verb yet</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 supports %2</source>
        <translation>%1 unterstützt %2</translation>
    </message>
    <message>
        <source>%1 convoys %2</source>
        <translation>%1 geleitet %2</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>move by convoy</source>
        <translation>im Geleit fahren</translation>
    </message>
    <message>
        <source>support</source>
        <translation>unterstützen</translation>
    </message>
    <message>
        <source>convoy</source>
        <translation>geleiten</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>zurückziehen</translation>
    </message>
    <message>
        <source>disband</source>
        <translation>auflösen</translation>
    </message>
    <message>
        <source>build an army</source>
        <translation>Armee bauen</translation>
    </message>
    <message>
        <source>build a fleet</source>
        <translation>Flotte bauen</translation>
    </message>
    <message>
        <source>build</source>
        <translation>bauen</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>auflösen</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between the places of a flight</comment>
        <translation>, dann </translation>
    </message>
    <message>
        <source>%1 invades %2</source>
        <translation>%1 besetzt %2</translation>
    </message>
    <message>
        <source>%1 flies to %2</source>
        <translation>%1 fliegt nach %2</translation>
    </message>
    <message>
        <source>%1 by way of %2</source>
        <comment>a flight and the places that it passes</comment>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>%1, supporting %2 to hold</source>
        <translation>%1 und unterstützt %2 beim Halten</translation>
    </message>
    <message>
        <source>%1, supporting %2 to %3</source>
        <translation>%1 und unterstützt %2 nach %3</translation>
    </message>
    <message>
        <source>%1, cutting the support given in %2</source>
        <translation>%1 und unterbricht die Unterstützung aus %2</translation>
    </message>
    <message>
        <source>%1, raiding %2</source>
        <translation>%1 und bombardiert %2</translation>
    </message>
    <message numerus="yes">
        <source>Give %n supply points to %1</source>
        <translation>
            <numerusform>%n Versorgungspunkt an %1</numerusform>
            <numerusform>%n Versorgungspunkte an %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 may land in %3</source>
        <comment>a bomber, its power, a place</comment>
        <translation>%1 (%2) darf in %3 landen</translation>
    </message>
    <message>
        <source>%1 raises the siege of %2</source>
        <translation>%1 hebt die Belagerung von %2 auf</translation>
    </message>
    <message>
        <source>Contract with %1: %2</source>
        <translation>Vertrag mit %1: %2</translation>
    </message>
    <message>
        <source>%1 supports %2 once it is in %3</source>
        <translation>%1 unterstützt %2, sobald sie in %3 steht</translation>
    </message>
    <message>
        <source>%1 retreats behind its walls</source>
        <translation>%1 zieht sich hinter die Mauern zurück</translation>
    </message>
    <message>
        <source>%1 (%2 of %3) %4</source>
        <comment>a flight, the range spent, the range, what is open</comment>
        <translation>%1 (%2 von %3) %4</translation>
    </message>
    <message>
        <source>cut a support from the air</source>
        <translation>Unterstützung aus der Luft unterbrechen</translation>
    </message>
    <message>
        <source>raise a siege</source>
        <translation>Belagerung aufheben</translation>
    </message>
    <message>
        <source>%1 attacks from behind its walls</source>
        <translation>%1 macht einen Ausfall</translation>
    </message>
    <message>
        <source>Let a bomber land: %1</source>
        <translation>Einen Bomber landen lassen: %1</translation>
    </message>
    <message>
        <source>let another&apos;s bomber land</source>
        <translation>einen fremden Bomber landen lassen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a bomber and its path</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 lands in %2</source>
        <comment>an army aboard a fleet</comment>
        <translation>%1 landet in %2</translation>
    </message>
    <message>
        <source>%1 lands in %2 from %3</source>
        <translation>%1 landet in %2, von %3 aus</translation>
    </message>
    <message>
        <source>%1 goes aboard in %2</source>
        <comment>an army, a sea</comment>
        <translation>%1 geht an Bord: %2</translation>
    </message>
    <message>
        <source>%1 (aboard)</source>
        <comment>an army in the hold of a fleet</comment>
        <translation>%1 (an Bord)</translation>
    </message>
    <message>
        <source>%1 (aboard) sails to %2 and lands in %3</source>
        <translation>%1 (an Bord) fährt nach %2 und landet in %3</translation>
    </message>
    <message>
        <source>%1 goes aboard in %2, and on to %3</source>
        <translation>%1 geht an Bord (%2) und weiter nach %3</translation>
    </message>
    <message>
        <source>%1 goes aboard in %2, sails to %3 and lands in %4</source>
        <translation>%1 geht an Bord (%2), fährt nach %3 und landet in %4</translation>
    </message>
    <message>
        <source>%1 (aboard) lands in %2</source>
        <comment>an army in the hold of a fleet</comment>
        <translation>%1 (an Bord) landet in %2</translation>
    </message>
    <message>
        <source>%1 waits behind its walls</source>
        <translation>%1 wartet hinter den Mauern</translation>
    </message>
    <message>
        <source>Waive one build</source>
        <translation>Auf einen Bau verzichten</translation>
    </message>
    <message>
        <source>%1, supporting %2</source>
        <comment>a flight, a unit</comment>
        <translation>%1 und unterstützt %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3) %4: %5 here?</source>
        <comment>a flight, the range spent, the range, what is open, what it may do there</comment>
        <translation>%1 (%2 von %3) %4: hier %5?</translation>
    </message>
    <message>
        <source>%1 cuts a support by flying to %2</source>
        <translation>%1 unterbricht eine Unterstützung und fliegt nach %2</translation>
    </message>
    <message>
        <source>waive a build</source>
        <translation>auf einen Bau verzichten</translation>
    </message>
    <message>
        <source>%1 raids %2</source>
        <translation>%1 bombardiert %2</translation>
    </message>
    <message>
        <source>raid</source>
        <translation>bombardieren</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Bombardieren</translation>
    </message>
    <message>
        <source>Cut</source>
        <comment>a support, from the air</comment>
        <translation>Stören</translation>
    </message>
    <message>
        <source>Let land</source>
        <translation>Landen lassen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>By sea</source>
        <translation>Über See</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützen</translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation>Geleiten</translation>
    </message>
    <message>
        <source>Raise siege</source>
        <translation>Entsatz</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Build army</source>
        <translation>Armee bauen</translation>
    </message>
    <message>
        <source>Build fleet</source>
        <translation>Flotte bauen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Abbauen</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Verzichten</translation>
    </message>
</context>
<context>
    <name>Outlook</name>
    <message>
        <source>%1 This holds as far as you see.</source>
        <comment>a sentence</comment>
        <translation>%1 Das gilt, soweit du siehst.</translation>
    </message>
</context>
<context>
    <name>OwnVariants</name>
    <message>
        <source>A variant needs a name.</source>
        <translation>Eine Variante braucht einen Namen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read.</source>
        <translation>%1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be deleted.</source>
        <translation>Der Ordner %1 lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>%1 does not say where every province is.</source>
        <translation>%1 sagt nicht, wo jede Provinz liegt.</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a game&apos;s name, its variant</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Supply centres by year</source>
        <translation>Versorgungszentren nach Jahren</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>%1, the start</source>
        <translation>%1, der Anfang</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Als Nächstes: %1.</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <source>Turn before</source>
        <translation>Runde davor</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Turn after</source>
        <translation>Runde danach</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>%1, the position</source>
        <translation>%1, die Stellung</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Limette</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Himmelblau</translation>
    </message>
    <message>
        <source>Navy blue</source>
        <translation>Marineblau</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>%1 and %2 look very similar on the map.</source>
        <translation>%1 und %2 sehen auf der Karte fast gleich aus.</translation>
    </message>
    <message>
        <source>%1 and %2 look very similar to colour-blind eyes.</source>
        <translation>%1 und %2 sehen für farbenblinde Augen sehr ähnlich aus.</translation>
    </message>
    <message>
        <source>water</source>
        <comment>the land looks like it</comment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>neutral land</source>
        <comment>the land looks like it</comment>
        <translation>neutrales Land</translation>
    </message>
    <message>
        <source>land out of play</source>
        <comment>the land looks like it</comment>
        <translation>unbespielbares Land</translation>
    </message>
    <message>
        <source>On the map the land of %1 looks very much like %2.</source>
        <translation>Auf der Karte sieht das Land von %1 fast so aus wie %2.</translation>
    </message>
    <message>
        <source>On the dark map the land of %1 looks very much like %2.</source>
        <translation>Auf der dunklen Karte sieht das Land von %1 fast so aus wie %2.</translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message>
        <source>“%1” does not end in .png, .svg or .pdf, so its kind is unclear.</source>
        <translation>„%1“ endet nicht auf .png, .svg oder .pdf, also ist die Art unklar.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>Für ein so großes Bild reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Supply centre of %1</source>
        <translation>Versorgungszentrum von %1</translation>
    </message>
    <message>
        <source>home of %1</source>
        <translation>Heimat von %1</translation>
    </message>
    <message>
        <source>Inland</source>
        <translation>Binnenland</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>See</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>Closed to all</source>
        <translation>Für alle gesperrt</translation>
    </message>
    <message>
        <source>port</source>
        <comment>a place where fleets are built</comment>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>land of %1</source>
        <translation>Land von %1</translation>
    </message>
    <message numerus="yes">
        <source>It gives up after %n more seasons in which the port is closed in on all sides.</source>
        <translation>
            <numerusform>Sie gibt nach %n weiteren Saison auf, in der der Hafen ringsum eingeschlossen ist.</numerusform>
            <numerusform>Sie gibt nach %n weiteren Saisons auf, in denen der Hafen ringsum eingeschlossen ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives up after %n more seasons.</source>
        <translation>
            <numerusform>Sie gibt nach %n weiteren Saison auf.</numerusform>
            <numerusform>Sie gibt nach %n weiteren Saisons auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>It counts two: its trade reaches the edge by %1.</source>
        <translation>Es zählt doppelt: Der Handel erreicht den Rand über %1.</translation>
    </message>
    <message>
        <source>It counts one: %1 of %2 breaks its trade.</source>
        <comment>unit and its power</comment>
        <translation>Es zählt einfach: %1 von %2 unterbricht den Handel.</translation>
    </message>
    <message>
        <source>Raided: this winter it yields 2 points less, and nothing is built there.</source>
        <translation>Bombardiert: In diesem Winter bringt es 2 Punkte weniger, und dort wird nichts gebaut.</translation>
    </message>
    <message>
        <source>Neutral supply centre</source>
        <translation>Neutrales Versorgungszentrum</translation>
    </message>
    <message>
        <source>Pass: who is still here after the moves is put back to %1</source>
        <translation>Pass: Wer nach den Zügen noch hier ist, wird nach %1 zurückgesetzt</translation>
    </message>
    <message>
        <source>Box of %1</source>
        <comment>beside the board</comment>
        <translation>Kasten: %1</translation>
    </message>
    <message>
        <source>Supply centre</source>
        <translation>Versorgungszentrum</translation>
    </message>
    <message>
        <source>Not seen: fog lies on it.</source>
        <translation>Nicht zu sehen: Nebel liegt darauf.</translation>
    </message>
</context>
<context>
    <name>PlayerProgram</name>
    <message>
        <source>It wrote more than an answer can hold, and was ended.</source>
        <translation>Es hat mehr geschrieben, als eine Antwort fasst, und wurde beendet.</translation>
    </message>
    <message>
        <source>It ended before it had answered.</source>
        <translation>Es hat sich beendet, bevor es geantwortet hatte.</translation>
    </message>
    <message numerus="yes">
        <source>It did not answer within %n second(s), and was ended.</source>
        <translation>
            <numerusform>Es hat nicht innerhalb von einer Sekunde geantwortet und wurde beendet.</numerusform>
            <numerusform>Es hat nicht innerhalb von %n Sekunden geantwortet und wurde beendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can&apos;t be started.</source>
        <translation>Es lässt sich nicht starten.</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>by chance</source>
        <translation>nach dem Zufall</translation>
    </message>
    <message>
        <source>by DumbBot&apos;s rules</source>
        <translation>nach den Regeln von DumbBot</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>solide</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>computer (%1)</source>
        <comment>who plays a power; how well</comment>
        <translation>Computer (%1)</translation>
    </message>
    <message>
        <source>program (%1)</source>
        <comment>who plays a power; its name</comment>
        <translation>Programm (%1)</translation>
    </message>
</context>
<context>
    <name>Publishing</name>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>There is no variant in %1.</source>
        <translation>In %1 liegt keine Variante.</translation>
    </message>
    <message>
        <source>Written to %1, for the DPjudge and the Python package diplomacy.</source>
        <translation>In %1 geschrieben, für den DPjudge und das Python-Paket diplomacy.</translation>
    </message>
    <message>
        <source>Packed into %1, for jDip.</source>
        <translation>In %1 gepackt, für jDip.</translation>
    </message>
    <message>
        <source>Packed into %1. Whoever opens it in Entente can play it.</source>
        <translation>Gepackt in %1. Wer es in Entente öffnet, kann es spielen.</translation>
    </message>
    <message>
        <source>Packages (*.zip);;Packages for jDip (*.jdip.zip);;Maps for the DPjudge (*.map)</source>
        <translation>Pakete (*.zip);;Pakete für jDip (*.jdip.zip);;Karten für den DPjudge (*.map)</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>%1 of %2</source>
        <comment>unit and its power</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>This unit</source>
        <translation>Diese Einheit</translation>
    </message>
    <message>
        <source>%1 is not yours to order.</source>
        <translation>%1 untersteht dir nicht.</translation>
    </message>
    <message>
        <source>%1 has two orders that differ.</source>
        <translation>%1 hat zwei verschiedene Befehle.</translation>
    </message>
    <message>
        <source>That order is not for a phase of moves.</source>
        <translation>Dieser Befehl gehört nicht in eine Zugphase.</translation>
    </message>
    <message>
        <source>Now dislodged units retreat or disband; nothing else is ordered.</source>
        <translation>Jetzt ziehen sich vertriebene Einheiten zurück oder lösen sich auf; anderes wird nicht befohlen.</translation>
    </message>
    <message>
        <source>Now units are built or removed; nothing else is ordered.</source>
        <translation>Jetzt wird gebaut oder aufgelöst; anderes wird nicht befohlen.</translation>
    </message>
    <message>
        <source>%1 already stands there.</source>
        <translation>%1 steht schon dort.</translation>
    </message>
    <message>
        <source>Nobody may enter %1.</source>
        <translation>%1 darf niemand betreten.</translation>
    </message>
    <message>
        <source>%1 is sea; %2 can&apos;t stand there.</source>
        <translation>%1 ist See; %2 kann dort nicht stehen.</translation>
    </message>
    <message>
        <source>%1 has no coast for %2.</source>
        <translation>%1 hat keine Küste für %2.</translation>
    </message>
    <message>
        <source>%1 does not border %2, and no chain of fleets leads there.</source>
        <translation>%1 grenzt nicht an %2, und keine Kette von Flotten führt hin.</translation>
    </message>
    <message>
        <source>%1 is on no chain of fleets that could carry that army.</source>
        <translation>%1 gehört zu keiner Kette von Flotten, die diese Armee geleiten könnte.</translation>
    </message>
    <message>
        <source>No chain of fleets with %1 in it leads to %2.</source>
        <translation>Keine Kette von Flotten mit %1 darin führt nach %2.</translation>
    </message>
    <message>
        <source>%1 can&apos;t go by convoy: no fleet could carry it.</source>
        <translation>%1 kann nicht im Geleit ziehen: Keine Flotte könnte sie geleiten.</translation>
    </message>
    <message>
        <source>No chain of fleets leads from %1 to %2.</source>
        <translation>Keine Kette von Flotten führt von %1 nach %2.</translation>
    </message>
    <message>
        <source>The waters named do not join up.</source>
        <translation>Die genannten Gewässer hängen nicht zusammen.</translation>
    </message>
    <message>
        <source>The route breaks at %1: no fleet there joins the waters before it.</source>
        <translation>Der Weg bricht bei %1 ab: Keine Flotte schließt dort an.</translation>
    </message>
    <message>
        <source>%1 has two coasts in reach. Say which.</source>
        <translation>%1 hat zwei Küsten in Reichweite. Sag, welche.</translation>
    </message>
    <message>
        <source>%1 can&apos;t reach that coast of %2.</source>
        <translation>%1 erreicht diese Küste von %2 nicht.</translation>
    </message>
    <message>
        <source>%1 can&apos;t go to %2 itself, so it can&apos;t support there.</source>
        <translation>%1 kann selbst nicht nach %2 und deshalb dort nicht unterstützen.</translation>
    </message>
    <message>
        <source>The supported unit can&apos;t go to %1.</source>
        <translation>Die unterstützte Einheit kann nicht nach %1.</translation>
    </message>
    <message>
        <source>%1 can&apos;t retreat to %2: %3 stands there.</source>
        <translation>%1 kann sich nicht nach %2 zurückziehen: Dort steht %3.</translation>
    </message>
    <message>
        <source>%1 can&apos;t retreat to %2: a stand-off closed it.</source>
        <translation>%1 kann sich nicht nach %2 zurückziehen: Ein Patt hat es gesperrt.</translation>
    </message>
    <message>
        <source>%1 can&apos;t retreat to %2: the attack came from there.</source>
        <translation>%1 kann sich nicht nach %2 zurückziehen: Von dort kam der Angriff.</translation>
    </message>
    <message>
        <source>%1 can&apos;t retreat to %2: it is out of reach.</source>
        <translation>%1 kann sich nicht nach %2 zurückziehen: Es liegt außer Reichweite.</translation>
    </message>
    <message>
        <source>%1 can&apos;t retreat to %2: it was in the air, and falls back to land near its objective.</source>
        <translation>%1 kann sich nicht nach %2 zurückziehen: Die Staffel war in der Luft und weicht auf Land nahe ihrem Ziel aus.</translation>
    </message>
    <message>
        <source>%1 is held by %2; nothing can be built there.</source>
        <translation>%1 gehört %2; dort kann nicht gebaut werden.</translation>
    </message>
    <message>
        <source>%1 is not in your hands; nothing can be built there.</source>
        <translation>%1 gehört dir nicht; dort kann nicht gebaut werden.</translation>
    </message>
    <message>
        <source>%1 stands in the way of building.</source>
        <translation>%1 steht dem Bau im Weg.</translation>
    </message>
    <message>
        <source>%1 stood in the way of building.</source>
        <translation>%1 stand dem Bau im Weg.</translation>
    </message>
    <message>
        <source>%1 has no build left.</source>
        <translation>%1 hat keinen Bau mehr frei.</translation>
    </message>
    <message>
        <source>%1 had no build left.</source>
        <translation>%1 hatte keinen Bau mehr frei.</translation>
    </message>
    <message>
        <source>%1 has no more units to remove.</source>
        <translation>%1 muss keine weitere Einheit auflösen.</translation>
    </message>
    <message>
        <source>%1 had no more units to remove.</source>
        <translation>%1 musste keine weitere Einheit auflösen.</translation>
    </message>
    <message>
        <source>Nothing is built at sea.</source>
        <translation>Auf See wird nicht gebaut.</translation>
    </message>
    <message>
        <source>No %1 can be built in %2.</source>
        <translation>In %2 nicht möglich: %1.</translation>
    </message>
    <message>
        <source>There is no order in this line.</source>
        <translation>In dieser Zeile steht kein Befehl.</translation>
    </message>
    <message>
        <source>This is a piece of a data file, not an order.</source>
        <translation>Das ist ein Stück einer Datendatei, kein Befehl.</translation>
    </message>
    <message>
        <source>%1 must disband units this winter, so it builds nothing.</source>
        <translation>%1 muss in diesem Winter Einheiten auflösen und baut deshalb nichts.</translation>
    </message>
    <message>
        <source>%1 had to disband units this winter, so it built nothing.</source>
        <translation>%1 musste in diesem Winter Einheiten auflösen und baute deshalb nichts.</translation>
    </message>
    <message>
        <source>A new %1 costs %2 supply points; %3 are left.</source>
        <translation>Neu (%1): %2 Versorgungspunkte; übrig sind %3.</translation>
    </message>
    <message>
        <source>A new %1 costs %2 supply points; %3 were left.</source>
        <translation>Neu (%1): %2 Versorgungspunkte; übrig waren %3.</translation>
    </message>
    <message>
        <source>Supply points go to another power, one at least.</source>
        <translation>Versorgungspunkte gehen an eine andere Macht, mindestens einer.</translation>
    </message>
    <message>
        <source>%1 is not yours; only its owner lets others land there.</source>
        <translation>%1 gehört dir nicht; nur der Eigentümer lässt dort andere landen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t go on from %2 to where it is bound.</source>
        <translation>%1 kann von %2 aus nicht an das Ziel weiterziehen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be sent on such a flight.</source>
        <translation>%1 kann so nicht fliegen.</translation>
    </message>
    <message>
        <source>%1 is more than two spaces away from %2.</source>
        <translation>%1 liegt mehr als zwei Felder entfernt von %2.</translation>
    </message>
    <message>
        <source>The flight breaks at %1: it does not lie between the base and the objective.</source>
        <translation>Der Flug bricht bei %1 ab: Es liegt nicht zwischen Basis und Ziel.</translation>
    </message>
    <message>
        <source>Nobody may fly over %1.</source>
        <translation>%1 darf niemand überfliegen.</translation>
    </message>
    <message>
        <source>Several ways lead to %1. Say which space is flown over.</source>
        <translation>Mehrere Wege führen nach %1. Welches Feld wird überflogen?</translation>
    </message>
    <message>
        <source>%1 is a neighbour; the flight goes there directly.</source>
        <translation>%1 grenzt an; dorthin wird ohne Umweg geflogen.</translation>
    </message>
    <message>
        <source>%1 may not be invaded: it is another power&apos;s centre that no army or fleet of %2 has held.</source>
        <translation>%1 darf nicht besetzt werden: ein fremdes Zentrum, das keine Armee oder Flotte (%2) je gehalten hat.</translation>
    </message>
    <message>
        <source>Only units of %1 may enter %2.</source>
        <translation>Nur Einheiten von %1 dürfen nach %2.</translation>
    </message>
    <message>
        <source>A unit behind walls stands or attacks its own province; nobody supports it.</source>
        <translation>Eine Einheit hinter Mauern steht oder greift ihre eigene Provinz an; niemand unterstützt sie.</translation>
    </message>
    <message>
        <source>From %1 only a move out of it can be supported.</source>
        <translation>Von %1 aus kann nur ein Zug hinaus unterstützt werden.</translation>
    </message>
    <message>
        <source>In this game you support a unit where it stands, or its move. It can&apos;t be supported where it will be.</source>
        <translation>In dieser Partie wird eine Einheit unterstützt, wo sie steht oder wohin sie zieht, nicht wo sie sein wird.</translation>
    </message>
    <message>
        <source>The other party has not registered this contract.</source>
        <translation>Die andere Seite hat diesen Vertrag nicht angemeldet.</translation>
    </message>
    <message>
        <source>A contract names units of both parties and of nobody else.</source>
        <translation>Ein Vertrag nennt Einheiten beider Seiten und von niemandem sonst.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <translation>%1 ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>The flight to %1 costs %2; %3 can be flown this season.</source>
        <translation>Der Flug nach %1 kostet %2; in dieser Saison reicht es für %3.</translation>
    </message>
    <message>
        <source>%1 has no supply centre to raid.</source>
        <translation>%1 hat kein Versorgungszentrum, das bombardiert werden könnte.</translation>
    </message>
    <message>
        <source>A raid ends where it began, in %1.</source>
        <translation>Ein Bombenangriff endet, wo er begann, in %1.</translation>
    </message>
    <message>
        <source>Another unit is behind the walls of %1 already.</source>
        <translation>Hinter den Mauern von %1 ist schon eine andere Einheit.</translation>
    </message>
    <message>
        <source>A fleet goes behind the walls of a port only; %1 is none.</source>
        <translation>Eine Flotte geht nur hinter die Mauern eines Hafens; %1 ist keiner.</translation>
    </message>
    <message>
        <source>A double army acts as one; it can&apos;t carry out two orders.</source>
        <translation>Eine Doppelarmee handelt als eine; sie kann nicht zwei Befehle ausführen.</translation>
    </message>
    <message>
        <source>Such a unit needs no centre; it is not removed.</source>
        <translation>Eine solche Einheit braucht kein Zentrum; sie wird nicht aufgelöst.</translation>
    </message>
    <message>
        <source>The flight breaks at %1: it does not border the place before it.</source>
        <translation>Der Flug bricht bei %1 ab: Es grenzt nicht an den Ort davor.</translation>
    </message>
    <message>
        <source>Will fail: %1</source>
        <comment>a sentence that says why</comment>
        <translation>Scheitert: %1</translation>
    </message>
    <message>
        <source>With an army aboard a fleet stays at sea and carries nobody else.</source>
        <translation>Mit einer Armee an Bord bleibt eine Flotte auf See und trägt keine weitere.</translation>
    </message>
    <message>
        <source>An army aboard can only stay or land on a coast.</source>
        <translation>Eine Armee an Bord kann nur bleiben oder an einer Küste landen.</translation>
    </message>
    <message>
        <source>To board and land from one sea in one season, the fleet must convoy the army.</source>
        <translation>Wer in einer Saison aus demselben Meer an Bord geht und landet, braucht das Geleit der Flotte.</translation>
    </message>
    <message>
        <source>This fleet carries an army: remove the army as well, or instead.</source>
        <translation>Diese Flotte hat eine Armee an Bord: Löse auch die Armee auf, oder nur sie.</translation>
    </message>
    <message>
        <source>The order ends too early, after “%1”.</source>
        <translation>Der Befehl endet zu früh, nach „%1“.</translation>
    </message>
    <message>
        <source>After the order comes “%1”, which was not understood.</source>
        <translation>Nach dem Befehl kommt „%1“, das nicht verstanden wurde.</translation>
    </message>
    <message>
        <source>%1 Did you mean %2?</source>
        <translation>%1 War %2 gemeint?</translation>
    </message>
    <message>
        <source>“%1” is not an order. Try H, -, S or C.</source>
        <translation>„%1“ ist kein Befehl. Versuche H, -, S oder C.</translation>
    </message>
    <message>
        <source>“%1” is not an order. Try R or D.</source>
        <translation>„%1“ ist kein Befehl. Versuche R oder D.</translation>
    </message>
    <message>
        <source>“%1” is not an order. Try Build, Remove or Waive.</source>
        <translation>„%1“ ist kein Befehl. Versuche Build, Remove oder Waive.</translation>
    </message>
    <message>
        <source>%1 can&apos;t retreat to %2: with Rule 2b squadrons don&apos;t retreat to centres of other powers.</source>
        <translation>%1 kann sich nicht nach %2 zurückziehen: Mit Regel 2b weichen Staffeln nicht in Zentren anderer Mächte aus.</translation>
    </message>
    <message>
        <source>Choose a unit first.</source>
        <translation>Wähle zuerst eine Einheit.</translation>
    </message>
    <message>
        <source>You see no unit %1: fog lies on it.</source>
        <comment>in a place</comment>
        <translation>Du siehst %1 keine Einheit: Dort liegt Nebel.</translation>
    </message>
    <message>
        <source>The unit %1 belongs to another power.</source>
        <comment>in a place</comment>
        <translation>Die Einheit %1 gehört einer anderen Macht.</translation>
    </message>
    <message>
        <source>A unit of another kind stands %1.</source>
        <comment>in a place</comment>
        <translation>%1 steht eine Einheit anderer Art.</translation>
    </message>
    <message>
        <source>A unit can&apos;t support itself.</source>
        <translation>Eine Einheit kann sich nicht selbst unterstützen.</translation>
    </message>
    <message>
        <source>No army may stand in %1.</source>
        <translation>In %1 darf keine Armee stehen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t get to %2 in one step.</source>
        <comment>unit and place</comment>
        <translation>%1 kommt nicht in einem Zug nach %2.</translation>
    </message>
    <message>
        <source>The unit %1 was not dislodged and stays.</source>
        <comment>in a place</comment>
        <translation>Die Einheit %1 wurde nicht vertrieben und bleibt.</translation>
    </message>
    <message>
        <source>%2 is not a %1 home centre.</source>
        <translation>%2 ist kein %1es Heimatzentrum.</translation>
    </message>
    <message>
        <source>%2 is not an %1 home centre.</source>
        <translation>%2 ist kein %1es Heimatzentrum.</translation>
    </message>
    <message>
        <source>%2 is not a home centre of %1.</source>
        <translation>%2 ist kein Heimatzentrum von %1.</translation>
    </message>
    <message>
        <source>%1 is not yours; without it nothing is built in %2.</source>
        <translation>%1 gehört dir nicht; ohne diese Provinz wird in %2 nichts gebaut.</translation>
    </message>
    <message numerus="yes">
        <source>%1 number %2 needs %n armies; there will be fewer.</source>
        <comment>a kind of unit; it would be the second, third ... of its kind</comment>
        <translation>
            <numerusform>%1 Nummer %2 braucht %n Armee; es werden weniger sein.</numerusform>
            <numerusform>%1 Nummer %2 braucht %n Armeen; es werden weniger sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 number %2 needs %n armies; there were fewer.</source>
        <comment>a kind of unit; it would be the second, third ... of its kind</comment>
        <translation>
            <numerusform>%1 Nummer %2 braucht %n Armee; es waren weniger.</numerusform>
            <numerusform>%1 Nummer %2 braucht %n Armeen; es waren weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is besieged %1.</source>
        <comment>in a place</comment>
        <translation>%1 wird niemand belagert.</translation>
    </message>
    <message>
        <source>From %1 nobody is supported and no siege is raised.</source>
        <translation>Von %1 aus wird niemand unterstützt und keine Belagerung aufgehoben.</translation>
    </message>
    <message>
        <source>An army boards a fleet of its own power; there is none %1.</source>
        <comment>in a place</comment>
        <translation>Eine Armee geht an Bord einer eigenen Flotte; %1 ist keine.</translation>
    </message>
    <message>
        <source>A fleet carries one army; the one %1 has no room.</source>
        <comment>in a place</comment>
        <translation>Eine Flotte trägt eine Armee; die Flotte %1 hat keinen Platz mehr.</translation>
    </message>
    <message>
        <source>The fleet can&apos;t be %1 this season.</source>
        <comment>in a place</comment>
        <translation>Die Flotte kann in dieser Saison nicht %1 sein.</translation>
    </message>
    <message>
        <source>%1 holds no port, so one of the units to go must be a fleet.</source>
        <translation>%1 hält keinen Hafen, darum muss eine der Einheiten, die gehen, eine Flotte sein.</translation>
    </message>
    <message>
        <source>%1 lies across more than one sea: the army must board a fleet and sail with it.</source>
        <translation>%1 liegt hinter mehr als einem Meer: Die Armee muss an Bord einer Flotte gehen und mit ihr fahren.</translation>
    </message>
    <message>
        <source>%1 was raided this year; nothing can be built there.</source>
        <translation>%1 wurde dieses Jahr bombardiert; dort kann nichts gebaut werden.</translation>
    </message>
    <message>
        <source>“%1” is not a place on this map.</source>
        <translation>„%1“ ist kein Ort auf dieser Karte.</translation>
    </message>
    <message>
        <source>That province has no coast “%1”.</source>
        <translation>Diese Provinz hat keine Küste „%1“.</translation>
    </message>
    <message>
        <source>“%1” is not a power in this game.</source>
        <translation>„%1“ ist keine Macht in dieser Partie.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of unit here.</source>
        <translation>„%1“ ist hier keine Art von Einheit.</translation>
    </message>
    <message>
        <source>“%1” is not a number of points.</source>
        <translation>„%1“ ist keine Anzahl von Punkten.</translation>
    </message>
    <message>
        <source>It is not clear which unit “%1” is.</source>
        <translation>Welche Einheit mit „%1“ gemeint ist, bleibt offen.</translation>
    </message>
    <message>
        <source>“%1” is not an order in this game.</source>
        <translation>„%1“ ist in dieser Partie kein Befehl.</translation>
    </message>
    <message>
        <source>Conditional orders (“%1”) can&apos;t be read.</source>
        <translation>Bedingte Befehle („%1“) werden nicht gelesen.</translation>
    </message>
    <message>
        <source>There is no unit %1.</source>
        <comment>in a place</comment>
        <translation>%1 steht keine Einheit.</translation>
    </message>
    <message>
        <source>A fleet convoys armies, not itself.</source>
        <translation>Eine Flotte geleitet Armeen, nicht sich selbst.</translation>
    </message>
    <message>
        <source>There is no unit %1 to support.</source>
        <comment>in a place</comment>
        <translation>%1 steht keine Einheit, die unterstützt werden könnte.</translation>
    </message>
    <message>
        <source>Only a fleet at sea can convoy; %1 is not one.</source>
        <translation>Nur eine Flotte auf See geleitet; %1 ist keine.</translation>
    </message>
    <message>
        <source>There is no army %1 to convoy.</source>
        <comment>in a place</comment>
        <translation>%1 steht keine Armee, die geleitet werden könnte.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be convoyed; only armies on a coast can.</source>
        <translation>%1 kann nicht geleitet werden; das können nur Armeen an einer Küste.</translation>
    </message>
    <message>
        <source>The army goes to %1 by land; no convoy was asked for.</source>
        <translation>Die Armee geht zu Lande nach %1; ein Geleit war nicht verlangt.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 ist besetzt.</translation>
    </message>
    <message>
        <source>%1 was occupied.</source>
        <translation>%1 war besetzt.</translation>
    </message>
    <message>
        <source>%1 is not an air base; a %2 is built only at its home air base.</source>
        <translation>%1 ist kein Flugplatz; hier nicht möglich: %2. Gebaut wird nur am Heimatflugplatz.</translation>
    </message>
    <message>
        <source>The supported order does not take place over %1.</source>
        <translation>Der unterstützte Befehl wird nicht über %1 ausgeführt.</translation>
    </message>
    <message>
        <source>You give away %1 supply points; the most is %2, a fifth of your own.</source>
        <translation>%1 Versorgungspunkte werden verschenkt; erlaubt sind höchstens %2, ein Fünftel der eigenen.</translation>
    </message>
    <message>
        <source>Another power&apos;s units may be helped only under a contract.</source>
        <translation>Fremden Einheiten darf man nur unter einem Vertrag helfen.</translation>
    </message>
    <message>
        <source>%1 is not a port in your hands.</source>
        <translation>%1 ist kein Hafen, der dir gehört.</translation>
    </message>
    <message>
        <source>There is no bomber %1 to let land.</source>
        <comment>in a place</comment>
        <translation>%1 steht kein Bomber, der landen dürfte.</translation>
    </message>
    <message>
        <source>The bomber %1 is your own; it needs no permission.</source>
        <comment>in a place</comment>
        <translation>Der Bomber %1 ist dein eigener; er braucht keine Erlaubnis.</translation>
    </message>
    <message>
        <source>The unit that the order names is not there, only %1.</source>
        <comment>a unit</comment>
        <translation>Die Einheit, die der Befehl nennt, steht dort nicht, nur %1.</translation>
    </message>
    <message>
        <source>Between %1 and %2 the way is closed.</source>
        <comment>two places</comment>
        <translation>Zwischen %1 und %2 ist der Weg geschlossen.</translation>
    </message>
    <message>
        <source>%1 receives no support: nobody can help it in the air.</source>
        <translation>%1 erhält keine Unterstützung: In der Luft kann niemand helfen.</translation>
    </message>
    <message>
        <source>The removal of %1 was ordered before; it counts once.</source>
        <translation>Die Auflösung von %1 war schon befohlen; sie zählt einmal.</translation>
    </message>
    <message>
        <source>You see no chain of fleets for %1.</source>
        <comment>a unit</comment>
        <translation>Du siehst keine Kette von Flotten für %1.</translation>
    </message>
    <message>
        <source>You see no chain of fleets with %1 in it that leads to %2.</source>
        <translation>Du siehst keine Kette von Flotten mit %1 darin, die nach %2 führt.</translation>
    </message>
    <message>
        <source>You see no chain of fleets from %1 to %2.</source>
        <translation>Du siehst keine Kette von Flotten von %1 nach %2.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Draw size</source>
        <translation>Remis nach Größe</translation>
    </message>
    <message>
        <source>Sum of squares</source>
        <translation>Summe der Quadrate</translation>
    </message>
    <message>
        <source>Carnage, the dead equal</source>
        <translation>Carnage, Ausgeschiedene gleich</translation>
    </message>
    <message>
        <source>Carnage, by elimination</source>
        <translation>Carnage, nach Ausscheiden</translation>
    </message>
    <message>
        <source>Centre-count Carnage</source>
        <translation>Carnage nach Zentren</translation>
    </message>
    <message>
        <source>ManorCon, as it began</source>
        <translation>ManorCon, wie es begann</translation>
    </message>
    <message>
        <source>ManorCon, second version</source>
        <translation>ManorCon, zweite Fassung</translation>
    </message>
    <message>
        <source>Duct Tape V2, by elimination</source>
        <translation>Duct Tape V2, nach Ausscheiden</translation>
    </message>
    <message>
        <source>Those who share a draw share 100 points. A winner gets all of them.</source>
        <translation>Wer sich ein Remis teilt, teilt sich 100 Punkte. Wer gewinnt, bekommt alle.</translation>
    </message>
    <message>
        <source>100 points are shared by the squares of the centres. A winner gets all of them.</source>
        <translation>100 Punkte werden nach den Quadraten der Zentren geteilt. Wer gewinnt, bekommt alle.</translation>
    </message>
    <message>
        <source>A point for playing, a point a centre, and 38, 14 and 7 for the first three; ties share. A winner gets 100, the others nothing.</source>
        <translation>Ein Punkt fürs Mitspielen, einer je Zentrum, und 38, 14 und 7 für die ersten drei; bei Gleichstand wird geteilt. Wer gewinnt, bekommt 100, die anderen nichts.</translation>
    </message>
    <message>
        <source>A point a centre, and 25, 14 and 7 for the first three; ties share. A winner gets 80, the others nothing.</source>
        <translation>Ein Punkt je Zentrum, und 25, 14 und 7 für die ersten drei; bei Gleichstand wird geteilt. Wer gewinnt, bekommt 80, die anderen nichts.</translation>
    </message>
    <message>
        <source>A point a centre, and 7000, 6000 and so on to 1000 by rank; ties share, and the dead are tied. A winner gets 28034, the others nothing.</source>
        <translation>Ein Punkt je Zentrum, und 7000, 6000 und so weiter bis 1000 nach dem Rang; bei Gleichstand wird geteilt, und Ausgeschiedene stehen gleich. Wer gewinnt, bekommt 28034, die anderen nichts.</translation>
    </message>
    <message>
        <source>A point a centre, and 7000, 6000 and so on to 1000 by rank; ties share, and who died later is before who died earlier. A winner gets 28034, the others nothing.</source>
        <translation>Ein Punkt je Zentrum, und 7000, 6000 und so weiter bis 1000 nach dem Rang; bei Gleichstand wird geteilt, und wer später ausschied, steht vor dem, der früher ausschied. Wer gewinnt, bekommt 28034, die anderen nichts.</translation>
    </message>
    <message>
        <source>As Carnage by elimination, and a sole leader gets 300 for each centre ahead of the second.</source>
        <translation>Wie Carnage nach Ausscheiden, und wer allein führt, bekommt 300 für jedes Zentrum Vorsprung auf den Zweiten.</translation>
    </message>
    <message>
        <source>500 points a centre, and 7007, 6006 and so on to 1001 by rank; ties share, and who died later is before who died earlier. A winner gets 39028, the others 1000.</source>
        <translation>500 Punkte je Zentrum, und 7007, 6006 und so weiter bis 1001 nach dem Rang; bei Gleichstand wird geteilt, und wer später ausschied, steht vor dem, der früher ausschied. Wer gewinnt, bekommt 39028, die anderen 1000.</translation>
    </message>
    <message>
        <source>With c centres one weighs c² + 4c + 16, and the living get their share of 100 by weight, the weight of the dead lost. The dead get a tenth of a point for each year that they lived. A winner gets 75, the others a tenth for each year.</source>
        <translation>Wer c Zentren hat, wiegt c² + 4c + 16, und wer noch da ist, bekommt seinen Teil von 100 nach Gewicht; das Gewicht der Ausgeschiedenen geht verloren. Sie bekommen einen Zehntelpunkt für jedes Jahr, das sie dabei waren. Wer gewinnt, bekommt 75, die anderen ein Zehntel je Jahr.</translation>
    </message>
    <message>
        <source>As ManorCon, but a winner gets 100.</source>
        <translation>Wie ManorCon, aber wer gewinnt, bekommt 100.</translation>
    </message>
    <message>
        <source>As ManorCon, but the dead weigh nothing, and a winner gets 100.</source>
        <translation>Wie ManorCon, aber Ausgeschiedene wiegen nichts, und wer gewinnt, bekommt 100.</translation>
    </message>
    <message>
        <source>A point a centre, 3 for being alive, and 12 shared by the leaders and those one and two centres behind, 3 to 2 to 1. The dead get 0.3 for each year that they lived. A winner gets 41, the others half a point a centre.</source>
        <translation>Ein Punkt je Zentrum, 3 fürs Überleben, und 12 teilen sich, wer führt und wer ein oder zwei Zentren dahinter liegt, 3 zu 2 zu 1. Ausgeschiedene bekommen 0,3 für jedes Jahr, das sie dabei waren. Wer gewinnt, bekommt 41, die anderen einen halben Punkt je Zentrum.</translation>
    </message>
    <message>
        <source>As Bangkok, but 4 to 1½ to ½. A winner gets 46, the others nothing.</source>
        <translation>Wie Bangkok, aber 4 zu 1½ zu ½. Wer gewinnt, bekommt 46, die anderen nichts.</translation>
    </message>
    <message>
        <source>A point a centre, and the living share 66. Each of them pays the leaders a point for each centre that these have above 6, as far as its share goes. A winner gets 100, the others nothing.</source>
        <translation>Ein Punkt je Zentrum, und wer noch da ist, teilt sich 66. Jeder von ihnen zahlt denen, die führen, einen Punkt für jedes Zentrum, das diese über 6 haben, so weit sein Teil reicht. Wer gewinnt, bekommt 100, die anderen nichts.</translation>
    </message>
    <message>
        <source>10 points a centre, 30 for being alive, and the leaders share 48. The dead get a point for each year that they lived. A winner gets 420, the others a point for each year.</source>
        <translation>10 Punkte je Zentrum, 30 fürs Überleben, und wer führt, teilt sich 48. Ausgeschiedene bekommen einen Punkt für jedes Jahr, das sie dabei waren. Wer gewinnt, bekommt 420, die anderen einen Punkt je Jahr.</translation>
    </message>
    <message>
        <source>As World Classic, but three leaders or more get nothing of the 48.</source>
        <translation>Wie World Classic, aber drei oder mehr, die gemeinsam führen, bekommen nichts von den 48.</translation>
    </message>
    <message>
        <source>A point a centre, and 40, 24, 15, 9, 6, 3 and 3 by rank; ties share, and the dead are tied. A winner gets 75, the others nothing.</source>
        <translation>Ein Punkt je Zentrum, und 40, 24, 15, 9, 6, 3 und 3 nach dem Rang; bei Gleichstand wird geteilt, und Ausgeschiedene stehen gleich. Wer gewinnt, bekommt 75, die anderen nichts.</translation>
    </message>
    <message>
        <source>As Duct Tape V2, but who died later is before who died earlier.</source>
        <translation>Wie Duct Tape V2, aber wer später ausschied, steht vor dem, der früher ausschied.</translation>
    </message>
    <message>
        <source>Solo or bust</source>
        <translation>Alleinsieg oder nichts</translation>
    </message>
    <message>
        <source>A winner gets 100. Nothing else counts.</source>
        <translation>Wer gewinnt, bekommt 100. Sonst zählt nichts.</translation>
    </message>
    <message>
        <source>A point for playing; 5, 9, 12, 14, 16 and 18 for one centre to six, and a point for each further one; 38, 14 and 7 for the first three; ties share. A winner gets 85, the others nothing.</source>
        <translation>Ein Punkt fürs Mitspielen; 5, 9, 12, 14, 16 und 18 für ein bis sechs Zentren und einer für jedes weitere; 38, 14 und 7 für die ersten drei; bei Gleichstand wird geteilt. Wer gewinnt, bekommt 85, die anderen nichts.</translation>
    </message>
    <message>
        <source>A point a centre, 3 for being alive, 6 to a sole leader or 4 to each of several, 4 to those one centre behind and 2 to those two behind; a sole leader gets the 4 too if nobody else does, and the 2 if nobody gets either. The dead get a tenth for each year that they played. A winner gets 60, the others a tenth for each year.</source>
        <translation>Ein Punkt je Zentrum, 3 fürs Überleben, 6 für den, der allein führt, oder je 4, wenn mehrere führen, 4 für jeden ein Zentrum dahinter und 2 für jeden zwei dahinter; wer allein führt, bekommt die 4 dazu, wenn niemand sonst sie bekommt, und die 2, wenn niemand eins von beiden bekommt. Ausgeschiedene bekommen ein Zehntel für jedes Jahr, das sie gespielt haben. Wer gewinnt, bekommt 60, die anderen ein Zehntel je Jahr.</translation>
    </message>
    <message>
        <source>A point a centre, 3 for being alive, and 9 to a sole leader; with each further leader each of them gets a third of that. A winner gets 46, the others nothing.</source>
        <translation>Ein Punkt je Zentrum, 3 fürs Überleben und 9 für den, der allein führt; mit jedem weiteren, der mitführt, bekommt jeder von ihnen ein Drittel davon. Wer gewinnt, bekommt 46, die anderen nichts.</translation>
    </message>
    <message>
        <source>Mischief</source>
        <translation>Mischief</translation>
    </message>
    <message>
        <source>A point a centre, 5 to a sole leader, or one to each of two. A winner gets 34, the others nothing.</source>
        <translation>Ein Punkt je Zentrum, 5 für den, der allein führt, oder je einer, wenn zwei führen. Wer gewinnt, bekommt 34, die anderen nichts.</translation>
    </message>
    <message>
        <source>The living get 5, a point a centre, and a point for each centre by which they are ahead of another, summed over all who are behind; the leaders share 10. A winner gets 130, others who are alive 5.</source>
        <translation>Wer noch da ist, bekommt 5, einen Punkt je Zentrum und einen für jedes Zentrum Vorsprung, zusammengezählt über alle, die dahinter liegen; wer führt, teilt sich 10. Wer gewinnt, bekommt 130, wer sonst noch da ist, 5.</translation>
    </message>
    <message>
        <source>The living get 34 and 3 points a centre, and pay the leaders a point for each centre that these have more; as much comes in for each of the dead. Each leader gets what has come in, divided by the square of how many lead, rounded down. A winner gets 340, the others nothing.</source>
        <translation>Wer noch da ist, bekommt 34 und 3 Punkte je Zentrum und zahlt denen, die führen, einen Punkt für jedes Zentrum, das sie mehr haben; für Ausgeschiedene kommt ebenso viel dazu. Jeder, der führt, bekommt die Summe, geteilt durch das Quadrat ihrer Zahl, abgerundet. Wer gewinnt, bekommt 340, die anderen nichts.</translation>
    </message>
    <message>
        <source>1.5 a centre, 9 for being alive, and 4.5, 3 and 1.5 for the first three; ties share. Each other pays a sole leader a point for each centre that it is ahead of the second, at most half of its own score. A winner gets 100, the others nothing.</source>
        <translation>1,5 je Zentrum, 9 fürs Überleben, und 4,5, 3 und 1,5 für die ersten drei; bei Gleichstand wird geteilt. Führt einer allein, zahlt ihm jeder andere einen Punkt für jedes Zentrum Vorsprung auf den Zweiten, höchstens die Hälfte der eigenen Punkte. Wer gewinnt, bekommt 100, die anderen nichts.</translation>
    </message>
    <message>
        <source>10 points a centre, the living share 60, and a sole leader gets 2 more a centre. The dead get a point for each year that they played. A winner gets 468, the others a point for each year.</source>
        <translation>10 Punkte je Zentrum, wer noch da ist, teilt sich 60, und wer allein führt, bekommt 2 mehr je Zentrum. Ausgeschiedene bekommen einen Punkt für jedes Jahr, das sie gespielt haben. Wer gewinnt, bekommt 468, die anderen einen Punkt je Jahr.</translation>
    </message>
    <message>
        <source>10 points a centre, 30 for being alive, and 130, 80, 50, 30, 20, 10 and 10 by rank; ties share, in whole points. The dead get 3 points for each year that they played. A winner gets 500, the others nothing.</source>
        <translation>10 Punkte je Zentrum, 30 fürs Überleben, und 130, 80, 50, 30, 20, 10 und 10 nach dem Rang; bei Gleichstand wird in ganzen Punkten geteilt. Ausgeschiedene bekommen 3 Punkte für jedes Jahr, das sie gespielt haben. Wer gewinnt, bekommt 500, die anderen nichts.</translation>
    </message>
    <message>
        <source>25 points a centre, and 700, 600 and so on to 100 by rank; ties share, and who died later is before who died earlier. The dead get a point for each year that they played. A winner gets half as much again, the others half of it.</source>
        <translation>25 Punkte je Zentrum, und 700, 600 und so weiter bis 100 nach dem Rang; bei Gleichstand wird geteilt, und wer später ausschied, steht vor dem, der früher ausschied. Ausgeschiedene bekommen einen Punkt für jedes Jahr, das sie gespielt haben. Wer gewinnt, bekommt anderthalbmal so viel, die anderen die Hälfte.</translation>
    </message>
    <message>
        <source>10 points a centre, 30 for being alive, and 200, 90, 60, 40, 30, 20 and 10 by rank; two who tie get 135, 70, 50, 35, 25 or 15 each, more get what the lowest of their places is worth. The dead get a point for each year that they lived. A winner gets 550, the others a point for each year.</source>
        <translation>10 Punkte je Zentrum, 30 fürs Überleben, und 200, 90, 60, 40, 30, 20 und 10 nach dem Rang; stehen zwei gleich, bekommt jeder 135, 70, 50, 35, 25 oder 15, stehen mehr gleich, so viel wie der letzte ihrer Plätze. Ausgeschiedene bekommen einen Punkt für jedes Jahr, das sie dabei waren. Wer gewinnt, bekommt 550, die anderen einen Punkt je Jahr.</translation>
    </message>
    <message>
        <source>10 points a centre, and 66, 55, 44, 33, 22 and 11 by rank; ties get what the lowest of their places is worth, and who died later is before who died earlier. A sole leader gets 5 for each centre ahead of the second. The dead get a point for each year that they played. A winner gets 451, the others 5 a centre or a point for each year, whichever is more.</source>
        <translation>10 Punkte je Zentrum, und 66, 55, 44, 33, 22 und 11 nach dem Rang; bei Gleichstand zählt der letzte der Plätze, und wer später ausschied, steht vor dem, der früher ausschied. Wer allein führt, bekommt 5 für jedes Zentrum Vorsprung auf den Zweiten. Ausgeschiedene bekommen einen Punkt für jedes Jahr, das sie gespielt haben. Wer gewinnt, bekommt 451, die anderen 5 je Zentrum oder einen Punkt je Jahr, was immer mehr ist.</translation>
    </message>
    <message>
        <source>Your Draw Size</source>
        <translation>Your Draw Size</translation>
    </message>
    <message>
        <source>21 points for up to 3 centres, 30 for up to 7, 42 for up to 10, 70 for up to 13, and 105 for more. A winner gets 320, the others nothing.</source>
        <translation>21 Punkte für bis zu 3 Zentren, 30 für bis zu 7, 42 für bis zu 10, 70 für bis zu 13 und 105 für mehr. Wer gewinnt, bekommt 320, die anderen nichts.</translation>
    </message>
    <message>
        <source>Your Draw Size, short games</source>
        <translation>Your Draw Size, kurze Partien</translation>
    </message>
    <message>
        <source>As Your Draw Size, but a winner gets 300.</source>
        <translation>Wie Your Draw Size, aber wer gewinnt, bekommt 300.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>%1, &quot;%2&quot; can&apos;t be followed and is left out.</source>
        <translation>%1, „%2“ kann nicht ausgeführt werden und fällt weg.</translation>
    </message>
    <message>
        <source>%1, &quot;%2&quot;: that it goes by convoy is written, but not by which waters.</source>
        <translation>%1, „%2“: Dass es mit Geleit geht, steht da, aber nicht, durch welche Gewässer.</translation>
    </message>
    <message>
        <source>The board is in the file; to show it, jDip needs a package with a variant called &quot;%1&quot;.</source>
        <translation>Das Brett steht in der Datei; um es zu zeigen, braucht jDip ein Paket mit einer Variante namens „%1“.</translation>
    </message>
    <message>
        <source>%1 can&apos;t retreat to %2, which is left out.</source>
        <translation>%1 kann sich nicht nach %2 zurückziehen; das bleibt weg.</translation>
    </message>
    <message>
        <source>The file holds several games; this is the first.</source>
        <translation>Die Datei enthält mehrere Partien; dies ist die erste.</translation>
    </message>
    <message>
        <source>There is no power &quot;%1&quot; in this variant.</source>
        <translation>In dieser Variante heißt keine Macht „%1“.</translation>
    </message>
    <message>
        <source>There is no province &quot;%1&quot; in this variant.</source>
        <translation>In dieser Variante heißt keine Provinz „%1“.</translation>
    </message>
    <message>
        <source>There are two units in %1; the second is left out.</source>
        <translation>In %1 stehen zwei Einheiten; die zweite bleibt weg.</translation>
    </message>
    <message>
        <source>%1 has no supply centre.</source>
        <translation>%1 hat kein Versorgungszentrum.</translation>
    </message>
    <message>
        <source>%1, &quot;%2&quot;: %3</source>
        <translation>%1, „%2“: %3</translation>
    </message>
    <message>
        <source>Not understood: &quot;%1&quot;.</source>
        <translation>Nicht verstanden: „%1“.</translation>
    </message>
    <message>
        <source>The file does not say what closes a space to retreats; every free neighbour is open.</source>
        <translation>Die Datei sagt nicht, was einem Rückzug verschlossen ist; jedes freie Nachbarfeld ist offen.</translation>
    </message>
    <message>
        <source>The file brings no map that can be taken over; the board is drawn as a chart of fields and passages.</source>
        <translation>Die Datei bringt keine Karte mit, die sich übernehmen lässt; das Brett ist als Plan aus Feldern und Übergängen gezeichnet.</translation>
    </message>
    <message>
        <source>From %1 fleets reach every coast of %2: the file names none.</source>
        <translation>Von %1 erreichen Flotten jede Küste von %2: Die Datei nennt keine.</translation>
    </message>
    <message>
        <source>The file does not say where units begin; the game begins with builds at home, in %1.</source>
        <translation>Die Datei sagt nicht, wo Einheiten beginnen; die Partie beginnt mit Bauten in der Heimat, in %1.</translation>
    </message>
    <message>
        <source>The file does not say at which coast the fleet in %1 stands.</source>
        <translation>Die Datei sagt nicht, an welcher Küste die Flotte in %1 steht.</translation>
    </message>
    <message>
        <source>The case expects %1 to succeed; by these rules it fails.</source>
        <translation>Der Fall erwartet, dass %1 gelingt; nach diesen Regeln scheitert es.</translation>
    </message>
    <message>
        <source>The case expects %1 to fail; by these rules it succeeds.</source>
        <translation>Der Fall erwartet, dass %1 scheitert; nach diesen Regeln gelingt es.</translation>
    </message>
    <message>
        <source>The rule option %1 is not taken over.</source>
        <translation>Die Regel %1 wird nicht übernommen.</translation>
    </message>
    <message>
        <source>That the game ends after some years is not taken over.</source>
        <translation>Dass die Partie nach einigen Jahren endet, wird nicht übernommen.</translation>
    </message>
    <message>
        <source>Fleets go to %1, whose own ways are for armies alone. It is a coast here, which both enter.</source>
        <translation>Nach %1 fahren Flotten, doch die eigenen Wege gelten nur für Armeen. Es ist hier eine Küste, die beide betreten.</translation>
    </message>
    <message>
        <source>Whose the centres are in %1 is not taken over: it tells of %2 places, and the map has %3.</source>
        <translation>Wem die Zentren in %1 gehören, wird nicht übernommen: Dort stehen %2 Orte, und die Karte hat %3.</translation>
    </message>
    <message>
        <source>The special borders of %1 are not taken over.</source>
        <translation>Die besonderen Grenzen von %1 werden nicht übernommen.</translation>
    </message>
    <message>
        <source>Fleets in %1 do not convoy here.</source>
        <translation>Flotten in %1 geleiten hier nicht.</translation>
    </message>
    <message>
        <source>Units of the kind &quot;%1&quot; are left out.</source>
        <translation>Einheiten der Art „%1“ sind weggelassen.</translation>
    </message>
    <message>
        <source>The variant &quot;%1&quot; in the same file can&apos;t be read.</source>
        <translation>Die Variante „%1“ in derselben Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>What the file %1 adds to the map is left out.</source>
        <translation>Was die Datei %1 zur Karte beiträgt, ist weggelassen.</translation>
    </message>
    <message>
        <source>That the centres needed to win change from year to year is not taken over.</source>
        <translation>Dass sich die Zahl der Zentren zum Sieg von Jahr zu Jahr ändert, wird nicht übernommen.</translation>
    </message>
    <message>
        <source>The rule %1 is not taken over.</source>
        <translation>Die Regel %1 wird nicht übernommen.</translation>
    </message>
    <message>
        <source>%1 is left out: these rules do not come to that phase from the one before.</source>
        <translation>%1 ist weggelassen: Nach diesen Regeln folgt die Phase nicht auf die vorige.</translation>
    </message>
    <message>
        <source>The mail opens other retreats to %1 than these rules; it counts.</source>
        <translation>Die Mail öffnet %1 andere Rückzüge als diese Regeln; sie gilt.</translation>
    </message>
    <message>
        <source>%1: by the mail it fails, by these rules it succeeds.</source>
        <translation>%1: Nach der Mail scheitert es, nach diesen Regeln gelingt es.</translation>
    </message>
    <message>
        <source>%1: by the mail it succeeds, by these rules it fails.</source>
        <translation>%1: Nach der Mail gelingt es, nach diesen Regeln scheitert es.</translation>
    </message>
    <message>
        <source>%1: by the mail the unit is dislodged, by these rules it is not.</source>
        <translation>%1: Nach der Mail wird die Einheit vertrieben, nach diesen Regeln nicht.</translation>
    </message>
    <message>
        <source>%1: by the mail the unit is not dislodged, by these rules it is.</source>
        <translation>%1: Nach der Mail wird die Einheit nicht vertrieben, nach diesen Regeln doch.</translation>
    </message>
    <message>
        <source>%1 has a rule of its own there (&quot;%2&quot;), which is not taken over.</source>
        <translation>%1 hat dort eine eigene Regel („%2“), die nicht übernommen wird.</translation>
    </message>
    <message>
        <source>Units pass everywhere with their whole strength here, not by halves.</source>
        <translation>Einheiten ziehen hier überall mit ganzer Stärke, nicht mit halber.</translation>
    </message>
    <message>
        <source>The options at the end of the map are not taken over.</source>
        <translation>Die Zusätze am Ende der Karte werden nicht übernommen.</translation>
    </message>
    <message>
        <source>More than %1 lines were not understood; what follows is not read.</source>
        <translation>Mehr als %1 Zeilen waren nicht zu verstehen; was folgt, wird nicht gelesen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is left out. %2</source>
        <translation>„%1“ ist weggelassen. %2</translation>
    </message>
    <message>
        <source>There are more than %1 units; the others are left out.</source>
        <translation>Es sind mehr als %1 Einheiten; die übrigen sind weggelassen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is left out: units are dislodged in retreat phases only.</source>
        <translation>„%1“ ist weggelassen: Vertriebene Einheiten gibt es nur in Rückzugsphasen.</translation>
    </message>
    <message>
        <source>There are two dislodged units in %1; the second is left out.</source>
        <translation>In %1 sind zwei vertriebene Einheiten; die zweite ist weggelassen.</translation>
    </message>
    <message>
        <source>There are more than %1 orders in %2; the others are left out.</source>
        <translation>Es sind mehr als %1 Befehle in %2; die übrigen sind weggelassen.</translation>
    </message>
    <message>
        <source>There is more in the file that could not be brought over.</source>
        <translation>In der Datei steht noch mehr, was sich nicht übernehmen ließ.</translation>
    </message>
    <message>
        <source>Not a unit: &quot;%1&quot;.</source>
        <translation>Keine Einheit: „%1“.</translation>
    </message>
    <message>
        <source>The mail does not say who owns which centre; each power keeps its home centres.</source>
        <translation>Die Mail sagt nicht, wem welches Zentrum gehört; jede Macht behält ihre Heimatzentren.</translation>
    </message>
    <message>
        <source>%1 stands as recorded, not as these rules have it: %2.</source>
        <translation>%1 steht wie aufgezeichnet, nicht wie nach diesen Regeln: %2.</translation>
    </message>
    <message>
        <source>The record agrees best with the setting %1.</source>
        <translation>Die Aufzeichnung passt am besten zur Einstellung %1.</translation>
    </message>
    <message>
        <source>%1 has no shape in the drawing; a small field stands for it.</source>
        <translation>%1 hat in der Zeichnung keine Form; ein kleines Feld steht dafür.</translation>
    </message>
    <message>
        <source>The file is a part of %1, which is opened.</source>
        <translation>Die Datei ist ein Teil von %1; die wird geöffnet.</translation>
    </message>
    <message>
        <source>The directive %1 is not taken over.</source>
        <translation>Die Anweisung %1 wird nicht übernommen.</translation>
    </message>
    <message>
        <source>What the way from %1 to %2 depends on is not taken over.</source>
        <translation>Wovon der Weg von %1 nach %2 abhängt, wird nicht übernommen.</translation>
    </message>
    <message>
        <source>The mark in &quot;%1&quot; is not taken over.</source>
        <translation>Die Markierung in „%1“ wird nicht übernommen.</translation>
    </message>
    <message>
        <source>Before %1 the record has another position than these rules give; the game goes on from the record&apos;s.</source>
        <translation>Vor %1 hat die Aufzeichnung eine andere Stellung, als diese Regeln ergeben; die Partie geht mit der aufgezeichneten weiter.</translation>
    </message>
    <message>
        <source>%1, line %2 is not taken over.</source>
        <translation>%1, Zeile %2 wird nicht übernommen.</translation>
    </message>
    <message>
        <source>%1, %2: in the record the unit is not dislodged, by these rules it is.</source>
        <translation>%1, %2: In der Aufzeichnung wird die Einheit nicht vertrieben, nach diesen Regeln wird sie es.</translation>
    </message>
    <message>
        <source>%1, %2: in the record the unit is dislodged, by these rules it is not.</source>
        <translation>%1, %2: In der Aufzeichnung wird die Einheit vertrieben, nach diesen Regeln nicht.</translation>
    </message>
    <message>
        <source>%1, %2: it succeeds in the record and fails by these rules.</source>
        <translation>%1, %2: In der Aufzeichnung gelingt es, nach diesen Regeln scheitert es.</translation>
    </message>
    <message>
        <source>%1, %2: it fails in the record and succeeds by these rules.</source>
        <translation>%1, %2: In der Aufzeichnung scheitert es, nach diesen Regeln gelingt es.</translation>
    </message>
    <message>
        <source>The case %1 can&apos;t be read: %2</source>
        <translation>Der Testfall %1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>The file&apos;s years are told as seasons here: its year %1 is %2.</source>
        <translation>Die Jahre der Datei stehen hier als Saisons: Ihr Jahr %1 ist %2.</translation>
    </message>
    <message>
        <source>The file does not say which variant is played.</source>
        <translation>Die Datei sagt nicht, welche Variante gespielt wird.</translation>
    </message>
    <message>
        <source>The mail names some of the units only; the others stand as at the start of the game.</source>
        <translation>Die Mail nennt nur einen Teil der Einheiten; die übrigen stehen wie zu Beginn der Partie.</translation>
    </message>
    <message>
        <source>The letters tell of no orders yet; the game stands at its start.</source>
        <translation>Die Briefe nennen noch keine Befehle; die Partie steht am Anfang.</translation>
    </message>
    <message>
        <source>A centre has one home power here; where the map names several, the first counts.</source>
        <translation>Ein Zentrum hat hier eine Heimatmacht; nennt die Karte mehrere, zählt die erste.</translation>
    </message>
    <message>
        <source>Not all of where units begin could be read.</source>
        <translation>Nicht alle Angaben, wo Einheiten beginnen, ließen sich lesen.</translation>
    </message>
    <message>
        <source>Most names stand in one shape or in none: what parts them is drawn as lines. Save the drawing as a picture (PNG) and read that: there, lines part areas.</source>
        <translation>Die meisten Namen stehen in einer Fläche oder in gar keiner: Was sie trennt, ist als Linien gezeichnet. Speichere die Zeichnung als Bild (PNG) und lies das: Dort trennen Linien Gebiete.</translation>
    </message>
    <message>
        <source>%1 shapes have the same id, “%2”: each is taken for a place of its own, without that name.</source>
        <translation>%1 Flächen haben dieselbe Kennung „%2“: Jede gilt als eigener Ort, ohne diesen Namen.</translation>
    </message>
    <message>
        <source>Pictures in the drawing are left out.</source>
        <translation>Bilder in der Zeichnung bleiben weg.</translation>
    </message>
    <message>
        <source>Scripts in the drawing are left out.</source>
        <translation>Skripte in der Zeichnung bleiben weg.</translation>
    </message>
    <message>
        <source>Copies (use) that lead to ever more copies are left out.</source>
        <translation>Kopien (use), die zu immer mehr Kopien führen, sind weggelassen.</translation>
    </message>
    <message>
        <source>Shapes that can&apos;t be read are left out: %1.</source>
        <translation>Formen, die sich nicht lesen lassen, bleiben weg: %1.</translation>
    </message>
    <message>
        <source>A drawing tells nothing of powers, centres and where units begin; two powers stand in.</source>
        <translation>Eine Zeichnung sagt nichts über Mächte, Zentren und Startaufstellung; zwei Mächte stehen als Platzhalter da.</translation>
    </message>
    <message>
        <source>The centres are those that the drawing marks. It tells nothing of powers and where units begin; two powers stand in.</source>
        <translation>Die Zentren sind die, die in der Zeichnung bezeichnet sind. Über Mächte und Startaufstellung sagt sie nichts; zwei Mächte stehen als Platzhalter da.</translation>
    </message>
    <message>
        <source>No places come from these layers: %1.</source>
        <translation>Aus diesen Ebenen kommen keine Orte: %1.</translation>
    </message>
    <message>
        <source>What the map says for a single season is not taken over.</source>
        <translation>Was die Karte für eine einzelne Saison sagt, wird nicht übernommen.</translation>
    </message>
    <message>
        <source>The map&apos;s own year is not taken over; it is spring, autumn and winter here.</source>
        <translation>Das eigene Jahr der Karte wird nicht übernommen; hier hat es Frühjahr, Herbst und Winter.</translation>
    </message>
    <message>
        <source>%1 is no centre, so nothing is built there here.</source>
        <translation>%1 ist kein Zentrum, deshalb wird dort hier nichts gebaut.</translation>
    </message>
    <message>
        <source>%1 is home to more than one power; one builds there here.</source>
        <translation>%1 ist Heimat mehrerer Mächte; hier baut dort nur eine.</translation>
    </message>
    <message>
        <source>From %1 to %2 the file has a way, and none back. Here it leads both ways.</source>
        <translation>Von %1 nach %2 kennt die Datei einen Weg, zurück keinen. Hier führt er in beide Richtungen.</translation>
    </message>
    <message>
        <source>%1 is a sea here: fleets alone go there, although its own ways are marked as those of armies.</source>
        <translation>%1 ist hier ein Meer: Nur Flotten kommen dorthin, obwohl seine eigenen Wege als die von Armeen bezeichnet sind.</translation>
    </message>
    <message>
        <source>In jDip the game ends after %1 years without a conquest; here it does not.</source>
        <translation>In jDip endet die Partie nach %1 Jahren ohne Eroberung; hier nicht.</translation>
    </message>
    <message>
        <source>jDip ends games by years alone: there it ends after the autumn of %1.</source>
        <translation>jDip beendet Partien nur nach Jahren: Dort endet sie nach dem Herbst %1.</translation>
    </message>
    <message>
        <source>jDip knows one number of centres for all: there everybody wins with %1.</source>
        <translation>jDip kennt nur eine Zahl von Zentren für alle: Dort gewinnt jeder mit %1.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Dislodged:</source>
        <translation>Vertrieben:</translation>
    </message>
    <message>
        <source>%1: %2 may retreat to %3</source>
        <comment>power, unit, places</comment>
        <translation>%1: %2 kann sich zurückziehen nach %3</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>No order came.</source>
        <translation>Kein Befehl.</translation>
    </message>
    <message>
        <source>No orders came from %1.</source>
        <translation>Keine Befehle von %1.</translation>
    </message>
    <message>
        <source>%1: %2 must disband</source>
        <comment>power, unit</comment>
        <translation>%1: %2 muss sich auflösen</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>owner, number of centres, centres</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Neutral or not seen</source>
        <translation>Neutral oder nicht zu sehen</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Events:</source>
        <translation>Ereignisse:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a power and what it left unused</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Supply centres:</source>
        <translation>Versorgungszentren:</translation>
    </message>
    <message>
        <source>Orders are due: %1</source>
        <translation>Frist: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times so far)</source>
        <comment>a power that sent no orders</comment>
        <translation>
            <numerusform>%1 (bisher %n-mal)</numerusform>
            <numerusform>%1 (bisher %n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>Press:</source>
        <translation>Presse:</translation>
    </message>
    <message>
        <source>Units:</source>
        <translation>Einheiten:</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>owner, number of units, units</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Build %1</source>
        <comment>an order of winter: a unit</comment>
        <translation>Baue %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>an order of winter: a unit</comment>
        <translation>Entferne %1</translation>
    </message>
    <message>
        <source>Waive</source>
        <comment>an order of winter: no build</comment>
        <translation>Verzichte</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>what, number of powers, powers</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Orders so far:</source>
        <translation>Befehle bisher:</translation>
    </message>
    <message>
        <source>Complete</source>
        <comment>orders of some powers</comment>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <comment>orders of some powers</comment>
        <translation>Unvollständig</translation>
    </message>
</context>
<context>
    <name>ReportLayouts</name>
    <message>
        <source>(no order)</source>
        <translation>(kein Befehl)</translation>
    </message>
    <message>
        <source>(dislodged)</source>
        <translation>(vertrieben)</translation>
    </message>
    <message>
        <source>What stands between underlines failed.</source>
        <translation>Was zwischen Unterstrichen steht, misslang.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Als Nächstes: %1.</translation>
    </message>
    <message>
        <source>Orders are due: %1.</source>
        <translation>Frist: %1.</translation>
    </message>
    <message>
        <source>PRESS</source>
        <translation>PRESSE</translation>
    </message>
</context>
<context>
    <name>StudyBook</name>
    <message>
        <source>%1 is no study that can be read: %2</source>
        <comment>a file, and why</comment>
        <translation>%1 ist keine lesbare Studie: %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
</context>
<context>
    <name>StudyPage</name>
    <message>
        <source>Orders of %1:</source>
        <translation>Befehle von %1:</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>There is not enough memory for the booklet.</source>
        <translation>Für das Heft reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <comment>names of boards</comment>
        <translation>Brett: %1</translation>
    </message>
    <message>
        <source>%1 · page %2 of %3</source>
        <comment>title of a booklet</comment>
        <translation>%1 · Seite %2 von %3</translation>
    </message>
</context>
<context>
    <name>TieWords</name>
    <message>
        <source>%1 have reached their goals, none by more than another: nobody has won yet.</source>
        <comment>powers</comment>
        <translation>%1 haben ihr Ziel erreicht, keiner deutlicher als der andere: Noch hat niemand gewonnen.</translation>
    </message>
</context>
<context>
    <name>TurnPage</name>
    <message>
        <source>succeeded</source>
        <translation>gelungen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Dislodged</source>
        <translation>Vertrieben</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Versorgungszentren</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Orders are due: %1</source>
        <translation>Frist: %1</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>en</source>
        <comment>the code of this very language: rules.CODE.md is read where there is one</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Usually: %1. Possible too: %2.</source>
        <translation>Üblich: %1. Möglich auch: %2.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Wahlmöglichkeiten</translation>
    </message>
    <message>
        <source>This variant has no rules of its own to read.</source>
        <translation>Diese Variante hat keine eigenen Regeln zum Lesen.</translation>
    </message>
</context>
<context>
    <name>ScheduleDesk</name>
    <message>
        <source>There is no power called “%1”.</source>
        <translation>Es gibt keine Macht namens „%1“.</translation>
    </message>
    <message>
        <source>%1 stands in the order twice.</source>
        <translation>%1 steht zweimal in der Reihenfolge.</translation>
    </message>
    <message>
        <source>Missing in the order: %1.</source>
        <translation>In der Reihenfolge fehlt: %1.</translation>
    </message>
</context>
<context>
    <name>SecretStore</name>
    <message>
        <source>The secret orders can&apos;t be locked on this system, so nothing was written.</source>
        <translation>Die geheimen Befehle lassen sich auf diesem System nicht verschließen, also wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The key of the secret orders can&apos;t be kept in %1, so nothing was written.</source>
        <translation>Der Schlüssel der geheimen Befehle lässt sich nicht in %1 aufbewahren, also wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The orders of this phase were locked by another user or machine and are left out: write them anew.</source>
        <translation>Die Befehle dieser Phase hat ein anderer Benutzer oder Rechner verschlossen; sie fehlen: schreibt sie neu.</translation>
    </message>
    <message>
        <source>The locked orders of %1 were changed in the file and are left out: write them anew.</source>
        <translation>Die verschlossenen Befehle von %1 wurden in der Datei geändert und fehlen: schreibt sie neu.</translation>
    </message>
    <message>
        <source>What proves the seals of this game was changed or taken out of the file. All orders of this phase are left out: write them anew.</source>
        <translation>Was die Siegel dieser Partie beweist, wurde in der Datei geändert oder entfernt. Alle Befehle dieser Phase fehlen: schreibt sie neu.</translation>
    </message>
    <message>
        <source>An older Entente wrote this file: nothing proves that its seals are as they were made.</source>
        <translation>Ein älteres Entente hat diese Datei geschrieben: Nichts beweist, dass ihre Siegel noch die sind, die gesetzt wurden.</translation>
    </message>
    <message>
        <source>This is an older state of the game: more was sealed or revealed here since.</source>
        <translation>Das ist ein älterer Stand der Partie: Seither wurde hier mehr versiegelt oder aufgedeckt.</translation>
    </message>
    <message>
        <source>Nothing proves here that seats, computers and seals are as they were.</source>
        <translation>Nichts beweist hier, dass Plätze, Computer und Siegel sind, wie sie waren.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Edition of the rules</source>
        <translation>Ausgabe der Regeln</translation>
    </message>
    <message>
        <source>Convoy paradoxes</source>
        <translation>Geleit-Paradoxe</translation>
    </message>
    <message>
        <source>Several convoy routes</source>
        <translation>Mehrere Geleitwege</translation>
    </message>
    <message>
        <source>Centres that win</source>
        <translation>Zentren zum Sieg</translation>
    </message>
    <message>
        <source>Which printed rules the game is played by.</source>
        <translation>Nach welcher gedruckten Ausgabe gespielt wird.</translation>
    </message>
    <message>
        <source>How many supply centres win the game.</source>
        <translation>Wie viele Versorgungszentren zum Sieg nötig sind.</translation>
    </message>
    <message>
        <source>Rule 2b: retreats of squadrons</source>
        <translation>Regel 2b: Rückzug der Staffeln</translation>
    </message>
    <message>
        <source>18 centres win as printed, or 21, which is more than half of all.</source>
        <translation>18 Zentren gewinnen wie gedruckt, oder 21, mehr als die Hälfte.</translation>
    </message>
    <message>
        <source>A squadron may not retreat to a supply centre that another power owns.</source>
        <translation>Eine Staffel darf sich nicht in ein Zentrum zurückziehen, das einer anderen Macht gehört.</translation>
    </message>
    <message>
        <source>High Ocean</source>
        <translation>Hoher Ozean</translation>
    </message>
    <message>
        <source>Seed of the secret order</source>
        <translation>Startzahl der geheimen Reihenfolge</translation>
    </message>
    <message>
        <source>The High Ocean is in play: a box west and south of Europe for any number of fleets.</source>
        <translation>Der Hohe Ozean ist im Spiel: ein Feld westlich und südlich von Europa für beliebig viele Flotten.</translation>
    </message>
    <message>
        <source>The number from which the secret order of acting is drawn.</source>
        <translation>Die Zahl, aus der die geheime Reihenfolge gezogen wird.</translation>
    </message>
    <message>
        <source>Convoyed attacks come from the sea</source>
        <translation>Angriffe im Geleit kommen von See</translation>
    </message>
    <message>
        <source>Retreats to where a convoy began</source>
        <translation>Rückzug an den Anfang eines Geleits</translation>
    </message>
    <message>
        <source>Losers of a head-to-head battle</source>
        <translation>Verlierer eines Frontalkampfs</translation>
    </message>
    <message>
        <source>Moves to one of two coasts</source>
        <translation>Züge an eine von zwei Küsten</translation>
    </message>
    <message>
        <source>What a fleet does that could reach either coast and names none.</source>
        <translation>Was eine Flotte tut, die beide Küsten erreicht und keine nennt.</translation>
    </message>
    <message>
        <source>Coasts left out</source>
        <translation>Weggelassene Küsten</translation>
    </message>
    <message>
        <source>What becomes of a fleet&apos;s order that names no coast, where the fleet can reach only one.</source>
        <translation>Was eine Flotte tut, die keine Küste nennt, wo sie nur eine erreicht.</translation>
    </message>
    <message>
        <source>Wrong coasts</source>
        <translation>Falsche Küsten</translation>
    </message>
    <message>
        <source>What a fleet does that names a coast it can&apos;t reach.</source>
        <translation>Was eine Flotte tut, die eine unerreichbare Küste nennt.</translation>
    </message>
    <message>
        <source>Coasts in supports</source>
        <translation>Küsten in Unterstützungen</translation>
    </message>
    <message>
        <source>How closely a support must name the coast of the move that it helps.</source>
        <translation>Wie genau eine Unterstützung die Küste des unterstützten Zuges nennen muss.</translation>
    </message>
    <message>
        <source>Where a fleet lies</source>
        <translation>Wo eine Flotte liegt</translation>
    </message>
    <message>
        <source>Whether an order counts that describes its fleet on the wrong coast.</source>
        <translation>Ob ein Befehl gilt, der seine Flotte an der falschen Küste nennt.</translation>
    </message>
    <message>
        <source>Armies and coasts</source>
        <translation>Armeen und Küsten</translation>
    </message>
    <message>
        <source>Whether an army&apos;s order counts that names a coast.</source>
        <translation>Ob der Befehl einer Armee gilt, der eine Küste nennt.</translation>
    </message>
    <message>
        <source>Fleets built without a coast</source>
        <translation>Flottenbau ohne Küste</translation>
    </message>
    <message>
        <source>Wrong kind of unit</source>
        <translation>Falsche Art von Einheit</translation>
    </message>
    <message>
        <source>Whether an order counts that calls an army a fleet, or a fleet an army.</source>
        <translation>Ob ein Befehl gilt, der eine Armee Flotte nennt oder umgekehrt.</translation>
    </message>
    <message>
        <source>Fleets built inland</source>
        <translation>Flottenbau im Binnenland</translation>
    </message>
    <message>
        <source>Unneeded convoys</source>
        <translation>Unnötige Geleite</translation>
    </message>
    <message>
        <source>Whether a convoy counts for an army that needs none.</source>
        <translation>Ob ein Geleit für eine Armee gilt, die keines braucht.</translation>
    </message>
    <message>
        <source>A player may build less than the centres allow.</source>
        <translation>Ein Spieler darf weniger bauen, als die Zentren erlauben.</translation>
    </message>
    <message>
        <source>Who is removed first</source>
        <translation>Wer zuerst aufgelöst wird</translation>
    </message>
    <message>
        <source>From where the distance is counted when nobody says which unit to remove.</source>
        <translation>Von wo aus gezählt wird, wenn niemand sagt, welche Einheit aufgelöst wird.</translation>
    </message>
    <message>
        <source>Coastal crawl</source>
        <translation>Küstentausch</translation>
    </message>
    <message>
        <source>Two fleets may change places along different coasts of one province.</source>
        <translation>Zwei Flotten dürfen an verschiedenen Küsten einer Provinz die Plätze tauschen.</translation>
    </message>
    <message>
        <source>one broken route stops it</source>
        <translation>ein unterbrochener Weg genügt zum Scheitern</translation>
    </message>
    <message>
        <source>the convoys in it fail</source>
        <translation>die Geleite darin scheitern</translation>
    </message>
    <message>
        <source>as in 1971</source>
        <translation>wie 1971</translation>
    </message>
    <message>
        <source>as in 1982</source>
        <translation>wie 1982</translation>
    </message>
    <message>
        <source>as in 2000</source>
        <translation>wie 2000</translation>
    </message>
    <message>
        <source>as in 2023</source>
        <translation>wie 2023</translation>
    </message>
    <message>
        <source>every move in it fails</source>
        <translation>jeder Zug darin scheitert</translation>
    </message>
    <message>
        <source>to change places with a unit</source>
        <translation>um mit einer Einheit zu tauschen</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>sie wirkt nicht</translation>
    </message>
    <message>
        <source>the order is void</source>
        <translation>der Befehl gilt nicht</translation>
    </message>
    <message>
        <source>the first coast is taken</source>
        <translation>die erste Küste gilt</translation>
    </message>
    <message>
        <source>that coast is taken</source>
        <translation>diese Küste gilt</translation>
    </message>
    <message>
        <source>it may be left out</source>
        <translation>sie darf fehlen</translation>
    </message>
    <message>
        <source>it must be right</source>
        <translation>sie muss stimmen</translation>
    </message>
    <message>
        <source>it does not matter</source>
        <translation>sie spielt keine Rolle</translation>
    </message>
    <message>
        <source>an army is built</source>
        <translation>eine Armee wird gebaut</translation>
    </message>
    <message>
        <source>it counts as ordered</source>
        <translation>es gilt wie befohlen</translation>
    </message>
    <message>
        <source>from any centre owned</source>
        <translation>von jedem eigenen Zentrum</translation>
    </message>
    <message>
        <source>from the home centres</source>
        <translation>von den Heimatzentren</translation>
    </message>
    <message>
        <source>Strong tanks at sea</source>
        <translation>Starke Panzer auf See</translation>
    </message>
    <message>
        <source>Fleets besieged in port</source>
        <translation>Im Hafen belagerte Flotten</translation>
    </message>
    <message>
        <source>Double armies starve cities</source>
        <translation>Doppelarmeen hungern Städte aus</translation>
    </message>
    <message>
        <source>Units of a fallen power</source>
        <translation>Einheiten einer gefallenen Macht</translation>
    </message>
    <message>
        <source>A tank that is convoyed attacks with 2 instead of 1.</source>
        <translation>Ein Panzer im Geleit greift mit 2 statt mit 1 an.</translation>
    </message>
    <message>
        <source>Whoever is besieged by a double army gives up after two seasons as in any other siege; without it, never.</source>
        <translation>Wen eine Doppelarmee belagert, der gibt wie sonst nach zwei Saisons auf; sonst nie.</translation>
    </message>
    <message>
        <source>When a season counts against a fleet that is besieged in port.</source>
        <translation>Wann eine Saison gegen eine im Hafen belagerte Flotte zählt.</translation>
    </message>
    <message>
        <source>When the last units of a power that is out of the game are removed.</source>
        <translation>Wann die letzten Einheiten einer ausgeschiedenen Macht verschwinden.</translation>
    </message>
    <message>
        <source>closed in from its start to its end</source>
        <translation>von Anfang bis Ende eingeschlossen</translation>
    </message>
    <message>
        <source>closed in at its end</source>
        <translation>am Ende eingeschlossen</translation>
    </message>
    <message>
        <source>they stand till winter</source>
        <translation>sie stehen bis zum Winter</translation>
    </message>
    <message>
        <source>they go at once</source>
        <translation>sie gehen sofort</translation>
    </message>
    <message>
        <source>Crawling retreats</source>
        <translation>Rückzug um die Küste</translation>
    </message>
    <message>
        <source>A dislodged fleet may go back along the other coast to where its attacker came from.</source>
        <translation>Eine vertriebene Flotte darf sich an der anderen Küste dorthin zurückziehen, woher ihr Angreifer kam.</translation>
    </message>
    <message>
        <source>Fleets from Archangel</source>
        <translation>Flotten aus Archangelsk</translation>
    </message>
    <message>
        <source>Whether a fleet is built in Archangel besides a unit in St. Petersburg in one winter, or instead of it.</source>
        <translation>Ob in einem Winter eine Flotte in Archangelsk neben einer Einheit in St. Petersburg gebaut wird oder an ihrer Stelle.</translation>
    </message>
    <message>
        <source>Support out of the High Ocean</source>
        <translation>Unterstützung aus dem Hohen Ozean</translation>
    </message>
    <message>
        <source>A fleet in the High Ocean may also support a unit in a sea beside it to hold.</source>
        <translation>Eine Flotte im Hohen Ozean darf auch eine Einheit in einem Meer daneben beim Halten unterstützen.</translation>
    </message>
    <message>
        <source>Convoys through the High Ocean</source>
        <translation>Geleit durch den Hohen Ozean</translation>
    </message>
    <message>
        <source>A fleet in the High Ocean may be a link of a convoy.</source>
        <translation>Eine Flotte im Hohen Ozean darf zu einer Geleitkette gehören.</translation>
    </message>
    <message>
        <source>Neutral centres closed to squadrons</source>
        <translation>Neutrale Zentren, die Staffeln verschlossen sind</translation>
    </message>
    <message>
        <source>When a squadron may no longer invade a neutral centre.</source>
        <translation>Ab wann eine Staffel ein neutrales Zentrum nicht mehr besetzen darf.</translation>
    </message>
    <message>
        <source>Name every itinerary</source>
        <translation>Jede Flugroute nennen</translation>
    </message>
    <message>
        <source>A squadron&apos;s flight of two spaces must name the space between, even where there is only one way.</source>
        <translation>Ein Staffelflug über zwei Felder muss das Feld dazwischen nennen, auch wo es nur einen Weg gibt.</translation>
    </message>
    <message>
        <source>Cuts of a squadron&apos;s support</source>
        <translation>Unterbrochene Unterstützung von Staffeln</translation>
    </message>
    <message>
        <source>Which attacks on its base cut the support of a squadron.</source>
        <translation>Welche Angriffe auf ihre Basis die Unterstützung einer Staffel unterbrechen.</translation>
    </message>
    <message>
        <source>Raids that fail</source>
        <translation>Bombenangriffe, die scheitern</translation>
    </message>
    <message>
        <source>Which attacks on its base make a raid fail.</source>
        <translation>Welche Angriffe auf seine Basis einen Bombenangriff scheitern lassen.</translation>
    </message>
    <message>
        <source>Flights that meet</source>
        <translation>Flüge, die sich begegnen</translation>
    </message>
    <message>
        <source>Which flights turn back where they meet.</source>
        <translation>Welche Flüge umkehren, wenn sie sich begegnen.</translation>
    </message>
    <message>
        <source>Contracts delay</source>
        <translation>Verträge verzögern</translation>
    </message>
    <message>
        <source>What acts in the later party&apos;s turn when two powers have a contract.</source>
        <translation>Was beim Zug des späteren Partners handelt, wenn zwei Mächte einen Vertrag haben.</translation>
    </message>
    <message>
        <source>Contracts are needed</source>
        <translation>Verträge sind nötig</translation>
    </message>
    <message>
        <source>For which help to another power&apos;s units a contract is needed.</source>
        <translation>Für welche Hilfe für fremde Einheiten ein Vertrag nötig ist.</translation>
    </message>
    <message>
        <source>Early attacks cut support</source>
        <translation>Frühe Angriffe unterbrechen Unterstützung</translation>
    </message>
    <message>
        <source>An attack on a unit before its turn also cuts the support that it gives later in the season.</source>
        <translation>Ein Angriff auf eine Einheit vor ihrem Zug unterbricht auch die Unterstützung, die sie später in der Saison gibt.</translation>
    </message>
    <message>
        <source>Tanks whose move failed</source>
        <translation>Panzer, deren Zug scheiterte</translation>
    </message>
    <message>
        <source>How a tank defends itself that did not get away.</source>
        <translation>Wie sich ein Panzer verteidigt, der nicht wegkam.</translation>
    </message>
    <message>
        <source>Tanks beaten on their route</source>
        <translation>Panzer, die unterwegs geschlagen werden</translation>
    </message>
    <message>
        <source>Landing in centres</source>
        <translation>Landen in Zentren</translation>
    </message>
    <message>
        <source>Armies aboard fleets</source>
        <translation>Armeen an Bord von Flotten</translation>
    </message>
    <message>
        <source>Armies go aboard fleets of their own power, sail with them and land elsewhere.</source>
        <translation>Armeen gehen an Bord eigener Flotten, fahren mit ihnen und landen anderswo.</translation>
    </message>
    <message>
        <source>Fleets carry foreign armies</source>
        <translation>Flotten befördern fremde Armeen</translation>
    </message>
    <message>
        <source>With armies aboard fleets: a fleet may carry another power&apos;s army across its own sea.</source>
        <translation>Mit Armeen an Bord: Eine Flotte darf eine fremde Armee über ihr Meer bringen.</translation>
    </message>
    <message>
        <source>Time at sea</source>
        <translation>Zeit auf See</translation>
    </message>
    <message>
        <source>With armies aboard fleets: how long an army may stay aboard before it is lost.</source>
        <translation>Mit Armeen an Bord: Wie lange eine Armee an Bord bleiben darf, bevor sie verloren ist.</translation>
    </message>
    <message>
        <source>once another power owns it</source>
        <translation>sobald eine andere Macht es besitzt</translation>
    </message>
    <message>
        <source>while another power&apos;s unit stands there</source>
        <translation>solange eine fremde Einheit dort steht</translation>
    </message>
    <message>
        <source>any but one from where it is aimed</source>
        <translation>jeder außer dem vom Ziel der Unterstützung aus</translation>
    </message>
    <message>
        <source>any attack</source>
        <translation>jeder Angriff</translation>
    </message>
    <message>
        <source>all flights</source>
        <translation>alle Flüge</translation>
    </message>
    <message>
        <source>flights of different powers</source>
        <translation>Flüge verschiedener Mächte</translation>
    </message>
    <message>
        <source>the units it names</source>
        <translation>die Einheiten, die er nennt</translation>
    </message>
    <message>
        <source>all units of both</source>
        <translation>alle Einheiten beider</translation>
    </message>
    <message>
        <source>not for support to hold</source>
        <translation>nicht für Unterstützung beim Halten</translation>
    </message>
    <message>
        <source>with the strength of two</source>
        <translation>mit der Stärke zwei</translation>
    </message>
    <message>
        <source>with the strength of one</source>
        <translation>mit der Stärke eins</translation>
    </message>
    <message>
        <source>it stays at its start</source>
        <translation>er bleibt am Ausgangsort</translation>
    </message>
    <message>
        <source>it is dislodged from there</source>
        <translation>er wird von dort vertrieben</translation>
    </message>
    <message>
        <source>who ended the last season there</source>
        <translation>wer dort zuletzt eine Saison beendet hat</translation>
    </message>
    <message>
        <source>its owner since autumn</source>
        <translation>sein Besitzer seit dem Herbst</translation>
    </message>
    <message>
        <source>as long as it likes</source>
        <translation>beliebig lange</translation>
    </message>
    <message>
        <source>three seasons of moves; then it must land</source>
        <translation>drei Zugsaisons; dann muss sie landen</translation>
    </message>
    <message>
        <source>any but one from the raided place</source>
        <translation>jeder außer dem vom bombardierten Ort aus</translation>
    </message>
    <message>
        <source>What happens to an army that could be convoyed by several routes when one of them is broken.</source>
        <translation>Was mit einer Armee geschieht, die auf mehreren Geleitwegen fahren könnte, wenn einer davon unterbrochen wird.</translation>
    </message>
    <message>
        <source>What happens when a convoyed attack would decide whether its own convoy succeeds.</source>
        <translation>Was geschieht, wenn ein Angriff im Geleit über das eigene Geleit entscheiden würde.</translation>
    </message>
    <message>
        <source>Convoy to an adjacent province</source>
        <translation>Geleit in eine Nachbarprovinz</translation>
    </message>
    <message>
        <source>When an army that could go by land is convoyed.</source>
        <translation>Wann eine Armee, die zu Lande gehen könnte, im Geleit fährt.</translation>
    </message>
    <message>
        <source>Go by land if the convoy fails</source>
        <translation>Zu Lande, wenn das Geleit ausfällt</translation>
    </message>
    <message>
        <source>An army ordered by convoy to an adjacent province goes by land if the convoy is missing or broken.</source>
        <translation>Eine Armee, die im Geleit in eine Nachbarprovinz soll, geht zu Lande, wenn das Geleit fehlt oder scheitert.</translation>
    </message>
    <message>
        <source>A convoyed army&apos;s attack cuts support as if it came from the last sea on its route.</source>
        <translation>Der Angriff einer Armee im Geleit unterbricht Unterstützung, als käme er aus dem letzten Meer ihres Weges.</translation>
    </message>
    <message>
        <source>A unit may retreat to the province from which its attacker was convoyed.</source>
        <translation>Eine Einheit darf sich in die Provinz zurückziehen, aus der ihr Angreifer im Geleit kam.</translation>
    </message>
    <message>
        <source>Whether a unit dislodged head to head still has an effect in the province it was ordered to.</source>
        <translation>Ob eine im Frontalkampf vertriebene Einheit in der Provinz, in die sie wollte, noch wirkt.</translation>
    </message>
    <message>
        <source>What happens to a fleet that is built where there are two coasts and names none.</source>
        <translation>Was mit einer Flotte geschieht, die an zwei Küsten gebaut werden kann und keine nennt.</translation>
    </message>
    <message>
        <source>What happens to a fleet that is ordered to be built inland.</source>
        <translation>Was mit einer Flotte geschieht, die im Binnenland gebaut werden soll.</translation>
    </message>
    <message>
        <source>Builds may be waived</source>
        <translation>Auf Bauten darf verzichtet werden</translation>
    </message>
    <message>
        <source>What happens to a tank when a stronger unit takes its route province.</source>
        <translation>Was mit einem Panzer geschieht, wenn eine stärkere Einheit seine Wegprovinz nimmt.</translation>
    </message>
    <message>
        <source>Who may land a bomber in a centre without permission.</source>
        <translation>Wer ohne Erlaubnis einen Bomber in einem Zentrum landen darf.</translation>
    </message>
    <message>
        <source>Simultaneous seasons</source>
        <translation>Saisons ohne Reihenfolge</translation>
    </message>
    <message>
        <source>Now and then all powers act at once for a season, and nobody is told.</source>
        <translation>Ab und zu handeln in einer Saison alle Mächte zugleich, und niemand erfährt es.</translation>
    </message>
    <message>
        <source>one unbroken route is enough</source>
        <translation>ein ungestörter Weg genügt</translation>
    </message>
    <message>
        <source>only if the army asks for it</source>
        <translation>nur wenn die Armee es verlangt</translation>
    </message>
    <message>
        <source>it can still bounce others</source>
        <translation>sie kann andere noch abprallen lassen</translation>
    </message>
    <message>
        <source>the coast is corrected</source>
        <translation>die Küste wird berichtigt</translation>
    </message>
    <message>
        <source>in addition</source>
        <translation>zusätzlich</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>nur eins von beiden</translation>
    </message>
    <message>
        <source>for every kind of help</source>
        <translation>für jede Hilfe</translation>
    </message>
    <message>
        <source>only if ordered by its own power</source>
        <translation>nur wenn die eigene Macht es befiehlt</translation>
    </message>
    <message>
        <source>Last season</source>
        <translation>Letzte Saison</translation>
    </message>
    <message>
        <source>If nobody has won by then, the game ends when this season&apos;s centres are counted.</source>
        <translation>Hat bis dahin niemand gewonnen, endet die Partie, sobald die Zentren dieser Saison gezählt sind.</translation>
    </message>
    <message>
        <source>Fog of war</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>What each seat sees of the board until the game is over. Whoever leads an open table sees everything.</source>
        <translation>Was jeder Platz bis zum Ende der Partie vom Brett sieht. Wer einen offenen Tisch leitet, sieht alles.</translation>
    </message>
    <message>
        <source>no fog: everything</source>
        <translation>kein Nebel: alles</translation>
    </message>
    <message>
        <source>what its units and centres border</source>
        <translation>woran seine Einheiten und Zentren grenzen</translation>
    </message>
    <message>
        <source>its centres and what its units border</source>
        <translation>seine Zentren und woran seine Einheiten grenzen</translation>
    </message>
    <message>
        <source>Powers that need another number</source>
        <translation>Mächte, die eine andere Zahl brauchen</translation>
    </message>
    <message>
        <source>Whoever has a harder seat can be given a lower number. If several powers have enough, the one with more centres to spare wins.</source>
        <translation>Wer es schwerer hat, kann eine kleinere Zahl bekommen. Haben mehrere Mächte genug, gewinnt die, die mehr Zentren übrig hat.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>map.svg: %1 (line %2)</source>
        <translation>map.svg: %1 (Zeile %2)</translation>
    </message>
    <message>
        <source>map.svg: the viewBox has no size.</source>
        <translation>map.svg: Die viewBox hat keine Größe.</translation>
    </message>
    <message>
        <source>map.svg, line %1: the path &quot;%2&quot; cannot be read.</source>
        <translation>map.svg, Zeile %1: Der Pfad „%2“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>layout.json, %1</source>
        <translation>layout.json, %1</translation>
    </message>
    <message>
        <source>layout.json: no province is called &quot;%1&quot;.</source>
        <translation>layout.json: Keine Provinz heißt „%1“.</translation>
    </message>
    <message>
        <source>map.svg: no path &quot;%1&quot;.</source>
        <translation>map.svg: Der Pfad „%1“ fehlt.</translation>
    </message>
    <message>
        <source>layout.json: no place for the unit of &quot;%1&quot;.</source>
        <translation>layout.json: Für die Einheit in „%1“ fehlt ein Platz.</translation>
    </message>
    <message>
        <source>layout.json: no place for the supply centre of &quot;%1&quot;.</source>
        <translation>layout.json: Für das Versorgungszentrum von „%1“ fehlt ein Platz.</translation>
    </message>
    <message>
        <source>layout.json: no place for the unit on coast &quot;%1&quot; of &quot;%2&quot;.</source>
        <translation>layout.json: Für die Einheit an der Küste „%1“ von „%2“ fehlt ein Platz.</translation>
    </message>
    <message>
        <source>layout.json: the colour &quot;%1&quot; is none.</source>
        <translation>layout.json: die Farbe „%1“ ist keine.</translation>
    </message>
    <message>
        <source>map.svg: the viewBox may have %1 units at most and be %2 times as long as wide.</source>
        <translation>map.svg: Die viewBox darf höchstens %1 Einheiten groß und %2-mal so lang wie breit sein.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>%1 is the key of “%2”; give that another one first.</source>
        <translation>%1 ist die Taste für „%2“; gib der Funktion erst eine andere.</translation>
    </message>
    <message>
        <source>%1 is the key of the verb “%2” on the map.</source>
        <translation>%1 ist auf der Karte die Taste für „%2“.</translation>
    </message>
    <message>
        <source>%1 is needed on the map and in lists.</source>
        <translation>%1 wird auf der Karte und in Listen gebraucht.</translation>
    </message>
</context>
<context>
    <name>Show</name>
    <message>
        <source>%1 with %2</source>
        <comment>a unit and its strength</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>units with their strengths</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>next</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>the moves</source>
        <translation>die Züge</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>skip to the results</source>
        <translation>zu den Ergebnissen</translation>
    </message>
    <message>
        <source>%1: all orders are on the table.</source>
        <translation>%1: Alle Befehle liegen auf dem Tisch.</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) to decide.</source>
        <translation>
            <numerusform>%n Konflikt zu entscheiden.</numerusform>
            <numerusform>%n Konflikte zu entscheiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, and who fights for it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit, and what became of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Sitting</name>
    <message>
        <source>That can&apos;t be chosen any more.</source>
        <translation>Das ist nicht mehr wählbar.</translation>
    </message>
    <message>
        <source>Build…</source>
        <translation>Bauen …</translation>
    </message>
    <message>
        <source>Waive one build</source>
        <translation>Auf einen Bau verzichten</translation>
    </message>
    <message>
        <source>Let a bomber land…</source>
        <translation>Einen Bomber landen lassen …</translation>
    </message>
    <message>
        <source>Give supply points…</source>
        <translation>Versorgungspunkte abgeben …</translation>
    </message>
    <message>
        <source>Contract…</source>
        <translation>Vertrag …</translation>
    </message>
    <message>
        <source>Which coast?</source>
        <translation>Welche Küste?</translation>
    </message>
    <message>
        <source>%1: which kind of unit?</source>
        <translation>%1: Welche Art von Einheit?</translation>
    </message>
    <message>
        <source>On its way there, or once it is there?</source>
        <translation>Auf dem Weg dorthin oder am Ziel?</translation>
    </message>
    <message>
        <source>On its way there</source>
        <translation>Auf dem Weg dorthin</translation>
    </message>
    <message>
        <source>Once it is there</source>
        <translation>Am Ziel</translation>
    </message>
    <message>
        <source>Land here</source>
        <translation>Hier landen</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <source>To hold</source>
        <translation>Beim Halten</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>%1: how many points?</source>
        <translation>%1: Wie viele Punkte?</translation>
    </message>
    <message>
        <source>Who is to get supply points?</source>
        <translation>Wer soll Versorgungspunkte bekommen?</translation>
    </message>
    <message>
        <source>Contract with %1: which units act together? It counts only if %2 registers the same.</source>
        <translation>Vertrag mit %1: Welche Einheiten handeln gemeinsam? Er gilt nur, wenn %2 dasselbe anmeldet.</translation>
    </message>
    <message>
        <source>A contract with whom?</source>
        <translation>Ein Vertrag mit wem?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Concede to %1</source>
        <translation>Aufgeben zugunsten von %1</translation>
    </message>
    <message>
        <source>A draw may include %1</source>
        <translation>%1 darf am Remis teilhaben</translation>
    </message>
    <message>
        <source>There is no hotseat game.</source>
        <translation>Es gibt keine Hotseat-Partie.</translation>
    </message>
    <message>
        <source>A computer plays there.</source>
        <translation>Dort spielt ein Computer.</translation>
    </message>
    <message>
        <source>Wrong PIN. Try again.</source>
        <translation>Falsche PIN. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Nobody plays there.</source>
        <translation>Dort spielt niemand.</translation>
    </message>
    <message>
        <source>This seat is played at the table now.</source>
        <translation>Dieser Platz wird jetzt am Tisch gespielt.</translation>
    </message>
    <message>
        <source>There is nothing to reopen.</source>
        <translation>Es gibt nichts wieder zu öffnen.</translation>
    </message>
    <message>
        <source>Your orders are sealed.</source>
        <translation>Deine Befehle sind versiegelt.</translation>
    </message>
    <message>
        <source>Nothing can be ordered now.</source>
        <translation>Jetzt kann nichts befohlen werden.</translation>
    </message>
    <message>
        <source>There is no vote now.</source>
        <translation>Jetzt wird nicht abgestimmt.</translation>
    </message>
    <message>
        <source>%1: in</source>
        <comment>a unit is part of a contract</comment>
        <translation>%1: dabei</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>the price of a unit</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>given away</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Only what is seen is counted.</source>
        <translation>Gezählt ist nur, was zu sehen ist.</translation>
    </message>
    <message>
        <source>Draw between all who are left: %1</source>
        <comment>powers</comment>
        <translation>Remis zwischen allen, die noch da sind: %1</translation>
    </message>
</context>
<context>
    <name>Statuses</name>
    <message>
        <source>on a phone</source>
        <comment>a player who writes there</comment>
        <translation>am Handy</translation>
    </message>
    <message>
        <source>Will fail: %1.</source>
        <comment>orders</comment>
        <translation>Scheitert sicher: %1.</translation>
    </message>
    <message>
        <source>Will fail if nobody else moves: %1.</source>
        <comment>orders</comment>
        <translation>Scheitert, wenn sonst niemand zieht: %1.</translation>
    </message>
    <message>
        <source>Will fail as things stand: %1.</source>
        <comment>orders</comment>
        <translation>Scheitert, wie es jetzt steht: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>must retreat</source>
        <translation>muss sich zurückziehen</translation>
    </message>
    <message>
        <source>%1 of %2 ordered</source>
        <translation>%1 von %2 befohlen</translation>
    </message>
    <message>
        <source>sealed</source>
        <comment>orders</comment>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>nichts zu tun</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a power and how many orders it lacks</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a power and its units without orders</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>all of %1</source>
        <comment>powers whose units have no orders</comment>
        <translation>allen von %1</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>a player who has not written yet</comment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>out since %1</source>
        <translation>raus seit %1</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n supply points must still be saved by disbanding.</source>
        <translation>
            <numerusform>%n Versorgungspunkt muss noch durch Auflösen gespart werden.</numerusform>
            <numerusform>%n Versorgungspunkte müssen noch durch Auflösen gespart werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supply points are unused.</source>
        <translation>
            <numerusform>%n Versorgungspunkt ist unverbraucht.</numerusform>
            <numerusform>%n Versorgungspunkte sind unverbraucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an order and why it will not count</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) have no order and will hold.</source>
        <translation>
            <numerusform>%n Einheit hat keinen Befehl und wird halten.</numerusform>
            <numerusform>%n Einheiten haben keinen Befehl und werden halten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) have no order and will disband.</source>
        <translation>
            <numerusform>%n Einheit hat keinen Befehl und wird aufgelöst.</numerusform>
            <numerusform>%n Einheiten haben keinen Befehl und werden aufgelöst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) are still open.</source>
        <translation>
            <numerusform>%n Befehl ist noch offen.</numerusform>
            <numerusform>%n Befehle sind noch offen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seal anyway: %n unit(s) hold</source>
        <translation>
            <numerusform>Trotzdem versiegeln: %n Einheit hält</numerusform>
            <numerusform>Trotzdem versiegeln: %n Einheiten halten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seal anyway: %n unit(s) disband</source>
        <translation>
            <numerusform>Trotzdem versiegeln: %n Einheit wird aufgelöst</numerusform>
            <numerusform>Trotzdem versiegeln: %n Einheiten werden aufgelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Seal anyway</source>
        <translation>Trotzdem versiegeln</translation>
    </message>
    <message>
        <source>%1: gives no orders.</source>
        <translation>%1: gibt keine Befehle.</translation>
    </message>
    <message>
        <source>%1: builds nothing; if units must go, the rules choose them.</source>
        <translation>%1: baut nichts; müssen Einheiten weg, wählen sie die Regeln.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a power and what it leaves undone</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Points are left over or owed.</source>
        <translation>Punkte sind übrig oder fehlen.</translation>
    </message>
    <message>
        <source>Orders are missing.</source>
        <translation>Es fehlen Befehle.</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt nach …</translation>
    </message>
    <message numerus="yes">
        <source>%1 hold.</source>
        <comment>units</comment>
        <translation>
            <numerusform>%1 hält.</numerusform>
            <numerusform>%1 halten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 disband.</source>
        <comment>units</comment>
        <translation>
            <numerusform>%1 löst sich auf.</numerusform>
            <numerusform>%1 lösen sich auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) have no order.</source>
        <translation>
            <numerusform>%n Einheit hat keinen Befehl.</numerusform>
            <numerusform>%n Einheiten haben keinen Befehl.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a power and what befalls its units</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Studio</name>
    <message>
        <source>A place has no name.</source>
        <translation>Ein Ort hat keinen Namen.</translation>
    </message>
    <message>
        <source>%1 has no abbreviation of letters or digits.</source>
        <translation>%1 hat keine Abkürzung aus Buchstaben oder Ziffern.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same abbreviation, %3.</source>
        <translation>%1 und %2 haben dieselbe Abkürzung, %3.</translation>
    </message>
    <message>
        <source>Two places are called %1.</source>
        <translation>Zwei Orte heißen %1.</translation>
    </message>
    <message>
        <source>%1 is not named by the drawing.</source>
        <translation>Die Zeichnung nennt keinen Namen für %1.</translation>
    </message>
    <message>
        <source>%1 may be land or sea: say which under Places.</source>
        <translation>%1 ist vielleicht Land, vielleicht Meer: Sag unter „Orte“, was davon.</translation>
    </message>
    <message>
        <source>%1 may be a legend or a title, and no place: close it under Places, or say what it is.</source>
        <translation>%1 ist vielleicht eine Legende oder ein Titel und kein Ort: Sperr es unter „Orte“, oder sag, was es ist.</translation>
    </message>
    <message>
        <source>%1 may be closed, or land: say which under Places.</source>
        <translation>%1 ist vielleicht gesperrt, vielleicht Land: Sag unter „Orte“, was davon.</translation>
    </message>
    <message>
        <source>The drawing has no names for %1 places: write them under Places.</source>
        <translation>Die Zeichnung hat für %1 Orte keine Namen: Schreib sie unter „Orte“ dazu.</translation>
    </message>
    <message>
        <source>The drawing doesn&apos;t tell land from sea: mark the seas under Places.</source>
        <translation>Die Zeichnung unterscheidet Land und Meer nicht: Bezeichne die Meere unter „Orte“.</translation>
    </message>
    <message>
        <source>Nobody can reach %1: join it to a place, or close it.</source>
        <translation>Niemand kommt nach %1: verbinde es mit einem Ort, oder sperre es.</translation>
    </message>
    <message>
        <source>A fleet begins in %1, which has no coast.</source>
        <translation>Eine Flotte beginnt in %1, das keine Küste hat.</translation>
    </message>
    <message>
        <source>A game needs two powers.</source>
        <translation>Eine Partie braucht zwei Mächte.</translation>
    </message>
    <message>
        <source>There are more powers than a game may have.</source>
        <translation>Es sind mehr Mächte, als eine Partie haben kann.</translation>
    </message>
    <message>
        <source>A power has no name.</source>
        <translation>Eine Macht hat keinen Namen.</translation>
    </message>
    <message>
        <source>Two powers are called %1.</source>
        <translation>Zwei Mächte heißen %1.</translation>
    </message>
    <message>
        <source>%1 may win in the first year: %2 centres are enough. Ask for more under Game, or give the board more centres.</source>
        <translation>%1 kann schon im ersten Jahr gewinnen: %2 Zentren genügen. Verlang unter „Partie“ mehr, oder gib dem Brett mehr Zentren.</translation>
    </message>
    <message>
        <source>Nobody can win: there are fewer centres than it takes.</source>
        <translation>Niemand kann gewinnen: es gibt weniger Zentren, als dazu nötig sind.</translation>
    </message>
    <message>
        <source>%1 and %2 may or may not meet.</source>
        <translation>%1 und %2 grenzen vielleicht aneinander, vielleicht nicht.</translation>
    </message>
    <message>
        <source>There are walls only where some centre has a port: give one to a place.</source>
        <translation>Mauern gibt es nur, wo ein Zentrum einen Hafen hat: Gib einem Ort einen.</translation>
    </message>
    <message>
        <source>Nobody can build squadrons: no place has an airfield.</source>
        <translation>Niemand kann Staffeln bauen: Kein Ort hat einen Flugplatz.</translation>
    </message>
    <message>
        <source>There are boxes, but no place is one yet.</source>
        <translation>Es gibt Kästen, aber noch ist kein Ort einer.</translation>
    </message>
    <message>
        <source>%1 has no home centre: give it one under Powers.</source>
        <translation>%1 hat kein Heimatzentrum: gib ihm eins unter „Mächte“.</translation>
    </message>
    <message>
        <source>Beside %1 the drawing leaves something blank. If it is water, give it a coast under Places.</source>
        <translation>Neben %1 lässt die Zeichnung etwas frei. Wenn das Wasser ist, gib ihm unter „Orte“ eine Küste.</translation>
    </message>
    <message>
        <source>Choices made under Game for a feature that is off don&apos;t count.</source>
        <translation>Was unter „Partie“ für ein ausgeschaltetes Merkmal gewählt ist, zählt nicht.</translation>
    </message>
</context>
<context>
    <name>Synonyms</name>
    <message>
        <source>start over begin maps</source>
        <translation>neu anfangen beginnen karten</translation>
    </message>
    <message>
        <source>players names seats clocks options</source>
        <translation>spieler namen plätze uhren optionen</translation>
    </message>
    <message>
        <source>load file import</source>
        <translation>laden datei importieren</translation>
    </message>
    <message>
        <source>store keep</source>
        <translation>sichern ablegen</translation>
    </message>
    <message>
        <source>send share web page html</source>
        <translation>senden teilen webseite html</translation>
    </message>
    <message>
        <source>image png svg pdf screenshot</source>
        <translation>bild png svg pdf bildschirmfoto</translation>
    </message>
    <message>
        <source>clipboard share</source>
        <translation>zwischenablage teilen</translation>
    </message>
    <message>
        <source>mail email import</source>
        <translation>mail email importieren</translation>
    </message>
    <message>
        <source>write keyboard enter</source>
        <translation>schreiben tastatur eingeben</translation>
    </message>
    <message>
        <source>delete remove reset</source>
        <translation>löschen entfernen zurücksetzen</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>finish done submit ready</source>
        <translation>fertig abgeben beenden</translation>
    </message>
    <message>
        <source>adjudicate resolve process judge</source>
        <translation>auswerten entscheiden richter</translation>
    </message>
    <message>
        <source>end resign concede stalemate</source>
        <translation>ende aufgeben remis patt</translation>
    </message>
    <message>
        <source>password lock secret</source>
        <translation>passwort sperren geheim</translation>
    </message>
    <message>
        <source>timer stop time</source>
        <translation>zeit anhalten stoppen</translation>
    </message>
    <message>
        <source>colour blind color blindness accessibility</source>
        <translation>farbenblind farbblindheit barrierefrei</translation>
    </message>
    <message>
        <source>accessibility black white</source>
        <translation>barrierefrei schwarz weiß</translation>
    </message>
    <message>
        <source>night black</source>
        <translation>nacht schwarz</translation>
    </message>
    <message>
        <source>military nato</source>
        <translation>militär nato</translation>
    </message>
    <message>
        <source>movement effects</source>
        <translation>bewegung effekte</translation>
    </message>
    <message>
        <source>labels abbreviations text</source>
        <translation>beschriftung abkürzungen text</translation>
    </message>
    <message>
        <source>sidebar hide large map</source>
        <translation>seitenleiste ausblenden große karte</translation>
    </message>
    <message>
        <source>full screen television projector big</source>
        <translation>ganzer bildschirm fernseher beamer groß</translation>
    </message>
    <message>
        <source>statistics score ranking centres chart</source>
        <translation>statistik punkte rangliste zentren diagramm</translation>
    </message>
    <message>
        <source>explain reason</source>
        <translation>erklären grund</translation>
    </message>
    <message>
        <source>try simulate preview sandbox</source>
        <translation>ausprobieren simulieren vorschau</translation>
    </message>
    <message>
        <source>computer search best counter</source>
        <translation>computer suche beste antwort</translation>
    </message>
    <message>
        <source>variations tree branches</source>
        <translation>varianten baum zweige</translation>
    </message>
    <message>
        <source>illegal orders bluff</source>
        <translation>regelwidrige befehle bluff</translation>
    </message>
    <message>
        <source>help learn how to play</source>
        <translation>hilfe lernen spielanleitung</translation>
    </message>
    <message>
        <source>help documentation how to</source>
        <translation>hilfe anleitung dokumentation</translation>
    </message>
    <message>
        <source>shortcuts hotkeys keyboard</source>
        <translation>tastenkürzel kurzbefehle tastatur</translation>
    </message>
    <message>
        <source>settings options configure language</source>
        <translation>optionen konfigurieren sprache</translation>
    </message>
    <message>
        <source>version licence</source>
        <translation>version lizenz</translation>
    </message>
    <message>
        <source>exit close leave</source>
        <translation>schließen verlassen</translation>
    </message>
    <message>
        <source>statistics openings archive collection</source>
        <translation>Statistik Eröffnungen Archiv Bibliothek</translation>
    </message>
    <message>
        <source>rename delete boards imported</source>
        <translation>umbenennen löschen Spielbretter importiert</translation>
    </message>
    <message>
        <source>advice hint help computer proposal best moves</source>
        <translation>Rat Tipp Hinweis Hilfe Computer Vorschlag beste Züge</translation>
    </message>
    <message>
        <source>guess predict enemy opponents likely plans</source>
        <translation>raten vorhersagen Gegner wahrscheinlich Pläne</translation>
    </message>
    <message>
        <source>studio editor draw svg board design</source>
        <translation>studio editor zeichnen svg brett entwerfen</translation>
    </message>
    <message>
        <source>mail send zine press judge gm evening</source>
        <translation>mail senden zine presse judge spielleiter abend</translation>
    </message>
    <message>
        <source>conditional provisional advance if otherwise gm</source>
        <translation>bedingt vorläufig voraus wenn sonst spielleiter</translation>
    </message>
    <message>
        <source>gm game master several games missing deadline side by side</source>
        <translation>spielleiter mehrere partien fehlen frist nebeneinander</translation>
    </message>
    <message>
        <source>audio music noise mute quiet volume</source>
        <translation>ton musik geräusche stumm leise lautstärke</translation>
    </message>
    <message>
        <source>tutorial learn beginner how to play first game guide</source>
        <translation>tutorial lernen anfänger einführung wie spielt man erste partie</translation>
    </message>
    <message>
        <source>mobile smartphone tablet qr code wifi lan network companion</source>
        <translation>handy mobiltelefon smartphone tablet qr code wlan netzwerk</translation>
    </message>
    <message>
        <source>defend guarantee secure surely proof</source>
        <translation>verteidigen sichern garantieren sicher beweis</translation>
    </message>
    <message>
        <source>learn train exercise problem tactics</source>
        <translation>lernen üben training übung taktik problem</translation>
    </message>
    <message>
        <source>write lesson chapter teach</source>
        <translation>lektion kapitel lehren verfassen</translation>
    </message>
    <message>
        <source>tournament boards seats draw lots standings league</source>
        <translation>Turnier Bretter Plätze auslosen Stand Liga Verein</translation>
    </message>
    <message>
        <source>collapse minimise shrink hide dialog window</source>
        <translation>minimieren verkleinern ausblenden dialog fenster</translation>
    </message>
</context>
<context>
    <name>TableProof</name>
    <message>
        <source>seals</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>PINs</source>
        <translation>PINs</translation>
    </message>
    <message>
        <source>computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>other settings of the table</source>
        <translation>andere Einstellungen des Tisches</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>die Regeln</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>what the computers draw their lots from</source>
        <translation>woraus die Computer ihre Lose ziehen</translation>
    </message>
    <message>
        <source>the order of acting</source>
        <translation>die Reihenfolge der Mächte</translation>
    </message>
    <message>
        <source>what was played</source>
        <translation>was gespielt wurde</translation>
    </message>
    <message>
        <source>details of the file</source>
        <translation>Einzelheiten der Datei</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The table was changed in the file by hand: %1. It is again as it was.</source>
        <translation>Der Tisch wurde in der Datei von Hand geändert: %1. Er ist wieder, wie er war.</translation>
    </message>
    <message>
        <source>The file holds orders of “%1”, which is no power.</source>
        <translation>In der Datei stehen Befehle von „%1“; so heißt keine Macht.</translation>
    </message>
    <message>
        <source>This was changed in the file by hand, and can&apos;t be put back: %1.</source>
        <translation>Das wurde in der Datei von Hand geändert und lässt sich nicht wiederherstellen: %1.</translation>
    </message>
    <message>
        <source>In the file other orders stand in the open, where this program writes none. They are left out.</source>
        <translation>In der Datei stehen weitere Befehle offen, wo dieses Programm keine schreibt. Sie fallen weg.</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>Absprachen</translation>
    </message>
    <message>
        <source>In the file orders, notes or deals of %1 stand in the open, where this program writes none. They are left out.</source>
        <translation>In der Datei stehen Befehle, Notizen oder Absprachen von %1 offen, wo dieses Programm keine schreibt. Sie fallen weg.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>Taken back %n time(s): %1.</source>
        <comment>a season that was written anew</comment>
        <translation>
            <numerusform>Einmal zurückgenommen: %1.</numerusform>
            <numerusform>%n-mal zurückgenommen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the sealed orders for %2 were thrown away, and a computer took the seat.</source>
        <comment>a power, a season</comment>
        <translation>%1: Die versiegelten Befehle für %2 wurden verworfen, und ein Computer nahm den Platz ein.</translation>
    </message>
    <message>
        <source>%1: %2, and the game went on.</source>
        <comment>a season, who has won</comment>
        <translation>%1: %2, und die Partie ging weiter.</translation>
    </message>
    <message>
        <source>Fog: each seat sees what its units and centres border.</source>
        <translation>Nebel: Jeder Platz sieht, woran seine Einheiten und Zentren grenzen.</translation>
    </message>
    <message>
        <source>Fog: each seat sees its centres and what its units border.</source>
        <translation>Nebel: Jeder Platz sieht seine Zentren und woran seine Einheiten grenzen.</translation>
    </message>
</context>
<context>
    <name>TrialRun</name>
    <message>
        <source>What if: %1</source>
        <translation>Was wäre: %1</translation>
    </message>
    <message>
        <source>As if all powers acted at once, since their order of acting is secret. Nothing is played.</source>
        <translation>Als handelten alle Mächte zugleich, denn ihre Reihenfolge ist geheim. Nichts wird gespielt.</translation>
    </message>
    <message>
        <source>With the orders shown; all other units hold. Nothing is played.</source>
        <translation>Mit den gezeigten Befehlen; alle anderen Einheiten halten. Nichts wird gespielt.</translation>
    </message>
    <message>
        <source>With the orders shown and those guessed; all other units hold. Nothing is played.</source>
        <translation>Mit den gezeigten und den vermuteten Befehlen; alle anderen Einheiten halten. Nichts wird gespielt.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back to the orders</source>
        <translation>zurück zu den Befehlen</translation>
    </message>
</context>
<context>
    <name>TurnSummary</name>
    <message>
        <source>%1 of %2 succeeded</source>
        <translation>%1 von %2 gelungen</translation>
    </message>
    <message numerus="yes">
        <source>%n held</source>
        <translation>
            <numerusform>%n hielt</numerusform>
            <numerusform>%n hielten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) unused</source>
        <translation>
            <numerusform>%n Bau ungenutzt</numerusform>
            <numerusform>%n Bauten ungenutzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supply point(s) unused</source>
        <translation>
            <numerusform>%n Versorgungspunkt ungenutzt</numerusform>
            <numerusform>%n Versorgungspunkte ungenutzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bounced</source>
        <translation>
            <numerusform>%n abgeprallt</numerusform>
            <numerusform>%n abgeprallt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cut</source>
        <translation>
            <numerusform>%n unterbrochen</numerusform>
            <numerusform>%n unterbrochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dislodged</source>
        <translation>
            <numerusform>%n vertrieben</numerusform>
            <numerusform>%n vertrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retreated</source>
        <translation>
            <numerusform>%n zurückgezogen</numerusform>
            <numerusform>%n zurückgezogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disbanded</source>
        <translation>
            <numerusform>%n aufgelöst</numerusform>
            <numerusform>%n aufgelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n destroyed</source>
        <translation>
            <numerusform>%n vernichtet</numerusform>
            <numerusform>%n vernichtet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n built</source>
        <translation>
            <numerusform>%n gebaut</numerusform>
            <numerusform>%n gebaut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n aufgelöst</numerusform>
            <numerusform>%n aufgelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raid(s)</source>
        <translation>
            <numerusform>%n Bombenangriff</numerusform>
            <numerusform>%n Bombenangriffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n gescheitert</numerusform>
            <numerusform>%n gescheitert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible</source>
        <translation>
            <numerusform>%n unmöglich</numerusform>
            <numerusform>%n unmöglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without effect</source>
        <translation>
            <numerusform>%n ohne Wirkung</numerusform>
            <numerusform>%n ohne Wirkung</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was built or removed</source>
        <translation>Nichts wurde gebaut oder aufgelöst</translation>
    </message>
    <message>
        <source>All orders succeeded</source>
        <translation>Alle Befehle gelungen</translation>
    </message>
    <message>
        <source>All orders in sight succeeded</source>
        <translation>Alle sichtbaren Befehle gelungen</translation>
    </message>
</context>
<context>
    <name>VariantImport</name>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>There are too many variants called %1.</source>
        <translation>Es gibt zu viele Varianten mit dem Namen %1.</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 It is dislodged by %2.</source>
        <translation>%1 Wird von %2 vertrieben.</translation>
    </message>
    <message>
        <source>%1 It is dislodged.</source>
        <translation>%1 Wird vertrieben.</translation>
    </message>
    <message>
        <source>%1 does not get to %2.</source>
        <translation>%1 gelangt nicht nach %2.</translation>
    </message>
    <message>
        <source>When all powers act at once, %1 can&apos;t be supported where its move brings it.</source>
        <translation>Wenn alle Mächte zugleich ziehen, kann %1 am Ziel ihres Zugs nicht unterstützt werden.</translation>
    </message>
    <message>
        <source>%1 acts in another step of the season, so its support does not meet it.</source>
        <translation>%1 zieht in einem anderen Schritt der Saison, also kommt diese Unterstützung nicht an.</translation>
    </message>
    <message>
        <source>%1 is ordered to move, so it can&apos;t be supported to hold.</source>
        <translation>%1 soll ziehen und kann deshalb nicht beim Halten unterstützt werden.</translation>
    </message>
    <message>
        <source>%1 is not ordered to %2.</source>
        <translation>%1 hat keinen Befehl nach %2.</translation>
    </message>
    <message>
        <source>%1 is not ordered to %2 by convoy.</source>
        <translation>%1 hat keinen Befehl, im Geleit nach %2 zu ziehen.</translation>
    </message>
    <message>
        <source>Holds.</source>
        <translation>Hält.</translation>
    </message>
    <message>
        <source>Has no order, so it holds.</source>
        <translation>Hält, da ohne Befehl.</translation>
    </message>
    <message>
        <source>It is attacked, so it supports %1 with half its strength.</source>
        <translation>Wird angegriffen und unterstützt %1 deshalb mit halber Stärke.</translation>
    </message>
    <message>
        <source>Supports %1 with half its strength: the other half is cut by %2.</source>
        <translation>Unterstützt %1 mit halber Stärke: Die andere Hälfte wird von %2 unterbrochen.</translation>
    </message>
    <message>
        <source>Supports %1.</source>
        <translation>Unterstützt %1.</translation>
    </message>
    <message>
        <source>Convoys %1.</source>
        <translation>Geleitet %1.</translation>
    </message>
    <message>
        <source>Holds the way open, but %1 can&apos;t land.</source>
        <translation>Hält den Weg offen, aber %1 kann nicht landen.</translation>
    </message>
    <message>
        <source>Must fight %1 for the way and stops there.</source>
        <translation>Muss sich den Weg gegen %1 erkämpfen und bleibt dort stehen.</translation>
    </message>
    <message>
        <source>Must fight %1 for the way, %2 against %3, and stops there.</source>
        <translation>Muss sich den Weg gegen %1 erkämpfen, %2 gegen %3, und bleibt dort stehen.</translation>
    </message>
    <message>
        <source>Comes in only because %1 makes room, so it can&apos;t go on.</source>
        <translation>Kommt nur hinein, weil %1 Platz macht, und kann deshalb nicht weiter.</translation>
    </message>
    <message>
        <source>A unit of its own power is in the way: %1 does not leave; it stops on the way.</source>
        <translation>Eine eigene Einheit ist im Weg: %1 zieht nicht ab; sie hält unterwegs an.</translation>
    </message>
    <message>
        <source>Kept out by %1, it stops on the way.</source>
        <translation>Wird von %1 abgewiesen und bleibt unterwegs stehen.</translation>
    </message>
    <message>
        <source>Kept out by %1, %2 against %3, it stops on the way.</source>
        <translation>Wird von %1 abgewiesen, %2 gegen %3, und bleibt unterwegs stehen.</translation>
    </message>
    <message>
        <source>Bounces off %1.</source>
        <translation>Prallt an %1 ab.</translation>
    </message>
    <message>
        <source>Bounces off %1, %2 against %3.</source>
        <translation>Prallt an %1 ab, %2 gegen %3.</translation>
    </message>
    <message>
        <source>Meets %1 coming the other way.</source>
        <translation>Trifft auf %1 in Gegenrichtung.</translation>
    </message>
    <message>
        <source>Meets %1 coming the other way, %2 against %3.</source>
        <translation>Trifft auf %1 in Gegenrichtung, %2 gegen %3.</translation>
    </message>
    <message>
        <source>A unit of its own power stands in the way: %1 is put back only after the moves.</source>
        <translation>Eine eigene Einheit steht im Weg: %1 wird erst nach den Zügen zurückgesetzt.</translation>
    </message>
    <message>
        <source>A unit of its own power stands in the way: %1 comes there first.</source>
        <translation>Eine eigene Einheit steht im Weg: %1 kommt zuerst dorthin.</translation>
    </message>
    <message>
        <source>A unit of its own power stands in the way: %1 does not leave.</source>
        <translation>Eine eigene Einheit steht im Weg: %1 zieht nicht ab.</translation>
    </message>
    <message>
        <source>No complete chain of fleets is ordered to convoy it.</source>
        <translation>Keine vollständige Kette von Flotten hat Befehl zum Geleit.</translation>
    </message>
    <message>
        <source>The convoy breaks: %1 is dislodged.</source>
        <translation>Das Geleit wird unterbrochen: %1 wird vertrieben.</translation>
    </message>
    <message>
        <source>Its convoy is part of a paradox, so it stays.</source>
        <translation>Das Geleit gehört zu einem Paradox, darum bleibt sie stehen.</translation>
    </message>
    <message>
        <source>It is part of a convoy paradox, in which every move fails.</source>
        <translation>Gehört zu einem Geleitparadox, in dem jeder Zug scheitert.</translation>
    </message>
    <message>
        <source>It is cut by %1.</source>
        <translation>Wird von %1 unterbrochen.</translation>
    </message>
    <message>
        <source>Supports %1 until %2 cuts it.</source>
        <translation>Unterstützt %1, bis %2 die Unterstützung unterbricht.</translation>
    </message>
    <message>
        <source>The support is lost: dislodged by %1.</source>
        <translation>Die Unterstützung geht verloren: vertrieben von %1.</translation>
    </message>
    <message>
        <source>It is dislodged.</source>
        <translation>Wird vertrieben.</translation>
    </message>
    <message>
        <source>It is dislodged by %1.</source>
        <translation>Wird von %1 vertrieben.</translation>
    </message>
    <message>
        <source>It is dislodged by %1, %2 against %3.</source>
        <translation>Wird von %1 vertrieben, %2 gegen %3.</translation>
    </message>
    <message>
        <source>Stands ready, but the convoy of %1 fails.</source>
        <translation>Steht bereit, aber das Geleit von %1 scheitert.</translation>
    </message>
    <message>
        <source>Stands ready, but %1 does not use this convoy.</source>
        <translation>Steht bereit, aber %1 nutzt dieses Geleit nicht.</translation>
    </message>
    <message>
        <source>Support is given, but %1 turns back.</source>
        <translation>Unterstützung wird gegeben, aber %1 kehrt um.</translation>
    </message>
    <message>
        <source>Support is given, but the convoy of %1 fails.</source>
        <translation>Unterstützung wird gegeben, aber das Geleit von %1 scheitert.</translation>
    </message>
    <message>
        <source>Does not count: no power can help dislodge its own unit, and %1 does not leave.</source>
        <translation>Zählt nicht: Keine Macht hilft, die eigene Einheit zu vertreiben, und %1 zieht nicht ab.</translation>
    </message>
    <message>
        <source>Drives %1 away and stays at home.</source>
        <translation>Vertreibt %1 und bleibt zu Hause.</translation>
    </message>
    <message>
        <source>Drives %1 away, %2 against %3, and stays at home.</source>
        <translation>Vertreibt %1, %2 gegen %3, und bleibt zu Hause.</translation>
    </message>
    <message>
        <source>The siege is over; it stays at home.</source>
        <translation>Die Belagerung ist vorbei; sie bleibt zu Hause.</translation>
    </message>
    <message numerus="yes">
        <source>Surrenders after %n season(s) behind its walls.</source>
        <translation>
            <numerusform>Ergibt sich nach %n Saison hinter den Mauern.</numerusform>
            <numerusform>Ergibt sich nach %n Saisons hinter den Mauern.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not get to the sea from which it is to land, so it stays aboard.</source>
        <comment>a fleet; it: the army</comment>
        <translation>%1 erreicht das Meer nicht, von dem aus sie landen soll; sie bleibt an Bord.</translation>
    </message>
    <message>
        <source>Makes no move out of the pass, so it is put back.</source>
        <translation>Zieht nicht aus dem Pass und wird zurückgesetzt.</translation>
    </message>
    <message>
        <source>It is dislodged by %1 before it can act.</source>
        <translation>Wird von %1 vertrieben, bevor sie handeln kann.</translation>
    </message>
    <message>
        <source>%1 chooses the same place, so both disband.</source>
        <translation>%1 wählt denselben Ort, also lösen sich beide auf.</translation>
    </message>
    <message>
        <source>Has no order, so it disbands.</source>
        <translation>Löst sich auf, da ohne Befehl.</translation>
    </message>
    <message>
        <source>Flies its raid.</source>
        <translation>Fliegt den Bombenangriff.</translation>
    </message>
    <message>
        <source>Flies its raid; %1 leaves before it.</source>
        <translation>Fliegt den Bombenangriff; %1 ist dann schon fort.</translation>
    </message>
    <message>
        <source>Raids %1.</source>
        <translation>Bombardiert %1.</translation>
    </message>
    <message>
        <source>The raid fails: its base is attacked by %1.</source>
        <translation>Der Bombenangriff scheitert: %1 greift die Basis an.</translation>
    </message>
    <message>
        <source>Meets %1 in the air and turns back.</source>
        <translation>Trifft in der Luft auf %1 und kehrt um.</translation>
    </message>
    <message>
        <source>Does not get there.</source>
        <translation>Kommt nicht an.</translation>
    </message>
    <message>
        <source>Goes for want of a port, unless a fleet is named.</source>
        <translation>Wird aufgelöst, weil ein Hafen fehlt, sofern keine Flotte genannt wird.</translation>
    </message>
    <message>
        <source>Goes by the rules, unless a removal is ordered.</source>
        <translation>Wird nach den Regeln aufgelöst, wenn niemand bestimmt, welche Einheit.</translation>
    </message>
    <message numerus="yes">
        <source>%n units are ordered from %1 to %2; the support does not say which one is meant.</source>
        <translation>
            <numerusform>%n Einheit soll von %1 nach %2; die Unterstützung sagt nicht, welche gemeint ist.</numerusform>
            <numerusform>%n Einheiten sollen von %1 nach %2; die Unterstützung sagt nicht, welche gemeint ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n seasons behind the walls it gives up.</source>
        <translation>
            <numerusform>Nach %n Saison hinter den Mauern gibt sie auf.</numerusform>
            <numerusform>Nach %n Saisons hinter den Mauern gibt sie auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other power holds %1, so the port is not closed in: the siege counts anew.</source>
        <translation>Keine andere Macht hält %1, also ist der Hafen nicht eingeschlossen: Die Belagerung zählt von vorn.</translation>
    </message>
    <message>
        <source>Out of the pass it is put back to %1.</source>
        <translation>Aus dem Pass wird sie nach %1 zurückgesetzt.</translation>
    </message>
    <message>
        <source>It is not ashore in time and will be lost.</source>
        <translation>Sie kommt nicht rechtzeitig an Land und ist dann verloren.</translation>
    </message>
    <message>
        <source>It stays aboard its fleet.</source>
        <translation>Sie bleibt an Bord ihrer Flotte.</translation>
    </message>
    <message>
        <source>The army aboard goes with it.</source>
        <translation>Die Armee an Bord geht mit.</translation>
    </message>
    <message>
        <source>%1 was built instead.</source>
        <translation>Stattdessen wurde %1 gebaut.</translation>
    </message>
    <message>
        <source>Held the way open, but %1 could not land.</source>
        <translation>Hielt den Weg offen, aber %1 konnte nicht landen.</translation>
    </message>
    <message>
        <source>%1 Dislodged by %2.</source>
        <translation>%1 Vertrieben von %2.</translation>
    </message>
    <message>
        <source>another unit</source>
        <translation>eine andere Einheit</translation>
    </message>
    <message>
        <source>%1 was ordered to move, so it could not be supported to hold.</source>
        <translation>%1 sollte ziehen und konnte deshalb nicht beim Halten unterstützt werden.</translation>
    </message>
    <message>
        <source>%1 was not ordered to %2.</source>
        <translation>%1 sollte nicht nach %2.</translation>
    </message>
    <message>
        <source>%1 was not ordered to %2 by convoy.</source>
        <translation>%1 sollte nicht im Geleit nach %2.</translation>
    </message>
    <message>
        <source>No order of %1 matches it.</source>
        <translation>Kein Befehl von %1 passt dazu.</translation>
    </message>
    <message>
        <source>Held.</source>
        <translation>Gehalten.</translation>
    </message>
    <message>
        <source>Had no order, so it held.</source>
        <translation>Ohne Befehl; hielt deshalb.</translation>
    </message>
    <message>
        <source>Arrived and dislodged %1.</source>
        <translation>Angekommen, %1 vertrieben.</translation>
    </message>
    <message>
        <source>Arrived and dislodged %1, %2 against %3.</source>
        <translation>Angekommen, %1 vertrieben, %2 gegen %3.</translation>
    </message>
    <message>
        <source>Arrived.</source>
        <translation>Angekommen.</translation>
    </message>
    <message>
        <source>Arrived by convoy and dislodged %1.</source>
        <translation>Im Geleit angekommen, %1 vertrieben.</translation>
    </message>
    <message>
        <source>Arrived by convoy and dislodged %1, %2 against %3.</source>
        <translation>Im Geleit angekommen, %1 vertrieben, %2 gegen %3.</translation>
    </message>
    <message>
        <source>Arrived by convoy.</source>
        <translation>Im Geleit angekommen.</translation>
    </message>
    <message>
        <source>Supported %1.</source>
        <translation>%1 unterstützt.</translation>
    </message>
    <message>
        <source>Retreated.</source>
        <translation>Zurückgezogen.</translation>
    </message>
    <message>
        <source>Built.</source>
        <translation>Gebaut.</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>Aufgelöst.</translation>
    </message>
    <message>
        <source>Disbanded.</source>
        <translation>Aufgelöst.</translation>
    </message>
    <message>
        <source>Bounced by %1.</source>
        <translation>Abgeprallt an %1.</translation>
    </message>
    <message>
        <source>Bounced by %1, %2 against %3.</source>
        <translation>Abgeprallt an %1, %2 gegen %3.</translation>
    </message>
    <message>
        <source>Met %1 coming the other way.</source>
        <translation>Traf auf %1 in Gegenrichtung.</translation>
    </message>
    <message>
        <source>Met %1 coming the other way, %2 against %3.</source>
        <translation>Traf auf %1 in Gegenrichtung, %2 gegen %3.</translation>
    </message>
    <message>
        <source>Cut by %1.</source>
        <translation>Unterbrochen von %1.</translation>
    </message>
    <message>
        <source>Support lost: dislodged by %1.</source>
        <translation>Unterstützung verloren: vertrieben von %1.</translation>
    </message>
    <message>
        <source>Dislodged by %1.</source>
        <translation>Vertrieben von %1.</translation>
    </message>
    <message>
        <source>Dislodged by %1, %2 against %3.</source>
        <translation>Vertrieben von %1, %2 gegen %3.</translation>
    </message>
    <message>
        <source>%1 chose the same place, so both disbanded.</source>
        <translation>%1 wählte denselben Ort, also lösten sich beide auf.</translation>
    </message>
    <message>
        <source>Had no order, so it disbanded.</source>
        <translation>Ohne Befehl; deshalb aufgelöst.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %n supply points.</source>
        <translation>
            <numerusform>%1 gab %n Versorgungspunkt.</numerusform>
            <numerusform>%1 gab %n Versorgungspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Had to fight %1 for the way and stopped there.</source>
        <translation>Musste sich den Weg gegen %1 erkämpfen und blieb dort stehen.</translation>
    </message>
    <message>
        <source>Had to fight %1 for the way, %2 against %3, and stopped there.</source>
        <translation>Musste sich den Weg gegen %1 erkämpfen, %2 gegen %3, und blieb dort stehen.</translation>
    </message>
    <message>
        <source>Kept out by %1; stopped on the way.</source>
        <translation>Von %1 abgewiesen; unterwegs stehen geblieben.</translation>
    </message>
    <message>
        <source>Kept out by %1, %2 against %3; stopped on the way.</source>
        <translation>Von %1 abgewiesen, %2 gegen %3; unterwegs stehen geblieben.</translation>
    </message>
    <message>
        <source>Attacked, so it supported %1 with half its strength.</source>
        <translation>Wurde angegriffen und unterstützte %1 deshalb mit halber Stärke.</translation>
    </message>
    <message>
        <source>Flew its raid.</source>
        <translation>Flog den Bombenangriff.</translation>
    </message>
    <message>
        <source>The raid failed: its base was attacked by %1.</source>
        <translation>Der Bombenangriff scheiterte: %1 griff die Basis an.</translation>
    </message>
    <message>
        <source>Met %1 in the air and turned back.</source>
        <translation>Traf in der Luft auf %1 und kehrte um.</translation>
    </message>
    <message>
        <source>Registered by both parties.</source>
        <translation>Von beiden Seiten angemeldet.</translation>
    </message>
    <message>
        <source>Drove %1 away and stayed at home.</source>
        <translation>Hat %1 vertrieben und ist zu Hause geblieben.</translation>
    </message>
    <message>
        <source>Drove %1 away, %2 against %3, and stayed at home.</source>
        <translation>Hat %1 vertrieben, %2 gegen %3, und ist zu Hause geblieben.</translation>
    </message>
    <message>
        <source>The siege was over; it stayed at home.</source>
        <translation>Die Belagerung war vorbei; sie blieb zu Hause.</translation>
    </message>
    <message>
        <source>Made no move out of the pass, so it was put back.</source>
        <translation>Ist nicht aus dem Pass gezogen und wurde zurückgesetzt.</translation>
    </message>
    <message>
        <source>%1 Dislodged.</source>
        <translation>%1 Vertrieben.</translation>
    </message>
    <message>
        <source>Dislodged.</source>
        <translation>Vertrieben.</translation>
    </message>
    <message>
        <source>Did not get there.</source>
        <translation>Kam nicht an.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence and another one</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>After %n seasons behind the walls it gave up.</source>
        <translation>
            <numerusform>Nach %n Saison hinter den Mauern gab sie auf.</numerusform>
            <numerusform>Nach %n Saisons hinter den Mauern gab sie auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can hold out for %n more seasons.</source>
        <translation>
            <numerusform>Sie kann noch %n Saison aushalten.</numerusform>
            <numerusform>Sie kann noch %n Saisons aushalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not ashore in time and is lost.</source>
        <translation>Sie kam nicht rechtzeitig an Land und ist verloren.</translation>
    </message>
    <message>
        <source>The army aboard went with it.</source>
        <translation>Die Armee an Bord ging mit.</translation>
    </message>
    <message>
        <source>The army aboard is lost with it.</source>
        <translation>Die Armee an Bord ist mit ihr verloren.</translation>
    </message>
    <message>
        <source>It is aboard its fleet.</source>
        <translation>Sie ist an Bord ihrer Flotte.</translation>
    </message>
    <message>
        <source>Went aboard %1.</source>
        <translation>Ging an Bord von %1.</translation>
    </message>
    <message>
        <source>%1 did not get to the sea from which it was to land, so it stayed aboard.</source>
        <comment>a fleet; it: the army</comment>
        <translation>%1 erreichte das Meer nicht, von dem aus sie landen sollte; sie blieb an Bord.</translation>
    </message>
    <message>
        <source>Out of the pass it was put back to %1.</source>
        <translation>Aus dem Pass wurde sie nach %1 zurückgesetzt.</translation>
    </message>
    <message>
        <source>%1 is built instead.</source>
        <translation>Stattdessen wird %1 gebaut.</translation>
    </message>
    <message>
        <source>%1 did not get to %2.</source>
        <translation>%1 ist nicht nach %2 gelangt.</translation>
    </message>
    <message>
        <source>All powers acted at once this season, so %1 could not be supported where its move brought it.</source>
        <translation>Alle Mächte zogen in dieser Saison zugleich, also konnte %1 am Ziel ihres Zugs nicht unterstützt werden.</translation>
    </message>
    <message>
        <source>%1 acted in another step of the season, so its support did not meet it.</source>
        <translation>%1 zog in einem anderen Schritt der Saison, also kam diese Unterstützung nicht an.</translation>
    </message>
    <message>
        <source>Came in only because %1 made room, so it could not go on.</source>
        <translation>Kam nur hinein, weil %1 Platz machte, und konnte deshalb nicht weiter.</translation>
    </message>
    <message>
        <source>Supported %1 until %2 cut it.</source>
        <translation>Unterstützte %1, bis %2 die Unterstützung unterbrach.</translation>
    </message>
    <message>
        <source>Out of its walls again: %1 has raised the siege.</source>
        <translation>Wieder draußen: %1 hat die Belagerung aufgehoben.</translation>
    </message>
    <message>
        <source>Comes out of its walls: %1 raises the siege.</source>
        <translation>Kommt wieder heraus: %1 hebt die Belagerung auf.</translation>
    </message>
    <message>
        <source>Out of its walls again: nobody besieges it any more.</source>
        <translation>Wieder draußen: Niemand belagert sie mehr.</translation>
    </message>
    <message>
        <source>Comes out of its walls: nobody besieges it any more.</source>
        <translation>Kommt wieder heraus: Niemand belagert sie mehr.</translation>
    </message>
    <message numerus="yes">
        <source>Surrendered after %n season(s) behind its walls.</source>
        <translation>
            <numerusform>Ergab sich nach %n Saison hinter den Mauern.</numerusform>
            <numerusform>Ergab sich nach %n Saisons hinter den Mauern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raided %1.</source>
        <translation>Bombardierte %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n units were ordered from %1 to %2; the support does not say which one is meant.</source>
        <translation>
            <numerusform>%n Einheit sollte von %1 nach %2; die Unterstützung sagt nicht, welche gemeint ist.</numerusform>
            <numerusform>%n Einheiten sollten von %1 nach %2; die Unterstützung sagt nicht, welche gemeint ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undecided.</source>
        <translation>Nicht entschieden.</translation>
    </message>
    <message>
        <source>Arrived, convoyed by %1.</source>
        <translation>Angekommen, geleitet von %1.</translation>
    </message>
    <message>
        <source>Convoyed %1.</source>
        <translation>%1 geleitet.</translation>
    </message>
    <message>
        <source>One build was waived.</source>
        <translation>Auf einen Bau wurde verzichtet.</translation>
    </message>
    <message>
        <source>Permission to land was given.</source>
        <translation>Die Landung wurde erlaubt.</translation>
    </message>
    <message>
        <source>A unit of its own power was in the way: %1 did not leave; stopped on the way.</source>
        <translation>Eine eigene Einheit war im Weg: %1 zog nicht ab; unterwegs angehalten.</translation>
    </message>
    <message>
        <source>A unit of its own power stood in the way: %1 was put back only after the moves.</source>
        <translation>Eine eigene Einheit stand im Weg: %1 wurde erst nach den Zügen zurückgesetzt.</translation>
    </message>
    <message>
        <source>A unit of its own power stood in the way: %1 did not leave.</source>
        <translation>Eine eigene Einheit stand im Weg: %1 zog nicht ab.</translation>
    </message>
    <message>
        <source>No complete chain of fleets was ordered to convoy it.</source>
        <translation>Keine vollständige Kette von Flotten hatte Befehl zum Geleit.</translation>
    </message>
    <message>
        <source>The convoy was broken: %1 was dislodged.</source>
        <translation>Das Geleit wurde unterbrochen: %1 wurde vertrieben.</translation>
    </message>
    <message>
        <source>Stood ready, but the convoy of %1 failed.</source>
        <translation>Stand bereit, aber das Geleit von %1 scheiterte.</translation>
    </message>
    <message>
        <source>Stood ready, but %1 did not use this convoy.</source>
        <translation>Stand bereit, aber %1 nutzte dieses Geleit nicht.</translation>
    </message>
    <message>
        <source>Support was given, but %1 turned back.</source>
        <translation>Unterstützung gegeben, aber %1 kehrte um.</translation>
    </message>
    <message>
        <source>Support was given, but the convoy of %1 failed.</source>
        <translation>Unterstützung gegeben, aber das Geleit von %1 scheiterte.</translation>
    </message>
    <message>
        <source>Did not count: no power can help dislodge its own unit, and %1 did not leave.</source>
        <translation>Zählte nicht: Keine Macht hilft, die eigene Einheit zu vertreiben, und %1 zog nicht ab.</translation>
    </message>
    <message>
        <source>Dislodged by %1 before it could act.</source>
        <translation>Von %1 vertrieben, bevor sie handeln konnte.</translation>
    </message>
    <message>
        <source>Carried out. Its effect stays secret, like the order of acting.</source>
        <translation>Ausgeführt. Die Wirkung bleibt geheim, wie die Reihenfolge.</translation>
    </message>
    <message>
        <source>Carried out. What came of it may lie in the fog.</source>
        <translation>Ausgeführt. Was daraus wurde, liegt vielleicht im Nebel.</translation>
    </message>
    <message>
        <source>Removed by the rules: no removal was ordered.</source>
        <translation>Nach den Regeln aufgelöst: Niemand bestimmte, welche Einheit.</translation>
    </message>
    <message>
        <source>Supported %1 with half its strength: %2 cut the other half.</source>
        <translation>Unterstützte %1 mit halber Stärke: %2 unterbrach die andere Hälfte.</translation>
    </message>
    <message>
        <source>A unit of its own power stood in the way: %1 had come there before.</source>
        <translation>Eine eigene Einheit stand im Weg: %1 war vorher dorthin gekommen.</translation>
    </message>
    <message>
        <source>Its convoy was part of a paradox, so it stayed.</source>
        <translation>Das Geleit gehörte zu einem Paradox, darum blieb sie stehen.</translation>
    </message>
    <message>
        <source>It was part of a convoy paradox, in which every move fails.</source>
        <translation>Gehörte zu einem Geleitparadox, in dem jeder Zug scheitert.</translation>
    </message>
    <message>
        <source>Flew its raid; %1 left before it.</source>
        <translation>Flog den Bombenangriff; %1 war schon fort.</translation>
    </message>
    <message>
        <source>No other power held %1, so the port was not closed in: the siege counts anew.</source>
        <translation>Keine andere Macht hielt %1, also war der Hafen nicht eingeschlossen: Die Belagerung zählt von vorn.</translation>
    </message>
    <message>
        <source>The season does not count: the siege counts anew.</source>
        <translation>Die Saison zählt nicht: Die Belagerung zählt von vorn.</translation>
    </message>
    <message>
        <source>It takes no centre.</source>
        <comment>a wing</comment>
        <translation>Es nimmt kein Zentrum ein.</translation>
    </message>
    <message>
        <source>Removed for want of a port: no fleet was named.</source>
        <translation>Aufgelöst, weil ein Hafen fehlt: Es war keine Flotte genannt.</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>it is larger than %1 MB</source>
        <translation>sie ist größer als %1 MB</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2. Nothing was lost; save in another place.</source>
        <translation>%1 lässt sich nicht schreiben: %2. Nichts ging verloren; speichere an anderer Stelle.</translation>
    </message>
    <message>
        <source>Only a part of %1 could be written: %2. The file is as it was before; save in another place.</source>
        <translation>%1 ließ sich nicht ganz schreiben: %2. Die Datei ist, wie sie war; speichere an anderer Stelle.</translation>
    </message>
    <message>
        <source>its name is not in UTF-8; rename the file</source>
        <translation>ihr Name ist nicht in UTF-8; benenne die Datei um</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>All of it would have counted.</source>
        <translation>Sie hätte ganz gezählt.</translation>
    </message>
    <message>
        <source>Half of it would have counted.</source>
        <translation>Die Hälfte hätte gezählt.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and cuts the support of %3.</source>
        <translation>%1 greift %2 an und unterbricht die Unterstützung durch %3.</translation>
    </message>
    <message>
        <source>%1 dislodges %2, so its support is lost.</source>
        <translation>%1 vertreibt %2, deshalb ist die Unterstützung verloren.</translation>
    </message>
    <message>
        <source>%1 stays, and it belongs to the same power as %2.</source>
        <translation>%1 bleibt und gehört derselben Macht wie %2.</translation>
    </message>
    <message>
        <source>%1 breaks the convoy.</source>
        <translation>%1 unterbricht das Geleit.</translation>
    </message>
    <message>
        <source>%1 dislodges %2.</source>
        <translation>%1 vertreibt %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n support(s) count.</source>
        <translation>
            <numerusform>%n Unterstützung zählt.</numerusform>
            <numerusform>%n Unterstützungen zählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody&apos;s support counts.</source>
        <translation>Keine Unterstützung zählt.</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3.</source>
        <translation>%1 greift %2 mit %3 an.</translation>
    </message>
    <message>
        <source>%1 holds %2 with %3.</source>
        <translation>%1 hält %2 mit %3.</translation>
    </message>
    <message>
        <source>%1 came to %2 earlier in the season and holds it with %3.</source>
        <translation>%1 kam früher in der Saison nach %2 und hält es mit %3.</translation>
    </message>
    <message>
        <source>%1 comes the opposite way with %2.</source>
        <translation>%1 kommt mit %2 entgegen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sentence and another one</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>An attack must be stronger than what it meets. This one was not.</source>
        <translation>Ein Angriff muss stärker sein als das, worauf er trifft. Dieser war es nicht.</translation>
    </message>
    <message>
        <source>An attack from elsewhere cuts support, whether or not it succeeds.</source>
        <translation>Ein Angriff von anderswo unterbricht Unterstützung, ob er gelingt oder nicht.</translation>
    </message>
    <message>
        <source>Support and convoys count only for the order that was really given.</source>
        <translation>Unterstützung und Geleit zählen nur für den Befehl, der wirklich gegeben wurde.</translation>
    </message>
    <message>
        <source>Without this fleet no chain was left.</source>
        <translation>Ohne diese Flotte blieb keine Kette übrig.</translation>
    </message>
    <message>
        <source>Two units can&apos;t retreat to one place.</source>
        <translation>Zwei Einheiten können sich nicht an denselben Ort zurückziehen.</translation>
    </message>
    <message>
        <source>The attack is stronger, so it arrives.</source>
        <translation>Der Angriff ist stärker, also kommt er an.</translation>
    </message>
    <message>
        <source>The attack was stronger, so it must leave.</source>
        <translation>Der Angriff war stärker, also muss sie den Ort verlassen.</translation>
    </message>
    <message>
        <source>In this game such a convoy fails (Szykman&apos;s rule).</source>
        <translation>In dieser Partie scheitert ein solches Geleit (Szykmans Regel).</translation>
    </message>
    <message>
        <source>In this game a convoyed army does not cut the support for an attack on its own convoy.</source>
        <translation>In dieser Partie unterbricht eine geleitete Armee keine Unterstützung für einen Angriff auf ihr eigenes Geleit.</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <translation>Angriff auf %1</translation>
    </message>
    <message>
        <source>Against it, head to head</source>
        <translation>Dagegen, frontal</translation>
    </message>
    <message>
        <source>Also bound for %1</source>
        <translation>Auch unterwegs nach %1</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>vertrieben</translation>
    </message>
    <message>
        <source>own unit</source>
        <translation>eigene Einheit</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Regel: %1</translation>
    </message>
    <message>
        <source>It would have arrived, %1 against %2.</source>
        <translation>Dann wäre sie angekommen, %1 gegen %2.</translation>
    </message>
    <message>
        <source>It would have arrived.</source>
        <translation>Dann wäre sie angekommen.</translation>
    </message>
    <message>
        <source>It would have been stopped, %1 against %2.</source>
        <translation>Dann wäre sie aufgehalten worden, %1 gegen %2.</translation>
    </message>
    <message>
        <source>It would have been stopped.</source>
        <translation>Dann wäre sie aufgehalten worden.</translation>
    </message>
    <message>
        <source>It would not have been dislodged.</source>
        <translation>Dann wäre sie nicht vertrieben worden.</translation>
    </message>
    <message>
        <source>It would have been dislodged.</source>
        <translation>Dann wäre sie vertrieben worden.</translation>
    </message>
    <message>
        <source>It would have counted.</source>
        <translation>Dann hätte es gezählt.</translation>
    </message>
    <message>
        <source>It would not have counted.</source>
        <translation>Dann hätte es nicht gezählt.</translation>
    </message>
    <message>
        <source>A tank goes on only from a route province that nobody contests, or where it wins by two.</source>
        <translation>Ein Panzer zieht nur weiter, wenn ihm niemand die Durchgangsprovinz streitig macht oder er dort mit zwei gewinnt.</translation>
    </message>
    <message>
        <source>%1 counts on %2, which had another order.</source>
        <translation>%1 rechnet mit %2, deren Befehl anders lautete.</translation>
    </message>
    <message>
        <source>%1 should convoy %2 and is dislodged.</source>
        <translation>%1 soll %2 geleiten und wird vertrieben.</translation>
    </message>
    <message>
        <source>%1 is bound for %2 too, with %3.</source>
        <translation>%1 will auch nach %2, mit %3.</translation>
    </message>
    <message>
        <source>No power can dislodge its own unit, and this one did not leave.</source>
        <translation>Keine Macht vertreibt ihre eigene Einheit, und diese zog nicht ab.</translation>
    </message>
    <message>
        <source>A dislodged unit gives no support.</source>
        <translation>Eine vertriebene Einheit gibt keine Unterstützung.</translation>
    </message>
    <message>
        <source>A convoy needs a chain of fleets from coast to coast, each ordered to convoy this army there.</source>
        <translation>Ein Geleit braucht eine Kette von Flotten von Küste zu Küste, jede mit dem Befehl, diese Armee dorthin zu geleiten.</translation>
    </message>
    <message>
        <source>In this game a convoyed army does not cut support that its own convoy depends on.</source>
        <translation>In dieser Partie unterbricht eine geleitete Armee keine Unterstützung, von der ihr eigenes Geleit abhängt.</translation>
    </message>
    <message>
        <source>In this game every move in such a paradox fails.</source>
        <translation>In dieser Partie scheitert jeder Zug, der zu einem solchen Paradox gehört.</translation>
    </message>
    <message>
        <source>Defence of %1</source>
        <translation>Verteidigung von %1</translation>
    </message>
    <message>
        <source>%1 flies over %2 and cuts the support of %3.</source>
        <translation>%1 fliegt über %2 und unterbricht die Unterstützung durch %3.</translation>
    </message>
    <message>
        <source>%1 flies over %2 and cuts half the support of %3.</source>
        <translation>%1 fliegt über %2 und unterbricht die halbe Unterstützung durch %3.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and cuts half the support of %3.</source>
        <translation>%1 greift %2 an und unterbricht die halbe Unterstützung durch %3.</translation>
    </message>
    <message>
        <source>A double move counts one on either hop. What its second hop met was stronger.</source>
        <translation>Ein Doppelzug zählt bei jedem Schritt eins. Was der zweite Schritt antraf, war stärker.</translation>
    </message>
    <message>
        <source>A double move counts one on either hop. What its second hop met was as strong.</source>
        <translation>Ein Doppelzug zählt bei jedem Schritt eins. Was der zweite Schritt antraf, war ebenso stark.</translation>
    </message>
    <message>
        <source>One attack takes half of a tank&apos;s support, a second one the rest.</source>
        <translation>Ein Angriff nimmt die halbe Unterstützung eines Panzers, ein zweiter den Rest.</translation>
    </message>
    <message>
        <source>The convoy depends on an attack, and that attack depends on a convoy.</source>
        <translation>Das Geleit hängt von einem Angriff ab, und dieser Angriff von einem Geleit.</translation>
    </message>
    <message>
        <source>Fog lies on a part of what happened. What kept this unit back is not told.</source>
        <translation>Auf einem Teil des Geschehens liegt Nebel. Was diese Einheit aufgehalten hat, wird nicht gesagt.</translation>
    </message>
    <message>
        <source>Fog lies on a part of what happened. What came of this order is not told.</source>
        <translation>Auf einem Teil des Geschehens liegt Nebel. Was aus diesem Befehl wurde, wird nicht gesagt.</translation>
    </message>
</context>
<context>
    <name>Winter</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>the price of a unit</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2 left: counts if you are given points</source>
        <comment>a price, points</comment>
        <translation>%1; %2 übrig: zählt, wenn du Punkte bekommst</translation>
    </message>
    <message>
        <source>%1; would be number %2, the armies allow %3</source>
        <translation>%1; wäre Nummer %2, die Armeen erlauben %3</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 auflösen</translation>
    </message>
    <message numerus="yes">
        <source>saves %n points</source>
        <translation>
            <numerusform>spart %n Punkt</numerusform>
            <numerusform>spart %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WriterTask</name>
    <message numerus="yes">
        <source>%1 must save %n supply points. Choose units to disband.</source>
        <translation>
            <numerusform>%1 muss %n Versorgungspunkt einsparen. Wähle Einheiten, die aufgelöst werden.</numerusform>
            <numerusform>%1 muss %n Versorgungspunkte einsparen. Wähle Einheiten, die aufgelöst werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has saved enough. Nothing can be built this winter.</source>
        <translation>%1 hat genug eingespart. In diesem Winter kann nichts gebaut werden.</translation>
    </message>
    <message numerus="yes">
        <source>%1 orders %n supply points too many: without more from others the last builds are struck.</source>
        <translation>
            <numerusform>%1 gibt %n Versorgungspunkt zu viel aus: Ohne weitere von anderen werden die letzten Bauten gestrichen.</numerusform>
            <numerusform>%1 gibt %n Versorgungspunkte zu viel aus: Ohne weitere von anderen werden die letzten Bauten gestrichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n supply points left. Choose a home centre to build in, or a unit to disband.</source>
        <translation>
            <numerusform>%1 hat noch %n Punkt. Baue in der Heimat oder löse eine Einheit auf.</numerusform>
            <numerusform>%1 hat noch %n Punkte. Baue in der Heimat oder löse eine Einheit auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds no port: one fleet is lost before anything else. Choose the fleet that goes.</source>
        <translation>%1 hat keinen Hafen: Zuerst geht eine Flotte verloren. Wähle, welche.</translation>
    </message>
    <message>
        <source>%1 has nothing to build or remove.</source>
        <translation>%1 hat nichts zu bauen oder aufzulösen.</translation>
    </message>
    <message>
        <source>All %1 orders are in.</source>
        <translation>Alle %1en Befehle sind da.</translation>
    </message>
    <message>
        <source>All orders of %1 are in.</source>
        <translation>Alle Befehle von %1 sind da.</translation>
    </message>
    <message numerus="yes">
        <source>%1 must remove %n unit(s). Choose it.</source>
        <translation>
            <numerusform>%1 muss %n Einheit auflösen. Wähle sie.</numerusform>
            <numerusform>%1 muss %n Einheiten auflösen. Wähle sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may build %n unit(s). Choose a home centre or %2.</source>
        <translation>
            <numerusform>%1 darf %n Einheit bauen. Wähle ein Heimatzentrum oder %2.</numerusform>
            <numerusform>%1 darf %n Einheiten bauen. Wähle ein Heimatzentrum oder %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may build %n unit(s). Choose a centre.</source>
        <translation>
            <numerusform>%1 darf %n Einheit bauen. Wähle ein Zentrum.</numerusform>
            <numerusform>%1 darf %n Einheiten bauen. Wähle ein Zentrum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may build %n unit(s). Choose a home centre.</source>
        <translation>
            <numerusform>%1 darf %n Einheit bauen. Wähle ein Heimatzentrum.</numerusform>
            <numerusform>%1 darf %n Einheiten bauen. Wähle ein Heimatzentrum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a dislodged %1 unit.</source>
        <translation>Wähle eine vertriebene %1e Einheit.</translation>
    </message>
    <message>
        <source>Choose a dislodged unit of %1.</source>
        <translation>Wähle eine vertriebene Einheit von %1.</translation>
    </message>
    <message>
        <source>Choose a %1 unit.</source>
        <translation>Wähle eine %1e Einheit.</translation>
    </message>
    <message>
        <source>Choose an %1 unit.</source>
        <translation>Wähle eine %1e Einheit.</translation>
    </message>
    <message>
        <source>Choose a unit of %1.</source>
        <translation>Wähle eine Einheit von %1.</translation>
    </message>
    <message>
        <source>Every power is ready. Reveal the orders (Ctrl+Enter).</source>
        <translation>Alle Mächte sind fertig. Decke die Befehle auf (Strg+Eingabe).</translation>
    </message>
    <message>
        <source>Seal them (Ctrl+Enter).</source>
        <translation>Versiegle sie (Strg+Eingabe).</translation>
    </message>
    <message>
        <source>Builds count in the order in which they are written. Points are given beside the map, or typed: Transfer 2 to France.</source>
        <translation>Bauten zählen in der Reihenfolge der Befehle. Punkte gibst du neben der Karte weiter, oder getippt: Transfer 2 to France.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>The language of names and results: en or de.</source>
        <translation>Die Sprache der Namen und Ergebnisse: en oder de.</translation>
    </message>
    <message>
        <source>“%1” is no language that is spoken here: en or de.</source>
        <translation>„%1“ ist keine Sprache, die hier gesprochen wird: en oder de.</translation>
    </message>
    <message>
        <source>Its board is that of “%1”, which is here already.</source>
        <translation>Das Brett ist das von „%1“, das es hier schon gibt.</translation>
    </message>
    <message>
        <source>Draw the map of a case or a saved game.</source>
        <translation>Die Karte eines Falls oder einer gespeicherten Partie zeichnen.</translation>
    </message>
    <message>
        <source>Say what is wrong with a variant&apos;s folder, all at once.</source>
        <translation>Alles auf einmal sagen, was am Ordner einer Variante nicht stimmt.</translation>
    </message>
    <message>
        <source>List the variants that can be played.</source>
        <translation>Die spielbaren Varianten auflisten.</translation>
    </message>
    <message>
        <source>Adjudicate cases, or check them against what they expect.</source>
        <translation>Fälle auswerten oder mit ihrer Erwartung vergleichen.</translation>
    </message>
    <message>
        <source>List every legal order of every unit.</source>
        <translation>Jeden erlaubten Befehl jeder Einheit auflisten.</translation>
    </message>
    <message>
        <source>Say which orders of each case will fail, before anybody seals them.</source>
        <translation>Sagen, welche Befehle eines Falls scheitern werden, bevor jemand sie versiegelt.</translation>
    </message>
    <message>
        <source>Read orders, one a line, and print them in the house notation.</source>
        <translation>Befehle lesen, einen je Zeile, und in der Hausschreibweise ausgeben.</translation>
    </message>
    <message>
        <source>Measure how fast cases are adjudicated, over and over on one thread.</source>
        <translation>Messen, wie schnell Fälle ausgewertet werden, immer wieder auf einem Thread.</translation>
    </message>
    <message>
        <source>Score games as tournaments do, as if they ended now. Without files it lists the systems, or tells of one what it is worth.</source>
        <translation>Partien werten wie auf Turnieren, als endeten sie jetzt. Ohne Dateien werden die Systeme aufgelistet, oder es wird von einem gesagt, wie es wertet.</translation>
    </message>
    <message>
        <source>Lead a club&apos;s games, which lie in one folder: draw who sits where in the next round and write its games, or tell how the players stand, as if all games ended now.</source>
        <translation>Die Partien eines Clubs leiten, die in einem Ordner liegen: auslosen, wer in der nächsten Runde wo sitzt, und ihre Partien schreiben, oder sagen, wie die Spieler stehen, als endeten alle Partien jetzt.</translation>
    </message>
    <message>
        <source>Write a turn as a film, frame by frame; the last is the picture of its results.</source>
        <translation>Eine Runde als Film schreiben, Bild für Bild; das letzte zeigt ihre Ergebnisse.</translation>
    </message>
    <message>
        <source>It holds no game.</source>
        <translation>Es steht keine Partie darin.</translation>
    </message>
    <message>
        <source>Make saved games and variants&apos; folders of other programs&apos; files, or games for these programs.</source>
        <translation>Aus Dateien anderer Programme gespeicherte Partien und Ordner von Varianten machen, oder Partien für diese Programme.</translation>
    </message>
    <message>
        <source>Print what a computer player would order in each case.</source>
        <translation>Gibt aus, was ein Computerspieler in jedem Fall befehlen würde.</translation>
    </message>
    <message>
        <source>Let computer players play games against each other, each of them in every seat.</source>
        <translation>Lässt Computerspieler gegeneinander spielen, jeden auf jedem Platz.</translation>
    </message>
    <message>
        <source>Count what a folder of games tells: results, lengths, openings, centres by year.</source>
        <translation>Zählt, was ein Ordner voller Partien erzählt: Ergebnisse, Längen, Eröffnungen, Zentren nach Jahren.</translation>
    </message>
    <message>
        <source>Write the manual as one page for a browser, its pictures inside.</source>
        <translation>Das Handbuch als eine Seite für den Browser schreiben, mit seinen Bildern darin.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Die Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>The language of the manual: en or de.</source>
        <translation>Die Sprache des Handbuchs: en oder de.</translation>
    </message>
    <message>
        <source>Name the file to write: --html OUT.html.</source>
        <translation>Nenne die Datei, die geschrieben werden soll: --html OUT.html.</translation>
    </message>
    <message>
        <source>Play a seat for another program, by the line protocol that the manual describes.</source>
        <translation>Einen Platz für ein anderes Programm spielen, nach dem Zeilenprotokoll, das das Handbuch beschreibt.</translation>
    </message>
    <message>
        <source>Propose the board that a drawing (SVG) or a picture (PNG, JPEG) shows.</source>
        <translation>Das Spielbrett vorschlagen, das eine Zeichnung (SVG) oder ein Bild (PNG, JPEG) zeigt.</translation>
    </message>
    <message>
        <source>Not as the case expects: %1</source>
        <translation>Anders, als der Fall es erwartet: %1</translation>
    </message>
    <message>
        <source>Find orders that reach a power's goals whatever the others order.</source>
        <translation>Befehle finden, mit denen eine Macht ihre Ziele erreicht, was auch immer die anderen befehlen.</translation>
    </message>
    <message>
        <source>Whose orders.</source>
        <translation>Wessen Befehle.</translation>
    </message>
    <message>
        <source>Places to keep, with commas; if no goal is given, all own centres.</source>
        <translation>Orte, die zu halten sind, mit Kommas; ohne Ziel alle eigenen Zentren.</translation>
    </message>
    <message>
        <source>Places to take, with commas.</source>
        <translation>Orte, die zu nehmen sind, mit Kommas.</translation>
    </message>
    <message>
        <source>How many seasons are judged at most.</source>
        <translation>Wie viele Saisons höchstens ausgewertet werden.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>nimmt %1</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>hält %1</translation>
    </message>
    <message>
        <source>surely %1</source>
        <translation>%1 sicher</translation>
    </message>
    <message>
        <source>%1, as far as was tried</source>
        <translation>%1, soweit probiert wurde</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>nicht: %1</translation>
    </message>
    <message>
        <source>%1, unless %2</source>
        <translation>%1, außer bei %2</translation>
    </message>
    <message>
        <source>  No other plan surely reaches more.</source>
        <translation>  Kein anderer Plan erreicht sicher mehr.</translation>
    </message>
    <message>
        <source>  Not every plan was tried: another may reach more.</source>
        <translation>  Nicht jeder Plan wurde probiert: Ein anderer erreicht vielleicht mehr.</translation>
    </message>
    <message>
        <source>“%1” is not a number of tries.</source>
        <translation>„%1“ ist keine Zahl von Versuchen.</translation>
    </message>
    <message>
        <source>Say whose orders: --power NAME.</source>
        <translation>Sag, wessen Befehle: --power NAME.</translation>
    </message>
    <message>
        <source>“%1” is not a place on this map.</source>
        <translation>„%1“ ist kein Ort auf dieser Karte.</translation>
    </message>
    <message>
        <source>Find puzzles in games (mine): centres that a power can surely have; or try every answer again (prove).</source>
        <translation>Aufgaben in Partien finden (mine): Zentren, die eine Macht sicher haben kann; oder jede Lösung noch einmal prüfen (prove).</translation>
    </message>
    <message>
        <source>No easier than this, from 1 to 4.</source>
        <translation>Nicht leichter als das, von 1 bis 4.</translation>
    </message>
    <message>
        <source>Of each position only so many units: those nearest to a centre.</source>
        <translation>Von jeder Stellung nur so viele Einheiten: die einem Zentrum am nächsten stehen.</translation>
    </message>
    <message>
        <source>How many replies are tried against an answer.</source>
        <translation>Wie viele Antworten gegen eine Lösung probiert werden.</translation>
    </message>
    <message>
        <source>What is to be done.</source>
        <translation>Was zu tun ist.</translation>
    </message>
    <message>
        <source>Files of games or cases, and folders of them.</source>
        <translation>Dateien mit Partien oder Fällen, und Ordner damit.</translation>
    </message>
    <message>
        <source>“%1” is no puzzle: it has no goal.</source>
        <translation>„%1“ ist keine Aufgabe: Ein Ziel fehlt.</translation>
    </message>
    <message>
        <source>Say what is to be done: puzzles mine DIR, or puzzles prove FILE.</source>
        <translation>Sag, was zu tun ist: puzzles mine ORDNER oder puzzles prove DATEI.</translation>
    </message>
    <message>
        <source>No variants were found. Looked for in: %1.</source>
        <translation>Keine Varianten gefunden. Gesucht wurde in: %1.</translation>
    </message>
    <message>
        <source>Write a study to be printed, as one page or a booklet: its chapters with their maps, the answers at the end.</source>
        <translation>Schreibt eine Studie zum Drucken, als eine Seite oder als Heft: ihre Kapitel mit Karten, am Ende die Lösungen.</translation>
    </message>
    <message>
        <source>The language of the page: en or de.</source>
        <translation>Die Sprache der Seite: en oder de.</translation>
    </message>
    <message>
        <source>A study.</source>
        <translation>Eine Studie.</translation>
    </message>
    <message>
        <source>Name the study, and the file to write: FILE --html OUT.html, or FILE --pdf OUT.pdf.</source>
        <translation>Nenne die Studie und die Datei, die zu schreiben ist: DATEI --html OUT.html, oder DATEI --pdf OUT.pdf.</translation>
    </message>
</context>
<context>
    <name>entente::app::AboutDesk</name>
    <message>
        <source>About Entente</source>
        <translation>Über Entente</translation>
    </message>
    <message>
        <source>Diplomacy and its strange cousins, for friends round one machine.</source>
        <translation>Diplomacy und seine seltsamen Verwandten, für Freunde an einem Gerät.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3. Made with Qt %1.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3. Gebaut mit Qt %1.</translation>
    </message>
</context>
<context>
    <name>entente::app::Actions</name>
    <message>
        <source>Orders in the house notation</source>
        <translation>Befehle in der Hausschreibweise</translation>
    </message>
    <message>
        <source>Orders for mail judges</source>
        <translation>Befehle für Mail-Judges</translation>
    </message>
    <message>
        <source>Orders for jDip</source>
        <translation>Befehle für jDip</translation>
    </message>
    <message>
        <source>Orders for webDiplomacy</source>
        <translation>Befehle für webDiplomacy</translation>
    </message>
    <message>
        <source>Orders for DAIDE</source>
        <translation>Befehle für DAIDE</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Seal orders</source>
        <translation>Befehle versiegeln</translation>
    </message>
    <message>
        <source>Reveal now</source>
        <translation>Jetzt aufdecken</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Nächste Phase</translation>
    </message>
    <message>
        <source>Names: full, short, none</source>
        <translation>Namen: ganz, kurz, keine</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Seitenleisten</translation>
    </message>
    <message>
        <source>Type an order</source>
        <translation>Befehl tippen</translation>
    </message>
    <message>
        <source>Go to the map</source>
        <translation>Zur Karte</translation>
    </message>
    <message>
        <source>First phase</source>
        <translation>Erste Phase</translation>
    </message>
    <message>
        <source>Phase before</source>
        <translation>Phase davor</translation>
    </message>
    <message>
        <source>Phase after</source>
        <translation>Phase danach</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Gegenwart</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what an action does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>What beats this?</source>
        <translation>Was schlägt das?</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Save a picture or report…</source>
        <translation>Bild oder Bericht speichern …</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Replay the turn</source>
        <translation>Runde abspielen</translation>
    </message>
    <message>
        <source>Parchment</source>
        <translation>Pergament</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>For printing</source>
        <translation>Für den Druck</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>Was wäre wenn?</translation>
    </message>
    <message>
        <source>All commands…</source>
        <translation>Alle Funktionen …</translation>
    </message>
    <message>
        <source>New game with settings…</source>
        <translation>Neue Partie mit Einstellungen …</translation>
    </message>
    <message>
        <source>Contract…</source>
        <translation>Vertrag …</translation>
    </message>
    <message>
        <source>Order of acting…</source>
        <translation>Reihenfolge …</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Replay the whole game</source>
        <translation>Ganze Partie abspielen</translation>
    </message>
    <message>
        <source>Allow impossible orders</source>
        <translation>Unmögliche Befehle zulassen</translation>
    </message>
    <message>
        <source>Count down to the reveal</source>
        <translation>Bis zum Aufdecken herunterzählen</translation>
    </message>
    <message>
        <source>Draw or concession…</source>
        <translation>Remis oder Aufgabe …</translation>
    </message>
    <message>
        <source>Lines of play…</source>
        <translation>Linien …</translation>
    </message>
    <message>
        <source>Test cases…</source>
        <translation>Testfälle …</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Orders of all powers…</source>
        <translation>Befehle aller Mächte …</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Klötze</translation>
    </message>
    <message>
        <source>Staff map (NATO)</source>
        <translation>Stabskarte (NATO)</translation>
    </message>
    <message>
        <source>Notes…</source>
        <translation>Notizen …</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Take the season back…</source>
        <translation>Saison zurücknehmen …</translation>
    </message>
    <message>
        <source>Pause clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Set PIN…</source>
        <translation>PIN festlegen …</translation>
    </message>
    <message>
        <source>Include notes in pictures and reports</source>
        <translation>Notizen in Bilder und Berichte aufnehmen</translation>
    </message>
    <message>
        <source>Clear all orders</source>
        <translation>Alle Befehle löschen</translation>
    </message>
    <message>
        <source>Paste orders…</source>
        <translation>Befehle einfügen …</translation>
    </message>
    <message>
        <source>Export game…</source>
        <translation>Partie exportieren …</translation>
    </message>
    <message>
        <source>Show orders: all, some, none</source>
        <translation>Befehle zeigen: alle, einige, keine</translation>
    </message>
    <message>
        <source>Show strengths</source>
        <translation>Stärken zeigen</translation>
    </message>
    <message>
        <source>Colour-blind patterns</source>
        <translation>Muster für Farbenblinde</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Guess other players&apos; orders</source>
        <translation>Befehle der anderen vermuten</translation>
    </message>
    <message>
        <source>Replay each turn after the reveal</source>
        <translation>Jede Runde nach dem Aufdecken abspielen</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Match window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten …</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>About Entente</source>
        <translation>Über Entente</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Gegen den Computer spielen</translation>
    </message>
    <message>
        <source>Person or computer…</source>
        <translation>Mensch oder Computer …</translation>
    </message>
    <message>
        <source>Computer thinks</source>
        <translation>Computer denkt nach</translation>
    </message>
    <message>
        <source>Let the game go on</source>
        <translation>Die Partie weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Without a pause</source>
        <translation>Ohne Pause</translation>
    </message>
    <message>
        <source>Library of games…</source>
        <translation>Partiensammlung …</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Brett ansehen</translation>
    </message>
    <message>
        <source>Your variants…</source>
        <translation>Deine Varianten …</translation>
    </message>
    <message>
        <source>Reveal conflicts one by one</source>
        <translation>Konflikte einzeln aufdecken</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>Ausgeschrieben</translation>
    </message>
    <message>
        <source>Abbreviated</source>
        <translation>Abgekürzt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Suggest orders…</source>
        <translation>Befehle vorschlagen …</translation>
    </message>
    <message>
        <source>What would they do?</source>
        <translation>Was würden sie tun?</translation>
    </message>
    <message>
        <source>Make a variant…</source>
        <translation>Variante machen …</translation>
    </message>
    <message>
        <source>Report to the players…</source>
        <translation>Bericht an die Spieler …</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Voriger Teil des Fensters</translation>
    </message>
    <message>
        <source>High contrast in the window</source>
        <translation>Hoher Kontrast im Fenster</translation>
    </message>
    <message>
        <source>Orders kept for later…</source>
        <translation>Befehle für später …</translation>
    </message>
    <message>
        <source>Games you lead…</source>
        <translation>Partien, die du leitest …</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Aufgaben…</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>Telefone …</translation>
    </message>
    <message>
        <source>Name and deadline…</source>
        <translation>Name und Frist…</translation>
    </message>
    <message>
        <source>Safest orders…</source>
        <translation>Sicherste Befehle …</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Lernen …</translation>
    </message>
    <message>
        <source>Make a study…</source>
        <translation>Studie schreiben …</translation>
    </message>
    <message>
        <source>A club&apos;s round…</source>
        <translation>Runde eines Clubs …</translation>
    </message>
    <message>
        <source>Deals…</source>
        <translation>Absprachen …</translation>
    </message>
    <message>
        <source>Fold the sheet</source>
        <translation>Blatt einklappen</translation>
    </message>
</context>
<context>
    <name>entente::app::AdviceDesk</name>
    <message>
        <source>Suggest orders</source>
        <translation>Befehle vorschlagen</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Suggested orders</source>
        <translation>Vorgeschlagene Befehle</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Take all</source>
        <translation>Alle übernehmen</translation>
    </message>
    <message>
        <source>Writes every order on the list (Shift+Return)</source>
        <translation>Schreibt alle Befehle der Liste (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Writes the chosen order (Return)</source>
        <translation>Schreibt den gewählten Befehl (Eingabe)</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Takes the chosen order off the list (Delete)</source>
        <translation>Nimmt den gewählten Befehl von der Liste (Entf)</translation>
    </message>
    <message>
        <source>The computer is thinking. Close this to stop it.</source>
        <translation>Der Computer denkt nach. Schließe dies, um ihn anzuhalten.</translation>
    </message>
    <message>
        <source>There is nothing to order.</source>
        <translation>Es gibt nichts zu befehlen.</translation>
    </message>
    <message>
        <source>Nothing is left on the list.</source>
        <translation>Auf der Liste steht nichts mehr.</translation>
    </message>
    <message>
        <source>Return takes an order, Shift+Return takes all, Delete drops one.</source>
        <translation>Eingabe übernimmt einen Befehl, Umschalt+Eingabe alle, Entf verwirft einen.</translation>
    </message>
    <message>
        <source>The computer would order the same.</source>
        <translation>Der Computer würde dasselbe befehlen.</translation>
    </message>
</context>
<context>
    <name>entente::app::AnchorWords</name>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Sign of its supply centre</source>
        <translation>Zeichen seines Versorgungszentrums</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a place, on the map</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Unit that was driven out</source>
        <translation>Vertriebene Einheit</translation>
    </message>
    <message>
        <source>Unit in the air</source>
        <translation>Einheit in der Luft</translation>
    </message>
    <message>
        <source>Unit behind walls</source>
        <translation>Einheit hinter Mauern</translation>
    </message>
    <message>
        <source>Sign of its port</source>
        <translation>Zeichen seines Hafens</translation>
    </message>
    <message>
        <source>Fleet at the north coast</source>
        <translation>Flotte an der Nordküste</translation>
    </message>
    <message>
        <source>Fleet at the south coast</source>
        <translation>Flotte an der Südküste</translation>
    </message>
    <message>
        <source>Fleet at the east coast</source>
        <translation>Flotte an der Ostküste</translation>
    </message>
    <message>
        <source>Fleet at the west coast</source>
        <translation>Flotte an der Westküste</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what stands there, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>entente::app::BalancePage</name>
    <message>
        <source>Computers play games on this board, and you see whether it is fair.</source>
        <translation>Computer spielen Partien auf diesem Brett, und du siehst, ob es gerecht ist.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Years at most</source>
        <translation>Jahre höchstens</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>Won alone</source>
        <translation>Allein gewonnen</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet. “Check” says what is missing.</source>
        <translation>Noch lässt es sich nicht spielen. Unter „Prüfen“ steht, was fehlt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The computers play…</source>
        <translation>Die Computer spielen …</translation>
    </message>
    <message>
        <source>Play these games</source>
        <translation>Diese Partien spielen</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <comment>a share, and between which it lies</comment>
        <translation>%1 % (%2 bis %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s); a game lasted %1 years.</source>
        <translation>
            <numerusform>%n Partie; sie dauerte %1 Jahre.</numerusform>
            <numerusform>%n Partien; eine dauerte %1 Jahre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody ever took %1.</source>
        <translation>Niemand nahm je %1.</translation>
    </message>
</context>
<context>
    <name>entente::app::BoardFilms</name>
    <message>
        <source>Animations are off: the results are shown at once.</source>
        <translation>Animationen sind aus: Die Ergebnisse erscheinen sofort.</translation>
    </message>
</context>
<context>
    <name>entente::app::BoardFloats</name>
    <message>
        <source>Which coast?</source>
        <translation>Welche Küste?</translation>
    </message>
    <message>
        <source>Build what?</source>
        <translation>Was wird gebaut?</translation>
    </message>
    <message>
        <source>Move or support?</source>
        <translation>Ziehen oder unterstützen?</translation>
    </message>
    <message>
        <source>Support it when?</source>
        <translation>Wann unterstützen?</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>supported on its way</comment>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>once it is %1</source>
        <comment>in a place</comment>
        <translation>wenn sie %1 ist</translation>
    </message>
    <message>
        <source>no order yet</source>
        <translation>noch kein Befehl</translation>
    </message>
    <message>
        <source>Borders %1.</source>
        <translation>Grenzt an %1.</translation>
    </message>
</context>
<context>
    <name>entente::app::BoardPage</name>
    <message>
        <source>Seal anyway</source>
        <translation>Trotzdem versiegeln</translation>
    </message>
    <message>
        <source>There is nothing to order in this phase.</source>
        <translation>In dieser Phase ist nichts zu befehlen.</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>next result</source>
        <translation>nächstes Ergebnis</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>show all</source>
        <translation>alles zeigen</translation>
    </message>
    <message>
        <source>Click a unit or a row to see why.</source>
        <translation>Klicke eine Einheit oder Zeile an, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>Take the order back</source>
        <translation>Befehl zurücknehmen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>All orders are shown: %1.</source>
        <translation>Alle Befehle sind zu sehen: %1.</translation>
    </message>
    <message>
        <source>Only your own orders are shown: %1.</source>
        <translation>Nur deine eigenen Befehle sind zu sehen: %1.</translation>
    </message>
    <message>
        <source>Only the chosen unit&apos;s order is shown: %1.</source>
        <translation>Nur der Befehl der gewählten Einheit ist zu sehen: %1.</translation>
    </message>
    <message>
        <source>Only orders that failed are shown: %1.</source>
        <translation>Nur gescheiterte Befehle sind zu sehen: %1.</translation>
    </message>
    <message>
        <source>No orders are shown.</source>
        <translation>Keine Befehle sind zu sehen.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>the whole season</source>
        <translation>die ganze Saison</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a power, its centres, its units</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1, as far as you see: %2, %3</source>
        <comment>a power, its centres, its units</comment>
        <translation>%1, soweit du siehst: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n Zentrum</numerusform>
            <numerusform>%n Zentren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Click it again, or press Esc, to see everything.</source>
        <translation>Klicke noch einmal oder drücke Esc, um alles zu sehen.</translation>
    </message>
    <message>
        <source>Reveal anyway</source>
        <translation>Trotzdem aufdecken</translation>
    </message>
    <message>
        <source>Nothing that was tried beats this order.</source>
        <translation>Nichts, was versucht wurde, schlägt diesen Befehl.</translation>
    </message>
    <message>
        <source>Click other powers&apos; units to write what they may do. Used only for “What if”.</source>
        <translation>Klicke Einheiten anderer Mächte an, um zu schreiben, was sie tun könnten. Gilt nur für „Was wäre wenn“.</translation>
    </message>
    <message>
        <source>The reply is drawn on the map. “What if” shows the outcome.</source>
        <translation>Die Antwort ist auf der Karte eingezeichnet. „Was wäre wenn“ zeigt, was daraus wird.</translation>
    </message>
    <message>
        <source>Guessed orders stay on the map until you seal.</source>
        <translation>Vermutete Befehle bleiben auf der Karte, bis du versiegelst.</translation>
    </message>
    <message>
        <source>You can guess other players&apos; orders only in your own seat, while you write moves.</source>
        <translation>Befehle der anderen vermutest du nur am eigenen Platz, während du Züge schreibst.</translation>
    </message>
    <message>
        <source>Strengths are shown once the orders are adjudicated.</source>
        <translation>Stärken erscheinen, sobald die Befehle ausgewertet sind.</translation>
    </message>
    <message>
        <source>Powers that have not acted yet hold.</source>
        <translation>Wer noch nicht gehandelt hat, hält.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a place and what is to be said of it</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>!  good</source>
        <translation>!  gut</translation>
    </message>
    <message>
        <source>?  bad</source>
        <translation>?  schlecht</translation>
    </message>
    <message>
        <source>!?  risky</source>
        <translation>!?  gewagt</translation>
    </message>
</context>
<context>
    <name>entente::app::CasesDesk</name>
    <message>
        <source>Test cases</source>
        <translation>Testfälle</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Search: number or name</source>
        <translation>Suche: Nummer oder Name</translation>
    </message>
    <message>
        <source>Expected and found</source>
        <translation>Erwartet und gefunden</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>%1, as expected</source>
        <translation>%1, wie erwartet</translation>
    </message>
    <message>
        <source>%1, not as expected</source>
        <translation>%1, nicht wie erwartet</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n case(s) came out as expected.</source>
        <translation>
            <numerusform>%1 von %n Fall ging aus wie erwartet.</numerusform>
            <numerusform>%1 von %n Fällen gingen aus wie erwartet.</numerusform>
        </translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1, which expects nothing</source>
        <translation>%1, ohne Erwartung</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) do not say what should come of them.</source>
        <translation>
            <numerusform>%n Fall sagt nicht, was herauskommen soll.</numerusform>
            <numerusform>%n Fälle sagen nicht, was herauskommen soll.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::CentresChart</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Supply centres by year</source>
        <translation>Versorgungszentren nach Jahren</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power and number of centres</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>entente::app::CheckPage</name>
    <message>
        <source>Moves to the nearest neutral centres</source>
        <translation>Züge zu den nächsten neutralen Zentren</translation>
    </message>
    <message>
        <source>Without convoys, for whoever comes there first: an army or a fleet</source>
        <translation>Ohne Geleit, für das, was zuerst dort ist: eine Armee oder eine Flotte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a centre, moves</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a power, centres</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Stops play: %1</source>
        <translation>Hindert das Spiel: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be mended before it can be played.</source>
        <translation>
            <numerusform>%n Sache muss geändert werden, bevor es sich spielen lässt.</numerusform>
            <numerusform>%n Dinge müssen geändert werden, bevor es sich spielen lässt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be played. %n thing(s) should be looked at.</source>
        <translation>
            <numerusform>Es lässt sich spielen. %n Sache solltest du ansehen.</numerusform>
            <numerusform>Es lässt sich spielen. %n Dinge solltest du ansehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be played. Its folder is being checked…</source>
        <translation>Es lässt sich spielen. Sein Ordner wird noch geprüft …</translation>
    </message>
    <message>
        <source>It can be played, and nothing is doubtful.</source>
        <translation>Es lässt sich spielen, und nichts ist zweifelhaft.</translation>
    </message>
</context>
<context>
    <name>entente::app::ClockLabel</name>
    <message>
        <source>time is up %1</source>
        <translation>Zeit ist um %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>time</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Clock: %1</source>
        <translation>Uhr: %1</translation>
    </message>
    <message>
        <source>paused at %1</source>
        <comment>the clock</comment>
        <translation>angehalten bei %1</translation>
    </message>
</context>
<context>
    <name>entente::app::ColumnsDesk</name>
    <message>
        <source>Orders of all powers</source>
        <translation>Befehle aller Mächte</translation>
    </message>
    <message>
        <source>Copy what is missing</source>
        <translation>Fehlende kopieren</translation>
    </message>
    <message>
        <source>Back to the phase before</source>
        <translation>Eine Phase zurück</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a power and what of it has no order</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n Befehl</numerusform>
            <numerusform>%n Befehle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a power, orders given, orders expected</comment>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>%1: no order</source>
        <translation>%1: kein Befehl</translation>
    </message>
    <message>
        <source>Every order is there.</source>
        <translation>Alle Befehle sind da.</translation>
    </message>
    <message>
        <source>Without an order:</source>
        <translation>Ohne Befehl:</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Orders are due</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Judge again up to now</source>
        <translation>Bis jetzt neu auswerten</translation>
    </message>
    <message>
        <source>Judges this phase and those that followed with the orders that were kept, up to where the game stood.</source>
        <translation>Wertet diese und die folgenden Phasen mit den aufbewahrten Befehlen aus, bis dahin, wo die Partie stand.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a power and its points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Orders are kept for: %1.</source>
        <comment>phases</comment>
        <translation>Aufbewahrte Befehle für: %1.</translation>
    </message>
    <message>
        <source>Shown above results that you copy, save or print.</source>
        <translation>Steht über Ergebnissen, die du kopierst, speicherst oder druckst.</translation>
    </message>
    <message>
        <source>Change the orders of the last phase and judge it again. What followed is kept. Undo takes this back.</source>
        <translation>Ändere die Befehle der letzten Phase und werte sie neu aus. Was folgte, bleibt aufbewahrt. Rückgängig nimmt das zurück.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>%1 can be reached by %2.</source>
        <comment>a place, and units</comment>
        <translation>%1 ist erreichbar für %2.</translation>
    </message>
    <message>
        <source>%1 can be reached by convoy by %2.</source>
        <comment>a place, and units</comment>
        <translation>%1 ist im Geleit erreichbar für %2.</translation>
    </message>
    <message>
        <source>%1: no unit can go there now.</source>
        <comment>a place</comment>
        <translation>%1: Keine Einheit kann jetzt dorthin.</translation>
    </message>
    <message>
        <source>%1: no unit that you see can go there now.</source>
        <comment>a place</comment>
        <translation>%1: Keine Einheit, die du siehst, kann jetzt dorthin.</translation>
    </message>
    <message>
        <source>Open to %1: %2.</source>
        <comment>a unit, and places</comment>
        <translation>Offen für %1: %2.</translation>
    </message>
    <message>
        <source>Open to %1 by convoy: %2.</source>
        <comment>a unit, and places</comment>
        <translation>Im Geleit offen für %1: %2.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <comment>a place</comment>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 is empty; it belongs to %2.</source>
        <translation>%1 ist leer und gehört %2.</translation>
    </message>
    <message>
        <source>%1 is empty; nobody owns it.</source>
        <translation>%1 ist leer und gehört niemandem.</translation>
    </message>
    <message>
        <source>%1 borders on no place.</source>
        <translation>%1 grenzt an keinen Ort.</translation>
    </message>
    <message>
        <source>%1 borders on %2.</source>
        <comment>a place, and places</comment>
        <translation>%1 grenzt an %2.</translation>
    </message>
    <message>
        <source>Only armies can pass to %1.</source>
        <comment>places</comment>
        <translation>Nur Armeen kommen nach %1.</translation>
    </message>
    <message>
        <source>Only fleets can pass to %1.</source>
        <comment>places</comment>
        <translation>Nur Flotten kommen nach %1.</translation>
    </message>
    <message>
        <source>Beside it: %1.</source>
        <comment>units</comment>
        <translation>Daneben: %1.</translation>
    </message>
    <message>
        <source>%1: nobody can own this place.</source>
        <translation>%1: Diesen Ort kann niemand besitzen.</translation>
    </message>
    <message>
        <source>%1 is a supply centre and belongs to %2.</source>
        <translation>%1 ist ein Versorgungszentrum und gehört %2.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 gehört %2.</translation>
    </message>
    <message>
        <source>%1: fog hides whose it is.</source>
        <translation>%1: Der Nebel verbirgt, wem es gehört.</translation>
    </message>
    <message>
        <source>%1 is a supply centre that nobody owns.</source>
        <translation>%1 ist ein Versorgungszentrum, das niemandem gehört.</translation>
    </message>
    <message>
        <source>Nobody owns %1, since it is no supply centre.</source>
        <translation>%1 gehört niemandem, da es kein Versorgungszentrum ist.</translation>
    </message>
    <message>
        <source>Nobody owns %1.</source>
        <translation>%1 gehört niemandem.</translation>
    </message>
    <message>
        <source>There are no such units on the board.</source>
        <translation>Solche Einheiten gibt es nicht auf dem Brett.</translation>
    </message>
    <message>
        <source>On the board: %1.</source>
        <comment>units</comment>
        <translation>Auf dem Brett: %1.</translation>
    </message>
    <message>
        <source>No unit of this kind of %1 is on the board.</source>
        <comment>a power</comment>
        <translation>Keine solche Einheit von %1 steht auf dem Brett.</translation>
    </message>
    <message>
        <source>No unit of %1 is on the board.</source>
        <comment>a power</comment>
        <translation>Keine Einheit von %1 steht auf dem Brett.</translation>
    </message>
    <message>
        <source>Units of %1: %2.</source>
        <comment>a power, and units</comment>
        <translation>Einheiten von %1: %2.</translation>
    </message>
    <message>
        <source>No supply centre belongs to %1.</source>
        <translation>Kein Versorgungszentrum gehört %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n supply centre(s) of %1: %2.</source>
        <comment>a power, and places</comment>
        <translation>
            <numerusform>Ein Versorgungszentrum von %1: %2.</numerusform>
            <numerusform>%n Versorgungszentren von %1: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>This question is not understood. Ask, for example, “what is in %1” or “who reaches %2”.</source>
        <comment>two places</comment>
        <translation>Diese Frage ist nicht verständlich. Frage zum Beispiel „was ist in %1“ oder „wer erreicht %2“.</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <comment>a unit of whoever asks</comment>
        <translation>%1 (deine)</translation>
    </message>
    <message>
        <source>%1 is closed to all: no unit can ever go there.</source>
        <comment>a place</comment>
        <translation>%1 ist für alle gesperrt: Dorthin kann nie eine Einheit.</translation>
    </message>
    <message>
        <source>%1: no unit can support it where it stands.</source>
        <comment>a unit</comment>
        <translation>%1: Keine Einheit kann sie an ihrem Ort unterstützen.</translation>
    </message>
    <message>
        <source>%1 can be supported where it stands by %2.</source>
        <comment>a unit, and units</comment>
        <translation>%1 ist an ihrem Ort zu unterstützen durch %2.</translation>
    </message>
    <message>
        <source>%1: no unit can support its move to %2.</source>
        <comment>a unit, and a place</comment>
        <translation>%1: Keine Einheit kann ihren Zug nach %2 unterstützen.</translation>
    </message>
    <message>
        <source>%1: its move to %2 can be supported by %3.</source>
        <comment>a unit, a place, and units</comment>
        <translation>%1: Ihren Zug nach %2 unterstützen kann: %3.</translation>
    </message>
    <message>
        <source>You see no such units.</source>
        <translation>Du siehst keine solchen Einheiten.</translation>
    </message>
    <message>
        <source>You see %1.</source>
        <comment>units</comment>
        <translation>Du siehst %1.</translation>
    </message>
    <message>
        <source>You see no such unit of %1.</source>
        <comment>a power</comment>
        <translation>Du siehst keine solche Einheit von %1.</translation>
    </message>
    <message>
        <source>You see no unit of %1.</source>
        <comment>a power</comment>
        <translation>Du siehst keine Einheit von %1.</translation>
    </message>
    <message>
        <source>Units of %1 that you see: %2.</source>
        <comment>a power, and units</comment>
        <translation>Einheiten von %1, die du siehst: %2.</translation>
    </message>
    <message>
        <source>You see no supply centre of %1.</source>
        <comment>a power</comment>
        <translation>Du siehst kein Versorgungszentrum von %1.</translation>
    </message>
    <message numerus="yes">
        <source>You see %n supply centre(s) of %1: %2.</source>
        <comment>a power, and places</comment>
        <translation>
            <numerusform>Du siehst ein Versorgungszentrum von %1: %2.</numerusform>
            <numerusform>Du siehst %n Versorgungszentren von %1: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask, for example, “what is in %1”, “who reaches %2”, “where can %1 go”, “who supports %1 to %2”, “who borders %1”, “who owns %2”, “where are the fleets”, “read the orders” or “read the results”.</source>
        <comment>two places</comment>
        <translation>Frage zum Beispiel „was ist in %1“, „wer erreicht %2“, „wohin kann %1“, „wer unterstützt %1 nach %2“, „wer grenzt an %1“, „wem gehört %2“, „wo sind die Flotten“, „lies die Befehle“ oder „lies die Ergebnisse“.</translation>
    </message>
    <message>
        <source>No place and no power of this board is called “%1”.</source>
        <translation>Kein Ort und keine Macht dieses Bretts heißt „%1“.</translation>
    </message>
    <message>
        <source>Units are supported in a phase of moves alone.</source>
        <translation>Unterstützt wird nur in einer Zugphase.</translation>
    </message>
</context>
<context>
    <name>entente::app::CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>Alle Funktionen</translation>
    </message>
    <message>
        <source>Type what you want to do, or the name of a place</source>
        <translation>Tippe, was du tun willst, oder den Namen eines Orts</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <comment>a command and its key</comment>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is chosen, and a choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, not available now</source>
        <comment>a command</comment>
        <translation>%1, jetzt nicht möglich</translation>
    </message>
    <message>
        <source>No command and no place has such a name.</source>
        <translation>Keine Funktion und kein Ort heißt so.</translation>
    </message>
    <message>
        <source>“%1” is not available now.</source>
        <translation>„%1“ geht jetzt nicht.</translation>
    </message>
    <message>
        <source>%1, not available now: %2</source>
        <comment>a command, and why not</comment>
        <translation>%1, jetzt nicht möglich: %2</translation>
    </message>
    <message>
        <source>“%1” is not available now: %2</source>
        <comment>a command, and a sentence that says why</comment>
        <translation>„%1“ geht jetzt nicht: %2</translation>
    </message>
    <message>
        <source>No command has such a name. To ask about the board, take a seat first.</source>
        <translation>Keine Funktion heißt so. Nimm erst einen Platz ein, um das Brett zu fragen.</translation>
    </message>
</context>
<context>
    <name>entente::app::ConsentDesk</name>
    <message>
        <source>Enter the PIN first.</source>
        <translation>Gib zuerst die PIN ein.</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN von %1</translation>
    </message>
    <message>
        <source>Wrong PIN. Try again.</source>
        <translation>Falsche PIN. Versuch es noch einmal.</translation>
    </message>
</context>
<context>
    <name>entente::app::ContractDesk</name>
    <message>
        <source>Contract</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <source>The units ticked act together, when the later of the two powers does, and may help each other.</source>
        <translation>Die angekreuzten Einheiten handeln zusammen, wenn die spätere der beiden Mächte an der Reihe ist, und dürfen einander helfen.</translation>
    </message>
    <message>
        <source>Who registers</source>
        <translation>Wer anmeldet</translation>
    </message>
    <message>
        <source>The other party</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>Units of the power that registers</source>
        <translation>Einheiten der Macht, die anmeldet</translation>
    </message>
    <message>
        <source>Units of the other party</source>
        <translation>Einheiten der anderen Seite</translation>
    </message>
    <message>
        <source>Sign for both parties</source>
        <translation>Für beide Seiten unterschreiben</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>a contract with a power</comment>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>Tick at least one unit of each party.</source>
        <translation>Kreuze mindestens eine Einheit jeder Seite an.</translation>
    </message>
    <message>
        <source>Both have signed, so it counts.</source>
        <translation>Beide haben unterschrieben, also gilt er.</translation>
    </message>
    <message>
        <source>It counts only if %1 registers the same.</source>
        <translation>Er gilt nur, wenn %1 dasselbe anmeldet.</translation>
    </message>
</context>
<context>
    <name>entente::app::Curtain</name>
    <message>
        <source>Still writing: %1.</source>
        <translation>Noch am Schreiben: %1.</translation>
    </message>
    <message>
        <source>Orders are being written on phones</source>
        <translation>Auf den Handys wird noch geschrieben</translation>
    </message>
    <message>
        <source>Leave it on the phone</source>
        <translation>Auf dem Handy lassen</translation>
    </message>
    <message>
        <source>Open them again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>%1, your orders are sealed</source>
        <translation>%1, deine Befehle sind versiegelt</translation>
    </message>
    <message>
        <source>%1 of %2 sealed</source>
        <translation>%1 von %2 versiegelt</translation>
    </message>
    <message>
        <source>All orders are in</source>
        <translation>Alle Befehle sind da</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>%1 (Enter)</source>
        <translation>%1 (Eingabe)</translation>
    </message>
    <message>
        <source>The time to negotiate is up. Take your seats.</source>
        <translation>Die Zeit zum Verhandeln ist um. Nehmt Platz.</translation>
    </message>
    <message>
        <source>Enter the PIN of %1.</source>
        <translation>Gib die PIN von %1 ein.</translation>
    </message>
    <message>
        <source>Enter reveals now, Esc stops.</source>
        <translation>Eingabe deckt sofort auf, Esc hält an.</translation>
    </message>
    <message>
        <source>Time to negotiate is up: %1</source>
        <translation>Zeit zum Verhandeln ist um: %1</translation>
    </message>
    <message>
        <source>Time to negotiate: %1</source>
        <translation>Zeit zum Verhandeln: %1</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN von %1</translation>
    </message>
    <message>
        <source>Leave it sealed</source>
        <translation>Versiegelt lassen</translation>
    </message>
    <message>
        <source>Board hidden</source>
        <translation>Brett verdeckt</translation>
    </message>
    <message>
        <source>Once they are played, each of you sees what your seat sees.</source>
        <translation>Danach sieht jeder, was von seinem Platz aus zu sehen ist.</translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <translation>Gespielt: %1.</translation>
    </message>
    <message>
        <source>Gather round the screen. Everyone&apos;s orders are shown at once.</source>
        <translation>Versammelt euch um den Bildschirm. Alle Befehle werden auf einmal gezeigt.</translation>
    </message>
    <message>
        <source>%1&apos;s orders are sealed under its PIN</source>
        <translation>Die Befehle von %1 sind mit einer PIN versiegelt</translation>
    </message>
    <message>
        <source>%1, enter it once so that they can be revealed.</source>
        <translation>%1, gib sie einmal ein, damit sie aufgedeckt werden können.</translation>
    </message>
    <message>
        <source>Everyone else, look away.</source>
        <translation>Alle anderen schauen weg.</translation>
    </message>
    <message>
        <source>Unlock the orders</source>
        <translation>Befehle entsperren</translation>
    </message>
    <message>
        <source>I&apos;m %1</source>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>Reveal early…</source>
        <translation>Vorzeitig aufdecken …</translation>
    </message>
    <message>
        <source>Reveal without %1…</source>
        <translation>Ohne Befehle von %1 aufdecken …</translation>
    </message>
    <message>
        <source>Take the season back…</source>
        <translation>Saison zurücknehmen …</translation>
    </message>
    <message>
        <source>Changed your mind? Click your emblem to reopen your orders until the reveal.</source>
        <translation>Anders überlegt? Bis zum Aufdecken öffnest du deine Befehle mit einem Klick auf dein Wappen.</translation>
    </message>
    <message>
        <source>Wrong PIN. Try again.</source>
        <translation>Falsche PIN. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Clock paused at %1</source>
        <translation>Uhr angehalten bei %1</translation>
    </message>
    <message>
        <source>The computer&apos;s orders are missing</source>
        <translation>Die Befehle des Computers fehlen</translation>
    </message>
    <message>
        <source>The computer is still thinking</source>
        <translation>Der Computer denkt noch nach</translation>
    </message>
    <message numerus="yes">
        <source>%1 still have no orders.</source>
        <comment>the computer&apos;s powers</comment>
        <translation>
            <numerusform>%1 hat noch keine Befehle.</numerusform>
            <numerusform>%1 haben noch keine Befehle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let the computer play…</source>
        <translation>Den Computer spielen lassen …</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Brett ansehen</translation>
    </message>
    <message>
        <source>What everybody knows: the map, the results, the centres (B)</source>
        <translation>Was alle wissen: Karte, Ergebnisse, Zentren (B)</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>Telefone …</translation>
    </message>
    <message>
        <source>Everybody writes at once, each on their own phone</source>
        <translation>Alle schreiben gleichzeitig, jeder am eigenen Telefon</translation>
    </message>
</context>
<context>
    <name>entente::app::DrawingReader</name>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used. %2</source>
        <translation>%1 lässt sich nicht verwenden. %2</translation>
    </message>
    <message>
        <source>There is no drawing (SVG) in %1. A variant&apos;s package is opened with “Open”.</source>
        <translation>In %1 ist keine Zeichnung (SVG). Das Paket einer Variante öffnest du mit „Öffnen“.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n drawings in %1: %2. Unpack it, and open one of them.</source>
        <translation>
            <numerusform>In %1 ist %n Zeichnung: %2. Pack es aus und öffne sie.</numerusform>
            <numerusform>In %1 sind %n Zeichnungen: %2. Pack es aus und öffne eine davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 is neither a drawing (SVG) nor a picture (PNG, JPEG).</source>
        <translation>%1 ist weder eine Zeichnung (SVG) noch ein Bild (PNG, JPEG).</translation>
    </message>
</context>
<context>
    <name>entente::app::EndDesk</name>
    <message>
        <source>Score by</source>
        <translation>Wertung nach</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>Keine Wertung</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a score</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>If it ended now. %1</source>
        <translation>Wenn jetzt Schluss wäre. %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Versorgungszentren</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Supply centres by year</source>
        <translation>Versorgungszentren nach Jahren</translation>
    </message>
    <message>
        <source>Replay the game</source>
        <translation>Partie abspielen</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Als Webseite speichern …</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zurück zum Brett</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n phases played.</source>
        <translation>
            <numerusform>%1, %n Phase gespielt.</numerusform>
            <numerusform>%1, %n Phasen gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: standings</source>
        <translation>%1: Spielstand</translation>
    </message>
    <message>
        <source>%1: %2 of %3 centres.</source>
        <comment>the winner&apos;s power</comment>
        <translation>%1: %2 von %3 Zentren.</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a rank</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n Zentrum</numerusform>
            <numerusform>%n Zentren</numerusform>
        </translation>
    </message>
    <message>
        <source>Moments of this game</source>
        <translation>Momente dieser Partie</translation>
    </message>
    <message>
        <source>Show it on the map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Das Rennen</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>In Zahlen</translation>
    </message>
    <message>
        <source>Draw lots again</source>
        <translation>Neu auslosen</translation>
    </message>
    <message>
        <source>The same players; chance gives them their powers</source>
        <translation>Die gleichen Spieler; das Los verteilt die Mächte</translation>
    </message>
    <message>
        <source>Again, same players</source>
        <translation>Noch einmal, gleiche Spieler</translation>
    </message>
    <message>
        <source>The same players with the same powers</source>
        <translation>Die gleichen Spieler mit den gleichen Mächten</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Who has won stays written down. The game ends when another power wins, when nobody else is left, or by a vote.</source>
        <translation>Wer gewonnen hat, bleibt festgehalten. Die Partie endet, wenn eine andere Macht gewinnt, wenn sonst niemand mehr da ist oder durch eine Abstimmung.</translation>
    </message>
    <message>
        <source>The fog has lifted: everything is shown now.</source>
        <translation>Der Nebel hat sich gelichtet: Jetzt ist alles zu sehen.</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>entente::app::ExportActions</name>
    <message>
        <source>That notation has no words for %1.</source>
        <translation>Für %1 hat diese Schreibweise keine Worte.</translation>
    </message>
    <message>
        <source>There are no orders to copy.</source>
        <translation>Es gibt keine Befehle zu kopieren.</translation>
    </message>
    <message>
        <source>Save a picture or report</source>
        <translation>Bild oder Bericht speichern</translation>
    </message>
    <message>
        <source>Picture (*.png *.svg *.pdf);;Report (*.html *.txt)</source>
        <translation>Bild (*.png *.svg *.pdf);;Bericht (*.html *.txt)</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>“%1” does not end in .png, .svg, .pdf, .html or .txt.</source>
        <translation>„%1“ endet nicht auf .png, .svg, .pdf, .html oder .txt.</translation>
    </message>
    <message>
        <source>Web page (*%1)</source>
        <translation>Webseite (*%1)</translation>
    </message>
    <message>
        <source>Game for %1 (*%2)</source>
        <translation>Partie für %1 (*%2)</translation>
    </message>
    <message>
        <source>“%1” must end in one of these: %2.</source>
        <translation>„%1“ muss auf eines davon enden: %2.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n page(s) in %1.</source>
        <translation>
            <numerusform>%n Seite in %1 gespeichert.</numerusform>
            <numerusform>%n Seiten in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results copied.</source>
        <translation>Ergebnisse kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) copied.</source>
        <translation>
            <numerusform>%n Befehl kopiert.</numerusform>
            <numerusform>%n Befehle kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>Für ein so großes Bild reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>entente::app::FeaturesPanel</name>
    <message>
        <source>Features</source>
        <translation>Besonderheiten</translation>
    </message>
    <message>
        <source>Points that a flight may take</source>
        <translation>Punkte, die ein Flug kosten darf</translation>
    </message>
    <message>
        <source>A centre yields</source>
        <translation>Ein Zentrum bringt ein</translation>
    </message>
    <message>
        <source>Armies for each tank</source>
        <translation>Armeen für jeden Panzer</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>An army costs</source>
        <translation>Eine Armee kostet</translation>
    </message>
    <message>
        <source>A fleet costs</source>
        <translation>Eine Flotte kostet</translation>
    </message>
    <message>
        <source>A tank costs</source>
        <translation>Ein Panzer kostet</translation>
    </message>
    <message>
        <source>A bomber costs</source>
        <translation>Ein Bomber kostet</translation>
    </message>
    <message>
        <source>A squadron costs</source>
        <translation>Eine Staffel kostet</translation>
    </message>
    <message>
        <source>A wing costs</source>
        <translation>Ein Flieger kostet</translation>
    </message>
</context>
<context>
    <name>entente::app::FirstCard</name>
    <message>
        <source>Play a first year</source>
        <translation>Ein erstes Jahr spielen</translation>
    </message>
    <message>
        <source>New to Diplomacy?</source>
        <translation>Neu bei Diplomacy?</translation>
    </message>
    <message>
        <source>A study leads you through a first year at the board: move, bounce, convoy, support, build. Five minutes.</source>
        <translation>Eine Studie führt dich am Brett durch ein erstes Jahr: ziehen, abprallen, geleiten, unterstützen, bauen. Fünf Minuten.</translation>
    </message>
    <message>
        <source>You write the orders of one power</source>
        <translation>Du schreibst die Befehle einer Macht</translation>
    </message>
</context>
<context>
    <name>entente::app::GameDocument</name>
    <message>
        <source>New line: %1</source>
        <translation>Neue Linie: %1</translation>
    </message>
    <message>
        <source>Go to another line</source>
        <translation>Zu einer anderen Linie gehen</translation>
    </message>
    <message>
        <source>Name a line</source>
        <translation>Linie benennen</translation>
    </message>
    <message>
        <source>Delete a line</source>
        <translation>Linie löschen</translation>
    </message>
    <message>
        <source>Make a line the game</source>
        <translation>Linie zur Partie machen</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here. Nothing was written; save under another name.</source>
        <translation>%1 wurde von einem anderen Programm geändert, seit die Datei hier geöffnet ist. Nichts wurde geschrieben; speichere unter anderem Namen.</translation>
    </message>
    <message>
        <source>Keep orders for later: %1</source>
        <translation>Befehle für später aufheben: %1</translation>
    </message>
    <message>
        <source>Change kept orders: %1</source>
        <translation>Aufgehobene Befehle ändern: %1</translation>
    </message>
    <message>
        <source>Delete kept orders: %1</source>
        <translation>Aufgehobene Befehle löschen: %1</translation>
    </message>
    <message>
        <source>At this table no deals are made.</source>
        <translation>An diesem Tisch gibt es keine Absprachen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Deals are made while moves are written.</source>
        <translation>Absprachen trifft man, solange Züge geschrieben werden.</translation>
    </message>
    <message>
        <source>Nothing is promised yet.</source>
        <translation>Noch ist nichts versprochen.</translation>
    </message>
    <message>
        <source>That can&apos;t be promised now.</source>
        <translation>Das kann jetzt nicht versprochen werden.</translation>
    </message>
    <message>
        <source>That has been offered already.</source>
        <translation>Das wurde schon angeboten.</translation>
    </message>
    <message>
        <source>%1: that very deal is offered to you. Agree to it.</source>
        <comment>a power</comment>
        <translation>%1: Genau das ist dir schon angeboten. Stimm zu.</translation>
    </message>
</context>
<context>
    <name>entente::app::GameList</name>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>Remis: %1</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <translation>%1 führt mit %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>years</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>phases</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>entente::app::GuessDesk</name>
    <message>
        <source>What would they do?</source>
        <translation>Was würden sie tun?</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Likely plans</source>
        <translation>Wahrscheinliche Pläne</translation>
    </message>
    <message>
        <source>Assume nothing</source>
        <translation>Nichts annehmen</translation>
    </message>
    <message>
        <source>Takes the assumed orders of this power off the map</source>
        <translation>Nimmt die angenommenen Befehle dieser Macht von der Karte</translation>
    </message>
    <message>
        <source>%1 %: %2</source>
        <comment>a share, and orders</comment>
        <translation>%1 %: %2</translation>
    </message>
    <message>
        <source>The computer is thinking. Close this to stop it.</source>
        <translation>Der Computer denkt nach. Schließe dies, um ihn anzuhalten.</translation>
    </message>
    <message>
        <source>It has nothing to order.</source>
        <translation>Sie hat nichts zu befehlen.</translation>
    </message>
    <message>
        <source>The likeliest plans, and how often computers came to them. The one that you choose is assumed on the map.</source>
        <translation>Die wahrscheinlichsten Pläne und wie oft Computer auf sie kamen. Der gewählte wird auf der Karte angenommen.</translation>
    </message>
</context>
<context>
    <name>entente::app::HandStrip</name>
    <message>
        <source>Your powers</source>
        <translation>Deine Mächte</translation>
    </message>
    <message>
        <source>%1: you are writing for it</source>
        <translation>%1: für diese Macht schreibst du gerade</translation>
    </message>
    <message>
        <source>%1: sealed. Click to open its orders again</source>
        <translation>%1: versiegelt. Klicke, um die Befehle wieder zu öffnen</translation>
    </message>
    <message>
        <source>%1: write its orders</source>
        <translation>%1: Befehle schreiben</translation>
    </message>
</context>
<context>
    <name>entente::app::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>%1 revealed</source>
        <translation>%1 aufgedeckt</translation>
    </message>
    <message>
        <source>Your changes appear here. Click one to go back to it.</source>
        <translation>Hier erscheinen deine Änderungen. Klicke eine an, um zu ihr zurückzugehen.</translation>
    </message>
    <message>
        <source>You took the seat. Undo ends here.</source>
        <translation>Du hast den Platz genommen. Weiter zurück geht es nicht.</translation>
    </message>
    <message>
        <source>Begun or opened. Undo ends here.</source>
        <translation>Begonnen oder geöffnet. Weiter zurück geht es nicht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a power, the name of its opening</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>entente::app::HomesPage</name>
    <message>
        <source>Colour of %1</source>
        <comment>Austria</comment>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Homes, units</source>
        <translation>Heimat, Einheiten</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Macht hinzufügen</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Farbe …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Supply centre</source>
        <translation>Versorgungszentrum</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Home of</source>
        <translation>Heimat von</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Beginnt mit</translation>
    </message>
    <message>
        <source>Behind its walls</source>
        <translation>Hinter den Mauern</translation>
    </message>
    <message>
        <source>Whose unit it is</source>
        <translation>Wem die Einheit gehört</translation>
    </message>
    <message>
        <source>Power %1</source>
        <translation>Macht %1</translation>
    </message>
    <message>
        <source>Choose another colour</source>
        <translation>Eine andere Farbe wählen</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>keine Einheit</translation>
    </message>
    <message>
        <source>an army</source>
        <translation>eine Armee</translation>
    </message>
    <message>
        <source>a fleet</source>
        <translation>eine Flotte</translation>
    </message>
    <message>
        <source>a fleet at the %1</source>
        <comment>south coast</comment>
        <translation>eine Flotte an: %1</translation>
    </message>
    <message>
        <source>a tank</source>
        <translation>ein Panzer</translation>
    </message>
    <message>
        <source>a bomber</source>
        <translation>ein Bomber</translation>
    </message>
    <message>
        <source>a squadron</source>
        <translation>eine Staffel</translation>
    </message>
    <message>
        <source>a wing</source>
        <translation>ein Flieger</translation>
    </message>
    <message>
        <source>Double-click a power to rename it. Choose one and double-click its homes on the drawing: once for an army, again for a fleet. Keys there: C centre, 1 to 9 home of that power, 0 nobody&apos;s, A army, F fleet.</source>
        <translation>Ein Doppelklick auf eine Macht benennt sie um. Wähl eine und doppelklick ihre Heimat auf der Zeichnung: einmal für eine Armee, noch einmal für eine Flotte. Tasten dort: C Zentrum, 1 bis 9 Heimat dieser Macht, 0 niemandes, A Armee, F Flotte.</translation>
    </message>
    <message>
        <source>Neutral centres</source>
        <translation>Neutrale Zentren</translation>
    </message>
</context>
<context>
    <name>entente::app::KeptDesk</name>
    <message>
        <source>Nothing is kept yet. Write below what a player has sent ahead.</source>
        <translation>Noch ist nichts aufbewahrt. Schreib unten, was jemand vorab geschickt hat.</translation>
    </message>
    <message>
        <source>Orders kept for later</source>
        <translation>Befehle für später</translation>
    </message>
    <message>
        <source>Orders without a condition are written when their phase begins, unless the power has sent others. Orders with one are written if the position meets it; where it can&apos;t say, you decide.</source>
        <translation>Befehle ohne Bedingung werden geschrieben, sobald ihre Phase beginnt, außer die Macht hat andere geschickt. Befehle mit Bedingung werden geschrieben, wenn die Stellung sie erfüllt; wo sie es nicht sagen kann, entscheidest du.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Nur wenn</translation>
    </message>
    <message>
        <source>Vienna is French; A Mun is dislodged; otherwise</source>
        <translation>Wien ist französisch; A Mun ist vertrieben; sonst</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Aufbewahren</translation>
    </message>
    <message>
        <source>Keeps these orders until their phase begins</source>
        <translation>Hebt diese Befehle auf, bis ihre Phase beginnt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Puts these orders in the place of the chosen ones</source>
        <translation>Setzt diese Befehle an die Stelle der gewählten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Forgets the chosen orders</source>
        <translation>Vergisst die gewählten Befehle</translation>
    </message>
    <message>
        <source>Write now</source>
        <translation>Jetzt schreiben</translation>
    </message>
    <message>
        <source>The condition is met: writes the chosen orders over what is written</source>
        <translation>Die Bedingung ist erfüllt: schreibt die gewählten Befehle über das, was dasteht</translation>
    </message>
</context>
<context>
    <name>entente::app::KeptGamesDesk</name>
    <message>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Can&apos;t be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) that you have not saved are kept until you delete them.</source>
        <translation>
            <numerusform>%n Partie, die du nicht gespeichert hast, bleibt, bis du sie löschst.</numerusform>
            <numerusform>%n Partien, die du nicht gespeichert hast, bleiben, bis du sie löschst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good</source>
        <translation>
            <numerusform>%n Partie endgültig löschen</numerusform>
            <numerusform>%n Partien endgültig löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Saved %1 in %2</source>
        <comment>when, file</comment>
        <translation>%1 gespeichert in %2</translation>
    </message>
    <message>
        <source>Played %1, not saved; interrupted</source>
        <comment>when</comment>
        <translation>%1 gespielt, nicht gespeichert; abgebrochen</translation>
    </message>
    <message>
        <source>Played %1, not saved</source>
        <comment>when</comment>
        <translation>%1 gespielt, nicht gespeichert</translation>
    </message>
    <message>
        <source>Continue the game and save it first.</source>
        <translation>Spiel die Partie weiter und speichere sie zuerst.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>New name of the game</source>
        <translation>Neuer Name der Partie</translation>
    </message>
    <message>
        <source>There is a game called “%1” already.</source>
        <translation>Eine Partie namens „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>It can&apos;t be called “%1”.</source>
        <translation>„%1“ geht nicht als Name.</translation>
    </message>
    <message>
        <source>No copy can be written beside %1.</source>
        <translation>Neben %1 lässt sich keine Kopie schreiben.</translation>
    </message>
</context>
<context>
    <name>entente::app::KeysPage</name>
    <message>
        <source>Search a command or a key</source>
        <translation>Funktion oder Taste suchen</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Funktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>New key: press it</source>
        <translation>Neue Taste: drücke sie</translation>
    </message>
    <message>
        <source>Press the new key; Escape leaves it as it is</source>
        <translation>Drücke die neue Taste; Esc lässt alles, wie es ist</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>All keys are as they were at first.</source>
        <translation>Jede Funktion hat wieder ihre erste Taste.</translation>
    </message>
    <message>
        <source>No command and no key contains “%1”.</source>
        <translation>Keine Funktion und keine Taste enthält „%1“.</translation>
    </message>
    <message>
        <source>%1 is now “%2”.</source>
        <comment>a key and its command</comment>
        <translation>%1 ist jetzt „%2“.</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <comment>a key</comment>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no key</comment>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>entente::app::LayerTicks</name>
    <message>
        <source>Places come from these layers of the drawing:</source>
        <translation>Aus diesen Ebenen der Zeichnung kommen die Orte:</translation>
    </message>
    <message>
        <source>Layers of the drawing</source>
        <translation>Ebenen der Zeichnung</translation>
    </message>
    <message>
        <source>From which layers of the drawing the places come</source>
        <translation>Aus welchen Ebenen der Zeichnung die Orte kommen</translation>
    </message>
    <message>
        <source>In no layer</source>
        <translation>In keiner Ebene</translation>
    </message>
    <message>
        <source>Read with these layers</source>
        <translation>Mit diesen Ebenen lesen</translation>
    </message>
    <message>
        <source>Take the places from the ticked layers; what you have decided stays</source>
        <translation>Die Orte aus den angehakten Ebenen nehmen; was du entschieden hast, bleibt</translation>
    </message>
    <message>
        <source>%1 (%2 % of the sheet)</source>
        <comment>a layer</comment>
        <translation>%1 (%2 % des Blatts)</translation>
    </message>
</context>
<context>
    <name>entente::app::LearnDesk</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>What it teaches</source>
        <translation>Was sie lehrt</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>etwa %1 min</translation>
    </message>
    <message>
        <source>Chapters done</source>
        <translation>Kapitel erledigt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>chapters done, and all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>To be printed: maps, lines to write orders on, and the answers at the end</source>
        <translation>Zum Drucken: Karten, Linien für Befehle und am Ende die Antworten</translation>
    </message>
</context>
<context>
    <name>entente::app::LedGamesDesk</name>
    <message>
        <source>Games you lead</source>
        <translation>Partien, die du leitest</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Orders are due</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Hingehen</translation>
    </message>
    <message>
        <source>Opens the chosen game; the one that is open now is kept as it is</source>
        <translation>Öffnet die gewählte Partie; die jetzt offene wird aufgehoben, wie sie ist</translation>
    </message>
    <message>
        <source>Mail to those missing</source>
        <translation>Mail an die Säumigen</translation>
    </message>
    <message>
        <source>Opens your mail program with a reminder, to everybody whose orders are missing</source>
        <translation>Öffnet dein Mailprogramm mit einer Erinnerung an alle, deren Befehle fehlen</translation>
    </message>
    <message>
        <source>Another game…</source>
        <translation>Andere Partie …</translation>
    </message>
    <message>
        <source>Opens a game from a file; from then on it stands here</source>
        <translation>Öffnet eine Partie aus einer Datei; von da an steht sie hier</translation>
    </message>
    <message>
        <source>You lead no game yet. Games at an open table stand here once they are saved.</source>
        <translation>Du leitest noch keine Partie. Partien an einem offenen Tisch stehen hier, sobald sie gespeichert sind.</translation>
    </message>
    <message>
        <source>%1 (open now)</source>
        <comment>a game</comment>
        <translation>%1 (jetzt offen)</translation>
    </message>
    <message>
        <source>All orders are in.</source>
        <translation>Alle Befehle sind da.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what stands in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody whose orders are missing has an address. Addresses are written in the report to the players.</source>
        <translation>Niemand, dessen Befehle fehlen, hat eine Adresse. Adressen stehen im Bericht an die Spieler.</translation>
    </message>
    <message>
        <source>Without an address: %1.</source>
        <translation>Ohne Adresse: %1.</translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>a game that has no name, and when</comment>
        <translation>%1, gespielt %2</translation>
    </message>
    <message>
        <source>⚠ Overdue: %1</source>
        <comment>a deadline</comment>
        <translation>⚠ Überfällig: %1</translation>
    </message>
</context>
<context>
    <name>entente::app::LedgerTable</name>
    <message>
        <source>Supply points this winter</source>
        <translation>Versorgungspunkte in diesem Winter</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Supply points of each power this winter</source>
        <translation>Versorgungspunkte jeder Macht in diesem Winter</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>What its centres yield, raids taken off</source>
        <translation>Was ihre Zentren bringen, Bombenangriffe abgezogen</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Gabe</translation>
    </message>
    <message>
        <source>+ received from other powers, − given to them</source>
        <translation>+ von anderen Mächten erhalten, − an sie gegeben</translation>
    </message>
    <message>
        <source>What its units cost to keep</source>
        <translation>Was der Unterhalt ihrer Einheiten kostet</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Left to build with; a minus must be saved by disbanding</source>
        <translation>Übrig zum Bauen; ein Minus muss durch Auflösen gespart werden</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Sold</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Bau</translation>
    </message>
    <message>
        <source>What the builds written so far cost</source>
        <translation>Was die bisher befohlenen Bauten kosten</translation>
    </message>
</context>
<context>
    <name>entente::app::LibraryDesk</name>
    <message>
        <source>Library of games</source>
        <translation>Partiensammlung</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>Choose an archive…</source>
        <translation>Archiv wählen …</translation>
    </message>
    <message>
        <source>A folder or a zip archive of games, whichever program wrote them.</source>
        <translation>Ein Ordner oder ein Zip-Archiv mit Partien, egal welches Programm sie geschrieben hat.</translation>
    </message>
    <message>
        <source>Games that were read</source>
        <translation>Gelesene Partien</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Search: file, variant, year or result</source>
        <translation>Suchen: Datei, Variante, Jahr oder Ergebnis</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Centres at the end</source>
        <translation>Zentren am Ende</translation>
    </message>
    <message>
        <source>Centres by year</source>
        <translation>Zentren nach Jahren</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Centres on average</source>
        <translation>Zentren im Mittel</translation>
    </message>
    <message>
        <source>Choose a folder of games</source>
        <translation>Ordner mit Partien wählen</translation>
    </message>
    <message>
        <source>Choose an archive of games</source>
        <translation>Archiv mit Partien wählen</translation>
    </message>
    <message>
        <source>Zip archives (*.zip);;All files (*)</source>
        <translation>Zip-Archive (*.zip);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n Partie.</numerusform>
            <numerusform>%n Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) can&apos;t be read.</source>
        <translation>
            <numerusform>%n Datei lässt sich nicht lesen.</numerusform>
            <numerusform>%n Dateien lassen sich nicht lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Vor dem Ende angehalten.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a variant and how many games of it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Games: %1. Won: %2. Shared: %3. Centres at the end: %4 on average. Phases: %5 on average.</source>
        <translation>Partien: %1. Gewonnen: %2. Geteilt: %3. Zentren am Ende: im Mittel %4. Phasen: im Mittel %5.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Many games, told together</source>
        <translation>Viele Partien, zusammen erzählt</translation>
    </message>
    <message>
        <source>Choose a folder or an archive of games. They are listed here, each can be opened, and beside them stands how every power opened and how it fared from year to year.</source>
        <translation>Wähle einen Ordner oder ein Archiv mit Partien. Sie stehen dann hier, jede lässt sich öffnen, und daneben steht, wie jede Macht eröffnet hat und wie es ihr von Jahr zu Jahr ergangen ist.</translation>
    </message>
    <message>
        <source>No game is like that</source>
        <translation>Keine Partie passt dazu</translation>
    </message>
    <message>
        <source>Search for less, or for another word.</source>
        <translation>Suche nach weniger oder nach einem anderen Wort.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of an opening, its orders</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What the games tell together</source>
        <translation>Was die Partien zusammen erzählen</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>entente::app::LineComparison</name>
    <message>
        <source>Where the lines differ</source>
        <translation>Worin sich die Linien unterscheiden</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>Centres now</source>
        <translation>Zentren jetzt</translation>
    </message>
</context>
<context>
    <name>entente::app::LinesDesk</name>
    <message>
        <source>Lines of play</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>New line here</source>
        <translation>Neue Linie hier</translation>
    </message>
    <message>
        <source>A line that begins with the phase the board shows; its orders are yours to change</source>
        <translation>Eine Linie, die mit der gezeigten Phase beginnt; ihre Befehle kannst du ändern</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Linie %1</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a line and where it has come to</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, from %2: %3</source>
        <comment>a line, where it leaves its parent, where it has come to</comment>
        <translation>%1, ab %2: %3</translation>
    </message>
    <message>
        <source>Make this the game</source>
        <translation>Zur Partie machen</translation>
    </message>
    <message>
        <source>This line becomes the game; the game so far stays as a line</source>
        <translation>Diese Linie wird die Partie; die bisherige bleibt als Linie</translation>
    </message>
    <message>
        <source>Deletes this line; undo brings it back</source>
        <translation>Löscht diese Linie; Rückgängig bringt sie zurück</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>no other yet</source>
        <comment>line of play</comment>
        <translation>keine andere</translation>
    </message>
    <message>
        <source>What if it had gone another way?</source>
        <translation>Und wenn es anders gekommen wäre?</translation>
    </message>
    <message>
        <source>A line of play is the game from one phase on with other orders. Look at a phase, press “New line here” and write them; here the line then stands beside the game.</source>
        <translation>Eine Linie ist die Partie von einer Phase an mit anderen Befehlen. Sieh dir eine Phase an, drücke „Neue Linie hier“ und schreib sie; hier steht die Linie dann neben der Partie.</translation>
    </message>
</context>
<context>
    <name>entente::app::LookPreview</name>
    <message>
        <source>A piece of the map as it looks now</source>
        <translation>Ein Stück der Karte, wie sie jetzt aussieht</translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>Press Esc once more to leave. %1</source>
        <translation>Noch einmal Esc schließt das Fenster. %1</translation>
    </message>
</context>
<context>
    <name>entente::app::MailDesk</name>
    <message>
        <source>The text is here again when you come back in this phase.</source>
        <translation>Der Text steht wieder hier, wenn du in dieser Phase zurückkommst.</translation>
    </message>
    <message>
        <source>%1 is no text with orders.</source>
        <translation>%1 ist kein Text mit Befehlen.</translation>
    </message>
    <message>
        <source>The mail</source>
        <translation>Die Mail</translation>
    </message>
    <message>
        <source>Paste a mail, a page of a zine or a chat here. Headings, quotes and numbering are understood.</source>
        <translation>Füge hier eine Mail, eine Zine-Seite oder einen Chat ein. Überschriften, Zitate und Nummern werden verstanden.</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Was gelesen wurde</translation>
    </message>
    <message>
        <source>Take the orders</source>
        <translation>Befehle übernehmen</translation>
    </message>
    <message>
        <source>Ready: %1. Doubtful: %2. Refused: %3.</source>
        <translation>Bereit: %1. Zweifelhaft: %2. Abgelehnt: %3.</translation>
    </message>
    <message>
        <source>Replaced by later ones: %1.</source>
        <translation>Durch spätere ersetzt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n units are without an order.</source>
        <translation>
            <numerusform>%n Einheit ist ohne Befehl.</numerusform>
            <numerusform>%n Einheiten sind ohne Befehl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an order: %1.</source>
        <translation>Ohne Befehl: %1.</translation>
    </message>
    <message>
        <source>Take the orders (Ctrl+Enter)</source>
        <translation>Befehle übernehmen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>The mail speaks of “%1”; now it is %2.</source>
        <translation>In der Mail steht „%1“; jetzt ist %2.</translation>
    </message>
    <message>
        <source>Paste orders</source>
        <translation>Befehle einfügen</translation>
    </message>
    <message>
        <source>Keep the conditions</source>
        <translation>Bedingungen vormerken</translation>
    </message>
    <message>
        <source>What hangs on a condition goes to “Orders kept for later”.</source>
        <translation>Was an einer Bedingung hängt, kommt zu „Befehle für später“.</translation>
    </message>
    <message>
        <source>Whose mail it is</source>
        <translation>Von wem die Mail ist</translation>
    </message>
    <message>
        <source>Choose a power</source>
        <translation>Wähle eine Macht</translation>
    </message>
    <message>
        <source>Whose is the mail in line %1 (%2)?</source>
        <translation>Von wem ist die Mail in Zeile %1 (%2)?</translation>
    </message>
    <message>
        <source>On a condition: %1.</source>
        <translation>Mit Bedingung: %1.</translation>
    </message>
    <message>
        <source>Conditions kept</source>
        <translation>Bedingungen aufgehoben</translation>
    </message>
    <message>
        <source>To be confirmed with Return or a double click: %1.</source>
        <translation>Mit Eingabe oder Doppelklick zu bestätigen: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a mail address and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Keep the senders&apos; addresses with the players: %n</source>
        <translation>
            <numerusform>Die Adresse des Absenders bei den Spielern eintragen</numerusform>
            <numerusform>Die Adressen der Absender bei den Spielern eintragen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste orders: %1, into the open game %2</source>
        <comment>a file, a game</comment>
        <translation>Befehle einfügen: %1, in die offene Partie %2</translation>
    </message>
</context>
<context>
    <name>entente::app::MailModel</name>
    <message>
        <source>Replaced</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>“%1” in line %2 counts.</source>
        <translation>„%1“ in Zeile %2 gilt.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Zweifelhaft</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Line %1: %2. %3</source>
        <translation>Zeile %1: %2. %3</translation>
    </message>
    <message>
        <source>Double-click to write %1.</source>
        <translation>Doppelklick schreibt %1.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>%1 has nothing to build or remove.</source>
        <translation>%1 hat nichts zu bauen oder aufzulösen.</translation>
    </message>
    <message numerus="yes">
        <source>Too many: %1 may give %n order(s) this winter.</source>
        <translation>
            <numerusform>Zu viele: %1 darf diesen Winter %n Befehl geben.</numerusform>
            <numerusform>Zu viele: %1 darf diesen Winter %n Befehle geben.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not clear whose order this is.</source>
        <translation>Es bleibt offen, wessen Befehl das ist.</translation>
    </message>
    <message>
        <source>Not your unit: this is %1&apos;s turn.</source>
        <translation>Nicht deine Einheit: Jetzt ist %1 dran.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>The mail does not say whose it is.</source>
        <translation>Die Mail sagt nicht, von wem sie ist.</translation>
    </message>
    <message>
        <source>Other units of this list are not there, so it may be an old one.</source>
        <translation>Andere Einheiten dieser Liste gibt es nicht, sie ist vielleicht eine alte.</translation>
    </message>
    <message>
        <source>It hangs on a condition, so it is not written.</source>
        <translation>Er hängt an einer Bedingung und wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>To be confirmed</source>
        <translation>Zu bestätigen</translation>
    </message>
    <message>
        <source>Double-click to confirm it.</source>
        <translation>Doppelklick bestätigt es.</translation>
    </message>
    <message>
        <source>Kept for later</source>
        <comment>orders on a condition</comment>
        <translation>Für später vorgemerkt</translation>
    </message>
</context>
<context>
    <name>MailWords</name>
    <message>
        <source>“%1” was read as %2.</source>
        <translation>„%1“ wurde als %2 gelesen.</translation>
    </message>
    <message>
        <source>“%1” was left out.</source>
        <translation>„%1“ wurde weggelassen.</translation>
    </message>
    <message>
        <source>It replaces “%1”.</source>
        <translation>Er ersetzt „%1“.</translation>
    </message>
    <message>
        <source>It is only quoted; “%1” counts.</source>
        <translation>Er ist nur zitiert; „%1“ gilt.</translation>
    </message>
    <message>
        <source>It stands in press, so it is only talk.</source>
        <translation>Er steht in einer Pressemeldung und ist nur Gerede.</translation>
    </message>
    <message>
        <source>“%1” was read as a build.</source>
        <translation>„%1“ wurde als Bau gelesen.</translation>
    </message>
    <message>
        <source>“%1” was read as a removal.</source>
        <translation>„%1“ wurde als Auflösung gelesen.</translation>
    </message>
    <message>
        <source>It stands under “%1”, which is not the present phase.</source>
        <translation>Es steht unter „%1“, das ist nicht die jetzige Phase.</translation>
    </message>
    <message>
        <source>It is only quoted; the mail that quotes it counts.</source>
        <translation>Er ist nur zitiert; die Mail, die ihn zitiert, gilt.</translation>
    </message>
    <message>
        <source>“%1” takes it back.</source>
        <translation>„%1“ nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>It is from an earlier mail; “%1” counts.</source>
        <translation>Er ist aus einer früheren Mail; „%1“ gilt.</translation>
    </message>
    <message>
        <source>It is only asked.</source>
        <translation>Er ist nur gefragt.</translation>
    </message>
    <message>
        <source>“%1” may correct it.</source>
        <translation>„%1“ berichtigt ihn vielleicht.</translation>
    </message>
    <message>
        <source>“%1” leaves open whether it is meant.</source>
        <translation>„%1“ lässt offen, ob es gemeint ist.</translation>
    </message>
    <message>
        <source>“%1” may also be %2.</source>
        <translation>„%1“ kann auch %2 sein.</translation>
    </message>
</context>
<context>
    <name>entente::app::MainWindow</name>
    <message>
        <source>If everybody agrees, the game goes on. This stays on record: %1.</source>
        <translation>Wenn alle einverstanden sind, geht die Partie weiter. Festgehalten bleibt: %1.</translation>
    </message>
    <message>
        <source>Every report will say that %1 was taken back.</source>
        <translation>In jedem Bericht steht dann, dass %1 zurückgenommen wurde.</translation>
    </message>
    <message>
        <source>Orders that have been written since are lost.</source>
        <translation>Befehle, die seither geschrieben wurden, gehen verloren.</translation>
    </message>
    <message>
        <source>If everybody agrees, %1 is played again. Each has seen by now what its seat sees.</source>
        <translation>Wenn alle einverstanden sind, wird %1 noch einmal gespielt. Was von seinem Platz aus zu sehen ist, hat jeder schon gesehen.</translation>
    </message>
    <message>
        <source>If everybody agrees, %1 is played again. All have seen its orders by now.</source>
        <translation>Wenn alle einverstanden sind, wird %1 noch einmal gespielt. Die Befehle haben alle schon gesehen.</translation>
    </message>
    <message>
        <source>There is no map called “%1”.</source>
        <translation>Eine Karte „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be set to “%2”.</source>
        <translation>„%1“ kann nicht auf „%2“ gestellt werden.</translation>
    </message>
    <message>
        <source>There is no power called “%1”.</source>
        <translation>Eine Macht „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Es gibt keine Partie zu speichern.</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Games of Entente (*.entente)</source>
        <translation>Partien von Entente (*.entente)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>game and phase</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Time is up: the orders are sealed as they are.</source>
        <translation>Die Zeit ist um: Die Befehle sind versiegelt, wie sie sind.</translation>
    </message>
    <message>
        <source>Time is up. Finish and seal.</source>
        <translation>Die Zeit ist um. Schließe ab und versiegle.</translation>
    </message>
    <message>
        <source>This can&apos;t be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Everybody must agree. Whoever has not sealed gives no orders, not even those already written:</source>
        <translation>Alle müssen einverstanden sein. Wer nicht versiegelt hat, gibt keine Befehle, auch nicht die schon geschriebenen:</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Reveal without %1?</source>
        <translation>Ohne Befehle von %1 aufdecken?</translation>
    </message>
    <message>
        <source>Take back %1?</source>
        <translation>%1 zurücknehmen?</translation>
    </message>
    <message>
        <source>Take the season back</source>
        <translation>Saison zurücknehmen</translation>
    </message>
    <message>
        <source>PINs can&apos;t be stored safely on this system, so %1 has none.</source>
        <translation>PINs lassen sich auf diesem System nicht sicher aufbewahren; %1 hat deshalb keine.</translation>
    </message>
    <message>
        <source>Impossible orders are accepted too. They fail, and the unit holds. Builds must be possible.</source>
        <translation>Auch unmögliche Befehle werden angenommen. Sie scheitern, und die Einheit hält. Bauten müssen möglich sein.</translation>
    </message>
    <message>
        <source>Only possible orders are accepted.</source>
        <translation>Nur mögliche Befehle werden angenommen.</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Es ist keine Partie offen.</translation>
    </message>
    <message>
        <source>The board is hidden.</source>
        <translation>Das Brett ist verdeckt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>No orders are being written.</source>
        <translation>Gerade werden keine Befehle geschrieben.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Nobody is in a seat.</source>
        <translation>Niemand sitzt an der Tastatur.</translation>
    </message>
    <message>
        <source>Only at a hotseat table.</source>
        <translation>Nur beim Hotseat.</translation>
    </message>
    <message>
        <source>Undo does it here.</source>
        <translation>Hier genügt Rückgängig.</translation>
    </message>
    <message>
        <source>No season has been played.</source>
        <translation>Noch wurde keine Phase gespielt.</translation>
    </message>
    <message>
        <source>Only from the curtain or the results.</source>
        <translation>Nur vom Vorhang oder von den Ergebnissen aus.</translation>
    </message>
    <message>
        <source>The curtain reveals.</source>
        <translation>Aufgedeckt wird am Vorhang.</translation>
    </message>
    <message>
        <source>Only from the results.</source>
        <translation>Nur von den Ergebnissen aus.</translation>
    </message>
    <message>
        <source>No clock is running.</source>
        <translation>Es läuft keine Uhr.</translation>
    </message>
    <message>
        <source>Only between the seats.</source>
        <translation>Nur, wenn niemand am Zug sitzt.</translation>
    </message>
    <message>
        <source>Only at an open table.</source>
        <translation>Nur am offenen Tisch.</translation>
    </message>
    <message>
        <source>Only while moves are written.</source>
        <translation>Nur, während Züge geschrieben werden.</translation>
    </message>
    <message>
        <source>Only in the results of a season.</source>
        <translation>Nur in den Ergebnissen einer Phase.</translation>
    </message>
    <message>
        <source>No computer has orders to write.</source>
        <translation>Kein Computer hat Befehle zu schreiben.</translation>
    </message>
    <message>
        <source>Only where computers play all powers.</source>
        <translation>Nur wo Computer alle Mächte spielen.</translation>
    </message>
    <message>
        <source>You play %1 against the computer.</source>
        <translation>Du spielst %1 gegen den Computer.</translation>
    </message>
    <message>
        <source>Opened from %1. What you play is saved as a game of its own.</source>
        <translation>Aus %1 geöffnet. Was du spielst, wird als eigene Partie gespeichert.</translation>
    </message>
    <message>
        <source>The board is in sight.</source>
        <translation>Das Brett ist zu sehen.</translation>
    </message>
    <message>
        <source>PINs are not taken over. Set yours when you sit down.</source>
        <translation>PINs werden nicht übernommen. Setze deine, wenn du dran bist.</translation>
    </message>
    <message>
        <source>%1 is no game but a text with orders; here is what was read of it.</source>
        <translation>%1 ist keine Partie, sondern ein Text mit Befehlen; das wurde daraus gelesen.</translation>
    </message>
    <message>
        <source>%1 is no game but a text with orders. Take your seat first, then open it.</source>
        <translation>%1 ist keine Partie, sondern ein Text mit Befehlen. Nimm erst deinen Platz ein und öffne ihn dann.</translation>
    </message>
    <message>
        <source>This table plays without the computer&apos;s advice.</source>
        <translation>An diesem Tisch wird ohne Rat des Computers gespielt.</translation>
    </message>
    <message>
        <source>There is nothing to order.</source>
        <translation>Es gibt nichts zu befehlen.</translation>
    </message>
    <message>
        <source>No other power has anything to order.</source>
        <translation>Keine andere Macht hat etwas zu befehlen.</translation>
    </message>
    <message>
        <source>Games of Entente (*.entente *.gz);;Cases, games and boards of other programs (*.json *.jsonl *.txt *.map *.zip *.jdip);;Drawings and pictures (*.svg *.svgz *.png *.jpg *.jpeg);;All files (*)</source>
        <translation>Partien von Entente (*.entente *.gz);;Fälle, Partien und Bretter anderer Programme (*.json *.jsonl *.txt *.map *.zip *.jdip);;Zeichnungen und Bilder (*.svg *.svgz *.png *.jpg *.jpeg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No program that plays sounds was found: paplay, pw-play or aplay.</source>
        <translation>Es wurde kein Programm gefunden, das Klänge abspielt: paplay, pw-play oder aplay.</translation>
    </message>
    <message>
        <source>This game has programs play at its table. They run on this machine, as you.</source>
        <translation>In dieser Partie spielen Programme mit. Sie laufen auf diesem Rechner, mit deinen Rechten.</translation>
    </message>
    <message>
        <source>%1 is started as: %2</source>
        <comment>a program&apos;s name, its command</comment>
        <translation>%1 wird so gestartet: %2</translation>
    </message>
    <message>
        <source>Start the program?</source>
        <translation>Programm starten?</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Leave the game as it is?</source>
        <translation>Die Partie so verlassen?</translation>
    </message>
    <message>
        <source>What was played since the last copy is in no file and is lost. “Save as…” keeps it in another place.</source>
        <translation>Was seit der letzten Kopie gespielt wurde, steht in keiner Datei und geht verloren. „Speichern unter …“ bewahrt es an einem anderen Ort.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>The game is not kept at the moment: what is played now is lost with the program. %1</source>
        <translation>Die Partie wird zurzeit nicht aufbewahrt: Was jetzt gespielt wird, geht mit dem Programm verloren. %1</translation>
    </message>
    <message>
        <source>Play on?</source>
        <translation>Weiterspielen?</translation>
    </message>
    <message>
        <source>The game ends when another power wins, when nobody else is left, or by a vote.</source>
        <translation>Die Partie endet, wenn eine andere Macht gewinnt, wenn sonst niemand mehr da ist oder durch eine Abstimmung.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Only from a seat.</source>
        <translation>Nur von einem Platz aus.</translation>
    </message>
    <message>
        <source>Press “Check” beside the map.</source>
        <translation>Drücke „Prüfen“ neben der Karte.</translation>
    </message>
    <message>
        <source>Fog hides how the others stand.</source>
        <translation>Der Nebel verbirgt, wie die anderen stehen.</translation>
    </message>
    <message>
        <source>Fog hides the whole of the game until it is over.</source>
        <translation>Der Nebel verbirgt das Ganze der Partie, bis sie vorbei ist.</translation>
    </message>
    <message>
        <source>%1 offers you a deal: see Table, Deals.</source>
        <comment>powers</comment>
        <translation>Dir wird eine Absprache angeboten von: %1. Siehe Tisch, Absprachen.</translation>
    </message>
    <message>
        <source>At this table no deals are made.</source>
        <translation>An diesem Tisch gibt es keine Absprachen.</translation>
    </message>
    <message>
        <source>No sheet lies over the board.</source>
        <translation>Über dem Brett liegt kein Blatt.</translation>
    </message>
</context>
<context>
    <name>entente::app::MakeStudyDesk</name>
    <message>
        <source>Make a study</source>
        <translation>Studie schreiben</translation>
    </message>
    <message>
        <source>Add chapter</source>
        <translation>Kapitel anfügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>one a line</source>
        <translation>einer je Zeile</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studie</translation>
    </message>
    <message>
        <source>C&amp;hapters</source>
        <translation>&amp;Kapitel</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>&amp;Whose orders are asked</source>
        <translation>&amp;Wessen Befehle gefragt sind</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>T&amp;ipps</translation>
    </message>
    <message>
        <source>If &amp;right</source>
        <translation>Wenn &amp;richtig</translation>
    </message>
    <message>
        <source>If wr&amp;ong</source>
        <translation>Wenn &amp;falsch</translation>
    </message>
    <message>
        <source>A chapter is the position shown, with the orders and notes that are written there.</source>
        <translation>Ein Kapitel ist die gezeigte Stellung mit den Befehlen und Notizen, die dort stehen.</translation>
    </message>
    <message>
        <source>nobody&apos;s: they are shown</source>
        <translation>niemandes: sie werden gezeigt</translation>
    </message>
    <message>
        <source>A study has %1 chapters at most.</source>
        <translation>Eine Studie hat höchstens %1 Kapitel.</translation>
    </message>
    <message>
        <source>Without these orders of %1 the season would come out the same: there is nothing to ask.</source>
        <translation>Ohne diese Befehle von %1 käme die Saison genauso aus: Es gibt nichts zu fragen.</translation>
    </message>
    <message>
        <source>Added: chapter %1.</source>
        <translation>Angefügt: Kapitel %1.</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Studie speichern</translation>
    </message>
    <message>
        <source>Studies (%1)</source>
        <translation>Studien (%1)</translation>
    </message>
    <message>
        <source>Saved. It stands in the list of studies if it lies in %1.</source>
        <translation>Gespeichert. Sie steht in der Liste der Studien, wenn sie in %1 liegt.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hinauf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Hinunter</translation>
    </message>
    <message>
        <source>New chapter</source>
        <translation>Neues Kapitel</translation>
    </message>
    <message>
        <source>Write the new chapter here, then add it.</source>
        <translation>Schreib hier das neue Kapitel und füg es dann an.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Studie öffnen</translation>
    </message>
    <message>
        <source>Its chapters stand in the list. What you type is kept in the chosen one.</source>
        <translation>Ihre Kapitel stehen in der Liste. Was du tippst, steht gleich im gewählten.</translation>
    </message>
</context>
<context>
    <name>entente::app::ManualDesk</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>To the page before</source>
        <translation>Zur Seite davor</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>The manual does not speak of “%1”.</source>
        <translation>Im Handbuch steht nichts über „%1“.</translation>
    </message>
</context>
<context>
    <name>entente::app::MapLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Dislodged, must retreat</source>
        <translation>Vertrieben, muss sich zurückziehen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>By convoy</source>
        <translation>Im Geleit</translation>
    </message>
    <message>
        <source>Convoying fleet</source>
        <translation>Geleitende Flotte</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Bounced or failed</source>
        <translation>Abgeprallt oder gescheitert</translation>
    </message>
    <message>
        <source>Support cut</source>
        <translation>Unterstützung unterbrochen</translation>
    </message>
    <message>
        <source>To be built</source>
        <translation>Wird gebaut</translation>
    </message>
    <message>
        <source>To be removed</source>
        <translation>Wird aufgelöst</translation>
    </message>
    <message>
        <source>Under siege, seasons left</source>
        <translation>Belagert, Saisons bis zur Aufgabe</translation>
    </message>
    <message>
        <source>Range spent there</source>
        <translation>Bis dorthin verbrauchte Reichweite</translation>
    </message>
    <message>
        <source>May land, own land</source>
        <translation>Darf landen, eigenes Land</translation>
    </message>
    <message>
        <source>Another bomber lands there</source>
        <translation>Dort landet ein anderer Bomber</translation>
    </message>
    <message>
        <source>Raided centre</source>
        <translation>Bombardiertes Zentrum</translation>
    </message>
    <message>
        <source>Other centre, owned</source>
        <translation>Anderes Zentrum, im Besitz einer Macht</translation>
    </message>
    <message>
        <source>Neutral centre</source>
        <translation>Neutrales Zentrum</translation>
    </message>
    <message>
        <source>Impossible order</source>
        <translation>Unmöglicher Befehl</translation>
    </message>
    <message>
        <source>May land with permission</source>
        <translation>Darf mit Erlaubnis landen</translation>
    </message>
    <message>
        <source>Home centre, owner&apos;s colour</source>
        <translation>Heimatzentrum, Farbe des Besitzers</translation>
    </message>
    <message>
        <source>Home air base, builds squadrons</source>
        <translation>Heimatflugplatz, baut Staffeln</translation>
    </message>
    <message>
        <source>Support: ends on what it backs</source>
        <translation>Unterstützung: endet beim Ziel</translation>
    </message>
    <message>
        <source>Raises the siege</source>
        <translation>Durchbricht die Belagerung</translation>
    </message>
    <message>
        <source>Guessed or suggested</source>
        <translation>Vermutet oder vorgeschlagen</translation>
    </message>
    <message>
        <source>Raid from the air</source>
        <translation>Luftangriff</translation>
    </message>
    <message>
        <source>Flight, place by place</source>
        <translation>Flug, Ort für Ort</translation>
    </message>
    <message>
        <source>Supports there</source>
        <translation>Unterstützt dort</translation>
    </message>
    <message>
        <source>Cuts supports there</source>
        <translation>Stört dort Unterstützungen</translation>
    </message>
    <message>
        <source>Raids the centre there</source>
        <translation>Bombardiert dort das Zentrum</translation>
    </message>
    <message>
        <source>Stand-off: no retreat to here</source>
        <translation>Patt: kein Rückzug hierher</translation>
    </message>
    <message>
        <source>Behind the walls</source>
        <translation>Hinter den Mauern</translation>
    </message>
    <message>
        <source>Trade route: counts two</source>
        <translation>Handelsweg: zählt doppelt</translation>
    </message>
    <message>
        <source>Trade route, broken</source>
        <translation>Handelsweg, unterbrochen</translation>
    </message>
    <message>
        <source>Can be built on</source>
        <translation>Hier kann gebaut werden</translation>
    </message>
    <message>
        <source>Can be removed</source>
        <translation>Kann abgebaut werden</translation>
    </message>
    <message>
        <source>Fog: not seen</source>
        <translation>Nebel: nicht zu sehen</translation>
    </message>
</context>
<context>
    <name>entente::app::MapSheet</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
</context>
<context>
    <name>entente::app::MapView</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Small map</source>
        <translation>Kleine Karte</translation>
    </message>
    <message>
        <source>Click to go there</source>
        <translation>Klicke, um dorthin zu gehen</translation>
    </message>
    <message>
        <source>Every place of the board, with whose it is, who stands there and what is ordered.</source>
        <translation>Jeder Ort des Bretts: wem er gehört, wer dort steht und was befohlen ist.</translation>
    </message>
</context>
<context>
    <name>entente::app::Menus</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Tempo der Computer</translation>
    </message>
    <message>
        <source>Clock and deadline</source>
        <translation>Uhr und Frist</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Several games</source>
        <translation>Mehrere Partien</translation>
    </message>
    <message>
        <source>Agreements</source>
        <translation>Vereinbarungen</translation>
    </message>
</context>
<context>
    <name>entente::app::MisfitDesk</name>
    <message>
        <source>What no longer fits</source>
        <translation>Was nicht mehr passt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Of the orders that were kept, look at these:</source>
        <translation>Von den aufgehobenen Befehlen sieh dir diese an:</translation>
    </message>
</context>
<context>
    <name>entente::app::NewGameDesk</name>
    <message>
        <source>Write on phones</source>
        <translation>Am Telefon schreiben</translation>
    </message>
    <message>
        <source>The sheet “Phones” opens with the game. Everybody can write at once.</source>
        <translation>Mit der Partie öffnet sich das Blatt „Telefone“. Alle können gleichzeitig schreiben.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>Rules of this map</source>
        <translation>Regeln dieser Karte</translation>
    </message>
    <message>
        <source>Points on which editions differ</source>
        <translation>Worin sich die Ausgaben unterscheiden</translation>
    </message>
    <message>
        <source>Order of acting in the first season</source>
        <translation>Reihenfolge der ersten Saison</translation>
    </message>
    <message>
        <source>drawn by chance</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>Allow impossible orders</source>
        <translation>Unmögliche Befehle zulassen</translation>
    </message>
    <message>
        <source>They can be given on purpose. They fail, and the unit holds.</source>
        <translation>Man kann sie absichtlich geben. Sie scheitern, und die Einheit hält.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Players and rules</source>
        <translation>Spieler und Regeln</translation>
    </message>
    <message>
        <source>Hotseat: take turns in secret</source>
        <translation>Hotseat: alle spielen verdeckt nacheinander</translation>
    </message>
    <message>
        <source>Open table: one person enters all orders</source>
        <translation>Offener Tisch: einer gibt alle Befehle ein</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>To set it by hand, list every power once, separated by commas. Later seasons are set in the tab “Steps”.</source>
        <translation>Von Hand: jede Macht einmal, durch Kommas getrennt. Spätere Saisons stellst du unter „Schritte“ ein.</translation>
    </message>
    <message>
        <source>Allow the computer&apos;s advice</source>
        <translation>Rat des Computers zulassen</translation>
    </message>
    <message>
        <source>It suggests orders to whoever sits in a seat, and sees what that player may see.</source>
        <translation>Er schlägt dem, der am Platz sitzt, Befehle vor und sieht, was dieser sehen darf.</translation>
    </message>
    <message>
        <source>What you have set here is lost then.</source>
        <translation>Was du hier eingestellt hast, geht dann verloren.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Wie die Partie endet</translation>
    </message>
    <message>
        <source>no last season</source>
        <translation>keine letzte Saison</translation>
    </message>
    <message>
        <source>Time and end</source>
        <translation>Zeit und Ende</translation>
    </message>
    <message>
        <source>%1 wins with</source>
        <comment>a power</comment>
        <translation>%1 gewinnt mit</translation>
    </message>
    <message>
        <source>as all</source>
        <comment>with how many centres a power wins</comment>
        <translation>wie alle</translation>
    </message>
    <message>
        <source>Allow deals</source>
        <translation>Absprachen erlauben</translation>
    </message>
    <message>
        <source>Powers promise each other peace, places and orders, computers too. Nobody is bound by it.</source>
        <translation>Mächte versprechen einander Frieden, Orte und Befehle, auch Computer. Niemand ist daran gebunden.</translation>
    </message>
</context>
<context>
    <name>entente::app::NotesDesk</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Worüber</translation>
    </message>
    <message>
        <source>The whole game (a house rule)</source>
        <translation>Die ganze Partie (eine Hausregel)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>kein Ort</translation>
    </message>
    <message>
        <source>Arrow to</source>
        <translation>Pfeil nach</translation>
    </message>
    <message>
        <source>no arrow</source>
        <translation>kein Pfeil</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Only %1 sees these notes. Notes on the whole game are visible to everyone.</source>
        <translation>Nur %1 sieht diese Notizen. Notizen zur ganzen Partie sehen alle.</translation>
    </message>
    <message>
        <source>Notes are saved with the game. Notes on the whole game appear on every report.</source>
        <translation>Notizen werden mit der Partie gespeichert. Notizen zur ganzen Partie stehen auf jedem Bericht.</translation>
    </message>
    <message>
        <source>No notes yet</source>
        <translation>Noch keine Notizen</translation>
    </message>
    <message>
        <source>Promises, plans, doubts: write them below. With a place, and an arrow to another, they stand on the map.</source>
        <translation>Versprechen, Pläne, Zweifel: schreib sie unten auf. Mit einem Ort und einem Pfeil zu einem anderen stehen sie auf der Karte.</translation>
    </message>
</context>
<context>
    <name>entente::app::OrderList</name>
    <message>
        <source>The order&apos;s text</source>
        <translation>Der Text des Befehls</translation>
    </message>
    <message>
        <source>F2 rewrites an order, Delete takes it back, Ctrl+D copies it to the next unit, Alt+Up and Alt+Down swap it.</source>
        <translation>F2 schreibt einen Befehl neu, Entf nimmt ihn zurück, Strg+D gibt ihn auch der nächsten Einheit, Alt+Auf und Alt+Ab tauschen ihn.</translation>
    </message>
</context>
<context>
    <name>entente::app::OrderTool</name>
    <message>
        <source>Which coast?</source>
        <translation>Welche Küste?</translation>
    </message>
    <message>
        <source>Which kind of unit?</source>
        <translation>Welche Einheit?</translation>
    </message>
    <message>
        <source>Choose a place on the map.</source>
        <translation>Wähle einen Ort auf der Karte.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>power and its order</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>%1 has more than one coast in reach: click to choose.</source>
        <translation>%1 hat mehr als eine Küste in Reichweite: Klicke, um zu wählen.</translation>
    </message>
    <message>
        <source>Click to choose what to build in %1.</source>
        <translation>Klicke, um zu wählen, was in %1 gebaut wird.</translation>
    </message>
    <message>
        <source>Click a marked place.</source>
        <translation>Klicke einen markierten Ort an.</translation>
    </message>
    <message>
        <source>⌫</source>
        <translation>⌫</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>next unit</source>
        <translation>nächste Einheit</translation>
    </message>
    <message>
        <source>No marked place begins with “%1”.</source>
        <translation>Kein markierter Ort beginnt mit „%1“.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>land here</source>
        <translation>hier landen</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s) left</source>
        <translation>
            <numerusform>noch %n Sprung</numerusform>
            <numerusform>noch %n Sprünge</numerusform>
        </translation>
    </message>
    <message>
        <source>All orders are in.</source>
        <translation>Alle Befehle sind da.</translation>
    </message>
    <message>
        <source>It is behind its walls.</source>
        <translation>Sie ist hinter ihren Mauern.</translation>
    </message>
    <message>
        <source>It is aboard a fleet.</source>
        <translation>Sie ist an Bord einer Flotte.</translation>
    </message>
    <message>
        <source>On its way there, or once it is there?</source>
        <translation>Auf dem Weg dorthin, oder wenn sie dort ist?</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Click again</source>
        <translation>Noch ein Klick</translation>
    </message>
    <message>
        <source>On its way there or once it is there: click to choose.</source>
        <translation>Auf dem Weg dorthin oder wenn sie dort ist: Klicke, um zu wählen.</translation>
    </message>
    <message>
        <source>Which bomber?</source>
        <translation>Welcher Bomber?</translation>
    </message>
    <message>
        <source>Which unit?</source>
        <translation>Welche Einheit?</translation>
    </message>
    <message>
        <source>Several ways lead there: %1.</source>
        <translation>Mehrere Wege führen dorthin: %1.</translation>
    </message>
    <message>
        <source>Which army?</source>
        <translation>Welche Armee?</translation>
    </message>
    <message>
        <source>Click where it goes, or choose what it does.</source>
        <translation>Klicke, wohin sie geht, oder wähle, was sie tut.</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Versiegeln</translation>
    </message>
    <message>
        <source>Waive one build</source>
        <translation>Auf einen Bau verzichten</translation>
    </message>
    <message>
        <source>Waive one build of %1</source>
        <translation>Auf einen Bau von %1 verzichten</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) taken back.</source>
        <translation>
            <numerusform>%n Befehl zurückgenommen.</numerusform>
            <numerusform>%n Befehle zurückgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>typed: Enter chooses %1</source>
        <translation>getippt: Eingabe wählt %1</translation>
    </message>
    <message>
        <source>Move there, or support?</source>
        <translation>Dorthin ziehen oder unterstützen?</translation>
    </message>
    <message>
        <source>Order %1 too</source>
        <translation>Auch %1 befehlen</translation>
    </message>
    <message numerus="yes">
        <source>Order the army and %n fleet(s) too: %1</source>
        <translation>
            <numerusform>Auch der Armee und der Flotte befehlen: %1</numerusform>
            <numerusform>Auch der Armee und den Flotten befehlen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Order %n fleet(s) too: %1</source>
        <translation>
            <numerusform>Auch der Flotte befehlen: %1</numerusform>
            <numerusform>Auch den Flotten befehlen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered too: %1</source>
        <translation>Auch befohlen: %1</translation>
    </message>
    <message>
        <source>Click the places to keep out of.</source>
        <translation>Klicke die Orte an, die gemieden werden.</translation>
    </message>
    <message>
        <source>Click a unit, and what it promises to do.</source>
        <translation>Klicke eine Einheit an und was sie zu tun verspricht.</translation>
    </message>
    <message>
        <source>promise, or no longer</source>
        <translation>versprechen oder nicht mehr</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a unit, and the coast on which it stands</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>entente::app::OrdersPanel</name>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Type an order</source>
        <translation>Befehl tippen</translation>
    </message>
    <message>
        <source>Type an order or a question</source>
        <translation>Befehl oder Frage tippen</translation>
    </message>
    <message>
        <source>Type an order: %1</source>
        <translation>Befehl tippen: %1</translation>
    </message>
    <message>
        <source>There is nothing to order in this phase.</source>
        <translation>In dieser Phase ist nichts zu befehlen.</translation>
    </message>
    <message>
        <source>Tab: %1</source>
        <translation>Tab: %1</translation>
    </message>
    <message>
        <source>Nothing to propose for that; Enter reads the line as it is.</source>
        <translation>Dafür gibt es keinen Vorschlag; Eingabe liest die Zeile, wie sie ist.</translation>
    </message>
    <message>
        <source>Type an order and press Enter; Tab completes it (/). Questions are answered: “who reaches …”</source>
        <translation>Befehl tippen und Eingabe drücken; Tab ergänzt ihn (/). Fragen werden beantwortet: „wer erreicht …“</translation>
    </message>
    <message>
        <source>This line is for %1. Its order begins with that unit.</source>
        <translation>Diese Zeile ist für %1. Ihr Befehl beginnt mit dieser Einheit.</translation>
    </message>
    <message>
        <source>Only the orders of units can be copied.</source>
        <translation>Nur Befehle von Einheiten lassen sich kopieren.</translation>
    </message>
    <message>
        <source>No other unit without an order could do the same.</source>
        <translation>Keine andere Einheit ohne Befehl könnte dasselbe tun.</translation>
    </message>
    <message>
        <source>Every unit of %1 has its order.</source>
        <translation>Jede Einheit von %1 hat ihren Befehl.</translation>
    </message>
    <message>
        <source>Change the order of builds</source>
        <translation>Reihenfolge der Bauten ändern</translation>
    </message>
    <message>
        <source>Neither of the two has an order yet.</source>
        <translation>Noch hat keine der beiden einen Befehl.</translation>
    </message>
    <message>
        <source>Exchange orders: %1, %2</source>
        <translation>Befehle tauschen: %1, %2</translation>
    </message>
    <message>
        <source>Another line already has an order for %1.</source>
        <translation>Für %1 steht schon in einer anderen Zeile ein Befehl.</translation>
    </message>
    <message>
        <source>Rewrite an order</source>
        <translation>Befehl neu schreiben</translation>
    </message>
    <message>
        <source>This unit has no order to copy.</source>
        <translation>Diese Einheit hat keinen Befehl, den man kopieren könnte.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Take a seat to write orders.</source>
        <translation>Nimm Platz, um Befehle zu schreiben.</translation>
    </message>
    <message>
        <source>Enter answers the question.</source>
        <translation>Eingabe beantwortet die Frage.</translation>
    </message>
    <message>
        <source>Orders can be read at a seat, while they are written.</source>
        <translation>Befehle kannst du an einem Platz lesen, solange sie geschrieben werden.</translation>
    </message>
    <message>
        <source>The orders of %1 are not to be seen from this seat.</source>
        <translation>Die Befehle von %1 sind von diesem Platz aus nicht zu sehen.</translation>
    </message>
    <message>
        <source>This phase is played. Press End to write orders for the next.</source>
        <translation>Diese Phase ist gespielt. Drück Ende, um die nächsten Befehle zu schreiben.</translation>
    </message>
    <message>
        <source>Type a question</source>
        <translation>Tippe eine Frage</translation>
    </message>
</context>
<context>
    <name>entente::app::OwnVariantsDesk</name>
    <message>
        <source>Your variants</source>
        <translation>Deine Varianten</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>What was said when it was opened</source>
        <translation>Was beim Öffnen dazu gesagt wurde</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>You have none yet. Open a board of another program, and it is kept here.</source>
        <translation>Du hast noch keine. Öffne ein Spielbrett eines anderen Programms; es bleibt dann hier.</translation>
    </message>
    <message>
        <source>%1 provinces, %2 supply centres, %3 powers</source>
        <translation>%1 Provinzen, %2 Versorgungszentren, %3 Mächte</translation>
    </message>
    <message>
        <source>Nothing was left out.</source>
        <translation>Nichts wurde weggelassen.</translation>
    </message>
    <message>
        <source>Renamed.</source>
        <translation>Umbenannt.</translation>
    </message>
    <message>
        <source>Really delete</source>
        <translation>Wirklich löschen</translation>
    </message>
    <message>
        <source>Saved games of “%1” can&apos;t be opened without it.</source>
        <translation>Gespeicherte Partien von „%1“ lassen sich ohne sie nicht öffnen.</translation>
    </message>
    <message>
        <source>“%1” is deleted.</source>
        <translation>„%1“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Its map</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>Turn by a quarter</source>
        <translation>Um ein Viertel drehen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Only a chart of fields and lines can be turned.</source>
        <translation>Nur ein Plan aus Feldern und Linien lässt sich drehen.</translation>
    </message>
    <message>
        <source>Turned.</source>
        <translation>Gedreht.</translation>
    </message>
    <message>
        <source>Mirrored.</source>
        <translation>Gespiegelt.</translation>
    </message>
</context>
<context>
    <name>entente::app::PassageCoasts</name>
    <message>
        <source>Fleets come to %1 at</source>
        <comment>Spain</comment>
        <translation>Flotten erreichen %1 an</translation>
    </message>
    <message>
        <source>every coast</source>
        <translation>jede Küste</translation>
    </message>
</context>
<context>
    <name>entente::app::PassagesPage</name>
    <message>
        <source>Passages</source>
        <translation>Übergänge</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Zwischen</translation>
    </message>
    <message>
        <source>A</source>
        <comment>armies pass</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>F</source>
        <comment>fleets pass</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Armies pass</source>
        <translation>Armeen ziehen</translation>
    </message>
    <message>
        <source>Fleets pass</source>
        <translation>Flotten ziehen</translation>
    </message>
    <message>
        <source>They meet (Y)</source>
        <translation>Sie grenzen an (Y)</translation>
    </message>
    <message>
        <source>They don&apos;t (N)</source>
        <translation>Sie tun es nicht (N)</translation>
    </message>
    <message>
        <source>Join two places: drag from one to the other on the drawing, or choose them here.</source>
        <translation>Verbinde zwei Orte: zieh auf der Zeichnung von einem zum anderen, oder wähle sie hier.</translation>
    </message>
    <message>
        <source>One place</source>
        <translation>Ein Ort</translation>
    </message>
    <message>
        <source>The other place</source>
        <translation>Der andere Ort</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Verbinden</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s), none of them doubtful.</source>
        <translation>
            <numerusform>%n Übergang, nicht zweifelhaft.</numerusform>
            <numerusform>%n Übergänge, keiner davon zweifelhaft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) are doubtful: do these places meet?</source>
        <translation>
            <numerusform>%n Übergang ist zweifelhaft: grenzen diese Orte aneinander?</numerusform>
            <numerusform>%n Übergänge sind zweifelhaft: grenzen diese Orte aneinander?</numerusform>
        </translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Choose two places: none leads to itself.</source>
        <translation>Wähle zwei Orte: keiner führt zu sich selbst.</translation>
    </message>
    <message>
        <source>Gap between places that meet</source>
        <translation>Lücke zwischen Nachbarn</translation>
    </message>
    <message>
        <source>How far apart the outlines of two places may be and still meet. What you have answered stays as it is.</source>
        <translation>Wie weit die Umrisse zweier Orte auseinander liegen dürfen, damit sie aneinander grenzen. Was du beantwortet hast, bleibt.</translation>
    </message>
</context>
<context>
    <name>entente::app::PatchDocument</name>
    <message>
        <source>Choose two areas or more: a click with Ctrl adds one.</source>
        <translation>Wähle zwei Flächen oder mehr: Ein Klick mit Strg nimmt eine dazu.</translation>
    </message>
    <message>
        <source>There is only a speck here. With more likeness it may become an area.</source>
        <translation>Hier ist nur ein Fleck. Mit mehr Ähnlichkeit wird daraus vielleicht eine Fläche.</translation>
    </message>
</context>
<context>
    <name>entente::app::PatchView</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>entente::app::PatchesPage</name>
    <message>
        <source>Each area becomes a place. A click chooses one, with Ctrl one more; where none was found, it makes one. By keyboard: arrows move the cross, Space clicks.</source>
        <translation>Jede Fläche wird ein Ort. Ein Klick wählt eine, mit Strg eine weitere; wo keine gefunden wurde, macht er eine. Mit der Tastatur: Pfeile bewegen das Kreuz, die Leertaste klickt.</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>Make the board</source>
        <translation>Brett machen</translation>
    </message>
    <message>
        <source>The areas become places, and their borders lines</source>
        <translation>Die Flächen werden Orte, ihre Grenzen Linien</translation>
    </message>
    <message>
        <source>their colours</source>
        <translation>ihre Farben</translation>
    </message>
    <message>
        <source>the lines between them</source>
        <translation>die Linien zwischen ihnen</translation>
    </message>
    <message>
        <source>Find again</source>
        <translation>Neu suchen</translation>
    </message>
    <message>
        <source>What was merged and left out begins anew</source>
        <translation>Was vereint und weggelassen war, beginnt von vorn</translation>
    </message>
    <message>
        <source>Areas are parted by</source>
        <translation>Flächen trennen</translation>
    </message>
    <message>
        <source>Likeness</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>How far apart the colours of one area may be; or how much darker lines are</source>
        <translation>Wie weit die Farben einer Fläche auseinander liegen dürfen; oder wie viel dunkler Linien sind</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>The chosen areas become one (M)</source>
        <translation>Die gewählten Flächen werden eine (M)</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>A margin or a legend is no place (X)</source>
        <translation>Ein Rand oder eine Legende ist kein Ort (X)</translation>
    </message>
    <message>
        <source>Part from here</source>
        <translation>Hier abtrennen</translation>
    </message>
    <message>
        <source>What is like the pixel under the cross becomes an area of its own (F)</source>
        <translation>Was dem Pixel unter dem Kreuz ähnlich ist, wird eine eigene Fläche (F)</translation>
    </message>
    <message>
        <source>Area %1: left out</source>
        <translation>Fläche %1: weggelassen</translation>
    </message>
    <message>
        <source>Area %1: %2 % of the picture</source>
        <translation>Fläche %1: %2 % des Bildes</translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) become places.</source>
        <translation>
            <numerusform>%n Fläche wird ein Ort.</numerusform>
            <numerusform>%n Flächen werden Orte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Click into the picture first, or move the cross there.</source>
        <translation>Klick zuerst in das Bild, oder beweg das Kreuz dorthin.</translation>
    </message>
</context>
<context>
    <name>entente::app::PhonesDesk</name>
    <message>
        <source>Phones</source>
        <translation>Telefone</translation>
    </message>
    <message>
        <source>Everybody can write at the same time, each on their own phone. The curtain is then only for those without one, and the reveal stays on this screen.</source>
        <translation>Alle können gleichzeitig schreiben, jeder am eigenen Telefon. Der Vorhang ist dann nur noch für die ohne eins, und aufgedeckt wird auf diesem Bildschirm.</translation>
    </message>
    <message>
        <source>The phones must be in the same network as this computer; nothing goes over the internet. What goes over the air is sealed; only somebody who swaps the page on its way to a phone could still read along. It ends with the game, or when you press Stop.</source>
        <translation>Die Telefone müssen im selben Netz sein wie dieser Computer; nichts geht über das Internet. Was durch die Luft geht, ist versiegelt; nur wer die Seite selbst auf dem Weg zum Telefon austauscht, könnte noch mitlesen. Es endet mit der Partie oder wenn du auf „Beenden“ drückst.</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera, or type the address:</source>
        <translation>Lies den Code mit der Kamera des Telefons oder tippe die Adresse ein:</translation>
    </message>
    <message>
        <source>Addresses of this computer</source>
        <translation>Adressen dieses Computers</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an address, and the network interface that has it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No phone is here yet.</source>
        <translation>Noch ist kein Telefon da.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>All seats are at the keyboard again, with what is written</source>
        <translation>Alle Plätze sind wieder an der Tastatur, mit allem, was geschrieben ist</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This computer can&apos;t be reached at %1.</source>
        <translation>Dieser Computer ist unter %1 nicht zu erreichen.</translation>
    </message>
    <message>
        <source>Nobody has come. It may be one of three things:
1. The phone is in another network: mobile data, or a guest Wi-Fi.
2. The Wi-Fi keeps its devices apart (&quot;client isolation&quot;), as guest networks and many hotspots do. Then let this computer open a hotspot of its own.
3. The firewall of this computer is closed. One of these lines opens it:</source>
        <translation>Niemand ist gekommen. Das kann drei Gründe haben:
1. Das Telefon ist in einem anderen Netz: mobile Daten oder ein Gäste-WLAN.
2. Das WLAN trennt seine Geräte voneinander („client isolation“), wie es Gästenetze und viele Hotspots tun. Dann lass diesen Computer einen eigenen Hotspot öffnen.
3. Die Firewall dieses Computers ist zu. Eine dieser Zeilen öffnet sie:</translation>
    </message>
    <message>
        <source>This computer is in no network.</source>
        <translation>Dieser Computer ist in keinem Netz.</translation>
    </message>
    <message>
        <source>The code of %1</source>
        <translation>Der Code von %1</translation>
    </message>
    <message>
        <source>A phone that shows %1 in this colour asks for %2, which another phone has.</source>
        <translation>Ein Telefon, das %1 in dieser Farbe zeigt, bittet um diesen Platz, den ein anderes Telefon hat: %2.</translation>
    </message>
    <message>
        <source>A phone that shows %1 in this colour asks for %2.</source>
        <translation>Ein Telefon, das %1 in dieser Farbe zeigt, bittet um diesen Platz: %2.</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Einlassen</translation>
    </message>
    <message>
        <source>Let %1 in</source>
        <comment>a phone that asks for this power</comment>
        <translation>%1 einlassen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Don&apos;t let %1 in</source>
        <comment>a phone that asks for this power</comment>
        <translation>%1 nicht einlassen</translation>
    </message>
    <message>
        <source>%1: waits for its PIN</source>
        <translation>%1: wartet auf die PIN</translation>
    </message>
    <message>
        <source>%1: away</source>
        <translation>%1: nicht da</translation>
    </message>
    <message>
        <source>%1: here</source>
        <translation>%1: da</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Release %1</source>
        <comment>the seat of this power</comment>
        <translation>%1 freigeben</translation>
    </message>
    <message>
        <source>The seat is at the keyboard again, with what is written</source>
        <translation>Der Platz ist wieder an der Tastatur, mit allem, was geschrieben ist</translation>
    </message>
</context>
<context>
    <name>entente::app::PictureFile</name>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 is too large: it has more than %2 million pixels.</source>
        <translation>%1 ist zu groß: Es hat mehr als %2 Millionen Pixel.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used: the picture in it is broken.</source>
        <translation>%1 lässt sich nicht verwenden: Das Bild darin ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>entente::app::PinDesk</name>
    <message>
        <source>PIN of %1</source>
        <translation>PIN von %1</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>Neue PIN</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>No PIN</source>
        <translation>Keine PIN</translation>
    </message>
    <message>
        <source>Whoever takes this seat must enter it; it also locks the seat&apos;s orders in the saved game. A forgotten PIN can&apos;t be recovered.</source>
        <translation>Wer diesen Platz einnimmt, muss sie eingeben; sie verschließt auch die Befehle in der gespeicherten Partie. Eine vergessene PIN lässt sich nicht wiederfinden.</translation>
    </message>
    <message>
        <source>%1 no longer has a PIN.</source>
        <translation>%1 hat keine PIN mehr.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>Mindestens %n Zeichen.</numerusform>
            <numerusform>Mindestens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two PINs differ.</source>
        <translation>Die beiden PINs sind verschieden.</translation>
    </message>
    <message>
        <source>%1 now has a PIN.</source>
        <translation>%1 hat jetzt eine PIN.</translation>
    </message>
    <message>
        <source>PINs can&apos;t be stored safely on this system; nothing was changed for %1.</source>
        <translation>PINs lassen sich auf diesem System nicht sicher aufbewahren; bei %1 bleibt alles, wie es war.</translation>
    </message>
</context>
<context>
    <name>entente::app::PinEye</name>
    <message>
        <source>Show: %1</source>
        <comment>a PIN</comment>
        <translation>Anzeigen: %1</translation>
    </message>
    <message>
        <source>Show what you typed</source>
        <translation>Zeigen, was du eingegeben hast</translation>
    </message>
</context>
<context>
    <name>entente::app::PlaceCoasts</name>
    <message>
        <source>Coasts</source>
        <translation>Küsten</translation>
    </message>
    <message>
        <source>Where fleets can&apos;t pass from one shore of the place to the other</source>
        <translation>Wo Flotten nicht von einem Ufer des Ortes zum anderen kommen</translation>
    </message>
    <message>
        <source>one coast</source>
        <translation>eine Küste</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>north coast, south coast</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>north coast, south coast</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no coast</source>
        <translation>keine Küste</translation>
    </message>
</context>
<context>
    <name>entente::app::PlaceMarks</name>
    <message>
        <source>Supply points of its centre</source>
        <translation>Versorgungspunkte seines Zentrums</translation>
    </message>
    <message>
        <source>as others</source>
        <translation>wie andere</translation>
    </message>
</context>
<context>
    <name>entente::app::PlacesPage</name>
    <message>
        <source>Show the picture</source>
        <translation>Bild zeigen</translation>
    </message>
    <message>
        <source>Lies below the places, to read their names from</source>
        <translation>Liegt unter den Orten, damit du ihre Namen lesen kannst</translation>
    </message>
    <message>
        <source>It is right as it is</source>
        <translation>Es stimmt so</translation>
    </message>
    <message>
        <source>The ground of this place is what the table says</source>
        <translation>Der Grund dieses Ortes ist der, der in der Tabelle steht</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a ground that is doubtful</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>Write names and abbreviations into the table. A click on the ground flips it: land, sea, closed. Keys: L, S, X.</source>
        <translation>Schreib Namen und Abkürzungen in die Tabelle. Ein Klick auf den Grund wechselt ihn: Land, Meer, gesperrt. Tasten: L, S, X.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Where its unit stands (U)</source>
        <translation>Wo seine Einheit steht (U)</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Zentrum</translation>
    </message>
    <message>
        <source>Where the sign of its supply centre stands (C)</source>
        <translation>Wo das Zeichen seines Versorgungszentrums steht (C)</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a place, on the map</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Where its name stands (N)</source>
        <translation>Wo sein Name steht (N)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Units at its coasts, in a second layer, or driven out; its port</source>
        <translation>Einheiten an ihren Küsten, auf einer zweiten Ebene oder vertriebene; sein Hafen</translation>
    </message>
    <message>
        <source>Move by drag or by arrow keys:</source>
        <translation>Mit Maus oder Pfeiltasten verschieben:</translation>
    </message>
</context>
<context>
    <name>entente::app::PlayersTable</name>
    <message>
        <source>Players and addresses</source>
        <translation>Spieler und Adressen</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Mail address</source>
        <translation>Mailadresse</translation>
    </message>
    <message>
        <source>Sent nothing</source>
        <translation>Nichts geschickt</translation>
    </message>
    <message>
        <source>Missing now</source>
        <translation>Fehlt jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s)</source>
        <translation>
            <numerusform>%n Befehl</numerusform>
            <numerusform>%n Befehle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what stands in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>entente::app::PocketSeats</name>
    <message numerus="yes">
        <source>%1 now writes on a phone.</source>
        <translation>
            <numerusform>%1 schreibt jetzt am Telefon.</numerusform>
            <numerusform>%1 schreiben jetzt am Telefon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was refused %n times and must wait five minutes.</source>
        <comment>an address</comment>
        <translation>
            <numerusform>%1 wurde %n-mal abgewiesen und muss fünf Minuten warten.</numerusform>
            <numerusform>%1 wurde %n-mal abgewiesen und muss fünf Minuten warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wrong PIN for %1 was tried on a phone.</source>
        <translation>An einem Telefon wurde eine falsche PIN für %1 versucht.</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong PINs for %1 were tried on a phone; it is out.</source>
        <translation>
            <numerusform>An einem Telefon wurde %n falsche PIN für %1 versucht; es ist draußen.</numerusform>
            <numerusform>An einem Telefon wurden %n falsche PINs für %1 versucht; es ist draußen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::PositionPanel</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Behind walls</source>
        <translation>Hinter Mauern</translation>
    </message>
    <message>
        <source>Owner of a centre</source>
        <translation>Zentrumsbesitz</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a power, its units, its centres</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n Zentrum</numerusform>
            <numerusform>%n Zentren</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Das Brett ist leer.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeres Brett</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>Owners as at the start</source>
        <translation>Besitzer wie am Anfang</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Dislodged</source>
        <translation>Vertrieben</translation>
    </message>
    <message>
        <source>Units and centres to place</source>
        <translation>Einheiten und Zentren</translation>
    </message>
    <message>
        <source>Type: %1</source>
        <translation>Schreiben: %1</translation>
    </message>
</context>
<context>
    <name>entente::app::PositionTool</name>
    <message>
        <source>No %1 of %2 can stand in %3.</source>
        <translation>Keine Einheit von %2 (%1) kann in %3 stehen.</translation>
    </message>
    <message>
        <source>This unit can&apos;t stand in %1.</source>
        <translation>Diese Einheit kann nicht in %1 stehen.</translation>
    </message>
    <message>
        <source>The board holds %1 units already.</source>
        <translation>Auf dem Brett stehen schon %1 Einheiten.</translation>
    </message>
    <message>
        <source>%1 is %2&apos;s</source>
        <translation>%1 gehört %2</translation>
    </message>
    <message>
        <source>Nobody stands in %1</source>
        <translation>In %1 steht niemand</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a unit and its power</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was typed, and why not</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” is neither a unit nor a place.</source>
        <translation>„%1“ ist weder eine Einheit noch ein Ort.</translation>
    </message>
    <message>
        <source>An empty board</source>
        <translation>Ein leeres Brett</translation>
    </message>
    <message>
        <source>The starting position</source>
        <translation>Die Anfangsstellung</translation>
    </message>
    <message>
        <source>The owners at the start</source>
        <translation>Die Besitzer am Anfang</translation>
    </message>
    <message>
        <source>centre of %1</source>
        <translation>Zentrum von %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>owner</comment>
        <translation>niemandem</translation>
    </message>
    <message>
        <source>Choose a power first</source>
        <translation>Wähle zuerst eine Macht</translation>
    </message>
    <message>
        <source>Give centres to %1: click a place</source>
        <translation>Zentren von %1: einen Ort anklicken</translation>
    </message>
    <message>
        <source>Take units away: click them</source>
        <translation>Einheiten wegnehmen: anklicken</translation>
    </message>
    <message>
        <source>1–9</source>
        <translation>1–9</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>take away</source>
        <translation>wegnehmen</translation>
    </message>
    <message>
        <source>Behind walls in %1 only armies can stand, and fleets if it is a port.</source>
        <translation>Hinter Mauern in %1 stehen nur Armeen, und Flotten, wo ein Hafen ist.</translation>
    </message>
    <message>
        <source>There is no unit in %1 to take away.</source>
        <translation>In %1 steht keine Einheit, die man wegnehmen könnte.</translation>
    </message>
    <message>
        <source>%1 has no supply centre, and plain land has no owner in this variant.</source>
        <translation>%1 hat kein Versorgungszentrum, und anderes Land gehört in dieser Variante niemandem.</translation>
    </message>
    <message>
        <source>Units are dislodged only in a retreat phase: choose one first.</source>
        <translation>Vertriebene Einheiten gibt es nur in Rückzugsphasen: Wähle zuerst eine.</translation>
    </message>
    <message>
        <source>%1 is neutral</source>
        <translation>%1 ist neutral</translation>
    </message>
    <message>
        <source>%1 was dislodged from %2</source>
        <translation>%1 wurde aus %2 vertrieben</translation>
    </message>
    <message>
        <source>“%1” is not a power. Write for example “Austria: A Vie, F Tri”.</source>
        <translation>„%1“ ist keine Macht. Schreibe zum Beispiel „Österreich: A Vie, F Tri“.</translation>
    </message>
    <message>
        <source>neutral centre</source>
        <translation>neutrales Zentrum</translation>
    </message>
    <message>
        <source>Place a unit of %2 (%1): click where</source>
        <translation>Einheit von %2 (%1) aufstellen: Ort anklicken</translation>
    </message>
    <message>
        <source>Place a unit of %2 (%1) behind walls: click where</source>
        <translation>Einheit von %2 (%1) hinter Mauern stellen: Ort anklicken</translation>
    </message>
    <message>
        <source>%1: dislodged from where?</source>
        <translation>%1: von wo aus vertrieben?</translation>
    </message>
    <message>
        <source>Click the dislodged unit</source>
        <translation>Die vertriebene Einheit anklicken</translation>
    </message>
</context>
<context>
    <name>entente::app::PowersPanel</name>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>centres / units</source>
        <translation>Zentren / Einheiten</translation>
    </message>
    <message>
        <source>%1: %2 centres, %3 units</source>
        <comment>a power&apos;s row, read aloud</comment>
        <translation>%1: %2 Zentren, %3 Einheiten</translation>
    </message>
    <message>
        <source>%1: not seen</source>
        <comment>a power&apos;s row, read aloud</comment>
        <translation>%1: nicht zu sehen</translation>
    </message>
    <message numerus="yes">
        <source>%n of its centres counts two</source>
        <translation>
            <numerusform>%n seiner Zentren zählt doppelt</numerusform>
            <numerusform>%n seiner Zentren zählen doppelt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral centre(s).</source>
        <translation>
            <numerusform>%n neutrales Zentrum.</numerusform>
            <numerusform>%n neutrale Zentren.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 win.</source>
        <translation>%1 von %2 gewinnen.</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>who plays a power</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>centres / units seen</source>
        <translation>Zentren / Einheiten zu sehen</translation>
    </message>
    <message>
        <source>Powers, as far as they are seen</source>
        <translation>Mächte, soweit sie zu sehen sind</translation>
    </message>
</context>
<context>
    <name>entente::app::PreferencesDesk</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>After the reveal, units move on the map before the results are shown.</source>
        <translation>Nach dem Aufdecken ziehen die Einheiten auf der Karte, dann erscheinen die Ergebnisse.</translation>
    </message>
    <message>
        <source>When off, nothing moves: results are shown at once.</source>
        <translation>Ohne sie bewegt sich nichts: Ergebnisse erscheinen sofort.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>After the reveal all orders lie on the map; Space tells one conflict after another.</source>
        <translation>Nach dem Aufdecken liegen alle Befehle auf der Karte; die Leertaste erzählt einen Konflikt nach dem anderen.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Each power&apos;s land has a pattern of its own besides its colour.</source>
        <translation>Das Land jeder Macht hat neben der Farbe ein eigenes Muster.</translation>
    </message>
    <message>
        <source>When off, the menus stand behind one button.</source>
        <translation>Wenn aus, stehen die Menüs hinter einem Knopf.</translation>
    </message>
    <message>
        <source>The curtain counts from three before it reveals.</source>
        <translation>Der Vorhang zählt von drei herunter, bevor er aufdeckt.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Texts and everything else; counts when Entente starts next.</source>
        <translation>Texte und alles andere; gilt ab dem nächsten Start von Entente.</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>%1 %, from the next start</source>
        <comment>a size</comment>
        <translation>%1 %, ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Black on white, or white on black; the map has a style of its own for it.</source>
        <translation>Schwarz auf Weiß oder Weiß auf Schwarz; die Karte hat dafür einen eigenen Stil.</translation>
    </message>
    <message>
        <source>A stamp when orders are sealed, drums at the reveal, a chime when centres are taken.</source>
        <translation>Ein Stempel beim Versiegeln, Trommeln beim Aufdecken, ein Klang, wenn Zentren erobert werden.</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
</context>
<context>
    <name>entente::app::PrintDesk</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>Results in words, or the orders</source>
        <translation>Ergebnisse in Worten, oder die Befehle</translation>
    </message>
    <message>
        <source>Preview and print…</source>
        <translation>Vorschau und Druck …</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>For every turn of the game</source>
        <translation>Für jede Runde der Partie</translation>
    </message>
    <message>
        <source>An order sheet for each power</source>
        <translation>Ein Befehlsblatt für jede Macht</translation>
    </message>
</context>
<context>
    <name>entente::app::ProgramDesk</name>
    <message>
        <source>Program for a seat</source>
        <translation>Programm für einen Platz</translation>
    </message>
    <message>
        <source>A program that speaks the line protocol of the manual plays a seat. It is started on this machine, as you, whenever its seat is to order. A saved game keeps its name only, and starts nothing before you agree.</source>
        <translation>Ein Programm, das das Zeilenprotokoll aus dem Handbuch spricht, spielt einen Platz. Es wird auf diesem Rechner mit deinen Rechten gestartet, sooft sein Platz Befehle zu geben hat. Eine gespeicherte Partie enthält nur seinen Namen und startet nichts, bevor du zustimmst.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>A new one</source>
        <translation>Ein neues</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>File or command</source>
        <translation>Datei oder Befehlszeile</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste nehmen</translation>
    </message>
    <message>
        <source>Give the program a name.</source>
        <translation>Gib dem Programm einen Namen.</translation>
    </message>
    <message>
        <source>Say which program it is.</source>
        <translation>Sag, welches Programm es ist.</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation>Es gibt kein Programm „%1“.</translation>
    </message>
</context>
<context>
    <name>entente::app::PublicBoard</name>
    <message>
        <source>Phones…</source>
        <translation>Telefone …</translation>
    </message>
    <message>
        <source>Everybody writes at once, each on their own phone</source>
        <translation>Alle schreiben gleichzeitig, jeder am eigenen Telefon</translation>
    </message>
    <message>
        <source>%1 of %2 sealed</source>
        <translation>%1 von %2 versiegelt</translation>
    </message>
    <message>
        <source>Negotiate, and write your orders on your phones.</source>
        <translation>Verhandelt und schreibt eure Befehle auf euren Handys.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>results of a phase, in short</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>To the reveal</source>
        <translation>Zum Aufdecken</translation>
    </message>
    <message>
        <source>%1 (Esc)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (Esc)</translation>
    </message>
    <message>
        <source>Orders of %1</source>
        <translation>Befehle: %1</translation>
    </message>
    <message>
        <source>%1 (O)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (O)</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Clock paused at</source>
        <comment>the time follows</comment>
        <translation>Uhr angehalten bei</translation>
    </message>
    <message>
        <source>Time to negotiate is up</source>
        <comment>the time follows</comment>
        <translation>Die Zeit zum Verhandeln ist um</translation>
    </message>
    <message>
        <source>Time to negotiate</source>
        <comment>the time follows</comment>
        <translation>Zeit zum Verhandeln</translation>
    </message>
    <message>
        <source>Negotiate, then write your orders one after another.</source>
        <translation>Verhandelt, dann schreibt nacheinander eure Befehle.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a place and what is to be said of it</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Points if the game ended now, by %1</source>
        <translation>Punkte, wenn jetzt Schluss wäre, nach %1</translation>
    </message>
</context>
<context>
    <name>entente::app::ReplayControls</name>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Replay the turn</source>
        <translation>Runde abspielen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Moment of the replay</source>
        <translation>Zeitpunkt beim Abspielen</translation>
    </message>
    <message>
        <source>Speed of the replay: %1</source>
        <translation>Tempo beim Abspielen: %1</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Tempo beim Abspielen</translation>
    </message>
</context>
<context>
    <name>entente::app::ReplyPanel</name>
    <message>
        <source>Whose orders are tried</source>
        <translation>Wessen Befehle geprüft werden</translation>
    </message>
    <message>
        <source>How each order fares</source>
        <translation>Wie es jedem Befehl ergeht</translation>
    </message>
    <message>
        <source>fails already</source>
        <translation>scheitert schon</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of the replies</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>about %1 %</source>
        <comment>share of the replies</comment>
        <translation>etwa %1 %</translation>
    </message>
    <message>
        <source>always</source>
        <comment>an order holds</comment>
        <translation>immer</translation>
    </message>
    <message>
        <source>In how many of all replies. Each counts once, whether it makes sense or not.</source>
        <translation>In wie vielen aller Antworten. Jede zählt einmal, ob sie sinnvoll ist oder nicht.</translation>
    </message>
    <message>
        <source>There is nothing to try.</source>
        <translation>Es gibt nichts zu prüfen.</translation>
    </message>
    <message>
        <source>over 99.9 %</source>
        <comment>share of the replies</comment>
        <translation>über 99,9 %</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an order and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Puts all of it on the clipboard as text</source>
        <translation>Legt alles als Text in die Zwischenablage</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>centres</comment>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>%1 entered</source>
        <comment>centres, by others&apos; units</comment>
        <translation>%1 betreten</translation>
    </message>
    <message>
        <source>%1 dislodged</source>
        <comment>units</comment>
        <translation>%1 vertrieben</translation>
    </message>
    <message>
        <source>Dislodged</source>
        <translation>Vertrieben</translation>
    </message>
    <message>
        <source>Fails</source>
        <comment>an order</comment>
        <translation>Scheitert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what befalls an order, and the orders of others that do it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No reply beats it: proved.</source>
        <translation>Keine Antwort schlägt ihn: bewiesen.</translation>
    </message>
    <message>
        <source>No reply was found that beats it.</source>
        <translation>Es wurde keine Antwort gefunden, die ihn schlägt.</translation>
    </message>
    <message>
        <source>So can, alone: %1</source>
        <comment>units of others</comment>
        <translation>Das können allein auch: %1</translation>
    </message>
    <message>
        <source>With less it fails</source>
        <translation>Mit weniger scheitert er</translation>
    </message>
    <message>
        <source>It can be worse</source>
        <translation>Es kann schlimmer kommen</translation>
    </message>
    <message>
        <source>The worst reply found</source>
        <translation>Die schlimmste gefundene Antwort</translation>
    </message>
    <message>
        <source>Each order</source>
        <translation>Jeder Befehl</translation>
    </message>
    <message>
        <source>There are more replies than can be tried, but most make no difference: none is left out.</source>
        <translation>Es gibt mehr Antworten, als sich prüfen lassen, doch die meisten machen keinen Unterschied: Keine ist ausgelassen.</translation>
    </message>
    <message>
        <source>All %1 replies were tried, or make no difference.</source>
        <translation>Alle %1 Antworten sind geprüft oder machen keinen Unterschied.</translation>
    </message>
    <message>
        <source>Nothing beats %1 of %2 orders.</source>
        <translation>Nichts schlägt %1 von %2 Befehlen.</translation>
    </message>
    <message>
        <source>Tried: %L1. There are more replies than can be tried.</source>
        <translation>Geprüft: %L1. Es gibt mehr Antworten, als sich prüfen lassen.</translation>
    </message>
    <message>
        <source>Tried: %L1 of %2 replies.</source>
        <translation>Geprüft: %L1 von %2 Antworten.</translation>
    </message>
    <message>
        <source>Nothing has beaten %1 of %2 orders. Proved against every reply: %3.</source>
        <translation>Nichts hat %1 von %2 Befehlen geschlagen. Gegen jede Antwort bewiesen: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) fail</source>
        <translation>
            <numerusform>%n Befehl scheitert</numerusform>
            <numerusform>%n Befehle scheitern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::ReportDesk</name>
    <message>
        <source>Report to the players</source>
        <translation>Bericht an die Spieler</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Orders that came</source>
        <translation>Eingegangene Befehle</translation>
    </message>
    <message>
        <source>Mail to all</source>
        <translation>Mail an alle</translation>
    </message>
    <message>
        <source>Opens your mail program with the report, to everybody&apos;s address</source>
        <translation>Öffnet dein Mailprogramm mit dem Bericht, an alle Adressen</translation>
    </message>
    <message>
        <source>Mail to those missing</source>
        <translation>Mail an die Säumigen</translation>
    </message>
    <message>
        <source>Opens your mail program with a reminder, to everybody whose orders are missing</source>
        <translation>Öffnet dein Mailprogramm mit einer Erinnerung an alle, deren Befehle fehlen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Saves the report as a text or as a web page</source>
        <translation>Speichert den Bericht als Text oder als Webseite</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Puts the report on the clipboard</source>
        <translation>Legt den Bericht in die Zwischenablage</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufmachung</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Reiner Text</translation>
    </message>
    <message>
        <source>As the mail judges wrote</source>
        <translation>Wie von den Mail-Judges</translation>
    </message>
    <message>
        <source>As in a zine</source>
        <translation>Wie in einem Zine</translation>
    </message>
    <message>
        <source>Web page with the map</source>
        <translation>Webseite mit der Karte</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Orders are due</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Presse</translation>
    </message>
    <message>
        <source>What the players have to say to each other, or you to them.</source>
        <translation>Was die Spieler einander zu sagen haben, oder du ihnen.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>No mail of this phase was kept. Mails are kept when their orders are pasted.</source>
        <translation>Von dieser Phase wurde keine Mail aufbewahrt. Mails werden aufbewahrt, wenn ihre Befehle eingefügt werden.</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Der Bericht ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>In %1 gespeichert.</translation>
    </message>
    <message>
        <source>Write the addresses of the players here first.</source>
        <translation>Trage hier zuerst die Adressen der Spieler ein.</translation>
    </message>
    <message>
        <source>Without an address: %1.</source>
        <translation>Ohne Adresse: %1.</translation>
    </message>
    <message>
        <source>The report is too long for a link. It is on the clipboard: paste it into the mail.</source>
        <translation>Der Bericht ist zu lang für einen Link. Er ist in der Zwischenablage: füge ihn in die Mail ein.</translation>
    </message>
    <message>
        <source>%1: who has sent orders</source>
        <comment>a phase</comment>
        <translation>%1: wer Befehle geschickt hat</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>you, who see everything</source>
        <translation>dich: Du siehst alles</translation>
    </message>
    <message>
        <source>Mail to %1</source>
        <translation>Mail an %1</translation>
    </message>
    <message>
        <source>Fog hides from each power what others see: choose first for whom the report is.</source>
        <translation>Nebel verbirgt jeder Macht, was andere sehen: Wähle zuerst, für wen der Bericht ist.</translation>
    </message>
</context>
<context>
    <name>entente::app::ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>After the reveal this list says what became of each order, and why.</source>
        <translation>Nach dem Aufdecken sagt diese Liste, was aus jedem Befehl wurde, und warum.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message numerus="yes">
        <source>%n units stood undisturbed</source>
        <translation>
            <numerusform>%n Einheit stand unbehelligt</numerusform>
            <numerusform>%n Einheiten standen unbehelligt</numerusform>
        </translation>
    </message>
    <message>
        <source>The results follow once the reveal has been watched. Esc skips it.</source>
        <translation>Die Ergebnisse folgen, wenn das Aufdecken gezeigt ist. Esc überspringt es.</translation>
    </message>
    <message>
        <source>You see no results of %1.</source>
        <comment>a power</comment>
        <translation>Du siehst keine Ergebnisse von %1.</translation>
    </message>
    <message>
        <source>There are no results of %1.</source>
        <comment>a power</comment>
        <translation>Von %1 gibt es keine Ergebnisse.</translation>
    </message>
</context>
<context>
    <name>entente::app::RowModel</name>
    <message>
        <source>Failed:</source>
        <comment>an order</comment>
        <translation>Gescheitert:</translation>
    </message>
    <message>
        <source>Cut:</source>
        <comment>a support</comment>
        <translation>Unterbrochen:</translation>
    </message>
    <message>
        <source>Did nothing:</source>
        <comment>an order</comment>
        <translation>Wirkungslos:</translation>
    </message>
    <message>
        <source>Succeeded:</source>
        <comment>an order</comment>
        <translation>Gelungen:</translation>
    </message>
</context>
<context>
    <name>entente::app::RulesDesk</name>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message numerus="yes">
        <source>Examples (%n)</source>
        <translation>
            <numerusform>Beispiele (%n)</numerusform>
            <numerusform>Beispiele (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Regel: %1</translation>
    </message>
</context>
<context>
    <name>entente::app::RulesPanel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1 (as printed)</source>
        <comment>a choice of a rule</comment>
        <translation>%1 (wie gedruckt)</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>Weniger Regeln</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
</context>
<context>
    <name>entente::app::ScheduleDesk</name>
    <message>
        <source>Order of acting: %1</source>
        <translation>Reihenfolge: %1</translation>
    </message>
    <message>
        <source>Powers in the order in which they act</source>
        <translation>Mächte in der Reihenfolge, in der sie handeln</translation>
    </message>
    <message>
        <source>All powers act at once</source>
        <translation>Alle Mächte handeln zugleich</translation>
    </message>
    <message>
        <source>The first in the list acts first. Players never see this.</source>
        <translation>Wer vorn steht, handelt zuerst. Spieler sehen das nie.</translation>
    </message>
    <message>
        <source>Set the order</source>
        <translation>Festlegen</translation>
    </message>
</context>
<context>
    <name>entente::app::ScoreBoard</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a power and its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n centre(s)</source>
        <comment>a power&apos;s row, read aloud</comment>
        <translation>
            <numerusform>%1: %n Zentrum</numerusform>
            <numerusform>%1: %n Zentren</numerusform>
        </translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Versorgungszentren</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <comment>a score</comment>
        <translation>%1 P.</translation>
    </message>
</context>
<context>
    <name>entente::app::SeatRow</name>
    <message>
        <source>on a phone</source>
        <comment>a player who writes there</comment>
        <translation>am Handy</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>not started</source>
        <comment>a computer player</comment>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <source>sealed</source>
        <comment>orders</comment>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>waiting</source>
        <comment>a player who has not written yet</comment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>reopened %1×</source>
        <comment>how often sealed orders were opened again</comment>
        <translation>%1× wieder geöffnet</translation>
    </message>
    <message>
        <source>Let a person play %1</source>
        <translation>%1 von einem Menschen spielen lassen</translation>
    </message>
    <message>
        <source>Changed your mind? Reopen the orders of %1</source>
        <translation>Anders überlegt? Die Befehle von %1 wieder öffnen</translation>
    </message>
    <message>
        <source>orders dropped</source>
        <comment>sealed ones, since a computer took the seat</comment>
        <translation>Befehle verworfen</translation>
    </message>
    <message>
        <source>reopened %1× in %2</source>
        <comment>how often sealed orders were opened again, and the season</comment>
        <translation>%1× wieder geöffnet (%2)</translation>
    </message>
</context>
<context>
    <name>entente::app::SeatingPage</name>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>seal the orders as they are</source>
        <translation>die Befehle so versiegeln, wie sie sind</translation>
    </message>
    <message>
        <source>Time to negotiate before moves</source>
        <translation>Zeit zum Verhandeln vor den Zügen</translation>
    </message>
    <message>
        <source>Time at the keyboard, each seat and phase</source>
        <translation>Zeit am Gerät, je Platz und Phase</translation>
    </message>
    <message>
        <source>When a seat&apos;s time is up</source>
        <translation>Wenn die Zeit eines Platzes um ist</translation>
    </message>
    <message>
        <source>player&apos;s name</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer %1 spielt</translation>
    </message>
    <message>
        <source>no PIN</source>
        <translation>keine PIN</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN von %1</translation>
    </message>
    <message>
        <source>At least one power needs a player.</source>
        <translation>Mindestens eine Macht braucht einen Spieler.</translation>
    </message>
    <message>
        <source>all who are left</source>
        <translation>alle, die noch da sind</translation>
    </message>
    <message>
        <source>A draw is shared by</source>
        <translation>Ein Remis teilen sich</translation>
    </message>
    <message>
        <source>As on the map</source>
        <translation>Wie auf der Karte</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Assign at random</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Assign the names to the powers at random</source>
        <translation>Die Namen den Mächten zulosen</translation>
    </message>
    <message>
        <source>remind the player</source>
        <translation>erinnern und zu Ende schreiben lassen</translation>
    </message>
    <message>
        <source>whoever everyone agrees on</source>
        <translation>alle, auf die man sich einigt</translation>
    </message>
    <message>
        <source>If unticked, nobody plays %1: its units hold, and those that must go are disbanded by the rules.</source>
        <translation>Ohne Häkchen spielt niemand %1: Die Einheiten halten, und wer vom Brett muss, wird nach den Regeln aufgelöst.</translation>
    </message>
    <message>
        <source>%1 plays earlier</source>
        <translation>%1 ist früher dran</translation>
    </message>
    <message>
        <source>%1 plays later</source>
        <translation>%1 ist später dran</translation>
    </message>
    <message>
        <source>Players take their turns from top to bottom. Give several powers the same name if one person plays them. A PIN protects a player&apos;s orders, also in the saved file; it can&apos;t be recovered. Click an emblem to change its colour.</source>
        <translation>Die Spieler sind von oben nach unten dran. Wer mehrere Mächte spielt, steht bei jeder mit demselben Namen. Eine PIN schützt die Befehle eines Spielers, auch in der Datei; eine vergessene lässt sich nicht wiederfinden. Ein Klick auf ein Wappen ändert die Farbe.</translation>
    </message>
    <message>
        <source>Names are shown beside the powers. Give several powers the same name if one person plays them. Click an emblem to change its colour.</source>
        <translation>Die Namen stehen neben den Mächten. Wer mehrere Mächte spielt, steht bei jeder mit demselben Namen. Ein Klick auf ein Wappen ändert die Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s PIN is too short: at least %n characters.</source>
        <translation>
            <numerusform>Die PIN von %1 ist zu kurz: mindestens %n Zeichen.</numerusform>
            <numerusform>Die PIN von %1 ist zu kurz: mindestens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers for the rest</source>
        <translation>Computer für den Rest</translation>
    </message>
    <message>
        <source>Seats without a name are played by the computer; if none has one, all but the first</source>
        <translation>Plätze ohne Namen spielt der Computer; hat keiner einen, alle außer dem ersten</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <comment>how well it plays</comment>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Person or computer at %1</source>
        <translation>Mensch oder Computer bei %1</translation>
    </message>
    <message>
        <source>Same players as last time</source>
        <translation>Gleiche Spieler wie zuletzt</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <comment>its name</comment>
        <translation>Programm: %1</translation>
    </message>
    <message>
        <source>Program…</source>
        <translation>Programm …</translation>
    </message>
    <message>
        <source>once more</source>
        <comment>a PIN</comment>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>PIN of %1, once more</source>
        <translation>PIN von %1, noch einmal</translation>
    </message>
    <message>
        <source>Type the PIN of %1 once more, or look at it.</source>
        <translation>Gib die PIN von %1 noch einmal ein, oder sieh sie dir an.</translation>
    </message>
    <message>
        <source>The two PINs of %1 differ.</source>
        <translation>Die beiden PINs von %1 sind verschieden.</translation>
    </message>
    <message>
        <source>The game ends with the first count after</source>
        <translation>Die Partie endet mit der ersten Zählung nach</translation>
    </message>
    <message>
        <source>no hour</source>
        <translation>keiner Uhrzeit</translation>
    </message>
    <message>
        <source>“%1” is no hour. Type it like 22:45.</source>
        <translation>„%1“ ist keine Uhrzeit. Schreib sie so: 22:45.</translation>
    </message>
</context>
<context>
    <name>entente::app::SettingRows</name>
    <message>
        <source>players may choose</source>
        <translation>Spieler dürfen wählen</translation>
    </message>
    <message>
        <source>Players may choose: %1</source>
        <comment>a setting</comment>
        <translation>Spieler dürfen wählen: %1</translation>
    </message>
    <message>
        <source>Each new game offers it</source>
        <translation>Jede neue Partie bietet es an</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <comment>a choice of a rule</comment>
        <translation>%1 (üblich)</translation>
    </message>
</context>
<context>
    <name>entente::app::SidePanel</name>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Orders, results, why, history</source>
        <translation>Befehle, Ergebnisse, warum, Verlauf</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Antworten</translation>
    </message>
</context>
<context>
    <name>entente::app::SketchDocument</name>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened. %2</source>
        <translation>%1 lässt sich nicht öffnen. %2</translation>
    </message>
    <message>
        <source>The board was changed in another window; this one follows. Undo brings yours back.</source>
        <translation>Das Brett wurde in einem anderen Fenster geändert; dieses folgt. „Rückgängig“ holt deines zurück.</translation>
    </message>
    <message>
        <source>variant.json was changed and can&apos;t be read; it is kept as %1.</source>
        <translation>variant.json wurde geändert und ist nicht lesbar; sie bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>What was changed in variant.json is taken over.</source>
        <translation>Was in variant.json geändert wurde, ist übernommen.</translation>
    </message>
</context>
<context>
    <name>entente::app::SketchView</name>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
</context>
<context>
    <name>entente::app::StandInDesk</name>
    <message>
        <source>Enter the PIN first.</source>
        <translation>Gib zuerst die PIN ein.</translation>
    </message>
    <message>
        <source>Person or computer</source>
        <translation>Mensch oder Computer</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>A person plays</source>
        <translation>Ein Mensch spielt</translation>
    </message>
    <message>
        <source>The computer plays this phase</source>
        <translation>Der Computer spielt diese Phase</translation>
    </message>
    <message>
        <source>The computer plays from now on</source>
        <translation>Der Computer spielt von jetzt an</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Stärke des Computers</translation>
    </message>
    <message>
        <source>Orders already written for this phase are thrown away.</source>
        <translation>Befehle, die für diese Phase schon geschrieben sind, werden verworfen.</translation>
    </message>
    <message>
        <source>PIN of %1</source>
        <translation>PIN von %1</translation>
    </message>
    <message>
        <source>Wrong PIN. Try again.</source>
        <translation>Falsche PIN. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>A person plays %1 now.</source>
        <translation>%1 spielt jetzt ein Mensch.</translation>
    </message>
    <message>
        <source>%1: the %2 plays this phase.</source>
        <comment>a power, who plays it</comment>
        <translation>%1, in dieser Phase: %2.</translation>
    </message>
    <message>
        <source>%1: the %2 plays from now on.</source>
        <comment>a power, who plays it</comment>
        <translation>%1, von jetzt an: %2.</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <comment>its name</comment>
        <translation>Programm: %1</translation>
    </message>
    <message>
        <source>Throw away the sealed orders of %1?</source>
        <translation>%1: versiegelte Befehle verwerfen?</translation>
    </message>
    <message>
        <source>%1 has sealed its orders. They are thrown away, and the computer writes others in their place.</source>
        <translation>%1: Die Befehle sind versiegelt. Sie werden verworfen, und der Computer schreibt andere an ihrer Stelle.</translation>
    </message>
    <message>
        <source>This can&apos;t be undone. The player is told, and the results will say so.</source>
        <translation>Das lässt sich nicht rückgängig machen. Wer dort sitzt, wird es erfahren, und auch bei den Ergebnissen wird es stehen.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The sealed orders were thrown away.</source>
        <translation>Die versiegelten Befehle wurden verworfen.</translation>
    </message>
    <message>
        <source>Without the PIN…</source>
        <translation>Ohne die PIN …</translation>
    </message>
    <message>
        <source>If it is forgotten, or its player has left: everybody else must agree</source>
        <translation>Wenn sie vergessen ist oder ihr Spieler gegangen: Alle anderen müssen zustimmen</translation>
    </message>
    <message>
        <source>Take the seat of %1 without its PIN?</source>
        <translation>Den Platz von %1 ohne seine PIN nehmen?</translation>
    </message>
    <message>
        <source>Everybody else must agree. Orders, votes and notes that %1 locked are lost; nobody sees them. The seat has no PIN afterwards.</source>
        <translation>Alle anderen müssen zustimmen. Befehle, Stimmen und Notizen, die %1 verschlossen hat, sind verloren; niemand sieht sie. Der Platz hat danach keine PIN.</translation>
    </message>
    <message>
        <source>This can&apos;t be undone.</source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation>Platz einnehmen</translation>
    </message>
    <message>
        <source>The seat of %1 has no PIN any more.</source>
        <translation>Der Platz von %1 hat keine PIN mehr.</translation>
    </message>
</context>
<context>
    <name>entente::app::StartPage</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielweise</translation>
    </message>
    <message numerus="yes">
        <source>%n power(s) at the table.</source>
        <translation>
            <numerusform>%n Macht am Tisch.</numerusform>
            <numerusform>%n Mächte am Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Weiterspielen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>year of the edition</comment>
        <translation>Regeln von %1</translation>
    </message>
    <message>
        <source>Played %1, not saved</source>
        <comment>when</comment>
        <translation>Gespielt %1, nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved %1 in %2</source>
        <comment>when, file</comment>
        <translation>Gespeichert %1 in %2</translation>
    </message>
    <message>
        <source>All your games (%1)…</source>
        <comment>how many</comment>
        <translation>Alle deine Partien (%1) …</translation>
    </message>
    <message>
        <source>Click a map to start.</source>
        <translation>Klicke auf eine Karte, und es geht los.</translation>
    </message>
    <message>
        <source>Hotseat: take turns in secret</source>
        <translation>Hotseat: alle spielen verdeckt nacheinander</translation>
    </message>
    <message>
        <source>Open table: one person enters all orders</source>
        <translation>Offener Tisch: einer gibt alle Befehle ein</translation>
    </message>
    <message>
        <source>Standard rules for this map</source>
        <translation>Übliche Regeln dieser Karte</translation>
    </message>
    <message>
        <source>How you play: in turns, hidden from each other, or one person for all</source>
        <translation>Wie ihr spielt: verdeckt nacheinander, oder einer für alle</translation>
    </message>
    <message>
        <source>closed unexpectedly; nothing was lost.</source>
        <translation>unerwartet geschlossen; nichts ging verloren.</translation>
    </message>
    <message>
        <source>Continue this game (Enter)</source>
        <translation>Diese Partie weiterspielen (Eingabe)</translation>
    </message>
    <message>
        <source>Look at, continue or delete your games</source>
        <translation>Deine Partien ansehen, weiterspielen oder löschen</translation>
    </message>
    <message>
        <source>Start a game of %1 (Enter)</source>
        <translation>Eine Partie %1 beginnen (Eingabe)</translation>
    </message>
    <message>
        <source>No maps found. Put the folder “maps” back beside Entente, or set ENTENTE_MAPS to it.</source>
        <translation>Keine Karten gefunden. Lege den Ordner „maps“ wieder neben Entente, oder nenne ihn in ENTENTE_MAPS.</translation>
    </message>
    <message>
        <source>Against the computer: you take one power</source>
        <translation>Gegen den Computer: du nimmst eine Macht</translation>
    </message>
</context>
<context>
    <name>entente::app::StepsPanel</name>
    <message>
        <source>Before the first step</source>
        <translation>Vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>In this season all powers act at once. Players are not told.</source>
        <translation>In dieser Saison handeln alle Mächte zugleich. Spieler erfahren es nicht.</translation>
    </message>
    <message>
        <source>In this season the powers act in this order. Players are not told.</source>
        <translation>In dieser Saison handeln die Mächte in dieser Reihenfolge. Spieler erfahren sie nicht.</translation>
    </message>
    <message>
        <source>This phase was played all at once.</source>
        <translation>Diese Phase wurde auf einmal gespielt.</translation>
    </message>
    <message>
        <source>Dislodged: %1</source>
        <translation>Vertrieben: %1</translation>
    </message>
    <message>
        <source>Steps of the season</source>
        <translation>Schritte der Saison</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Only movement seasons are played power by power.</source>
        <translation>Nur Zugphasen werden Macht für Macht gespielt.</translation>
    </message>
    <message>
        <source>Set the order…</source>
        <translation>Reihenfolge festlegen …</translation>
    </message>
    <message>
        <source>Set the order in which the powers act this season</source>
        <translation>Festlegen, in welcher Reihenfolge die Mächte in dieser Saison handeln</translation>
    </message>
    <message>
        <source>Nobody acted in this season. The order of the powers was:</source>
        <translation>In dieser Saison handelte niemand. Die Reihenfolge der Mächte war:</translation>
    </message>
</context>
<context>
    <name>entente::app::StudioDesk</name>
    <message>
        <source>First power</source>
        <translation>Erste Macht</translation>
    </message>
    <message>
        <source>Power %1</source>
        <translation>Macht %1</translation>
    </message>
    <message>
        <source>Second power</source>
        <translation>Zweite Macht</translation>
    </message>
    <message>
        <source>Make a variant</source>
        <translation>Variante machen</translation>
    </message>
    <message>
        <source>Another drawing…</source>
        <translation>Andere Zeichnung …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change (Ctrl+Z)</source>
        <translation>Die letzte Änderung zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Do it again (Ctrl+Shift+Z)</source>
        <translation>Wiederherstellen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Publish…</source>
        <translation>Veröffentlichen …</translation>
    </message>
    <message>
        <source>Pack it into one file for others</source>
        <translation>In eine Datei für andere packen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Begin a game on this board</source>
        <translation>Eine Partie auf diesem Brett beginnen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Übergänge</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Open a drawing</source>
        <translation>Zeichnung öffnen</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Make a variant: %1</source>
        <translation>Variante machen: %1</translation>
    </message>
    <message>
        <source>It can&apos;t be played yet. “Check” says what is missing.</source>
        <translation>Noch lässt es sich nicht spielen. Unter „Prüfen“ steht, was fehlt.</translation>
    </message>
    <message>
        <source>Publish the variant</source>
        <translation>Variante veröffentlichen</translation>
    </message>
    <message>
        <source>How much is read</source>
        <translation>Wie viel gelesen ist</translation>
    </message>
    <message>
        <source>Drawings and pictures (*.svg *.svgz *.zip *.png *.jpg *.jpeg)</source>
        <translation>Zeichnungen und Bilder (*.svg *.svgz *.zip *.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>The areas of %1 are not a board yet. Press “Make the board” to keep them.</source>
        <translation>Die Flächen von %1 sind noch kein Brett. „Brett machen“ bewahrt sie.</translation>
    </message>
    <message>
        <source>“Another drawing…” gives them up.</source>
        <translation>„Andere Zeichnung …“ verwirft sie.</translation>
    </message>
    <message>
        <source>Close again to give up what is not saved.</source>
        <translation>Schließ noch einmal, um aufzugeben, was nicht gespeichert ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s), %1 passages. Saved among your variants as %2.</source>
        <translation>
            <numerusform>%n Ort, %1 Übergänge. Gespeichert unter deinen Varianten als %2.</numerusform>
            <numerusform>%n Orte, %1 Übergänge. Gespeichert unter deinen Varianten als %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation>Zu tun: %1</translation>
    </message>
    <message>
        <source>It can be played.</source>
        <translation>Es lässt sich spielen.</translation>
    </message>
    <message numerus="yes">
        <source>It can be played. “Check” lists %n doubt(s).</source>
        <translation>
            <numerusform>Es lässt sich spielen. Unter „Prüfen“ steht ein Zweifel.</numerusform>
            <numerusform>Es lässt sich spielen. Unter „Prüfen“ stehen %n Zweifel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu einlesen</translation>
    </message>
    <message>
        <source>Take over what was changed in the drawing; what you have decided stays</source>
        <translation>Übernimmt, was in der Zeichnung geändert wurde; was du entschieden hast, bleibt</translation>
    </message>
    <message>
        <source>%1 has changed. “Read again” takes it over; what you have decided stays.</source>
        <translation>%1 hat sich geändert. „Neu einlesen“ übernimmt es; was du entschieden hast, bleibt.</translation>
    </message>
    <message>
        <source>Read the drawing again</source>
        <translation>Die Zeichnung neu einlesen</translation>
    </message>
    <message>
        <source>%1 shows none of the places of this board. “Another drawing…” makes a board of it.</source>
        <translation>%1 zeigt keinen der Orte dieses Bretts. „Andere Zeichnung …“ macht ein Brett daraus.</translation>
    </message>
    <message>
        <source>The drawing shows what it showed before.</source>
        <translation>Die Zeichnung zeigt, was sie vorher zeigte.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) stayed.</source>
        <translation>
            <numerusform>%n Ort ist geblieben.</numerusform>
            <numerusform>%n Orte sind geblieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>New: %1.</source>
        <comment>places of a drawing</comment>
        <translation>Neu: %1.</translation>
    </message>
    <message>
        <source>Gone: %1.</source>
        <comment>places of a drawing</comment>
        <translation>Weg: %1.</translation>
    </message>
    <message>
        <source>Renamed: %1.</source>
        <comment>places of a drawing</comment>
        <translation>Umbenannt: %1.</translation>
    </message>
    <message>
        <source>Joined: %1.</source>
        <comment>pairs of places</comment>
        <translation>Verbunden: %1.</translation>
    </message>
    <message>
        <source>No longer joined: %1.</source>
        <comment>pairs of places</comment>
        <translation>Nicht mehr verbunden: %1.</translation>
    </message>
    <message>
        <source>Place %1</source>
        <comment>that has no name</comment>
        <translation>Ort %1</translation>
    </message>
    <message>
        <source>Ornaments changed.</source>
        <translation>Das Zierwerk hat sich geändert.</translation>
    </message>
    <message>
        <source>Redrawn: %1.</source>
        <comment>places of a drawing</comment>
        <translation>Neu gezeichnet: %1.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes it back.</source>
        <translation>Strg+Z nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>entente::app::StudioStart</name>
    <message>
        <source>From a drawing to a board</source>
        <translation>Von der Zeichnung zum Brett</translation>
    </message>
    <message>
        <source>Open a drawing (SVG) with a shape for each place, or a picture of a map (PNG, JPEG), or drop it here. Entente proposes names, land and sea, and who may pass from where to where. You settle what is doubtful, give the powers their homes, and play.</source>
        <translation>Öffne eine Zeichnung (SVG) mit einer Form für jeden Ort oder das Bild einer Karte (PNG, JPEG), oder lass es hier fallen. Entente schlägt Namen, Land und Meer vor, und wer von wo nach wo ziehen kann. Du entscheidest, was zweifelhaft ist, gibst den Mächten ihre Heimat und spielst.</translation>
    </message>
    <message>
        <source>Open a drawing…</source>
        <translation>Zeichnung öffnen …</translation>
    </message>
    <message>
        <source>Boards you have made</source>
        <translation>Bretter, die du gemacht hast</translation>
    </message>
    <message>
        <source>Work on it</source>
        <translation>Daran arbeiten</translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation>Ein Beispiel versuchen</translation>
    </message>
    <message>
        <source>A drawing of twenty places that comes with Entente</source>
        <translation>Eine Zeichnung mit zwanzig Orten, die Entente mitbringt</translation>
    </message>
</context>
<context>
    <name>entente::app::StudyDesk</name>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Chapter before</source>
        <translation>Kapitel davor</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>All studies</source>
        <translation>Alle Studien</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a chapter&apos;s number and title</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>entente::app::TableFlow</name>
    <message numerus="yes">
        <source>%n wrong PIN(s) were tried at this seat before.</source>
        <translation>
            <numerusform>Eine falsche PIN wurde an diesem Platz zuvor versucht.</numerusform>
            <numerusform>%n falsche PINs wurden an diesem Platz zuvor versucht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>entente::app::TermsPage</name>
    <message>
        <source>How years are counted</source>
        <translation>Wie die Jahre zählen</translation>
    </message>
    <message>
        <source>counting up</source>
        <comment>years</comment>
        <translation>aufwärts gezählt</translation>
    </message>
    <message>
        <source>counting down</source>
        <comment>years</comment>
        <translation>abwärts gezählt</translation>
    </message>
    <message>
        <source>What stands behind a year</source>
        <translation>Was hinter einem Jahr steht</translation>
    </message>
    <message>
        <source>era</source>
        <translation>Ära</translation>
    </message>
    <message>
        <source>Stands behind a year: BC</source>
        <translation>Steht hinter dem Jahr: BC (v. Chr.)</translation>
    </message>
    <message>
        <source>more than half</source>
        <translation>mehr als die Hälfte</translation>
    </message>
    <message>
        <source>Name of the variant</source>
        <translation>Name der Variante</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Erfunden von</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>Erstes Jahr</translation>
    </message>
    <message>
        <source>Centres to win</source>
        <translation>Zentren zum Sieg</translation>
    </message>
    <message>
        <source>There are no supply centres yet: mark some under Powers.</source>
        <translation>Es gibt noch keine Versorgungszentren: Bestimme sie unter „Mächte“.</translation>
    </message>
    <message>
        <source>%1 supply centres; %2 of them win, counted each autumn.</source>
        <translation>%1 Versorgungszentren; %2 davon gewinnen, gezählt in jedem Herbst.</translation>
    </message>
    <message>
        <source>The game begins in the spring of %1.</source>
        <translation>Die Partie beginnt im Frühjahr %1.</translation>
    </message>
    <message>
        <source>No units stand on the board: the game begins with builds in the winter of %1.</source>
        <translation>Auf dem Brett stehen keine Einheiten: die Partie beginnt mit Bauten im Winter %1.</translation>
    </message>
    <message>
        <source>Beyond the board game</source>
        <translation>Über das Brettspiel hinaus</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <translation>In einem Satz</translation>
    </message>
    <message>
        <source>Stands on the first screen below the name</source>
        <translation>Steht auf der ersten Seite unter dem Namen</translation>
    </message>
    <message>
        <source>players may choose</source>
        <translation>Spieler dürfen wählen</translation>
    </message>
    <message>
        <source>Players may choose how many centres win</source>
        <translation>Spieler dürfen wählen, wie viele Zentren gewinnen</translation>
    </message>
    <message>
        <source>Each new game offers it</source>
        <translation>Jede neue Partie bietet es an</translation>
    </message>
    <message>
        <source>Rules, unless a game says otherwise</source>
        <translation>Regeln, wenn eine Partie nichts anderes sagt</translation>
    </message>
</context>
<context>
    <name>entente::app::Thinker</name>
    <message>
        <source>%1: there is no computer player “%2” here.</source>
        <translation>%1: Hier gibt es keinen Computerspieler „%2“.</translation>
    </message>
    <message>
        <source>%1&apos;s program: %2</source>
        <translation>Das Programm von %1: %2</translation>
    </message>
    <message>
        <source>%1: there is no program “%2” on this machine.</source>
        <translation>%1: Auf diesem Rechner gibt es kein Programm „%2“.</translation>
    </message>
    <message>
        <source>%1: the program “%2” waits until you agree that it is started.</source>
        <translation>%1: Das Programm „%2“ wartet, bis du zustimmst, dass es gestartet wird.</translation>
    </message>
</context>
<context>
    <name>entente::app::ThinkingButton</name>
    <message>
        <source>Let the computer think</source>
        <translation>Den Computer denken lassen</translation>
    </message>
    <message>
        <source>Computer is thinking… Stop</source>
        <translation>Computer denkt nach … anhalten</translation>
    </message>
    <message>
        <source>The computer goes on thinking</source>
        <translation>Der Computer denkt weiter</translation>
    </message>
    <message>
        <source>The computer stops thinking; you can let it go on</source>
        <translation>Der Computer hört auf zu denken; du kannst ihn weitermachen lassen</translation>
    </message>
    <message>
        <source>Start the program…</source>
        <translation>Programm starten …</translation>
    </message>
    <message>
        <source>This game has a program play a seat; it is started if you agree</source>
        <translation>In dieser Partie spielt ein Programm einen Platz; es wird gestartet, wenn du zustimmst</translation>
    </message>
</context>
<context>
    <name>entente::app::Timeline</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>First phase</source>
        <translation>Erste Phase</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Phase before</source>
        <translation>Phase davor</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Links</translation>
    </message>
    <message>
        <source>Phase after</source>
        <translation>Phase danach</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Rechts</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Gegenwart</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>entente::app::TimelineTrack</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>%1: now</source>
        <comment>the phase that is played</comment>
        <translation>%1: jetzt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a phase and what came of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The lines: supply centres of each power, phase by phase.</source>
        <translation>Die Linien: die Versorgungszentren jeder Macht, Phase für Phase.</translation>
    </message>
    <message>
        <source>The lines: centres that are seen of each power. A gap: none of it is seen.</source>
        <translation>Die Linien: die Zentren jeder Macht, die zu sehen sind. Eine Lücke: Von ihr ist nichts zu sehen.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende der Partie</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of the game, on the timeline</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>retreats</source>
        <comment>a phase on the timeline</comment>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the letter of a season, the year</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>entente::app::TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Menu (Alt+M)</source>
        <translation>Menü (Alt+M)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>orders given, orders expected</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 ordered</source>
        <translation>%1, %2 von %3 befohlen</translation>
    </message>
    <message>
        <source>%1 of %2 ordered</source>
        <translation>%1 von %2 befohlen</translation>
    </message>
    <message>
        <source>Seal orders</source>
        <translation>Befehle versiegeln</translation>
    </message>
    <message>
        <source>Seal retreats</source>
        <translation>Rückzüge versiegeln</translation>
    </message>
    <message>
        <source>Seal builds</source>
        <translation>Bauten versiegeln</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Go to retreats</source>
        <translation>Zu den Rückzügen</translation>
    </message>
    <message>
        <source>Go to builds</source>
        <translation>Zu den Bauten</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Nächste Phase</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a power and how its orders stand</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 points used</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the line that is played, and how its orders stand</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>entente::app::TransferBar</name>
    <message>
        <source>Give supply points</source>
        <translation>Punkte geben</translation>
    </message>
    <message>
        <source>Who gives</source>
        <translation>Wer gibt</translation>
    </message>
    <message>
        <source>Who receives</source>
        <translation>Wer empfängt</translation>
    </message>
    <message>
        <source>Points to give</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>You may give at most a fifth of your points: %1. Given so far: %2.</source>
        <translation>Du darfst höchstens ein Fünftel deiner Punkte weitergeben: %1. Bisher gegeben: %2.</translation>
    </message>
    <message>
        <source>You may give at most a fifth of your points: %1.</source>
        <translation>Du darfst höchstens ein Fünftel deiner Punkte weitergeben: %1.</translation>
    </message>
    <message>
        <source>To whom?</source>
        <translation>An wen?</translation>
    </message>
</context>
<context>
    <name>entente::app::TrialDesk</name>
    <message>
        <source>%1: no reply was found that breaks it, but not all were tried.</source>
        <translation>%1: Keine Antwort, die es bricht, wurde gefunden, aber nicht alle wurden probiert.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an order and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 fails against %2.</source>
        <comment>a place, and orders</comment>
        <translation>%1 scheitert an %2.</translation>
    </message>
    <message>
        <source>%1: not by these orders, even if all others hold.</source>
        <comment>a place</comment>
        <translation>%1: mit diesen Befehlen nicht, auch wenn alle anderen halten.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
</context>
<context>
    <name>entente::app::UnitFan</name>
    <message>
        <source>%1  %2</source>
        <comment>a key and a unit</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>a unit, its order, its key</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Units in this place</source>
        <translation>Einheiten an diesem Ort</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a unit, its order</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>entente::app::VerbButton</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a verb and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not possible: %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
</context>
<context>
    <name>entente::app::VoteDesk</name>
    <message>
        <source>End the game</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>Nobody else sees it. Votes are counted at every reveal; when all who are left agree, the game ends. It stands until you change it.</source>
        <translation>Niemand sonst sieht sie. Gezählt wird bei jedem Aufdecken; sind sich alle einig, die noch da sind, endet die Partie. Sie gilt, bis du sie änderst.</translation>
    </message>
    <message>
        <source>Write down what the players have agreed. Undo takes it back.</source>
        <translation>Halte fest, worauf sich die Spieler geeinigt haben. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Abstimmen</translation>
    </message>
    <message>
        <source>Draw between all who are left</source>
        <translation>Remis zwischen allen, die noch da sind</translation>
    </message>
    <message>
        <source>Draw between these, or some of them:</source>
        <translation>Remis zwischen diesen oder einigen davon:</translation>
    </message>
    <message>
        <source>Draw between these:</source>
        <translation>Remis zwischen diesen:</translation>
    </message>
    <message>
        <source>Concede to</source>
        <translation>Aufgeben zugunsten von</translation>
    </message>
    <message>
        <source>Proposed by</source>
        <translation>Vorgeschlagen von</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>Voted for it:</source>
        <translation>Dafür gestimmt haben:</translation>
    </message>
    <message>
        <source>%1 voted for it</source>
        <translation>%1 hat dafür gestimmt</translation>
    </message>
    <message>
        <source>%1&apos;s secret vote</source>
        <translation>Geheime Stimme von %1</translation>
    </message>
    <message>
        <source>%1 has voted; nobody else sees how.</source>
        <translation>%1 hat abgestimmt; niemand sonst sieht, wie.</translation>
    </message>
</context>
<context>
    <name>entente::app::WhyPanel</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between two orders that are needed together</comment>
        <translation>und</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>an agreement without which it would have come out otherwise</comment>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>What would have changed it</source>
        <translation>Was es geändert hätte</translation>
    </message>
    <message>
        <source>Click a unit or a result to see what happened.</source>
        <translation>Klicke eine Einheit oder ein Ergebnis an, um zu sehen, was geschah.</translation>
    </message>
    <message>
        <source>The powers acted in a secret order. To keep it secret, only what the board shows is told.</source>
        <translation>Die Mächte handelten in geheimer Reihenfolge. Damit sie geheim bleibt, steht hier nur, was auf dem Brett zu sehen ist.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>No other power could have changed this with a single order.</source>
        <translation>Keine andere Macht hätte das mit einem einzelnen Befehl ändern können.</translation>
    </message>
    <message>
        <source>No single other order of %1 would have changed this.</source>
        <translation>Kein einzelner anderer Befehl von %1 hätte das geändert.</translation>
    </message>
</context>
<context>
    <name>DeadlineWords</name>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a deadline&apos;s day, in Qt&apos;s letters</comment>
        <translation>dddd, d. MMMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2 (%3)</source>
        <comment>a deadline: day, time, zone</comment>
        <translation>%1, %2 Uhr (%3)</translation>
    </message>
    <message>
        <source>due %1</source>
        <comment>a deadline</comment>
        <translation>Frist %1</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>a deadline&apos;s day, briefly, in Qt&apos;s letters</comment>
        <translation>ddd, d. MMM</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a deadline, briefly: day, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>⚠ overdue since %1</source>
        <comment>a deadline</comment>
        <translation>⚠ überfällig seit %1</translation>
    </message>
    <message>
        <source>⚠ This moment is past.</source>
        <translation>⚠ Dieser Zeitpunkt ist vorbei.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ That is %n days ahead: %1</source>
        <translation>
            <numerusform>⚠ Bis dahin ist es %n Tag: %1</numerusform>
            <numerusform>⚠ Bis dahin sind es %n Tage: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ %1 is a day off.</source>
        <comment>a day of the week</comment>
        <translation>⚠ %1 ist ein freier Tag.</translation>
    </message>
</context>
<context>
    <name>DeadlineDialog</name>
    <message>
        <source>When orders are due</source>
        <translation>Wann Befehle fällig sind</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <source>The next moves get</source>
        <translation>Die nächsten Züge bekommen</translation>
    </message>
    <message>
        <source>no deadline yet</source>
        <translation>noch keine Frist</translation>
    </message>
    <message>
        <source>Retreats and builds get</source>
        <translation>Rückzüge und Bauten bekommen</translation>
    </message>
    <message>
        <source>as many</source>
        <translation>ebenso viele</translation>
    </message>
    <message>
        <source>Nothing is due on %1</source>
        <comment>a day of the week</comment>
        <translation>Am %1 ist nichts fällig</translation>
    </message>
    <message>
        <source>Days off</source>
        <translation>Freie Tage</translation>
    </message>
    <message>
        <source>No deadline</source>
        <translation>Keine Frist</translation>
    </message>
</context>
<context>
    <name>entente::app::DeadlineField</name>
    <message>
        <source>Orders are due</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Sunday 20:00</source>
        <translation>Sonntag 20 Uhr</translation>
    </message>
    <message>
        <source>Type a day and a time, or choose them in the calendar</source>
        <translation>Schreibe Tag und Uhrzeit, oder wähle sie im Kalender</translation>
    </message>
    <message>
        <source>Calendar…</source>
        <translation>Kalender…</translation>
    </message>
    <message>
        <source>Choose the day, days off, and how it goes on from phase to phase</source>
        <translation>Den Tag wählen, freie Tage, und wie es von Phase zu Phase weitergeht</translation>
    </message>
    <message>
        <source>Not a moment: it is told as it stands, and does not move on.</source>
        <translation>Kein Zeitpunkt: Es wird so weitergesagt, wie es dasteht, und rückt nicht weiter.</translation>
    </message>
</context>
<context>
    <name>entente::app::SafestDesk</name>
    <message>
        <source>%1 (%2)</source>
        <comment>an order and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>nimmt %1</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>hält %1</translation>
    </message>
    <message>
        <source>Safest orders</source>
        <translation>Sicherste Befehle</translation>
    </message>
    <message>
        <source>After the moves no unit of another power is to stand there.</source>
        <translation>Nach den Zügen soll keine Einheit einer anderen Macht dort stehen.</translation>
    </message>
    <message>
        <source>After the moves a unit of this power is to stand there.</source>
        <translation>Nach den Zügen soll eine Einheit dieser Macht dort stehen.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Write these orders</source>
        <translation>Diese Befehle schreiben</translation>
    </message>
    <message>
        <source>Plans, the safest first</source>
        <translation>Pläne, der sicherste zuerst</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Surely</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>What breaks the rest</source>
        <translation>Was den Rest vereitelt</translation>
    </message>
    <message>
        <source>“%1” is not a place on this map.</source>
        <translation>„%1“ ist kein Ort auf dieser Karte.</translation>
    </message>
    <message>
        <source>%1: nothing was found, and not all was tried</source>
        <translation>%1: Nichts wurde gefunden, aber nicht alles probiert</translation>
    </message>
    <message>
        <source>%1: not by these orders</source>
        <translation>%1: nicht mit diesen Befehlen</translation>
    </message>
    <message>
        <source>There is nothing to try.</source>
        <translation>Es gibt nichts zu probieren.</translation>
    </message>
    <message>
        <source>Proved: the first plan reaches all that is asked, whatever the others order.</source>
        <translation>Bewiesen: Der erste Plan erreicht alles, was gefragt ist, was auch immer die anderen befehlen.</translation>
    </message>
    <message>
        <source>Proved: all %L1 plans were tried, and none surely reaches more.</source>
        <translation>Bewiesen: Alle %L1 Pläne wurden probiert, und keiner erreicht sicher mehr.</translation>
    </message>
    <message>
        <source>Plans tried: %L1.</source>
        <translation>Probierte Pläne: %L1.</translation>
    </message>
    <message>
        <source>Plans tried: %L1. What stands under Surely is proved; another plan may reach more.</source>
        <translation>Probierte Pläne: %L1. Was unter „Sicher“ steht, ist bewiesen; ein anderer Plan erreicht vielleicht mehr.</translation>
    </message>
</context>
<context>
    <name>entente::app::PuzzleDesk</name>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle Bretter</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Nothing was missed that can be proved.</source>
        <translation>Versäumt wurde nichts, was sich beweisen lässt.</translation>
    </message>
    <message>
        <source>There are no puzzles here.</source>
        <translation>Hier gibt es keine Aufgaben.</translation>
    </message>
    <message>
        <source>It takes orders of %1.</source>
        <translation>Dazu braucht es Befehle für %1.</translation>
    </message>
    <message>
        <source>What was missed in this game</source>
        <translation>Was in dieser Partie versäumt wurde</translation>
    </message>
    <message>
        <source>Looking for what was missed…</source>
        <translation>Versäumtes wird gesucht …</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>Stufe %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzle(s) solved</source>
        <translation>
            <numerusform>%1 von einer Aufgabe gelöst</numerusform>
            <numerusform>%1 von %n Aufgaben gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzle %1 of %2</source>
        <translation>Aufgabe %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: give orders after which %n unit(s) of yours stand in %3, whatever the others order.</source>
        <translation>
            <numerusform>%1, %2: Gib Befehle, nach denen eine deiner Einheiten in %3 steht, was auch immer die anderen befehlen.</numerusform>
            <numerusform>%1, %2: Gib Befehle, nach denen Einheiten von dir in %3 stehen, was auch immer die anderen befehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ordered then: %1.</source>
        <translation>Befohlen war: %1.</translation>
    </message>
    <message>
        <source>Proved over every reply.</source>
        <translation>Über alle Antworten bewiesen.</translation>
    </message>
    <message>
        <source>It comes again tomorrow.</source>
        <translation>Sie kommt morgen wieder.</translation>
    </message>
    <message>
        <source>searching %1</source>
        <comment>a phase</comment>
        <translation>durchsucht wird %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Easy ones first</source>
        <translation>Leichte zuerst</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1. It comes again tomorrow.</source>
        <comment>orders, of a puzzle</comment>
        <translation>%1. Die Aufgabe kommt morgen wieder.</translation>
    </message>
</context>
<context>
    <name>ScoreWords</name>
    <message>
        <source>On the standard board, once no centre is neutral, all scores together are always %1.</source>
        <translation>Auf dem Standardbrett sind, sobald kein Zentrum mehr neutral ist, alle Punkte zusammen immer %1.</translation>
    </message>
    <message>
        <source>On the standard board, once no centre is neutral, all scores together are between %1 and %2.</source>
        <translation>Auf dem Standardbrett sind, sobald kein Zentrum mehr neutral ist, alle Punkte zusammen zwischen %1 und %2.</translation>
    </message>
    <message>
        <source>A win gives %1, the best end without one %2.</source>
        <translation>Ein Sieg bringt %1, das beste Ende ohne Sieg %2.</translation>
    </message>
    <message>
        <source>To take a centre can cost up to %1.</source>
        <translation>Ein Zentrum zu nehmen kann bis zu %1 kosten.</translation>
    </message>
    <message>
        <source>To take a centre never costs points.</source>
        <translation>Ein Zentrum zu nehmen kostet nie Punkte.</translation>
    </message>
</context>
<context>
    <name>Club</name>
    <message>
        <source>“%1”: each player needs a name of their own.</source>
        <translation>„%1“: Jeder Spieler braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>“%1”: “%2” is no power, nor first letters of powers.</source>
        <translation>„%1“: „%2“ ist keine Macht, auch keine Folge von Anfangsbuchstaben.</translation>
    </message>
    <message>
        <source>The list names too few players.</source>
        <translation>Die Liste nennt zu wenige Spieler.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 ist kein Ordner.</translation>
    </message>
    <message>
        <source>%1 holds more than %2 files: choose a folder with the club&apos;s games alone.</source>
        <translation>In %1 liegen mehr als %2 Dateien: Wähle einen Ordner, in dem nur die Partien des Clubs liegen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Am besten</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>entente::app::ColoursPage</name>
    <message>
        <source>These colours count in every game, for every power of that name. A colour that a new game gives to a seat comes before them.</source>
        <translation>Diese Farben gelten in jeder Partie, für jede Macht dieses Namens. Eine Farbe, die eine neue Partie einem Platz gibt, geht vor.</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>As on the map</source>
        <translation>Wie auf der Karte</translation>
    </message>
    <message>
        <source>All as on the map</source>
        <translation>Alle wie auf der Karte</translation>
    </message>
    <message>
        <source>A map&apos;s own colours are chosen so that eyes of every kind can tell them apart.</source>
        <translation>Die Farben einer Karte sind so gewählt, dass alle Augen sie unterscheiden können.</translation>
    </message>
</context>
<context>
    <name>entente::app::StandingsPage</name>
    <message>
        <source>Score by</source>
        <translation>Wertung nach</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Best of each power</source>
        <translation>Beste jeder Macht</translation>
    </message>
    <message>
        <source>%1: %2 with %3</source>
        <comment>a game, a score, a power</comment>
        <translation>%1: %2 mit %3</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Es wurde noch keine Partie gespielt.</translation>
    </message>
</context>
<context>
    <name>GameEnd</name>
    <message>
        <source>ends with the first count after %1</source>
        <translation>endet mit der ersten Zählung nach %1</translation>
    </message>
    <message>
        <source>ends after %1 or with the first count after %2</source>
        <comment>a game, a season and an hour</comment>
        <translation>endet nach %1 oder mit der ersten Zählung nach %2</translation>
    </message>
    <message>
        <source>ends after %1</source>
        <comment>a game</comment>
        <translation>endet nach %1</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <comment>a power, how many centres</comment>
        <translation>%1 gewinnt mit %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a further power wins, how many centres</comment>
        <translation>%1 mit %2</translation>
    </message>
</context>
<context>
    <name>entente::app::RoundDesk</name>
    <message>
        <source>A club&apos;s round</source>
        <translation>Runde eines Clubs</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message>
        <source>The club&apos;s games and its list of players lie in one folder.</source>
        <translation>Die Partien des Clubs und die Liste seiner Spieler liegen in einem Ordner.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Anna: France, England
Ben: FE
Cleo</source>
        <translation>Anna: France, England
Ben: FE
Cleo</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Last season</source>
        <translation>Letzte Saison</translation>
    </message>
    <message>
        <source>Draw the next round</source>
        <translation>Nächste Runde auslosen</translation>
    </message>
    <message>
        <source>Draws who sits where, and writes a game for each board into the folder</source>
        <translation>Lost aus, wer wo sitzt, und schreibt für jedes Brett eine Partie in den Ordner</translation>
    </message>
    <message>
        <source>A player a line, and after a colon the powers that they wish for, the best liked first: by name, or by first letters.</source>
        <translation>Je Zeile ein Spieler, nach einem Doppelpunkt die Mächte, die er sich wünscht, die liebste zuerst: mit Namen oder Anfangsbuchstaben.</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Wer wo sitzt</translation>
    </message>
    <message>
        <source>Boards and players</source>
        <translation>Bretter und Spieler</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Open the board</source>
        <translation>Brett öffnen</translation>
    </message>
    <message>
        <source>Save standings…</source>
        <translation>Stand speichern …</translation>
    </message>
    <message>
        <source>As CSV, for a spreadsheet</source>
        <translation>Als CSV, für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>no last season</source>
        <translation>keine letzte Saison</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n Partie.</numerusform>
            <numerusform>%n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) drawn. Everybody plays.</source>
        <translation>
            <numerusform>%n Brett ist ausgelost. Alle spielen.</numerusform>
            <numerusform>%n Bretter sind ausgelost. Alle spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) drawn.</source>
        <translation>
            <numerusform>%n Brett ist ausgelost.</numerusform>
            <numerusform>%n Bretter sind ausgelost.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sits out: %1.</source>
        <translation>Setzt aus: %1.</translation>
    </message>
    <message>
        <source>Choose the club&apos;s folder</source>
        <translation>Ordner des Clubs wählen</translation>
    </message>
    <message>
        <source>standings.csv</source>
        <translation>stand.csv</translation>
    </message>
    <message>
        <source>Save the standings</source>
        <translation>Stand speichern</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabellen (%1)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>The round that is shown</source>
        <translation>Gezeigte Runde</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Nobody has played in round %1 yet.</source>
        <translation>In Runde %1 hat noch niemand gespielt.</translation>
    </message>
    <message>
        <source>Draw another anyway</source>
        <translation>Trotzdem noch eine auslosen</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>%1 keeps the peace</source>
        <comment>a power</comment>
        <translation>%1 hält Frieden</translation>
    </message>
    <message>
        <source>peace</source>
        <translation>Frieden</translation>
    </message>
    <message>
        <source>%1 keeps out of %2</source>
        <comment>a power, places</comment>
        <translation>%1 bleibt fern von: %2</translation>
    </message>
    <message>
        <source>both keep out of %1</source>
        <comment>places</comment>
        <translation>beide bleiben fern von: %1</translation>
    </message>
    <message>
        <source>%1 orders: %2</source>
        <comment>a power, an order</comment>
        <translation>%1 befiehlt: %2</translation>
    </message>
    <message>
        <source>%1 helps no unit of %2</source>
        <comment>two powers</comment>
        <translation>%1 hilft keiner Einheit von %2</translation>
    </message>
    <message>
        <source>neither helps a unit of %1</source>
        <comment>a power</comment>
        <translation>keiner hilft einer Einheit von %1</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <comment>promises, a season</comment>
        <translation>%1 (nur %2)</translation>
    </message>
    <message>
        <source>%1 (until %2)</source>
        <comment>promises, a season</comment>
        <translation>%1 (bis %2)</translation>
    </message>
    <message>
        <source>%1 to %2: %3.</source>
        <comment>two powers, what the one offers the other</comment>
        <translation>%1 an %2: %3.</translation>
    </message>
    <message>
        <source>Not answered yet.</source>
        <translation>Noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>Never answered.</source>
        <translation>Nie beantwortet.</translation>
    </message>
    <message>
        <source>Declined.</source>
        <translation>Abgelehnt.</translation>
    </message>
    <message>
        <source>Agreed.</source>
        <translation>Angenommen.</translation>
    </message>
    <message>
        <source>Agreed and kept.</source>
        <translation>Angenommen und gehalten.</translation>
    </message>
    <message>
        <source>Broken by %1 in %2.</source>
        <comment>a power, a season</comment>
        <translation>Gebrochen: %1, %2.</translation>
    </message>
    <message>
        <source>No: we gain nothing by it.</source>
        <translation>Nein: Das bringt uns nichts.</translation>
    </message>
    <message>
        <source>No: we have an eye on %1 ourselves.</source>
        <translation>Nein: Auf %1 haben wir selbst ein Auge.</translation>
    </message>
    <message>
        <source>No: we must guard %1.</source>
        <translation>Nein: Wir müssen %1 schützen.</translation>
    </message>
    <message>
        <source>No: we must guard %1 against %2.</source>
        <comment>a place, places of units</comment>
        <translation>Nein: Wir müssen %1 schützen, gegen: %2.</translation>
    </message>
    <message>
        <source>No: %1 broke its word in %2.</source>
        <comment>a power, a season</comment>
        <translation>Nein: %1 hat sein Wort gebrochen (%2).</translation>
    </message>
    <message>
        <source>%1 broke its word to %2 (%3): %4.</source>
        <comment>two powers, a promise, an order</comment>
        <translation>Wort gebrochen: %1 gegenüber %2 (%3): %4.</translation>
    </message>
    <message>
        <source>Keeps its word.</source>
        <translation>Hält sein Wort.</translation>
    </message>
    <message>
        <source>Breaks its word only for much, and where nobody can punish it.</source>
        <translation>Bricht sein Wort nur für viel, und wo es niemand vergelten kann.</translation>
    </message>
    <message>
        <source>Breaks its word for a centre.</source>
        <translation>Bricht sein Wort für ein Zentrum.</translation>
    </message>
    <message>
        <source>%1 broke its word to %2.</source>
        <comment>two powers</comment>
        <translation>Wort gebrochen: %1 gegenüber %2.</translation>
    </message>
</context>
<context>
    <name>entente::app::DealsDesk</name>
    <message>
        <source>Deals</source>
        <translation>Absprachen</translation>
    </message>
    <message>
        <source>A deal binds nobody. After the reveal everybody hears who has broken one.</source>
        <translation>Eine Absprache bindet niemanden. Nach dem Aufdecken erfahren alle, wer eine gebrochen hat.</translation>
    </message>
    <message>
        <source>Nothing has been offered yet.</source>
        <translation>Noch wurde nichts angeboten.</translation>
    </message>
    <message>
        <source>Who speaks</source>
        <translation>Wer spricht</translation>
    </message>
    <message>
        <source>With whom</source>
        <translation>Mit wem</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Zwischen</translation>
    </message>
    <message>
        <source>What is promised</source>
        <translation>Was versprochen wird</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>Frieden</translation>
    </message>
    <message>
        <source>Both keep out of</source>
        <translation>Beide bleiben fern von</translation>
    </message>
    <message>
        <source>They keep out of</source>
        <translation>Sie bleiben fern von</translation>
    </message>
    <message>
        <source>We keep out of</source>
        <translation>Wir bleiben fern von</translation>
    </message>
    <message>
        <source>They order</source>
        <translation>Sie befehlen</translation>
    </message>
    <message>
        <source>We order</source>
        <translation>Wir befehlen</translation>
    </message>
    <message>
        <source>Neither helps</source>
        <translation>Keiner hilft</translation>
    </message>
    <message>
        <source>Which place, order or power</source>
        <translation>Welcher Ort, welcher Befehl oder welche Macht</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>Versprechen</translation>
    </message>
    <message>
        <source>How long it holds</source>
        <translation>Wie lange es gilt</translation>
    </message>
    <message>
        <source>This season</source>
        <translation>Diese Saison</translation>
    </message>
    <message>
        <source>Two seasons</source>
        <translation>Zwei Saisons</translation>
    </message>
    <message>
        <source>Four seasons</source>
        <translation>Vier Saisons</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu anfangen</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Wie lange</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Makes the offer</source>
        <translation>Macht das Angebot</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Accepts the chosen offer</source>
        <translation>Nimmt das gewählte Angebot an</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Refuses the chosen offer</source>
        <translation>Lehnt das gewählte Angebot ab</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Takes back the chosen offer</source>
        <translation>Zieht das gewählte Angebot zurück</translation>
    </message>
    <message>
        <source>and %1</source>
        <comment>a deal between England and France</comment>
        <translation>und %1</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>a power, what it says</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>%1 has no part in this offer.</source>
        <translation>%1 ist an diesem Angebot nicht beteiligt.</translation>
    </message>
    <message>
        <source>Neither of you can enter %1 now.</source>
        <translation>Keiner von euch kommt jetzt nach %1.</translation>
    </message>
    <message>
        <source>You see no unit of %1.</source>
        <translation>Du siehst keine Einheit von %1.</translation>
    </message>
    <message>
        <source>Nobody else plays.</source>
        <translation>Niemand sonst spielt.</translation>
    </message>
</context>
<context>
    <name>entente::app::Sheet</name>
    <message>
        <source>Fold the sheet</source>
        <translation>Blatt einklappen</translation>
    </message>
    <message>
        <source>Unfold the sheet</source>
        <translation>Blatt ausklappen</translation>
    </message>
</context>
<context>
    <name>WordGiven</name>
    <message>
        <source>That breaks the word given to %1.</source>
        <translation>Das bricht das Wort, das %1 gegeben wurde.</translation>
    </message>
</context>
</TS>
