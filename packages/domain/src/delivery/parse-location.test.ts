import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_PROBLEMS } from './address.ts';
import { formatLocation } from './address.ts';
import { parseLocation } from './parse-location.ts';

describe('reads addresses as people type them', () => {
  it.each([
    // the placeholder of S2 §2
    ['Pariser Platz 9, 10117 Berlin', 'Pariser Platz', '9', '10117', 'Berlin'],
    // unusual names and numbers
    ['Müßiggäßchen 1½, 07743 Jena', 'Müßiggäßchen', '1½', '07743', 'Jena'],
    ['Müßiggäßchen 1 1/2, 07743 Jena', 'Müßiggäßchen', '1 1/2', '07743', 'Jena'],
    ['Str. des 17. Juni 135, 10623 Berlin', 'Str. des 17. Juni', '135', '10623', 'Berlin'],
    ['Straße des 17. Juni 135a, 10623 Berlin', 'Straße des 17. Juni', '135a', '10623', 'Berlin'],
    ['Platz des 4. Juli 1, 14167 Berlin', 'Platz des 4. Juli', '1', '14167', 'Berlin'],
    ['1. Maistraße 5, 39326 Wolmirstedt', '1. Maistraße', '5', '39326', 'Wolmirstedt'],
    ['Straße 12 Nr. 3, 13089 Berlin', 'Straße 12', '3', '13089', 'Berlin'],
    ['Straße 12 3, 13089 Berlin', 'Straße 12', '3', '13089', 'Berlin'],
    ['Am Markt 5a-c, 18055 Rostock', 'Am Markt', '5a-c', '18055', 'Rostock'],
    ['Am Markt 5 a - c, 18055 Rostock', 'Am Markt', '5 a - c', '18055', 'Rostock'],
    ['Platz der Republik 1, 11011 Berlin', 'Platz der Republik', '1', '11011', 'Berlin'],
    ['Hauptstraße 12345, 10827 Berlin', 'Hauptstraße', '12345', '10827', 'Berlin'],
    ['10827 Berlin, Hauptstraße 12345', 'Hauptstraße', '12345', '10827', 'Berlin'],
    ['Hauptstraße 12345 Hinterhaus, 10827 Berlin', 'Hauptstraße', '12345', '10827', 'Berlin'],
    ['10827 Berlin, Hauptstraße 12345 Hinterhaus', 'Hauptstraße', '12345', '10827', 'Berlin'],
    ['Zeil 12-14, 60313 Frankfurt am Main', 'Zeil', '12-14', '60313', 'Frankfurt am Main'],
    ['Zeil 12–14, 60313 Frankfurt am Main', 'Zeil', '12–14', '60313', 'Frankfurt am Main'],
    ['Zeil 12/14, 60313 Frankfurt am Main', 'Zeil', '12/14', '60313', 'Frankfurt am Main'],
    ['Kaiserstr. 3 b, 76131 Karlsruhe', 'Kaiserstr.', '3 b', '76131', 'Karlsruhe'],
    ['An der Alster 72+74, 20099 Hamburg', 'An der Alster', '72+74', '20099', 'Hamburg'],
    ['Alt-Moabit 90B, 10559 Berlin', 'Alt-Moabit', '90B', '10559', 'Berlin'],
    ['Karl-Marx-Allee 72, 10243 Berlin', 'Karl-Marx-Allee', '72', '10243', 'Berlin'],
    // squares of Mannheim
    ['C 4, 12, 68159 Mannheim', 'C 4', '12', '68159', 'Mannheim'],
    ['Q7 24, 68161 Mannheim', 'Q7', '24', '68161', 'Mannheim'],
    ['Q7, 24, 68161 Mannheim', 'Q7', '24', '68161', 'Mannheim'],
    // house number first
    ['9 Pariser Platz, 10117 Berlin', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['135a Straße des 17. Juni, 10623 Berlin', 'Straße des 17. Juni', '135a', '10623', 'Berlin'],
    // misplaced or missing commas
    ['Pariser Platz, 9, 10117 Berlin', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['Pariser Platz 9 10117 Berlin', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['Pariser Platz 9,10117 Berlin', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['Pariser Platz 9, 10117, Berlin', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['Pariser Platz 9 - 10117 Berlin', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['Pariser Platz 9; 10117 Berlin', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['Pariser Platz 9\n10117 Berlin', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['  Pariser   Platz  9 ,  10117   Berlin  ', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['Hauptstr.5, 10827 Berlin', 'Hauptstr.', '5', '10827', 'Berlin'],
    ['Hauptstraße5, 10827 Berlin', 'Hauptstraße', '5', '10827', 'Berlin'],
    ['Hauptstraße Nr. 5, 10827 Berlin', 'Hauptstraße', '5', '10827', 'Berlin'],
    ['Hauptstraße Hausnummer 5, 10827 Berlin', 'Hauptstraße', '5', '10827', 'Berlin'],
    // postcode and town first, or in the middle
    ['10117 Berlin, Pariser Platz 9', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['10117 Berlin Pariser Platz 9', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['10117 Berlin Am Zirkus 3', 'Am Zirkus', '3', '10117', 'Berlin'],
    ['60313 Frankfurt am Main Zeil 5', 'Zeil', '5', '60313', 'Frankfurt am Main'],
    ['15230 Frankfurt (Oder) Große Scharrnstraße 59', 'Große Scharrnstraße', '59', '15230', 'Frankfurt (Oder)'],
    ['61348 Bad Homburg Louisenstraße 12', 'Louisenstraße', '12', '61348', 'Bad Homburg'],
    ['91541 Rothenburg ob der Tauber Marktplatz 1', 'Marktplatz', '1', '91541', 'Rothenburg ob der Tauber'],
    ['Berlin 10117 Pariser Platz 9', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['Berlin, 10117, Pariser Platz 9', 'Pariser Platz', '9', '10117', 'Berlin'],
    // postcodes
    ['Prager Straße 10, 01067 Dresden', 'Prager Straße', '10', '01067', 'Dresden'],
    ['Pariser Platz 9, D-10117 Berlin', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['Pariser Platz 9, DE-10117 Berlin', 'Pariser Platz', '9', '10117', 'Berlin'],
    ['Pariser Platz 9, 10117', 'Pariser Platz', '9', '10117', ''],
    // towns that share a name or a postcode
    ['Hauptstraße 1, 15345 Altlandsberg', 'Hauptstraße', '1', '15345', 'Altlandsberg'],
    ['Dorfstraße 7, 17291 Nordwestuckermark', 'Dorfstraße', '7', '17291', 'Nordwestuckermark'],
    ['Schulstraße 2, 67098 Bad Dürkheim', 'Schulstraße', '2', '67098', 'Bad Dürkheim'],
    ['Ringstraße 4, 06108 Halle (Saale)', 'Ringstraße', '4', '06108', 'Halle (Saale)'],
    ['Ringstraße 4, 33790 Halle/Westfalen', 'Ringstraße', '4', '33790', 'Halle/Westfalen'],
    // umlauts written as two letters
    ['Muessiggaesschen 1, 07743 Jena', 'Muessiggaesschen', '1', '07743', 'Jena'],
    ['Koelner Strasse 8, 50667 Koeln', 'Koelner Strasse', '8', '50667', 'Koeln'],
    ['Mu\u0308llerstraße 8, 13353 Berlin', 'Müllerstraße', '8', '13353', 'Berlin'],
    // parts that do not belong to the street
    ['Torstraße 12, Hinterhaus, 2. OG, 10119 Berlin', 'Torstraße', '12', '10119', 'Berlin'],
    ['Torstr. 12 HH 2. Etage, 10119 Berlin', 'Torstr.', '12', '10119', 'Berlin'],
    ['Torstr. 12 2. OG, 10119 Berlin', 'Torstr.', '12', '10119', 'Berlin'],
    ['Torstr. 12b (bei Maas), 10119 Berlin', 'Torstr.', '12b', '10119', 'Berlin'],
    ['Ada Köhler, Torstraße 12, 10119 Berlin', 'Torstraße', '12', '10119', 'Berlin'],
    ['Torstraße 12, 10119 Berlin, Deutschland', 'Torstraße', '12', '10119', 'Berlin'],
    ['Torstraße 12, 10119 Berlin Deutschland', 'Torstraße', '12', '10119', 'Berlin'],
    ['Torstraße 12, 10119 Berlin, 2. Etage', 'Torstraße', '12', '10119', 'Berlin'],
    // as phone keyboards leave them
    ['torstraße 12, 10119 berlin', 'torstraße', '12', '10119', 'berlin'],
    ['TORSTRASSE 12, 10119 BERLIN', 'TORSTRASSE', '12', '10119', 'BERLIN'],
    ['Torstraße\u00a012,\u200b 10119\u00a0Berlin', 'Torstraße', '12', '10119', 'Berlin'],
  ])('%s', (text, street, streetNumber, zip, city) => {
    expect(parseLocation(text)).toEqual({ ok: true, value: { street, streetNumber, zip, city } });
  });
});

describe('names the problem (S2 §5 Address dialog, S2 §8 Address dialog messages, S3 F4)', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [' , ', 'empty'],
    ['10117', 'zipInsteadOfAddressEntered'],
    [' 10117 ', 'zipInsteadOfAddressEntered'],
    ['10117 Berlin', 'invalid and Incomplete'],
    ['10117 Frankfurt am Main', 'invalid and Incomplete'],
    ['Berlin', 'invalid and Incomplete'],
    ['Pariser Platz 9', 'invalid and Incomplete'],
    ['Pariser Platz 9, Berlin', 'invalid and Incomplete'],
    ['1234 5', 'invalid and Incomplete'],
    ['9, 10117 Berlin', 'invalid and Incomplete'],
    ['Pariser Platz 9, 1017 Berlin', 'invalid and Incomplete'],
    ['Pariser Platz, 10117 Berlin', 'MissingStreetNumber'],
    ['Pariser Platz 10117 Berlin', 'MissingStreetNumber'],
    ['10117 Berlin, Pariser Platz', 'MissingStreetNumber'],
    ['10117 Berlin Pariser Platz', 'MissingStreetNumber'],
    ['Straße des 17. Juni, 10623 Berlin', 'MissingStreetNumber'],
    ['Packstation 145, 10117 Berlin', 'notFound'],
    ['Postfach 10 20 30, 10117 Berlin', 'notFound'],
  ])('%s → %s', (text, problem) => {
    expect(parseLocation(text)).toEqual({ ok: false, problem });
  });

  it('answers any text with an address or a documented problem', () => {
    const pieces = fc.constantFrom(
      'Straße ',
      '10117',
      ' ',
      ',',
      '9',
      '9a',
      '-',
      '½',
      'Nr. ',
      'Berlin',
      'am ',
      '2. OG',
      '(',
      '\u0000',
      'ü',
      '/',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const result = parseLocation(text);
        if (!result.ok) {
          expect(ADDRESS_PROBLEMS).toContain(result.problem);
          return;
        }
        expect(result.value.zip).toMatch(/^\d{5}$/);
        expect(result.value.street).not.toBe('');
        expect(result.value.streetNumber).toMatch(/^\d/);
      }),
      { numRuns: 3000 },
    );
  });

  it('takes linear time on hostile input', () => {
    const before = process.threadCpuUsage();
    for (const text of [
      '9-'.repeat(2000),
      'a '.repeat(5000),
      `Straße ${'1 a'.repeat(50)}, 10117 Berlin`,
      `Straße ${'1-'.repeat(80)}x, 10117 Berlin`,
      ' ,'.repeat(10_000),
    ])
      parseLocation(text);
    // CPU time, so that other load on the machine does not matter.
    expect(process.threadCpuUsage(before).user).toBeLessThan(200_000);
  });
});

describe('formats an address on one line', () => {
  it.each(['Pariser Platz 9, 10117 Berlin', 'C 4 12, 68159 Mannheim'])('%s', (line) => {
    const read = parseLocation(line);
    expect(read.ok && formatLocation(read.value)).toBe(line);
  });
});
