import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopDay } from '@tischlein/domain';
import { LANDS, type Land } from '@tischlein/domain/opening';
import { describe, expect, it } from 'vitest';
import { listHolidays } from './holidays.ts';
import { findLand } from './land-by-postcode.ts';

const EVERYWHERE = {
  2026: '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26',
  2027: '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26',
} as const;

// From the laws of the Länder on Sundays and holidays; * in some places only.
const MORE: Readonly<Record<Land, readonly [in2026: string, in2027: string]>> = {
  BW: ['01-06 06-04 11-01', '01-06 05-27 11-01'],
  BY: ['01-06 06-04 08-08* 08-15* 11-01', '01-06 05-27 08-08* 08-15* 11-01'],
  BE: ['03-08', '03-08'],
  BB: ['04-05 05-24 10-31', '03-28 05-16 10-31'],
  HB: ['10-31', '10-31'],
  HH: ['10-31', '10-31'],
  HE: ['06-04', '05-27'],
  MV: ['03-08 10-31', '03-08 10-31'],
  NI: ['10-31', '10-31'],
  NW: ['06-04 11-01', '05-27 11-01'],
  RP: ['06-04 11-01', '05-27 11-01'],
  SL: ['06-04 08-15 11-01', '05-27 08-15 11-01'],
  SN: ['06-04* 10-31 11-18', '05-27* 10-31 11-17'],
  ST: ['01-06 10-31', '01-06 10-31'],
  SH: ['10-31', '10-31'],
  TH: ['06-04* 09-20 10-31', '05-27* 09-20 10-31'],
};

const readYear = (land: Land, year: number): readonly string[] =>
  listHolidays(land, { from: shopDay(`${year}-01-01`), to: shopDay(`${year}-12-31`) }).map(
    ({ day, isLocal }) => `${day.slice(5)}${isLocal ? '*' : ''}`,
  );

describe.each(LANDS)('the holidays of %s', (land) => {
  it.each([2026, 2027] as const)('in %i', (year) => {
    const expected = `${EVERYWHERE[year]} ${MORE[land][year - 2026]}`.split(' ').toSorted();
    expect(readYear(land, year)).toEqual(expected);
  });
});

it('a period over the end of a year has the holidays of both, in their order', () => {
  const found = listHolidays('BE', { from: shopDay('2026-12-24'), to: shopDay('2027-01-01') });
  expect(found.map(({ holiday }) => holiday)).toEqual(['christmas', 'secondChristmas', 'newYear']);
});

describe('the Land of a postcode', () => {
  it.each([
    ['10115', 'BE'],
    ['86150', 'BY'],
    ['89073', 'BW'],
    ['89231', 'BY'],
    ['89312', 'BY'],
    ['01067', 'SN'],
    ['66111', 'SL'],
    ['28195', 'HB'],
    ['27568', 'HB'],
    ['22767', 'HH'],
    ['14467', 'BB'],
    ['55116', 'RP'],
    ['55246', 'HE'],
    ['99084', 'TH'],
    ['00000', null],
    ['1010', null],
  ])('%s is in %s', (postcode, land) => {
    expect(findLand(postcode)).toBe(land);
  });

  it('is known of every postcode we ship', () => {
    const file = join(import.meta.dirname, '../../data/german-postcodes.txt');
    const postcodes = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.slice(0, 5));
    expect(postcodes.filter((postcode) => !LANDS.includes(findLand(postcode) ?? ('none' as Land)))).toEqual([]);
    expect(new Set(postcodes.map(findLand)).size).toBe(LANDS.length);
  });
});
