import { toBasisPoints, toCents } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { receiptContent } from './receipt-content.ts';
import type { ReceiptOrder } from './receipt-order.ts';

const food = toBasisPoints(700);
const drink = toBasisPoints(1900);

// Example C of S3 §2: food 25,00 and drinks 6,00, cart discount 3,10, coupon 5,00, two deposits 0,25, fee 2,50.
const ORDER: ReceiptOrder = {
  number: 4217,
  status: 'handedOver',
  deliveryType: 'delivery',
  placedAt: '15.11.2026, 18:42',
  servedOn: '15.11.2026',
  paymentMethod: 'PayPal_Platform',
  paymentStatus: 'captured',
  seller: {
    restaurantName: 'Trattoria Tramonto',
    restaurantStreet: 'Torstraße 1',
    restaurantZip: '10119',
    restaurantCity: 'Berlin',
    phone: '030 1234',
    email: '',
    taxNumber: '34/123/45678',
  },
  buyer: { name: 'Ada Köhler', company: '', street: '', streetNumber: '', floor: '', zip: '', city: '' },
  quote: {
    lines: [
      {
        lineId: 'pranzo',
        name: 'Pranzo',
        amount: 1,
        memberName: 'Ben',
        listPrice: toCents(3000),
        price: toCents(2500),
        deposit: toCents(0),
        dish: null,
        menu: {
          slots: [
            {
              slotName: 'Pasta',
              dish: { name: 'Penne', sizeName: 'groß', without: [{ name: 'Chili' }], extras: [] },
            },
          ],
        },
        vat: [{ rate: food, gross: toCents(1847) }],
      },
      {
        lineId: 'limonata',
        name: 'Limonata',
        amount: 2,
        memberName: '',
        listPrice: toCents(600),
        price: toCents(600),
        deposit: toCents(50),
        depositKinds: ['singleUse'],
        dish: { name: 'Limonata', sizeName: '0,33 l', without: [], extras: [] },
        menu: null,
        vat: [{ rate: drink, gross: toCents(493) }],
      },
    ],
    freeItems: [{ name: 'Tiramisù', deposit: toCents(0) }],
    adjustments: [
      { source: 'twoForOne', label: 'Kauf 2, zahl 1', amount: toCents(-500), lineId: 'pranzo' },
      { source: 'cartDiscount', label: '-10%', amount: toCents(-310), lineId: null },
      { source: 'coupon', label: 'HUNGER5', amount: toCents(-500), lineId: null },
    ],
    steps: { S1: toCents(3100), D: toCents(50), L: toCents(250), TOTAL: toCents(2590) },
    vat: [
      { rate: food, gross: toCents(2049), vat: toCents(134) },
      { rate: drink, gross: toCents(541), vat: toCents(86) },
    ],
  },
  refunds: [],
};
const plain = (value: unknown): string => JSON.stringify(value).replaceAll('\u00a0', ' ');

