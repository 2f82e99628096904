import type { Age } from '@tischlein/domain/menu';
import { hasConfirmed } from '../guest/visit.ts';
import type { ShopPage } from '../shop-context.ts';
import type { SavedDialog, OpenStartDialog } from './start-dialog.ts';

interface AgeQuestion {
  readonly age: Age | null;
  /** What it is about. */
  readonly name: string;
  readonly open: OpenStartDialog;
  readonly next: () => void;
  /** What `next` opens, for a reload meanwhile. */
  readonly leadsTo?: SavedDialog;
}

/** Asks for an age that was not confirmed yet; goes on at once where none is asked for (S1 §4 'Age confirmation'). */
export function askAge({ visit }: ShopPage['guest'], { age, name, open, next, leadsTo }: AgeQuestion): void {
  if (age === null || hasConfirmed(visit.get(), age)) next();
  else open({ kind: 'age', age, name, next, leadsTo });
}
