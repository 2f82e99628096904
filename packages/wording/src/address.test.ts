import { toCents } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { addressText } from './address-text.ts';
import { addressProblem } from './address.ts';
import { termsLine, termsText } from './terms.ts';

const TERMS = { deliveryFee: toCents(250), minimumOrderValue: toCents(2000), freeAfter: toCents(3000) };

describe("'Address dialog messages' (S2 §8)", () => {
  it.each([
    ['empty', 'Bitte gib eine Adresse ein.'],
    [
      'franchisePickupEmpty',
      'Wir benötigen Deine Adresse, damit wir Dich zu dem Shop in Deiner Nähe leiten können. Den Shop kannst Du später, wenn Du magst, auch wechseln.',
    ],
    ['zipInsteadOfAddressEntered', 'Bitte gib eine vollständige Adresse ein. Eine Postleitzahl ist nicht ausreichend.'],
    ['notInRange', 'Diese Adresse befindet sich leider nicht im Liefergebiet.'],
    ['invalid and Incomplete', 'Die eingegebene Adresse ist unvollständig'],
    ['MissingStreetNumber', 'Bitte gib auch eine Hausnummer an.'],
    ['notFound', 'Zu dieser Adresse konnte keine Entfernung berechnet werden'],
    ['currentlyUnavailable', 'Wir liefern an deine Adresse, aber Lieferungen sind aktuell nicht verfügbar.'],
  ] as const)('%s', (code, expected) => {
    expect(addressProblem(code)).toBe(expected);
  });

  it("'followed by the minimum order value, the delivery fee and the free-above threshold when known'", () => {
    expect(addressProblem('currentlyUnavailable', TERMS)).toBe(
      'Wir liefern an deine Adresse, aber Lieferungen sind aktuell nicht verfügbar. Mindestbestellwert 20\u00a0€, Lieferung 2,50\u00a0€, ab 30\u00a0€ gratis.',
    );
    expect(addressProblem('currentlyUnavailable', { ...TERMS, minimumOrderValue: null })).not.toContain(
      'Mindestbestellwert',
    );
  });
});

describe('terms', () => {
  it.each([
    [TERMS, 'Ab 20\u00a0€ · Lieferung 2,50\u00a0€ · ab 30\u00a0€ gratis'],
    [{ ...TERMS, freeAfter: null }, 'Ab 20\u00a0€ · Lieferung 2,50\u00a0€'],
    [{ ...TERMS, freeAfter: toCents(0) }, 'Ab 20\u00a0€ · Lieferung gratis'],
    [{ ...TERMS, deliveryFee: toCents(0) }, 'Ab 20\u00a0€ · Lieferung gratis'],
    [{ ...TERMS, minimumOrderValue: toCents(0) }, 'Lieferung 2,50\u00a0€ · ab 30\u00a0€ gratis'],
  ])('%#', (terms, expected) => {
    expect(termsLine(terms)).toBe(expected);
  });

  it('in a sentence', () => {
    expect(termsText({ ...TERMS, freeAfter: null })).toBe('Mindestbestellwert 20\u00a0€, Lieferung 2,50\u00a0€.');
  });
});

describe('an address as shown keeps its numbers beside street and town', () => {
  it.each([
    ['Torstraße 12, 10119 Berlin', 'Torstraße\u00a012, 10119\u00a0Berlin'],
    ['Straße des 17. Juni 135a, 10623 Berlin', 'Straße des 17. Juni\u00a0135a, 10623\u00a0Berlin'],
    ['Torstraße 12', 'Torstraße\u00a012'],
    ['10119 Berlin', '10119\u00a0Berlin'],
    ['', ''],
  ])('%s', (address, shown) => {
    expect(addressText(address)).toBe(shown);
  });
});