describe('a receipt (§ 33 UStDV)', () => {
  it.each([
    ["'name/address of the merchant'", 'seller', 'Torstraße 1","10119 Berlin'],
    ['tax number', 'seller', 'Steuernummer: 34/123/45678'],
    ['number', 'facts', '4217'],
    ["'date'", 'facts', '15.11.2026, 18:42 Uhr'],
    ['date of supply', 'facts', '"Lieferdatum","value":"15.11.2026"'],
    ['payment', 'facts', 'PayPal, bezahlt'],
    ['items', 'lines', '"2×","title":"Limonata, 0,33 l"'],
    ['rate of an item', 'lines', '"rates":"19 %","price":"6,00 €"'],
    ['deposit', 'lines', 'zzgl. 0,50 € Pfand (Einweg)'],
    ["a combo's parts", 'lines', '1. Pasta: Penne, groß · ohne Chili'],
    ['why a line is cheaper', 'lines', '"statt 30,00 €","Kauf 2, zahl 1 −5,00 €"'],
    ['whose it was', 'lines', '"person":"Ben"'],
    ['a free item', 'lines', '"Tiramisù","details":[],"rates":"","price":"gratis"'],
    ['cart discount', 'sums', '"Rabatt -10%","amount":"−3,10 €"'],
    ['coupon', 'sums', '"Gutschein HUNGER5","amount":"−5,00 €"'],
    ['delivery fee', 'sums', '"Lieferung","amount":"2,50 €"'],
    ["'gross'", 'sums', '"Gesamt","amount":"25,90 €"'],
    ["'rate(s)' with net, VAT and gross", 'vat', '"rate":"7 %","net":"19,15 €","vat":"1,34 €","gross":"20,49 €"'],
    ['their sum', 'vat', '"total":{"net":"23,70 €","vat":"2,20 €","gross":"25,90 €"}'],
    ['what the deposit is for', 'notes', 'Das Pfand bekommst Du zurück'],
  ] as const)('holds %s', (_, part, words) => {
    expect(plain(receiptContent(ORDER)[part])).toContain(words);
  });

  it('names the buyer only if allowed, and leaves out empty lines', () => {
    expect(receiptContent(ORDER).buyer).toEqual(['Ada Köhler']);
    expect(receiptContent({ ...ORDER, buyer: null }).buyer).toEqual([]);
  });

  it("keeps a team's tip apart from the invoice and its VAT (S3 W13)", () => {
    const receipt = receiptContent({ ...ORDER, tip: { amount: toCents(259), recipient: 'team', vat: [] } });
    expect(plain(receipt.sums.slice(-3))).toBe(
      '[{"name":"Gesamt","amount":"25,90 €","kind":"total"},{"name":"Trinkgeld","amount":"2,59 €","kind":"plain"},{"name":"Bezahlt","amount":"28,49 €","kind":"total"}]',
    );
    expect(receipt.vat).toEqual(receiptContent(ORDER).vat);
    expect(receipt.notes).toContain('Das Trinkgeld geht an das Team und enthält keine Mehrwertsteuer.');
  });

  it("taxes an owner's tip beside the goods, rounded by itself (S3 C39)", () => {
    const vat = [
      { rate: food, gross: toCents(205), vat: toCents(13) },
      { rate: drink, gross: toCents(54), vat: toCents(9) },
    ];
    const receipt = receiptContent({ ...ORDER, tip: { amount: toCents(259), recipient: 'owner', vat } });
    expect(plain(receipt.vat)).toContain('"rate":"7 %","net":"21,07 €","vat":"1,47 €","gross":"22,54 €"');
    expect(plain(receipt.vat.total)).toBe('{"net":"26,07 €","vat":"2,42 €","gross":"28,49 €"}');
    expect(plain(receipt.sums.at(-1))).toContain('"amount":"28,49 €"');
    expect(plain(receipt.notes)).not.toContain('Trinkgeld');
  });

  it('has no line for a tip of nothing, and names the table', () => {
    const tip = { amount: toCents(0), recipient: 'team', vat: [] } as const;
    expect(receiptContent({ ...ORDER, tip })).toEqual(receiptContent(ORDER));
    expect(plain(receiptContent({ ...ORDER, table: 7 }).facts)).toContain('{"name":"Tisch","value":"7"}');
  });

  it('lists refunds', () => {
    const vat = [{ rate: toBasisPoints(700), gross: toCents(300), vat: toCents(20) }];
    const refunds = [{ on: '16.11.2026', amount: toCents(300), vat }];
    expect(plain(receiptContent({ ...ORDER, refunds }).refunds)).toBe(
      '[{"name":"Erstattet am 16.11.2026","amount":"−3,00 €","vat":["7 %: Netto −2,80 €, MwSt. −0,20 €, Brutto −3,00 €"]}]',
    );
  });

  it.each(['refused', 'cancelled'] as const)('is void if the order was %s', (status) => {
    expect(receiptContent(ORDER).void).toBe('');
    expect(receiptContent({ ...ORDER, status }).void).toContain('gilt nicht als Rechnung');
  });

  it.each([
    ['cash at the door', 'offline', 'delivery', 'Dies ist kein Kassenbeleg.', 'bei der Lieferung'],
    ['card at the counter', 'offline_debit', 'pickup', 'Dies ist kein Kassenbeleg.', 'im Restaurant'],
  ] as const)('is no till receipt for %s (KassenSichV)', (_, paymentMethod, deliveryType, words, where) => {
    const { notes } = receiptContent({ ...ORDER, paymentMethod, deliveryType });
    expect(notes[0]).toContain(words);
    expect(notes[0]).toContain(where);
    expect(plain(receiptContent(ORDER).notes)).not.toContain('Kassenbeleg');
  });
});
