import type { ImportNote, OfficeCoupon } from '@tischlein/contract/office';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';

/** The content of an imported file, as far as it has any, and notes on what did not fit. */
export interface Imported {
  readonly format: 'tischlein' | 'bistro' | 'square' | 'csv';
  /** Complete only in our own JSON format. */
  readonly config: Partial<ShopConfig>;
  readonly menu: MenuDocument;
  readonly coupons: readonly OfficeCoupon[] | null;
  readonly notes: readonly ImportNote[];
}

type TakeNote = (code: ImportNote['code'], where: string, value?: string) => void;

/** Collects notes while a file is read: lost, changed or assumed. */
export interface Notebook extends Readonly<Record<ImportNote['kind'], TakeNote>> {
  readonly notes: readonly ImportNote[];
}

export function openNotebook(): Notebook {
  const notes: ImportNote[] = [];
  const noteTaker =
    (kind: ImportNote['kind']): TakeNote =>
    (code, where, value = '') =>
      void notes.push({ kind, code, where, value });
  return { notes, lost: noteTaker('lost'), changed: noteTaker('changed'), assumed: noteTaker('assumed') };
}
