import { comboId, dishId, lineId, offerId } from '@tischlein/domain';
import type { Cart } from '@tischlein/domain/cart';
import type { Menu, Occasion } from '@tischlein/domain/menu';
import { restoreSelection, saveSelection, selectionOf, startSelection } from '@tischlein/domain/selection';
import { fieldsOf } from '../guest/order-options.ts';
import { readStored, writeStored } from '../storage.ts';
import type { StartDialog } from './start-dialog.ts';

/** An open dialog as it is kept for a reload. */
export interface KeptDialog {
  readonly kind: 'cart' | 'dish' | 'combo' | 'line' | 'info' | 'infoAsChosen' | 'offer';
  /** Of the dish, the combo, the offer or the line in the cart. */
  readonly id?: string;
  readonly draft?: unknown;
}

const placeOf = (shopId: string) => ({ area: 'session', shopId, name: 'dialogs' }) as const;

// By their places on the stack, the topmost last.
const kept = new Map<number, KeptDialog>();

/** Keeps what is set in a dialog. */
export function keepDialog(shopId: string, place: number, dialog: KeptDialog): void {
  kept.set(place, dialog);
  write(shopId);
}

/** Keeps nothing of dialogs that are closed. */
export function keepOnly(shopId: string, places: readonly number[]): void {
  for (const place of kept.keys()) if (!places.includes(place)) kept.delete(place);
  write(shopId);
}

function write(shopId: string): void {
  const inOrder = [...kept].toSorted(([left], [right]) => left - right).map(([, dialog]) => dialog);
  writeStored(placeOf(shopId), inOrder.length > 0 ? inOrder : null);
}

/** What is kept of a dialog in which nothing is set; null: a reload closes it, or it keeps itself. */
export function keptOf(dialog: StartDialog, occasion: Occasion): KeptDialog | null {
  switch (dialog.kind) {
    case 'cart':
      return { kind: 'cart' };
    case 'info':
      return { kind: 'info', id: dialog.dish.id };
    case 'infoAsChosen': {
      const { about } = dialog;
      if ('combo' in about) return null;
      return { kind: 'infoAsChosen', id: about.dish.id, draft: saveSelection(selectionOf(about, 1, occasion)) };
    }
    case 'offer':
      return { kind: 'offer', id: dialog.offer.id, draft: dialog.isInDish };
    default:
      return null;
  }
}

/** What the dialogs that were open are about. */
export interface KeptAbout {
  readonly menu: Menu;
  readonly cart: Cart;
  readonly occasion: Occasion;
  readonly canOrder: boolean;
}

/** The dialogs that were open before a reload, as far as the menu and the cart still have what they are about. */
export function keptDialogs(shopId: string, about: KeptAbout): StartDialog[] {
  const stored = readStored(placeOf(shopId));
  return (Array.isArray(stored) ? stored : []).flatMap((value) => startDialogOf(value, about) ?? []);
}

function startDialogOf(value: unknown, { menu, cart, occasion, canOrder }: KeptAbout): StartDialog | null {
  const { kind, id, draft } = fieldsOf(value);
  const named = typeof id === 'string' ? id : '';
  const dish = menu.dishes.get(dishId(named));
  const combo = menu.combos.get(comboId(named));
  const offer = menu.offersById.get(offerId(named));
  const line = cart.lines.find((candidate) => candidate.id === lineId(named));
  if (kind === 'cart') return { kind };
  if (kind === 'dish' && dish) return { kind, dish, draft };
  if (kind === 'info' && dish) return { kind, dish, canOrder: canOrder && !dish.soldOut };
  if (kind === 'infoAsChosen' && dish) {
    const first = startSelection(dish, occasion.deliveryType, occasion.time);
    return { kind, about: restoreSelection(first, draft) };
  }
  if (kind === 'offer' && offer) return { kind, offer, isInDish: draft === true };
  if (kind === 'combo' && combo) return { kind, combo, draft };
  return kind === 'line' && line ? { kind, line, draft } : null;
}
