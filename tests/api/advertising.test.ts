import type { AdvertisingConsents, Mails } from '@tischlein/contract/office';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { type OpenDatabase, preparedPaidTrattoria, preparedTwoShops } from '../support/databases.ts';
import { openPaidShop } from '../support/open-payments.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { readMailbox } from '../support/read-mailbox.ts';
import { aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const ASKED = 'Möchtest Du Angebote';
const NEXT_DAY = '2026-11-22T18:30:00.000Z';

describe.each(usuallyOnSqlite(preparedTwoShops))('consent to advertising (S3 K6) on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;

  beforeEach(async () => {
    place = await open();
    shop = await openShop(place);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const ticked = (email = 'petra@example.com') =>
    aDelivery({
      acceptAdvertising: true,
      advertisingVersion: 2,
      formValues: { ...aDelivery().formValues, email },
    });
  const answer = (step: 'look' | 'confirm' | 'withdraw', token: string, slug = 'roma') =>
    shop.guest().call('POST', `/api/shop/${slug}/advertising/${step}`, { token });
  const kept = () => shop.deps.database.read.selectFrom('advertising_consents').selectAll().execute();
  const given = async () =>
    (await (await shop.desk()).call('GET', '/api/office/shop/roma/advertising-consents')).json<AdvertisingConsents>();

  /** The mails that ask, once everything that was to be sent has been sent; oldest first. */
  async function asked(): Promise<Mails> {
    await everythingIsSent(shop);
    return (await readMailbox(place.dataDir)).filter(({ subject }) => subject.startsWith(ASKED)).toReversed();
  }
  const tokensAsked = async (of: string): Promise<string[]> =>
    (await asked())
      .filter(({ to }) => to.toLowerCase() === of)
      .map(({ text }) => /\/f=roma\/static\/werbung-bestaetigen#(\S+)/.exec(text)?.[1] ?? '');
  const tokenAsked = async (of = 'petra@example.com'): Promise<string> => (await tokensAsked(of)).at(-1) ?? '';

  it('is requested by one mail that quotes the ticked text, and counts only once confirmed', async () => {
    await shop.guest().order(ticked('Petra@Example.com'));
    const [mail, ...others] = await asked();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'Petra@Example.com' });
    expect(mail?.text).toContain('darf mir Angebote und Gutscheine per E-Mail senden');
    const token = await tokenAsked();
    expect((await answer('look', token)).json()).toEqual({ email: 'petra@example.com', state: 'asked' });
    expect(await given()).toEqual([]);

    shop.clock.set('2026-11-21T18:40:00.000Z');
    expect((await answer('confirm', token)).json()).toEqual({ email: 'petra@example.com', state: 'confirmed' });
    expect(await given()).toEqual([
      {
        email: 'petra@example.com',
        textVersion: 2,
        requestedAt: '2026-11-21T18:30:00.000Z',
        confirmedAt: '2026-11-21T18:40:00.000Z',
      },
    ]);
  });

  it('keeps neither the token nor the network address it was confirmed from', async () => {
    await shop.guest().order(ticked());
    const token = await tokenAsked();
    await answer('confirm', token);
    const [row] = await kept();
    expect(row?.confirmed_from).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain('127.0.0.1');
    expect(JSON.stringify(row)).not.toContain(token.split('.')[1]);
  });

  it('is confirmed once and withdrawn once, however often the buttons are pressed', async () => {
    await shop.guest().order(ticked());
    const token = await tokenAsked();
    await answer('confirm', token);
    const first = await kept();
    shop.clock.set('2026-11-21T19:00:00.000Z');
    expect((await answer('confirm', token)).json()).toMatchObject({ state: 'confirmed' });
    expect(await kept()).toEqual(first);

    expect((await answer('withdraw', token)).json()).toMatchObject({ state: 'withdrawn' });
    expect(await given()).toEqual([]);
    const withdrawn = await kept();
    shop.clock.set('2026-11-21T20:00:00.000Z');
    expect((await answer('withdraw', token)).json()).toMatchObject({ state: 'withdrawn' });
    expect((await answer('confirm', token)).json()).toMatchObject({ state: 'withdrawn' });
    expect(await kept()).toEqual(withdrawn);
  });

  it.each([
    ['no token', () => ''],
    ['one that there is not', () => 'abc.def'],
    ['one with a letter changed', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`],
    ['the consent without its secret', (token: string) => token.split('.')[0] ?? ''],
  ])('refuses %s', async (_, change) => {
    await shop.guest().order(ticked());
    const token = change(await tokenAsked());
    for (const step of ['look', 'confirm', 'withdraw'] as const) {
      const refused = await answer(step, token);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'consentUnknown']);
    }
    expect(await kept()).toMatchObject([{ confirmed_at: null, withdrawn_at: null }]);
  });

  it("refuses another shop's token", async () => {
    await shop.guest().order(ticked());
    expect((await answer('confirm', await tokenAsked(), 'napoli')).statusCode).toBe(404);
  });

  it('never asks again after a confirmation', async () => {
    await shop.guest().order(ticked());
    await answer('confirm', await tokenAsked());
    shop.clock.set('2026-11-28T18:30:00.000Z');
    await shop.guest().order(ticked(' PETRA@example.com'));
    expect(await asked()).toHaveLength(1);
    expect(await given()).toHaveLength(1);
  });

  it('asks an address once a day, and with the next mail the old link is void', async () => {
    await Promise.all([shop.guest().order(ticked()), shop.guest().order(ticked('petra@EXAMPLE.com'))]);
    shop.clock.set('2026-11-22T18:29:00.000Z');
    await shop.guest().order(ticked());
    expect(await asked()).toHaveLength(1);
    shop.clock.set(NEXT_DAY);
    await shop.guest().order(ticked());
    const [old = '', ...newer] = await tokensAsked('petra@example.com');
    expect(newer).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
    expect((await answer('confirm', old)).statusCode).toBe(404);
    expect((await answer('confirm', newer[0] ?? '')).json()).toMatchObject({ state: 'confirmed' });
  });

  it('can be given again after it was withdrawn; the old link then withdraws it too', async () => {
    await shop.guest().order(ticked());
    const old = await tokenAsked();
    await answer('confirm', old);
    await answer('withdraw', old);
    await shop.guest().order(ticked());
    expect(await asked()).toHaveLength(1);
    shop.clock.set(NEXT_DAY);
    await shop.guest().order(ticked());
    await answer('confirm', await tokenAsked());
    expect(await given()).toHaveLength(1);
    expect((await answer('withdraw', old)).json()).toMatchObject({ state: 'withdrawn' });
    expect(await given()).toEqual([]);
  });

  it('can be confirmed for thirty days; then the request is deleted, while confirmed consent stays', async () => {
    await shop.guest().order(ticked());
    const token = await tokenAsked();
    await shop.guest().order(ticked('eva@example.com'));
    await answer('confirm', await tokenAsked('eva@example.com'));
    shop.clock.set('2026-12-21T18:29:00.000Z');
    await cleanUp(shop.deps);
    expect((await answer('look', token)).json()).toMatchObject({ state: 'asked' });
    shop.clock.set('2026-12-21T18:30:00.000Z');
    expect((await answer('confirm', token)).statusCode).toBe(404);
    await cleanUp(shop.deps);
    expect(await kept()).toMatchObject([{ email: 'eva@example.com' }]);
  });

  it('is not requested if the box was left empty', async () => {
    await shop.guest().order();
    expect(await asked()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  it('is read by owners only', async () => {
    const wanted = { email: 'luca@roma.test', role: 'staff', shops: ['roma'] };
    const { password } = (await (await shop.desk()).call('POST', '/api/office/staff', wanted)).json();
    const luca = await shop.desk(wanted.email, password);
    expect((await luca.call('GET', '/api/office/shop/roma/advertising-consents')).statusCode).toBe(403);
    expect((await shop.guest().call('GET', '/api/office/shop/roma/advertising-consents')).statusCode).toBe(401);
  });
});

describe.each(usuallyOnSqlite(preparedPaidTrattoria))('consent to advertising at other shops on $name', ({ open }) => {
  it('is asked for when an order that is paid online is paid, not before', async () => {
    const place = await open();
    const shop = await openPaidShop(place);
    const guest = await shop.guestPays('Stripe_card', { acceptAdvertising: true, advertisingVersion: 1 });
    const kinds = async () => {
      const rows = await shop.deps.database.read.selectFrom('outbox').select('kind').orderBy('kind').execute();
      return rows.map(({ kind }) => kind);
    };
    const { url = '' } = await guest.prepare();
    expect(await kinds()).toEqual([]);
    await shop.fake.press(url, 'pay');
    await guest.comeBack();
    await guest.comeBack();
    expect(await kinds()).toEqual(['advertisingAsked', 'orderPlaced']);
    await shop.close();
    await place.close();
  });

  it('blocks guessing of tokens after twenty tries', async () => {
    const place = await open();
    const shop = await openShop(place, { rateLimitFactor: 1 });
    const guest = shop.guest();
    const look = async (attempt: number): Promise<number> =>
      (await guest.call('POST', '/api/shop/roma/advertising/look', { token: `${attempt}.x` })).statusCode;
    for (let attempt = 0; attempt < 20; attempt += 1) expect(await look(attempt)).toBe(404);
    expect(await look(20)).toBe(429);
    await shop.close();
    await place.close();
  });
});
