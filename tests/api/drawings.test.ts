import { expect, it } from 'vitest';
import { onSqlite, preparedTrattoria } from '../support/databases.ts';
import { openShop } from '../support/open-shop.ts';

const [kind = expect.fail('no database')] = onSqlite(preparedTrattoria);
const ADDRESS = '/api/office/shop/roma/media';
const DISH = { name: 'Espresso', category: 'Heiße Getränke', ingredients: [], isDrink: true };

it(
  'a dish is drawn by its name and stored as a picture; its id says that it is a drawing',
  { timeout: 120_000 },
  async () => {
    const place = await kind.open();
    const shop = await openShop(place);
    const desk = await shop.desk();
    expect((await desk.call('PUT', `${ADDRESS}/bild-1/drawing`, DISH)).json()).toMatchObject({ code: 'imageInvalid' });
    expect((await desk.call('PUT', `${ADDRESS}/zeichnung-1/drawing`, { ...DISH, name: '' })).statusCode).toBe(400);
    expect((await desk.call('PUT', `${ADDRESS}/zeichnung-1/drawing`, DISH)).statusCode).toBe(204);
    const picture = await shop.guest().call('GET', '/media/roma/zeichnung-1/288x192.webp');
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp' });
    await shop.close();
    await place.close();
  },
);
