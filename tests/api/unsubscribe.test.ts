import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRequest, Renderer } from '@tischlein/contract/render';
import type { AdvertisingConsents } from '@tischlein/contract/office';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everythingIsSent } from '../support/account-shop.ts';
import { type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const PETRA = 'petra@example.com';
const PAGE = '/f=roma/abmelden/newsletter/';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

// A fake renderer that records what the page shows.
class Pages implements Renderer {
  readonly shown: PageRequest['unsubscribe'][] = [];

  render = async ({ unsubscribe }: PageRequest) => {
    this.shown.push(unsubscribe);
    return { status: 200, html: '<!doctype html>', inlineStyles: [], inlineScripts: [] };
  };
}

describe.each(usuallyOnSqlite(preparedTwoShops))('unsubscribing from advertising on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let pages: Pages;

  const openWith = async (rateLimitFactor = 1000) => {
    pages = new Pages();
    shop = await openShop(place, { renderer: pages, rateLimitFactor });
  };
  beforeEach(async () => {
    place = await open();
    await openWith();
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  /** Unsubscribe links of the mails that asked for consent. */
  const linksMailed = async (): Promise<string[]> => {
    await everythingIsSent(shop);
    const folder = join(place.dataDir, 'mail');
    const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
    const mails = await Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
    return mails.flatMap(({ unsubscribeUrl }) => (unsubscribeUrl ? [new URL(unsubscribeUrl).pathname] : []));
  };
  const confirms = async (email = PETRA): Promise<void> => {
    const formValues = { ...aDelivery().formValues, email };
    await shop.guest().order(aDelivery({ acceptAdvertising: true, advertisingVersion: 2, formValues }));
    const confirmed_at = shop.clock.now();
    await shop.deps.database.write((writer) =>
      writer.updateTable('advertising_consents').set({ confirmed_at }).where('email', '=', email).execute(),
    );
  };
  const given = async (): Promise<string[]> => {
    const answer = await (await shop.desk()).call('GET', '/api/office/shop/roma/advertising-consents');
    return answer
      .json<AdvertisingConsents>()
      .map(({ email }) => email)
      .toSorted();
  };
  const unsubscribes = (email: string, slug = 'roma') =>
    shop.guest().call('POST', `/api/shop/${slug}/emailunsubscribe`, { type: 'newsletter', email });

  describe('POST emailunsubscribe (S2 §7)', () => {
    it('withdraws all consent of the address at this shop, and only that', async () => {
      await confirms();
      await confirms('eva@example.com');
      expect((await unsubscribes(PETRA, 'napoli')).statusCode).toBe(204);
      expect(await given()).toEqual(['eva@example.com', PETRA]);
      expect((await unsubscribes(' Petra@Example.com')).statusCode).toBe(204);
      expect(await given()).toEqual(['eva@example.com']);
    });

    it('answers the same for unknown addresses', async () => {
      await confirms();
      const [known, unknown] = [await unsubscribes(PETRA), await unsubscribes('fremd@example.com')];
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
      expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    });

    it('ends a request that was not confirmed yet', async () => {
      const formValues = { ...aDelivery().formValues, email: PETRA };
      await shop.guest().order(aDelivery({ acceptAdvertising: true, advertisingVersion: 2, formValues }));
      await unsubscribes(PETRA);
      const rows = await shop.deps.database.read.selectFrom('advertising_consents').selectAll().execute();
      expect(rows).toMatchObject([{ confirmed_at: null, withdrawn_at: shop.clock.now() }]);
    });

    it('refuses what is no address', async () => {
      expect((await unsubscribes('petra')).statusCode).toBe(400);
    });
  });

  describe('the page', () => {
    it.each([
      ['a query (S2 §2)', `/f=roma/abmelden/newsletter/?email=${PETRA}&utm_source=mail`],
      ['a query, encoded', `${PAGE}?email=${encodeURIComponent(PETRA)}`],
      ['the path (S1 §2)', `/f=roma/abmelden/newsletter/${PETRA}`],
      ['the path, encoded', `/f=roma/abmelden/newsletter/${encodeURIComponent(PETRA)}/`],
    ])('strips the address of a link with %s, then shows it', async (_, url) => {
      await confirms();
      const guest = shop.guest();
      const stripped = await guest.call('GET', url);
      expect([stripped.statusCode, stripped.headers['location']]).toEqual([303, PAGE]);
      expect(stripped.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(String(stripped.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
      expect(JSON.stringify(stripped.headers)).not.toContain(PETRA);
      const shown = await guest.call('GET', PAGE);
      expect(shown.headers['cache-control']).toBe('no-store');
      expect(pages.shown).toEqual([{ email: PETRA, isDone: false }]);
      // Looking changes nothing.
      expect(await given()).toEqual([PETRA]);
    });

    it('looks the same for unknown addresses, keeps a plus, and works for every type', async () => {
      const guest = shop.guest();
      const stripped = await guest.call('GET', '/f=roma/abmelden/bewertung/?email=anna+pizza@example.com');
      expect([stripped.statusCode, stripped.headers['location']]).toEqual([303, '/f=roma/abmelden/bewertung/']);
      await guest.call('GET', '/f=roma/abmelden/bewertung/');
      expect(pages.shown).toEqual([{ email: 'anna+pizza@example.com', isDone: false }]);
    });

    it.each(['?email=', '?email=petra', 'unbekannt.geheim'])('asks for the address after %s', async (rest) => {
      const guest = shop.guest();
      await guest.call('GET', `${PAGE}?email=${PETRA}`);
      expect((await guest.call('GET', `${PAGE}${rest}`)).headers['location']).toBe(PAGE);
      await guest.call('GET', PAGE);
      expect(pages.shown).toEqual([{ email: '', isDone: false }]);
    });

    it('takes its form from browsers without scripts, and forgets the address', async () => {
      await confirms();
      const guest = shop.guest();
      await guest.call('GET', `${PAGE}?email=${PETRA}`);
      const sent = await guest.call('POST', PAGE, `email=${encodeURIComponent(PETRA)}`, FORM);
      expect([sent.statusCode, sent.headers['location']]).toEqual([303, `${PAGE}?abgemeldet`]);
      expect(await given()).toEqual([]);
      await guest.call('GET', `${PAGE}?abgemeldet`);
      expect(pages.shown).toEqual([{ email: '', isDone: true }]);
      const wrong = await guest.call('POST', PAGE, 'email=petra', FORM);
      expect([wrong.statusCode, wrong.headers['location']]).toEqual([303, PAGE]);
    });

    it('takes no form from other sites', async () => {
      await confirms();
      const foreign = { ...FORM, 'sec-fetch-site': 'cross-site' };
      expect((await shop.guest().call('POST', PAGE, `email=${PETRA}`, foreign)).statusCode).toBe(403);
      expect(await given()).toEqual([PETRA]);
    });
  });

  describe('one click (RFC 8058)', () => {
    it('works at once with the link of the mail, which names no address and cannot confirm', async () => {
      await confirms();
      const [link = ''] = await linksMailed();
      expect(link).toMatch(/^\/f=roma\/abmelden\/newsletter\/[\w-]+\.[\w-]+$/);
      const confirm = { token: link.split('/').at(-1) };
      expect((await shop.guest().call('POST', '/api/shop/roma/advertising/confirm', confirm)).statusCode).toBe(404);
      const answer = await shop.guest().call('POST', link, ONE_CLICK, FORM);
      expect([answer.statusCode, answer.headers['location'], answer.headers['set-cookie']]).toEqual([
        200,
        undefined,
        undefined,
      ]);
      expect(await given()).toEqual([]);
    });

    it('works from any origin: programs in browsers send it, and what the link names is all it needs', async () => {
      const foreign = { ...FORM, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
      await confirms();
      const [link = ''] = await linksMailed();
      expect((await shop.guest().call('POST', link, ONE_CLICK, foreign)).statusCode).toBe(200);
      expect(await given()).toEqual([]);
    });

    it('takes a multipart body, and a link that names the address', async () => {
      await confirms();
      const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
      const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
      expect((await shop.guest().call('POST', `${PAGE}?email=${PETRA}`, body, multipart)).statusCode).toBe(200);
      expect(await given()).toEqual([]);
    });

    it('needs the words of the standard', async () => {
      await confirms();
      const [link = ''] = await linksMailed();
      expect((await shop.guest().call('POST', link, 'a=b', FORM)).statusCode).toBe(400);
      expect(await given()).toEqual([PETRA]);
    });

    it('shows the page to people, even after the token was withdrawn', async () => {
      await confirms();
      const [link = ''] = await linksMailed();
      await shop.guest().call('POST', link, ONE_CLICK, FORM);
      const guest = shop.guest();
      expect((await guest.call('GET', link)).headers['location']).toBe(PAGE);
      await guest.call('GET', PAGE);
      expect(pages.shown).toEqual([{ email: PETRA, isDone: false }]);
    });

    it.each(['unbekannt.geheim', 'fremd@example.com'])(
      'answers the same for %s, and changes nothing',
      async (named) => {
        await confirms();
        expect((await shop.guest().call('POST', `${PAGE}${named}`, ONE_CLICK, FORM)).statusCode).toBe(200);
        expect(await given()).toEqual([PETRA]);
      },
    );

    it("ignores another shop's token", async () => {
      await confirms();
      const [link = ''] = await linksMailed();
      const elsewhere = link.replace('f=roma', 'f=napoli');
      expect((await shop.guest().call('POST', elsewhere, ONE_CLICK, FORM)).statusCode).toBe(200);
      expect(await given()).toEqual([PETRA]);
    });
  });

  it('leaves neither address nor token in a log', async () => {
    await confirms();
    const [link = ''] = await linksMailed();
    await shop.close();
    const lines: string[] = [];
    pages = new Pages();
    shop = await openShop(place, { renderer: pages, log: (line) => void lines.push(line) });
    const guest = shop.guest();
    for (const url of [link, `${PAGE}?email=${PETRA}`, `${PAGE}${PETRA}`]) {
      await guest.call('GET', url);
      await guest.call('POST', url, 'a=b', FORM);
      await guest.call('POST', url, ONE_CLICK, FORM);
      await guest.call('PUT', url);
    }
    await guest.call('GET', PAGE);
    expect(lines).not.toEqual([]);
    for (const secret of [PETRA, encodeURIComponent(PETRA), link.split('/').at(-1)])
      expect(lines.filter((line) => line.includes(secret ?? ''))).toEqual([]);
  });

  it('is limited to twenty addresses at once, by call and by form', async () => {
    await shop.close();
    await openWith(1);
    const guest = shop.guest();
    const byForm = async () => (await guest.call('POST', PAGE, `email=${PETRA}`, FORM)).statusCode;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect((await unsubscribes(PETRA)).statusCode).toBe(204);
      expect(await byForm()).toBe(303);
    }
    expect([(await unsubscribes(PETRA)).statusCode, await byForm()]).toEqual([429, 429]);
  });
});
