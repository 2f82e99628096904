import type { ImportNote, OfficeCoupon, RowBalance } from '@tischlein/contract/office';
import type { DishId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { LegalEntity, ShopConfig } from '@tischlein/domain/shop';
import { NO_ROWS, type ReadRow } from './row-balance.ts';

/** The content of an imported file, as far as it has any, and notes on what did not fit. */
export interface Imported {
  readonly format: 'tischlein' | 'bistro' | 'square' | 'table';
  /** Complete only in our own JSON format. */
  readonly config: Partial<ShopConfig>;
  readonly menu: MenuDocument;
  readonly coupons: readonly OfficeCoupon[] | null;
  /** Only in our own JSON format. */
  readonly legalEntity?: LegalEntity;
  /** Dishes that the menu will have. */
  readonly taken: number;
  /** Dishes of a file that is no table. */
  readonly found: number;
  /** The rows of a dish, if it comes from a table. */
  readonly origins: ReadonlyMap<DishId, readonly string[]>;
  /** All filled rows of a table, and the labels of those that a dish consists of. */
  readonly table: { readonly rows: readonly ReadRow[]; readonly byDish: ReadonlyMap<DishId, readonly string[]> } | null;
  /** What became of each row; counted when the whole menu is checked. */
  readonly balance: RowBalance;
  /** Where pictures of dishes are on the web. */
  readonly pictureAddresses: ReadonlyMap<DishId, string>;
  /** Original pictures in base64 by id; null: the format has none. */
  readonly pictures: Readonly<Record<string, string>> | null;
  readonly notes: readonly ImportNote[];
}

/** Of a file that is no table. */
export const NOT_IN_ROWS = { origins: new Map(), table: null, balance: NO_ROWS, pictureAddresses: new Map() } as const;

type TakeNote = (code: ImportNote['code'], where: string, value?: string) => void;

/** Collects notes while a file is read: rejected, lost, changed or assumed. */
export interface Notebook extends Readonly<Record<ImportNote['kind'], TakeNote>> {
  readonly notes: readonly ImportNote[];
}

export function openNotebook(): Notebook {
  const notes: ImportNote[] = [];
  const noteTaker =
    (kind: ImportNote['kind']): TakeNote =>
    (code, where, value = '') =>
      void notes.push({ kind, code, where, value });
  return {
    notes,
    rejected: noteTaker('rejected'),
    lost: noteTaker('lost'),
    changed: noteTaker('changed'),
    assumed: noteTaker('assumed'),
  };
}
