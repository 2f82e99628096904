import type { OrderRequest } from '@tischlein/contract/shop';
import type { Cents } from '@tischlein/domain';
import type { Booking, Bookings } from '@tischlein/domain/table';
import { readFields } from '../../browser/read-fields.ts';
import type { Draft, DraftRefund } from './waiter-state.ts';

/** What a booking sends, and what it takes to take it back into the order. */
export type Job = {
  readonly table: number;
  readonly total: Cents;
  /** 'Salame piccante, 32 cm', for the list of what waits. */
  readonly words: readonly string[];
} & (
  | {
      readonly kind: 'order';
      readonly count: number;
      readonly request: OrderRequest;
      readonly draft: Pick<Draft, 'items' | 'note'>;
    }
  | { readonly kind: 'refund'; readonly refunds: readonly DraftRefund[] }
);

/** Reads the stored bookings; drops malformed ones. */
export const readBookings = (value: unknown): Bookings<Job> => (Array.isArray(value) ? value.filter(isBooking) : []);

function isBooking(value: unknown): value is Booking<Job> {
  const { key, date, job, attempts } = readFields(value);
  const { kind, table, total, words } = readFields(job);
  return (
    typeof key === 'string' &&
    typeof date === 'string' &&
    typeof attempts === 'number' &&
    (kind === 'order' || kind === 'refund') &&
    typeof table === 'number' &&
    typeof total === 'number' &&
    Array.isArray(words)
  );
}
