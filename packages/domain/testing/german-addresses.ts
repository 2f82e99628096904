import { readAddressTable } from './read-address-table.ts';

/**
 * Addresses as people type them, and what they mean: street | house number | postcode | town | note for the driver. The right answer to a text
 * that can mean two house numbers is '?', to a text without a house number '!'. All are made up.
 */
export const GERMAN_ADDRESSES: readonly (readonly [typed: string, means: string])[] = readAddressTable(`
Kantstraße 30, 10623 Berlin > Kantstraße|30|10623|Berlin|
Pariser Platz 9, 10117 Berlin > Pariser Platz|9|10117|Berlin|
Kantstr. 30, 10623 Berlin > Kantstr.|30|10623|Berlin|
kantstr 30 10623 berlin > kantstr|30|10623|berlin|
Kantstraße 30 10623 Berlin > Kantstraße|30|10623|Berlin|
Kantstraße 30a, 10623 Berlin > Kantstraße|30a|10623|Berlin|
Kantstraße 30 A, 10623 Berlin > Kantstraße|30 A|10623|Berlin|
Kantstraße 30 b 10623 Berlin > Kantstraße|30 b|10623|Berlin|
Kantstraße 30-32, 10623 Berlin > Kantstraße|30-32|10623|Berlin|
Kantstraße 30–32, 10623 Berlin > Kantstraße|30–32|10623|Berlin|
Kantstraße 30/32, 10623 Berlin > Kantstraße|30/32|10623|Berlin|
Kantstraße 30 + 32, 10623 Berlin > Kantstraße|30 + 32|10623|Berlin|
Hauptstraße 12a-c, 10623 Berlin > Hauptstraße|12a-c|10623|Berlin|
Kantstr. 12 a–c, 10623 Berlin > Kantstr.|12 a–c|10623|Berlin|
Hauptstr. 5 1/2, 86150 Augsburg > Hauptstr.|5 1/2|86150|Augsburg|
Hauptstr. 5½, 86150 Augsburg > Hauptstr.|5½|86150|Augsburg|
Kantstraße Nr. 30, 10623 Berlin > Kantstraße|30|10623|Berlin|
Kantstraße, Nr 30, 10623 Berlin > Kantstraße|30|10623|Berlin|
Kantstraße Hausnummer 30, 10623 Berlin > Kantstraße|30|10623|Berlin|
Kantstraße Hausnr. 30, 10623 Berlin > Kantstraße|30|10623|Berlin|
Kantstraße30, 10623 Berlin > Kantstraße|30|10623|Berlin|
Kantstr.30,10623 Berlin > Kantstr.|30|10623|Berlin|
30 Kantstraße, 10623 Berlin > Kantstraße|30|10623|Berlin|
30a, Kantstraße, 10623 Berlin > Kantstraße|30a|10623|Berlin|
KANTSTRASSE 30, 10623 BERLIN > KANTSTRASSE|30|10623|BERLIN|
Kantstraße ３０, １０６２３ Berlin > Kantstraße|30|10623|Berlin|
Kantstraße 30 · 10623 Berlin > Kantstraße|30|10623|Berlin|
Kantstraße 30 | 10623 Berlin > Kantstraße|30|10623|Berlin|
Kantstraße 30; 10623 Berlin > Kantstraße|30|10623|Berlin|
Kantstraße 30, D-10623 Berlin > Kantstraße|30|10623|Berlin|
Kantstraße 30, DE 10623 Berlin > Kantstraße|30|10623|Berlin|
Kantstraße 30, 10623 Berlin, Deutschland > Kantstraße|30|10623|Berlin|
Kantstraße 30, 10623 > Kantstraße|30|10623||
Kantstraße 30 Whg. 12, 10623 Berlin > Kantstraße|30|10623|Berlin|Whg. 12
Kantstraße 30, Whg. 12, 10623 Berlin > Kantstraße|30|10623|Berlin|Whg. 12
Kantstraße 30 Wohnung 12, 10623 Berlin > Kantstraße|30|10623|Berlin|Wohnung 12
Kantstraße 30 Whg12, 10623 Berlin > Kantstraße|30|10623|Berlin|Whg12
Kantstraße 30 Whg Nr. 12, 10623 Berlin > Kantstraße|30|10623|Berlin|Whg Nr. 12
Kantstraße 30 Apt 12, 10623 Berlin > Kantstraße|30|10623|Berlin|Apt 12
Kantstraße 30 App. 12, 10623 Berlin > Kantstraße|30|10623|Berlin|App. 12
Kantstraße 30 Apartment 3B, 10623 Berlin > Kantstraße|30|10623|Berlin|Apartment 3B
Kantstraße 30 Appartement 4, 10623 Berlin > Kantstraße|30|10623|Berlin|Appartement 4
Kantstraße 30 WE 07, 10623 Berlin > Kantstraße|30|10623|Berlin|WE 07
Kantstraße 30/WE 7, 10623 Berlin > Kantstraße|30|10623|Berlin|WE 7
Kantstraße 30 Top 4, 10623 Berlin > Kantstraße|30|10623|Berlin|Top 4
Kantstraße 30//12, 10623 Berlin > Kantstraße|30|10623|Berlin|12
Kantstraße 30 // 12, 10623 Berlin > Kantstraße|30|10623|Berlin|12
Kantstraße 30 Zimmer 214, 10623 Berlin > Kantstraße|30|10623|Berlin|Zimmer 214
Kantstraße 30, Zi. 12, 10623 Berlin > Kantstraße|30|10623|Berlin|Zi. 12
Kantstraße 30 Raum 1.04, 10623 Berlin > Kantstraße|30|10623|Berlin|Raum 1.04
Kantstraße 30 Haus 2, 10623 Berlin > Kantstraße|30|10623|Berlin|Haus 2
Kantstraße 30, Haus B, 10623 Berlin > Kantstraße|30|10623|Berlin|Haus B
Kantstraße 30 Hinterhof, 10623 Berlin > Kantstraße|30|10623|Berlin|Hinterhof
Kantstraße 30 Hinterhaus, 10623 Berlin > Kantstraße|30|10623|Berlin|Hinterhaus
Kantstraße 30 HH, 10623 Berlin > Kantstraße|30|10623|Berlin|HH
Kantstraße 30a HH 2. OG, 10623 Berlin > Kantstraße|30a|10623|Berlin|HH 2. OG
Kantstraße 30, Vorderhaus, 10623 Berlin > Kantstraße|30|10623|Berlin|Vorderhaus
Kantstraße 30 VH EG links, 10623 Berlin > Kantstraße|30|10623|Berlin|VH EG links
Kantstraße 30 Gartenhaus, 10623 Berlin > Kantstraße|30|10623|Berlin|Gartenhaus
Kantstraße 30 Quergebäude 3. OG, 10623 Berlin > Kantstraße|30|10623|Berlin|Quergebäude 3. OG
Kantstraße 30 Seitenflügel rechts, 10623 Berlin > Kantstraße|30|10623|Berlin|Seitenflügel rechts
Kantstraße 30 SF, 10623 Berlin > Kantstraße|30|10623|Berlin|SF
Kantstraße 30 2. Hof, 10623 Berlin > Kantstraße|30|10623|Berlin|2. Hof
Kantstraße 30 (2. Hof), 10623 Berlin > Kantstraße|30|10623|Berlin|(2. Hof)
Kantstraße 30 Remise, 10623 Berlin > Kantstraße|30|10623|Berlin|Remise
Kantstraße 30 Rückgebäude, 80331 München > Kantstraße|30|80331|München|Rückgebäude
Kantstraße 30 RGB, 80331 München > Kantstraße|30|80331|München|RGB
Kantstraße 30 Eingang B, 10623 Berlin > Kantstraße|30|10623|Berlin|Eingang B
Kantstraße 30 Aufgang 2, 10623 Berlin > Kantstraße|30|10623|Berlin|Aufgang 2
Kantstraße 30 Aufg. C, 10623 Berlin > Kantstraße|30|10623|Berlin|Aufg. C
Kantstraße 30 Block C, 10623 Berlin > Kantstraße|30|10623|Berlin|Block C
Kantstraße 30 Turm A, 10623 Berlin > Kantstraße|30|10623|Berlin|Turm A
Kantstraße 30 Treppe 2, 10623 Berlin > Kantstraße|30|10623|Berlin|Treppe 2
Kantstraße 30 Stiege 1 Tür 8, 10623 Berlin > Kantstraße|30|10623|Berlin|Stiege 1 Tür 8
Kantstraße 30 Gebäude 5, 10623 Berlin > Kantstraße|30|10623|Berlin|Gebäude 5
Kantstraße 30 Bau 4, 10623 Berlin > Kantstraße|30|10623|Berlin|Bau 4
Kantstraße 30 3. OG, 10623 Berlin > Kantstraße|30|10623|Berlin|3. OG
Kantstraße 30 3.OG links, 10623 Berlin > Kantstraße|30|10623|Berlin|3.OG links
Kantstraße 30 3 OG, 10623 Berlin > Kantstraße|30|10623|Berlin|3 OG
Kantstraße 30, 3. OG, 10623 Berlin > Kantstraße|30|10623|Berlin|3. OG
Kantstraße 30 / 3. Stock, 10623 Berlin > Kantstraße|30|10623|Berlin|3. Stock
Kantstraße 30/3.OG, 10623 Berlin > Kantstraße|30|10623|Berlin|3.OG
Kantstraße 30 3. Etage re., 10623 Berlin > Kantstraße|30|10623|Berlin|3. Etage re.
Kantstraße 30 4. Stockwerk, 10623 Berlin > Kantstraße|30|10623|Berlin|4. Stockwerk
Kantstraße 30 1. Obergeschoss, 10623 Berlin > Kantstraße|30|10623|Berlin|1. Obergeschoss
Kantstraße 30 EG, 10623 Berlin > Kantstraße|30|10623|Berlin|EG
Kantstraße 30 DG, 10623 Berlin > Kantstraße|30|10623|Berlin|DG
Kantstraße 30 Erdgeschoss rechts, 10623 Berlin > Kantstraße|30|10623|Berlin|Erdgeschoss rechts
Kantstraße 30 Dachgeschoss, 10623 Berlin > Kantstraße|30|10623|Berlin|Dachgeschoss
Kantstraße 30 Souterrain, 10623 Berlin > Kantstraße|30|10623|Berlin|Souterrain
Kantstraße 30 Hochparterre, 10623 Berlin > Kantstraße|30|10623|Berlin|Hochparterre
Kantstraße 30 UG, 10623 Berlin > Kantstraße|30|10623|Berlin|UG
Kantstraße 7 II, 10623 Berlin > Kantstraße|7|10623|Berlin|II
Kantstraße 7 III links, 10623 Berlin > Kantstraße|7|10623|Berlin|III links
Kantstraße 7 IV, 10623 Berlin > Kantstraße|7|10623|Berlin|IV
Kantstraße 30 links, 10623 Berlin > Kantstraße|30|10623|Berlin|links
Kantstraße 30 li., 10623 Berlin > Kantstraße|30|10623|Berlin|li.
Kantstraße 30 c/o Weber, 10623 Berlin > Kantstraße|30|10623|Berlin|c/o Weber
c/o Weber, Kantstraße 30, 10623 Berlin > Kantstraße|30|10623|Berlin|c/o Weber
Kantstraße 30, c/o Weber, 10623 Berlin > Kantstraße|30|10623|Berlin|c/o Weber
Kantstraße 30b c/o Weber, 10623 Berlin > Kantstraße|30b|10623|Berlin|c/o Weber
Kantstraße 30 bei Maas, 10623 Berlin > Kantstraße|30|10623|Berlin|bei Maas
Kantstraße 30 (bei Maas klingeln), 10623 Berlin > Kantstraße|30|10623|Berlin|(bei Maas klingeln)
Kantstraße 30 Klingel Köhler, 10623 Berlin > Kantstraße|30|10623|Berlin|Klingel Köhler
Kantstraße 30, bitte bei Köhler klingeln, 10623 Berlin > Kantstraße|30|10623|Berlin|bitte bei Köhler klingeln
Kantstraße 30 z. Hd. Frau Weber, 10623 Berlin > Kantstraße|30|10623|Berlin|z. Hd. Frau Weber
Kantstraße 30 Ecke Leibnizstraße, 10623 Berlin > Kantstraße|30|10623|Berlin|Ecke Leibnizstraße
Kantstraße 30 Müller, 10623 Berlin > Kantstraße|30|10623|Berlin|Müller
Ada Köhler, Kantstraße 30, 10623 Berlin > Kantstraße|30|10623|Berlin|Ada Köhler
Hotel Adler, Kantstraße 30, Zimmer 12, 10623 Berlin > Kantstraße|30|10623|Berlin|Hotel Adler, Zimmer 12
Firma Weber GmbH, Kantstraße 30, 10623 Berlin > Kantstraße|30|10623|Berlin|Firma Weber GmbH
Whg. 12, Kantstraße 30, 10623 Berlin > Kantstraße|30|10623|Berlin|Whg. 12
Whg. 12 Kantstraße 30, 10623 Berlin > Kantstraße|30|10623|Berlin|Whg. 12
3. OG, Kantstraße 30, 10623 Berlin > Kantstraße|30|10623|Berlin|3. OG
3. OG Kantstraße 30, 10623 Berlin > Kantstraße|30|10623|Berlin|3. OG
Hinterhaus Kantstraße 30, 10623 Berlin > Kantstraße|30|10623|Berlin|Hinterhaus
Kantstraße 30, 10623 Berlin, 3. OG > Kantstraße|30|10623|Berlin|3. OG
Kantstraße 30, 10623 Berlin 3. OG > Kantstraße|30|10623|Berlin|3. OG
Kantstraße 30, 10623 Berlin Whg. 12 > Kantstraße|30|10623|Berlin|Whg. 12
Kantstraße 30, 10623 Berlin Hinterhaus > Kantstraße|30|10623|Berlin|Hinterhaus
Kantstraße 30, 10623 Berlin c/o Weber > Kantstraße|30|10623|Berlin|c/o Weber
Kantstraße 30, 10623 Berlin 0170 12345 > Kantstraße|30|10623|Berlin|0170 12345
Kantstraße 30, 10623 Berlin, 0170 1234567 > Kantstraße|30|10623|Berlin|0170 1234567
Kantstraße 30, 10623 Berlin Tel. 030 1234567 > Kantstraße|30|10623|Berlin|Tel. 030 1234567
Kantstraße 30, 10623 Berlin +49 170 1234567 > Kantstraße|30|10623|Berlin|+49 170 1234567
Kantstraße 30, 0170 1234567, 10623 Berlin > Kantstraße|30|10623|Berlin|0170 1234567
Kantstraße 30, Tel: 0170/1234567, 10623 Berlin > Kantstraße|30|10623|Berlin|Tel: 0170/1234567
Kantstraße 30 Tel. 0170 1234567, 10623 Berlin > Kantstraße|30|10623|Berlin|Tel. 0170 1234567
Am Markt 1, OT Börgitz, 39599 Stendal > Am Markt|1|39599|Stendal|OT Börgitz
Am Markt 1, 39599 Stendal OT Börgitz > Am Markt|1|39599|Stendal|OT Börgitz
Am Markt 1, 39599 Stendal, Ortsteil Börgitz > Am Markt|1|39599|Stendal|Ortsteil Börgitz
OT Börgitz, Am Markt 1, 39599 Stendal > Am Markt|1|39599|Stendal|OT Börgitz
Ringstraße 4, 25980 Sylt OT Westerland > Ringstraße|4|25980|Sylt|OT Westerland
Ringstraße 4, Mitte, 10119 Berlin > Ringstraße|4|10119|Berlin|Mitte
Ringstraße 4, 10967 Berlin-Kreuzberg > Ringstraße|4|10967|Berlin-Kreuzberg|
Ringstraße 4, 10967 Berlin (Kreuzberg) > Ringstraße|4|10967|Berlin (Kreuzberg)|
Ringstraße 4, 15230 Frankfurt (Oder) > Ringstraße|4|15230|Frankfurt (Oder)|
Ringstraße 4, 95028 Hof > Ringstraße|4|95028|Hof|
Ringstraße 4, 06108 Halle (Saale) > Ringstraße|4|06108|Halle (Saale)|
Ringstraße 4, 60313 Frankfurt am Main > Ringstraße|4|60313|Frankfurt am Main|
Ringstraße 4, 61348 Bad Homburg v. d. Höhe > Ringstraße|4|61348|Bad Homburg v. d. Höhe|
10623 Berlin, Kantstraße 30 > Kantstraße|30|10623|Berlin|
10623 Berlin Kantstraße 30 > Kantstraße|30|10623|Berlin|
10623 Berlin, Kantstraße 30, Whg. 12 > Kantstraße|30|10623|Berlin|Whg. 12
10623 Berlin Kantstraße 30 Whg. 12 > Kantstraße|30|10623|Berlin|Whg. 12
10623 Berlin Kantstr. 30 3. OG links > Kantstr.|30|10623|Berlin|3. OG links
10623 Berlin, Kantstraße 30 Hinterhaus > Kantstraße|30|10623|Berlin|Hinterhaus
10623, Kantstraße 30, Berlin > Kantstraße|30|10623|Berlin|
10623, Berlin, Kantstraße 30 > Kantstraße|30|10623|Berlin|
60313 Frankfurt am Main Zeil 5 > Zeil|5|60313|Frankfurt am Main|
61348 Bad Homburg Louisenstraße 12 > Louisenstraße|12|61348|Bad Homburg|
15230 Frankfurt (Oder) Große Scharrnstraße 59 EG > Große Scharrnstraße|59|15230|Frankfurt (Oder)|EG
Berlin 10623 Kantstraße 30 > Kantstraße|30|10623|Berlin|
Berlin, 10623, Kantstraße 30 > Kantstraße|30|10623|Berlin|
Kantstraße 30 Berlin 10623 > Kantstraße|30|10623|Berlin|
Kantstraße 30, Berlin 10623 > Kantstraße|30|10623|Berlin|
Kantstraße 30, Berlin, 10623 > Kantstraße|30|10623|Berlin|
Kantstraße 30, 3. OG, Berlin 10623 > Kantstraße|30|10623|Berlin|3. OG
C4,9b, 68159 Mannheim > C4|9b|68159|Mannheim|
C 4, 12, 68159 Mannheim > C 4|12|68159|Mannheim|
Q7, 24, 68161 Mannheim > Q7|24|68161|Mannheim|
Q7 24, 68161 Mannheim > Q7|24|68161|Mannheim|
S 6, 26, 68161 Mannheim > S 6|26|68161|Mannheim|
S6, 26, 3. OG, 68161 Mannheim > S6|26|68161|Mannheim|3. OG
L 14, 7 Whg. 3, 68161 Mannheim > L 14|7|68161|Mannheim|Whg. 3
Quadrat Q7 24, 68161 Mannheim > Quadrat Q7|24|68161|Mannheim|
68161 Mannheim, Q7, 24 > Q7|24|68161|Mannheim|
Straße 16 5, 13129 Berlin > Straße 16|5|13129|Berlin|
Straße 229 Nr. 14, 12347 Berlin > Straße 229|14|12347|Berlin|
Str. 52 Nr. 7, 13127 Berlin > Str. 52|7|13127|Berlin|
Straße 12 Nr. 3 2. OG, 13089 Berlin > Straße 12|3|13089|Berlin|2. OG
5. Straße 12, 13088 Berlin > 5. Straße|12|13088|Berlin|
3. Stichweg 4, 12589 Berlin > 3. Stichweg|4|12589|Berlin|
1. Maistraße 5, 39326 Wolmirstedt > 1. Maistraße|5|39326|Wolmirstedt|
Straße des 17. Juni 135, 10623 Berlin > Straße des 17. Juni|135|10623|Berlin|
Str. des 17. Juni 135 Raum 12, 10623 Berlin > Str. des 17. Juni|135|10623|Berlin|Raum 12
135a Straße des 17. Juni, 10623 Berlin > Straße des 17. Juni|135a|10623|Berlin|
Straße des 18. Oktober 23 3. OG, 04103 Leipzig > Straße des 18. Oktober|23|04103|Leipzig|3. OG
Platz des 4. Juli 1, 14167 Berlin > Platz des 4. Juli|1|14167|Berlin|
Platz der Luftbrücke 5, 12101 Berlin > Platz der Luftbrücke|5|12101|Berlin|
Platz der Vereinten Nationen 26, 10249 Berlin > Platz der Vereinten Nationen|26|10249|Berlin|
Pariser Pl. 9, 10117 Berlin > Pariser Pl.|9|10117|Berlin|
Unter den Linden 77, 10117 Berlin > Unter den Linden|77|10117|Berlin|
Unter den Linden 77 Whg. 5, 10117 Berlin > Unter den Linden|77|10117|Berlin|Whg. 5
Am Hof 3, 53113 Bonn > Am Hof|3|53113|Bonn|
Am Hof 3 Haus 2, 53113 Bonn > Am Hof|3|53113|Bonn|Haus 2
An der Treppe 3, 53113 Bonn > An der Treppe|3|53113|Bonn|
Am Tor 5, 53113 Bonn > Am Tor|5|53113|Bonn|
Am Block 5, 53113 Bonn > Am Block|5|53113|Bonn|
Altes Forsthaus 2, 53113 Bonn > Altes Forsthaus|2|53113|Bonn|
Bei den Mühren 70, 20457 Hamburg > Bei den Mühren|70|20457|Hamburg|
Bei der Kirche 3 EG, 20457 Hamburg > Bei der Kirche|3|20457|Hamburg|EG
Kinderhauser Stiege 12, 48159 Münster > Kinderhauser Stiege|12|48159|Münster|
Reeperbahn 154 4. Stock, 20359 Hamburg > Reeperbahn|154|20359|Hamburg|4. Stock
Zeil 106 DG, 60313 Frankfurt > Zeil|106|60313|Frankfurt|DG
Alt-Moabit 90B, 10559 Berlin > Alt-Moabit|90B|10559|Berlin|
Karl-Marx-Allee 72 Aufgang 3, 10243 Berlin > Karl-Marx-Allee|72|10243|Berlin|Aufgang 3
Dr.-Kurt-Schumacher-Platz 3, 28195 Bremen > Dr.-Kurt-Schumacher-Platz|3|28195|Bremen|
St.-Georgs-Ring 5, 06618 Naumburg > St.-Georgs-Ring|5|06618|Naumburg|
Hauptstraße 12345 Hinterhaus, 10827 Berlin > Hauptstraße|12345|10827|Berlin|Hinterhaus
Müßiggäßchen 1½, 07743 Jena > Müßiggäßchen|1½|07743|Jena|
Turmstraße 5 Turm 2, 10559 Berlin > Turmstraße|5|10559|Berlin|Turm 2
Hofweg 12 Hof 2, 22085 Hamburg > Hofweg|12|22085|Hamburg|Hof 2
Kantstraße 30 3, 10623 Berlin > ?
Kantstraße 12/3, 10623 Berlin > ?
Kantstraße 30-3, 10623 Berlin > ?
Kantstraße 30 12 2. OG, 10623 Berlin > ?
Kantstraße 7 V, 10623 Berlin > ?
Kantstraße Nr. 12/3, 10623 Berlin > Kantstraße|12/3|10623|Berlin|
Kantstraße Ecke Leibnizstraße, 10623 Berlin > !
Kantstraße 3. OG, 10623 Berlin > !
Kantstraße Whg. 12, 10623 Berlin > !
Unter den Linden Whg. 5, 10117 Berlin > !
Kantstraße Haus 2, 10623 Berlin > !
Straße 16, 13129 Berlin > !
Straße des 17. Juni, 10623 Berlin > !
`);
