import type { OrderContext } from '@tischlein/domain/menu';
import {
  type ComboChoice,
  toComboSelection,
  type DishChoice,
  saveCombo,
  saveSelection,
  toSelection,
} from '@tischlein/domain/selection';
import { readStored, writeStored } from '../browser/storage.ts';
import type { SavedDialog, StartDialog } from './start-dialog.ts';

const toPlace = (shopId: string) => ({ area: 'session', shopId, name: 'dialogs' }) as const;

// By key on the stack; the topmost dialog has the highest key.
const savedDialogs = new Map<number, SavedDialog>();

/** Saves a dialog's state. */
export function saveDialog(shopId: string, place: number, dialog: SavedDialog): void {
  savedDialogs.set(place, dialog);
  write(shopId);
}

/** Deletes the state of closed dialogs. */
export function dropClosedDialogs(shopId: string, places: readonly number[]): void {
  for (const place of savedDialogs.keys()) if (!places.includes(place)) savedDialogs.delete(place);
  write(shopId);
}

/** The saved dialogs; not validated. */
export function readSavedDialogs(shopId: string): readonly unknown[] {
  const stored = readStored(toPlace(shopId));
  return Array.isArray(stored) ? stored : [];
}

function write(shopId: string): void {
  const byPlace = [...savedDialogs].toSorted(([left], [right]) => left - right).map(([, dialog]) => dialog);
  writeStored(toPlace(shopId), byPlace.length > 0 ? byPlace : null);
}

/** State of a dialog without a draft of its own; null if the dialog saves itself. */
export function toSavedDialog(dialog: StartDialog, occasion: OrderContext): SavedDialog | null {
  switch (dialog.kind) {
    case 'cart':
    case 'time':
    case 'without':
      return { kind: dialog.kind };
    case 'info':
      return { kind: 'info', id: dialog.dish.id };
    case 'infoAsChosen':
      return toSavedInfo(dialog.about, occasion);
    case 'offer':
      return { kind: 'offer', id: dialog.offer.id, draft: dialog.isInDish };
    case 'closed':
      return { kind: 'closed', draft: { isCombo: dialog.isCombo, leadsTo: dialog.leadsTo } };
    case 'age':
      return { kind: 'age', draft: { age: dialog.age, name: dialog.name, leadsTo: dialog.leadsTo } };
    case 'alert':
      return { kind: 'alert', draft: dialog.alert };
    case 'dish':
    case 'combo':
    case 'line':
    case 'address':
    case 'branch':
    case 'freeItem':
    case 'twoForOne':
      return null;
  }
}

function toSavedInfo(about: DishChoice | ComboChoice, occasion: OrderContext): SavedDialog {
  if ('combo' in about)
    return { kind: 'comboInfoAsChosen', id: about.combo.id, draft: saveCombo(toComboSelection(about, occasion)) };
  return { kind: 'infoAsChosen', id: about.dish.id, draft: saveSelection(toSelection(about, 1, occasion)) };
}
