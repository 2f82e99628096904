import { aShop } from '@tischlein/domain/testing';
import { describe, expect, it } from 'vitest';
import { shopId } from '../ids.ts';
import { findNewShopProblems, takeOverConfig } from './new-shop.ts';

const FIELDS = {
  name: 'Tramonto Babelsberg',
  slug: 'tramonto-babelsberg',
  street: 'Karl-Liebknecht-Straße 28',
  zip: '14482',
  city: 'Potsdam',
  phone: '0331 5557788',
  email: 'babelsberg@tramonto.example',
};

describe('the form for a new shop', () => {
  it.each([
    ['complete', {}, {}],
    ['a postcode of four digits', { zip: '1448' }, { zip: 'invalid' }],
    ['a short name with blanks', { slug: 'Tramonto Babelsberg' }, { slug: 'invalid' }],
    ['no address', { email: 'babelsberg' }, { email: 'invalid' }],
    ['no number', { phone: 'später' }, { phone: 'invalid' }],
    ['blank', { name: ' ', city: '' }, { name: 'missing', city: 'missing' }],
  ])('%s', (_, change, problems) => {
    expect(findNewShopProblems({ ...FIELDS, ...change })).toEqual(problems);
  });
});

describe('a shop that begins as another one', () => {
  const source = aShop({ primaryColor: '#112233', phone: '030 1', paymentMethods: ['Stripe_card'] });
  const empty = aShop({ id: shopId('neu'), phone: '', paymentMethods: ['offline'], deliveryZones: [] });

  it('has its look, but neither its number nor its accounts', () => {
    const { primaryColor, id, phone, paymentMethods, franchise } = takeOverConfig(source, empty);
    expect({ primaryColor, id, phone, paymentMethods, franchise }).toEqual({
      primaryColor: '#112233',
      id: 'neu',
      phone: '',
      paymentMethods: ['offline'],
      franchise: undefined,
    });
  });

  it('belongs to its franchise', () => {
    const overview = aShop({ isFranchiseOverview: true });
    expect(takeOverConfig(overview, empty)).toMatchObject({
      franchise: { id: overview.id },
      isFranchiseOverview: false,
    });
    const branch = aShop({ franchise: { id: shopId('tramonto') } });
    expect(takeOverConfig(branch, empty).franchise).toEqual({ id: 'tramonto' });
  });
});
