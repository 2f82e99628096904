/** Who gets the tips: the team, outside VAT, or the owner (S3 W13). */
export const TIP_RECIPIENTS = ['team', 'owner'] as const;
export type TipRecipient = (typeof TIP_RECIPIENTS)[number];

/** A table of the restaurant; guests and waiters know it by its number. */
export interface Table {
  /** 1 to 9999 */
  readonly number: number;
  /** 'Innen', 'Terrasse'; may be empty. */
  readonly area: string;
  readonly seats: number;
  /** Where the plan draws it; without a place, only the list shows it. */
  readonly place?: TablePlace;
}

export interface TablePlace {
  /** 1 to 24, from the left. */
  readonly column: number;
  /** 1 to 24, from the top. */
  readonly row: number;
  readonly isRound: boolean;
}

/** How a shop serves at tables. Without it, guests type any number and pay online (S3 L9, W12). */
export interface TableService {
  readonly tables: readonly Table[];
  /** Guests may choose 'Bei der Bedienung' (S3 W12). */
  readonly payAtTable: boolean;
  readonly tipRecipient: TipRecipient;
  /** The preset method of rounds that are paid later (S2 §4 Table and waiter mode). */
  readonly payLaterMethod: 'offline' | 'offline_debit';
}

export const NO_TABLE_SERVICE: TableService = {
  tables: [],
  payAtTable: false,
  tipRecipient: 'team',
  payLaterMethod: 'offline',
};

/** Returns whether the restaurant has this table; any number if it lists none. */
export const hasTable = ({ tables }: Pick<TableService, 'tables'>, table: number): boolean =>
  tables.length === 0 || tables.some(({ number }) => number === table);
