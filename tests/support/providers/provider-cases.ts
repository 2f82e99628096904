import { randomUUID } from 'node:crypto';
import type { PaymentAccount, PaymentProviderName } from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import { connectProvider } from '../../../apps/server/src/payments/adapters.ts';
import type {
  PaymentMeans,
  PaymentProvider,
  PaymentToPrepare,
  Prepared,
  ProviderConnection,
} from '../../../apps/server/src/payments/provider.ts';
import { PROVIDER_LIMITS, createProviderSender } from '../../../apps/server/src/payments/provider-http.ts';
import { practiceAccounts } from '../../../demo/payments/accounts.ts';
import type { FakeProviders } from './fake-providers.ts';

/** Each means once, with its provider. */
export const ROADS = [
  ['stripe', 'card'],
  ['stripe', 'klarna'],
  ['stripe', 'alipay'],
  ['paypal', 'paypalRedirect'],
  ['paypal', 'paypalButton'],
  ['amazonPay', 'amazonWallet'],
  ['unzer', 'unzerPaypal'],
  ['unzer', 'unzerBank'],
  ['unzer', 'klarna'],
] as const satisfies readonly (readonly [PaymentProviderName, PaymentMeans])[];

const SHOP = 'wok-garten';

/** The shop's account at a provider. */
export function accountAt(name: PaymentProviderName): PaymentAccount {
  const account = practiceAccounts(SHOP).find(({ provider }) => provider === name);
  if (!account) throw new Error(`no account at ${name}`);
  return account;
}

/** The adapter, created as the server creates it. */
export function adapterAt(
  fake: FakeProviders,
  name: PaymentProviderName,
  { account = accountAt(name), limits = PROVIDER_LIMITS } = {},
): PaymentProvider {
  const connection: ProviderConnection = {
    apiUrl: fake.hosts[name].demo ?? '',
    send: createProviderSender(limits),
    now: () => new Date(fake.practice.now()).toISOString(),
  };
  const adapter = connectProvider(account, connection);
  if (!adapter) throw new Error(`no adapter for ${name}`);
  return adapter;
}

export function aPayment(means: PaymentMeans, changes: Partial<PaymentToPrepare> = {}): PaymentToPrepare {
  const ourId = randomUUID();
  return {
    key: `${ourId}-prepare-1`,
    ourId,
    means,
    amount: toCents(2590),
    currency: 'EUR',
    description: 'Bestellung 4711, Wok Garten',
    returnUrl: 'https://shop.test/checkout/success/1',
    cancelUrl: 'https://shop.test/checkout/abgebrochen?bestellung=1',
    expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
    buyer: {
      name: 'Erika Maria Mustermann',
      email: 'erika@example.org',
      phone: '030 123456',
      address: { street: 'Müßiggäßchen 1½', zip: '10117', city: 'Berlin' },
    },
    ...changes,
  };
}

/** Where the browser goes with the answer of `prepare`. */
function buildPayPageUrl(fake: FakeProviders, prepared: Prepared): string {
  switch (prepared.code) {
    case 'redirect':
      return prepared.url;
    case 'button':
      return `${fake.url}/pay/${prepared.reference}`;
    case 'wallet': {
      const { payload, signature, keyId: keyid, algorithm } = prepared;
      return `${fake.url}/amazon-button?${new URLSearchParams({ payload, signature, keyid, algorithm })}`;
    }
    default:
      throw new Error(`nowhere to pay: ${JSON.stringify(prepared)}`);
  }
}

/** A prepared payment with the guest on the pay page, and its reference. */
export async function onPayPage(fake: FakeProviders, adapter: PaymentProvider, payment: PaymentToPrepare) {
  const prepared = await adapter.prepare(payment);
  const first = buildPayPageUrl(fake, prepared);
  const opened = await fetch(first, { redirect: 'manual' });
  await opened.text();
  const page = opened.headers.get('location') ?? first;
  return { prepared, page, reference: fake.byOurId(payment.ourId).id };
}

/** The guest pays, confirms in the wallet if there is one, and the money is captured. */
export async function paid(fake: FakeProviders, adapter: PaymentProvider, payment: PaymentToPrepare): Promise<string> {
  const { page, reference } = await onPayPage(fake, adapter, payment);
  await fake.press(page, payment.means === 'unzerBank' ? 'settle' : 'pay');
  if (adapter.confirmWallet) {
    const { ourId, amount, currency, description, returnUrl } = payment;
    const terms = { ourId, amount, currency, description, returnUrl };
    const confirmed = await adapter.confirmWallet({ key: `${ourId}-wallet`, reference, ...terms });
    if (confirmed.code !== 'redirect') throw new Error(`not confirmed: ${JSON.stringify(confirmed)}`);
    await (await fetch(confirmed.url, { redirect: 'manual' })).text();
  }
  const look = await adapter.look(reference);
  if (look.code === 'found' && look.state === 'approved')
    await adapter.capture({ key: `${payment.ourId}-capture`, reference, amount: payment.amount, currency: 'EUR' });
  return reference;
}
