import { cartProblem } from '@tischlein/wording';
import { FILLED_CART } from '@tischlein/wording/storefront';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useClock, useShop } from '../context/shop-context.ts';
import { showToast } from '@tischlein/ui/toasts';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import type { Guest } from '../guest/guest.ts';
import { filterValidChoices } from '../guest/choose-offers.ts';
import type { OrderOptions } from '../guest/order-options.ts';
import { toSavedCart, settleCart } from '../guest/settle-cart.ts';
import { undoChange } from '../guest/undo-change.ts';
import { tellDifferences } from './tell-differences.ts';
import { useTellOrdered } from './tell-ordered.ts';
import { changeOptions, resolveOccasion } from './use-order-settings.ts';
import type { Order } from './use-order.ts';
import type { DayIndex } from '@tischlein/domain';
import type { ComboToComplete, SavedCart } from '@tischlein/domain/cart';
import { setAsideToComplete } from '../guest/combos-to-complete.ts';

/**
 * Removes unavailable items and invalid choices from the stored cart and says so, as well as other prices (S1 §4 Cart availability, Free-item
 * threshold; S3 T15).
 */
export function useCartCleanup(order: Order, ways: Ways = {}): void {
  useItemCleanup(order, ways);
  useChoiceCleanup(order);
}

/** Where the notices lead. */
interface Ways {
  readonly completeCombo?: (combo: ComboToComplete) => void;
  /** Of a cart that another tab has ordered; without it, the page says so itself. */
  readonly showOrder?: (orderId: string) => void;
}

/** How long a notice stays that asks for a decision. */
const DECIDE_MS = 10_000;

interface ValidCart {
  readonly cart: SavedCart;
  readonly options: OrderOptions;
}

function useItemCleanup(order: Order, { completeCombo, showOrder }: Ways): void {
  const page = useShop();
  const { guest, menu, shop } = page;
  const clock = useClock();
  const lastValid = useRef<ValidCart | null>(null);
  const tellOrdered = useTellOrdered(shop.id, showOrder);
  const isHydrated = useHydrated();
  const { options } = order;
  // In a group it is marked instead, so that the owner sees it, too (S3 G19).
  const problems = order.isInGroup ? [] : order.problems;
  const key = toKey(problems);
  const isPossible = (whole: ValidCart): boolean =>
    settleCart(whole.cart, menu, resolveOccasion(whole.options, shop, clock)).problems.length === 0;
  const keep = useEffectEvent(() => {
    const before = lastValid.current;
    const waiting = guest.toComplete.get();
    const combos = setAsideToComplete(guest, menu, order.occasion);
    tellToComplete(combos, completeCombo);
    const words = listRemovals(problems, combos, clock.time.day);
    // Read the cart now: it may have changed since the last render.
    const { cart, unsuitable } = settleCart(guest.cart.get(), menu, order.occasion);
    const after = toSavedCart(cart, unsuitable);
    guest.cart.set(after);
    const undo = before && isPossible(before) && givesBack(before.cart, after) ? before : null;
    const takeBack = undo && once(() => undoCleanup(guest, undo, { after, waiting }));
    addChanges(guest, words);
    showRemovals(words, takeBack);
  });
  const remember = useEffectEvent(() => {
    lastValid.current = { cart: guest.cart.get(), options };
    tellDifferences(page, order);
    tellOrdered();
  });
  useEffect(() => {
    // The order of the document is empty: it would replace the one that was shown before a reload.
    if (!isHydrated) return;
    if (key === '') remember();
    else keep();
  }, [isHydrated, key, order.cart, order.priced, options]);
}

const toKey = (problems: Order['problems']): string =>
  problems.map(({ code, item, part = '' }) => `${code} ${item} ${part}`).join('\n');

const listRemovals = (
  problems: Order['problems'],
  combos: readonly ComboToComplete[],
  today: DayIndex,
): readonly string[] =>
  problems
    .filter(({ item }) => combos.every(({ combo }) => combo.name !== item))
    .map((problem) => cartProblem(problem, today));

function showRemovals(words: readonly string[], takeBack: (() => void) | null): void {
  const undo = takeBack && { action: { label: FILLED_CART.undo, run: takeBack } };
  for (const text of words.slice(0, 2)) showToast({ icon: 'clock', text, ...undo });
}

/** A combo is not thrown away for one dish: the guest is asked for another. */
function tellToComplete(combos: readonly ComboToComplete[], onComplete?: (combo: ComboToComplete) => void): void {
  for (const found of combos) {
    const text = FILLED_CART.chooseOther(found.combo.name, found);
    const action = onComplete && { label: FILLED_CART.complete, run: () => onComplete(found) };
    showToast({ icon: 'clock', text, forMs: DECIDE_MS, ...(action && { action }) });
  }
}

/** Undo: restores removed items, order type and time; keeps later changes. */
function undoCleanup(
  guest: Guest,
  { cart: before, options: { wishedType, serveAt } }: ValidCart,
  { after, waiting }: { readonly after: SavedCart; readonly waiting: SavedCart },
): void {
  changeOptions(guest, { wishedType, serveAt });
  // The cart has back the combos that were set aside.
  guest.toComplete.set(waiting);
  guest.cart.set(undoChange({ before, after }, guest.cart.get()));
  guest.changes.set([]);
}

/** The last valid cart may be the one before the removed item was added. */
const givesBack = (before: SavedCart, after: SavedCart): boolean =>
  countUnits(undoChange({ before, after }, after)) > countUnits(after);

const countUnits = ({ items }: SavedCart): number => items.reduce((sum, { amount }) => sum + amount, 0);

/** Several toasts share one undo. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

function useChoiceCleanup({ choices, priced }: Order): void {
  const { guest } = useShop();
  const { time } = useClock();
  const staying = filterValidChoices(choices, priced);
  const isLess = countChoices(staying) < countChoices(choices);
  const keep = useEffectEvent(() => {
    guest.choices.set(staying);
    if (priced.lines.length === 0) return;
    const words = priced.problems.map((problem) => cartProblem(problem, time.day));
    addChanges(guest, words);
    for (const text of words) showToast({ icon: 'info', text });
  });
  useEffect(() => {
    if (isLess) keep();
  }, [isLess, choices]);
}

const countChoices = (choices: Order['choices']): number =>
  choices.selectedFreeItems.length +
  choices.confirmedTwoForOnePromotions.length +
  choices.deniedTwoForOnePromotions.length;

function addChanges({ changes }: Guest, words: readonly string[]): void {
  changes.set([...new Set([...changes.get(), ...words])]);
}
