import * as contract from '@tischlein/contract/calls';
import { mayMake } from '@tischlein/contract/calls';
import { STAFF_ROLES, type StaffRole } from '@tischlein/domain/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { addTables } from '../support/dining-tables.ts';
import { ENDLESS, isForShop, makeCall, type NamedCall, PERMITTED_CALLS } from '../support/every-call.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { IS_THOROUGH } from '../support/tier.ts';
import { trattoria, withAccounts } from '../support/trattoria.ts';

const SHOPS = { own: 'roma', other: 'napoli', unknown: 'gibt-es-nicht' } as const;
type Whose = keyof typeof SHOPS;

const FORBIDDEN = [403, 'forbidden'];
const UNKNOWN = [404, 'shopUnknown'];
const NOT_SIGNED_IN = [401, 'waiterSignInNeeded'];

/** How a call is refused; null: it is not. */
function findRefusal(role: StaffRole, { call }: NamedCall, whose: Whose): readonly unknown[] | null {
  const isElsewhere = whose === 'other' && role !== 'owner';
  // Guests know which shops there are, and may sign in as waiters of each with its password.
  if (call.caller === 'waiter') {
    if (whose === 'unknown') return UNKNOWN;
    if (isElsewhere) return NOT_SIGNED_IN;
  }
  if (!mayMake(role, call)) return FORBIDDEN;
  return whose === 'unknown' || isElsewhere ? UNKNOWN : null;
}

describe.each(databases)(
  'every call of the office and of waiters × role × own, other and unknown shop, on $name',
  ({ name, open }) => {
    // Permissions are decided before the database is queried; the owner's run proves each call's statements on PostgreSQL.
    const roles = IS_THOROUGH || name === 'sqlite' ? STAFF_ROLES : (['owner'] as const);
    let place: OpenDatabase;
    let shop: TestShop;
    const people = new Map<StaffRole, Desk>();

    beforeAll(async () => {
      place = await open();
      shop = await openShop(place, { shops: [withAccounts(trattoria()), trattoria({ slug: 'napoli' })] });
      const owner = await shop.desk();
      await addTables(owner);
      people.set('owner', owner);
      for (const role of roles.filter((each) => each !== 'owner')) {
        const email = `${role}@roma.test`;
        const added = await owner.call('POST', contract.addStaff.path, { email, role, shops: ['roma'] });
        people.set(role, await shop.desk(email, added.json().password));
      }
    });
    afterAll(async () => {
      await shop.close();
      await place.close();
    });

    it('has an area in the contract', () => {
      expect(PERMITTED_CALLS.filter(({ call }) => !call.area).map(({ name }) => name)).toEqual([]);
      expect(PERMITTED_CALLS.filter(({ call }) => call.caller === 'staff').length).toBeGreaterThan(60);
      expect(PERMITTED_CALLS.filter(({ call }) => call.caller === 'waiter').length).toBeGreaterThan(12);
    });

    describe.each(roles)('%s', (role) => {
      const caller = (): Desk => {
        const desk = people.get(role);
        if (!desk) throw new Error(`nobody is ${role}`);
        return desk;
      };

      it.each(PERMITTED_CALLS)('$name', async (each) => {
        for (const whose of isForShop(each) ? (['own', 'other', 'unknown'] as const) : (['own'] as const)) {
          const refusal = findRefusal(role, each, whose);
          if (refusal === null && ENDLESS.includes(each.name)) continue;
          const answer = await makeCall(caller(), each, { shop: SHOPS[whose] });
          if (refusal) expect([whose, answer]).toEqual([whose, refusal]);
          else {
            expect([whose, answer]).not.toEqual([whose, FORBIDDEN]);
            expect([whose, answer]).not.toEqual([whose, NOT_SIGNED_IN]);
            expect([whose, answer]).not.toEqual([whose, [500, 'internal']]);
            if (isForShop(each)) expect([whose, answer]).not.toEqual([whose, UNKNOWN]);
          }
        }
      });
    });
  },
);
