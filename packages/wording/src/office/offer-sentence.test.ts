import { toBasisPoints, toCents } from '@tischlein/domain';
import { readMenu } from '@tischlein/domain/menu';
import { type EditableOffer, toDailyOffer } from '@tischlein/domain/offer-editing';
import {
  aCombo,
  aDailyDish,
  aDish,
  aMenuDocument,
  anOffer,
  during,
  euroOff,
  fixedPrice,
  percent,
  selection,
} from '@tischlein/domain/testing';
import { offerId } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { offerSentence, sentenceText } from './offer-sentence.ts';
import { timetableSentence, timetableShort } from '../timetable-words.ts';

const { menu } = readMenu(
  aMenuDocument({
    dishes: [
      aDish({ name: 'Calzone', price: { klein: 900, gross: 1200 }, category: 'Pizza' }),
      aDish({ name: 'Lasagne', category: 'Pasta' }),
      aDish({ id: 'tiramisu', name: 'Tiramisù', category: 'Dolci' }),
    ],
    menus: [aCombo({ name: 'Feierabend', slots: { essen: ['lasagne'] } })],
    offers: [
      anOffer({ kind: 'freeDelivery', id: 'gratis', title: 'Gratis Lieferung!' }),
      anOffer({ kind: 'cartDiscount', id: 'zehn', title: 'Zehn Prozent' }),
    ],
  }),
);
const pizza = { itemSelection: selection({ categories: ['Pizza'] }) };
const web = { type: 'webshop' } as const;

