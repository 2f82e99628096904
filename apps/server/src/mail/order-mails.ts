import { type Clock, toWallTime } from '../clock.ts';
import { toCents } from '@tischlein/domain';
import { ADVERTISING_PAGE, SIGN_IN_PAGE, WITHDRAWAL_PAGE } from '@tischlein/domain/shop';
import { dayAndTime, longDate, timeOfDay } from '@tischlein/wording';
import {
  advertisingAskedMail,
  type Mail,
  orderAcceptedMail,
  orderCancelledMail,
  type OrderMail,
  orderPlacedMail,
  orderRefundedMail,
  orderRefusedMail,
  plainText,
  signInMail,
  withdrawalDeclaredMail,
  withdrawalReceivedMail,
} from '@tischlein/wording/mail';
import { type SignInMail, readSignInMail } from '../accounts/sign-in-mail.ts';
import { readConsent } from '../advertising/advertising.store.ts';
import { createConsentToken } from '../advertising/consent-token.ts';
import type { Database } from '../db/database.ts';
import type { RefundRow } from '../db/payment-tables.ts';
import type { OutboxRow } from '../db/tables.ts';
import type { PauseAt } from '../faults.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { calculateRefundVat } from '../payments/refund-vat.ts';
import { readRefunds } from '../payments/refunds.store.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import type { LoadedShop, ShopDirectory } from '../shops/shop-directory.ts';
import { formatDeclaredAt } from '../withdrawals/format-declared-at.ts';
import { readWithdrawal } from '../withdrawals/withdrawals.store.ts';
import type { Mailbox } from './mailbox.ts';

/** Outbox kinds that render a mail from the order alone. */
const ORDER_MAILS = ['orderPlaced', 'orderAccepted', 'orderRefused', 'orderCancelled'] as const;
export type OrderMailKind = (typeof ORDER_MAILS)[number];
/** One mail per refund, with the refund's id. */
const REFUNDED = /^orderRefunded (\S+)$/;
/** Two mails per withdrawal, with its id: to the guest and to the restaurant. */
const WITHDRAWN = /^withdrawal(Received|Declared) (\S+)$/;
/** One mail per advertising request, with the consent's id. */
const ADVERTISING = /^advertisingAsked (\S+)$/;
/** One mail per sign-in link, with the link's id. */
const SIGN_IN = /^signInLink (\S+)$/;

/** The mail is obsolete (link used, consent withdrawn, account deleted): skip it. */
const OBSOLETE = 'gone';

interface MailDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly shops: ShopDirectory;
  readonly mailbox: Mailbox;
  readonly publicUrl: string;
  readonly secretKey: string;
  readonly pauseAt: PauseAt;
}

/** Sends the mail that an outbox row asks for, from the order as it is stored. */
export async function sendOrderMail(deps: MailDeps, row: OutboxRow): Promise<void> {
  const { database, shops, mailbox, publicUrl } = deps;
  const draft = await draftMail(deps, row);
  if (draft === OBSOLETE) return;
  const shop = draft?.shop ?? shops.shopByRef(row.shop_id);
  const order = await readOrder(database.read, row.shop_id, row.order_id);
  if (!draft || !shop || !order) throw new Error(`no mail for ${row.kind}`);
  const { restaurantName: name, email } = shop.config;
  const { replyTo = email, to = order.contact } = draft.people?.(shop) ?? {};
  // Deleting an account removes the address from its orders.
  if (to.email.trim() === '') return;
  await mailbox.send({
    id: row.outbox_id,
    shopId: row.shop_id,
    createdAt: row.created_at,
    from: { name, replyTo },
    to: { name: to.name, address: to.email.trim() },
    ...draft.content(order, toOrderMail(order, shop, publicUrl), shop),
  });
  await deps.pauseAt('afterSendMail');
}

interface MailDraft {
  /** Sender, if not the restaurant of the order. */
  readonly shop?: LoadedShop;
  readonly content: (order: StoredOrder, mail: OrderMail, shop: LoadedShop) => Mail;
  /** Recipient and reply address, if not the guest and the restaurant. */
  readonly people?: (shop: LoadedShop) => {
    readonly replyTo?: string;
    readonly to?: { readonly name: string; readonly email: string };
  };
}

async function draftMail(deps: MailDeps, row: OutboxRow): Promise<MailDraft | typeof OBSOLETE | null> {
  const { database } = deps;
  const { kind: storedKind, shop_id, order_id } = row;
  const kind = ORDER_MAILS.find((known) => known === storedKind);
  if (kind) return { content: (order, mail, shop) => renderOrderMail(kind, order, { mail, shop }) };
  if (WITHDRAWN.test(storedKind)) return draftWithdrawalMail(database, row);
  if (ADVERTISING.test(storedKind)) return draftAdvertisingMail(deps, row);
  if (SIGN_IN.test(storedKind)) return draftSignInMail(deps, row);
  const [, refundId] = REFUNDED.exec(storedKind) ?? [];
  return refundId === undefined ? null : draftRefundMail(await readRefunds(database.read, shop_id, order_id), refundId);
}

