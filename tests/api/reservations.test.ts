import type { OfficeReservations } from '@tischlein/contract/office';
import type { LinkedReservation, Reservation, ReservationTimes } from '@tischlein/contract/shop';
import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { plusSeconds } from '../../apps/server/src/clock.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { onSqlite, preparedTwoShops } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { readMailbox, readMailFiles } from '../support/read-mailbox.ts';
import { aReservation, newKey, RESERVATIONS, type Reserved, takeReservations } from '../support/reserving.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const CALLS = '/api/shop/roma';
const OFFICE = '/api/office/shop/roma';
const DAY_SECONDS = 24 * 60 * 60;
const SUNDAY = '2026-11-22';

describe.each(usuallyOnSqlite(preparedTwoShops))('reservations on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  let dataDir = '';
  openShopForEach(open, (opened) => {
    ({ shop, owner } = opened);
    ({ dataDir } = opened.place);
  });

  const times = async (body: object = { date: SUNDAY, guests: 4 }) =>
    (await shop.guest().call('POST', `${CALLS}/reservation-times`, body)).json<ReservationTimes>();
  const reserve = (form: object = {}, headers: Readonly<Record<string, string>> = newKey()) =>
    shop.guest().call('POST', `${CALLS}/reservations`, aReservation(form), headers);
  const reserved = async (form: object = {}): Promise<Reserved> => (await reserve(form)).json();
  const answer = (action: string, token: string, sequence: number, more: object = {}) =>
    shop.guest().call('POST', `${CALLS}/reservations/answer/${action}`, { token, sequence, ...more });
  const day = async (date = SUNDAY) =>
    (await owner.call('GET', `${OFFICE}/reservations?date=${date}`)).json<OfficeReservations>();
  const mails = async (to: string) => {
    await everythingIsSent(shop);
    return (await readMailbox(dataDir)).filter((mail) => mail.to === to);
  };
  const tokenFor = async (type: string, to: string) => {
    const link = new RegExp(`/f=roma/tr/(\\S+)/${type}\\b`);
    const [mail] = (await mails(to)).filter(({ text }) => link.test(text));
    return link.exec(mail?.text ?? '')?.[1] ?? '';
  };

  it('are requested, accepted by the link of the mail, and listed in the office', async () => {
    await takeReservations(owner);
    const { reservation, token } = await reserved();
    expect(reservation).toMatchObject({ state: 'requested', date: SUNDAY, arrival: '19:30', departure: '21:30' });
    const forShop = await tokenFor('accept', 'roma@example.com');
    // Each side has its own token.
    expect((await answer('accept', token, 0)).json().code).toBe('reservationUnknown');
    expect((await answer('cancel', forShop, 0)).json().code).toBe('reservationUnknown');
    const look = await shop.guest().call('POST', `${CALLS}/reservations/look`, { token: forShop });
    expect(look.json<LinkedReservation>()).toMatchObject({ by: 'restaurant', taken: { seats: 0, of: 20 } });
    const accepted = await answer('accept', forShop, 0);
    expect(accepted.json<LinkedReservation>().reservation).toMatchObject({ state: 'confirmed', sequence: 1 });
    expect((await answer('confirm', token, 1)).json<LinkedReservation>().reservation.isGuestSure).toBe(true);
    expect(await day()).toMatchObject({
      today: '2026-11-21',
      seats: { most: 20, taken: 4 },
      reservations: [{ name: 'Ada Köhler', state: 'confirmed', isGuestSure: true, wish: 'Kinderstuhl' }],
      waiting: [],
    });
  });

  it('are mailed with a calendar file whose later versions update the entry', async () => {
    await takeReservations(owner);
    const { token } = await reserved();
    const [requested] = await mails('ada@example.org');
    expect(requested?.subject).toBe('Deine Anfrage für Sonntag, 22. November, 19:30 Uhr – Trattoria Roma');
    await answer('accept', await tokenFor('accept', 'roma@example.com'), 0);
    await mails('ada@example.org');
    await answer('cancel', token, 1);
    const files = (await mailFiles()).filter(({ to }) => to.address === 'ada@example.org').toReversed();
    const entries = files.map(({ attachments: [file] }) => ({
      type: file?.type,
      uid: /UID:(\S+)/.exec(file?.text ?? '')?.[1],
      sequence: /SEQUENCE:(\d+)/.exec(file?.text ?? '')?.[1],
      status: /STATUS:(\w+)/.exec(file?.text ?? '')?.[1],
      start: /DTSTART:(\w+)/.exec(file?.text ?? '')?.[1],
    }));
    expect(entries.map(({ sequence, status }) => [sequence, status])).toEqual(
      expect.arrayContaining([
        ['0', 'TENTATIVE'],
        ['1', 'CONFIRMED'],
        ['2', 'CANCELLED'],
      ]),
    );
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.every(({ start }) => start === '20261122T183000Z')).toBe(true);
    expect(entries.find(({ sequence }) => sequence === '2')?.type).toContain('method=CANCEL');
    expect(entries.find(({ sequence }) => sequence === '1')?.type).toContain('method=REQUEST');
  });

  const mailFiles = async () => {
    await everythingIsSent(shop);
    return readMailFiles(dataDir);
  };

  it('are confirmed at once where the shop wants it', async () => {
    await takeReservations(owner, { mode: 'atOnce' });
    const { reservation, token } = await reserved();
    expect(reservation.state).toBe('confirmed');
    const [mail] = await mails('ada@example.org');
    expect(mail?.subject).toBe('Dein Tisch am Sonntag, 22. November, 19:30 Uhr – Trattoria Roma');
    const calendar = await shop.guest().call('GET', `${CALLS}/reservations/${token}/calendar`);
    expect([calendar.statusCode, calendar.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/calendar'),
    ]);
    expect((await mails('roma@example.com'))[0]?.subject).toContain('Neue Reservierung: 4 Personen');
  });

  it('tell nobody about wishes and numbers in mails to the restaurant', async () => {
    await takeReservations(owner);
    await reserved();
    expect(JSON.stringify(await mails('roma@example.com'))).not.toMatch(/Kinderstuhl|0151/);
    expect(JSON.stringify(await mails('ada@example.org'))).not.toContain('Kinderstuhl');
  });

  it('show taken times and the next day with free ones', async () => {
    await takeReservations(owner, { seats: 4, intervalMinutes: 60 });
    await reserved({ startsAt: `${SUNDAY}T18:00:00+01:00` });
    const found = await times();
    const taken = found.times.filter(({ isFree }) => !isFree).map(({ arrival }) => arrival);
    expect(taken).toEqual(['17:00', '18:00', '19:00']);
    expect(found).toMatchObject({ mode: 'byRestaurant', mostGuests: 4, date: SUNDAY, next: null });
    expect(found.days).toHaveLength(15);
    const full = await times({ date: SUNDAY, guests: 5 });
    expect([full.times.some(({ isFree }) => isFree), full.next]).toEqual([false, null]);
    const refused = await reserve({ startsAt: `${SUNDAY}T19:00:00+01:00`, guests: 1 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'reservationFull']);
  });

  it('begin with the first day that has times', async () => {
    await takeReservations(owner);
    // 19:30 on Saturday; the last party arrives at 21:00.
    const found = await times({ guests: 2 });
    expect([found.date, found.times.map(({ arrival }) => arrival)]).toEqual(['2026-11-21', ['20:30', '21:00']]);
  });

  it('change: they keep what they have until the new time is theirs, and their own seats are free for them', async () => {
    await takeReservations(owner, { seats: 6, mode: 'atOnce' });
    const { token, reservation } = await reserved();
    const startsAt = `${SUNDAY}T20:00:00+01:00`;
    const own = await times({ date: SUNDAY, guests: 6, token });
    expect(own.times.find(({ arrival }) => arrival === '20:00')?.isFree).toBe(true);
    const change = (wanted: object) =>
      shop.guest().call('POST', `${CALLS}/reservations/change`, { token, sequence: 0, startsAt, guests: 6, ...wanted });
    expect((await change({ guests: 7 })).json().form.guests).toContain('bis zu 6 Personen');
    expect((await change({ startsAt: `${SUNDAY}T23:00:00+01:00` })).json().code).toBe('reservationTimeGone');
    expect((await day()).reservations[0]).toMatchObject({ arrival: '19:30', guests: 4 });
    const changed = await change({ wish: 'Fenster' });
    expect(changed.json<LinkedReservation>().reservation).toMatchObject({
      id: reservation.id,
      arrival: '20:00',
      guests: 6,
      sequence: 1,
      wish: 'Fenster',
    });
    // Once more, from another tab.
    expect((await change({ guests: 5 })).json().code).toBe('reservationChanged');
    expect((await mails('ada@example.org')).map(({ subject }) => subject)).toContain(
      'Dein Tisch am Sonntag, 22. November, 20:00 Uhr – Trattoria Roma',
    );
    expect((await mails('roma@example.com')).map(({ subject }) => subject.split(':')[0])).toContain(
      'Geänderte Reservierung',
    );
  });

  it('that were changed meanwhile are not accepted unseen', async () => {
    await takeReservations(owner);
    const { token, reservation } = await reserved();
    const forShop = await tokenFor('accept', 'roma@example.com');
    const wanted = { token, sequence: 0, startsAt: reservation.startsAt, guests: 8 };
    expect((await shop.guest().call('POST', `${CALLS}/reservations/change`, wanted)).statusCode).toBe(200);
    expect((await answer('accept', forShop, 0)).json().code).toBe('reservationChanged');
    expect((await answer('accept', forShop, 1)).statusCode).toBe(200);
    // Again: nothing changes.
    expect((await answer('accept', forShop, 1)).json<LinkedReservation>().reservation.sequence).toBe(2);
  });

  it('that are declined or cancelled give back their seats and tell why', async () => {
    await takeReservations(owner, { seats: 4 });
    const [first] = [await reserved()];
    const act = (id: string, action: string, body: object) =>
      owner.call('POST', `${OFFICE}/reservations/${id}/${action}`, body);
    const declined = await act(first.reservation.id, 'decline', { sequence: 0, message: 'Leider voll.' });
    expect(declined.json<Reservation>()).toMatchObject({ state: 'declined', message: 'Leider voll.' });
    // Both mails are of the same moment.
    const texts = (await mails('ada@example.org')).map(({ text }) => text);
    expect(texts.join('\n')).toContain('Nachricht vom Restaurant: Leider voll.');
    const second = await reserved({ email: 'ben@example.org' });
    await act(second.reservation.id, 'accept', { sequence: 0 });
    const cancelled = await act(second.reservation.id, 'cancel', { sequence: 1 });
    expect(cancelled.json<Reservation>()).toMatchObject({ state: 'cancelled', isCancelledByRestaurant: true });
    expect((await act(second.reservation.id, 'accept', { sequence: 2 })).json().code).toBe('reservationOver');
    expect((await reserve({ email: 'cem@example.org' })).statusCode).toBe(200);
  });

  it('are deleted 30 days after the visit, with what they took', async () => {
    await takeReservations(owner);
    const { token } = await reserved();
    await everythingIsSent(shop);
    const { database } = shop.deps;
    const end = '2026-11-22T20:30:00.000Z';
    const rows = () => database.read.selectFrom('reservations').select('reservation_id').execute();
    shop.clock.set(plusSeconds(end, 30 * DAY_SECONDS - 1));
    await cleanUp(shop.deps);
    expect(await rows()).toHaveLength(1);
    expect((await answer('cancel', token, 0)).json().code).toBe('reservationOver');
    shop.clock.set(plusSeconds(end, 30 * DAY_SECONDS));
    await cleanUp(shop.deps);
    expect(await rows()).toEqual([]);
    expect(await database.read.selectFrom('reserved_seats').selectAll().execute()).toEqual([]);
    expect((await answer('cancel', token, 0)).json().code).toBe('reservationUnknown');
  });

  it('of one shop are unknown to another', async () => {
    await takeReservations(owner);
    const { token, reservation } = await reserved();
    const elsewhere = await shop.guest().call('POST', '/api/shop/napoli/reservations/look', { token });
    expect(elsewhere.json().code).toBe('reservationUnknown');
    const other = await owner.call('POST', `/api/office/shop/napoli/reservations/${reservation.id}/accept`, {
      sequence: 0,
    });
    expect(other.json().code).toBe('reservationUnknown');
  });
});

