import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { GroupOrderAnswer, GroupOrderChange, MemberChangeRequest } from '@tischlein/contract/shop';
import { dishId } from '@tischlein/domain';
import { findTermsVersions } from '@tischlein/domain/shop';
import { commands } from 'vitest/browser';
import { send } from '../../apps/storefront/app/api/send.ts';
import { getMembership } from '../../apps/storefront/app/ordering/group-membership.ts';
import { placeOrder } from './place-order.ts';
import type { PhoneCall } from '../../tools/phone-calls.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    callFromPhone: (call: PhoneCall) => Promise<string>;
  }
}

interface NewGroup {
  readonly slug?: string;
  /** The guest at this browser. */
  readonly mine: string;
  /** All members, the owner first. */
  readonly names: readonly string[];
}

/** A group 'Mittagspause' for pickup: one member is the guest of the page, the others act on phones of their own. */
export class GroupOfFriends {
  readonly #slug: string;
  readonly #path: string;
  readonly #phones = new Map<string, string>();
  #group: GroupOrderAnswer | null = null;

  private constructor(slug: string) {
    this.#slug = slug;
    this.#path = `/api/shop/${slug}/group-order`;
  }

  /** Lets the first one found it and the others join. The page is rendered afterwards. */
  static async meets({ slug = 'tramonto-mitte', mine, names }: NewGroup): Promise<GroupOfFriends> {
    const friends = new GroupOfFriends(slug);
    for (const name of names)
      if (name === mine) await friends.#entersHere(slug, name);
      else await friends.joins(name);
    return friends;
  }

  async #entersHere(slug: string, userName: string): Promise<void> {
    const params = { shop: slug };
    const isOwner = this.#group === null;
    const group = requireValue(
      isOwner
        ? await send(calls.createGroupOrder, { params, body: { groupName: 'Mittagspause', userName, isPickup: true } })
        : await send(calls.joinGroup, { params: { ...params, group: this.#now.id }, body: { userName } }),
    );
    this.#group ??= group;
    const { id: groupId, code } = group;
    getMembership(slug).set({ groupId, code, isOwner, isLost: false, orderId: null, setAside: null, seen: [] });
  }

  get #now(): GroupOrderAnswer {
    if (!this.#group) throw new Error('nobody has founded the group');
    return this.#group;
  }

  get code(): string {
    return this.#now.code;
  }

  /** On a phone of their own; the first one founds the group. */
  async joins(userName: string): Promise<void> {
    this.#phones.set(userName, crypto.randomUUID());
    this.#group = this.#group
      ? await this.#call(userName, `/${this.#group.id}/join`, { userName })
      : await this.#call(userName, '', { groupName: 'Mittagspause', userName, isPickup: true });
  }

  /** The owner, on another phone, changes the group. */
  async change(owner: string, change: GroupOrderChange): Promise<void> {
    await this.#call(owner, `/${this.#now.id}`, change);
  }

  /** The owner, in another tab of this browser, changes the group. */
  async changesHere(change: GroupOrderChange): Promise<void> {
    const params = { shop: this.#slug, group: this.#now.id };
    requireValue(await send(calls.changeGroupOrder, { params, body: change }));
  }

  /** A member, on another phone, changes their part; the owner may change another `member`. */
  async changeMember(name: string, change: MemberChangeRequest, member = name): Promise<void> {
    const id = (await this.#read(name)).members.find((each) => each.name === member)?.id ?? '';
    await this.#call(name, `/${this.#now.id}/member/${id}`, change);
  }

  async fills(name: string, dish: string, amount = 1): Promise<void> {
    await this.changeMember(name, { cart: { items: toItems(dish, amount) } });
  }

  /** The owner, on another phone, orders for all; at a provider they pay later or never. */
  async orders(owner: string, paymentMethod: 'offline' | 'Stripe_card'): Promise<void> {
    const config = requireValue(await send(calls.getConfig, { params: { shop: this.#slug } }));
    const contact = { name: owner, email: 'ada@example.org', phone: '0151 2345678', isPickup: true };
    const body = {
      groupOrderId: this.#now.id,
      formValues: { ...contact, paymentMethod },
      orderItems: [],
      acceptedTerms: findTermsVersions(config.pages),
    };
    await this.#send(owner, { method: 'POST', path: `/api/shop/${this.#slug}/order`, body });
  }

  /** The owner, in another tab of this browser, orders for all in cash. */
  async ordersHere(): Promise<void> {
    await placeOrder({ shop: this.#slug, items: [], groupOrderId: this.#now.id });
  }

  /** The guest of the page fills their cart on another device. */
  async fillsHere(dish: string, amount: number): Promise<void> {
    const group = requireValue(await send(calls.getGroupOrder, { params: { shop: this.#slug, group: this.#now.id } }));
    const params = { shop: this.#slug, group: group.id, member: group.memberId ?? '' };
    requireValue(await send(calls.changeMember, { params, body: { cart: { items: toItems(dish, amount) } } }));
  }

  /** What the server knows of the guest of the page. */
  async readsHere() {
    const group = requireValue(await send(calls.getGroupOrder, { params: { shop: this.#slug, group: this.#now.id } }));
    const me = group.members.find(({ id }) => id === group.memberId);
    return { status: me?.status, amounts: me?.cart.items.map(({ amount }) => amount) };
  }

  async #read(name: string): Promise<GroupOrderAnswer> {
    return JSON.parse(await this.#send(name, { method: 'GET', path: `${this.#path}/${this.#now.id}` }));
  }

  async #call(name: string, part: string, body: object): Promise<GroupOrderAnswer> {
    return JSON.parse(await this.#send(name, { method: 'POST', path: this.#path + part, body }));
  }

  #send(name: string, call: Omit<PhoneCall, 'phone'>): Promise<string> {
    const phone = this.#phones.get(name);
    if (phone === undefined) throw new Error(`${name} has no phone of their own`);
    return commands.callFromPhone({ ...call, phone });
  }
}

const toItems = (dish: string, amount: number) => [{ dishId: dishId(dish), amount }];

function requireValue<Value>(answer: ApiResult<Value>): Value {
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value;
}
