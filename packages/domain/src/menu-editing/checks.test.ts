import { describe, expect, it } from 'vitest';
import { aCombo, aDish, aMenuDocument, anExtraGroup } from '../../testing/index.ts';
import { comboId, dishId, groupId, slotId } from '../ids.ts';
import type { MenuDocument } from '../menu/menu-document.ts';
import { readMenu } from '../menu/read-menu.ts';
import { toCents } from '../money.ts';
import { checkCombo } from './check-combo.ts';
import { checkDish } from './check-dish.ts';
import { checkGroup } from './check-group.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { calculateComboSaving } from './combo-saving.ts';
import { editSlot, listSlots, moveSlot } from './edit-combo.ts';

const SETTINGS = { useDishDeposit: true, dishDeposits: {} };
const read = (document: MenuDocument) => ({ document, ...readMenu(document) });
const ofDish = (parts: Parameters<typeof aDish>[0], more: Partial<MenuDocument> = {}) =>
  checkDish(
    read(aMenuDocument({ ...more, dishes: [aDish({ id: 'pizza', ...parts })] })),
    dishId('pizza'),
    SETTINGS,
  ).map(({ field, severity, code }) => `${field} ${severity} ${code}`);

describe('a dish', () => {
  it.each([
    ['is whole', {}, []],
    ['has no name', { name: ' ' }, ['name error nameMissing']],
    ['has no price', { for: [] }, ['prices warning priceMissing']],
    ['has a size without a price', { price: { klein: 900, gross: null } }, ['prices warning sizeWithoutPrice']],
    ['has unknown declarations', { declarations: null }, ['declarations warning declarationsUnknown']],
    [
      'is prepacked without particulars',
      { prepacked: { content: { amount: 330, unit: 'ml' }, exempt: ['ingredients', 'nutrition'] } },
      ['prepacked warning particular.producer'],
    ],
    [
      'is spirits without an age',
      {
        prepacked: { content: { amount: 700, unit: 'ml' }, producer: 'Brennerei Nord, Berlin', alcoholPercent: 40 },
      },
      ['prepacked warning particular.age'],
    ],
    [
      'has hours that overlap',
      {
        timetable: [
          { dayIndex: 1, from: '11:00', to: '15:00' },
          { dayIndex: 1, from: '14:00', to: '17:00' },
        ],
      },
      ['timetable error timetableInvalid'],
    ],
    [
      'has an incomplete time',
      { timetable: [{ dayIndex: 1, from: '', to: '15:00' }] },
      ['timetable error timetableInvalid'],
    ],
  ] as const)('that %s', (_, parts, problems) => {
    expect(ofDish(parts)).toEqual(problems);
  });

  it('names what is wrong with its groups', () => {
    const extraGroups = [anExtraGroup({ id: 'teig', min: 2, limit: 2, items: { dinkel: 100 } })];
    expect(ofDish({ extras: ['teig'] }, { extraGroups })).toEqual(['groups error minimumUnreachable']);
    expect(checkGroup(read(aMenuDocument({ extraGroups })), groupId('teig')).map(({ code }) => code)).toEqual([
      'minimumUnreachable',
    ]);
  });
});

describe('a group', () => {
  it.each([
    ['asks for more than it allows', { min: 3, limit: 2, items: { a: 1, b: 1, c: 1 } }, ['minAboveLimit']],
    ['has nothing to choose', {}, ['itemsMissing']],
  ])('that %s', (_, parts, codes) => {
    const menu = aMenuDocument({ extraGroups: [anExtraGroup({ id: 'g', ...parts })] });
    expect(checkGroup(read(menu), groupId('g')).map(({ code }) => code)).toEqual(codes);
  });
});

describe('a combo', () => {
  const dishes = [
    aDish({ id: 'margherita', price: { klein: 900, gross: 1190 } }),
    aDish({ id: 'salami', price: { klein: 1090, gross: 1400 } }),
    aDish({ id: 'cola', price: 500, deposit: 15 }),
  ];
  const combo = aCombo({
    id: 'zwei',
    price: 1500,
    slots: { 'pizza:gross': ['margherita', 'salami'], getränk: ['cola'] },
  });
  const menu = aMenuDocument({ dishes, menus: [combo] });

  it('says what guests save with the cheapest and the dearest dishes, and the deposit beside it', () => {
    const { menu: whole } = readMenu(menu);
    const found = whole.combos.get(comboId('zwei')) ?? expect.fail('no combo');
    expect(calculateComboSaving(whole, found, { deliveryType: 'delivery', settings: SETTINGS })).toMatchObject({
      price: 1500,
      cheapest: { alone: 1690, saving: 190, deposit: 15 },
      dearest: { alone: 1900, saving: 400 },
    });
  });

  it('warns of a price that saves nothing, of an empty slot and of none', () => {
    const codes = (menus: MenuDocument['menus']) =>
      checkCombo(read({ ...menu, menus }), comboId('zwei'), SETTINGS).map(({ code }) => code);
    expect(codes([combo])).toEqual([]);
    expect(codes([{ ...combo, price: { delivery: toCents(1690) } }])).toEqual(['savesNothing']);
    expect(codes([aCombo({ id: 'zwei', slots: { pizza: [] } })])).toEqual(['slotEmpty']);
    expect(codes([{ ...combo, slots: [], price: {} }])).toEqual(['priceMissing', 'slotsMissing']);
  });

  it('keeps only dishes that fit the size of their slot', () => {
    const place = { combo: comboId('zwei'), slot: slotId('pizza') };
    const [first] = editSlot(menu, place, { size: undefined }).menus;
    expect(first && listSlots(first).map((slot) => slot.dishes)).toEqual([[], ['cola']]);
    const [moved] = moveSlot(menu, comboId('zwei'), { from: 1, to: 0 }).menus;
    expect(moved && listSlots(moved).map(({ id }) => id)).toEqual(['getränk', 'pizza']);
  });
});

it('a pasted text loses what documents refuse', () => {
  expect(cleanText('Tomaten,\tMozzarella\r\nund \u202eBasilikum')).toBe('Tomaten, Mozzarella\nund  Basilikum');
  expect(cleanLine('Pizza\nRoma')).toBe('Pizza Roma');
});
