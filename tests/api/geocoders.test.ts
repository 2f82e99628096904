import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderRequest } from '@tischlein/contract/shop';
import { databases, onSqlite, type OpenDatabase } from '../support/databases.ts';
import { FAULTS, json, openOutsideServer, type OutsideServer } from '../support/outside/outside-server.ts';
import { GOOGLE_REFUSALS, RECORDED } from '../support/outside/geocoder-answers.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { aZone, aBranchOf } from '../support/tramonto.ts';
import { aDelivery } from '../support/trattoria.ts';

const MITTE = { latitude: 52.5289, longitude: 13.4113 };
const SHOPS = [
  aBranchOf('by-postcode', { ...MITTE, deliveryZones: [aZone('a', { kind: 'postcodes', postcodes: ['10119'] })] }),
  aBranchOf('by-radius', { ...MITTE, deliveryZones: [aZone('b', { kind: 'radius', kilometres: 2 })] }),
];
const HOME = 'Torstraße 12, 10119 Berlin';
const NOT_FOUND = {
  code: 'notFound',
  message: 'Zu dieser Adresse konnte keine Entfernung berechnet werden',
};

// A guest's input never selects a host.
const ADDRESSES_OF_THE_WEB = [
  'http://127.0.0.1/',
  'http://127.0.0.1:3000/readyz',
  'http://localhost/',
  'https://localhost:8443/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://0.0.0.0/',
  'http://0/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://169.254.169.254 5, 10119 Berlin',
  'http://evil.example/ 5, 10119 Berlin',
  'https://evil.example#@127.0.0.1/ 5, 10119 Berlin',
  'http://user:pass@127.0.0.1/ 12, 10119 Berlin',
  'http://127.0.0.1%2523@evil.example/',
  'file:///etc/passwd',
  'file:///etc/passwd 5, 10119 Berlin',
  'gopher://127.0.0.1:25/_HELO',
  'dict://127.0.0.1:11211/stat',
  'ftp://127.0.0.1/',
  'ldap://127.0.0.1/',
  'data:text/html,<script>1</script>',
  '\\\\127.0.0.1\\share 5, 10119 Berlin',
  'localhost:6379',
];

// Waiting takes long, and is the same for every kind.
const faultsOf = (kind: string): readonly string[] =>
  Object.keys(FAULTS).filter((fault) => kind === 'photon' || !fault.startsWith('nothing for'));

