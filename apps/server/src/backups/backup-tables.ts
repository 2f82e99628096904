import type { Tables } from '../db/tables.ts';

export type TableName = keyof Tables;

type KeyedTable = readonly [table: TableName, key: readonly string[]];

/** The tables that a backup holds, with their keys, in foreign key order. */
export const COPIED_TABLES: readonly KeyedTable[] = [
  ['legal_entities', ['entity_id']],
  ['shops', ['shop_id']],
  ['shop_counters', ['shop_id']],
  ['menus', ['shop_id']],
  ['menu_changes', ['shop_id', 'change_number']],
  ['price_history', ['shop_id', 'kind', 'item_id', 'size_id', 'since']],
  ['media', ['shop_id', 'image_id']],
  ['pauses', ['shop_id']],
  ['stock_entries', ['shop_id', 'kind', 'group_id', 'item_id']],
  ['declaration_confirmations', ['shop_id', 'confirmed_at', 'kind', 'item_id']],
  ['slot_loads', ['shop_id', 'slot_at']],
  ['coupon_series', ['shop_id', 'series_id']],
  ['coupons', ['shop_id', 'code']],
  ['coupon_refusals', ['shop_id', 'code', 'day', 'reason']],
  ['coupon_reservations', ['shop_id', 'session_hash', 'customer', 'code']],
  ['guest_codes', ['shop_id', 'code_hash']],
  ['orders', ['shop_id', 'order_id']],
  ['order_lines', ['shop_id', 'order_id', 'position']],
  ['order_adjustments', ['shop_id', 'order_id', 'position']],
  ['order_guests', ['shop_id', 'order_id']],
  ['order_gifts', ['shop_id', 'order_id', 'offer_id']],
  ['order_events', ['shop_id', 'sequence']],
  ['order_changes', ['shop_id', 'order_id', 'change_id']],
  ['escalation_steps', ['shop_id', 'order_id', 'step']],
  ['tours', ['shop_id', 'tour_id']],
  ['tour_stops', ['shop_id', 'tour_id', 'order_id']],
  ['order_keys', ['shop_id', 'key']],
  ['group_orders', ['shop_id', 'group_id']],
  ['group_members', ['shop_id', 'group_id', 'member_id']],
  ['group_moves', ['shop_id', 'group_id']],
  ['table_states', ['shop_id', 'table_number']],
  ['table_bills', ['shop_id', 'bill_id']],
  ['bill_orders', ['shop_id', 'order_id', 'bill_id']],
  ['bill_entries', ['shop_id', 'bill_id', 'version']],
  ['till_parts', ['shop_id', 'bill_id', 'entry']],
  ['table_calls', ['shop_id', 'table_number']],
  ['waiter_passwords', ['shop_id']],
  ['legal_texts', ['shop_id', 'version']],
  ['legal_quotes', ['shop_id', 'page_id']],
  ['receipt_series', ['series']],
  ['receipts', ['shop_id', 'order_id', 'kind', 'cause']],
  ['daily_overviews', ['shop_id', 'number']],
  ['electronic_invoices', ['shop_id', 'order_id']],
  ['electronic_corrections', ['shop_id', 'order_id', 'kind', 'cause']],
  ['withdrawals', ['shop_id', 'withdrawal_id']],
  ['advertising_consents', ['shop_id', 'consent_id']],
  ['job_applications', ['shop_id', 'application_id']],
  ['reservations', ['shop_id', 'reservation_id']],
  ['reserved_seats', ['shop_id', 'quarter_at']],
  ['advertising_objections', ['shop_id', 'email_hash']],
  ['feedback', ['shop_id', 'order_id']],
  ['dish_ratings', ['shop_id', 'order_id', 'dish_id']],
  ['page_counts', ['shop_id', 'day', 'page']],
  ['audit_log', ['shop_id', 'entry_id']],
  ['blocked_contacts', ['shop_id', 'contact_hash']],
  ['accounts', ['shop_id', 'account_id']],
  ['coupon_uses', ['shop_id', 'code', 'order_id', 'customer']],
  ['payment_accounts', ['shop_id', 'provider']],
  ['payments', ['shop_id', 'payment_id']],
  ['payment_events', ['shop_id', 'payment_id', 'version']],
  ['payment_inbox', ['shop_id', 'provider', 'event_id']],
  ['refunds', ['shop_id', 'refund_id']],
  ['payment_tasks', ['shop_id', 'order_id', 'kind']],
  ['printers', ['shop_id', 'printer_id']],
  ['api_keys', ['shop_id', 'key_id']],
  ['webhooks', ['shop_id', 'webhook_id']],
  ['webhook_deliveries', ['shop_id', 'delivery_id']],
  ['webhook_attempts', ['shop_id', 'delivery_id', 'attempt']],
  ['outbox', ['outbox_id']],
  ['staff', ['staff_id']],
  ['staff_shops', ['staff_id', 'shop_id']],
  ['staff_recovery_codes', ['staff_id', 'code_hash']],
  ['staff_rules', ['rule']],
  ['staff_passkeys', ['credential_id']],
  ['staff_devices', ['staff_id']],
  ['monthly_mails', ['shop_id', 'staff_id']],
];

/**
 * What a backup leaves out. Sessions: people sign in again on a copy. Geocoded addresses, which can be looked up again; visits, so
 * that withdrawn consent leaves nothing; figures and the index of shops, which are calculated again; unsaved looks; push
 * subscriptions and their keys, and print jobs, because a copy must not notify guests or print twice; mails that no mail server
 * took, with the counts that protect them, and practice payments; the check of SECRET_KEY, so that a backup can be restored with a
 * new one if the old one is lost; and that the first owner has not signed in yet. A database that moves takes all of it along.
 */
const MOVED_TABLES: readonly KeyedTable[] = [
  ['geocoded_addresses', ['address_key']],
  ['print_jobs', ['shop_id', 'job_id']],
  ['visits', ['shop_id', 'visit_id']],
  ['staff_sessions', ['token_hash']],
  ['staff_links', ['link_id']],
  ['passkey_challenges', ['challenge']],
  ['account_sessions', ['shop_id', 'token_hash']],
  ['waiter_sessions', ['shop_id', 'token_hash']],
  ['account_links', ['shop_id', 'link_id']],
  ['shared_limits', ['scope', 'limit_key']],
  ['push_subscriptions', ['shop_id', 'order_id', 'subscription_id']],
  ['push_keys', ['key_id']],
  ['shift_browsers', ['shop_id', 'subscription_id']],
  ['look_drafts', ['shop_id', 'staff_id']],
  ['figure_days', ['shop_id', 'day']],
  ['figure_cursors', ['shop_id']],
  ['shop_index', ['shop_id']],
  ['shop_extracts', ['shop_id']],
  ['written_mails', ['shop_id', 'mail_id']],
  ['guest_erasures', ['shop_id']],
  ['practice_entries', ['kind', 'entry_id']],
  ['secret_key_checks', ['check_id']],
  ['first_sign_ins', ['staff_id']],
  ['backup_runs', ['day']],
];

/** Everything that a database holds, in foreign key order. */
export const ALL_TABLES: readonly KeyedTable[] = [...COPIED_TABLES, ...MOVED_TABLES];

/** Deleted before a backup is restored, except what tells of the installation itself. */
export const SKIPPED_TABLES: readonly TableName[] = [
  'heartbeats',
  ...MOVED_TABLES.map(([name]) => name).filter((name) => name !== 'backup_runs'),
];
