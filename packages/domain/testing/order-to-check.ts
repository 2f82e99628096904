import type { FormContext } from '../src/checkout/check-form.ts';
import type { OrderToCheck } from '../src/checkout/check-order.ts';
import type { CheckoutFormValues } from '../src/checkout/form-values.ts';
import { toCents } from '../src/money.ts';

/** A form without problems. */
export const VALUES: CheckoutFormValues = {
  salutation: '',
  name: 'Ada Köhler',
  company: '',
  street: 'Torstraße',
  streetNumber: '12',
  floor: '',
  zip: '10119',
  city: 'Berlin',
  email: 'ada@example.org',
  phone: '030 1234567',
  messageDriver: '',
  messageCook: '',
  paymentMethod: 'offline',
  isPickup: false,
  serveAt: null,
};
export const CIRCUMSTANCES: FormContext = {
  deliveryType: 'delivery',
  allowedPaymentMethods: ['offline', 'PayPal_Platform'],
  nothingToPay: false,
  legalAccepted: true,
  isByTelephone: false,
  createAccount: false,
  acceptAdvertising: false,
  uncoupleAccountConsent: false,
};
/** An order that can be placed. */
export const ORDER: OrderToCheck = {
  ...CIRCUMSTANCES,
  values: VALUES,
  config: {
    supportDelivery: true,
    supportPickup: true,
    supportDineIn: true,
    paymentMethodsPickupMinimumOrderValue: { offline: toCents(1500) },
  },
  itemCount: 3,
  unsuitableCount: 0,
  acceptsWithoutUnsuitable: false,
  viaPayPalButton: false,
  terms: { deliveryFee: toCents(250), minimumOrderValue: toCents(2000), freeAfter: null },
  otherBranchDelivers: false,
  minimumOrder: { status: 'reached', minimumOrderValue: toCents(2000), missing: toCents(0), progressPercent: 100 },
  steps: { afterCartDiscount: toCents(2000), couponValue: toCents(0) },
  amountToPay: toCents(2250),
  leastAmounts: { Stripe_card: toCents(50), Stripe_sofort: toCents(100) },
  table: null,
  isServedToday: true,
  isConfirmed: false,
};
