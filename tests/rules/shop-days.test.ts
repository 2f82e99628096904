import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DAY_READERS } from '../support/day-readers.ts';
import { committedFiles, linesWith } from './committed-files.ts';

const isTest = ({ path }: { readonly path: string }): boolean => /\.test\.tsx?$|\/testing\//.test(path);
const code = committedFiles(/^(apps|packages|tools|bench|demo)\/.*\.(ts|tsx|mjs)$/).filter((file) => !isTest(file));
const server = code.filter(({ path }) => path.startsWith('apps/server/src/'));

const DOMAIN_DAYS = 'packages/domain/src/shop-day.ts';
const SERVER_CLOCK = 'apps/server/src/clock.ts';
const BROWSER_CLOCK = 'packages/shop-time/src/wall-clock.ts';

const ALLOWED: readonly string[] = [
  DOMAIN_DAYS,
  SERVER_CLOCK,
  'packages/shop-time/src/next-instant.ts',
  // A workbook's dates have no zone; the reader gives them as UTC.
  'apps/server/src/imports/read-workbook.ts',
  // A fixed instant.
  'bench/year-of-orders.ts',
];

const listFiles = (pattern: RegExp, files: typeof code): readonly string[] => [
  ...new Set(linesWith(pattern, files).map((line) => line.split(':', 1)[0] ?? '')),
];

// Migrations are as they were released.
const checked = code.filter(({ path }) => !ALLOWED.includes(path) && !path.includes('/migrations/'));

// docs/style.md, Time: a day of the shop is no part of an instant's text.
describe('days of the shop', () => {
  it.each([
    [
      'is cut out of an instant',
      /\.(?:slice|substring|substr)\(0, ?10\)|\bsplit\(['"]T['"]\)|toISOString\(\)\s*\.|\bsubstr\(\w+_at\b/,
    ],
    [
      'is the day of the device or of UTC',
      /toDateString\(|\.get(?:UTC)?(?:Hours|Day|Date|Month|FullYear)\(|toLocale(?:Date|Time)String\(/,
    ],
    ['is made an instant by its text', /\$\{\w+\}T\d\d:\d\d/],
    ['is asked of the database', /\b(?:strftime|date_trunc|to_char|julianday)\(/],
  ])('no day %s', (_, pattern) => {
    expect(linesWith(pattern, checked)).toEqual([]);
  });

  it('are found by the time zone in one file of the server and one of the browsers', () => {
    expect(listFiles(/(['"`])Europe\/Berlin\1|\btimeZone\b/, code).toSorted()).toEqual([SERVER_CLOCK, BROWSER_CLOCK]);
  });

  it('and times are written in the zone of the shop, not in that of the device', () => {
    expect(listFiles(/\bDateTimeFormat\b/, code)).toEqual([BROWSER_CLOCK]);
  });

  it('are counted in days, not in hours', () => {
    const arithmetic =
      /\b(?:startOfDay|endOfDay)\(\s*plus|\bplus(?:Seconds|Minutes)\(\s*(?:startOfDay|endOfDay|toInstant|toUtcRange)/;
    expect(linesWith(arithmetic, server)).toEqual([]);
  });

  it('are never compared in the zone of the shop', () => {
    // Instants with an offset are for readers outside; as text they do not compare with stored ones.
    expect(listFiles(/\b(?:toShopZone|toZonedInstant)\(/, server).filter((path) => path.endsWith('.store.ts'))).toEqual(
      [],
    );
  });
});

const READS_DAYS =
  /\b(?:toUtcRange|toDayRange|toBusinessRange|startOfDay|endOfDay|lastDays|lastDayBefore|toBusinessDay|secondsUntilMidnight|calendarAround)\(|toWallTime\([^()]*(?:\([^()]*\))*[^()]*\)\.date|\bdate\b[^}]*\} = toWallTime\(|\.\.\.toWallTime\(|(?:issued|made|placed): toWallTime\(|waitForDaytime\(toWallTime/;

describe('what asks for a day', () => {
  const readers = listFiles(READS_DAYS, server)
    .filter((path) => path !== SERVER_CLOCK)
    .map((path) => path.replace('apps/server/src/', ''));

  it('is tested where days begin and end: each file has a row in tests/support/day-readers.ts', () => {
    expect(readers.toSorted()).toEqual(Object.keys(DAY_READERS).toSorted());
  });

  it('names tests that exist', () => {
    expect(Object.values(DAY_READERS).filter((path) => !existsSync(path))).toEqual([]);
  });
});
