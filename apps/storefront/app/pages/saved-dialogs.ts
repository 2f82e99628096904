import type { OrderContext } from '@tischlein/domain/menu';
import {
  type ComboChoice,
  toComboSelection,
  type DishChoice,
  saveCombo,
  saveSelection,
  toSelection,
} from '@tischlein/domain/selection';
import { readStored, writeStored } from '../storage.ts';
import type { SavedDialog, StartDialog } from './start-dialog.ts';

const toPlace = (shopId: string) => ({ area: 'session', shopId, name: 'dialogs' }) as const;

// By their places on the stack, the topmost last.
const savedDialogs = new Map<number, SavedDialog>();

/** Keeps what is set in a dialog. */
export function saveDialog(shopId: string, place: number, dialog: SavedDialog): void {
  savedDialogs.set(place, dialog);
  write(shopId);
}

/** Keeps nothing of dialogs that are closed. */
export function dropClosedDialogs(shopId: string, places: readonly number[]): void {
  for (const place of savedDialogs.keys()) if (!places.includes(place)) savedDialogs.delete(place);
  write(shopId);
}

/** What was kept of the dialogs that were open; anything may be in there. */
export function readSavedDialogs(shopId: string): readonly unknown[] {
  const stored = readStored(toPlace(shopId));
  return Array.isArray(stored) ? stored : [];
}

function write(shopId: string): void {
  const byPlace = [...savedDialogs].toSorted(([left], [right]) => left - right).map(([, dialog]) => dialog);
  writeStored(toPlace(shopId), byPlace.length > 0 ? byPlace : null);
}

/** What is kept of a dialog in which nothing is set; null: it keeps itself. */
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
