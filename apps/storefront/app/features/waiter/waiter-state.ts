import { readSavedCart, type SavedCart } from '@tischlein/domain/cart';
import { type BillLineId, billLineId, type Cents, toCents } from '@tischlein/domain';
import type { Store } from '@tischlein/ui/store';
import { todayInShop } from '@tischlein/shop-time';
import { readFields } from '../../browser/read-fields.ts';
import { persistedStore } from '../../guest/persisted-store.ts';

/** A refund in the waiter's cart; it counts once it is booked (S2 §4 Table and waiter mode). */
export interface DraftRefund {
  readonly line: BillLineId;
  readonly dishName: string;
  /** Above 0; the cart shows it as a negative line. */
  readonly amount: Cents;
}

/** The unbooked lines of a table. */
export interface Draft extends SavedCart {
  /** For the kitchen, with the whole round. */
  readonly note: string;
  readonly refunds: readonly DraftRefund[];
}

export interface WaiterState {
  /** Waiter mode and table are kept for this day only (S2 §4). */
  readonly date: string;
  readonly isWaiter: boolean;
  readonly table: number | null;
  /** By table; kept when the day ends, because nothing typed may be lost. */
  readonly drafts: Readonly<Record<string, Draft>>;
}

export const EMPTY_DRAFT: Draft = { items: [], note: '', refunds: [] };

const NO_STATE: WaiterState = { date: '', isWaiter: false, table: null, drafts: {} };
const stores = new Map<string, Store<WaiterState>>();

/** The state of this tab's waiter. */
export function getWaiterState(shopId: string): Store<WaiterState> {
  const known = stores.get(shopId);
  if (known) return known;
  const store = persistedStore({ area: 'session', shopId, name: 'waiter', atServer: NO_STATE, read: readState });
  stores.set(shopId, store);
  return store;
}

export function changeWaiterState(shopId: string, change: Partial<WaiterState>): void {
  const store = getWaiterState(shopId);
  store.set({ ...store.get(), ...change, date: todayInShop() });
}

export function setDraft(shopId: string, table: number, draft: Draft): void {
  const { drafts } = getWaiterState(shopId).get();
  const { [String(table)]: before, ...others } = drafts;
  changeWaiterState(shopId, { drafts: isEmpty(draft) ? others : { ...others, [String(table)]: draft } });
}

const isEmpty = ({ items, note, refunds }: Draft): boolean => items.length === 0 && refunds.length === 0 && note === '';

/** Moves the unbooked lines to another table. */
export function moveDraft(shopId: string, from: number, to: number): void {
  const { drafts } = getWaiterState(shopId).get();
  const moving = drafts[String(from)];
  if (from === to || !moving) return;
  const there = drafts[String(to)] ?? EMPTY_DRAFT;
  setDraft(shopId, from, { ...EMPTY_DRAFT, refunds: moving.refunds });
  setDraft(shopId, to, {
    items: [...there.items, ...moving.items],
    note: [there.note, moving.note].filter(Boolean).join(' · '),
    refunds: there.refunds,
  });
}

function readState(value: unknown): WaiterState {
  const { date, isWaiter, table, drafts } = readFields(value);
  const isToday = date === todayInShop();
  return {
    date: typeof date === 'string' ? date : '',
    isWaiter: isToday && isWaiter === true,
    table: isToday && typeof table === 'number' ? table : null,
    drafts: Object.fromEntries(Object.entries(readFields(drafts)).map(([number, draft]) => [number, readDraft(draft)])),
  };
}

function readDraft(value: unknown): Draft {
  const { note, refunds } = readFields(value);
  return {
    ...readSavedCart(value),
    note: typeof note === 'string' ? note : '',
    refunds: Array.isArray(refunds) ? refunds.flatMap(readRefund) : [],
  };
}

function readRefund(value: unknown): DraftRefund[] {
  const { line, dishName, amount } = readFields(value);
  if (typeof line !== 'string' || typeof dishName !== 'string') return [];
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) return [];
  return [{ line: billLineId(line), dishName, amount: toCents(amount) }];
}
