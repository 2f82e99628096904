import type { PartPaymentRequest } from '@tischlein/contract/shop';
import { add, type Cents, NO_CENTS } from '@tischlein/domain';
import { allowedPaymentMethods } from '@tischlein/domain/checkout';
import type { Answers, Submission } from '@tischlein/domain/checkout-flow';
import { isOnlineMethod, type OnlineMethod, type PaymentMethod } from '@tischlein/domain/shop';
import type { WhatToPay } from '@tischlein/domain/table';
import { newKey } from '@tischlein/ui/new-key';
import type { ShopView } from '../../shop/shop-view.ts';
import type { PartDraft } from './part-draft.ts';

/** The part of the bill as it is chosen on the page. */
export interface PartToPay {
  /** null: nothing is chosen. */
  readonly what: WhatToPay | null;
  readonly amount: Cents;
  readonly tip: Cents;
  readonly paymentMethod: PaymentMethod | null;
  readonly name: string;
}

/** The methods that pay a part of a bill: those online; at the till is the waiter's (S3 W8). */
export function listPartMethods(shop: ShopView): readonly OnlineMethod[] {
  const methods = allowedPaymentMethods(shop, 'dineIn').filter(isOnlineMethod);
  return [...methods.filter((method) => method === WALLET), ...methods.filter((method) => method !== WALLET)];
}

/** With Apple Pay and Google Pay: first on the bill, and chosen at first. */
export const WALLET: OnlineMethod = 'Stripe_card';

/** The answers concern no time and no order type. */
export const PART_OCCASION = 'bill';

const NO_VALUES = {
  salutation: '',
  email: '',
  company: '',
  street: '',
  streetNumber: '',
  floor: '',
  zip: '',
  city: '',
  phone: '',
  messageDriver: '',
  messageCook: '',
  isPickup: false,
  serveAt: null,
} as const;

// Without a choice nothing is sent.
function toWire(what: WhatToPay | null): PartPaymentRequest['what'] {
  if (what === null) return { kind: 'everything' };
  return what.kind === 'units' ? { ...what, units: what.units.map((units) => ({ ...units })) } : what;
}

/** The payment as it is now, in the shape of an order at a table that is paid online. */
export function takePart(shop: ShopView, to: PartToPay, answers: Answers): Submission<PartDraft> {
  const { what, amount, tip, paymentMethod, name } = to;
  const part = {
    what: toWire(what),
    expectedAmount: amount,
    tip,
    paymentMethod: paymentMethod ?? ('offline' as const),
    name,
  };
  return {
    answers,
    occasion: PART_OCCASION,
    draft: { part },
    toCheck: { ...answers, ...partToCheck(shop, to) },
    time: 'open',
    hasBranches: false,
    keepsAddress: false,
    newKey: newKey(),
  };
}

type PartToCheck = Omit<Submission<PartDraft>['toCheck'], keyof Answers>;

function partToCheck(shop: ShopView, { what, amount, tip, paymentMethod, name }: PartToPay): PartToCheck {
  return {
    values: { ...NO_VALUES, name, paymentMethod },
    config: shop,
    deliveryType: 'dineIn',
    allowedPaymentMethods: listPartMethods(shop),
    nothingToPay: false,
    // They were accepted with each round.
    legalAccepted: true,
    isByTelephone: false,
    createAccount: false,
    acceptAdvertising: false,
    uncoupleAccountConsent: false,
    itemCount: what === null ? 0 : 1,
    unsuitableCount: 0,
    terms: null,
    otherBranchDelivers: false,
    minimumOrder: { status: 'reached', minimumOrderValue: NO_CENTS, missing: NO_CENTS, progressPercent: 100 },
    steps: { afterCartDiscount: amount, couponValue: NO_CENTS },
    amountToPay: add(amount, tip),
    leastAmounts: shop.leastAmounts,
    table: { access: 'scanned', payLater: false, payAtTable: false },
    isServedToday: true,
  };
}
