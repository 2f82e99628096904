import type { LegalEntityId, ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';

/** Tables of a shop whose rows do not go with the shop's own row, in the order in which they are deleted. */
const TABLES = [
  'till_parts',
  'daily_overviews',
  'electronic_corrections',
  'electronic_invoices',
  'monthly_mails',
  'order_guests',
  'figure_days',
  'figure_cursors',
  'bill_entries',
  'bill_orders',
  'table_bills',
  'table_states',
  'table_calls',
  'waiter_passwords',
  'waiter_sessions',
  'dish_ratings',
  'feedback',
  'advertising_objections',
  'receipts',
  'payment_tasks',
  'refunds',
  'payment_events',
  'payments',
  'outbox',
  'coupon_uses',
  'withdrawals',
  'advertising_consents',
  'accounts',
  'blocked_contacts',
  'audit_log',
  'reservations',
  'reserved_seats',
  'visits',
  'page_counts',
  'push_subscriptions',
  'shift_browsers',
  'guest_codes',
  'group_members',
  'group_moves',
  'job_applications',
  'order_changes',
  'escalation_steps',
  'tour_stops',
  'tours',
  'order_events',
  'order_adjustments',
  'order_lines',
  'order_keys',
  'orders',
  'group_orders',
  'legal_texts',
  'legal_quotes',
  'own_values',
  'menu_changes',
  'order_gifts',
  'coupon_refusals',
  'coupon_series',
  'look_drafts',
  'print_jobs',
  'printers',
  'written_mails',
  'guest_erasures',
  'webhook_attempts',
  'webhook_deliveries',
  'webhooks',
  'api_keys',
  'shop_index',
  'shop_extracts',
] as const;

/** What guests leave behind. Invoices have to be stored for years, and consents prove what was allowed. */
const RECORDS = [
  'receipts',
  'payments',
  'table_bills',
  'reservations',
  'accounts',
  'job_applications',
  'feedback',
  'withdrawals',
  'advertising_consents',
  'group_orders',
] as const;

/** Deletes a shop with all its rows, including orders and pictures. */
export async function deleteShop(writer: Writer, shopId: ShopId): Promise<void> {
  for (const table of TABLES) await writer.deleteFrom(table).where('shop_id', '=', shopId).execute();
  await writer.deleteFrom('shared_limits').where('scope', '=', shopId).execute();
  await writer.deleteFrom('shops').where('shop_id', '=', shopId).execute();
}

/** Whether guests have used a shop; its staff's test orders do not count. */
export async function hasRecords(reader: Reader, shopId: ShopId): Promise<boolean> {
  const orders = reader.selectFrom('orders').select('shop_id').where('purpose', '!=', 'test');
  if (await orders.where('shop_id', '=', shopId).limit(1).executeTakeFirst()) return true;
  for (const table of RECORDS)
    if (await reader.selectFrom(table).select('shop_id').where('shop_id', '=', shopId).limit(1).executeTakeFirst())
      return true;
  return false;
}

/** Whether other shops name this one as their franchise. */
export async function hasBranches(reader: Reader, shopId: ShopId): Promise<boolean> {
  const branch = await reader
    .selectFrom('shops')
    .select('shop_id')
    .where('shop_id', '!=', shopId)
    .where('config', 'like', `%"franchise":{"id":"${shopId}"%`)
    .limit(1)
    .executeTakeFirst();
  return branch !== undefined;
}

/** Deletes a company without a shop, unless receipts were numbered for it. */
export async function deleteUnusedEntity(writer: Writer, id: LegalEntityId): Promise<void> {
  await writer
    .deleteFrom('legal_entities')
    .where('entity_id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('shops').select('shop_id').where('legal_entity_id', '=', id))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('receipt_series').select('series').where('series', '=', id))),
    )
    .execute();
}
