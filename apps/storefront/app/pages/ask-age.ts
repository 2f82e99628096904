import type { Age } from '@tischlein/domain/menu';
import { hasConfirmed } from '../guest/visit.ts';
import type { ShopPage } from '../context/shop-context.ts';
import type { SavedDialog, OpenStartDialog } from './start-dialog.ts';

interface AgeQuestion {
  readonly age: Age | null;
  /** Name of the item. */
  readonly name: string;
  readonly open: OpenStartDialog;
  readonly next: () => void;
  /** The dialog `next` opens, to restore it after a reload. */
  readonly leadsTo?: SavedDialog;
}

/** Asks for an age unless it is confirmed or not needed, then calls `next` (S1 §4 Age confirmation). */
export function askAge({ visit }: ShopPage['guest'], { age, name, open, next, leadsTo }: AgeQuestion): void {
  if (age === null || hasConfirmed(visit.get(), age)) next();
  else open({ kind: 'age', age, name, next, leadsTo });
}
