import { dishId, lineId, comboId } from '@tischlein/domain';
import type { Menu } from '@tischlein/domain/menu';
import type { Cart } from '@tischlein/domain/cart';
import { fieldsOf } from '../guest/order-options.ts';
import { readStored, writeStored } from '../storage.ts';
import type { StartDialog } from './start-dialog.ts';

/** An open dialog as it is kept for a reload. */
export interface KeptDialog {
  readonly kind: 'cart' | 'dish' | 'combo' | 'line';
  /** Of the dish, the combo or the line in the cart. */
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

/** The dialogs that were open before a reload, as far as the menu and the cart still have what they are about. */
export function keptDialogs(shopId: string, menu: Menu, cart: Cart): StartDialog[] {
  const stored = readStored(placeOf(shopId));
  return (Array.isArray(stored) ? stored : []).flatMap((value) => startDialogOf(value, menu, cart) ?? []);
}

function startDialogOf(value: unknown, menu: Menu, cart: Cart): StartDialog | null {
  const { kind, id, draft } = fieldsOf(value);
  const named = typeof id === 'string' ? id : '';
  const dish = menu.dishes.get(dishId(named));
  const combo = menu.combos.get(comboId(named));
  const line = cart.lines.find((candidate) => candidate.id === lineId(named));
  if (kind === 'cart') return { kind };
  if (kind === 'dish' && dish) return { kind, dish, draft };
  if (kind === 'combo' && combo) return { kind, combo, draft };
  return kind === 'line' && line ? { kind, line, draft } : null;
}
