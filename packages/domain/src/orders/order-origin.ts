/** How an order came to the shop. */
export const ORDER_ORIGINS = ['web', 'table', 'telephone'] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];

interface OrderToTrace {
  /** The member of staff who took it on the telephone; '': none. */
  readonly takenBy: string;
  /** null: not at a table. */
  readonly table: number | null;
}

export function findOrigin({ takenBy, table }: OrderToTrace): OrderOrigin {
  if (takenBy !== '') return 'telephone';
  return table === null ? 'web' : 'table';
}

interface TelephoneTime {
  /** What staff have told the guest; null: the usual time, or the requested one. */
  readonly minutes: number | null;
  /** null: as soon as possible. */
  readonly serveAt: string | null;
}

/** The minutes from now for which an order by telephone is accepted; null: for the time it was requested for. */
export const findAcceptMinutes = ({ minutes, serveAt }: TelephoneTime, usualMinutes: number): number | null =>
  minutes ?? (serveAt === null ? usualMinutes : null);
