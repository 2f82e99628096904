import { randomUUID } from 'node:crypto';
import type { LegalEntityChange, ShopStateAnswer } from '@tischlein/contract/office';
import type { PageRequest, Renderer } from '@tischlein/contract/render';
import type { ShopConfig, ShopState } from '@tischlein/domain/shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import { type Answer, type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery, trattoria, trattoriaEntity } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const ROMA = '/api/office/shop/roma';
const { config, menu } = trattoria();
const WITHOUT_TEXTS: Partial<ShopConfig> = { pages: [] };

describe.each(usuallyOnSqlite(preparedTwoShops))('the states of a shop (S3 L1), on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;
  let rendered: PageRequest[];

  beforeEach(async () => {
    rendered = [];
    const renderer: Renderer = {
      render: async (request) => {
        rendered.push(request);
        return { status: 200, html: '<!doctype html>', inlineStyles: [], inlineScripts: [] };
      },
    };
    place = await open();
    shop = await openShop(place, { renderer });
    owner = await shop.desk();
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const setState = (state: ShopState, slug = 'roma'): Promise<Answer> =>
    owner.save(`/api/office/shop/${slug}/state`, { state });
  const createDraft = async (change: Partial<ShopConfig> = {}): Promise<void> => {
    const document = trattoria({ slug: 'bari' });
    const body = { ...document, config: { ...document.config, ...change } };
    expect((await owner.call('POST', '/api/office/shop', body)).statusCode).toBe(204);
  };
  const hire = async (shopId: string): Promise<Desk> => {
    const body = { email: `${shopId}@roma.test`, role: 'staff', shops: [shopId] };
    const { password } = (await owner.call('POST', '/api/office/staff', body)).json();
    return shop.desk(`${shopId}@roma.test`, password);
  };
  const statuses = (visitor: Pick<Desk, 'call'>, ...paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await visitor.call('GET', path)).statusCode));
  const VISITS = [
    '/f=bari/',
    '/f=bari/gericht/margherita',
    '/api/shop/bari/config',
    '/api/shop/bari/menu',
    '/api/shop/bari/icon.svg',
  ];

  it('a new shop is a draft: guests find neither its pages nor its calls', async () => {
    await createDraft();
    expect(await statuses(shop.guest(), ...VISITS)).toEqual(VISITS.map(() => 404));
    expect((await shop.guest().call('GET', '/sitemap.xml')).body).not.toContain('bari');
    expect((await shop.guest().call('POST', '/api/shop/bari/order', aDelivery())).json().code).toBe('shopUnknown');
    expect((await shop.guest().call('GET', '/f=bari/')).body).toContain('Diese Adresse gibt es nicht');
  });

  it('its staff see a preview, but cannot order; other staff see nothing', async () => {
    await createDraft();
    const staff = await hire('bari');
    expect(await statuses(staff, ...VISITS)).toEqual(VISITS.map(() => 200));
    expect(rendered.at(-1)?.isPreview).toBe(true);
    expect(await statuses(await hire('roma'), ...VISITS)).toEqual(VISITS.map(() => 404));
    expect((await staff.call('POST', '/api/shop/bari/order', aDelivery())).json().code).toBe('shopNotOpen');
    expect(await statuses(shop.guest(), '/f=bari/')).toEqual([404]);
  });

  it('takes no order once it is archived, not even one that another node has still priced', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const order = () => shop.guest().call('POST', '/api/shop/roma/order', aDelivery(), key);
    const setSilently = (state: ShopState) =>
      shop.deps.database.write((writer) => writer.updateTable('shops').set({ state }).execute());
    // So this node has the shop in memory.
    await shop.guest().call('GET', '/api/shop/roma/menu');
    await setSilently('archived');
    const refused = await order();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'shopNotOpen']);
    expect(refused.json().message).toBe('Dieses Restaurant ist nicht eröffnet. Bitte versuche es später noch einmal.');
    await setSilently('open');
    expect((await order()).json().order.number).toBe(1);
  });

  it('opens once nothing is missing; until then the answer lists it with a link each', async () => {
    await createDraft({ ...WITHOUT_TEXTS, deliveryZones: [] });
    const refused = await setState('open', 'bari');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'dutiesMissing',
      message:
        'Du kannst noch nicht eröffnen. Bitte ergänze, was fehlt. Es geht um: Impressum, Datenschutz, AGB, Liefergebiet.',
      missing: ['imprint', 'privacy', 'terms', 'zone'].map((duty) => ({
        duty,
        link: `/office/bari/eroeffnen#${duty}`,
      })),
    });
    const complete = { ...config, id: 'bari', slug: 'bari' };
    expect((await owner.save('/api/office/shop/bari/config', complete)).statusCode).toBe(204);
    const opened = (await setState('open', 'bari')).json<ShopStateAnswer>();
    expect(opened.state).toBe('open');
    expect(opened.steps.every(({ isDone }) => isDone)).toBe(true);
    expect(await statuses(shop.guest(), ...VISITS)).toEqual(VISITS.map(() => 200));
  });

  const entity = (parts: Parameters<typeof trattoriaEntity>[0]): LegalEntityChange => ({
    kind: 'change',
    entity: trattoriaEntity(parts),
  });
  const without = (role: string) => ({ ...config, pages: config.pages.filter(({ legalRole }) => legalRole !== role) });

  it.each([
    ['config', without('imprint'), 'Impressum.'],
    ['config', without('privacy'), 'Datenschutz.'],
    ['config', without('terms'), 'AGB.'],
    ['config', { ...config, paymentMethods: ['Stripe_card'] }, 'Zahlung.'],
    ['config', { ...config, deliveryZones: [] }, 'Liefergebiet.'],
    ['opening', { opening: { ...config.opening, openingTimes: [] }, slotCapacity: null }, 'Öffnungszeiten.'],
    ['menu', { ...menu, dishes: [], menus: [], offers: [] }, 'Gericht.'],
    ['legal-entity', entity({ phone: '' }), 'Unternehmen.'],
    ['legal-entity', entity({ taxNumber: '' }), 'Steuernummer.'],
  ])('an open shop does not lose what it needs: %s', async (path, body, lost) => {
    const before = (await owner.call('GET', `${ROMA}/${path}`)).body;
    const refused = await owner.save(`${ROMA}/${path}`, body);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'dutiesLost']);
    expect(refused.json().message).toBe(
      `Das geht nicht, solange der Shop eröffnet ist. Bitte lass stehen, was er braucht. Es geht um: ${lost}`,
    );
    expect((await owner.call('GET', `${ROMA}/${path}`)).body).toBe(before);
    expect((await setState('draft')).statusCode).toBe(200);
    await setState('draft', 'napoli');
    expect((await owner.save(`${ROMA}/${path}`, body)).statusCode).toBeLessThan(300);
  });

  it('selling out closes no shop', async () => {
    const soldOut = { ...menu, dishes: menu.dishes.map((dish) => ({ ...dish, soldOut: true })) };
    expect((await owner.save(`${ROMA}/menu`, soldOut)).statusCode).toBe(204);
  });

  it('an archived shop is not found by guests, except for their orders; staff read them, and it can return', async () => {
    const guest = shop.guest();
    const { id } = await guest.order();
    expect((await setState('archived')).statusCode).toBe(200);
    expect(await statuses(shop.guest(), '/f=roma/', '/api/shop/roma/config')).toEqual([404, 404]);
    expect(await statuses(owner, '/f=roma/')).toEqual([404]);
    expect(await statuses(guest, `/api/shop/roma/status/${id}`, `/api/shop/roma/receipt/${id}`)).toEqual([200, 200]);
    expect((await owner.orders()).orders.map((order) => order.id)).toEqual([id]);
    expect((await setState('open')).statusCode).toBe(200);
    expect(await statuses(shop.guest(), '/f=roma/', '/api/shop/roma/config')).toEqual([200, 200]);
  });

  it('the pages of an order, its receipt and the legal texts outlive the shop; they show no menu', async () => {
    const guest = shop.guest();
    const { id } = await guest.order();
    const order = `/f=roma/checkout/success/${id}`;
    const texts = ['impressum', 'datenschutz', 'agb', 'vertrag-widerrufen'].map((page) => `/f=roma/static/${page}`);
    expect(await statuses(guest, order)).toEqual([200]);
    expect(rendered.at(-1)).not.toHaveProperty('isArchived');
    expect((await setState('archived')).statusCode).toBe(200);
    for (const path of [order, `${order}/beleg`, ...texts]) {
      expect(await statuses(guest, path)).toEqual([200]);
      expect(rendered.at(-1)).toMatchObject({ url: path, isArchived: true, menu: { dishes: [], menus: [] } });
    }
    const others = ['/', '/checkout', '/oeffnungszeiten', '/static/anmelden', '/static/impressum/mehr'];
    expect(await statuses(guest, ...others.map((path) => `/f=roma${path}`))).toEqual(others.map(() => 404));
  });

  it('a change names the version it is based on (S3 L8)', async () => {
    const { etag } = (await owner.call('GET', `${ROMA}/state`)).headers;
    expect((await owner.call('PUT', `${ROMA}/state`, { state: 'draft' })).json().code).toBe('versionMissing');
    expect((await setState('archived')).statusCode).toBe(200);
    const match = { 'if-match': String(etag) };
    const refused = await owner.call('PUT', `${ROMA}/state`, { state: 'draft' }, match);
    expect([refused.statusCode, refused.json().current.document.state]).toEqual([412, 'archived']);
  });

  it('only owners open and archive', async () => {
    const staff = await hire('roma');
    expect((await staff.save(`${ROMA}/state`, { state: 'archived' })).json().code).toBe('forbidden');
    expect(staff.session.shops).toMatchObject([{ state: 'open', missing: [] }]);
  });
});
