import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import type { OrderRequest, OrderResponse, PaymentResponse, PublicShopConfig } from '@tischlein/contract/shop';
import type {
  AdvertisingConsents,
  DeskOrders,
  GuestCodeRequest,
  OfficeCoupon,
  PauseRequest,
  ShopLegalEntity,
  ShopStateAnswer,
  StockRequest,
  StockState,
  TableCodes,
} from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import { type DishDocument, isSameStockItem, type MenuDocument, stockVersion } from '@tischlein/domain/menu';
import type { OrderChangeAnswer } from '@tischlein/domain/orders';
import type { OpeningHours, PaymentMethod, ShopConfig, ShopState } from '@tischlein/domain/shop';
import type { StaffRole } from '@tischlein/domain/staff';
import { createSmallMenu } from './small-menu.ts';
import { TableCalls } from './table-calls.ts';
import { readMailbox } from '../../support/read-mailbox.ts';
import { acceptTerms } from '../../support/accepted-terms.ts';
import { practiceAccounts } from '../../../demo/payments/accounts.ts';

/** A shop opened for a story. */
export interface OwnShop {
  readonly slug: string;
}

export interface PlacedOrder {
  readonly id: string;
  readonly number: number;
}

interface OrderOptions {
  readonly name?: string;
  readonly serveAt?: string | null;
  readonly paymentMethod?: PaymentMethod;
  readonly acceptAdvertising?: boolean;
  /** Creates an account with this address. */
  readonly newAccount?: string;
  /** Delivered there; picked up by default. */
  readonly address?: {
    readonly street: string;
    readonly streetNumber: string;
    readonly zip: string;
    readonly city: string;
    readonly floor?: string;
    readonly messageDriver?: string;
  };
  /** Ordered on top. */
  readonly more?: readonly { readonly dishId: string; readonly amount: number }[];
}

/** The demo shops that stories copy. */
export type DemoShop = 'tramonto-mitte' | 'wok-garten';

/** A branch shows the pictures of its franchise. */
const SHARED_PICTURES: Readonly<Record<DemoShop, ConfigChange>> = {
  'tramonto-mitte': {},
  'wok-garten': { franchise: { id: 'wok-garten' } },
};

type ConfigChange = Partial<Record<keyof ShopConfig, unknown>>;

/** The restaurants' owner, working through the office's calls. */
export class Owner {
  readonly #api: APIRequestContext;

  constructor(api: APIRequestContext) {
    this.#api = api;
  }

