import * as contract from '@tischlein/contract/calls';
import type { OwnAccount } from '@tischlein/contract/office';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, openAuthenticator } from '../support/authenticator.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { type Answer, type Desk, openShop, OWNER, type TestShop } from '../support/open-shop.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const SITE = { host: 'shop.test', origin: 'http://shop.test' };
const OTHER_SITE = { host: 'shop.example', origin: 'http://shop.example' };
const ORDERS = '/api/office/shop/roma/orders';

const sortStatuses = (answers: readonly Answer[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const toOutcome = (answer: Answer) => [answer.statusCode, answer.statusCode < 400 ? null : answer.json().code];
const REFUSED = [401, 'passkeyRefused'];

describe.each(usuallyOnSqlite(preparedTrattoria))('passkeys on two nodes on $name', ({ open }) => {
  let place: OpenDatabase;
  let nodes: readonly [TestShop, TestShop];
  let shop: TestShop;
  let owner: Desk;
  let authenticator: Authenticator;

  beforeEach(async () => {
    place = await open();
    nodes = [await openShop(place), await openShop(place)];
    [shop] = nodes;
    owner = await shop.desk();
    authenticator = openAuthenticator(SITE);
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await place.close();
  });

  const host = { host: SITE.host };
  const proof = { password: OWNER.password };
  const start = (desk = owner, body: object = proof) => desk.call('POST', contract.startPasskey.path, body, host);
  const add = async (credential: object, desk = owner) =>
    desk.call('POST', contract.addPasskey.path, { name: 'Mein iPhone', credential }, host);
  const register = async (own = authenticator, desk = owner, body: object = proof) =>
    add(own.create((await start(desk, body)).json()), desk);
  const challenge = async (node = shop) =>
    (await node.guest().call('POST', contract.requestPasskey.path, undefined, host)).json();
  const signIn = (passkey: object, node = shop) =>
    node.guest().call('POST', contract.openSessionByPasskey.path, { passkey }, host);
  const account = async (desk = owner) => (await desk.call('GET', contract.getOwnAccount.path)).json<OwnAccount>();
  const remove = async (body: object) => {
    const [passkey] = (await account()).passkeys;
    return owner.call('POST', contract.removePasskey.path.replace(':passkeyId', passkey?.id ?? ''), body, host);
  };
  const hire = async (email: string, role: string) => {
    const hired = await owner.call('POST', contract.addStaff.path, { email, role, shops: ['roma'] });
    const { password } = hired.json<{ password: string }>();
    return { password, desk: await nodes[1].desk(email, password) };
  };

  it('sign in without a password, on the other node, too', async () => {
    const added = await register();
    expect(toOutcome(added)).toEqual([201, null]);
    expect(added.json().codes).toHaveLength(10);
    const answer = await signIn(authenticator.get(await challenge()), nodes[1]);
    expect(toOutcome(answer)).toEqual([200, null]);
    expect(answer.json()).toMatchObject({ email: OWNER.email, role: 'owner', device: null });
    const { passkeys } = await account();
    expect(passkeys).toMatchObject([{ name: 'Mein iPhone', host: 'shop.test', lastUsedAt: shop.deps.clock.now() }]);
  });

  it('are a second factor beside the password, with recovery codes', async () => {
    const { codes } = (await register()).json<{ codes: string[] }>();
    const byPassword = (code?: string) =>
      shop.guest().call('POST', contract.openSession.path, { ...OWNER, ...(code !== undefined && { code }) });
    expect(toOutcome(await byPassword())).toEqual([401, 'passkeyNeeded']);
    expect(toOutcome(await byPassword(codes[0]))).toEqual([200, null]);
    expect(await account()).toMatchObject({ hasSecondFactor: true, hasAuthenticatorApp: false, recoveryCodesLeft: 9 });
  });

  it('count as the second factor that owners require', async () => {
    const { desk: manager, password } = await hire('leitung@roma.test', 'branchManager');
    await register();
    const rule = { isRequired: true };
    expect(toOutcome(await owner.call('PUT', contract.requireSecondFactor.path, rule))).toEqual([204, null]);
    expect(toOutcome(await manager.call('GET', ORDERS))).toEqual([403, 'secondFactorMissing']);
    expect(toOutcome(await register(openAuthenticator(SITE), manager, { password }))).toEqual([201, null]);
    expect(toOutcome(await manager.call('GET', ORDERS))).toEqual([200, null]);
  });

  it('need the user to be verified', async () => {
    const { challenge: asked, ...options } = (await start()).json();
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
    const unverified = authenticator.create({ challenge: asked, ...options }, { isVerified: false });
    expect(toOutcome(await add(unverified))).toEqual(REFUSED);
    await register();
    expect(toOutcome(await signIn(authenticator.get(await challenge(), { isVerified: false })))).toEqual(REFUSED);
  });

  it('of another site are refused', async () => {
    expect(toOutcome(await add(authenticator.create((await start()).json(), { site: OTHER_SITE })))).toEqual(REFUSED);
    await register();
    const foreign = [OTHER_SITE, { ...SITE, origin: OTHER_SITE.origin }, { ...SITE, host: OTHER_SITE.host }];
    for (const site of foreign)
      expect(toOutcome(await signIn(authenticator.get(await challenge(), { site })))).toEqual(REFUSED);
  });

  it('ignore a made-up Host header', async () => {
    await register();
    const asked = await shop.guest().call('POST', contract.requestPasskey.path, undefined, { host: OTHER_SITE.host });
    expect(asked.json().rpId).toBe(SITE.host);
  });

  it('sign a challenge once, on both nodes together, within five minutes', async () => {
    await register();
    const assertion = authenticator.get(await challenge());
    const answers = await Promise.all([0, 1, 0].map((node) => signIn(assertion, nodes[node])));
    expect(sortStatuses(answers)).toEqual([200, 401, 401]);
    const late = authenticator.get(await challenge());
    for (const node of nodes) node.clock.set('2026-11-21T18:35:01.000Z');
    expect(toOutcome(await signIn(late))).toEqual(REFUSED);
    const made = authenticator.get({ challenge: 'selbst-gemacht', rpId: SITE.host });
    expect(toOutcome(await signIn(made))).toEqual(REFUSED);
  });

  it('cannot sign in with the challenge of a registration, nor the other way round', async () => {
    const creation = (await start()).json();
    await register();
    expect(toOutcome(await signIn(authenticator.get({ ...creation, rpId: SITE.host })))).toEqual(REFUSED);
    const other = openAuthenticator(SITE);
    const forSignIn = await challenge();
    expect(toOutcome(await add(other.create({ ...creation, ...forSignIn })))).toEqual(REFUSED);
  });

  it('cannot be added with the challenge of somebody else', async () => {
    const { desk } = await hire('luca@roma.test', 'staff');
    const creation = (await start()).json();
    expect(toOutcome(await add(authenticator.create(creation), desk))).toEqual(REFUSED);
    expect((await account(desk)).passkeys).toEqual([]);
  });

  it('that are unknown or removed are refused', async () => {
    await register();
    expect(toOutcome(await signIn(openAuthenticator(SITE).get(await challenge())))).toEqual(REFUSED);
    const passkey = authenticator.get(await challenge());
    expect(toOutcome(await remove({ passkey }))).toEqual([204, null]);
    expect(toOutcome(await signIn(authenticator.get(await challenge()), nodes[1]))).toEqual(REFUSED);
    expect(await account()).toMatchObject({ passkeys: [], hasSecondFactor: false, recoveryCodesLeft: 0 });
    expect((await shop.guest().call('POST', contract.openSession.path, OWNER)).statusCode).toBe(200);
  });

  it('whose counter does not grow have been copied and are refused', async () => {
    await register();
    expect((await signIn(authenticator.get(await challenge(), { counter: 7 }))).statusCode).toBe(200);
    for (const counter of [7, 3, 0])
      expect(toOutcome(await signIn(authenticator.get(await challenge(), { counter })))).toEqual(REFUSED);
    const copies = await Promise.all([challenge(), challenge(nodes[1])]);
    const answers = await Promise.all(
      copies.map((asked, node) => signIn(authenticator.get(asked, { counter: 8 }), nodes[node])),
    );
    expect(sortStatuses(answers)).toEqual([200, 401]);
  });

  it('that are synchronized do not count', async () => {
    await add(authenticator.create((await start()).json(), { counter: 0 }));
    for (let times = 0; times < 2; times += 1)
      expect((await signIn(authenticator.get(await challenge(), { counter: 0 }))).statusCode).toBe(200);
  });

  it('are added and removed only by their owner: with password and code, or with a passkey', async () => {
    expect(toOutcome(await start(owner, { password: 'falsch' }))).toEqual([403, 'passwordWrong']);
    const { codes } = (await register()).json<{ codes: string[] }>();
    expect(toOutcome(await start())).toEqual([401, 'codeWrong']);
    expect(toOutcome(await start(owner, { ...proof, code: codes[0] }))).toEqual([200, null]);
    const stranger = await hire('luca@roma.test', 'staff');
    const theirs = openAuthenticator(SITE);
    await register(theirs, stranger.desk, { password: stranger.password });
    expect(toOutcome(await remove({ passkey: theirs.get(await challenge()) }))).toEqual(REFUSED);
    expect(toOutcome(await remove(proof))).toEqual([401, 'codeWrong']);
    const second = await register(openAuthenticator(SITE), owner, { passkey: authenticator.get(await challenge()) });
    expect([second.statusCode, second.json()]).toEqual([201, { codes: null }]);
    expect((await account()).passkeys).toHaveLength(2);
  });

  it('work on localhost, where a restaurant tries the product', async () => {
    const local = { host: 'localhost:3000' };
    const own = openAuthenticator({ host: 'localhost', origin: 'http://localhost:3000' });
    const creation = (await owner.call('POST', contract.startPasskey.path, proof, local)).json();
    const body = { name: 'Laptop', credential: own.create(creation) };
    expect((await owner.call('POST', contract.addPasskey.path, body, local)).statusCode).toBe(201);
    expect((await account()).passkeys).toMatchObject([{ host: 'localhost' }]);
  });
});
