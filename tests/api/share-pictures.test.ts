import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, onSqlite, type OpenDatabase } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { trattoria } from '../support/trattoria.ts';

const GREEN = '#00aa00';

describe.each(onSqlite(databases))('pictures for link previews on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;

  beforeAll(async () => {
    place = await open();
    const document = trattoria();
    const [margherita, ...dishes] = document.menu.dishes;
    const menu = { ...document.menu, dishes: [{ ...margherita, imageName: 'foto' }, ...dishes] };
    const config = { ...document.config, primaryColor: '#0000aa' };
    shop = await openShop(place, { shops: [{ ...document, config, menu } as never] });
    owner = await shop.desk();
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: GREEN } })
      .jpeg()
      .toBuffer();
    await owner.call('PUT', '/api/office/shop/roma/media/foto', bytes, { 'content-type': 'image/jpeg' });
    await owner.call('POST', '/api/office/shop', trattoria({ slug: 'bari' }));
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  const get = (path: string, visitor: Pick<Desk, 'call'> = shop.guest(), headers = {}) =>
    visitor.call('GET', `/media/${path}`, undefined, headers);
  const colourAt = async (bytes: Buffer, left: number): Promise<string> => {
    const pixel = await sharp(bytes).extract({ left, top: 20, width: 1, height: 1 }).raw().toBuffer();
    return [...pixel].map((part) => (part > 128 ? 'x' : '.')).join('');
  };

  it("show a dish's name on the shop's colour beside its picture", async () => {
    const { statusCode, headers, rawPayload } = await get('roma/vorschau/gericht/margherita');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect([await colourAt(rawPayload, 10), await colourAt(rawPayload, 1000)]).toEqual(['..x', '.x.']);
    const again = await get('roma/vorschau/gericht/margherita', shop.guest(), { 'if-none-match': headers['etag'] });
    expect(again.statusCode).toBe(304);
  });

  it.each(['roma/vorschau/gericht/salami', 'roma/vorschau/laden/roma'])(
    "are the shop's colour alone where there is no picture: %s",
    async (path) => {
      const { rawPayload } = await get(path);
      expect([await colourAt(rawPayload, 10), await colourAt(rawPayload, 1000)]).toEqual(['..x', '..x']);
    },
  );

  it('change with what they show', async () => {
    const before = await get('roma/vorschau/gericht/salami');
    const address = '/api/office/shop/roma/menu';
    const menu = (await owner.call('GET', address)).json();
    const dishes = menu.dishes.map((dish: { id: string }) =>
      dish.id === 'salami' ? { ...dish, name: 'Diavola' } : dish,
    );
    expect((await owner.save(address, { ...menu, dishes })).statusCode).toBeLessThan(300);
    const after = await get('roma/vorschau/gericht/salami');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  it.each(['roma/vorschau/gericht/gibt-es-nicht', 'roma/vorschau/menue/margherita', 'roma/vorschau/laden/bari'])(
    'are not drawn for %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );

  it('of a draft are seen by its staff only', async () => {
    expect((await get('bari/vorschau/laden/bari')).statusCode).toBe(404);
    expect((await get('bari/vorschau/gericht/margherita')).statusCode).toBe(404);
    expect((await get('bari/vorschau/laden/bari', owner)).statusCode).toBe(200);
  });
});
