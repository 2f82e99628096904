import type { Cents } from '@tischlein/domain';
import type { SeatNote } from '@tischlein/domain/table';
import { euro } from './money.ts';

/** Notes on the tile of a table. */
const SEAT_NOTES = {
  free: 'frei',
  eats: 'isst',
  paid: 'bezahlt',
  settled: 'nichts offen',
  pays: 'zahlt gerade',
  inKitchen: 'in der Küche',
  late: 'wartet',
  held: (waiting: Cents): string => `Runde wartet, ${euro(waiting)}`,
  ready: (count: number): string => `${count} fertig`,
} as const;

/** Why a guest calls, on the tile and in the line above the tables. */
export const CALL_WORDS = {
  come: { short: 'ruft', long: (table: number): string => `Tisch ${table} ruft` },
  cutlery: { short: 'Besteck', long: (table: number): string => `Tisch ${table} möchte Besteck oder Servietten` },
  water: { short: 'Wasser', long: (table: number): string => `Tisch ${table} möchte Leitungswasser` },
  billCash: { short: 'Rechnung', long: (table: number): string => `Tisch ${table} zahlt bar` },
  billCard: { short: 'Rechnung', long: (table: number): string => `Tisch ${table} zahlt mit Karte` },
} as const;

interface DescribedSeat {
  readonly ready: number;
  readonly waiting: Cents;
  readonly call: { readonly kind: keyof typeof CALL_WORDS } | null;
}

/** A note in words: 'isst', '2 fertig', or what the guest calls for. */
export function seatNoteWords({ ready, waiting, call }: DescribedSeat, note: SeatNote): string {
  if (note === 'call') return call ? CALL_WORDS[call.kind].short : '';
  if (note === 'held') return SEAT_NOTES.held(waiting);
  return note === 'ready' ? SEAT_NOTES.ready(ready) : SEAT_NOTES[note];
}
