import * as contract from '@tischlein/contract/calls';
import type { Invitation, OwnAccount, StaffMember } from '@tischlein/contract/office';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetPassword } from '../../apps/server/src/staff/reset-password.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { type Answer, type Desk, openShop, OWNER, type TestShop } from '../support/open-shop.ts';
import { readMailbox } from '../support/read-mailbox.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const NEW_PASSWORD = 'ein langes neues Wort';
const INVITED = 'luca@roma.test';
const LINK = /\/office\/zugang#(?<token>[\w.-]+)/;

const sortStatuses = (answers: readonly Answer[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const toOutcome = (answer: Answer) => [answer.statusCode, answer.statusCode < 400 ? null : answer.json().code];

describe.each(usuallyOnSqlite(preparedTrattoria))('the people of the office on two nodes on $name', ({ open }) => {
  let place: OpenDatabase;
  let nodes: readonly [TestShop, TestShop];
  let shop: TestShop;
  let owner: Desk;

  beforeEach(async () => {
    place = await open();
    nodes = [await openShop(place), await openShop(place)];
    [shop] = nodes;
    owner = await shop.desk();
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await place.close();
  });

  /** The mails of these servers still go into the folder. */
  const turnMailOn = (): void => {
    for (const { deps } of nodes)
      Object.assign(deps, { settings: Object.create(deps.settings, { smtpUrl: { value: 'smtp://mail.test' } }) });
  };
  const setClocks = (instant: string): void => {
    for (const node of nodes) node.clock.set(instant);
  };
  const guest = (node = shop) => node.guest();
  const invite = (by: Desk, body: object = {}) =>
    by.call('POST', contract.inviteStaff.path, { email: INVITED, role: 'staff', shops: ['roma'], ...body });
  const redeem = (token: string, more: object = {}, node = shop) =>
    guest(node).call('POST', contract.redeemAccessLink.path, { token, name: 'Luca', password: NEW_PASSWORD, ...more });
  const tokenIn = (text: string): string => LINK.exec(text)?.groups?.['token'] ?? '';
  const mailedTokens = async (): Promise<string[]> => {
    await everythingIsSent(shop);
    return (await readMailbox(place.dataDir)).map((mail) => tokenIn(JSON.stringify(mail)));
  };
  const fillAddress = (path: string, id: string): string => path.replace(/:\w+/, id);
  const listMembers = async (desk: Desk) => (await desk.call('GET', contract.listStaff.path)).json<StaffMember[]>();
  const signIn = (email: string, password: string, code?: string, node = shop) =>
    guest(node).call('POST', contract.openSession.path, { email, password, ...(code !== undefined && { code }) });

  describe('an invitation', () => {
    it('comes by mail, and its link sets name and password once', async () => {
      turnMailOn();
      const sent = await invite(owner);
      expect([sent.statusCode, sent.json().link]).toEqual([201, null]);
      const [token = ''] = await mailedTokens();
      const link = await guest().call('POST', contract.getAccessLink.path, { token });
      expect(link.json()).toEqual({ kind: 'invitation', email: INVITED });
      expect(toOutcome(await redeem(token, { password: undefined }))).toEqual([400, 'invalidRequest']);
      expect(toOutcome(await redeem(token, { password: 'Passwort1234' }))).toEqual([400, 'passwordEasy']);
      expect(toOutcome(await redeem(token))).toEqual([200, null]);
      const { entries } = (await owner.call('POST', '/api/office/shop/roma/audit-log', {})).json();
      const entry = { call: 'acceptInvitation', area: 'people', author: INVITED };
      expect(entries).toContainEqual(expect.objectContaining(entry));
      expect(toOutcome(await redeem(token))).toEqual([404, 'linkUnknown']);
      const luca = await shop.desk(INVITED, NEW_PASSWORD);
      expect(luca.session).toMatchObject({ name: 'Luca', role: 'staff', shops: [{ slug: 'roma' }] });
      expect((await owner.call('GET', contract.listInvitations.path)).json()).toEqual([]);
    });

    it('is accepted once by two devices at the same time', async () => {
      const token = tokenIn((await invite(owner)).json().link);
      const answers = await Promise.all([0, 1, 0, 1].map((node) => redeem(token, {}, nodes[node])));
      expect(sortStatuses(answers)).toEqual([200, 404, 404, 404]);
      expect((await listMembers(owner)).filter(({ email }) => email === INVITED)).toHaveLength(1);
    });

    it('is a link to hand over without a mail server, and no mail that others could read', async () => {
      const { link } = (await invite(owner)).json();
      expect(link).toMatch(LINK);
      expect(await mailedTokens()).toEqual([]);
    });

    it('lasts seven days, is sent again with another link, and can be revoked', async () => {
      const { link, invitation } = (await invite(owner)).json<{ link: string; invitation: Invitation }>();
      setClocks('2026-11-28T18:31:00.000Z');
      expect(toOutcome(await redeem(tokenIn(link)))).toEqual([404, 'linkUnknown']);
      const [listed] = (await owner.call('GET', contract.listInvitations.path)).json<Invitation[]>();
      expect(listed).toMatchObject({ email: INVITED, isExpired: true });
      const again = await owner.call('POST', fillAddress(contract.resendInvitation.path, invitation.id));
      const renewed = again.json<{ link: string; invitation: Invitation }>();
      const token = tokenIn(renewed.link);
      expect((await guest().call('POST', contract.getAccessLink.path, { token })).statusCode).toBe(200);
      const revoke = fillAddress(contract.revokeInvitation.path, renewed.invitation.id);
      expect((await owner.call('DELETE', revoke)).statusCode).toBe(204);
      expect(toOutcome(await redeem(token))).toEqual([404, 'linkUnknown']);
      expect(toOutcome(await owner.call('DELETE', revoke))).toEqual([404, 'invitationUnknown']);
    });

    it('comes from branch managers for those below them in their own shops only', async () => {
      const hired = await owner.call('POST', contract.addStaff.path, {
        email: 'leitung@roma.test',
        role: 'branchManager',
        shops: ['roma'],
      });
      const manager = await shop.desk('leitung@roma.test', hired.json().password);
      expect((await invite(manager, { role: 'driver' })).statusCode).toBe(201);
      for (const role of ['owner', 'branchManager', 'accountant'])
        expect(toOutcome(await invite(manager, { role, email: 'wer@roma.test' }))).toEqual([403, 'forbidden']);
      await invite(owner, { role: 'accountant', email: 'steuer@roma.test' });
      expect(toOutcome(await invite(manager, { email: 'steuer@roma.test' }))).toEqual([403, 'forbidden']);
      expect(toOutcome(await invite(owner, { email: 'leitung@roma.test' }))).toEqual([409, 'emailTaken']);
      expect(toOutcome(await invite(owner, { shops: [] }))).toEqual([400, 'invalidRequest']);
    });
  });

  it('roles and shops change, and the last owner stays even if two owners go at the same time', async () => {
    const second = await owner.call('POST', contract.addStaff.path, { email: INVITED, role: 'owner', shops: [] });
    const luca = await nodes[1].desk(INVITED, second.json().password);
    const members = await listMembers(owner);
    const demoteSelf = (desk: Desk) => {
      const own = members.find(({ email }) => email === desk.session.email);
      const address = fillAddress(contract.changeStaff.path, own?.id ?? '');
      return desk.call('PUT', address, { role: 'staff', shops: ['roma'] });
    };
    const answers = await Promise.all([demoteSelf(owner), demoteSelf(luca)]);
    expect(sortStatuses(answers)).toEqual([204, 409]);
    expect(answers.map(toOutcome)).toContainEqual([409, 'lastOwner']);
    const roles = await shop.deps.database.read.selectFrom('staff').select('role').execute();
    expect(new Set(roles.map(({ role }) => role))).toEqual(new Set(['owner', 'staff']));
  });

  it('removing somebody ends their sessions', async () => {
    await redeem(tokenIn((await invite(owner)).json().link));
    const luca = await nodes[1].desk(INVITED, NEW_PASSWORD);
    const member = (await listMembers(owner)).find(({ email }) => email === INVITED);
    await owner.call('DELETE', fillAddress(contract.removeStaff.path, member?.id ?? ''));
    expect((await luca.call('GET', contract.getSession.path)).statusCode).toBe(401);
  });

  describe('a forgotten password', () => {
    const ask = (email: string) => guest().call('POST', contract.requestPassword.path, { email });

    it('is set by a mailed link once, which ends all sessions; strangers learn nothing', async () => {
      turnMailOn();
      const [known, unknown] = [await ask(OWNER.email), await ask('niemand@roma.test')];
      expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
      const [token = '', ...others] = await mailedTokens();
      expect(others).toEqual([]);
      const answers = await Promise.all([redeem(token), redeem(token, {}, nodes[1])]);
      expect(sortStatuses(answers)).toEqual([200, 404]);
      expect((await owner.call('GET', contract.getSession.path)).statusCode).toBe(401);
      expect((await signIn(OWNER.email, NEW_PASSWORD)).statusCode).toBe(200);
      // The log of changes says so, without the password.
      const again = await shop.desk(OWNER.email, NEW_PASSWORD);
      const log = await again.call('POST', '/api/office/shop/roma/audit-log', {});
      expect(log.json().entries[0]).toMatchObject({ area: 'people', author: OWNER.email });
      expect(log.body).not.toContain(NEW_PASSWORD);
    });

    it('lasts an hour, and the latest link replaces the others', async () => {
      turnMailOn();
      await ask(OWNER.email);
      const [first = ''] = await mailedTokens();
      await ask(OWNER.email);
      expect(toOutcome(await redeem(first))).toEqual([404, 'linkUnknown']);
      const second = (await mailedTokens()).find((token) => token !== first) ?? '';
      setClocks('2026-11-21T19:31:00.000Z');
      expect(toOutcome(await redeem(second))).toEqual([404, 'linkUnknown']);
    });

    it('sends five mails an hour, and none into the folder that the office shows', async () => {
      await ask(OWNER.email);
      expect(await mailedTokens()).toEqual([]);
      turnMailOn();
      for (let count = 0; count < 7; count += 1) await ask(OWNER.email);
      await everythingIsSent(shop);
      expect(await readMailbox(place.dataDir)).not.toHaveLength(7);
    });
  });

  describe('the own account', () => {
    const account = async (desk = owner) => (await desk.call('GET', contract.getOwnAccount.path)).json<OwnAccount>();

    it('changes its name, and its address once that is confirmed by mail', async () => {
      await owner.call('PUT', contract.changeOwnName.path, { name: ' Anna ' });
      const change = (password: string) =>
        owner.call('POST', contract.changeOwnEmail.path, { email: 'Neu@Roma.test', password });
      expect(toOutcome(await change(OWNER.password))).toEqual([409, 'mailOff']);
      turnMailOn();
      expect(toOutcome(await change('falsch'))).toEqual([403, 'passwordWrong']);
      expect((await change(OWNER.password)).statusCode).toBe(204);
      expect(await account()).toMatchObject({ name: 'Anna', email: OWNER.email });
      const [token = ''] = await mailedTokens();
      expect((await redeem(token)).json()).toEqual({ kind: 'email', email: 'neu@roma.test' });
      expect((await account()).email).toBe('neu@roma.test');
      expect((await signIn('neu@roma.test', OWNER.password)).statusCode).toBe(200);
    });

    it('tells the former address that it has changed', async () => {
      turnMailOn();
      await owner.call('POST', contract.changeOwnEmail.path, { email: 'neu@roma.test', password: OWNER.password });
      const [token = ''] = await mailedTokens();
      await redeem(token);
      await everythingIsSent(shop);
      const [told, ...others] = (await readMailbox(place.dataDir)).filter(({ to }) => to === OWNER.email);
      expect(others).toEqual([]);
      expect(told?.subject).toContain('Deine Adresse wurde geändert');
      expect(JSON.stringify(told)).not.toContain('neu@roma.test');
    });

    it('gives an address to one of two people who confirm it at the same time', async () => {
      turnMailOn();
      const second = await owner.call('POST', contract.addStaff.path, { email: INVITED, role: 'owner', shops: [] });
      const { password } = second.json<{ password: string }>();
      const luca = await nodes[1].desk(INVITED, password);
      const email = 'neu@roma.test';
      await owner.call('POST', contract.changeOwnEmail.path, { email, password: OWNER.password });
      await luca.call('POST', contract.changeOwnEmail.path, { email, password });
      const tokens = await mailedTokens();
      const answers = await Promise.all(tokens.map((token, index) => redeem(token, {}, nodes[index % 2])));
      expect(sortStatuses(answers)).toEqual([200, 409]);
      expect(answers.map(toOutcome)).toContainEqual([409, 'emailTaken']);
    });

    it.each([
      [
        'the own new password',
        async () => {
          const change = { currentPassword: OWNER.password, newPassword: NEW_PASSWORD };
          expect((await owner.call('PUT', contract.changePassword.path, change)).statusCode).toBe(204);
        },
      ],
      ['a reset by the command line', async () => void (await resetPassword(shop.deps, OWNER.email))],
      [
        'a forgotten password that is set anew',
        async () => {
          const known = await mailedTokens();
          await guest().call('POST', contract.requestPassword.path, { email: OWNER.email });
          const token = (await mailedTokens()).find((each) => !known.includes(each)) ?? '';
          expect((await redeem(token)).json().kind).toBe('password');
        },
      ],
    ])('%s voids a link to another address, which somebody who knew the former may have asked for', async (_, set) => {
      turnMailOn();
      const change = { email: 'fremd@roma.test', password: OWNER.password };
      await owner.call('POST', contract.changeOwnEmail.path, change);
      const [token = ''] = await mailedTokens();
      await set();
      expect(toOutcome(await redeem(token))).toEqual([404, 'linkUnknown']);
    });

    it('a new address voids the link to a new password that the former one was sent', async () => {
      turnMailOn();
      await guest().call('POST', contract.requestPassword.path, { email: OWNER.email });
      const [forgotten = ''] = await mailedTokens();
      await owner.call('POST', contract.changeOwnEmail.path, { email: 'neu@roma.test', password: OWNER.password });
      const confirmation = (await mailedTokens()).find((each) => each !== forgotten) ?? '';
      expect((await redeem(confirmation)).json().kind).toBe('email');
      expect(toOutcome(await redeem(forgotten))).toEqual([404, 'linkUnknown']);
    });

    it('stays signed in beyond the browser only if the person wants that', async () => {
      const visitor = guest();
      const openWith = async (body: object) => {
        const answer = await visitor.call('POST', contract.openSession.path, { ...OWNER, ...body });
        return answer.cookies.find(({ name }) => name === 'tischlein-office');
      };
      expect((await openWith({ staysSignedIn: true }))?.maxAge).toBe(30 * 24 * 60 * 60);
      expect((await openWith({}))?.maxAge).toBeUndefined();
      const poll = () => visitor.call('GET', contract.listShopStatuses.path);
      setClocks('2026-11-22T12:00:00.000Z');
      expect((await poll()).statusCode).toBe(200);
      setClocks('2026-11-23T11:59:00.000Z');
      expect((await poll()).statusCode).toBe(200);
      setClocks('2026-11-24T12:00:00.000Z');
      expect((await poll()).statusCode).toBe(401);
    });

    it('lists its sessions by device, ends one or all others', async () => {
      const phone = shop.guest();
      const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1';
      await phone.call('POST', contract.openSession.path, OWNER, { 'user-agent': userAgent });
      const tablet = await nodes[1].desk();
      const { sessions } = await account();
      expect(sessions).toHaveLength(3);
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const onPhone = sessions.find(({ device }) => device === 'Safari auf iPhone');
      await owner.call('DELETE', fillAddress(contract.endOneSession.path, onPhone?.id ?? ''));
      expect((await phone.call('GET', contract.getSession.path)).statusCode).toBe(401);
      expect((await tablet.call('GET', contract.getSession.path)).statusCode).toBe(200);
      await owner.call('DELETE', contract.endOtherSessions.path);
      expect((await tablet.call('GET', contract.getSession.path)).statusCode).toBe(401);
      expect((await account()).sessions).toHaveLength(1);
    });
  });

  describe('a second factor', () => {
    let totp: TOTP;
    let recoveryCodes: readonly string[];
    const codeAt = (instant: string): string => totp.generate({ timestamp: Date.parse(instant) });
    const start = (password: string, code?: string) =>
      owner.call('POST', contract.startSecondFactor.path, { password, ...(code !== undefined && { code }) });
    const confirm = (code: string) => owner.call('PUT', contract.confirmSecondFactor.path, { code });

    beforeEach(async () => {
      const { secret } = (await start(OWNER.password)).json();
      totp = new TOTP({ secret: Secret.fromBase32(secret) });
      recoveryCodes = (await confirm(codeAt('2026-11-21T18:30:00.000Z'))).json().codes;
      setClocks('2026-11-21T18:35:00.000Z');
    });

    it('is set up with the password and the first code of the app, once', async () => {
      expect(new Set(recoveryCodes).size).toBe(10);
      expect(toOutcome(await start('falsch'))).toEqual([403, 'passwordWrong']);
      expect(toOutcome(await start(OWNER.password))).toEqual([401, 'codeWrong']);
      expect(toOutcome(await start(OWNER.password, recoveryCodes[0]))).toEqual([409, 'factorExists']);
      expect(toOutcome(await confirm(codeAt('2026-11-21T18:35:00.000Z')))).toEqual([401, 'codeWrong']);
      const luca = (
        await owner.call('POST', contract.addStaff.path, { email: INVITED, role: 'owner', shops: [] })
      ).json();
      const desk = await shop.desk(INVITED, luca.password);
      await desk.call('POST', contract.startSecondFactor.path, { password: luca.password });
      const wrong = await desk.call('PUT', contract.confirmSecondFactor.path, { code: '000000' });
      expect(toOutcome(wrong)).toEqual([401, 'codeWrong']);
      expect((await signIn(INVITED, luca.password)).statusCode).toBe(200);
    });

    it('is asked for after the password, and a code is accepted once on both nodes together', async () => {
      expect(toOutcome(await signIn(OWNER.email, OWNER.password))).toEqual([401, 'codeNeeded']);
      expect(toOutcome(await signIn(OWNER.email, 'falsch', '123456'))).toEqual([401, 'signInFailed']);
      const code = codeAt('2026-11-21T18:35:00.000Z');
      const answers = await Promise.all(
        [0, 1, 0].map((node) => signIn(OWNER.email, OWNER.password, code, nodes[node])),
      );
      expect(sortStatuses(answers)).toEqual([200, 401, 401]);
      expect(toOutcome(await signIn(OWNER.email, OWNER.password, code))).toEqual([401, 'codeWrong']);
      // A clock that is slow by one period, but nothing older than the last code.
      const before = codeAt('2026-11-21T18:34:30.000Z');
      expect(toOutcome(await signIn(OWNER.email, OWNER.password, before))).toEqual([401, 'codeWrong']);
      setClocks('2026-11-21T18:36:30.000Z');
      const slow = codeAt('2026-11-21T18:36:00.000Z');
      expect((await signIn(OWNER.email, OWNER.password, slow)).statusCode).toBe(200);
    });

    it('is replaced by a recovery code once, even if two devices use it at the same time', async () => {
      const [code = ''] = recoveryCodes;
      const typed = code.toUpperCase().replace('-', ' ');
      const answers = await Promise.all([0, 1].map((node) => signIn(OWNER.email, OWNER.password, typed, nodes[node])));
      expect(sortStatuses(answers)).toEqual([200, 401]);
      expect(await (await owner.call('GET', contract.getOwnAccount.path)).json()).toMatchObject({
        hasSecondFactor: true,
        recoveryCodesLeft: 9,
      });
    });

    it('cannot be guessed, from any number of networks', async () => {
      const guess = (from: number) =>
        nodes[from % 2]?.app.inject({
          method: 'POST',
          url: contract.openSession.path,
          payload: { ...OWNER, code: '000000' },
          remoteAddress: `10.0.${from}.1`,
        });
      const statuses: (number | undefined)[] = [];
      for (let from = 0; from < 12; from += 1) statuses.push((await guess(from))?.statusCode);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.slice(10)).toEqual([429, 429]);
    });

    it('leaves the tries for passwords as they are', async () => {
      for (let tries = 0; tries < 4; tries += 1) await signIn(OWNER.email, 'falsch');
      for (let tries = 0; tries < 3; tries += 1)
        expect(toOutcome(await signIn(OWNER.email, OWNER.password))).toEqual([401, 'codeNeeded']);
      expect((await signIn(OWNER.email, 'falsch')).json().message).toContain('Der nächste Versuch ist in 15 Minuten');
      expect((await signIn(OWNER.email, 'falsch')).statusCode).toBe(429);
    });

    it('is turned off with password and code, and its codes are void then', async () => {
      const remove = (code: string) =>
        owner.call('POST', contract.removeSecondFactor.path, { password: OWNER.password, code });
      expect(toOutcome(await remove('123456'))).toEqual([401, 'codeWrong']);
      expect((await remove(recoveryCodes[1] ?? '')).statusCode).toBe(204);
      expect((await signIn(OWNER.email, OWNER.password)).statusCode).toBe(200);
    });

    it('is required of owners and managers by an owner who has one', async () => {
      const hired = await owner.call('POST', contract.addStaff.path, {
        email: 'leitung@roma.test',
        role: 'branchManager',
        shops: ['roma'],
      });
      const manager = await nodes[1].desk('leitung@roma.test', hired.json().password);
      const rule = { isRequired: true };
      expect(toOutcome(await manager.call('PUT', contract.requireSecondFactor.path, rule))).toEqual([403, 'forbidden']);
      expect((await owner.call('PUT', contract.requireSecondFactor.path, rule)).statusCode).toBe(204);
      const orders = '/api/office/shop/roma/orders';
      expect(toOutcome(await manager.call('GET', orders))).toEqual([403, 'secondFactorMissing']);
      expect((await manager.call('GET', contract.getOwnAccount.path)).json()).toMatchObject({ isFactorRequired: true });
      expect((await manager.call('GET', contract.getSession.path)).json()).toMatchObject({ isFactorMissing: true });
      expect((await owner.call('GET', orders)).statusCode).toBe(200);
    });

    it('stores the secret sealed and the codes hashed', async () => {
      const { read } = shop.deps.database;
      const stored = JSON.stringify([
        await read.selectFrom('staff').selectAll().execute(),
        await read.selectFrom('staff_recovery_codes').selectAll().execute(),
      ]);
      expect(stored).not.toContain(totp.secret.base32);
      for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
    });
  });

  it('cannot require of others what an owner does not have', async () => {
    const answer = await owner.call('PUT', contract.requireSecondFactor.path, { isRequired: true });
    expect(toOutcome(answer)).toEqual([409, 'ownFactorMissing']);
  });

  it('names the only restaurant above the sign-in form', async () => {
    expect((await guest().call('GET', contract.getSignInPage.path)).json()).toEqual({
      name: expect.stringContaining('Trattoria'),
      hasMail: false,
    });
    expect((await signIn(OWNER.email, 'falsch')).json().message).toContain('Noch 4 Versuche.');
  });
});
