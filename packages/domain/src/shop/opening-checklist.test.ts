import { describe, expect, it } from 'vitest';
import { aDish, aMenuDocument, aShop } from '@tischlein/domain/testing';
import { toCents } from '../money.ts';
import { zoneId } from '../ids.ts';
import { readMenu } from '../menu/read-menu.ts';
import { listMissingDuties, listOpeningSteps } from './opening-checklist.ts';
import type { OpeningFacts } from './opening-duties.ts';
import type { DeliveryZone, LegalRole, ShopConfig, StaticPage } from './shop-config.ts';

const page = (legalRole: LegalRole, text = 'Alles gesagt.'): StaticPage => ({
  id: legalRole,
  name: legalRole,
  title: legalRole,
  legalRole,
  text,
});
const MITTE: DeliveryZone = {
  id: zoneId('mitte'),
  name: 'Mitte',
  area: { kind: 'postcodes', postcodes: ['10117'] },
  deliveryFee: toCents(0),
  minimumOrderValue: toCents(0),
  freeAfter: null,
};
const ENTITY = {
  name: 'Trattoria Roma GmbH',
  street: 'Lange Straße 1',
  zip: '10117',
  city: 'Berlin',
  email: 'roma@example.com',
  phone: '030 1234567',
  taxNumber: '27/123/45678',
};
const LEGAL_PAGES = [page('imprint'), page('privacy'), page('terms')];
const menu = (...dishes: readonly ReturnType<typeof aDish>[]) => readMenu(aMenuDocument({ dishes })).menu;
const PIZZA = aDish({ name: 'Pizza', price: 900 });

const RIGHT = { outdated: [], unknown: [], lacking: [] };

const complete = ({
  config,
  ...facts
}: Partial<Omit<OpeningFacts, 'config'>> & { config?: Partial<ShopConfig> } = {}) => ({
  config: aShop({ pages: LEGAL_PAGES, deliveryZones: [MITTE], ...config }),
  legalEntity: ENTITY,
  menu: menu(PIZZA),
  payable: ['offline'] as const,
  ...facts,
});

const { opening } = aShop();
const without = (role: LegalRole) => ({ pages: LEGAL_PAGES.filter(({ legalRole }) => legalRole !== role) });
const NO_TYPE = { supportDelivery: false, supportPickup: false, supportDineIn: false };

describe('opening a shop (S3 L1)', () => {
  it('nothing is missing in a complete shop', () => {
    expect(listMissingDuties(complete())).toEqual([]);
  });

  it.each([
    ['no legal entity', complete({ legalEntity: null }), ['legalEntity', 'taxNumber']],
    ['no address', complete({ legalEntity: { ...ENTITY, street: ' ' } }), ['legalEntity']],
    ['no e-mail', complete({ legalEntity: { ...ENTITY, email: '' } }), ['legalEntity']],
    ['no phone', complete({ legalEntity: { ...ENTITY, phone: '' } }), ['legalEntity']],
    ['no tax number', complete({ legalEntity: { ...ENTITY, taxNumber: '' } }), ['taxNumber']],
    ['a VAT id instead', complete({ legalEntity: { ...ENTITY, taxNumber: '', vatId: 'DE123456789' } }), []],
    ['no imprint', complete({ config: without('imprint') }), ['imprint']],
    ['no privacy text', complete({ config: without('privacy') }), ['privacy']],
    ['no terms', complete({ config: without('terms') }), ['terms']],
    [
      'an empty text, and one with a placeholder',
      complete({ config: { pages: [page('imprint', ' '), page('privacy', 'Von [[Name]].'), page('terms')] } }),
      ['imprint', 'privacy'],
    ],
    [
      'a text that quotes another company (S3 L12)',
      complete({ texts: { privacy: { ...RIGHT, outdated: ['Unternehmen'] } } }),
      ['privacy'],
    ],
    [
      'an instruction on withdrawal that does, below the terms',
      complete({ texts: { withdrawal: { ...RIGHT, outdated: ['Unternehmen'] } } }),
      ['terms'],
    ],
    [
      'a placeholder that stands for nothing',
      complete({ texts: { imprint: { ...RIGHT, unknown: ['X'] } } }),
      ['imprint'],
    ],
    [
      'a GmbH that nobody represents',
      complete({ texts: { imprint: { ...RIGHT, lacking: ['representedBy'] } } }),
      ['imprint'],
    ],
    ['texts that are right', complete({ texts: { imprint: RIGHT, privacy: RIGHT, terms: RIGHT } }), []],
    ['no hours', complete({ config: { opening: { ...opening, openingTimes: [] } } }), ['hours']],
    ['no order type', complete({ config: NO_TYPE }), ['orderType', 'dish']],
    ['delivery without a zone', complete({ config: { deliveryZones: [] } }), ['zone']],
    [
      'a zone without a postcode',
      complete({ config: { deliveryZones: [{ ...MITTE, area: { kind: 'postcodes', postcodes: [] } }] } }),
      ['zone'],
    ],
    ['pickup without a zone', complete({ config: { deliveryZones: [], supportDelivery: false } }), []],
    ['no way to pay', complete({ payable: [] }), ['payment']],
    ['no dish', complete({ menu: menu() }), ['dish']],
    ['a dish without a price', complete({ menu: menu(aDish({ name: 'Pizza', for: [] })) }), ['dish']],
    [
      'only prepacked goods without particulars (S3 L14)',
      complete({ config: { supportDineIn: false }, menu: menu({ ...PIZZA, prepacked: {} }) }),
      ['dish'],
    ],
    [
      'the same, but guests order at tables',
      complete({ config: { supportDineIn: true }, menu: menu({ ...PIZZA, prepacked: {} }) }),
      [],
    ],
    ['no choice of reusables (S3 L15)', complete({ config: { reusables: undefined } as never }), ['reusables']],
    [
      'the same, at tables only',
      complete({ config: { ...NO_TYPE, supportDineIn: true, reusables: undefined } as never }),
      [],
    ],
    ['only sold-out dishes', complete({ menu: menu({ ...PIZZA, soldOut: true }) }), []],
    [
      'an overview without anything to order',
      complete({ config: { ...NO_TYPE, isFranchiseOverview: true }, menu: menu(), payable: [] }),
      [],
    ],
  ])('%s', (_, facts, missing) => {
    expect(listMissingDuties(facts)).toEqual(missing);
  });

  it('counts prepacked goods without particulars, unless the shop serves at tables only (S3 L14)', () => {
    const goods = menu(PIZZA, aDish({ id: 'mate', prepacked: {} }), aDish({ id: 'cola', isDrink: true }));
    const dishDeposits = { '*': toCents(25) };
    const find = (config: Partial<ShopConfig>) =>
      listOpeningSteps(complete({ config: { dishDeposits, ...config }, menu: goods })).find(
        ({ duty }) => duty === 'dish',
      );
    expect(find({})).toMatchObject({ isDone: true, gap: { code: 'lacking', count: 2 } });
    expect(find({ ...NO_TYPE, supportDineIn: true })).toMatchObject({ isDone: true, gap: null });
  });
});
