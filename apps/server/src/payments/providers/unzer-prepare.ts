import { z } from 'zod';
import type { PaymentMeans, PaymentToPrepare, Prepared } from '../provider.ts';
import { isPayPage, refused, type Reply, unknown } from './call-provider.ts';
import { formatDecimal } from './decimal-amount.ts';
import { unzerMade, type UnzerPayment } from './unzer-answers.ts';
import { getUnzer, postUnzer, readPayment, readUnzerCode, toUnzerFailure, type UnzerContext } from './unzer-wire.ts';

// Direct Bank Transfer is Unzer's successor of Sofort.
const TYPE_OF: Partial<Record<PaymentMeans, { readonly type: string; readonly body: object }>> = {
  unzerPaypal: { type: 'paypal', body: {} },
  unzerBank: { type: 'openbanking-pis', body: { ibanCountry: 'DE' } },
  klarna: { type: 'klarna', body: {} },
};
const ORDER_ID_IN_USE = 'API.320.200.138';

const withId = z.looseObject({ id: z.string() });

interface Resources {
  readonly typeId: string;
  readonly customerId?: string;
  readonly basketId?: string;
}

/**
 * Creates the payment under our id. Unzer has no idempotency keys: an existing payment with this id comes from an
 * earlier call.
 */
export async function prepareUnzer(context: UnzerContext, payment: PaymentToPrepare): Promise<Prepared> {
  if (!TYPE_OF[payment.means]) return refused('means');
  const before = await readPayment(context, payment.ourId);
  if (before.code === 'ok') return resumePrepared(context, before.value);
  if (before.code === 'unknown' || before.status !== 404) return toUnzerFailure(before);
  const resources = await makeResources(context, payment);
  if ('code' in resources) return resources;
  const reply = await postUnzer(context, { path: choosePath(payment), body: buildBody(payment, resources) }, unzerMade);
  if (reply.code === 'rejected' && readUnzerCode(reply) === ORDER_ID_IN_USE) return unknown('madeMeanwhile');
  return toPrepared(context, reply);
}

// Klarna is authorized first and charged by our capture; the other means are charged at once.
const choosePath = ({ means }: PaymentToPrepare): string =>
  means === 'klarna' ? '/v1/payments/authorize' : '/v1/payments/charges';

function buildBody({ amount, ourId, returnUrl, description }: PaymentToPrepare, resources: Resources): object {
  return {
    amount: formatDecimal(amount),
    currency: 'EUR',
    returnUrl,
    orderId: ourId,
    paymentReference: description.slice(0, 140),
    resources,
  };
}

async function resumePrepared(context: UnzerContext, { id, transactions }: UnzerPayment): Promise<Prepared> {
  const first = transactions.find(({ type }) => type === 'charge' || type === 'authorize');
  const charge = first && /\/charges\/([sp]-chg-\d+)$/.exec(first.url)?.[1];
  const path = `/v1/payments/${id}/${charge ? `charges/${charge}` : 'authorize'}`;
  return toPrepared(context, await getUnzer(context, path, unzerMade));
}

function toPrepared({ connection }: UnzerContext, reply: Reply<z.output<typeof unzerMade>>): Prepared {
  if (reply.code !== 'ok') return toUnzerFailure(reply);
  const { isError, message, redirectUrl: url, resources } = reply.value;
  if (isError) return refused(/^[\w.]{1,60}$/.test(message.code) ? message.code : 'declined');
  if (!url || !isPayPage(url, connection)) return unknown('noPayPage');
  return { code: 'redirect', reference: resources.paymentId, url };
}

async function makeResources(context: UnzerContext, payment: PaymentToPrepare): Promise<Resources | Prepared> {
  const kind = TYPE_OF[payment.means];
  const typeId = await make(context, `/v1/types/${kind?.type}`, kind?.body ?? {});
  if (typeof typeId !== 'string') return typeId;
  if (payment.means !== 'klarna') return { typeId };
  const customer = toCustomer(payment);
  if (!customer) return refused('addressNeeded');
  const customerId = await make(context, '/v1/customers', customer);
  if (typeof customerId !== 'string') return customerId;
  const basketId = await make(context, '/v2/baskets', toUnzerBasket(payment));
  return typeof basketId === 'string' ? { typeId, customerId, basketId } : basketId;
}

async function make(context: UnzerContext, path: string, body: object): Promise<string | Prepared> {
  const reply = await postUnzer(context, { path, body }, withId);
  return reply.code === 'ok' ? reply.value.id : toUnzerFailure(reply);
}

// Klarna needs the buyer and an address. The other means get neither.
function toCustomer({ buyer }: PaymentToPrepare): object | null {
  if (!buyer.address) return null;
  const [lastname = '', ...first] = buyer.name.trim().split(/\s+/).toReversed();
  const { street, zip, city } = buyer.address;
  const address = { name: buyer.name, street, zip, city, country: 'DE' };
  const firstname = first.toReversed().join(' ') || lastname;
  return { firstname, lastname, email: buyer.email, language: 'de', billingAddress: address, shippingAddress: address };
}

function toUnzerBasket({ amount, ourId, description }: PaymentToPrepare): object {
  const item = {
    basketItemReferenceId: '1',
    quantity: 1,
    amountPerUnitGross: formatDecimal(amount),
    vat: '0',
    title: description.slice(0, 255),
    type: 'goods',
  };
  return { totalValueGross: formatDecimal(amount), currencyCode: 'EUR', orderId: ourId, basketItems: [item] };
}
