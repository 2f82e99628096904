import { describe, expect, it } from 'vitest';
import { formatLocation } from './address.ts';
import { parseLocation } from './parse-location.ts';

// Typed text and its reading: street | number | postcode | town, or the problem.
const TYPED: readonly (readonly [typed: string, means: string])[] = [
  // regular input
  ['Friedrichstraße 43, 10117 Berlin', 'Friedrichstraße|43|10117|Berlin'],
  ['Unter den Linden 77, 10117 Berlin', 'Unter den Linden|77|10117|Berlin'],
  ['Kurfürstendamm 195, 10707 Berlin', 'Kurfürstendamm|195|10707|Berlin'],
  ['Schönhauser Allee 36, 10435 Berlin', 'Schönhauser Allee|36|10435|Berlin'],
  ['Oranienstraße 25, 10999 Berlin', 'Oranienstraße|25|10999|Berlin'],
  ['Marienplatz 8, 80331 München', 'Marienplatz|8|80331|München'],
  ['Reeperbahn 154, 20359 Hamburg', 'Reeperbahn|154|20359|Hamburg'],
  ['Hohe Straße 52, 50667 Köln', 'Hohe Straße|52|50667|Köln'],
  ['Zeil 106, 60313 Frankfurt am Main', 'Zeil|106|60313|Frankfurt am Main'],
  ['Königstraße 26, 70173 Stuttgart', 'Königstraße|26|70173|Stuttgart'],
  ['Grimmaische Straße 1, 04109 Leipzig', 'Grimmaische Straße|1|04109|Leipzig'],
  ['Prager Straße 12, 01069 Dresden', 'Prager Straße|12|01069|Dresden'],
  ['Große Bergstraße 164, 22767 Hamburg', 'Große Bergstraße|164|22767|Hamburg'],
  ['Am Kupfergraben 7, 10117 Berlin', 'Am Kupfergraben|7|10117|Berlin'],
  ['Im Winkel 2, 53113 Bonn', 'Im Winkel|2|53113|Bonn'],
  ['An den Treptowers 3, 12435 Berlin', 'An den Treptowers|3|12435|Berlin'],
  ['Zum Hahnenberg 4, 53113 Bonn', 'Zum Hahnenberg|4|53113|Bonn'],
  ['Alter Markt 1, 18055 Rostock', 'Alter Markt|1|18055|Rostock'],
  ['Ludwig-Erhard-Straße 22, 20459 Hamburg', 'Ludwig-Erhard-Straße|22|20459|Hamburg'],
  ['Dr.-Kurt-Schumacher-Platz 3, 28195 Bremen', 'Dr.-Kurt-Schumacher-Platz|3|28195|Bremen'],
  ['St.-Georgs-Ring 5, 06618 Naumburg', 'St.-Georgs-Ring|5|06618|Naumburg'],
  ["Rue de l'Eglise 3, 66111 Saarbrücken", "Rue de l'Eglise|3|66111|Saarbrücken"],
  // numbers in street names
  ['Platz der Vereinten Nationen 26, 10249 Berlin', 'Platz der Vereinten Nationen|26|10249|Berlin'],
  ['Straße des 18. Oktober 23, 04103 Leipzig', 'Straße des 18. Oktober|23|04103|Leipzig'],
  ['Straße 229 Nr. 14, 12347 Berlin', 'Straße 229|14|12347|Berlin'],
  ['Platz des 18. März 1, 10117 Berlin', 'Platz des 18. März|1|10117|Berlin'],
  ['Allee der Kosmonauten 151e, 12685 Berlin', 'Allee der Kosmonauten|151e|12685|Berlin'],
  ['3. Stichweg 4, 12589 Berlin', '3. Stichweg|4|12589|Berlin'],
  ['Str. 52 Nr. 7, 13127 Berlin', 'Str. 52|7|13127|Berlin'],
  ['8. Maistraße 12, 15537 Erkner', '8. Maistraße|12|15537|Erkner'],
  ['R 7 18, 68161 Mannheim', 'R 7|18|68161|Mannheim'],
  ['K1, 5, 68159 Mannheim', 'K1|5|68159|Mannheim'],
  // house numbers
  ['Torstraße 1 a, 10119 Berlin', 'Torstraße|1 a|10119|Berlin'],
  ['Torstraße 1A, 10119 Berlin', 'Torstraße|1A|10119|Berlin'],
  ['Torstraße 12-14, 10119 Berlin', 'Torstraße|12-14|10119|Berlin'],
  ['Torstraße 12 - 14, 10119 Berlin', 'Torstraße|12 - 14|10119|Berlin'],
  ['Torstraße 12a-14c, 10119 Berlin', 'Torstraße|12a-14c|10119|Berlin'],
  ['Torstraße 12/2, 10119 Berlin', '!unclear'],
  ['Torstraße Nr. 12/2, 10119 Berlin', 'Torstraße|12/2|10119|Berlin'],
  ['Torstraße 12½, 10119 Berlin', 'Torstraße|12½|10119|Berlin'],
  ['Torstraße 12 ½, 10119 Berlin', 'Torstraße|12 ½|10119|Berlin'],
  ['Torstraße 12+14, 10119 Berlin', 'Torstraße|12+14|10119|Berlin'],
  ['Torstraße No. 12, 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße Nr 12, 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße nr.12, 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße, Nr. 12, 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Hauptstraße 10117, 04109 Leipzig', 'Hauptstraße|10117|04109|Leipzig'],
  // reverse order
  ['12 Torstraße, 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['12a, Torstraße, 10119 Berlin', 'Torstraße|12a|10119|Berlin'],
  ['10119 Berlin, Torstraße 12', 'Torstraße|12|10119|Berlin'],
  ['10119 Berlin - Torstraße 12', 'Torstraße|12|10119|Berlin'],
  ['10119, Berlin, Torstraße 12', 'Torstraße|12|10119|Berlin'],
  ['10119, Torstraße 12, Berlin', 'Torstraße|12|10119|Berlin'],
  // The first part may be a person's name instead of a town; the postcode decides.
  ['Berlin, Torstraße 12, 10119', 'Torstraße|12|10119|'],
  ['Berlin 10119, Torstraße 12', 'Torstraße|12|10119|Berlin'],
  ['Deutschland, 10119 Berlin, Torstraße 12', 'Torstraße|12|10119|Berlin'],
  ['80331 München Marienplatz 8', 'Marienplatz|8|80331|München'],
  ['04109 Leipzig Grimmaische Straße 1', 'Grimmaische Straße|1|04109|Leipzig'],
  ['01067 Dresden Theaterplatz 2', 'Theaterplatz|2|01067|Dresden'],
  ['97070 Würzburg Am Exerzierplatz 3', 'Am Exerzierplatz|3|97070|Würzburg'],
  ['55116 Mainz Große Bleiche 1', 'Große Bleiche|1|55116|Mainz'],
  ['83646 Bad Tölz Marktstraße 1', 'Marktstraße|1|83646|Bad Tölz'],
  ['65549 Limburg an der Lahn Bahnhofsplatz 2', 'Bahnhofsplatz|2|65549|Limburg an der Lahn'],
  // punctuation
  ['Torstraße 12 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße 12,10119,Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße 12. 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße 12 / 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße 12 | 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße 12\r\n10119 Berlin\r\n', 'Torstraße|12|10119|Berlin'],
  ['Torstraße 12,, 10119 Berlin,', 'Torstraße|12|10119|Berlin'],
  ['"Torstraße 12, 10119 Berlin"', 'Torstraße|12|10119|Berlin'],
  ['Torstraße\t12\t10119\tBerlin', 'Torstraße|12|10119|Berlin'],
  ['Torstr.12,10119 Berlin', 'Torstr.|12|10119|Berlin'],
  ['Torstraße12 10119Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße 12, D 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße 12, D-10119 Berlin, Germany', 'Torstraße|12|10119|Berlin'],
  // towns
  ['Ringstraße 4, 15230 Frankfurt (Oder)', 'Ringstraße|4|15230|Frankfurt (Oder)'],
  ['Ringstraße 4, 15230 Frankfurt/Oder', 'Ringstraße|4|15230|Frankfurt/Oder'],
  ['Ringstraße 4, 06108 Halle an der Saale', 'Ringstraße|4|06108|Halle an der Saale'],
  ['Ringstraße 4, 10967 Berlin-Kreuzberg', 'Ringstraße|4|10967|Berlin-Kreuzberg'],
  ['Ringstraße 4, 10967 Berlin (Kreuzberg)', 'Ringstraße|4|10967|Berlin (Kreuzberg)'],
  ['Ringstraße 4, 97941 Tauberbischofsheim', 'Ringstraße|4|97941|Tauberbischofsheim'],
  ['Ringstraße 4, 25980 Sylt OT Westerland', 'Ringstraße|4|25980|Sylt'],
  ['Ringstraße 4, 18586 Ostseebad Sellin', 'Ringstraße|4|18586|Ostseebad Sellin'],
  // umlauts and keyboards
  ['schoenhauser allee 36, 10435 berlin', 'schoenhauser allee|36|10435|berlin'],
  ['MUENCHNER STRASSE 5, 60329 FRANKFURT', 'MUENCHNER STRASSE|5|60329|FRANKFURT'],
  ['Stra\u00dfe am Fluß 3, 04277 Leipzig', 'Straße am Fluß|3|04277|Leipzig'],
  ['Schlo\u00dfstr. 1 , 12163 Berlin .', 'Schloßstr.|1|12163|Berlin'],
  // notes for the courier that a map does not know
  ['Torstraße 12, 3. OG links, 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße 12 (Hof 2), 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße 12 c/o Weber, 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße 12 VH EG, 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Torstraße 12 Aufgang B, 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  ['Hotel Adler, Torstraße 12, 10119 Berlin', 'Torstraße|12|10119|Berlin'],
  // incomplete input
  [',,,', '!empty'],
  ['\u00a0', '!empty'],
  ['01067', '!zipInsteadOfAddressEntered'],
  ['Torstraße', '!invalid and Incomplete'],
  ['Torstraße 12', '!invalid and Incomplete'],
  ['12', '!invalid and Incomplete'],
  ['1011', '!invalid and Incomplete'],
  ['101170', '!invalid and Incomplete'],
  ['01067 Dresden', '!invalid and Incomplete'],
  ['Torstraße 12, Berlin Mitte', '!invalid and Incomplete'],
  ['zu Hause', '!invalid and Incomplete'],
  ['Torstraße, 10119', '!MissingStreetNumber'],
  ['Am Markt, 18055 Rostock', '!MissingStreetNumber'],
  ['18055 Rostock, Am Markt', '!MissingStreetNumber'],
  ['Packstation 123, 04109 Leipzig', '!notFound'],
  ['12345678 Packstation 7, 10119 Berlin', '!notFound'],
  // not an address
  ['http://10.0.0.1/ 5, 10117 Berlin', '!invalid and Incomplete'],
  ['<script>alert(1)</script> 5, 10117 Berlin', '!invalid and Incomplete'],
];

describe('reads it', () => {
  it.each(TYPED)('%s', (typed, means) => {
    const read = parseLocation(typed);
    const { street, streetNumber, zip, city } = read.ok
      ? read.value
      : { street: '', streetNumber: '', zip: '', city: '' };
    expect(read.ok ? [street, streetNumber, zip, city].join('|') : `!${read.problem}`).toBe(means);
  });

  it('reads its own output again', () => {
    const read = TYPED.map(([typed]) => parseLocation(typed)).filter(({ ok }) => ok);
    expect(read.map((each) => (each.ok ? parseLocation(formatLocation(each.value)) : each))).toEqual(read);
  });
});
