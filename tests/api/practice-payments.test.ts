import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { PaymentAccount } from '@tischlein/contract/office';
import type { OrderResponse, PaymentResponse, PublicShopConfig } from '@tischlein/contract/shop';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservePort, toLocalUrl } from '../../apps/server/src/own-address.ts';
import { sealAccount } from '../../apps/server/src/payments/accounts.ts';
import { writeAccountRow } from '../../apps/server/src/payments/accounts.store.ts';
import { PRACTICE_PATH } from '../../apps/server/src/shops/practice-path.ts';
import { scriptPolicy } from '../../apps/server/src/payments/script-policy.ts';
import { openPractice } from '../../apps/server/src/payments/practice.ts';
import { practiceAccounts } from '../../demo/payments/accounts.ts';
import { databases, onSqlite, type OpenDatabase } from '../support/databases.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery, trattoria } from '../support/trattoria.ts';

const METHODS = [
  'Stripe_card',
  'Stripe_sofort',
  'Stripe_alipay',
  'AmazonPay_Checkout',
  'PayPal_Rest',
  'PayPal_Platform',
  'Heidelpay',
  'Sofort',
] as const satisfies readonly PaymentMethod[];

// Saturday evening; the practice providers share the shop's clock.
const NOW = '2026-11-21T18:30:00.000Z';

/** A server with the practice providers below its own path, like the demo of `npm start`; another node finds the shop there. */
async function openDemo(database: OpenDatabase, { isDemo = true, isAnother = false } = {}) {
  const { port, release } = await reservePort({ host: '127.0.0.1', port: 0 });
  const ownUrl = toLocalUrl('127.0.0.1', port);
  const place = { ownUrl, publicUrl: ownUrl, clock: { now: () => NOW } };
  const practice = await openPractice(resolve('demo'), place);
  const document = trattoria();
  const config = { ...document.config, paymentMethods: ['offline', ...METHODS] } as const;
  const shop = await openShop(database, {
    shops: isAnother ? [] : [{ ...document, config }],
    publicUrl: ownUrl,
    at: NOW,
    ...(isDemo && { practice, providers: { hosts: practice.hosts } }),
  });
  if (!isAnother) await saveAccounts(shop, practiceAccounts('roma'));
  await release();
  await shop.app.listen({ host: '127.0.0.1', port });
  return { ...shop, ownUrl };
}

async function saveAccounts({ deps }: TestShop, accounts: readonly PaymentAccount[]): Promise<void> {
  const { id } = trattoria().config;
  for (const account of accounts) {
    const sealed = sealAccount(account, id, deps.secretKey);
    const row = { shop_id: id, provider: account.provider, sealed, changed_at: '', changed_by: '' };
    await deps.database.write((writer) => writeAccountRow(writer, row));
  }
  await deps.shops.refresh();
}

type Demo = TestShop & { readonly ownUrl: string };

