import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopId } from '../ids.ts';
import { DELIVERY_TYPES } from '../delivery-type.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { Branch, FranchiseHandover } from './branch.ts';
import { HANDOVER_PROBLEMS, decodeHandover, encodeHandover } from './handover.ts';
import { suggestBranch } from './suggest-branch.ts';

const aBranch = (slug: string, more: Partial<Branch> = {}): Branch => ({
  id: shopId(slug),
  slug,
  name: slug,
  address: 'Torstraße 12, 10119 Berlin',
  latitude: 52.5,
  longitude: 13.4,
  distance: 1,
  insideOpenHours: true,
  acceptOrders: true,
  acceptOrdersToday: [{ from: '11:30', to: '22:30' }],
  allowPickup: true,
  allowDelivery: true,
  ...more,
});
const HANDOVER: FranchiseHandover = {
  deliveryType: 'delivery',
  locationString: 'Müßiggäßchen 1½, 07743 Jena 🍕',
  geo: { allShops: [aBranch('tramonto-mitte')], acceptOrders: true },
  selectedDish: 'Pizza Funghi',
  serveAt: '2026-11-15T19:30:00+01:00',
  cart: [
    {
      dish: 'Pizza Funghi',
      size: '32 cm',
      amount: 2,
      memberName: 'Anna',
      without: ['Oregano'],
      extras: [{ group: 'Belag', item: 'Büffelmozzarella', amount: 1 }],
    },
    {
      menu: 'Sparmenü',
      amount: 1,
      dishes: [
        { dish: 'Calzone', without: [], extras: [] },
        { dish: 'Tiramisù', without: [], extras: [] },
      ],
    },
  ],
};

describe('base64', () => {
  it("matches the platform's encoder for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toBase64(text)).toBe(Buffer.from(text.toWellFormed(), 'utf8').toString('base64'));
        expect(fromBase64(toBase64(text))).toEqual({ ok: true, value: text.toWellFormed() });
      }),
    );
  });

  it.each([['YQ=='], ['YQ'], ['YWI='], ['YWJj']])('reads %s with and without padding', (encoded) => {
    expect(fromBase64(encoded).ok).toBe(true);
  });

  it('reads the URL-safe alphabet', () => {
    expect(fromBase64('w7_Dvw')).toEqual({ ok: true, value: 'ÿÿ' });
  });

  it.each(['Y', '*', 'Y Q', 'YQ===', 'ÿ', '/w=='])("%s → 'Invalid base64 input' (S1 §2)", (encoded) => {
    expect(fromBase64(encoded)).toEqual({ ok: false, problem: 'Invalid base64 input' });
  });
});

