import { describe, expect, it } from 'vitest';
import { toCents } from '../money.ts';
import { findPackagingOffer, findReusables, type Reusables } from './reusables.ts';

const BOTH: Reusables = { offer: 'both', deposit: toCents(500) };
const EXEMPT: Reusables = { offer: 'exempt', reason: 'Nur Karton.' };
const NOTHING = { delivery: [], pickup: [], dineIn: [] };

describe("'new shops choose one of the three (both, own container, exempt with the reason)' (S3 L15)", () => {
  it.each<[string, Parameters<typeof findReusables>[0], Reusables | null]>([
    ['nothing', {}, null],
    ['both', { reusables: BOTH }, BOTH],
    [
      'exempt, although a notice is left',
      { reusables: EXEMPT, reusableNotice: 'Bring Dein eigenes Gefäß mit.' },
      EXEMPT,
    ],
    // Shops from before they chose.
    [
      'a notice about the own container',
      { reusableNotice: 'Bring Dein eigenes Gefäß mit!' },
      { offer: 'ownContainer' },
    ],
    ['another wording of it', { reusableNotice: 'Wir füllen auch eigene Behälter.' }, { offer: 'ownContainer' }],
    ['a notice without a deposit', { reusableNotice: 'Auf Wunsch in Mehrwegschalen, gegen Pfand.' }, null],
    ['an empty notice', { reusableNotice: '' }, null],
  ])('%s', (_, config, reusables) => {
    expect(findReusables(config)).toEqual(reusables);
  });

  it.each<[string, Reusables, object | null]>([
    [
      'both: reusable packaging everywhere, the own container at the counter',
      BOTH,
      { ...NOTHING, delivery: ['reusable'], pickup: ['reusable', 'ownContainer'], deposit: 500 },
    ],
    ['the own container', { offer: 'ownContainer' }, { ...NOTHING, pickup: ['ownContainer'], deposit: null }],
    ['exempt', EXEMPT, null],
  ])('guests choose from %s', (_, reusables, offer) => {
    expect(findPackagingOffer({ reusables })).toEqual(offer);
  });
});
