import * as contract from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addStaff } from '../../apps/server/src/staff/staff.ts';
import { anOrder } from '../support/account-shop.ts';
import { onSqlite, type OpenDatabase, preparedAccountShops } from '../support/databases.ts';
import { startFakeDns } from '../support/fake-dns.ts';
import { type Answer, openShop, OWNER, type TestShop } from '../support/open-shop.ts';

const ZONE = { 'web.de': [['MX', '10 mail.web.de']], 'null.de': [['MX', '0 ']], 'late.de': null } as const;
const SAID = 'An diese Adresse kommt keine E-Mail an. Bitte prüfe sie.';
const PASSWORD = 'ein langes neues Wort';

const askForLink = (shop: TestShop, email: string) =>
  shop.guest().call('POST', contract.requestLink.path, { webshop: 'roma', email });
const askForPassword = (shop: TestShop, email: string) =>
  shop.guest().call('POST', contract.requestPassword.path, { email });

/** Calls that mail something to the address. */
const CALLS: readonly (readonly [string, (shop: TestShop, email: string) => Promise<Answer>])[] = [
  ['the sign-in link of a guest', askForLink],
  ['the link for a new password', askForPassword],
  [
    'an invitation',
    async (shop, email) =>
      (await shop.desk()).call('POST', contract.inviteStaff.path, { email, role: 'staff', shops: ['roma'] }),
  ],
  [
    'a new address of one’s own',
    async (shop, email) =>
      (await shop.desk()).call('POST', contract.changeOwnEmail.path, { email, password: OWNER.password }),
  ],
  [
    'the address of a first owner',
    async (shop, email) => {
      const first = { email: 'inhaber@tischlein.local', role: 'owner', shops: [] } as const;
      const added = await addStaff(shop.deps, { ...first, preset: { email: true, password: true } });
      const desk = await shop.desk(first.email, added?.password ?? '');
      return desk.call('POST', contract.replaceAccess.path, { email, newPassword: PASSWORD });
    },
  ],
];

describe.each(onSqlite(preparedAccountShops))('with a mail server on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let dns: Awaited<ReturnType<typeof startFakeDns>>;

  beforeEach(async () => {
    place = await open();
    dns = await startFakeDns(ZONE);
    shop = await openShop(place, { dnsServer: dns.server, smtpUrl: 'smtp://127.0.0.1:9' });
  });
  afterEach(async () => {
    await shop.close();
    dns.close();
    await place.close();
  });

  const countMails = async () => (await shop.deps.database.read.selectFrom('outbox').select('kind').execute()).length;

  it.each(CALLS)('%s is refused where no mail arrives, and nothing is sent', async (_, call) => {
    const answer = await call(shop, 'petra@null.de');
    expect([answer.statusCode, answer.json().form]).toEqual([400, { email: SAID }]);
    expect(await countMails()).toBe(0);
  });

  it.each(CALLS)('%s is taken while name servers do not answer', async (_, call) => {
    expect((await call(shop, 'petra@late.de')).statusCode).toBeLessThan(300);
  });

  it('the answer is the same whether an account has the address or not', async () => {
    const without = await openShop(place);
    await without.guest().order(anOrder({ email: 'known@null.de' }));
    await addStaff(without.deps, { email: 'known@null.de', role: 'staff', shops: [shopId('roma')] });
    await without.close();
    for (const ask of [askForLink, askForPassword]) {
      const [known, unknown] = [await ask(shop, 'known@null.de'), await ask(shop, 'unknown@null.de')];
      expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    }
  });

  it('a stranger may ask about forty addresses at once, then waits', async () => {
    const limited = await openShop(place, { rateLimitFactor: 1 });
    const check = () => limited.guest().call('POST', contract.checkMailAddress.path, { email: 'petra@web.de' });
    const answers = await Promise.all(Array.from({ length: 41 }, check));
    await limited.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(40).fill(200), 429]);
  });
});
