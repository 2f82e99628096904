import { readAddressTable } from './read-address-table.ts';

/** More addresses as people type them, in the form of GERMAN_ADDRESSES: rarer words for the door, orders, abbreviations and numbers. */
export const ODD_ADDRESSES: readonly (readonly [typed: string, means: string])[] = readAddressTable(`
Lindenstr. 5 1. Stock rechts 10969 Berlin > Lindenstr.|5|10969|Berlin|1. Stock rechts
Lindenstraße 5, 2.Hinterhof, 10969 Berlin > Lindenstraße|5|10969|Berlin|2.Hinterhof
Lindenstr.5 2.HH 3.OG li, 10969 Berlin > Lindenstr.|5|10969|Berlin|2.HH 3.OG li
Lindenstr. 5 2. HH, 10969 Berlin > Lindenstr.|5|10969|Berlin|2. HH
Lindenstr. 5 1. Quergebäude, 10969 Berlin > Lindenstr.|5|10969|Berlin|1. Quergebäude
Lindenstraße 5 linker Seitenflügel, 10969 Berlin > Lindenstraße|5|10969|Berlin|linker Seitenflügel
Lindenstraße 5 Seitenflügel li. 4. OG, 10969 Berlin > Lindenstraße|5|10969|Berlin|Seitenflügel li. 4. OG
Lindenstr. 5 QG 1.OG, 10969 Berlin > Lindenstr.|5|10969|Berlin|QG 1.OG
Lindenstr. 5 Aufgang C 4. Etage Mitte, 10969 Berlin > Lindenstr.|5|10969|Berlin|Aufgang C 4. Etage Mitte
Lindenstr. 5 Treppenhaus B, 10969 Berlin > Lindenstr.|5|10969|Berlin|Treppenhaus B
Lindenstr. 5 Eingang über den Hof, 10969 Berlin > Lindenstr.|5|10969|Berlin|Eingang über den Hof
Lindenstraße 5 im Hof rechts, 10969 Berlin > Lindenstraße|5|10969|Berlin|im Hof rechts
Lindenstraße 5 hinten links, 10969 Berlin > Lindenstraße|5|10969|Berlin|hinten links
Lindenstraße 5 ganz oben, 10969 Berlin > Lindenstraße|5|10969|Berlin|ganz oben
Lindenstr. 5 OG 3, 10969 Berlin > Lindenstr.|5|10969|Berlin|OG 3
Lindenstr. 5 Etage 3 Whg 12, 10969 Berlin > Lindenstr.|5|10969|Berlin|Etage 3 Whg 12
Lindenstr. 5 3.Stck., 10969 Berlin > Lindenstr.|5|10969|Berlin|3.Stck.
Lindenstr. 5 III. OG, 10969 Berlin > Lindenstr.|5|10969|Berlin|III. OG
Lindenstr. 5/III, 10969 Berlin > Lindenstr.|5|10969|Berlin|III
Lindenstr. 5 / II. links, 10969 Berlin > Lindenstr.|5|10969|Berlin|II. links
Lindenstr. 5/EG, 10969 Berlin > Lindenstr.|5|10969|Berlin|EG
Lindenstr. 5/Whg. 14, 10969 Berlin > Lindenstr.|5|10969|Berlin|Whg. 14
Lindenstr. 5-HH, 10969 Berlin > Lindenstr.|5|10969|Berlin|HH
Lindenstr. 5 - Hinterhaus, 10969 Berlin > Lindenstr.|5|10969|Berlin|Hinterhaus
Lindenstr. 5 – 3. OG – 10969 Berlin > Lindenstr.|5|10969|Berlin|3. OG
Lindenstr. 5, 1. OG, bei Schmitz, 10969 Berlin > Lindenstr.|5|10969|Berlin|1. OG, bei Schmitz
Lindenstr. 5 c/o Fam. Schmitz 2. OG, 10969 Berlin > Lindenstr.|5|10969|Berlin|c/o Fam. Schmitz 2. OG
c/o Schmitz Lindenstr. 5, 10969 Berlin > !
Max Schmitz, c/o Weber, Lindenstr. 5, 10969 Berlin > Lindenstr.|5|10969|Berlin|Max Schmitz, c/o Weber
Schmitz GmbH & Co. KG, Lindenstr. 5, 10969 Berlin > Lindenstr.|5|10969|Berlin|Schmitz GmbH & Co. KG
Café Blau, Lindenstr. 5 (Hinterzimmer), 10969 Berlin > Lindenstr.|5|10969|Berlin|(Hinterzimmer), Café Blau
Praxis Dr. Schmitz, Lindenstraße 5, 10969 Berlin > Lindenstraße|5|10969|Berlin|Praxis Dr. Schmitz
Studio 54, Lindenstr. 5, 10969 Berlin > Lindenstr.|5|10969|Berlin|Studio 54
Bürohaus Nord, 4. Etage, Lindenstr. 5, 10969 Berlin > Lindenstr.|5|10969|Berlin|Bürohaus Nord, 4. Etage
Lindenstr. 5, Etg. 4, 10969 Berlin > Lindenstr.|5|10969|Berlin|Etg. 4
Lindenstraße 5 WG Zimmer 3, 10969 Berlin > Lindenstraße|5|10969|Berlin|WG Zimmer 3
Lindenstraße 5 Wohng. 7, 10969 Berlin > Lindenstraße|5|10969|Berlin|Wohng. 7
Lindenstraße 5 Whng 7, 10969 Berlin > Lindenstraße|5|10969|Berlin|Whng 7
Lindenstraße 5 #7, 10969 Berlin > Lindenstraße|5|10969|Berlin|#7
Lindenstraße 5, Nr. 7, 10969 Berlin > Lindenstraße|5|10969|Berlin|Nr. 7
Lindenstraße 5 W7, 10969 Berlin > ?
Lindenstraße 5.7, 10969 Berlin > ?
Lindenstraße 5 (7), 10969 Berlin > Lindenstraße|5|10969|Berlin|(7)
Lindenstr. 12a-c, 10969 Berlin > Lindenstr.|12a-c|10969|Berlin|
Lindenstr. 12 a+b, 10969 Berlin > Lindenstr.|12 a+b|10969|Berlin|
Lindenstr. 12a/b, 10969 Berlin > Lindenstr.|12a/b|10969|Berlin|
Lindenstr. 12a/12b, 10969 Berlin > ?
Lindenstr. 12 1/2, 86150 Augsburg > Lindenstr.|12 1/2|86150|Augsburg|
Lindenstr. 12 1/2 2. OG, 86150 Augsburg > Lindenstr.|12 1/2|86150|Augsburg|2. OG
Lindenstr. 12½a, 86150 Augsburg > Lindenstr.|12½a|86150|Augsburg|
Lindenstr. 12-14a, 10969 Berlin > Lindenstr.|12-14a|10969|Berlin|
Lindenstr. 12 bis 14, 10969 Berlin > Lindenstr.|12 bis 14|10969|Berlin|
Lindenstr. 12 u. 14, 10969 Berlin > ?
Lindenstr. 100/102, 10969 Berlin > Lindenstr.|100/102|10969|Berlin|
Lindenstr. 100/4, 10969 Berlin > ?
Lindenstr. 4/5/6, 10969 Berlin > ?
Lindenstr. 5A2, 10969 Berlin > ?
Lindenstr. 5 b 3. OG, 10969 Berlin > Lindenstr.|5 b|10969|Berlin|3. OG
Lindenstr. 5b3, 10969 Berlin > ?
Mannheim C4 12 68159 > C4|12|68159|Mannheim|
Mannheim, C4 12, 68159 > C4|12|68159||Mannheim
68159 Mannheim C4 12 > C4|12|68159|Mannheim|
68159 Mannheim, C 4, 12 > C 4|12|68159|Mannheim|
C4, 12 68159 Mannheim > C4|12|68159|Mannheim|
C4 12a 2. OG, 68159 Mannheim > C4|12a|68159|Mannheim|2. OG
Mannheim Quadrate U 2, 7, 68161 > Mannheim Quadrate U 2|7|68161||
Am Hbf. 3, 99084 Erfurt > Am Hbf.|3|99084|Erfurt|
Am Hauptbahnhof 3 Gleis 1, 66111 Saarbrücken > Am Hauptbahnhof|3|66111|Saarbrücken|Gleis 1
Willy-Brandt-Pl. 5 (Hbf), 04109 Leipzig > Willy-Brandt-Pl.|5|04109|Leipzig|(Hbf)
Bhf.-Str. 7, 99084 Erfurt > Bhf.-Str.|7|99084|Erfurt|
Bahnhofstr. 7 a. d. Brücke, 99084 Erfurt > Bahnhofstr.|7|99084|Erfurt|a. d. Brücke
Hauptstr. 7, 91413 Neustadt a. d. Aisch > Hauptstr.|7|91413|Neustadt a. d. Aisch|
Hauptstr. 7, 91413 Neustadt a.d.Aisch > Hauptstr.|7|91413|Neustadt a.d.Aisch|
91413 Neustadt a. d. Aisch Hauptstr. 7 > Hauptstr.|7|91413|Neustadt a. d. Aisch|
Hauptstr. 7, 84503 Altötting b. München > Hauptstr.|7|84503|Altötting b. München|
Kirchgasse 9, 97941 Tauberbischofsheim-Distelhausen > Kirchgasse|9|97941|Tauberbischofsheim-Distelhausen|
Dorfstr. 12, 16928 Groß Pankow (Prignitz) OT Wolfshagen > Dorfstr.|12|16928|Groß Pankow (Prignitz)|OT Wolfshagen
Dorfstraße 12 OT Wolfshagen 16928 Groß Pankow > Dorfstraße|12|16928|Groß Pankow|OT Wolfshagen
Wolfshagen, Dorfstr. 12, 16928 Groß Pankow > Dorfstr.|12|16928|Groß Pankow|Wolfshagen
Wolfshagen 12, 16928 Groß Pankow > Wolfshagen|12|16928|Groß Pankow|
Hof 3, 16928 Groß Pankow > !
Haus 3, Lindenstr. 5, 10969 Berlin > Lindenstr.|5|10969|Berlin|Haus 3
Lindenstr. 5 Hs. 3 Whg. 12, 10969 Berlin > Lindenstr.|5|10969|Berlin|Hs. 3 Whg. 12
KGA Sonnenschein, Parzelle 44, Lindenstr. 5, 10969 Berlin > Lindenstr.|5|10969|Berlin|KGA Sonnenschein, Parzelle 44
Kaserne, Gebäude 12, Lindenstr. 5, 10969 Berlin > Lindenstr.|5|10969|Berlin|Kaserne, Gebäude 12
Klinikum Station 7B, Lindenstr. 5, 10969 Berlin > Lindenstr.|5|10969|Berlin|Klinikum Station 7B
Lindenstr. 5, Berlin (Kreuzberg), 10969 > Lindenstr.|5|10969|Berlin (Kreuzberg)|
Lindenstr. 5 Berlin-Kreuzberg 10969 > Lindenstr.|5|10969|Berlin-Kreuzberg|
Lindenstr. 5 10969 Kreuzberg > Lindenstr.|5|10969|Kreuzberg|
Lindenstr. 5, 10969 Berlin, 2. OG, 0171 2345678 > Lindenstr.|5|10969|Berlin|2. OG, 0171 2345678
Lindenstr. 5, 10969 Berlin 0171/2345678 > Lindenstr.|5|10969|Berlin|0171/2345678
Lindenstr. 5, 10969 Berlin (0171 2345678) > Lindenstr.|5|10969|Berlin|(0171 2345678)
Lindenstr. 5, 10969 Berlin Handy 01712345678 > Lindenstr.|5|10969|Berlin|Handy 01712345678
Lindenstr. 5, 10969 Berlin T: 030-2345678 > Lindenstr.|5|10969|Berlin|T: 030-2345678
10969 Berlin Lindenstr. 5 0171 2345678 > Lindenstr.|5|10969|Berlin|0171 2345678
Straße: Lindenstr. 5, PLZ: 10969, Ort: Berlin > Lindenstr.|5|10969|Berlin|
Lindenstr. 5 in 10969 Berlin > Lindenstr.|5|10969|Berlin|
Lindenstr. 5 (Ecke Ritterstr.), 10969 Berlin > Lindenstr.|5|10969|Berlin|(Ecke Ritterstr.)
Lindenstr. 5 Ecke Ritterstr. 12, 10969 Berlin > Lindenstr.|5|10969|Berlin|Ecke Ritterstr. 12
Lindenstr. 5 gegenüber Netto, 10969 Berlin > Lindenstr.|5|10969|Berlin|gegenüber Netto
Lindenstr. 5 neben der Apotheke, 10969 Berlin > Lindenstr.|5|10969|Berlin|neben der Apotheke
Lindenstr 5 code 1234, 10969 Berlin > Lindenstr|5|10969|Berlin|code 1234
Lindenstr. 5 Türcode 4711, 10969 Berlin > Lindenstr.|5|10969|Berlin|Türcode 4711
Lindenstr. 5 3x klingeln, 10969 Berlin > ?
An der B 96 Nr. 3, 17192 Waren > An der B 96|3|17192|Waren|
Am 1. Mai 3, 39326 Wolmirstedt > Am 1. Mai|3|39326|Wolmirstedt|
Straße der Einheit 8, 39326 Wolmirstedt > Straße der Einheit|8|39326|Wolmirstedt|
Lange Reihe 5 A 1. OG, 20099 Hamburg > Lange Reihe|5 A|20099|Hamburg|1. OG
Zum Alten Turm 3, 39326 Wolmirstedt > Zum Alten Turm|3|39326|Wolmirstedt|
Gartenhaus 3, 39326 Wolmirstedt > !
Obere Stiege 3, 48159 Münster > Obere Stiege|3|48159|Münster|
Allee der Kosmonauten 33 G 7, 12681 Berlin > ?
Allee der Kosmonauten 33G Whg 0304, 12681 Berlin > Allee der Kosmonauten|33G|12681|Berlin|Whg 0304
Chemin 5 Appt. 12, 66117 Saarbrücken > Chemin|5|66117|Saarbrücken|Appt. 12
Zeil 5 Xyz 12, 60313 Frankfurt > ?
Zeil 5 4. Etg., 60313 Frankfurt > Zeil|5|60313|Frankfurt|4. Etg.
Hotel 3 Linden Lindenstr. 5, 10969 Berlin > Hotel 3 Linden Lindenstr.|5|10969|Berlin|
Ada Schmitz, Lindenstr. 5, 10969 > Lindenstr.|5|10969||Ada Schmitz
Lindenstr 10969 Berlin > !
Lindenstr., 3. Stock, 10969 Berlin > !
Lindenstr. Hinterhaus 2. OG, 10969 Berlin > !
10969 Berlin Lindenstr. Whg. 12 > !
`);
