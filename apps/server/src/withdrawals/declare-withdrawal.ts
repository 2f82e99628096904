import { createHash } from 'node:crypto';
import type { ParsedWithdrawalRequest } from '@tischlein/contract/shop';
import { hours, hasWebAddress, isBlank } from '@tischlein/domain';
import { isEmail } from '@tischlein/domain/checkout';
import { plusSeconds } from '../clock.ts';
import { rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import type { Row } from '../db/tables.ts';
import { findOrder } from '../orders/find-order.ts';
import { findOrderByNumber } from '../orders/desk.store.ts';
import { addOrderEvent } from '../orders/order-events.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { WITHDRAWAL_DECLARED, WITHDRAWAL_RECEIVED } from './jobs.ts';
import { countWithdrawalsSince, insertWithdrawal, readWithdrawal } from './withdrawals.store.ts';

/** Limits the mails to the guest and the entries at the desk, which are the declarer's words. */
const MOST_PER_HOUR = 5;

type Field = 'order' | 'name' | 'email' | 'items';
export type DeclareOutcome =
  | { readonly code: 'declared'; readonly withdrawal: Row<'withdrawals'>; readonly number: number }
  | { readonly code: 'formInvalid'; readonly fields: readonly Field[] }
  | { readonly code: 'contractUnknown' }
  | { readonly code: 'tooMany'; readonly waitSeconds: number };

/**
 * Stores a withdrawal, then acknowledges it to the guest by mail and reports it to the restaurant by mail and at
 * the desk (§ 356a BGB). The acknowledgement goes to the address of the order only, so that nobody can have the
 * restaurant send their words to others. Repeating it changes nothing. Whether the right exists is for the restaurant to decide.
 */
export async function declareWithdrawal(
  deps: Deps,
  shop: LoadedShop,
  request: ParsedWithdrawalRequest,
): Promise<DeclareOutcome> {
  const fields = findWrongFields(request);
  if (fields.length > 0) return { code: 'formInvalid', fields };
  const order = await findContract(deps, shop, request);
  if (!order) return { code: 'contractUnknown' };
  const row = createWithdrawalRow(order, request, deps.clock.now());
  const isNew = await saveWithdrawal(deps, shop, { order, row });
  if (isNew === 'tooMany') return { code: 'tooMany', waitSeconds: hours(1) };
  if (isNew) {
    deps.events.ordersChanged(shop.id, order.order_id);
    deps.outbox.wake();
  }
  const stored = isNew ? row : await readWithdrawal(deps.database.read, shop.id, row.withdrawal_id);
  return { code: 'declared', withdrawal: stored ?? row, number: order.number };
}

interface NewWithdrawal {
  readonly order: StoredOrder;
  readonly row: Row<'withdrawals'>;
}

/** Returns false if the same declaration is stored already. */
function saveWithdrawal(
  { database }: Deps,
  shop: LoadedShop,
  { order, row }: NewWithdrawal,
): Promise<boolean | 'tooMany'> {
  return database.write<boolean | 'tooMany'>(async (writer) => {
    if ((await insertWithdrawal(writer, row)) === 'exists') return false;
    // Locks the shop's counters, so that concurrent declarations are counted.
    await addOrderEvent(writer, order, { action: 'withdraw', at: row.declared_at });
    const since = plusSeconds(row.declared_at, -hours(1));
    if ((await countWithdrawalsSince(writer, order, since)) > MOST_PER_HOUR) return rollback('tooMany');
    const cause = { shopId: shop.id, orderId: order.order_id, at: row.declared_at };
    const payload = { withdrawalId: row.withdrawal_id };
    const toShop = shop.config.email ? [WITHDRAWAL_DECLARED.create(payload)] : [];
    await addToOutbox(writer, cause, [WITHDRAWAL_RECEIVED.create(payload), ...toShop]);
    return true;
  });
}

function findWrongFields({ order, name, email, items }: ParsedWithdrawalRequest): Field[] {
  return [
    ...(isBlank(order) ? (['order'] as const) : []),
    ...(isBlank(name) || hasWebAddress(name) ? (['name'] as const) : []),
    ...(isEmail(email) && !/[/:]/.test(email) ? [] : (['email'] as const)),
    ...(hasWebAddress(items) ? (['items'] as const) : []),
  ];
}

/**
 * Finds the order by its secret id, or by its guessable number together with the name or e-mail address it was
 * placed with.
 */
async function findContract(
  { database }: Deps,
  shop: LoadedShop,
  { order: reference, name, email }: ParsedWithdrawalRequest,
): Promise<StoredOrder | null> {
  const match = await findOrder({ database }, shop, { id: reference.trim(), session: null });
  if (match) return match.order.purpose === 'test' ? null : match.order;
  const [, number] = /^(?:nr\.? ?|#)?(\d{1,9})$/i.exec(reference.trim()) ?? [];
  const id = number === undefined ? null : await findOrderByNumber(database.read, shop.id, Number(number));
  const order = id && (await readOrder(database.read, shop.id, id));
  const isTheirs =
    order &&
    (normalizeText(order.contact.email) === normalizeText(email) ||
      normalizeText(order.contact.name) === normalizeText(name));
  return isTheirs ? order : null;
}

const normalizeText = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

function createWithdrawalRow(order: StoredOrder, request: ParsedWithdrawalRequest, now: string): Row<'withdrawals'> {
  const [name, email, items] = [request.name, request.email, request.items].map((text) => text.trim());
  const declared = { name: name ?? '', email: email ?? '', items: items ?? '' };
  const id = createHash('sha256')
    .update(JSON.stringify([order.order_id, declared]))
    .digest('base64url');
  return {
    shop_id: order.shop_id,
    withdrawal_id: id,
    order_id: order.order_id,
    ...declared,
    declared_at: now,
    handled_at: null,
  };
}