describe.each(onSqlite(preparedTwoShops))('reserving a table', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  openShopForEach(open, (opened) => {
    ({ shop, owner } = opened);
  });
  const reserve = (form: object = {}, headers: Readonly<Record<string, string>> = newKey()) =>
    shop.guest().call('POST', `${CALLS}/reservations`, aReservation(form), headers);

  it('is not possible where it is off', async () => {
    const answers = [await reserve(), await shop.guest().call('POST', `${CALLS}/reservation-times`, { guests: 2 })];
    expect(answers.map((each) => each.json().code)).toEqual(['reservationsOff', 'reservationsOff']);
  });

  it.each([
    ['a party that is too large', { guests: 9 }, { guests: expect.stringContaining('bis zu 8 Personen') }],
    ['no name', { name: ' ' }, { name: 'Bitte gib Deinen Namen ein.' }],
    ['a name that is a link', { name: 'www.example.org' }, { name: expect.any(String) }],
    ['no address', { email: 'ada' }, { email: 'Bitte gib eine gültige E-Mail-Adresse ein.' }],
    ['no number', { phone: '' }, { phone: 'Bitte gib Deine Telefonnummer ein.' }],
  ])('is refused with %s', async (_, form, expected) => {
    await takeReservations(owner);
    const refused = await reserve(form);
    expect([refused.statusCode, refused.json().form]).toEqual([400, expected]);
  });

  it.each([
    ['too soon', '2026-11-21T20:00:00+01:00'],
    ['too late in the evening', '2026-11-22T21:30:00+01:00'],
    ['not a time of the clock', '2026-11-22T19:40:00+01:00'],
    ['in the past', '2026-11-20T19:30:00+01:00'],
    ['too far ahead', '2026-12-24T19:30:00+01:00'],
  ])('is refused %s', async (_, startsAt) => {
    await takeReservations(owner);
    expect((await reserve({ startsAt })).json().code).toBe('reservationTimeGone');
  });

  it('is done once for a key, and once for the same form without one', async () => {
    await takeReservations(owner);
    const key = newKey();
    const ids = [await reserve({}, key), await reserve({}, key)].map((each) => each.json<Reserved>().reservation.id);
    expect(new Set(ids).size).toBe(1);
    const same = [await reserve({}, {}), await reserve({}, {})].map((each) => each.json<Reserved>().reservation.id);
    expect(new Set(same).size).toBe(1);
    expect((await reserve({ guests: 3 }, key)).json().code).toBe('idempotencyKeyReused');
    expect((await reserve({}, { 'idempotency-key': 'x' })).json().code).toBe('idempotencyKeyInvalid');
  });

  it('is limited for an address', async () => {
    await takeReservations(owner);
    const codes: number[] = [];
    for (let times = 0; times < 7; times += 1)
      codes.push((await reserve({ guests: 1, wish: String(times) })).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('by phone needs no contact and no lead, but seats', async () => {
    await takeReservations(owner, { seats: 4 });
    const enter = (form: object) =>
      owner.call('POST', `${OFFICE}/reservations`, aReservation({ email: '', phone: '', wish: '', ...form }), newKey());
    const now = '2026-11-21T19:30:00+01:00';
    expect((await enter({ startsAt: now, guests: 3 })).json<Reservation>()).toMatchObject({ state: 'confirmed' });
    expect((await enter({ startsAt: now, guests: 2 })).json().code).toBe('reservationFull');
    expect(await shop.deps.database.read.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('by phone is refused to staff in words about their guest', async () => {
    await takeReservations(owner, { seats: 4 });
    const enter = async (form: object) =>
      (await owner.call('POST', `${OFFICE}/reservations`, aReservation(form), newKey())).json();
    expect((await enter({ name: '' })).form).toEqual({ name: 'Bitte gib den Namen des Gastes ein.' });
    expect((await enter({ guests: 5 })).form).toEqual({
      guests: 'Zu vergeben sind nur Plätze für 4 Personen. So steht es in den Einstellungen der Reservierungen.',
    });
    expect((await reserve({ name: '' })).json().form).toEqual({ name: 'Bitte gib Deinen Namen ein.' });
    const unknown = await owner.call('POST', `${OFFICE}/reservations/none/accept`, { sequence: 0, message: '' });
    expect(unknown.json()).toMatchObject({
      code: 'reservationUnknown',
      message: 'Diese Reservierung gibt es nicht mehr. Bitte lade die Liste neu.',
    });
    await owner.save(`${OFFICE}/reservation-settings`, { enableReservations: false, reservations: RESERVATIONS });
    expect((await enter({})).message).toBe('Reservierungen sind ausgeschaltet.');
  });

  it('follows the settings that the owner saves', async () => {
    expect((await takeReservations(owner)).statusCode).toBe(200);
    const settings = (await owner.call('GET', `${OFFICE}/reservation-settings`)).json();
    expect(settings).toMatchObject({ enableReservations: true, reservations: RESERVATIONS });
    const bad = await takeReservations(owner, { stayMinutes: 50 });
    expect([bad.statusCode, Object.keys(bad.json().form)]).toEqual([400, ['reservations.stayMinutes']]);
    const config = (await shop.guest().call('GET', '/api/shop/roma/config')).json();
    expect([config.enableReservations, config.reservations]).toEqual([true, undefined]);
  });

  it('is answered by the page of a link without scripts', async () => {
    await takeReservations(owner, { mode: 'atOnce' });
    const { token } = (await reserve()).json<Reserved>();
    const url = `/f=roma/tr/${token}`;
    const shown = await shop.guest().call('GET', `${url}/cancel`);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    const posts = (type: string, sequence: number) =>
      shop.app.inject({
        method: 'POST',
        url: `${url}/${type}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `sequence=${sequence}`,
      });
    // Looking has changed nothing, and the other side's types are unknown.
    expect((await posts('accept', 0)).statusCode).toBe(404);
    const done = await posts('cancel', 0);
    expect([done.statusCode, done.headers['location']]).toEqual([303, `${url}/confirm`]);
    const look = await shop.guest().call('POST', `${CALLS}/reservations/look`, { token });
    expect(look.json<LinkedReservation>().reservation.state).toBe('cancelled');
  });
});
