import type { OrderRequest } from '@tischlein/contract/shop';
import { saveCart } from '@tischlein/domain/cart';
import { add, type Cents, NO_CENTS } from '@tischlein/domain';
import { type AdvertisingVersion, allowedPaymentMethods, type OrderToCheck } from '@tischlein/domain/checkout';
import type { Answers } from '@tischlein/domain/checkout-flow';
import { listAppliedPromotions } from '@tischlein/domain/offers';
import { findTermsVersions, isCurrent, isOnlineMethod, type TermsVersions } from '@tischlein/domain/shop';
import { dayInShop, todayInShop } from '@tischlein/shop-time';
import { filterValidChoices } from '../../guest/choose-offers.ts';
import { listSeen } from '../../ordering/group-membership.ts';
import type { Order } from '../../ordering/use-order.ts';
import type { ShopView } from '../../shop/shop-view.ts';
import { type CheckoutFields, formValues } from './checkout-form.ts';

export interface Consents {
  /** The texts the guest has accepted, which may have changed since; null: none. */
  readonly acceptedTerms: TermsVersions | null;
  readonly acceptAdvertising: boolean;
  /** Version of the text beside the box (S2 §9 Advertising-text). */
  readonly advertisingVersion: AdvertisingVersion;
  /** The order creates an account (S2 §2 Checkout page). */
  readonly createAccount: boolean;
}

/** What is in the form and the cart, with the guest's answers. */
export interface OrderInput {
  readonly fields: CheckoutFields;
  readonly consents: Consents;
  readonly order: Order;
  readonly table: TableOrder | null;
  /** Staff take it on the telephone. */
  readonly isByTelephone: boolean;
  readonly answers: Answers;
  /** The total that the guest was shown, if it has risen since without their consent; null: the one shown now. */
  readonly shownTotal: Cents | null;
}

/** What an order at a table has in addition (S2 §3 Order payload, S3 W12, W13). */
export interface TableOrder {
  readonly table: number;
  readonly access: 'scanned' | 'typed';
  /** Guests may choose 'Bei der Bedienung'. */
  readonly payAtTable: boolean;
  readonly name: string;
  /** Given only with a payment online. */
  readonly tip: Cents;
}

/** A coupon pays for everything (S3 T11). A cart without a single suitable item has no price, so it does not count. */
export const hasNothingToPay = ({ cart, priced }: Order): boolean => cart.lines.length > 0 && priced.steps.total === 0;

const IN_PERSON = ['offline'] as const;

/** The order as input for `checkOrder`. */
export function orderToCheck(shop: ShopView, input: OrderInput): OrderToCheck {
  const { fields, consents, order, table, isByTelephone, answers } = input;
  const { priced, unsuitable, orderType, serveTime } = order;
  const suitableCount = order.cart.lines.reduce((count, { amount }) => count + amount, 0);
  const unsuitableCount = unsuitable.reduce((count, { item }) => count + item.amount, 0);
  return {
    ...consents,
    legalAccepted: isCurrent(consents.acceptedTerms, findTermsVersions(shop.pages)),
    ...answers,
    isByTelephone,
    values: formValues(fields, orderType === 'pickup', serveTime?.serveAt ?? null),
    config: shop,
    deliveryType: orderType,
    // 'Bei der Bedienung' is none of the shop's online methods.
    allowedPaymentMethods: [...allowedPaymentMethods(shop, orderType), ...(table?.payAtTable ? IN_PERSON : [])],
    nothingToPay: hasNothingToPay(order),
    uncoupleAccountConsent: shop.uncoupleAccountConsent,
    itemCount: suitableCount + unsuitableCount,
    leftOutCount: order.leftOut.length,
    unsuitableCount,
    terms: orderType === 'delivery' ? (order.options.location?.terms ?? null) : null,
    otherBranchDelivers: false,
    minimumOrder: priced.hints.minimumOrder,
    steps: priced.steps,
    amountToPay: add(priced.steps.total, table?.tip ?? NO_CENTS),
    leastAmounts: shop.leastAmounts,
    table: table && { access: table.access, payLater: isPaidLater(fields), payAtTable: table.payAtTable },
    isServedToday: dayInShop(serveTime?.serveAt ?? Date.now()) === todayInShop(),
  };
}

/** The form names the right to object to mails after the order. */
export const namesObjection = ({ feedbackMails }: Pick<ShopView, 'feedbackMails'>): boolean =>
  feedbackMails === 'customers';

/** The order as it is sent (S2 §3 Order payload). */
export function toOrderRequest(shop: ShopView, input: OrderInput): OrderRequest {
  const { fields, consents, order, table, answers, shownTotal } = input;
  const { cart, coupon, choices, priced, orderType, serveTime } = order;
  const { agreed } = answers;
  return {
    formValues: formValues(fields, orderType === 'pickup', serveTime?.serveAt ?? null),
    orderItems: saveCart(cart).items,
    groupOrderId: order.group?.id ?? null,
    ...(order.group && { leftOut: [...listSeen(shop.id)] }),
    ...filterValidChoices(choices, priced),
    ...(agreed && {
      selectedFreeItems: choices.selectedFreeItems.filter((item) => agreed.freeItems.includes(item.offerId)),
    }),
    couponCode: coupon.state === 'valid' ? coupon.code : null,
    acceptedTerms: consents.acceptedTerms,
    acceptAdvertising: consents.acceptAdvertising,
    advertisingVersion: consents.acceptAdvertising ? consents.advertisingVersion : null,
    toldOfObjection: namesObjection(shop),
    createAccount: consents.createAccount,
    skipGoogleValidation: answers.skipGoogleValidation,
    // Agreeing to another total includes agreeing to the promotions behind it.
    expectedTwoForOnePromotions: agreed ? null : listAppliedPromotions(priced.hints.twoForOne),
    expectedTotal: agreed?.total ?? shownTotal ?? priced.steps.total,
    ...(table && atTable(input, table)),
  };
}

/** 'Table orders add messageCook, paymentMethod and table, and use empty form values' (S2 §3); only the first name is kept. */
function atTable({ fields, order }: OrderInput, { table, name, tip }: TableOrder): Partial<OrderRequest> {
  const paymentMethod = hasNothingToPay(order) ? null : fields.paymentMethod;
  const payLater = isPaidLater(fields);
  return {
    table,
    formValues: { name },
    messageCook: fields.messageCook,
    paymentMethod,
    payLater,
    tip: paymentMethod === null || payLater ? 0 : tip,
    acceptAdvertising: false,
    advertisingVersion: null,
    createAccount: false,
  };
}

/** 'Bei der Bedienung' (S3 W12). */
export const isPaidLater = ({ paymentMethod }: Pick<CheckoutFields, 'paymentMethod'>): boolean =>
  paymentMethod !== null && !isOnlineMethod(paymentMethod);
