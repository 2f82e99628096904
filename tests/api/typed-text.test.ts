import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onSqlite, type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { startFakeDns } from '../support/fake-dns.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery } from '../support/trattoria.ts';

describe.each(onSqlite(preparedTrattoria))('what guests type on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  const closings: (() => unknown)[] = [];

  beforeEach(async () => {
    place = await open();
    shop = await openShop(place);
  });
  afterEach(async () => {
    for (const close of closings.splice(0)) await close();
    await shop.close();
    await place.close();
  });

  const findTerms = (location: string) => shop.guest().call('POST', '/api/shop/roma/geo', { location });
  const orderWith = (field: object, at = shop) => {
    const guest = at.guest();
    const order = aDelivery({ formValues: { ...aDelivery().formValues, ...field } });
    return { guest, answer: guest.call('POST', '/api/shop/roma/order', order) };
  };
  /** The contact of an order as its guest sees it. */
  const readContact = async (field: object) => {
    const { guest, answer } = orderWith(field);
    const placed = await answer;
    expect([placed.statusCode, placed.body]).toEqual([200, expect.anything()]);
    const info = await guest.call('GET', `/api/shop/roma/info/${placed.json().order.id}`);
    return info.json().order.contact;
  };

  it.each([
    ['Lange Straße 30 Whg. 12, 10117 Berlin', 'Lange Straße', '30', 'Berlin', 'Whg. 12'],
    ['Lange Straße 30//12, 10117 Berlin', 'Lange Straße', '30', 'Berlin', '12'],
    ['Lange Straße 30 / 3. Stock, 10117 Berlin', 'Lange Straße', '30', 'Berlin', '3. Stock'],
    ['Lange Straße 7 II, 10117 Berlin', 'Lange Straße', '7', 'Berlin', 'II'],
    ['Lange Straße 30, 10117 Berlin 0170 12345', 'Lange Straße', '30', 'Berlin', '0170 12345'],
    ['Am Markt 1, OT Börgitz, 39599 Stendal', 'Am Markt', '1', 'Stendal', 'OT Börgitz'],
    ['Lange Straße ３０, １０１１７ Berlin', 'Lange Straße', '30', 'Berlin', ''],
  ])(
    'an address has its number, the driver what is about the door: %s',
    async (location, street, number, city, note) => {
      const answer = await findTerms(location);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { addr: { street, streetNumber: number, city }, note },
      ]);
    },
  );

  it('an address with two numbers is asked about, and each reading has an answer', async () => {
    const answer = await findTerms('Lange Straße 12/3, 10117 Berlin');
    const readings = ['Lange Straße 12, Whg. 3, 10117 Berlin', 'Lange Straße Nr. 12/3, 10117 Berlin'];
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'unclear', readings }]);
    expect(answer.json().message).toContain('Bitte');
    const answers = await Promise.all(readings.map(findTerms));
    expect(answers.map((each) => each.json().addr.streetNumber)).toEqual(['12', '12/3']);
  });

  it('an order keeps the house number, and the driver gets the rest', async () => {
    expect(await readContact({ streetNumber: '30 Whg. 12', messageDriver: 'Bitte klopfen' })).toMatchObject({
      street: 'Lange Straße',
      streetNumber: '30',
      messageDriver: 'Whg. 12, Bitte klopfen',
    });
  });

  it('an order is kept without marks that nobody sees', async () => {
    const field = {
      name: '\u202aPetra\u202c M\u00fcller',
      city: 'Ber\u00adlin',
      zip: '１０１１７',
      floor: '3.\u00a0Stock',
    };
    expect(await readContact(field)).toMatchObject({
      name: 'Petra Müller',
      city: 'Berlin',
      zip: '10117',
      floor: '3. Stock',
    });
  });

  it.each([
    ['+49 (0) 30 1234567', '+49 (0) 30 1234567'],
    ['\u202a+49 170 1234567\u202c', '+49 170 1234567'],
    ['0170\u200b1234567', '01701234567'],
    ['\u260e\ufe0f 0170 1234567', '0170 1234567'],
    ['Tel.: 0049 30 / 123 45 67', '0049 30 / 123 45 67'],
    ['4917012345678901', '4917012345678901'],
  ])('a phone number from a chat is kept: %j', async (phone, kept) => {
    expect(await readContact({ phone })).toMatchObject({ phone: kept });
  });

  it.each(['keine', '+49 1', '+999 1234567'])('there is no phone number %s', async (phone) => {
    const answer = await orderWith({ phone }).answer;
    expect([answer.statusCode, answer.json().form]).toEqual([400, { phone: expect.stringContaining('Bitte') }]);
  });

  it('a mail address with umlauts before the at-sign is refused, behind it is taken', async () => {
    const refused = await orderWith({ email: 'müller@web.de' }).answer;
    expect([refused.statusCode, refused.json().form]).toEqual([400, { email: expect.stringContaining('Umlaute') }]);
    expect(await readContact({ email: 'Petra <petra@müller.de>' })).toMatchObject({ email: 'petra@müller.de' });
  });

  describe('with a mail server', () => {
    const openWithMail = async () => {
      const dns = await startFakeDns({
        'web.de': [['MX', '10 mail.web.de']],
        'null.de': [['MX', '0 ']],
        'late.de': null,
      });
      const mailing = await openShop(place, { dnsServer: dns.server, smtpUrl: 'smtp://127.0.0.1:9' });
      closings.push(() => mailing.close(), dns.close);
      return mailing;
    };

    it.each([
      ['petra@web.de', true, null],
      ['petra@null.de', false, null],
      ['petra@gmial.com', false, 'petra@gmail.com'],
      ['petra@shop.invalid', false, null],
      ['petra@late.de', true, null],
    ])('an address that cannot be delivered is said at once: %s', async (email, isDeliverable, suggestion) => {
      const mailing = await openWithMail();
      const check = await mailing.guest().call('POST', '/api/mail-check', { email });
      expect([check.statusCode, check.json()]).toEqual([200, { isDeliverable, suggestion }]);
      const ordered = await orderWith({ email }, mailing).answer;
      expect(ordered.statusCode).toBe(isDeliverable ? 200 : 400);
      if (!isDeliverable)
        expect(ordered.json().form).toEqual({ email: expect.stringContaining(suggestion ?? 'Bitte') });
    });
  });

  it('without a mail server, mails are files and no address is refused', async () => {
    const check = await shop.guest().call('POST', '/api/mail-check', { email: 'petra@shop.invalid' });
    expect(check.json()).toEqual({ isDeliverable: true, suggestion: null });
  });
});
