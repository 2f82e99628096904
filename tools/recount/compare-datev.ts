import { toCents } from './amounts.ts';
import { type Comparison, differ, sumBy } from './comparison.ts';
import { type Archive, readText } from './read-archive.ts';
import { splitRows } from './read-csv.ts';
import type { Records } from './read-records.ts';

/** What the restaurant's own till may export to DATEV itself. */
const FROM_THE_TILL: ReadonlySet<string> = new Set(['Bar', 'EC-Karte', 'An die Kasse übergeben']);
const FREE = 'Nichts zu zahlen';

/** DATEV's bookings of a day equal its single records, by method and rate; days that still run are not booked. */
export function compareDatev(archive: Archive, { takings }: Records): Comparison {
  const bytes = archive.get('datev.csv');
  if (!bytes) return { what: 'datev', compared: 0, differences: [] };
  const [, , ...rows] = splitRows(new TextDecoder('windows-1252').decode(bytes));
  const bookings = rows.map((row) => {
    const [subject = '', ...method] = (row[13] ?? '').split(', ');
    return { day: row[9] ?? '', subject, method: method.join(', '), amount: toSigned(row) };
  });
  const finished = new Set(readText(archive, 'tagesuebersichten.csv').match(/\d{4}-\d\d-\d\d/g));
  const own = takings.filter(({ day }) => finished.has(day));
  const isBooked = bookings.some(({ method }) => FROM_THE_TILL.has(method));
  const counts = (method: string): boolean => method !== FREE && (isBooked || !FROM_THE_TILL.has(method));
  const booked = sumBy(
    bookings,
    ({ day, subject, method }) => `${day} ${subject}, ${method}`,
    ({ amount }) => amount,
  );
  const toDay = (day: string): string => `${day.slice(8)}${day.slice(5, 7)}`;
  const expected = new Map([
    ...sumBy(
      own.filter(({ rate, method }) => rate !== '' && counts(method)),
      ({ day, rate, method }) => `${toDay(day)} Umsatz ${rate} %, ${method}`,
      ({ gross }) => gross,
    ),
    ...sumBy(
      own.filter(({ tipFor, method }) => tipFor === 'Team' && counts(method)),
      ({ day, method }) => `${toDay(day)} Trinkgeld Team, ${method}`,
      ({ tip }) => tip,
    ),
  ]);
  const keys = new Set([...booked.keys(), ...expected.keys()]);
  return {
    what: 'datev',
    compared: bookings.length,
    differences: [...keys].flatMap((key) => differ(key, booked.get(key) ?? 0, expected.get(key) ?? 0)),
  };
}

const toSigned = ([amount = '', side = '']: readonly string[]): number => (side === 'S' ? 1 : -1) * toCents(amount);
