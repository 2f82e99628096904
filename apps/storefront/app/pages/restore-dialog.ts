import { comboId, dishId, lineId, offerId } from '@tischlein/domain';
import { type Dish, isOrderable } from '@tischlein/domain/menu';
import { restoreCombo, restoreSelection, startCombo, startSelection } from '@tischlein/domain/selection';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import type { GroupView } from '../features/group/group-dialog.tsx';
import type { DialogPurpose } from '../features/service/initial-info/dialog-purpose.ts';
import { readFields } from '../browser/read-fields.ts';
import type { Order } from '../ordering/use-order.ts';
import type { ShopPage } from '../context/shop-context.ts';
import type { SavedDialog, StartDialog } from './start-dialog.ts';

/** Current state that a saved dialog is restored against. */
export interface RestoreContext {
  readonly page: ShopPage;
  readonly order: Order;
  readonly actions: MenuActions;
  /** Orders are currently allowed. */
  readonly isOpen: boolean;
}

const GROUP_VIEWS: readonly GroupView[] = ['welcome', 'join', 'settings'];
const isGroupView = (id: string): id is GroupView => GROUP_VIEWS.some((view) => view === id);

type Restore = (kept: SavedFields, scene: RestoreContext) => StartDialog | null;

interface SavedFields {
  readonly id: string;
  readonly draft: unknown;
}

// Each entry returns null if the menu or cart no longer has the item.
const RESTORE: Readonly<Record<SavedDialog['kind'], Restore>> = {
  cart: () => ({ kind: 'cart' }),
  time: () => ({ kind: 'time' }),
  group: ({ id, draft }) =>
    isGroupView(id) ? { kind: 'group', view: id, code: typeof draft === 'string' ? draft : '' } : null,
  without: () => ({ kind: 'without' }),
  address: ({ draft }) => ({ kind: 'address', draft }),
  branch: ({ draft }) => ({ kind: 'branch', purpose: readPurpose(readFields(draft)['purpose']), draft }),
  dish: ({ id, draft }, scene) => withDish(id, scene, (dish) => ({ kind: 'dish', dish, draft })),
  combo: ({ id, draft }, { page }) => {
    const combo = page.menu.combos.get(comboId(id));
    return combo ? { kind: 'combo', combo, draft } : null;
  },
  line: ({ id, draft }, { order }) => {
    const line = order.cart.lines.find((candidate) => candidate.id === lineId(id));
    return line ? { kind: 'line', line, draft } : null;
  },
  info: ({ id }, scene) =>
    withDish(id, scene, (dish) => ({
      kind: 'info',
      dish,
      canOrder: scene.actions.canOrder && isOrderable(dish, scene.order.occasion.deliveryType),
    })),
  infoAsChosen: ({ id, draft }, scene) =>
    withDish(id, scene, (dish) => {
      const { deliveryType, time } = scene.order.occasion;
      const about = restoreSelection(startSelection(dish, deliveryType, time), draft);
      return { kind: 'infoAsChosen', about, saved: { kind: 'infoAsChosen', id, draft } };
    }),
  comboInfoAsChosen: ({ id, draft }, { page: { menu }, order }) => {
    const combo = menu.combos.get(comboId(id));
    const first = combo ? startCombo(menu, combo, order.occasion) : null;
    if (!combo || !first) return null;
    const { slots } = restoreCombo(first, draft, menu);
    return {
      kind: 'infoAsChosen',
      about: { combo, slots: slots.map(({ slot, selection }) => ({ slot, choice: selection })) },
      saved: { kind: 'comboInfoAsChosen', id, draft },
    };
  },
  offer: ({ id, draft }, { page }) => {
    const offer = page.menu.offersById.get(offerId(id));
    return offer ? { kind: 'offer', offer, isInDish: draft === true } : null;
  },
  freeItem: ({ id, draft }, { order }) => {
    const offer = order.priced.hints.freeItems.find((state) => state.offerId === id);
    return offer ? { kind: 'freeItem', offer, draft } : null;
  },
  twoForOne: ({ id, draft }, { order }) => {
    const promotion = order.priced.hints.twoForOne.find((state) => state.offerId === id);
    return promotion ? { kind: 'twoForOne', promotion, draft } : null;
  },
  closed: ({ draft }, { isOpen }) => {
    const { isCombo, leadsTo } = readFields(draft);
    return isOpen ? null : { kind: 'closed', isCombo: isCombo === true, leadsTo };
  },
  age: ({ draft }) => {
    const { age, name, leadsTo } = readFields(draft);
    return age === 16 || age === 18 ? { kind: 'age', age, name: readText(name), leadsTo } : null;
  },
  alert: ({ draft }) => {
    const { title, text, confirm, cancel } = readFields(draft);
    const alert = { title: readText(title), text: readText(text), confirm: readText(confirm) };
    return { kind: 'alert', alert: { ...alert, cancel: typeof cancel === 'string' ? cancel : null } };
  },
};

/**
 * Restores a dialog from its history entry and what the guest has chosen in it; null if its item is gone or the data is
 * malformed.
 */
export function restoreDialog(kept: unknown, chosen: unknown, scene: RestoreContext): StartDialog | null {
  const { kind, id, draft } = readFields(kept);
  return isKind(kind) ? RESTORE[kind]({ id: readText(id), draft: chosen ?? draft }, scene) : null;
}

function withDish(id: string, { page }: RestoreContext, show: (dish: Dish) => StartDialog): StartDialog | null {
  const dish = page.menu.dishes.get(dishId(id));
  return dish ? show(dish) : null;
}

function readPurpose(value: unknown): DialogPurpose {
  const { isFranchise, isListOnly, selectedDish } = readFields(value);
  return {
    isFranchise: isFranchise === true,
    isListOnly: isListOnly === true,
    selectedDish: typeof selectedDish === 'string' ? selectedDish : null,
  };
}

const isKind = (kind: unknown): kind is SavedDialog['kind'] => typeof kind === 'string' && Object.hasOwn(RESTORE, kind);

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
