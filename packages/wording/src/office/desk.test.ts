import { toCents } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { deskStatus, paymentLine, tableChangeText, tableNotice } from './desk.ts';

describe('a round at the desk', () => {
  it.each([
    ["'Tisch 7' and which round (S3 W10)", tableNotice(7, 2), 'Tisch 7 · Runde 2'],
    ['no round', tableNotice(7), 'Tisch 7'],
    [
      'a refund',
      tableChangeText({ kind: 'refunded', item: '1× Quattro Formaggi', atTill: toCents(0), toTable: null }),
      'Storno 1× Quattro Formaggi',
    ],
    [
      'a move',
      tableChangeText({ kind: 'moved', item: '1× Carbonara', atTill: toCents(0), toTable: 8 }),
      'Umgebucht auf Tisch 8: 1× Carbonara',
    ],
    ['the last step at a table', deskStatus('handedOver', 'dineIn'), 'Serviert'],
    ['the last step of a delivery', deskStatus('handedOver', 'delivery'), 'Übergeben'],
  ])('names %s', (_, words, expected) => {
    expect(words).toBe(expected);
  });

  it.each([
    ['offline', 'delivery', 'offen, bar'],
    ['offline_debit', 'pickup', 'offen, mit EC-Karte'],
    ['offline', 'dineIn', 'auf der Rechnung des Tisches'],
  ] as const)("never says 'kassiert' (S3 W11): %s, %s", (paymentMethod, deliveryType, words) => {
    const order = { paymentMethod, deliveryType, paymentStatus: 'offline', total: toCents(900) } as const;
    expect(paymentLine(order)).toBe(words);
  });
});
