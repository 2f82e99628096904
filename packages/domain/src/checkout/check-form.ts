import type { Address } from '../delivery/address.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { PaymentMethod } from '../shop/payment-method.ts';
import { hasOddMailbox, isMailAddress, isPhone, tidyMailAddress, tidyPostcode } from '../typed/index.ts';
import { isBlank } from '../typed-text.ts';
import type { CheckoutFormValues } from './form-values.ts';

export const FORM_PROBLEM_CODES = [
  'nameMissing',
  'streetMissing',
  'streetNumberMissing',
  'zipMissing',
  'zipInvalid',
  'cityMissing',
  'emailInvalid',
  'emailOddLetters',
  'phoneMissing',
  'phoneInvalid',
  'paymentMethodMissing',
  'paymentMethodNotAllowed',
  'legalNotAccepted',
  'advertisingNotAccepted',
] as const;
export type FormProblemCode = (typeof FORM_PROBLEM_CODES)[number];

/** A field of the form, or one of its two consent boxes. */
export type FormField = keyof CheckoutFormValues | 'legalAccepted' | 'acceptAdvertising';

export interface FormProblem {
  readonly field: FormField;
  readonly code: FormProblemCode;
}

export type AddressFormProblem = FormProblem & {
  readonly field: 'street' | 'streetNumber' | 'zip' | 'city' | 'phone';
};

export interface FormContext {
  readonly deliveryType: DeliveryType;
  readonly allowedPaymentMethods: readonly PaymentMethod[];
  /** The total is 0, so no payment method is needed (S3 T11). */
  readonly nothingToPay: boolean;
  readonly legalAccepted: boolean;
  /** Staff take the order on the telephone: terms and receipt are handed out with it, a mail address is optional. */
  readonly isByTelephone: boolean;
  readonly createAccount: boolean;
  readonly acceptAdvertising: boolean;
  /** The shop allows accounts without advertising consent (S3 K6). */
  readonly uncoupleAccountConsent: boolean;
}

/**
 * All problems of the form in field order (S2 §5.4 to §5.6 and §5.8, S3 K7, K9). At a table only the payment method and the
 * legal consent are checked (S3 L10).
 */
export function checkForm(values: CheckoutFormValues, context: FormContext): readonly FormProblem[] {
  const payment = paymentProblems(values, context);
  if (context.deliveryType === 'dineIn') return [...payment, ...legalProblems(context)];
  const address = context.deliveryType === 'delivery' ? addressProblems(values) : [];
  return [...address, ...contactProblems(values, context), ...payment, ...consentProblems(context)];
}

export { isMailAddress as isEmail } from '../typed/index.ts';

/** Problems of a delivery address. */
export function addressProblems(values: Address): readonly AddressFormProblem[] {
  const zip = tidyPostcode(values.zip);
  return [
    ...problem(isBlank(values.street), 'street', 'streetMissing'),
    ...problem(isBlank(values.streetNumber), 'streetNumber', 'streetNumberMissing'),
    ...problem(zip === '', 'zip', 'zipMissing'),
    ...problem(zip !== '' && !/^\d{5}$/.test(zip), 'zip', 'zipInvalid'),
    ...problem(isBlank(values.city), 'city', 'cityMissing'),
  ];
}

function contactProblems(
  values: CheckoutFormValues,
  { deliveryType, isByTelephone }: FormContext,
): readonly FormProblem[] {
  const { name, email, phone } = values;
  return [
    ...problem(isBlank(name), 'name', 'nameMissing'),
    ...emailProblems(email, isByTelephone),
    ...problem(isBlank(phone) && (deliveryType === 'delivery' || isByTelephone), 'phone', 'phoneMissing'),
    ...phoneProblems(phone),
  ];
}

/** Problems of a phone number; an empty one is valid here. */
export const phoneProblems = (phone: string): readonly AddressFormProblem[] =>
  problem(!isBlank(phone) && !isPhone(phone), 'phone', 'phoneInvalid');

function emailProblems(typed: string, isOptional: boolean): readonly FormProblem[] {
  if (isOptional && isBlank(typed)) return [];
  const email = tidyMailAddress(typed);
  if (!isMailAddress(email)) return [{ field: 'email', code: 'emailInvalid' }];
  return problem(hasOddMailbox(email), 'email', 'emailOddLetters');
}

function paymentProblems({ paymentMethod }: CheckoutFormValues, context: FormContext): readonly FormProblem[] {
  if (context.nothingToPay) return [];
  if (!paymentMethod) return [{ field: 'paymentMethod', code: 'paymentMethodMissing' }];
  return problem(!context.allowedPaymentMethods.includes(paymentMethod), 'paymentMethod', 'paymentMethodNotAllowed');
}

function consentProblems(context: FormContext): readonly FormProblem[] {
  const needsAdvertising = context.createAccount && !context.uncoupleAccountConsent;
  return [
    ...legalProblems(context),
    ...problem(needsAdvertising && !context.acceptAdvertising, 'acceptAdvertising', 'advertisingNotAccepted'),
  ];
}

const legalProblems = ({ legalAccepted, isByTelephone }: FormContext): readonly FormProblem[] =>
  problem(!legalAccepted && !isByTelephone, 'legalAccepted', 'legalNotAccepted');

const problem = <Field extends FormField>(isWrong: boolean, field: Field, code: FormProblemCode) =>
  isWrong ? [{ field, code }] : [];
