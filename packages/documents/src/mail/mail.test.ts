import { toBasisPoints, toCents } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { orderAcceptedMail, orderCancelledMail, orderRefusedMail } from './order-answers.ts';
import type { OrderMail } from './order-mail.ts';
import { orderPlacedMail } from './order-placed.ts';
import { plainText } from './plain-text.ts';
import { withdrawalDeclaredMail, withdrawalReceivedMail } from './withdrawal-mails.ts';

const ORDER: OrderMail = {
  shop: {
    restaurantName: 'Trattoria Tramonto',
    restaurantStreet: 'Torstraße 1',
    restaurantZip: '10119',
    restaurantCity: 'Berlin',
    phone: '030 1234',
    email: 'mitte@tramonto.example',
    primaryColor: '#7a1f1f',
  },
  company: {
    name: 'Tramonto Gastronomie GmbH',
    street: 'Torstraße 1',
    zip: '10119',
    city: 'Berlin',
    representedBy: 'Chiara Tramonto (Geschäftsführerin)',
    register: 'Amtsgericht Charlottenburg (Berlin), HRB 1 B',
  },
  logoUrl: 'https://tramonto.example/media/mitte/logo/0x300.png',
  number: 4217,
  deliveryType: 'delivery',
  placedAt: '15.11.2026, 18:42',
  serveTime: '19:30',
  contact: {
    name: 'Ada Köhler',
    company: '',
    street: 'Torstraße',
    streetNumber: '12',
    floor: 'Hinterhaus, 2. Etage',
    zip: '10119',
    city: 'Berlin',
    phone: '0151 2345',
  },
  messageCook: 'Bitte gut durchbacken.',
  messageDriver: 'Klingel Köhler/Maas',
  paymentMethod: 'offline',
  paymentStatus: 'offline',
  quote: {
    lines: [
      {
        lineId: 'salame',
        name: 'Salame piccante',
        amount: 1,
        memberName: '',
        listPrice: toCents(1410),
        price: toCents(1152),
        deposit: toCents(0),
        discountLabel: 'Heute -20%',
        menu: null,
        dish: {
          name: 'Salame piccante',
          sizeName: '32 cm',
          without: [{ name: 'Oregano' }],
          extras: [{ itemName: 'Peperoni', amount: 1 }],
        },
      },
      {
        lineId: 'limonata',
        withdrawalAllowed: true,
        name: 'Limonata',
        amount: 2,
        memberName: 'Ben',
        listPrice: toCents(560),
        price: toCents(560),
        deposit: toCents(50),
        discountLabel: '',
        menu: null,
        dish: { name: 'Limonata', sizeName: '0,33 l', without: [], extras: [] },
      },
      {
        name: 'Pranzo',
        amount: 1,
        memberName: '',
        listPrice: toCents(1290),
        price: toCents(1290),
        deposit: toCents(0),
        discountLabel: '',
        dish: null,
        menu: {
          slots: [
            { slotName: 'Pasta', dish: { name: 'Penne', sizeName: null, without: [{ name: 'Chili' }], extras: [] } },
          ],
        },
      },
    ],
    freeItems: [{ name: 'Tiramisù', deposit: toCents(0) }],
    adjustments: [
      { source: 'dishDiscount', label: 'Heute -20%', amount: toCents(-258), lineId: 'salame' },
      { source: 'twoForOne', label: 'Kauf 2, zahl 1', amount: toCents(-280), lineId: 'limonata' },
      { source: 'coupon', label: 'HUNGER5', amount: toCents(-500) },
    ],
    steps: { S1: toCents(3002), D: toCents(50), L: toCents(250), TOTAL: toCents(2802) },
    vat: [
      { rate: toBasisPoints(700), gross: toCents(2200), vat: toCents(144) },
      { rate: toBasisPoints(1900), gross: toCents(602), vat: toCents(96) },
    ],
  },
  ageCheck: 18,
  statusUrl: 'https://tramonto.example/checkout/success/o1?x=1&y=2',
  receiptUrl: 'https://tramonto.example/checkout/success/o1/beleg',
  withdrawalUrl: 'https://tramonto.example/static/vertrag-widerrufen#o1',
  legalPages: [
    { title: 'AGB', url: 'https://tramonto.example/static/agb' },
    { title: 'Impressum', url: 'https://tramonto.example/static/impressum' },
  ],
};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the confirmation', () => {
  const mail = orderPlacedMail(ORDER);

  it.each([
    ['number and time', '4217 vom 15.11.2026, 18:42 Uhr'],
    ['serve time', 'Lieferung: um 19:30 Uhr'],
    ['dish with size', '1× Salame piccante, 32 cm'],
    ["extras and 'ohne'", 'Peperoni · ohne Oregano'],
    ['price before a discount', 'statt 14,10 €'],
    ['discount', 'Heute -20% −2,58 €'],
    ['deposit', 'zzgl. 0,50 € Pfand'],
    ['who wanted it', 'für Ben'],
    ["a combo's parts", 'Penne · ohne Chili'],
    ['free item', '1× Tiramisù'],
    ['subtotal', 'Zwischensumme'],
    ['coupon', 'Gutschein HUNGER5'],
    ['total', '28,02 €'],
    ['VAT by rate', 'MwSt. 7 %'],
    ['net amount', '1,44 € (netto 20,56 €)'],
    ['payment', 'Zahlung: bar bei der Lieferung'],
    ['where to', 'Torstraße 12'],
    ['floor', 'Hinterhaus, 2. Etage'],
    ['note', 'Bitte gut durchbacken.'],
    ['age', 'Alkohol geben wir nur ab 18 Jahren ab. Bitte halte Deinen Ausweis bereit.'],
    ["restaurant's address", 'Torstraße 1, 10119 Berlin'],
    [
      'company (§ 35a GmbHG)',
      'Tramonto Gastronomie GmbH, Torstraße 1, 10119 Berlin · Vertreten durch: Chiara Tramonto',
    ],
    ['register', 'Amtsgericht Charlottenburg (Berlin), HRB 1 B'],
    ['withdrawal', '§ 312g'],
    ['what may be sent back', 'kannst Du zurückgeben: 2× Limonata.'],
    ['where to withdraw', 'https://tramonto.example/static/vertrag-widerrufen#o1'],
    ['legal guarantee (S3 L13)', 'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren'],
    ['link of its notice', 'https://europa.eu/youreurope/garantien'],
    ['receipt', 'https://tramonto.example/checkout/success/o1/beleg'],
    ['two for one', 'Kauf 2, zahl 1 −2,80 €'],
    ['allergens', 'Allergene und Zusatzstoffe'],
    ['terms', 'https://tramonto.example/static/agb'],
  ])('contains the %s, as text and as HTML', (_, words) => {
    expect(plain(mail.text)).toContain(words);
    expect(plain(mail.html)).toContain(words);
  });

  it('does not mention withdrawal if every item is prepared for the guest', () => {
    const lines = ORDER.quote.lines.map(({ withdrawalAllowed, ...line }) => line);
    const { text } = orderPlacedMail({ ...ORDER, quote: { ...ORDER.quote, lines } });
    expect(text).not.toContain('Widerrufsrecht');
    expect(text).toContain('vom Widerruf ausgenommen (§ 312g Abs. 2 BGB)');
  });

  it('links to the status page', () => {
    expect(mail.text).toContain('https://tramonto.example/checkout/success/o1?x=1&y=2');
    expect(mail.html).toContain('href="https://tramonto.example/checkout/success/o1?x=1&amp;y=2"');
  });

  it('aligns the amounts in the text form', () => {
    const total = plain(mail.text)
      .split('\n')
      .find((line) => line.startsWith('Gesamt'));
    expect(total).toHaveLength(64);
  });

  it('says where to collect a pickup and shows no delivery address', () => {
    const pickup = plain(orderPlacedMail({ ...ORDER, deliveryType: 'pickup', serveTime: null }).text);
    expect(pickup).toContain('Abholung: so schnell wie möglich');
    expect(pickup).toContain('Du holst ab bei');
    expect(pickup).not.toContain('Hinterhaus');
  });

  it('escapes guest input in markup and subject', () => {
    const evil = '<img src=x onerror="alert(1)">';
    const html = orderPlacedMail({ ...ORDER, messageCook: evil, contact: { ...ORDER.contact, name: evil } }).html;
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    const { subject } = orderPlacedMail({
      ...ORDER,
      shop: { ...ORDER.shop, restaurantName: 'Tramonto\r\nBcc: eve@example.org' },
    });
    expect(subject).toBe('Deine Bestellung 4217 bei Tramonto Bcc: eve@example.org');
  });
});