describe.each(onSqlite(databases))('the demo on $name', ({ open }) => {
  let demo: Demo;
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    demo = await openDemo(database);
  });
  afterAll(async () => {
    await demo.close();
    await database.close();
  });

  const paysWith = async (method: PaymentMethod) => {
    const guest = demo.guest();
    const request = aDelivery();
    const order = await guest.call(
      'POST',
      '/api/shop/roma/order',
      { ...request, formValues: { ...request.formValues, paymentMethod: method } },
      { 'idempotency-key': randomUUID() },
    );
    expect([order.statusCode, order.body]).toEqual([200, expect.anything()]);
    const { order: placed, paymentGatewayId: gateway } = order.json<OrderResponse>();
    const path = `/api/shop/roma/payment/${gateway}/${placed.id}`;
    const prepared = await guest.call('POST', path, {});
    expect([prepared.statusCode, prepared.body]).toEqual([200, expect.anything()]);
    await payWith(demo, guest, { path, answer: prepared.json<PaymentResponse>() });
    const settled = await guest.call('POST', `${path}/settle`);
    const page = await guest.call('GET', `/api/shop/roma/info/${placed.id}`);
    return [settled.json().result, page.json().success];
  };

  it.each(METHODS)('an order is paid with %s', async (method) => {
    expect(await paysWith(method)).toEqual(['paid', true]);
  });

  it("an order is paid with the wallet that 'Heidelpay' may mean, too", async () => {
    const accounts = practiceAccounts('roma').map((account) =>
      account.provider === 'unzer' ? { ...account, heidelpayVariant: 'paypal' as const } : account,
    );
    await saveAccounts(demo, accounts);
    expect(await paysWith('Heidelpay')).toEqual(['paid', true]);
  });

  it('has scripts with the API of the real ones, and its policy allows no other host', async () => {
    const config = (await demo.app.inject({ url: '/api/shop/roma/config' })).json<PublicShopConfig>();
    const scripts = Object.values(config.paymentScripts ?? {}).toSorted();
    expect(scripts.map((script) => script.split('?')[0])).toEqual([
      `${PRACTICE_PATH}/amazon-checkout.js`,
      `${PRACTICE_PATH}/paypal-sdk.js`,
    ]);
    for (const url of scripts) {
      const script = await demo.app.inject({ url });
      expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    }
    expect(scriptPolicy(config.paymentScripts ?? {})).toEqual({});
  });

  it('its pay page says that no money moves', async () => {
    const page = await demo.app.inject({ url: `${PRACTICE_PATH}/pay/unknown` });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('Test-Zahlung, es fließt kein Geld');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe.each(databases)('two nodes of the demo on $name', ({ open }) => {
  let database: OpenDatabase;
  let nodes: readonly [Demo, Demo];
  beforeAll(async () => {
    database = await open();
    nodes = [await openDemo(database), await openDemo(database, { isAnother: true })];
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await database.close();
  });

  it('know of the same payments: prepared at one, paid at the other, settled at the first', async () => {
    const [one, two] = nodes;
    const { guest, path, url } = await orderByCard(one);
    const page = new URL(url);
    const opened = await two.app.inject(page.pathname);
    expect([opened.statusCode, opened.body]).toEqual([200, expect.stringContaining('Bezahlen')]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const press = (node: Demo, action: string) =>
      node.app.inject({ method: 'POST', url: page.pathname, headers, payload: `action=${action}` });
    expect((await press(two, 'pay')).statusCode).toBe(303);
    // The page of the first node offers nothing any more.
    expect((await press(one, 'cancel')).headers['location']).toBeUndefined();
    expect((await guest.call('POST', `${path}/settle`)).json().result).toBe('paid');
  });

  it('answer an idempotency key once, whichever of them is asked', async () => {
    const [stripe] = practiceAccounts('roma').filter(({ provider }) => provider === 'stripe');
    const create = async (node: Demo) => {
      const form = { mode: 'payment', 'payment_method_types[0]': 'card', 'line_items[0][quantity]': '1' };
      const price = { 'line_items[0][price_data][currency]': 'eur', 'line_items[0][price_data][unit_amount]': '1200' };
      const urls = { success_url: 'http://shop.test/back', cancel_url: 'http://shop.test/cancel' };
      const expiry = { expires_at: String(Date.parse(NOW) / 1000 + 3600) };
      const answer = await node.app.inject({
        method: 'POST',
        url: `${PRACTICE_PATH}/stripe/v1/checkout/sessions`,
        headers: {
          authorization: `Bearer ${stripe && 'secretKey' in stripe ? stripe.secretKey : ''}`,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': 'once',
        },
        payload: new URLSearchParams({ ...form, ...price, ...urls, ...expiry }).toString(),
      });
      return [answer.statusCode, answer.json().id];
    };
    const [first, second] = await Promise.all(nodes.map(create));
    expect(first).toEqual([200, expect.stringMatching(/^cs_/)]);
    expect(second).toEqual(first);
  });
});

async function orderByCard(demo: Demo) {
  const guest = demo.guest();
  const request = aDelivery();
  const body = { ...request, formValues: { ...request.formValues, paymentMethod: 'Stripe_card' } };
  const order = await guest.call('POST', '/api/shop/roma/order', body, { 'idempotency-key': randomUUID() });
  const { order: placed, paymentGatewayId: gateway } = order.json<OrderResponse>();
  const path = `/api/shop/roma/payment/${gateway}/${placed.id}`;
  const { url } = (await guest.call('POST', path, {})).json<PaymentResponse>();
  return { guest, path, url: url ?? '' };
}

/** What the storefront does with the answer, and the guest on the pay page. */
async function payWith(
  demo: Demo,
  guest: ReturnType<Demo['guest']>,
  { path, answer }: { readonly path: string; readonly answer: PaymentResponse },
): Promise<void> {
  const first = answer.id
    ? `${demo.ownUrl}${PRACTICE_PATH}/pay/${answer.id}`
    : (answer.url ?? amazonButton(demo, answer));
  const opened = await fetch(first, { redirect: 'manual' });
  const page = opened.headers.get('location') ?? first;
  const html = await (page === first ? opened : await fetch(page)).text();
  expect(html).toContain('Test-Zahlung, es fließt kein Geld');
  const pressed = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
  const back = pressed.headers.get('location') ?? '';
  expect(back.startsWith(demo.ownUrl)).toBe(true);
  const walletSession = new URL(back).searchParams.get('amazonCheckoutSessionId');
  if (walletSession) {
    const confirm = (await guest.call('POST', path, { walletSession })).json<PaymentResponse>();
    await fetch(confirm.url ?? '', { redirect: 'manual' });
  }
  if (answer.id) {
    const captured = await guest.call('GET', `${path}/paypal/${answer.id}`);
    expect(captured.json()).toEqual({ status: 'success' });
  }
}

const amazonButton = (
  { ownUrl }: Demo,
  { payload = '', signature = '', keyid = '', algorithm = '' }: PaymentResponse,
) => `${ownUrl}${PRACTICE_PATH}/amazon-button?${new URLSearchParams({ payload, signature, keyid, algorithm })}`;

it('without the demo there is no such page, and demo accounts offer nothing', async () => {
  const [{ open }] = databases as [(typeof databases)[0]];
  const database = await open();
  const shop = await openDemo(database, { isDemo: false });
  const page = await shop.app.inject({ method: 'POST', url: `${PRACTICE_PATH}/pay/x` });
  expect(page.statusCode).toBeGreaterThanOrEqual(404);
  expect(page.body).not.toContain('Test-Zahlung');
  const config = await shop.app.inject({ url: '/api/shop/roma/config' });
  expect(config.json()).toMatchObject({ paymentMethods: ['offline'] });
  await shop.close();
  await database.close();
});