describe('the rule of an offer as a sentence', () => {
  it.each<[string, EditableOffer]>([
    [
      'Auf Pizza gibt es 20 % Nachlass. Von mehreren Rabatten gilt der größte. Es gilt immer bei Lieferung und Abholung.',
      anOffer({ kind: 'dishDiscount', ...percent(20), ...pizza, ...web }),
    ],
    [
      'Auf Calzone klein und Feierabend gibt es 2,00 € Nachlass je Stück. Andere Rabatte kommen dazu. Es gilt samstags und sonntags bei Lieferung, Abholung und am Tisch.',
      anOffer({
        kind: 'dishDiscount',
        ...euroOff(200),
        accumulative: true,
        itemSelection: selection({ dishes: ['calzone:klein'], menus: ['feierabend'] }),
        timetable: [during('Sa 00:00-24:00'), during('So 00:00-24:00')],
      }),
    ],
    [
      'Für Lasagne gilt der Sonderpreis 9,90 €. Von mehreren Rabatten gilt der größte. Es gilt täglich 11:30 bis 14:30 bei Abholung.',
      anOffer({
        kind: 'dishDiscount',
        ...fixedPrice(990),
        type: 'pickup',
        itemSelection: selection({ dishes: ['lasagne'] }),
        timetable: (['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'] as const).map((day) => during(`${day} 11:30-14:30`)),
      }),
    ],
    [
      'Montags gibt es Lasagne zum Tagespreis von 9,90 €. Von mehreren Rabatten gilt der größte. Es gilt von 11:30 bis 14:30 bei Lieferung und Abholung.',
      toDailyOffer(
        aDailyDish({
          day: 1,
          ...fixedPrice(990),
          dishes: ['lasagne'],
          timespan: { from: '11:30', to: '14:30' },
          ...web,
        }),
      ),
    ],
    [
      'Wer 2 Gerichte aus Pizza nimmt, zahlt 1. Das günstigste ist gratis. Es gilt dienstags bis donnerstags, 11:30 bis 14:30 bei Lieferung und Abholung.',
      anOffer({
        kind: 'twoForOnePromotion',
        ...pizza,
        ...web,
        timetable: (['Di', 'Mi', 'Do'] as const).map((day) => during(`${day} 11:30-14:30`)),
      }),
    ],
    [
      'Wer 5 gleiche Gerichte aus Pizza nimmt, zahlt 3. Die 2 günstigsten sind gratis. Gerichtsrabatte kommen dazu. Es gilt immer bei Lieferung.',
      anOffer({
        kind: 'twoForOnePromotion',
        ...pizza,
        type: 'delivery',
        totalQuantity: 5,
        paidQuantity: 3,
        allowDifferentDishes: false,
        accumulative: true,
      }),
    ],
    [
      'Ab 25,00 € Bestellwert gibt es 10 % auf alles. Es gilt immer bei Lieferung und Abholung. Bestellen kann man es vom 24.11.2026 bis zum 30.11.2026.',
      anOffer({
        kind: 'cartDiscount',
        ...web,
        minimumOrderValue: toCents(2500),
        validFrom: '2026-11-24',
        validUntil: '2026-11-30',
      }),
    ],
    [
      'Gruppen bekommen 10 % auf Pizza. Reduzierte Artikel zählen dabei nicht mit. Es gilt immer bei Bestellung am Tisch. Bestellen kann man es bis zum 30.11.2026.',
      anOffer({
        kind: 'cartDiscount',
        ...pizza,
        type: 'dineIn',
        groupOrderOnly: true,
        accumulative: false,
        validUntil: '2026-11-30',
      }),
    ],
    [
      'Ab 20,00 € Bestellwert gibt es Tiramisù gratis dazu. Es gilt immer bei Lieferung und Abholung.',
      anOffer({ kind: 'freeItem', ...web, itemSelection: selection({ dishes: ['tiramisu'] }) }),
    ],
    [
      'Ab 20,00 € Bestellwert gibt es einen Artikel aus Dolci gratis dazu. Ein zweiter Gratisartikel oder ein Gutschein geht dann nicht. Neben „Kauf X, zahl Y“ gilt es nicht. Es gilt immer bei Lieferung und Abholung.',
      anOffer({
        kind: 'freeItem',
        ...web,
        combinable: false,
        accumulativeTwoForOne: false,
        itemSelection: selection({ categories: ['Dolci'] }),
      }),
    ],
    [
      'Ab 30,00 € Bestellwert ist die Lieferung gratis. Es gilt immer. Bestellen kann man es ab dem 01.12.2026.',
      anOffer({ kind: 'freeDelivery', validFrom: '2026-12-01' }),
    ],
    [
      'Das Banner „Sparen“ zeigt Gratis Lieferung! und Zehn Prozent zusammen. Es rechnet selbst nichts. Es gilt immer bei Lieferung und Abholung.',
      anOffer({
        kind: 'sharedBanner',
        ...web,
        discountText: 'Sparen',
        offers: [offerId('gratis'), offerId('zehn')],
      }),
    ],
    [
      'Wer zusammen bestellt, bekommt 5 % ab 60,00 € und 10,00 € ab 120,00 €. Es zählt die beste Stufe.',
      {
        kind: 'groupDiscount',
        id: offerId('gruppenrabatt'),
        discounts: [
          { discountType: 'percent', value: toBasisPoints(500), minimumOrderValue: toCents(6000) },
          { discountType: 'euro', value: toCents(1000), minimumOrderValue: toCents(12_000) },
        ],
      },
    ],
  ])('%s', (sentence, offer) => {
    expect(sentenceText(offerSentence(offer, menu)).replaceAll('\u00a0', ' ')).toBe(sentence);
  });

  it('marks what the form fills in', () => {
    const parts = offerSentence(anOffer({ kind: 'twoForOnePromotion', ...pizza, ...web }), menu);
    expect(parts.filter(({ isBlank }) => isBlank).map(({ text }) => text)).toEqual([
      '2',
      'Pizza',
      '1',
      'günstigste',
      'immer',
      'Lieferung und Abholung',
    ]);
  });

  it('says so while nothing is selected, and if it is no longer on the menu', () => {
    const nothing = anOffer({ kind: 'dishDiscount', itemSelection: selection({}) });
    expect(sentenceText(offerSentence(nothing, menu))).toContain('Auf … gibt es');
    const gone = anOffer({ kind: 'dishDiscount', itemSelection: selection({ dishes: ['weg'] }) });
    expect(sentenceText(offerSentence(gone, menu))).toContain('nicht mehr auf der Karte');
  });
});

describe('hours in words', () => {
  it.each([
    [[], 'immer', 'immer'],
    [[during('Mo 00:00-24:00')], 'montags', 'Mo'],
    [
      [during('Sa 18:00-22:00'), during('So 18:00-22:00')],
      'samstags und sonntags, 18:00 bis 22:00',
      'Sa, So 18:00–22:00',
    ],
    [
      [during('Mo 11:00-14:00'), during('Di 11:00-14:00'), during('Mi 11:00-14:00'), during('Fr 18:00-22:00')],
      'montags bis mittwochs, 11:00 bis 14:00 und freitags, 18:00 bis 22:00',
      'Mo–Mi 11:00–14:00, Fr 18:00–22:00',
    ],
  ])('%j', (timetable, sentence, short) => {
    expect(timetableSentence(timetable)).toBe(sentence);
    expect(timetableShort(timetable)).toBe(short);
  });
});