function draftRefundMail(refunds: readonly RefundRow[], refundId: string): MailDraft | null {
  const refund = refunds.find(({ refund_id }) => refund_id === refundId);
  if (!refund) return null;
  const vat = calculateRefundVat(refunds).get(refundId) ?? [];
  const amount = toCents(refund.amount);
  return { content: (_order, mail) => orderRefundedMail(mail, { amount, reason: refund.reason, vat }) };
}

async function draftWithdrawalMail({ read }: Database, { kind, shop_id }: OutboxRow): Promise<MailDraft | null> {
  const [, way, id = ''] = WITHDRAWN.exec(kind) ?? [];
  const row = await readWithdrawal(read, shop_id, id);
  if (!row) return null;
  const declared = { ...row, declaredAt: formatDeclaredAt(row.declared_at) };
  if (way === 'Received')
    return { content: (_order, mail) => withdrawalReceivedMail(mail, declared), people: () => ({ to: row }) };
  return {
    content: (_order, mail) => withdrawalDeclaredMail(mail, declared),
    people: ({ config }) => ({ replyTo: row.email, to: { name: config.restaurantName, email: config.email } }),
  };
}

async function draftSignInMail(deps: MailDeps, row: OutboxRow): Promise<MailDraft | typeof OBSOLETE> {
  const [, id = ''] = SIGN_IN.exec(row.kind) ?? [];
  const signIn = await readSignInMail(deps, row, id);
  return signIn ? toSignInDraft(deps, signIn) : OBSOLETE;
}

function toSignInDraft({ publicUrl }: MailDeps, { shop, email, name, token, isNew, order }: SignInMail): MailDraft {
  const address = toShopUrl(publicUrl, shop.config);
  const link = { address, url: `${address}/static/${SIGN_IN_PAGE}#${token}`, isNew };
  return {
    shop,
    content: (_order, mail) =>
      signInMail(mail, { ...link, order: order && { number: order.number, placedAt: formatPlacedAt(order) } }),
    people: () => ({ to: { name, email } }),
  };
}

async function draftAdvertisingMail(
  deps: MailDeps,
  { kind, shop_id }: OutboxRow,
): Promise<MailDraft | typeof OBSOLETE> {
  const [, id = ''] = ADVERTISING.exec(kind) ?? [];
  const consent = await readConsent(deps.database.read, shop_id, id);
  if (!consent) return OBSOLETE;
  const token = createConsentToken(consent, deps.secretKey);
  return {
    content: (_order, mail, { config }) => {
      const url = `${toShopUrl(deps.publicUrl, config)}/static/${ADVERTISING_PAGE}#${token}`;
      return advertisingAskedMail(mail, { version: consent.text_version, url });
    },
  };
}

interface MailOfShop {
  readonly mail: OrderMail;
  readonly shop: LoadedShop;
}

function renderOrderMail(kind: OrderMailKind, order: StoredOrder, { mail, shop }: MailOfShop): Mail {
  const reason = order.refusal_reason ?? '';
  switch (kind) {
    case 'orderPlaced':
      return { ...orderPlacedMail(mail), attachments: attachLegalTexts(shop) };
    case 'orderAccepted':
      return orderAcceptedMail(mail, formatTime(order.placed_at, order.promised_at ?? order.placed_at));
    case 'orderRefused':
      return orderRefusedMail(mail, reason);
    case 'orderCancelled':
      return orderCancelledMail(mail, reason);
  }
}

/** The contract texts the guest must get on a durable medium, in full and not only as a link (§ 312f (2) BGB). */
const attachLegalTexts = ({ config }: LoadedShop): NonNullable<Mail['attachments']> =>
  config.pages
    .filter(({ legalRole }) => legalRole === 'terms' || legalRole === 'withdrawal')
    .map(({ title, text }) => ({
      name: `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.txt`,
      text: plainText(title, text),
    }));

function toOrderMail(order: StoredOrder, { config }: LoadedShop, publicUrl: string): OrderMail {
  const address = toShopUrl(publicUrl, config);
  return {
    shop: config,
    number: order.number,
    deliveryType: order.delivery_type,
    placedAt: formatPlacedAt(order),
    serveTime: order.serve_at && formatTime(order.placed_at, order.serve_at),
    contact: order.contact,
    messageCook: order.contact.messageCook,
    messageDriver: order.contact.messageDriver,
    paymentMethod: order.payment_method,
    quote: order.quote,
    ageCheck: order.age_check,
    statusUrl: `${address}/checkout/success/${order.order_id}`,
    receiptUrl: `${address}/checkout/success/${order.order_id}/beleg`,
    // In the fragment, which is not sent to servers and so reaches no log.
    withdrawalUrl: `${address}/static/${WITHDRAWAL_PAGE}#${order.order_id}`,
    legalPages: config.pages.flatMap(({ id, title, legalRole }) =>
      legalRole ? [{ title, url: `${address}/static/${id}` }] : [],
    ),
  };
}

function formatPlacedAt({ placed_at }: Pick<StoredOrder, 'placed_at'>): string {
  const { date, minute } = toWallTime(placed_at);
  return `${longDate(date)}, ${timeOfDay(minute)}`;
}

// '19:30' on the day of the order, otherwise with the weekday.
const formatTime = (placedAt: string, instant: string): string => dayAndTime(toWallTime(placedAt), toWallTime(instant));
