import type { OrderRequest } from '@tischlein/contract/shop';
import { readFields } from '../../browser/read-fields.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isInteger: Check = Number.isSafeInteger;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** An object whose fields pass their checks; all but the `required` ones may be missing, as in the contract. */
const shape =
  (checks: Readonly<Record<string, Check>>, required: readonly string[] = []): Check =>
  (value) => {
    const fields = readFields(value);
    return (
      typeof value === 'object' &&
      required.every((name) => fields[name] !== undefined) &&
      Object.entries(checks).every(([name, check]) => fields[name] === undefined || check(fields[name]))
    );
  };

const EXTRA = shape({ groupId: isText, itemId: isText, itemName: isText, amount: isInteger, type: isText }, [
  'groupId',
  'itemId',
  'amount',
]);
const DISH = { dishId: isText, sizeId: orNull(isText), without: listOf(isText), extras: listOf(EXTRA) };
const COMMON = { memberName: orNull(isText), amount: isInteger };
const SUBITEM = shape({ slotId: isText, dish: shape(DISH, ['dishId']) }, ['slotId', 'dish']);
const isDishItem = shape({ ...DISH, ...COMMON }, ['dishId', 'amount']);
const isComboItem = shape({ menuId: isText, subitems: listOf(SUBITEM), ...COMMON }, ['menuId', 'subitems']);

const FORM: Readonly<Record<keyof NonNullable<OrderRequest['formValues']>, Check>> = {
  salutation: isText,
  name: isText,
  company: isText,
  email: isText,
  phone: isText,
  street: isText,
  streetNumber: isText,
  floor: isText,
  zip: isText,
  city: isText,
  messageDriver: isText,
  messageCook: isText,
  paymentMethod: orNull(isText),
  isPickup: isFlag,
  serveAt: orNull(isText),
};
const FREE_ITEM = shape({ offerId: isText, dishId: isText, sizeId: orNull(isText) }, ['offerId', 'dishId']);
const TERMS = shape({ terms: isText, privacy: isText }, ['terms', 'privacy']);
const REQUEST: Readonly<Record<keyof OrderRequest, Check>> = {
  formValues: shape(FORM),
  orderItems: listOf((item) => isDishItem(item) || isComboItem(item)),
  couponCode: orNull(isText),
  sessionId: orNull(isText),
  userId: orNull(isText),
  groupOrderId: orNull(isText),
  leftOut: listOf(isText),
  account: orNull(isText),
  acceptedTerms: orNull(TERMS),
  acceptAdvertising: isFlag,
  toldOfObjection: isFlag,
  useDishDeposit: isFlag,
  createAccount: isFlag,
  skipGoogleValidation: isFlag,
  advertisingVersion: orNull(isInteger),
  table: orNull(isInteger),
  payLater: isFlag,
  tip: isInteger,
  expectedTotal: orNull(isInteger),
  packaging: orNull(isText),
  selectedFreeItems: listOf(FREE_ITEM),
  confirmedTwoForOnePromotions: listOf(isText),
  deniedTwoForOnePromotions: listOf(isText),
  expectedTwoForOnePromotions: orNull(listOf(isText)),
  messageCook: isText,
  paymentMethod: orNull(isText),
};
const isRequest = shape(REQUEST, ['orderItems']);

/**
 * Returns whether a stored value has the shape of an order. It must stay the very request that was sent: under the same
 * key the server compares the content (S3 K3), so nothing in it is repaired.
 */
export const isOrderRequest = (value: unknown): value is OrderRequest => isRequest(value);
