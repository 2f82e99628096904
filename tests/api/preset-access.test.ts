import * as contract from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addStaff } from '../../apps/server/src/staff/staff.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { type Answer, type Desk, openShop, OWNER, type TestShop } from '../support/open-shop.ts';
import { readMailbox } from '../support/read-mailbox.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const PRESET = 'inhaber@tischlein.local';
const MINE = 'chiara@roma.test';
const NEW_PASSWORD = 'ein langes neues Wort';
const LINK = /\/office\/zugang#(?<token>[\w.-]+)/;

const toOutcome = (answer: Answer) => [answer.statusCode, answer.statusCode < 400 ? null : answer.json().code];

describe.each(usuallyOnSqlite(preparedTrattoria))('the access of a first owner on two nodes on $name', ({ open }) => {
  let place: OpenDatabase;
  let nodes: readonly [TestShop, TestShop];
  let shop: TestShop;
  let first: { readonly email: string; readonly password: string };

  beforeEach(async () => {
    place = await open();
    nodes = [await openShop(place), await openShop(place)];
    [shop] = nodes;
    const preset = { email: true, password: true };
    const added = await addStaff(shop.deps, { email: PRESET, role: 'owner', shops: [], preset });
    if (!added) throw new Error('the address is taken');
    first = { email: PRESET, password: added.password };
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
  const enters = (node = shop) => node.desk(first.email, first.password);
  const replaces = (desk: Desk, body: object = {}) =>
    desk.call('POST', contract.replaceAccess.path, { email: MINE, newPassword: NEW_PASSWORD, ...body });
  const asks = async (desk: Desk) => {
    const { toReplace, emailToConfirm } = (await desk.call('GET', contract.getSession.path)).json<OfficeSession>();
    return { toReplace, emailToConfirm };
  };
  const signsIn = async (email: string, password: string, node = shop) =>
    (await node.guest().call('POST', contract.openSession.path, { email, password })).statusCode;
  const mailedLink = async (email = MINE): Promise<string> => {
    await everythingIsSent(shop);
    const [mail] = (await readMailbox(place.dataDir)).filter(({ to }) => to === email);
    return LINK.exec(JSON.stringify(mail))?.groups?.['token'] ?? '';
  };
  const follows = (token: string): Promise<Answer> =>
    shop.guest().call('POST', contract.redeemAccessLink.path, { token, name: '' });

  it('is replaced at once without a mail server, and ends all other sessions', async () => {
    const [owner, other] = [await enters(), await enters(nodes[1])];
    expect(await asks(owner)).toEqual({ toReplace: ['email', 'password'], emailToConfirm: null });
    const answer = await replaces(owner, { email: 'Chiara@Roma.test' });
    expect(answer.json()).toMatchObject({ email: MINE, toReplace: [], emailToConfirm: null });
    expect(await asks(owner)).toEqual({ toReplace: [], emailToConfirm: null });
    expect((await other.call('GET', contract.getSession.path)).statusCode).toBe(401);
    expect(await signsIn(PRESET, first.password)).toBe(401);
    expect(await signsIn(MINE, NEW_PASSWORD, nodes[1])).toBe(200);
  });

  it('leaves an entry in the audit log, without passwords', async () => {
    const owner = await enters();
    await replaces(owner);
    const log = await shop.deps.database.read
      .selectFrom('audit_log')
      .selectAll()
      .where('call', '=', 'replaceAccess')
      .execute();
    expect(log).toMatchObject([{ area: 'own', author: PRESET, subject: MINE }]);
    expect(JSON.stringify(log)).not.toContain(NEW_PASSWORD);
  });

  it('with a mail server, the password is replaced at once, the address by the link that is mailed to it', async () => {
    turnMailOn();
    const owner = await enters();
    expect((await replaces(owner)).json()).toMatchObject({ email: PRESET, toReplace: [], emailToConfirm: MINE });
    expect(await signsIn(PRESET, NEW_PASSWORD)).toBe(200);
    expect((await follows(await mailedLink())).json()).toEqual({ kind: 'email', email: MINE });
    expect(await asks(owner)).toEqual({ toReplace: [], emailToConfirm: null });
    expect(await signsIn(MINE, NEW_PASSWORD)).toBe(200);
  });

  it('voids a link to another address, which somebody who knew the preset password has asked for', async () => {
    turnMailOn();
    const intruder = await enters(nodes[1]);
    await intruder.call('POST', contract.changeOwnEmail.path, { email: 'fremd@roma.test', password: first.password });
    const link = await mailedLink('fremd@roma.test');
    const owner = await enters();
    // Without a way to tell whose link it is, the page shows it as the own one.
    expect(await asks(owner)).toEqual({ toReplace: ['password'], emailToConfirm: 'fremd@roma.test' });
    expect((await replaces(owner, { email: undefined })).json()).toMatchObject({ toReplace: ['email'] });
    expect(toOutcome(await follows(link))).toEqual([404, 'linkUnknown']);
    expect(await asks(owner)).toEqual({ toReplace: ['email'], emailToConfirm: null });
  });

  it('asks for the address again once its link has expired, and for nothing else', async () => {
    turnMailOn();
    const owner = await enters();
    await replaces(owner);
    for (const node of nodes) node.clock.set('2026-11-21T20:00:00.000Z');
    expect(await asks(owner)).toEqual({ toReplace: ['email'], emailToConfirm: null });
    const again = await replaces(owner, { newPassword: undefined, password: NEW_PASSWORD });
    expect(again.json()).toMatchObject({ toReplace: [], emailToConfirm: MINE });
  });

  it.each([
    ['an address that somebody has', { email: OWNER.email }, [409, 'emailTaken']],
    ['the preset address', { email: PRESET }, [409, 'emailTaken']],
    ['an easy password', { newPassword: 'Passwort1234' }, [400, 'passwordEasy']],
    ['a password made of the new address', { newPassword: 'chiara.roma.test' }, [400, 'passwordEasy']],
    ['a short password', { newPassword: 'kurz' }, [400, 'invalidRequest']],
    ['no address', { email: 'chiara' }, [400, 'invalidRequest']],
    ['only a part of what is asked for', { email: undefined }, [409, 'accessReplaced']],
  ])('%s is refused and changes nothing', async (_, body, outcome) => {
    const owner = await enters();
    expect(toOutcome(await replaces(owner, body))).toEqual(outcome);
    expect(await signsIn(first.email, first.password)).toBe(200);
  });

  it('the preset password is no new one', async () => {
    const owner = await enters();
    expect(toOutcome(await replaces(owner, { newPassword: first.password }))).toEqual([400, 'passwordKept']);
  });

  it('needs the password again some time after signing in', async () => {
    const owner = await enters();
    for (const node of nodes) node.clock.set('2026-11-21T18:45:00.000Z');
    expect(toOutcome(await replaces(owner))).toEqual([403, 'passwordNeeded']);
    expect(toOutcome(await replaces(owner, { password: 'falsch' }))).toEqual([403, 'passwordWrong']);
    expect((await replaces(owner, { password: first.password })).statusCode).toBe(200);
  });

  it('is replaced by one of two tabs, and the other is told', async () => {
    const owner = await enters();
    expect((await replaces(owner)).statusCode).toBe(200);
    const second = { email: 'andere@roma.test', newPassword: 'noch ein langes Wort' };
    expect(toOutcome(await replaces(owner, second))).toEqual([409, 'accessReplaced']);
    expect(await signsIn(MINE, NEW_PASSWORD)).toBe(200);
  });

  it('is replaced by one of two devices at the same moment', async () => {
    const desks = [await enters(), await enters(nodes[1])];
    const answers = await Promise.all(
      desks.map((desk, index) => replaces(desk, { email: `chiara${index}@roma.test` })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('is nothing that people who chose theirs can do', async () => {
    const owner = await enters();
    await replaces(owner);
    expect(toOutcome(await replaces(owner, { email: undefined }))).toEqual([409, 'accessReplaced']);
    expect(toOutcome(await shop.guest().call('POST', contract.replaceAccess.path, {}))).toEqual([401, 'signInNeeded']);
  });

  it('is not asked about in the demo', async () => {
    for (const { deps } of nodes) Object.assign(deps.settings, { demo: true });
    expect((await enters()).session.toReplace).toEqual([]);
  });

  it('people who are added with a password replace that, those who were invited have nothing to replace', async () => {
    const owner = await enters();
    await replaces(owner);
    const hired = await owner.call('POST', contract.addStaff.path, { email: 'jo@roma.test', role: 'owner', shops: [] });
    const jo = await shop.desk('jo@roma.test', hired.json().password);
    expect(jo.session.toReplace).toEqual(['password']);
    expect((await replaces(jo, { email: undefined })).json().toReplace).toEqual([]);
    const sent = await owner.call('POST', contract.inviteStaff.path, {
      email: 'lu@roma.test',
      role: 'owner',
      shops: [],
    });
    const token = LINK.exec(sent.json().link)?.groups?.['token'];
    await shop.guest().call('POST', contract.redeemAccessLink.path, { token, name: 'Lu', password: NEW_PASSWORD });
    expect((await shop.desk('lu@roma.test', NEW_PASSWORD)).session.toReplace).toEqual([]);
  });
});
