import type { ImportNote, OfficeCoupon } from '@tischlein/contract/office';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';

/** What came out of a file: a shop's parts as far as the file tells, and what did not fit. */
export interface Imported {
  readonly format: 'tischlein' | 'bistro' | 'square' | 'csv';
  /** Only own JSON tells everything about the shop; the others bring the menu and what they know. */
  readonly config: Partial<ShopConfig>;
  readonly menu: MenuDocument;
  readonly coupons: readonly OfficeCoupon[] | null;
  readonly notes: readonly ImportNote[];
}

/** Collects notes while a file is read. */
export interface Notebook {
  readonly notes: readonly ImportNote[];
  note(kind: ImportNote['kind'], code: ImportNote['code'], where: string, value?: string): void;
}

export function openNotebook(): Notebook {
  const notes: ImportNote[] = [];
  return { notes, note: (kind, code, where, value = '') => void notes.push({ kind, code, where, value }) };
}
