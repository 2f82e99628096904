import type { GroupOrderAnswer, MovedGroup } from '@tischlein/contract/shop';
import type { MenuDocument } from '@tischlein/domain/menu';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { type OpenDatabase, preparedTramonto } from '../support/databases.ts';
import { type Guest, openShop, type TestShop } from '../support/open-shop.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const MITTE = '/api/shop/tramonto-mitte';
const KREUZBERG = '/api/shop/tramonto-kreuzberg';

// S3 G17: 'when the owner switches branch the group is offered to come along, with each member's cart problems'
describe.each(usuallyOnSqlite(preparedTramonto))('a group whose owner switches branch, on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;

  beforeEach(async () => {
    place = await open();
    shop = await openShop(place);
    await sellsNoSalamiIn('tramonto-kreuzberg');
  });
  afterEach(async () => {
    const broken = await findViolations(shop.deps.database.read);
    await shop.close();
    await place.close();
    if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
  });

  async function sellsNoSalamiIn(branch: string): Promise<void> {
    const office = await shop.desk();
    const address = `/api/office/shop/${branch}/menu`;
    const menu: MenuDocument = (await office.call('GET', address)).json();
    const dishes = menu.dishes.filter(({ id }) => id !== 'salami');
    expect((await office.save(address, { ...menu, dishes })).statusCode).toBe(204);
  }

  /** Ada has founded a group in Mitte for Margherita, Ben has joined for Salami and Margherita. */
  async function aGroup() {
    const [ada, ben] = [shop.guest(), shop.guest()];
    const names = { groupName: 'Mittag', userName: 'Ada', isPickup: true };
    const { id, code, memberId }: GroupOrderAnswer = (await ada.call('POST', `${MITTE}/group-order`, names)).json();
    const here = `${MITTE}/group-order/${id}`;
    const joined: GroupOrderAnswer = (await ben.call('POST', `${here}/join`, { userName: 'Ben' })).json();
    const fills = (guest: Guest, member: string | null, dishes: readonly string[]) =>
      guest.call('POST', `${here}/member/${member}`, {
        cart: { items: dishes.map((dishId) => ({ dishId, amount: 1 })) },
      });
    await fills(ada, memberId, ['margherita']);
    await fills(ben, joined.memberId, ['salami', 'margherita']);
    const moves = (guest: Guest, branch = 'tramonto-kreuzberg', isPreview = false) =>
      guest.call('POST', `${here}/branch`, { branch, isPreview });
    const there = `${KREUZBERG}/group-order/${id}`;
    return { ada, ben, code, here, there, moves, benFills: () => fills(ben, joined.memberId, ['margherita']) };
  }
  const dishes = ({ members }: GroupOrderAnswer) =>
    members.map(({ name, cart }) => [name, cart.items.map((item) => ('dishId' in item ? item.dishId : '')).join(' ')]);

  it('is asked first, with what each member would lose', async () => {
    const group = await aGroup();
    const preview: MovedGroup = (await group.moves(group.ada, 'tramonto-kreuzberg', true)).json();
    expect(preview).toMatchObject({ slug: 'tramonto-kreuzberg', code: group.code });
    expect(preview.problems.map(({ message }) => message)).toEqual(['Gericht Salami nicht gefunden']);
    const before: GroupOrderAnswer = (await group.ben.call('GET', group.here)).json();
    expect(dishes(before)).toEqual([
      ['Ada', 'margherita'],
      ['Ben', 'salami margherita'],
    ]);
  });

  it('comes along with all members and their carts, and says so at the old branch', async () => {
    const group = await aGroup();
    const moved: MovedGroup = (await group.moves(group.ada)).json();
    expect(moved).toMatchObject({
      slug: 'tramonto-kreuzberg',
      code: group.code,
      url: 'http://shop.test/f=tramonto-kreuzberg',
    });

    const asBen: GroupOrderAnswer = (await group.ben.call('GET', group.there)).json();
    expect(dishes(asBen)).toEqual([
      ['Ada', 'margherita'],
      ['Ben', 'margherita'],
    ]);
    expect(asBen.memberId).not.toBeNull();
    expect(asBen.problems).toMatchObject([{ memberId: asBen.memberId, item: 'Salami', dropped: true }]);
    const asAda: GroupOrderAnswer = (await group.ada.call('GET', group.there)).json();
    expect(asAda.members.find(({ status }) => status === 'owner')?.id).toBe(asAda.memberId);

    const movedTo = { slug: 'tramonto-kreuzberg', code: group.code };
    for (const answer of [
      await group.ben.call('GET', group.here),
      await group.benFills(),
      await shop.guest().call('GET', `${MITTE}/find-group-order/${group.code}`),
      await shop.guest().call('POST', `${group.here}/join`, { userName: 'Cem' }),
      await group.moves(group.ada),
    ])
      expect([answer.statusCode, answer.json()]).toMatchObject([410, { code: 'groupMoved', movedTo }]);
  });

  it('what was lost is told until the member chooses again', async () => {
    const group = await aGroup();
    await group.moves(group.ada);
    const { memberId }: GroupOrderAnswer = (await group.ben.call('GET', group.there)).json();
    const cart = { items: [{ dishId: 'margherita', amount: 2 }] };
    const changed = await group.ben.call('POST', `${group.there}/member/${memberId}`, { cart });
    expect(changed.json()).toMatchObject({ problems: [] });
  });

  it('returns to the first branch, which is then its own again', async () => {
    const group = await aGroup();
    await group.moves(group.ada);
    const back = await group.ada.call('POST', `${group.there}/branch`, { branch: 'tramonto-mitte' });
    expect(back.json()).toMatchObject({ slug: 'tramonto-mitte', problems: [] });
    expect((await group.ben.call('GET', group.here)).statusCode).toBe(200);
    expect((await group.ben.call('GET', group.there)).json()).toMatchObject({ movedTo: { slug: 'tramonto-mitte' } });
    shop.clock.set(new Date(Date.parse(shop.clock.now()) + 25 * 3_600_000).toISOString());
    await cleanUp(shop.deps);
    expect((await group.ben.call('GET', group.there)).json().code).toBe('groupUnknown');
  });

  it.each([
    ['a member', 'ben', 'tramonto-kreuzberg', '403 groupOwnerOnly'],
    ['the owner, to a branch with an address of its own', 'ada', 'tramonto-pankow', '409 groupBranchNotAllowed'],
    ['the owner, to a branch that does not exist', 'ada', 'roma', '409 groupBranchNotAllowed'],
  ] as const)('%s cannot move it', async (_, who, branch, refusal) => {
    const group = await aGroup();
    for (const isPreview of [true, false]) {
      const answer = await group.moves(group[who], branch, isPreview);
      expect(`${answer.statusCode} ${answer.json().code}`).toBe(refusal);
    }
    expect((await group.ben.call('GET', group.here)).statusCode).toBe(200);
  });

  it('comes along from the checkout, back to the menu', async () => {
    const group = await aGroup();
    await group.ada.call('POST', group.here, { stage: 'checkout' });
    await group.moves(group.ada);
    expect((await group.ben.call('GET', group.there)).json()).toMatchObject({ stage: 'menu' });
  });
});
