import { z } from 'zod';
import type { InspectedCall } from '../../../demo/payments/practice.ts';

// Amazon Pay and Unzer describe their requests in prose only. These schemas cover what we use and allow nothing
// else.
const decimal = z.string().regex(/^\d{1,7}\.\d{2}$/);
const webUrl = z.url({ protocol: /^https?$/ }).max(512);
const price = z.strictObject({ amount: decimal, currencyCode: z.literal('EUR') });
const terms = {
  paymentDetails: z.strictObject({
    paymentIntent: z.literal('AuthorizeWithCapture'),
    canHandlePendingAuthorization: z.literal(false),
    chargeAmount: price,
  }),
  merchantMetadata: z.strictObject({ merchantReferenceId: z.string().max(256), noteToBuyer: z.string().max(255) }),
};

/** The payload of Amazon's button. */
export const amazonButton = z.strictObject({
  webCheckoutDetails: z.strictObject({ checkoutReviewReturnUrl: webUrl, checkoutCancelUrl: webUrl }),
  storeId: z.string(),
  chargePermissionType: z.literal('OneTime'),
  scopes: z.array(z.enum(['name', 'email', 'phoneNumber', 'shippingAddress', 'billingAddress'])),
  deliverySpecifications: z.strictObject({
    addressRestrictions: z.strictObject({
      type: z.literal('Allowed'),
      restrictions: z.record(z.string(), z.strictObject({})),
    }),
  }),
  ...terms,
});

const AMAZON: Readonly<Record<string, z.ZodType>> = {
  'PATCH /v2/checkoutSessions/{id}': z.strictObject({
    webCheckoutDetails: z.strictObject({ checkoutResultReturnUrl: webUrl }),
    ...terms,
  }),
  'POST /v2/checkoutSessions/{id}/complete': z.strictObject({ chargeAmount: price }),
  'POST /v2/refunds': z.strictObject({ chargeId: z.string(), refundAmount: price }),
  'GET /v2/checkoutSessions/{id}': z.undefined(),
  'GET /v2/chargePermissions/{id}': z.undefined(),
  'GET /v2/charges/{id}': z.undefined(),
  'GET /v2/refunds/{id}': z.undefined(),
};

const address = z.strictObject({
  name: z.string().min(1).max(81),
  street: z.string().min(1).max(50),
  zip: z.string().regex(/^\d{5}$/),
  city: z.string().min(1).max(30),
  country: z.literal('DE'),
});
const resources = { typeId: z.string().regex(/^s-(?:ppl|obp|kla)-/) };
const beginning = {
  amount: decimal,
  currency: z.literal('EUR'),
  returnUrl: webUrl,
  orderId: z.string().max(40),
  paymentReference: z.string().max(140),
};
const UNZER: Readonly<Record<string, z.ZodType>> = {
  'POST /v1/types/paypal': z.strictObject({}),
  'POST /v1/types/klarna': z.strictObject({}),
  'POST /v1/types/openbanking-pis': z.strictObject({ ibanCountry: z.literal('DE') }),
  'POST /v1/customers': z.strictObject({
    firstname: z.string().min(1).max(40),
    lastname: z.string().min(1).max(40),
    email: z.email(),
    language: z.literal('de'),
    billingAddress: address,
    shippingAddress: address,
  }),
  'POST /v2/baskets': z.strictObject({
    totalValueGross: decimal,
    currencyCode: z.literal('EUR'),
    orderId: z.string(),
    basketItems: z.array(
      z.strictObject({
        basketItemReferenceId: z.string(),
        quantity: z.int().min(1),
        amountPerUnitGross: decimal,
        vat: z.string(),
        title: z.string().max(255),
        type: z.literal('goods'),
      }),
    ),
  }),
  'POST /v1/payments/charges': z.strictObject({ ...beginning, resources: z.strictObject(resources) }),
  'POST /v1/payments/authorize': z.strictObject({
    ...beginning,
    resources: z.strictObject({ ...resources, customerId: z.string(), basketId: z.string() }),
  }),
  'POST /v1/payments/{id}/charges': z.strictObject({ amount: decimal }),
  'POST /v1/payments/{id}/authorize/cancels': z.strictObject({}),
  'POST /v1/payments/{id}/charges/{id}/cancels': z.strictObject({ amount: decimal, paymentReference: z.string() }),
  'GET /v1/keypair': z.undefined(),
  'GET /v1/payments/{id}': z.undefined(),
  'GET /v1/payments/{id}/authorize': z.undefined(),
  'GET /v1/payments/{id}/charges/{id}': z.undefined(),
  'GET /v1/payments/{id}/charges/{id}/cancels/{id}': z.undefined(),
};

export const amazonRules = (call: InspectedCall): string | null =>
  problemIn(AMAZON, call, call.path.replace(/(checkoutSessions|chargePermissions|charges|refunds)\/[^/]+/, '$1/{id}'));

export const unzerRules = (call: InspectedCall): string | null =>
  problemIn(
    UNZER,
    call,
    call.path
      .replace(/^\/v1\/payments\/(?!charges$|authorize$)[^/]+/, '/v1/payments/{id}')
      .replace(/(\{id\}\/charges|cancels)\/[^/]+/g, '$1/{id}'),
  );

function problemIn(rules: Readonly<Record<string, z.ZodType>>, { method, body }: InspectedCall, path: string) {
  const schema = rules[`${method} ${path}`];
  if (!schema) return `no such operation: ${method} ${path}`;
  const parsed = schema.safeParse(body);
  return parsed.success ? null : z.prettifyError(parsed.error);
}
