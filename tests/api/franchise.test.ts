import * as calls from '@tischlein/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FindForQuery } from '@tischlein/contract/shop';
import { createSender } from '@tischlein/contract/client';
import type { BranchLookup } from '@tischlein/domain/franchise';
import { onSqlite, type OpenDatabase, preparedTramonto } from '../support/databases.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { aDelivery } from '../support/trattoria.ts';

describe.each(onSqlite(preparedTramonto))('the branches of a franchise on $name', ({ open }) => {
  let place: OpenDatabase;
  let server: TestServer;

  beforeAll(async () => {
    place = await open();
    server = await openServer(place);
  });
  afterAll(async () => {
    await server.close();
    await place.close();
  });

  const findFor = async (wish: FindForQuery): Promise<BranchLookup> => {
    const send = createSender(async (url, { method }) => {
      const answer = await server.app.inject({ url, method: method as 'GET' });
      return { status: answer.statusCode, text: async () => answer.body };
    });
    const params = { shop: 'tramonto-kreuzberg', franchise: 'tramonto' };
    const answer = await send(calls.findBranches, { params, query: wish });
    return answer.ok ? answer.value : expect.fail(JSON.stringify(answer.problem));
  };

  it('sends a delivery to the branch whose zone contains the address, with its terms', async () => {
    const answer = await findFor({ location: 'Torstraße 12, 10119 Berln', deliveryType: 'delivery' });
    expect(answer).toMatchObject({
      found: true,
      slug: 'tramonto-mitte',
      id: 'tramonto-mitte',
      isEstimated: true,
      deliveryFee: 250,
      minimumOrderValue: 1500,
      freeAfter: 4000,
      err: null,
      addr: { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' },
    });
    expect(answer.allShops.map(({ slug, delivers }) => [slug, delivers])).toEqual([
      ['tramonto-mitte', true],
      ['tramonto-kreuzberg', false],
      ['tramonto-pankow', false],
    ]);
  });

  it('finds a zone drawn on the map, and where its pages are', async () => {
    const answer = await findFor({ location: 'Florastraße 3, 13187 Berlin', deliveryType: 'delivery' });
    expect([answer.slug, answer.deliveryFee]).toEqual(['tramonto-pankow', 350]);
    expect(answer.allShops.map(({ url }) => url)).toEqual([
      'https://pankow.example',
      'http://shop.test/f=tramonto-mitte',
      'http://shop.test/f=tramonto-kreuzberg',
    ]);
  });

  it('leads a pickup to the nearest branch', async () => {
    const answer = await findFor({ location: 'Lausitzer Platz 1, 10997 Berlin', deliveryType: 'pickup' });
    expect([answer.slug, answer.deliveryFee, answer.err]).toEqual(['tramonto-kreuzberg', null, null]);
    expect(answer.allShops[0]).toMatchObject({ insideOpenHours: true, acceptOrders: true, delivers: null });
    expect(answer.allShops[0]?.acceptOrdersToday).toEqual([{ from: '11:00', to: '22:00' }]);
  });

  it.each([
    ['', null, false],
    ['10119', 'zipInsteadOfAddressEntered', null],
    ['10119 Berlin', 'invalid and Incomplete', null],
    ['Torstraße, 10119 Berlin', 'MissingStreetNumber', null],
    ['Zeil 5, 60313 Frankfurt am Main', 'notInRange', null],
    ['Zeil 5, 99999 Nirgendwo', 'notFound', null],
  ])("'%s' lists every branch and answers %s", async (location, err, found) => {
    const answer = await findFor({ location, deliveryType: 'delivery' });
    expect([answer.err, answer.found, answer.slug, answer.allShops.length]).toEqual([err, found, null, 3]);
    if (err !== null) expect(answer.message).toMatch(/^[A-ZÄÖÜ]/);
  });

  it.each([
    ['tramonto-kreuzberg/franchise/wok/find-for?deliveryType=pickup', 404],
    ['tramonto/franchise/tramonto/find-for?deliveryType=drone', 400],
    ['tramonto/franchise/tramonto/find-for?deliveryType=pickup&serveAt=morgen', 400],
  ])('GET …/%s is answered %i', async (url, status) => {
    expect((await server.app.inject({ url: `/api/shop/${url}` })).statusCode).toBe(status);
  });

  describe('where this branch does not deliver, but another does (S2 §5.2)', () => {
    const toMitte = aDelivery({ formValues: { ...aDelivery().formValues, zip: '10119' } });
    const branch = {
      id: 'tramonto-mitte',
      slug: 'tramonto-mitte',
      name: 'tramonto-mitte',
      url: 'http://shop.test/f=tramonto-mitte',
      deliveryFee: 250,
      minimumOrderValue: 1500,
      freeAfter: 4000,
    };
    const send = async (shop: string, call: string, payload: object) =>
      (await server.app.inject({ method: 'POST', url: `/api/shop/${shop}/${call}`, payload })).json();

    it('the order is refused with that branch, code 8', async () => {
      expect(await send('tramonto-kreuzberg', 'order', toMitte)).toMatchObject({
        code: 8,
        title: 'Liefergebiet',
        message:
          'Das ausgewählte Restaurant liefert nicht an deine Adresse, aber eine andere Filiale könnte dich beliefern. Dorthin wechseln?',
        branch,
      });
    });

    it('the quote names it too, and only then', async () => {
      const quote = (shop: string, zip: string) =>
        send(shop, 'quote', { deliveryType: 'delivery', address: { zip }, orderItems: toMitte.orderItems });
      expect((await quote('tramonto-kreuzberg', '10119')).otherBranch).toEqual(branch);
      expect((await quote('tramonto-mitte', '10119')).otherBranch).toBeUndefined();
      expect((await quote('tramonto-mitte', '20095')).otherBranch).toBeUndefined();
    });

    it('without one the sentence is about the address', async () => {
      const toHamburg = { ...toMitte, formValues: { ...toMitte.formValues, zip: '20095', city: 'Hamburg' } };
      const answer = await send('tramonto-kreuzberg', 'order', toHamburg);
      expect([answer.code, answer.branch]).toEqual([8, undefined]);
    });
  });

  it('knows the town where a device is (S2 §3)', async () => {
    const at = async (query: string) => server.app.inject({ url: `/api/shop/tramonto/geolocation?${query}` });
    expect((await at('lat=52.5170&long=13.3880&acc=20')).json()).toEqual({
      streetName: '',
      streetNumber: '',
      postalCode: '10117',
      locality: 'Berlin',
    });
    expect((await at('lat=48.2082&long=16.3738&acc=20')).statusCode).toBe(404);
    expect((await at('lat=91&long=13&acc=1')).statusCode).toBe(400);
  });
});
