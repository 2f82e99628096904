import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import type { GroupOrderAnswer, OrderResponse, PublicShopConfig } from '@tischlein/contract/shop';
import { acceptTerms } from '../../support/accepted-terms.ts';
import { ADA, type Guest } from './guest.ts';
import type { OwnShop } from './owner.ts';
import { shopNow } from './shop-clock.ts';

interface Friend {
  readonly api: APIRequestContext;
  readonly id: string;
}

type Dishes = readonly { readonly dishId: string; readonly amount: number }[];

/** A group for pickup whose other members use their own phones; they act through the API. */
export class Group {
  readonly #slug: string;
  readonly #members = new Map<string, Friend>();
  #id = '';
  #code = '';
  #origin = '';

  private constructor(slug: string) {
    this.#slug = slug;
  }

  /** Lets the first one create the group and the others join it. Each acts in the browser if it is `guest`. */
  static async opens(
    guest: Guest,
    { slug }: OwnShop,
    { names, mine, name = 'Mittagspause' }: { names: readonly string[]; mine: string; name?: string },
  ): Promise<Group> {
    const group = new Group(slug);
    await guest.opensMenu(slug);
    const baseURL = new URL(guest.page.url()).origin;
    group.#origin = baseURL;
    for (const userName of names) {
      const api = userName === mine ? guest.page.context().request : await request.newContext({ baseURL });
      await group.#enters(api, userName, name);
    }
    // Without a name of their own, the guest has not joined yet.
    if (!names.includes(mine)) return group;
    await guest.page.evaluate(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [`tischlein:${slug}:group`, JSON.stringify(group.#membership(names[0] === mine))],
    );
    return group;
  }

  async #enters(api: APIRequestContext, userName: string, groupName: string): Promise<void> {
    const answer = await requireGroup(
      this.#id === ''
        ? await api.post(this.#path, { data: { groupName, userName, isPickup: true } })
        : await api.post(`${this.#path}/${this.#id}/join`, { data: { userName } }),
    );
    this.#id = answer.id;
    this.#code = answer.code;
    this.#members.set(userName, { api, id: answer.memberId ?? '' });
  }

  #membership(isOwner: boolean) {
    return { groupId: this.#id, code: this.#code, isOwner, isLost: false, orderId: null, setAside: null };
  }

  async fills(name: string, items: Dishes): Promise<void> {
    await this.#changes(name, `member/${this.#friend(name).id}`, { cart: { items } });
  }

  async isReady(name: string): Promise<void> {
    await this.#changes(name, `member/${this.#friend(name).id}`, { status: 'readyToCheckout' });
  }

  get code(): string {
    return this.#code;
  }

  async goesToCheckout(owner: string): Promise<void> {
    await this.#changes(owner, '', { stage: 'checkout' });
  }

  async goesBackToMenu(owner: string): Promise<void> {
    await this.#changes(owner, '', { stage: 'menu' });
  }

  async leavesOut(owner: string, member: string): Promise<void> {
    await this.#changes(owner, `member/${this.#friend(member).id}`, { included: false });
  }

  /** Joins on a phone of their own. */
  async joins(name: string): Promise<void> {
    await this.#enters(await request.newContext({ baseURL: this.#origin }), name, '');
  }

  async removes(owner: string, member: string): Promise<void> {
    const { members } = await this.#read(owner);
    const id = members.find(({ name }) => name === member)?.id ?? '';
    await this.#changes(owner, `member/${id}`, { leave: true });
  }

  async isDisbanded(owner: string): Promise<void> {
    await this.#changes(owner, '', { disband: true });
  }

  /** The ids of the dishes that this member has chosen, as `name` sees them. */
  async cartFor(name: string, member: string): Promise<readonly string[]> {
    const { members } = await this.#read(name);
    const items = members.find((each) => each.name === member)?.cart.items ?? [];
    return items.map((item) => ('menuId' in item ? item.menuId : item.dishId));
  }

  async givesIban(owner: string, iban: string): Promise<void> {
    await this.#changes(owner, '', { iban });
  }

  async stageFor(name: string): Promise<GroupOrderAnswer['stage']> {
    return (await this.#read(name)).stage;
  }

  async #read(name: string): Promise<GroupOrderAnswer> {
    return requireGroup(await this.#friend(name).api.get(`${this.#path}/${this.#id}`));
  }

  /** Orders in cash, as the owner on another phone. */
  async orders(owner: string): Promise<string> {
    const { api } = this.#friend(owner);
    const config: PublicShopConfig = await (await api.get(`/api/shop/${this.#slug}/config`)).json();
    const answer = await api.post(`/api/shop/${this.#slug}/order`, {
      headers: { 'idempotency-key': randomUUID() },
      data: {
        acceptedTerms: acceptTerms(config.pages),
        formValues: { ...ADA, isPickup: true, paymentMethod: 'offline' },
        orderItems: [],
        groupOrderId: this.#id,
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { order }: OrderResponse = await answer.json();
    return order.id;
  }

  /** There has been no sign of the owner for 31 minutes. */
  isLeftByOwner(): void {
    const database = new DatabaseSync(join(process.env['STORIES_DATA_DIR'] ?? '', 'tischlein.sqlite'));
    const seenAt = new Date(shopNow().getTime() - 31 * 60_000).toISOString();
    database.prepare('update group_orders set owner_seen_at = ? where group_id = ?').run(seenAt, this.#id);
    database.close();
  }

  get #path(): string {
    return `/api/shop/${this.#slug}/group-order`;
  }

  async #changes(name: string, part: string, data: object): Promise<void> {
    await requireGroup(
      await this.#friend(name).api.post([this.#path, this.#id, part].filter(Boolean).join('/'), { data }),
    );
  }

  #friend(name: string): Friend {
    const friend = this.#members.get(name);
    if (!friend) throw new Error(`${name} is no member`);
    return friend;
  }
}

async function requireGroup(answer: APIResponse): Promise<GroupOrderAnswer> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