  /** Opens a copy of a demo shop with a small menu for one story, so that stories do not disturb each other. */
  async opensBranch(
    change: ConfigChange = {},
    choose: (menu: MenuDocument) => MenuDocument = createSmallMenu,
    model: DemoShop = 'tramonto-mitte',
  ): Promise<OwnShop> {
    const slug = `branch-${randomUUID().slice(0, 8)}`;
    const [config, menu, coupons, entity] = await Promise.all(
      ['config', 'menu', 'coupons', 'legal-entity'].map((part) => this.#read(`/api/office/shop/${model}/${part}`)),
    );
    await this.#send('post', '/api/office/shop', {
      format: 'tischlein-shop/1',
      config: { ...(config as ShopConfig), ...SHARED_PICTURES[model], ...change, id: slug, slug, restaurantId: slug },
      menu: choose(menu as MenuDocument),
      coupons: coupons as OfficeCoupon[],
      legalEntity: (entity as ShopLegalEntity).entity,
    });
    await this.opensIfComplete({ slug });
    return { slug };
  }

  /** Guests find the shop from now on; it stays a draft while something is missing, say an account for its only way to pay. */
  async opensIfComplete(shop: OwnShop): Promise<void> {
    await this.#changesState(shop, 'open');
  }

  async archives(shop: OwnShop): Promise<void> {
    await requireSuccess(await this.#changesState(shop, 'archived'));
  }

  async #changesState({ slug }: OwnShop, state: ShopState): Promise<APIResponse> {
    const address = `/api/office/shop/${slug}/state`;
    const { version } = (await this.#read(address)) as ShopStateAnswer;
    return this.#api.put(address, { headers: { 'if-match': `"${version}"` }, data: { state } });
  }

  /** Connects the practice providers; with another shop's accounts, refunds fail. */
  async enablesOnlinePayments({ slug }: OwnShop, whoseAccounts = slug): Promise<void> {
    for (const account of practiceAccounts(whoseAccounts))
      await this.#replace(`/api/office/shop/${slug}/payment-accounts`, () => account);
    await this.opensIfComplete({ slug });
  }

  /** Connects a real PayPal account, which no story calls. */
  async enablesRealPayPal({ slug }: OwnShop): Promise<void> {
    const account = practiceAccounts(slug).find(({ provider }) => provider === 'paypal');
    await this.#replace(`/api/office/shop/${slug}/payment-accounts`, () => ({ ...account, mode: 'test' }));
  }

  /** The opening hours of a demo shop with changes. */
  async getOpeningHours(change: Partial<OpeningHours>, model: DemoShop = 'tramonto-mitte'): Promise<OpeningHours> {
    const { opening } = (await this.#read(`/api/office/shop/${model}/config`)) as ShopConfig;
    return { ...opening, ...change };
  }

  async changesShop({ slug }: OwnShop, change: (config: ShopConfig) => ShopConfig): Promise<void> {
    await this.#replace(`/api/office/shop/${slug}/config`, (config) => change(config as ShopConfig));
  }

  /** Presses 'Stopp für 20 Minuten'. */
  async pauses({ slug }: OwnShop, request: PauseRequest): Promise<void> {
    await this.#send('put', `/api/office/shop/${slug}/pause`, request);
  }

  /** Presses 'Weiter annehmen'. */
  async endsPause({ slug }: OwnShop): Promise<void> {
    await requireSuccess(await this.#api.delete(`/api/office/shop/${slug}/pause`));
  }

  /** Marks a dish as out of stock, or back. */
  async setsStock({ slug }: OwnShop, name: string, out: StockRequest['out']): Promise<void> {
    const menu = (await this.#read(`/api/office/shop/${slug}/menu`)) as MenuDocument;
    const dish = menu.dishes.find((each) => each.name === name);
    if (!dish) throw new Error(`${name} is not on the menu.`);
    const request: StockRequest = { item: { kind: 'dish', id: dish.id, group: '' }, out };
    const address = `/api/office/shop/${slug}/stock`;
    const { out: entries } = (await this.#read(address)) as StockState;
    const version = stockVersion(entries.find((entry) => isSameStockItem(entry, request.item)));
    await this.#send('put', address, request, { 'if-match': `"${version}"` });
  }

  /** Sets the password that waiters sign in with. */
  async setsWaiterPassword({ slug }: OwnShop, password: string): Promise<void> {
    await this.#send('put', `/api/office/shop/${slug}/waiter-password`, { password });
  }

  /** Serves at tables: staff who are signed in to the office are waiters, too. */
  serves(shop: OwnShop): TableCalls {
    return new TableCalls(this.#api, shop);
  }

  /** The path of a table's QR code. */
  async tableCode({ slug }: OwnShop, table: number): Promise<string> {
    const codes = (await this.#read(`/api/office/shop/${slug}/table-codes`)) as TableCodes;
    const { pathname, search } = new URL(codes.find((code) => code.table === table)?.address ?? '');
    return pathname + search;
  }

  /** Creates a coupon of 100 %. */
  async addsFullCoupon({ slug }: OwnShop, code: string): Promise<void> {
    await this.#replace(`/api/office/shop/${slug}/coupons`, (coupons) => {
      const [model] = coupons as OfficeCoupon[];
      return [{ ...model, code, type: 'percent', value: 10_000, minimumOrderValue: 0 }];
    });
  }

  async endsAllCoupons({ slug }: OwnShop): Promise<void> {
    await this.#replace(`/api/office/shop/${slug}/coupons`, () => []);
  }

  async endsAllCombos(shop: OwnShop): Promise<void> {
    await this.#changesMenu(shop, (menu) => ({ ...menu, menus: [] }));
  }

  /** Changes one dish of the menu; 'ausverkauft' is `{ soldOut: true }`. */
  async changesDish(shop: OwnShop, name: string, change: Partial<DishDocument>): Promise<void> {
    await this.#changesMenu(shop, (menu) => {
      if (!menu.dishes.some((dish) => dish.name === name)) throw new Error(`${name} is not on the menu.`);
      return { ...menu, dishes: menu.dishes.map((dish) => (dish.name === name ? { ...dish, ...change } : dish)) };
    });
  }

  /** Sets one price for every size and order type of a dish. */
  async pricesDish(shop: OwnShop, name: string, cents: number): Promise<void> {
    await this.#changesMenu(shop, (menu) => ({
      ...menu,
      dishes: menu.dishes.map((dish) => (dish.name === name ? setPrice(dish, cents) : dish)),
    }));
  }

  /** Places an order through the API: two Tiramisù, or twenty for a delivery. */
  async receivesOrder(
    shop: OwnShop,
    {
      name = 'Ada Köhler',
      serveAt = null,
      paymentMethod = 'offline',
      newAccount,
      acceptAdvertising = newAccount !== undefined,
      address,
      more = [],
    }: OrderOptions = {},
  ): Promise<PlacedOrder> {
    const { pages } = (await this.#read(`/api/shop/${shop.slug}/config`)) as PublicShopConfig;
    const request: OrderRequest = {
      acceptedTerms: acceptTerms(pages),
      formValues: {
        name,
        serveAt,
        phone: '030 1234567',
        email: newAccount ?? 'ada@example.org',
        isPickup: !address,
        ...address,
        paymentMethod,
      },
      createAccount: newAccount !== undefined,
      orderItems: [
        { dishId: 'tiramisu-della-nonna', amount: address ? 20 : 2 },
        ...(paymentMethod === 'offline' ? [] : [{ dishId: 'minestrone', amount: 1 }]),
        ...more,
      ],
      acceptAdvertising,
    };
    const answer = await this.#send('post', `/api/shop/${shop.slug}/order`, request, {
      'idempotency-key': randomUUID(),
    });
    const { order }: OrderResponse = await answer.json();
    return order;
  }

  /** The same plus a soup for 6.50 €, paid by card at the practice provider. */
  async receivesPaidOrder(shop: OwnShop, wish: OrderOptions = {}): Promise<PlacedOrder> {
    const order = await this.receivesOrder(shop, { ...wish, paymentMethod: 'Stripe_card' });
    const path = `/api/shop/${shop.slug}/payment/Stripe_card/${order.id}`;
    const { url = '' }: PaymentResponse = await (await this.#send('post', path, {})).json();
    await this.#api.post(url, { form: { action: 'pay' }, maxRedirects: 0 });
    await this.#send('post', `${path}/settle`, {});
    return order;
  }

  /** Refuses an order at the desk. */
  async refuses({ slug }: OwnShop, { id }: PlacedOrder, reason: string): Promise<void> {
    await this.#send('post', `/api/office/shop/${slug}/orders/${id}/refuse`, { reason });
  }

  /** Moves an order on at the desk. */
  async moves(
    { slug }: OwnShop,
    { id }: PlacedOrder,
    action: 'accept' | 'ready' | 'depart' | 'handOver',
  ): Promise<void> {
    await this.#send('post', `/api/office/shop/${slug}/orders/${id}/${action}`, {});
  }

  /** Proposes to a guest who has ordered Tiramisù one less, and a soup. */
  async proposesChange(shop: OwnShop, { id }: PlacedOrder, change: object = {}): Promise<void> {
    const order = (await this.orders(shop)).find((each) => each.id === id);
    const [line] = order?.quote.lines ?? [];
    await this.#send('post', `/api/office/shop/${shop.slug}/orders/${id}/changes`, {
      lines: [{ lineId: line?.lineId ?? '', amount: 1 }],
      add: [{ dishId: 'minestrone', amount: 1 }],
      reason: 'Wir haben nur noch ein Tiramisù.',
      minutes: 60,
      ...change,
    });
  }

  /** The guest answers an open change, in the browser that has ordered: here that of the owner. */
  async receivesAnswer(shop: OwnShop, { id }: PlacedOrder, answer: OrderChangeAnswer): Promise<void> {
    const change = (await this.orders(shop)).find((each) => each.id === id)?.change?.id ?? '';
    await this.#send('post', `/api/shop/${shop.slug}/order-change/${id}/${answer}`, { change });
  }

  /** Waits for the mailed link to the proposed change of an order. */
  async mailedChange({ slug }: OwnShop, { id }: PlacedOrder): Promise<string> {
    const link = new RegExp(`\\S*(/f=${slug}/checkout/success/${id}#aenderung=\\S+)`);
    const find = async (): Promise<string> => {
      const mails = await readMailbox(process.env['STORIES_DATA_DIR'] ?? '');
      return mails.flatMap(({ text }) => link.exec(text)?.[1] ?? [])[0] ?? '';
    };
    await expect.poll(find).not.toBe('');
    return find();
  }

  /** A guest withdraws from the contract of an order. */
  async receivesWithdrawal({ slug }: OwnShop, { id }: PlacedOrder): Promise<void> {
    const declaration = { order: id, name: 'Ada Köhler', email: 'ada@example.org', items: 'Alles' };
    await this.#send('post', `/api/shop/${slug}/withdrawal`, declaration);
  }

  /** Refunds part of an order. */
  async refunds({ slug }: OwnShop, { id }: PlacedOrder, amount: number): Promise<void> {
    const refund = { key: randomUUID(), reason: 'Die Suppe war kalt.', amount };
    await this.#send('post', `/api/office/shop/${slug}/orders/${id}/refunds`, refund);
  }

  /** Adds a staff member of this shop; returns the password, which is shown once. */
  async addsStaff(
    shop: OwnShop,
    role: StaffRole = 'staff',
  ): Promise<{ readonly email: string; readonly password: string }> {
    const email = `${randomUUID()}@tramonto.example`;
    const answer = await this.#send('post', '/api/office/staff', { email, role, shops: [shop.slug] });
    const { password }: { readonly password: string } = await answer.json();
    return { email, password };
  }

  /** Creates a code for an SMS or a mail and returns the path of its link. */
  async createsCode({ slug }: OwnShop, request: GuestCodeRequest): Promise<string> {
    const { url } = await (await this.#send('post', `/api/office/shop/${slug}/codes`, request)).json();
    return new URL(url).pathname;
  }

  /** Waits for the newest mailed link to this page, to the recipient `to` and other than `before`. */
  async mailedLink({ slug }: OwnShop, page: string, { to = '', before = '' } = {}): Promise<string> {
    const link = new RegExp(`\\S*(/f=${slug}/static/${page}#\\S+)`);
    const find = async (): Promise<string> => {
      const mails = await readMailbox(process.env['STORIES_DATA_DIR'] ?? '');
      const toRecipient = mails.filter((mail) => mail.to.includes(to));
      return toRecipient.flatMap(({ text }) => link.exec(text)?.[1] ?? []).find((each) => each !== before) ?? '';
    };
    await expect.poll(find).not.toBe('');
    return find();
  }

  /** Addresses with confirmed consent to advertising. */
  async listsAdvertisingConsents({ slug }: OwnShop): Promise<string[]> {
    const consents = (await this.#read(`/api/office/shop/${slug}/advertising-consents`)) as AdvertisingConsents;
    return consents.map(({ email }) => email);
  }

  async orders(shop: OwnShop): Promise<DeskOrders['orders']> {
    return ((await this.#read(`/api/office/shop/${shop.slug}/orders`)) as DeskOrders).orders;
  }

  async #changesMenu({ slug }: OwnShop, change: (menu: MenuDocument) => MenuDocument): Promise<void> {
    await this.#replace(`/api/office/shop/${slug}/menu`, (menu) => change(menu as MenuDocument));
  }

  async #read(address: string): Promise<unknown> {
    return (await requireSuccess(await this.#api.get(address))).json();
  }

  /** Replaces a document, based on its present version. */
  async #replace(address: string, change: (document: unknown) => unknown): Promise<void> {
    const answer = await requireSuccess(await this.#api.get(address));
    await this.#send('put', address, change(await answer.json()), { 'if-match': answer.headers()['etag'] ?? '' });
  }

  async #send(
    method: 'post' | 'put',
    address: string,
    data: unknown,
    headers: Record<string, string> = {},
  ): Promise<APIResponse> {
    return requireSuccess(await this.#api[method](address, { data, headers }));
  }
}

function setPrice(dish: DishDocument, cents: number): DishDocument {
  const price = toCents(cents);
  const prices =
    dish.sizes.length === 0 ? { base: price } : { size: Object.fromEntries(dish.sizes.map((size) => [size, price])) };
  return { ...dish, prices: { delivery: prices, pickup: prices, dineIn: prices } };
}

async function requireSuccess(answer: APIResponse): Promise<APIResponse> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
}
