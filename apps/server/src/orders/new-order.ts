import type { ParsedOrderRequest, Quote } from '@tischlein/contract/shop';
import { NO_CENTS, type OrderId, toCents } from '@tischlein/domain';
import { findCartMinimumAge } from '@tischlein/domain/cart';
import type { Age, Menu } from '@tischlein/domain/menu';
import type { PriceSteps } from '@tischlein/domain/pricing';
import { isOnlineMethod, NO_TABLE_SERVICE, type PaymentMethod } from '@tischlein/domain/shop';
import type { GroupToOrder } from './group-to-order.ts';
import type { TableToOrder } from './table-to-order.ts';
import type { OrderAccount } from './order-account.ts';
import { toWallTime } from '../clock.ts';
import { hashSession } from '../identity.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toSeller } from './to-seller.ts';
import type { OrderDetails } from './order-details.ts';
import type { Contact } from './order-columns.ts';
import type { NewOrder } from './orders.store.ts';
import { type TelephoneTaking, toTakenColumns } from './telephone-taking.ts';
import { type Tester, toTestOrder } from './test-order.ts';
import type { PricedRequest } from './price-request.ts';

interface AcceptedRequest {
  readonly orderId: OrderId;
  readonly request: ParsedOrderRequest;
  readonly session: string;
  readonly account: OrderAccount;
  readonly details: OrderDetails;
  readonly priced: PricedRequest;
  readonly quote: Quote;
  readonly makeMinutes: number;
  /** null: ordered alone. */
  readonly group: GroupToOrder | null;
  /** null: no table order. */
  readonly table: TableToOrder | null;
  /** null: a guest. */
  readonly tester: Tester | null;
  /** null: the guest orders. */
  readonly telephone: TelephoneTaking | null;
}

/** Builds the order row: details, contact and every amount. */
export function createOrder(shop: LoadedShop, accepted: AcceptedRequest): NewOrder {
  const { id, menu } = shop;
  const { request, session, account, details, priced, quote, makeMinutes, group, table, tester } = accepted;
  const { steps } = priced.priced;
  const payment = toPaymentColumns(steps, details.values.paymentMethod);
  const isOnline = payment.payment_status === 'new';
  const atTable = toTableColumns(shop, { request, table, isOnline });
  const order: NewOrder = {
    shop_id: id,
    order_id: accepted.orderId,
    status: 'placed',
    ...payment,
    delivery_type: details.deliveryType,
    placed_at: priced.at,
    serve_at: details.serveAt,
    serve_day: details.serveAt === null ? null : toWallTime(details.serveAt).day,
    slot_at: null,
    make_minutes: makeMinutes,
    promised_at: null,
    refusal_reason: null,
    session_hash: hashSession(session),
    table_number: details.table,
    age_check: findAgeCheck(menu, priced),
    coupon_code: findUsedCoupon(priced),
    ...toStepColumns(steps),
    ...toLegalColumns(request),
    contact: toContact(details),
    quote,
    released_at: isOnline || atTable.waits_for_waiter === 1 ? null : priced.at,
    given_up_at: null,
    seller: toSeller(shop),
    ...account,
    group_order_id: group?.id ?? null,
    group_version: group?.version ?? null,
    ...atTable,
    ...toTakenColumns(shop, details, accepted.telephone),
  };
  return tester ? toTestOrder(order, tester) : order;
}

function toPaymentColumns(
  { total }: PriceSteps,
  method: PaymentMethod | null,
): Pick<NewOrder, 'payment_status' | 'payment_method'> {
  if (total === 0) return { payment_status: 'notNeeded', payment_method: null };
  const isOnline = method !== null && isOnlineMethod(method);
  return { payment_status: isOnline ? 'new' : 'offline', payment_method: method };
}

type TableColumns = Pick<
  NewOrder,
  'purpose' | 'round' | 'waiter' | 'pays_later' | 'waits_for_waiter' | 'tip' | 'tip_recipient'
>;

function toTableColumns(
  { config: { tableService = NO_TABLE_SERVICE } }: LoadedShop,
  { request, table, isOnline }: Pick<AcceptedRequest, 'request' | 'table'> & { readonly isOnline: boolean },
): TableColumns {
  const paysLater = table !== null && request.payLater;
  // A guest's round waits until a waiter has confirmed it (S3 W12).
  const waits = paysLater && table.access !== 'waiter';
  const tip = table && isOnline ? toCents(request.tip) : NO_CENTS;
  return {
    purpose: 'goods',
    round: null,
    waiter: table?.waiter ?? '',
    pays_later: paysLater ? 1 : 0,
    waits_for_waiter: waits ? 1 : 0,
    tip,
    tip_recipient: tip > 0 ? tableService.tipRecipient : null,
  };
}

const toLegalColumns = (request: ParsedOrderRequest) =>
  ({
    accept_advertising: request.acceptAdvertising ? 1 : 0,
    advertising_version: request.acceptAdvertising ? request.advertisingVersion : null,
    told_of_objection: request.toldOfObjection ? 1 : 0,
    accepted_terms: request.acceptedTerms,
  }) as const;

const toStepColumns = (steps: PriceSteps) => ({
  list_total: steps.listTotal,
  discounted_total: steps.discountedTotal,
  subtotal: steps.subtotal,
  cart_discount: steps.cartDiscount,
  coupon_value: steps.couponValue,
  deposits: steps.deposits,
  delivery_fee: steps.deliveryFee,
  total: steps.total,
});

// A coupon that saves nothing is not used up.
function findUsedCoupon({ priced }: PricedRequest): string | null {
  const { coupon } = priced.hints;
  return coupon?.status === 'applied' ? coupon.coupon.code : null;
}

function toContact({ values }: OrderDetails): Contact {
  const { salutation, name, company, street, streetNumber, floor, zip, city, phone, email } = values;
  const { messageCook, messageDriver } = values;
  const typed = { name, company, street, streetNumber, floor, zip, city, phone, email, messageCook, messageDriver };
  return { ...trimFields(typed), salutation };
}

function trimFields<Fields extends Readonly<Record<string, string>>>(fields: Fields): Fields {
  return { ...fields, ...Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])) };
}

export const findAgeCheck = (menu: Menu, { cart, priced }: PricedRequest): Age | null =>
  findCartMinimumAge(menu, cart, priced.freeItems);