describe("the restaurant's decisions", () => {
  it('accepted: the promised time', () => {
    const mail = orderAcceptedMail(ORDER, '19:25');
    expect(mail.subject).toBe('Deine Bestellung 4217 ist angenommen – Trattoria Tramonto');
    expect(mail.text).toContain('Lieferung gegen 19:25 Uhr.');
  });

  it('refused: the reason and what happens to the money', () => {
    expect(orderRefusedMail(ORDER, 'Ein Gericht ist ausverkauft.').text).toMatch(
      /Der Grund: Ein Gericht ist ausverkauft\.[^]*Du musst nichts bezahlen\.[^]*030 1234/,
    );
  });

  it.each([
    ['captured', 'Dein Geld kommt auf dem Weg zurück, auf dem Du bezahlt hast (PayPal).'],
    ['refunded', 'Dein Geld kommt auf dem Weg zurück, auf dem Du bezahlt hast (PayPal).'],
    ['unknown', 'Dein Geld kommt auf dem Weg zurück'],
    ['expired', 'Du musst nichts bezahlen.'],
    ['offline', 'Du musst nichts bezahlen.'],
  ] as const)('refused or cancelled, payment %s: where the money goes', (paymentStatus, words) => {
    const order = { ...ORDER, paymentMethod: 'PayPal_Platform', paymentStatus } as const;
    for (const mail of [orderRefusedMail(order, ''), orderCancelledMail(order, '')]) expect(mail.text).toContain(words);
  });

  it.each([
    ['accepted', orderAcceptedMail(ORDER, '19:25'), 'Gute Nachricht, Ada: Wir'],
    ['refused', orderRefusedMail(ORDER, ''), 'nicht annehmen, Ada.'],
    ['cancelled', orderCancelledMail(ORDER, ''), 'stornieren, Ada.'],
    ['nameless', orderCancelledMail({ ...ORDER, contact: { ...ORDER.contact, name: '' } }, ''), 'stornieren.'],
  ])('%s: calls the guest by their first name', (_, { text }, words) => {
    expect(text).toContain(words);
  });

  it('a restaurant without a phone answers mails', () => {
    const order = { ...ORDER, shop: { ...ORDER.shop, phone: '' } };
    expect(orderRefusedMail(order, '').text).toContain('Antworte einfach auf diese E-Mail');
    expect(orderPlacedMail(order).text).toContain('Fragen dazu beantworten wir gern.');
  });

  it('cancelled: no reason given, none shown', () => {
    const mail = orderCancelledMail(ORDER, '');
    expect(mail.subject).toContain('wurde storniert');
    expect(mail.text).not.toContain('Der Grund');
  });
});

