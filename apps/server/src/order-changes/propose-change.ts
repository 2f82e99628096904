import { randomUUID } from 'node:crypto';
import type { ChangePreview, ParsedChange } from '@tischlein/contract/office';
import { orderId, subtract } from '@tischlein/domain';
import { mayChange } from '@tischlein/domain/orders';
import { plusMinutes } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { Deps } from '../deps.ts';
import type { Refusal } from '../orders/check-order-request.ts';
import {
  expireChanges,
  hasElectronicInvoice,
  insertChange,
  readChanges,
  type StoredChange,
} from '../orders/order-changes.store.ts';
import type { WithOrderFollowers } from '../orders/order-follower.ts';
import { addOrderEvent } from '../orders/order-events.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { CHANGE_PROPOSED } from './jobs.ts';
import { priceChange, type PricedChange } from './price-change.ts';
import { isRefunded, type MoneyOfOrder, readMoney, settleTotal } from './settle.ts';

interface Wish {
  readonly id: string;
  readonly change: ParsedChange;
}

type Failed =
  | { readonly code: 'orderUnknown' | 'conflictingAction' | 'changeEmpty' | 'changeOpen' }
  | { readonly code: 'refused'; readonly refusal: Refusal };

interface Planned extends PricedChange {
  readonly code: 'planned';
  readonly order: StoredOrder;
  readonly money: MoneyOfOrder;
}

/** Prices a change and says how it would be settled; nothing is stored. */
export async function previewChange(
  deps: Deps,
  shop: LoadedShop,
  wish: Wish,
): Promise<({ readonly code: 'planned' } & { readonly preview: ChangePreview }) | Failed> {
  const planned = await planChange(deps, shop, wish);
  if (planned.code !== 'planned') return planned;
  const { order, quote, money } = planned;
  const difference = subtract(quote.steps.TOTAL, order.quote.steps.TOTAL);
  return { code: 'planned', preview: { quote, difference, ...settleTotal(money, quote.steps.TOTAL) } };
}

interface Proposal extends Wish {
  readonly reason: string;
  readonly minutes: number;
  /** What others call them. */
  readonly by: string;
}

/** Proposes a change to the guest. Of two proposals at once, the database lets one through. */
export async function proposeChange(
  deps: Deps,
  shop: LoadedShop,
  { reason, minutes, by, ...wish }: Proposal,
): Promise<{ readonly code: 'proposed'; readonly order: StoredOrder } | Failed> {
  const planned = await planChange(deps, shop, wish);
  if (planned.code !== 'planned') return planned;
  const { order } = planned;
  const now = deps.clock.now();
  const change = toNewChange(planned, { reason, minutes, by, now });
  try {
    const isFirst = await deps.database.write((writer) => saveProposal(deps, writer, { order, change }));
    if (!isFirst) return { code: 'changeOpen' };
  } catch (error) {
    // On PostgreSQL another proposal may have been written at the same time.
    if (isUniqueViolation(error)) return { code: 'changeOpen' };
    throw error;
  }
  deps.outbox.wake();
  deps.events.ordersChanged(order.shop_id, order.order_id);
  return { code: 'proposed', order };
}

function toNewChange(
  { order, quote, serveAt, makeMinutes, ageCheck, gifts }: Planned,
  { reason, minutes, by, now }: Omit<Proposal, keyof Wish> & { readonly now: string },
): StoredChange {
  return {
    shop_id: order.shop_id,
    order_id: order.order_id,
    change_id: randomUUID(),
    state: 'open',
    reason: reason.trim(),
    serve_at: serveAt,
    make_minutes: makeMinutes,
    age_check: ageCheck,
    quote_after: quote,
    quote_before: null,
    gifts,
    proposed_at: now,
    proposed_by: by,
    expires_at: plusMinutes(now, minutes),
    decided_at: null,
  };
}

/** Returns false if another change is open. */
async function saveProposal(
  { orderFollowers }: WithOrderFollowers,
  writer: Writer,
  { order, change }: { readonly order: StoredOrder; readonly change: StoredChange },
): Promise<boolean> {
  const { shop_id: shopId, order_id: orderId, proposed_at: at, proposed_by: by } = change;
  await expireChanges(writer, order, at);
  if ((await readChanges(writer, order)).some(({ state }) => state === 'open')) return false;
  await insertChange(writer, change);
  await addOrderEvent(writer, order, { action: 'propose', at, by });
  const mails = order.contact.email === '' ? [] : [CHANGE_PROPOSED.create({ change: change.change_id })];
  await addToOutbox(writer, { shopId, orderId, at }, mails);
  for (const { proposed } of orderFollowers) await proposed?.(writer, order, { change: change.change_id, now: at });
  return true;
}

async function planChange(deps: Deps, shop: LoadedShop, { id, change }: Wish): Promise<Planned | Failed> {
  const { read } = deps.database;
  const order = await readOrder(read, shop.id, orderId(id));
  if (!order || order.released_at === null) return { code: 'orderUnknown' };
  const money = await readMoney(read, order);
  const changes = await readChanges(read, order);
  const isAlone = order.table_number === null && order.group_order_id === null;
  const isPlain = order.purpose === 'goods' && isAlone && !(await hasElectronicInvoice(read, order));
  const facts = { status: order.status, isPlain, isRefunded: isRefunded(money, changes) };
  if (!mayChange(facts)) return { code: 'conflictingAction' };
  const priced = await priceChange(deps, shop, { order, change });
  return priced.code === 'priced' ? { ...priced, code: 'planned', order, money } : priced;
}
