import type { CheckoutFormValues } from '@tischlein/domain/checkout';
import { SALUTATIONS } from '@tischlein/domain/checkout';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { readFields } from '../../browser/read-fields.ts';
import { contactPlace, messagesPlace } from '../../guest/remembered-address.ts';
import { readStored, writeStored } from '../../browser/storage.ts';

/** The typed values, without order type and time, which are stored elsewhere. */
export type CheckoutFields = Omit<CheckoutFormValues, 'isPickup' | 'serveAt'>;

export type TextFieldName = Exclude<keyof CheckoutFormValues, 'isPickup' | 'serveAt' | 'salutation' | 'paymentMethod'>;

export const EMPTY_FIELDS: CheckoutFields = {
  salutation: '',
  name: '',
  company: '',
  street: '',
  streetNumber: '',
  floor: '',
  zip: '',
  city: '',
  email: '',
  phone: '',
  messageDriver: '',
  messageCook: '',
  paymentMethod: null,
};

const REMEMBERED = ['name', 'company', 'street', 'streetNumber', 'floor', 'zip', 'city', 'email', 'phone'] as const;
const MESSAGES = ['messageDriver', 'messageCook'] as const;

/**
 * The fields and the payment method as last left (S2 §2 Checkout page: 'remembered per shop'); messages only within this
 * visit.
 */
export function rememberedFields(shopId: string): CheckoutFields {
  const { doorNote: messageDriver, ...contact } = readFields(readStored(contactPlace(shopId)));
  const kept: Readonly<Record<string, unknown>> = {
    ...contact,
    messageDriver,
    ...readFields(readStored(messagesPlace(shopId))),
  };
  const texts = [...REMEMBERED, ...MESSAGES].map(
    (field) => [field, typeof kept[field] === 'string' ? kept[field] : ''] as const,
  );
  const salutation = SALUTATIONS.find((known) => known === kept['salutation']) ?? '';
  const paymentMethod = PAYMENT_METHODS.find((known) => known === kept['paymentMethod']) ?? null;
  return { ...EMPTY_FIELDS, ...Object.fromEntries(texts), salutation, paymentMethod };
}

export function rememberFields(shopId: string, fields: CheckoutFields): void {
  const { salutation, paymentMethod, messageDriver } = fields;
  const { doorNote } = readFields(readStored(contactPlace(shopId)));
  writeStored(contactPlace(shopId), {
    doorNote: typeof doorNote === 'string' && messageDriver.includes(doorNote) ? doorNote : '',
    salutation,
    paymentMethod,
    ...Object.fromEntries(REMEMBERED.map((field) => [field, fields[field]])),
  });
  writeStored(messagesPlace(shopId), Object.fromEntries(MESSAGES.map((field) => [field, fields[field]])));
}

/** The values as the order calls expect them. */
export function formValues(fields: CheckoutFields, isPickup: boolean, serveAt: string | null): CheckoutFormValues {
  return { ...fields, isPickup, serveAt };
}
