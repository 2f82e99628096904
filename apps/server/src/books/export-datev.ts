import { toMonth, type Period } from '@tischlein/domain';
import { bookDay, type Booking, bookDocument } from '@tischlein/domain/books';
import { type Bookkeeping, DEFAULT_BOOKKEEPING, listBookkeepingProblems } from '@tischlein/domain/shop';
import { datevBatch } from '@tischlein/documents/books';
import { toDayRange, toShopZone } from '../clock.ts';
import { transliterate } from '../transliterate.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { makeOverviews, MOST_AT_ONCE } from './make-overviews.ts';
import { overviewColumn, readOverviews } from './overviews.store.ts';
import { readFacts } from './read-day.ts';
import type { FiguresDeps } from './read-figures.ts';

/** The bookings of finished days as a file for DATEV; null: the settings are not complete. */
export async function exportDatev(deps: FiguresDeps, shop: LoadedShop, period: Period): Promise<Uint8Array | null> {
  const books = shop.config.bookkeeping ?? DEFAULT_BOOKKEEPING;
  if (listBookkeepingProblems(books).length > 0) return null;
  await makeOverviews(deps, shop, MOST_AT_ONCE);
  const batch = {
    ...period,
    madeAt: toShopZone(deps.clock.now()).replaceAll(/[^\d]/g, '').slice(0, 14).padEnd(17, '0'),
    name: `${shop.config.restaurantName} ${toMonth(period.from)}`,
    bookings: await listBookings(deps, shop, { period, books }),
  };
  return encodeWindows1252(datevBatch(batch, books));
}

interface BookingsToList {
  readonly period: Period;
  readonly books: Bookkeeping;
}

/** From the overviews, so that a day is booked as it was frozen. */
async function listBookings(
  { database, clock }: FiguresDeps,
  shop: LoadedShop,
  { period, books }: BookingsToList,
): Promise<readonly Booking[]> {
  const overviews = await readOverviews(database.read, shop.id, period);
  const bookings: Booking[] = [];
  for (const { number, day, document } of overviews) {
    const { totals } = overviewColumn.read(document);
    if (books.detail === 'days') bookings.push(...bookDay({ day, document: `TU${number}`, totals }, books));
    else {
      const { documents } = await readFacts({ database, shop, now: clock.now() }, toDayRange(day));
      for (const fact of documents)
        bookings.push(...bookDocument({ day, document: String(fact.number ?? `TU${number}`), fact }, books));
    }
  }
  return bookings;
}

/** Encodes text as Windows-1252; what the code page lacks becomes its plain letter, else '?'. */
const encodeWindows1252 = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text.normalize('NFC')).flatMap((character) => encodeCharacter(character)));

function encodeCharacter(character: string): readonly number[] {
  const byte = BYTES.get(character) ?? BYTES.get(character.normalize('NFD').charAt(0));
  if (byte !== undefined) return [byte];
  const plain = transliterate(character);
  return plain === null ? [QUESTION] : Array.from(plain, (each) => BYTES.get(each) ?? QUESTION);
}

const QUESTION = 0x3f;

// Node decodes the code page, and encodes UTF-8 only.
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
);