describe('handover', () => {
  it('survives the round trip, umlauts included', () => {
    expect(decodeHandover(encodeHandover(HANDOVER))).toEqual({ ok: true, value: HANDOVER });
  });

  it.each([
    ['', 'noHandover'],
    ['#speisekarte', 'noHandover'],
    ['#franchise*', 'Invalid base64 input'],
    [`#franchise${Buffer.from([0xff, 0xfe]).toString('base64')}`, 'Invalid base64 input'],
    [`#franchise${toBase64('kein JSON')}`, 'invalidContent'],
    ['#franchise', 'invalidContent'],
    [`#franchise${toBase64('[]')}`, 'invalidContent'],
    [`#franchise${toBase64('null')}`, 'invalidContent'],
    [`#franchise${toBase64('{"deliveryType":"drone"}')}`, 'invalidContent'],
    [`#franchise${'YWFh'.repeat(16_384)}`, 'tooLarge'],
  ])('%.40s → %s', (hash, problem) => {
    expect(decodeHandover(hash)).toEqual({ ok: false, problem });
  });

  it('takes known fields only: no prices, no prototype, no invalid URL', () => {
    const evil = `{"deliveryType":"pickup","__proto__":{"admin":true},"constructor":1,"geo":{"allShops":[{"slug":"a","latitude":"x","distance":null},{"slug":7}]},"cart":[{"dish":"a","price":1,"__proto__":{"amount":9}},{"dish":7},{"menu":"m","dishes":"x","amount":"2"}]}`;
    const result = decodeHandover(`#franchise${toBase64(evil)}`);
    expect(result.ok && result.value).toEqual({
      deliveryType: 'pickup',
      locationString: '',
      selectedDish: null,
      serveAt: null,
      geo: {
        acceptOrders: false,
        allShops: [
          aBranch('a', {
            id: shopId(''),
            name: '',
            address: '',
            latitude: 0,
            longitude: 0,
            distance: 0,
            insideOpenHours: false,
            acceptOrders: false,
            acceptOrdersToday: [],
            allowPickup: false,
            allowDelivery: false,
          }),
        ],
      },
      cart: [
        { dish: 'a', amount: 0, without: [], extras: [] },
        { menu: 'm', dishes: [], amount: 0 },
      ],
    });
    expect(Object.getPrototypeOf({})).not.toHaveProperty('admin');
  });

  it('never fails, whatever the URL contains', () => {
    const json = fc.jsonValue().map((value) => `#franchise${toBase64(JSON.stringify(value))}`);
    const nearly = fc.record(
      {
        deliveryType: fc.constantFrom(...DELIVERY_TYPES),
        locationString: fc.jsonValue(),
        geo: fc.jsonValue(),
        selectedDish: fc.jsonValue(),
        serveAt: fc.jsonValue(),
        cart: fc.jsonValue(),
      },
      { requiredKeys: ['deliveryType'] },
    );
    const broken = fc
      .tuple(fc.constant(encodeHandover(HANDOVER)), fc.nat(), fc.string({ maxLength: 3 }))
      .map(([hash, at, text]) => {
        const place = at % hash.length;
        return hash.slice(0, place) + text + hash.slice(place + 1);
      });
    const hashes = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => `#franchise${text}`),
      json,
      nearly.map((value) => `#franchise${toBase64(JSON.stringify(value))}`),
      broken,
    );
    fc.assert(
      fc.property(hashes, (hash) => {
        const result = decodeHandover(hash);
        if (!result.ok) expect(HANDOVER_PROBLEMS).toContain(result.problem);
        // Reading is idempotent.
        else expect(decodeHandover(encodeHandover(result.value))).toEqual(result);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('suggestBranch (S2 §4 Address dialog / branch selection, S3 F3)', () => {
  const far = aBranch('far', { distance: 9 });
  const near = aBranch('near', { distance: 2 });
  const closed = aBranch('closed', { distance: 1, insideOpenHours: false });
  const unknown = aBranch('unknown', { distance: 0 });
  const full = aBranch('full', { distance: 0.5, acceptOrders: false });
  const delivers = aBranch('delivers', { allowPickup: false });
  it.each([
    ['the nearest open branch', [far, near, closed], 'pickup', false, 'near', 'suggested_franchise'],
    [
      'for later the nearest, open or not, in the list',
      [far, near, closed],
      'pickup',
      true,
      'closed',
      'list_franchises',
    ],
    ['must accept orders', [full, far], 'pickup', false, 'far', 'suggested_franchise'],
    ['must allow the type', [delivers, far], 'pickup', false, 'far', 'suggested_franchise'],
    ['outside opening hours: the list, preselected', [closed], 'pickup', false, 'closed', 'list_franchises'],
    ['otherwise the first branch', [full, delivers], 'pickup', false, 'full', 'suggested_franchise'],
    ['an unknown distance comes last', [unknown, far], 'delivery', false, 'far', 'suggested_franchise'],
    [
      'ties keep the order of the list',
      [aBranch('first'), aBranch('second')],
      'delivery',
      false,
      'first',
      'suggested_franchise',
    ],
  ] as const)('%s', (_, branches, deliveryType, isForLater, slug, page) => {
    const suggestion = suggestBranch(branches, { deliveryType, isForLater });
    expect([suggestion?.branch.slug, suggestion?.page]).toEqual([slug, page]);
  });

  it('suggests nothing without branches', () => {
    expect(suggestBranch([], { deliveryType: 'pickup', isForLater: false })).toBeNull();
  });
});
