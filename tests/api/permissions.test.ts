import * as contract from '@tischlein/contract/calls';
import { type Call, mayMake } from '@tischlein/contract/calls';
import { STAFF_ROLES, type StaffRole } from '@tischlein/domain/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { IS_THOROUGH } from '../support/tier.ts';
import { trattoria, withAccounts } from '../support/trattoria.ts';
import { BODIES, PARAMETERS } from './corpus/samples.ts';

const CALLS = Object.entries(contract).flatMap(([name, call]) =>
  typeof call === 'object' && call.caller === 'staff' ? [{ name, call: call satisfies Call as Call }] : [],
);
const SHOPS = { own: 'roma', other: 'napoli', unknown: 'gibt-es-nicht' } as const;
type Whose = keyof typeof SHOPS;

const EVENTS = 'text/event-stream';
const FORBIDDEN = [403, 'forbidden'];
const UNKNOWN = [404, 'shopUnknown'];

const BODY: Readonly<Record<string, unknown>> = {
  ...BODIES,
  createDraft: { name: 'Bari' },
  addDevice: { name: 'Küche Mitte', role: 'staff', pin: '4711' },
  addApiKey: { name: 'Kasse', scopes: ['menu:read'] },
  createCouponSeries: {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    name: 'Flyer',
    prefix: 'FLYER',
    count: 1,
    type: 'percent',
    value: 1000,
    minimumOrderValue: 0,
    exclusive: false,
    validFrom: null,
    validUntil: null,
  },
  savePaymentAccount: {
    provider: 'stripe',
    mode: 'test',
    secretKey: 'sk_test_0123456789',
    publishableKey: 'pk_test_0123456789',
    webhookSecret: 'whsec_0123456789',
  },
  changePassword: { currentPassword: 'falsch', newPassword: 'ein langes neues Wort' },
};

describe.each(databases)(
  'every call of the office × role × own, other and unknown shop, on $name',
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
      expect(CALLS.filter(({ call }) => !call.area).map(({ name }) => name)).toEqual([]);
      expect(CALLS.length).toBeGreaterThan(60);
    });

    const answerTo = async (role: StaffRole, { name, call }: (typeof CALLS)[number], whose: Whose) => {
      // Mails and payment tasks both have kinds.
      const kind = name === 'previewMail' ? 'orderPlaced' : PARAMETERS['kind'];
      const parameters = { ...PARAMETERS, kind, shop: SHOPS[whose] };
      const url = call.path.replaceAll(/:(\w+)/g, (_, parameter: string) => Reflect.get(parameters, parameter) ?? '');
      const query = call.query && 'from' in call.query.shape ? '?from=2026-11-01&to=2026-11-02' : '';
      // A stream that is allowed does not end; without its query it is refused after the check.
      const answer = await people
        .get(role)
        ?.call(call.method, `${url}${query}`, call.body && BODY[name], { accept: EVENTS });
      return [answer?.statusCode, answer?.headers['content-type']?.includes('json') ? answer.json().code : undefined];
    };

    describe.each(roles)('%s', (role) => {
      it.each(CALLS)('$name', async (each) => {
        const isForShop = each.call.path.includes('/:shop');
        // This stream needs no query, so it opens and does not end; `tours.test.ts` has it.
        const isEndless = each.name === 'followOwnTours' && mayMake(role, each.call);
        for (const whose of isForShop ? (['own', 'other', 'unknown'] as const) : (['own'] as const)) {
          if (isEndless && (whose === 'own' || (whose === 'other' && role === 'owner'))) continue;
          const answer = await answerTo(role, each, whose);
          if (!mayMake(role, each.call)) expect([whose, answer]).toEqual([whose, FORBIDDEN]);
          else if (whose === 'unknown' || (whose === 'other' && role !== 'owner'))
            expect([whose, answer]).toEqual([whose, UNKNOWN]);
          else {
            expect([whose, answer]).not.toEqual([whose, FORBIDDEN]);
            expect([whose, answer]).not.toEqual([whose, [500, 'internal']]);
            if (isForShop) expect([whose, answer]).not.toEqual([whose, UNKNOWN]);
          }
        }
      });
    });
  },
);