describe.each(onSqlite(databases))('geocoders on $name', ({ name: engine, open }) => {
  let place: OpenDatabase;
  let outside: OutsideServer;
  let server: TestServer;

  const start = async (kind: keyof typeof RECORDED): Promise<void> => {
    place = await open();
    outside = await openOutsideServer();
    const url = kind === 'google' ? `${outside.url}/?key=geheim` : outside.url;
    server = await openServer(place, { shops: SHOPS, geocoder: { kind, url } });
  };
  const stop = async (): Promise<void> => {
    await server.close();
    await outside.close();
    await place.close();
  };
  const geo = async (shop: string, location: string) => {
    const answer = await server.app.inject({ method: 'POST', url: `/api/shop/${shop}/geo`, payload: { location } });
    return { status: answer.statusCode, body: answer.json() };
  };
  // Each case uses an address that is not cached.
  let houses = 100;
  const newHome = (): string => HOME.replace('12', String((houses += 1)));

  describe.each(['photon', 'nominatim', 'google'] as const)('%s', (kind) => {
    const recorded = RECORDED[kind];
    beforeAll(() => start(kind));
    afterAll(() => stop());
    beforeEach(() => {
      outside.asked.length = 0;
    });

    it('finds a house and caches it for 30 days, whatever the spelling', async () => {
      outside.answerWith(json(recorded.house));
      const answers = await Promise.all([geo('by-radius', HOME), geo('by-radius', 'torstr. 12, 10119 berlin')]);
      for (const { body } of answers)
        expect(body).toEqual({
          deliveryFee: 250,
          minimumOrderValue: 1500,
          freeAfter: 4000,
          distance: 0.9,
          note: '',
          isEstimated: false,
          addr: { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' },
          point: { latitude: 52.52945, longitude: 13.40126 },
        });
      await geo('by-postcode', HOME);
      expect(outside.asked.map(({ path }) => path)).toEqual([recorded.searchPath]);
      expect(outside.asked[0]?.headers['user-agent']).toBe('Tischlein (http://shop.test)');
    });

    it('takes the street where the house is not known', async () => {
      outside.answerWith(json(recorded.street));
      const { status, body } = await geo('by-radius', newHome());
      expect([status, body.addr.street, body.addr.streetNumber]).toEqual([200, 'Torstraße', String(houses)]);
    });

    it.each(['nothing', 'town'] as const)('%s found: the message of S2 §8', async (which) => {
      outside.answerWith(json(recorded[which]));
      for (const shop of ['by-radius', 'by-postcode'])
        expect(await geo(shop, newHome())).toEqual({ status: 404, body: NOT_FOUND });
    });

    it('turns a point into an address, no surer than the device', async () => {
      outside.answerWith(json(recorded.reverse));
      const at = async (accuracy: number) => {
        const url = `/api/shop/by-radius/geolocation?lat=52.52945&long=13.40126&acc=${accuracy}`;
        return (await server.app.inject({ url })).json();
      };
      const town = { postalCode: '10119', locality: 'Berlin' };
      expect(await at(20)).toEqual({ streetName: 'Torstraße', streetNumber: '12', ...town });
      expect(await at(500)).toEqual({ streetName: 'Torstraße', streetNumber: '', ...town });
      expect(await at(5000)).toEqual({ streetName: '', streetNumber: '', ...town });
      expect(outside.asked[0]?.path).toBe(recorded.reversePath);
      outside.answerWith(json(recorded.reverseNothing));
      expect((await server.app.inject({ url: '/api/shop/by-radius/geolocation?lat=54&long=8&acc=9' })).statusCode).toBe(
        404,
      );
    });

    it.each(ADDRESSES_OF_THE_WEB)('%s is not a location, and the geocoder is not asked', async (location) => {
      const before = outside.connections();
      const answers = await Promise.all([
        geo('by-radius', location),
        geo('by-postcode', location.slice(0, 200)),
        server.app.inject({
          url: `/api/shop/by-radius/franchise/tramonto/find-for?deliveryType=delivery&location=${encodeURIComponent(location.slice(0, 200))}`,
        }),
      ]);
      expect([answers[0].status, answers[1].status]).toEqual([400, 400]);
      expect(answers[2].json().found).toBeNull();
      expect(outside.connections()).toBe(before);
    });

    // The wire is the same for both engines.
    it.runIf(engine === 'sqlite').each(faultsOf(kind))('%s: postcode zones go on, others say so', async (fault) => {
      outside.answerWith(FAULTS[fault] ?? expect.fail());
      const started = performance.now();
      const [postcode, radius] = await Promise.all([geo('by-postcode', newHome()), geo('by-radius', newHome())]);
      expect(radius).toEqual({ status: 404, body: NOT_FOUND });
      expect([postcode.status, postcode.body.deliveryFee, postcode.body.isEstimated]).toEqual([200, 250, true]);
      expect(performance.now() - started).toBeLessThan(6500);
      const { statusCode } = await server.app.inject({ url: '/api/shop/by-radius/geolocation?lat=52.5&long=13.4' });
      expect(statusCode).toBe(200);
    });
  });

  describe('google', () => {
    beforeAll(() => start('google'));
    afterAll(() => stop());

    it.each(GOOGLE_REFUSALS)('$status is not about the address', async (refusal) => {
      outside.answerWith(json(refusal));
      expect(await geo('by-radius', newHome())).toEqual({ status: 404, body: NOT_FOUND });
      expect((await geo('by-postcode', newHome())).status).toBe(200);
    });

    const order = async (shop: string, form: Partial<OrderRequest['formValues']>, more: Partial<OrderRequest> = {}) => {
      const home = { street: 'Trostraße', streetNumber: '12', zip: '10119', city: 'Berlin' };
      const payload = aDelivery({ formValues: { ...aDelivery().formValues, ...home, ...form }, ...more });
      const answer = await server.app.inject({ method: 'POST', url: `/api/shop/${shop}/order`, payload });
      return { status: answer.statusCode, body: answer.json() };
    };

    it('an order with a typing error gets code 2, and succeeds when the guest insists (S3 K5, K10)', async () => {
      outside.answerWith(json(RECORDED.google.house));
      const asked = await order('by-radius', {});
      expect(asked).toMatchObject({
        status: 409,
        body: {
          code: 2,
          title: 'Adresse korrigiert',
          address: { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' },
        },
      });
      expect((await order('by-radius', {}, { skipGoogleValidation: true })).status).toBe(200);
      expect((await order('by-radius', { street: 'Torstraße' })).status).toBe(200);
      expect((await order('by-radius', { street: 'torstr.', city: 'berlin' })).status).toBe(200);
    });

    it('a slip in the postcode is asked about before the delivery area, which is always checked', async () => {
      outside.answerWith(json(RECORDED.google.house));
      const slip = { street: 'Torstraße', zip: '10919' };
      expect((await order('by-postcode', slip)).body).toMatchObject({ code: 2, address: { zip: '10119' } });
      expect((await order('by-postcode', slip, { skipGoogleValidation: true })).body).toMatchObject({ code: 8 });
    });

    it('an order is refused while the delivery area cannot be checked', async () => {
      outside.answerWith(json(RECORDED.google.nothing));
      expect(await order('by-radius', { street: 'Nirgendweg' })).toMatchObject({
        status: 400,
        body: { ...NOT_FOUND, title: 'Liefergebiet' },
      });
      expect((await order('by-postcode', { street: 'Nirgendweg' })).status).toBe(200);
    });

    it('is asked again after a restart only when 30 days are over', async () => {
      outside.answerWith(json(RECORDED.google.house));
      const home = newHome();
      await geo('by-radius', home);
      const before = outside.asked.length;
      await server.close();
      const geocoder = { kind: 'google', url: `${outside.url}/?key=geheim` } as const;
      server = await openServer(place, { geocoder, at: '2026-12-20T18:30:00.000Z' });
      await geo('by-radius', home);
      expect(outside.asked.length).toBe(before);
      await server.close();
      server = await openServer(place, { geocoder, at: '2026-12-22T18:30:00.000Z' });
      await geo('by-radius', home);
      expect(outside.asked.length).toBe(before + 1);
    });

    it('stores nothing but the address: no name, no phone, no shop', async () => {
      const rows = await server.deps.database.read.selectFrom('geocoded_addresses').selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['address_key', 'asked_at', 'place']);
      expect(JSON.stringify(rows)).not.toMatch(/Petra|1234567|by-radius/);
    });

    it('a hundred guests at the same address ask once', async () => {
      outside.answerWith(json(RECORDED.google.house));
      const before = outside.asked.length;
      const home = newHome();
      await Promise.all(Array.from({ length: 100 }, () => geo('by-radius', home)));
      expect(outside.asked.length).toBe(before + 1);
    });
  });
});
