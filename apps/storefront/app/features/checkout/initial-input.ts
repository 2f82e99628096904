import type { AccountAnswer } from '@tischlein/contract/shop';
import { allowedPaymentMethods } from '@tischlein/domain/checkout';
import { isOnlineMethod } from '@tischlein/domain/shop';
import { ADVERTISING_VERSION } from '../../guest/advertising-version.ts';
import {
  type CheckoutChoices,
  readAcceptedTerms,
  readAdvertisingVersion,
  readChoices,
} from '../../guest/checkout-choices.ts';
import { parseJson, readFields } from '../../browser/read-fields.ts';
import type { Order } from '../../ordering/use-order.ts';
import { readUnpaid } from '../../payment/unpaid-order.ts';
import { readTableTerms } from '../../table/kept-for-today.ts';
import type { ShopView } from '../../shop/shop-view.ts';
import { type CheckoutFields, rememberedFields } from './checkout-form.ts';
import { type DeliveryTarget, prefillFields, isElsewhere, savedAddress } from './delivery-target.ts';
import type { Consents } from './order-request.ts';

/** Everything the guest enters at the checkout. */
export interface CheckoutInput {
  readonly fields: CheckoutFields;
  readonly consents: Consents;
  readonly target: DeliveryTarget;
}

/** The form as last left; for a signed-in guest, filled in from the account. */
export function createInitialInput(shop: ShopView, order: Order, account: AccountAnswer | null): CheckoutInput {
  const { id } = shop;
  const { location } = order.options;
  const choices = restoreChoices(shop);
  const saved = savedAddress(account);
  const isTemporary =
    saved !== null && (choices.isTemporaryAddress || (location !== null && isElsewhere(location.address, saved)));
  const target = { saved, isTemporary, replacesSaved: choices.replacesSavedAddress };
  const remembered = rememberedFields(id);
  const lastMethod = choices.paymentMethod ?? remembered.paymentMethod;
  const { table } = order.options;
  // 'Bei der Bedienung' is never preset.
  const methods = allowedPaymentMethods(shop, order.orderType).filter(
    (method) => table === null || isOnlineMethod(method),
  );
  const paymentMethod = methods.find((method) => method === lastMethod) ?? null;
  const { acceptedAdvertising } = choices;
  const acceptedTerms = table === null ? choices.acceptedTerms : readTableTerms(id, table);
  return {
    fields: prefillFields({ ...remembered, ...location?.address, paymentMethod }, account, target),
    consents: {
      acceptedTerms,
      acceptAdvertising: acceptedAdvertising !== null,
      // An accepted text stays; otherwise the version is picked again for every document.
      advertisingVersion: acceptedAdvertising ?? ADVERTISING_VERSION,
      createAccount: choices.createAccount && offersAccount(shop, account),
    },
    target,
  };
}

/** Returns whether the order may create an account; never for signed-in guests. */
export const offersAccount = ({ enableLogin }: Pick<ShopView, 'enableLogin'>, account: AccountAnswer | null): boolean =>
  enableLogin && account === null;

/** The choices stored for this order, in addition to the form fields. */
export const toCheckoutChoices = ({ fields, consents, target }: CheckoutInput): CheckoutChoices => ({
  paymentMethod: fields.paymentMethod,
  acceptedTerms: consents.acceptedTerms,
  acceptedAdvertising: consents.acceptAdvertising ? consents.advertisingVersion : null,
  createAccount: consents.createAccount,
  isTemporaryAddress: target.isTemporary,
  replacesSavedAddress: target.replacesSaved,
});

/** Restores the choices of this order after a reload, after an unfinished payment, or from another branch. */
function restoreChoices({ id, paymentMethods }: ShopView): CheckoutChoices {
  const unpaid = readUnpaid(id);
  const sent = readFields(parseJson(unpaid?.content ?? '{}'));
  return (
    readChoices(id) ?? {
      paymentMethod: paymentMethods.find((method) => method === unpaid?.gateway) ?? null,
      acceptedTerms: readAcceptedTerms(sent['acceptedTerms']),
      acceptedAdvertising: readAdvertisingVersion(sent['advertisingVersion']),
      createAccount: unpaid?.createAccount ?? false,
      isTemporaryAddress: false,
      replacesSavedAddress: false,
    }
  );
}