describe('the look of a mail', () => {
  const { html, text } = orderPlacedMail(ORDER);

  it("has the logo, and one button in the shop's colour for light and dark", () => {
    expect(html).toContain('<img src="https://tramonto.example/media/mitte/logo/0x300.png" alt=""');
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html).toContain('background:#7a1f1f">');
    expect(html).toMatch(/prefers-color-scheme:dark\).*\.button\{background:#(?!7a1f1f)/);
    expect(orderPlacedMail({ ...ORDER, logoUrl: null }).html).not.toContain('<img');
  });

  it('ends with the legal texts in one line', () => {
    expect(html).toMatch(/>AGB<\/a> · <a [^>]+>Impressum<\/a><\/p>/);
    expect(text).toMatch(/AGB: https:\S+\nImpressum: https:\S+\n$/);
  });
});

describe('withdrawal (§ 356a (4) BGB)', () => {
  const declared = { name: 'Ada Köhler', email: 'ada@example.com', items: '', declaredAt: '21.11.2026 um 19:30 Uhr' };

  it('is acknowledged with its content, date and time', () => {
    const { subject, text } = withdrawalReceivedMail(ORDER, declared);
    expect(subject).toBe('Dein Widerruf zur Bestellung 4217 ist eingegangen – Trattoria Tramonto');
    expect(text).toContain('am 21.11.2026 um 19:30 Uhr bei uns eingegangen');
    expect(text).toContain('Hiermit widerrufe ich, Ada Köhler (ada@example.com), den Vertrag zur Bestellung 4217.');
  });

  it('tells the restaurant what may be returned', () => {
    expect(withdrawalDeclaredMail(ORDER, { ...declared, items: 'eine Limonata' }).text).toMatch(
      /zur Bestellung 4217 über diese Artikel: eine Limonata\.[^]*zurückgeben darf: 2× Limonata\./,
    );
  });
});

describe("a merchant's page as an attached text", () => {
  it('contains no Markdown syntax', () => {
    expect(plainText('AGB', '## Preise\n\nAlle **Preise** stehen [hier](/karte).')).toBe(
      'AGB\n===\n\nPreise\n------\n\nAlle Preise stehen hier (/karte).\n',
    );
  });
});
