import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { aDelivery } from '../support/trattoria.ts';

describe.each(preparedTwoShops)('two shops on $name', ({ open }) => {
  let place: OpenDatabase;
  let server: TestServer;
  beforeEach(async () => {
    place = await open();
    server = await openServer(place);
  });
  afterEach(async () => {
    await server.close();
    await place.close();
  });

  it("know nothing of each other's orders", async () => {
    const { id } = (
      await server.app.inject({ method: 'POST', url: '/api/shop/roma/order', payload: aDelivery() })
    ).json().order;
    const ask = async (call: string) => (await server.app.inject({ url: `/api/shop/napoli/${call}/${id}` })).json();
    expect(await ask('info')).toMatchObject({ success: false, order: null });
    expect(await ask('status')).toMatchObject({ code: 'orderUnknown' });
  });

  it('each take an order under the same key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const ask = (shop: string) =>
      server.app.inject({ method: 'POST', url: `/api/shop/${shop}/order`, headers, payload: aDelivery() });
    const [roma, napoli] = [await ask('roma'), await ask('napoli')];
    expect(roma.json().order.id).not.toBe(napoli.json().order.id);
  });
});
