import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as contract from '@tischlein/contract/calls';
import type {
  AuditEntries,
  Installation,
  MailServerTest,
  OfficeSession,
  StaffMember,
} from '@tischlein/contract/office';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savePart } from '../../apps/server/src/operator/save-part.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { onSqlite, type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import type { TestServerOptions } from '../support/open-server.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { json, openOutsideServer, type OutsideServer } from '../support/outside/outside-server.ts';
import { RECORDED } from '../support/outside/geocoder-answers.ts';
import { readMailFiles } from '../support/read-mailbox.ts';

const PASSWORD = 'geheim am Mailserver';
const SENDER = 'shop@roma.example';
const PICTURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

interface FakeMailServer {
  readonly port: number;
  /** The lines it has received. */
  readonly received: string[];
  readonly close: () => void;
}

/** A mail server that takes PASSWORD only, and no sender but SENDER. */
async function startMailServer(): Promise<FakeMailServer> {
  const received: string[] = [];
  const server: Server = createServer((socket) => {
    let isData = false;
    socket.on('error', () => {});
    socket.write('220 mail.test ESMTP\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      received.push(line);
      if (isData) {
        isData = line !== '.';
        if (!isData) socket.write('250 taken\r\n');
        return;
      }
      isData = line === 'DATA';
      socket.write(answerLine(line));
      if (line === 'QUIT') socket.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, received, close: () => void server.close() };
}

function answerLine(line: string): string {
  if (line.startsWith('EHLO')) return '250-mail.test\r\n250 AUTH PLAIN\r\n';
  if (line.startsWith('AUTH')) {
    const isRight = Buffer.from(line.split(' ')[2] ?? '', 'base64')
      .toString()
      .endsWith(`\0${PASSWORD}`);
    return isRight ? '235 welcome\r\n' : '535 wrong password for shop@roma.example at 10.0.0.7\r\n';
  }
  if (line.startsWith('MAIL FROM') && !line.includes(SENDER)) return '553 not yours\r\n';
  return line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n';
}

const readInstallation = async (desk: Desk) =>
  (await desk.call('GET', contract.getInstallation.path)).json<Installation>();

/** Saves a part, based on its present version. */
async function save(
  desk: Desk,
  call: { readonly path: string },
  part: 'mail' | 'tiles' | 'geocoder' | 'address',
  body: object,
) {
  const { version } = (await readInstallation(desk))[part];
  return desk.call('PUT', call.path, body, { 'if-match': `"${version}"` });
}

describe.each(preparedTrattoria)('the installation on $name', ({ name, open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;
  const closings: (() => Promise<unknown> | void)[] = [];
  const openAnother = async (options: TestServerOptions = {}): Promise<TestShop> => {
    const other = await openShop(place, options);
    closings.push(() => other.close());
    return other;
  };
  const useMailServer = async (): Promise<FakeMailServer> => {
    const server = await startMailServer();
    closings.push(server.close);
    return server;
  };
  const useOutside = async (): Promise<OutsideServer> => {
    const outside = await openOutsideServer();
    closings.push(outside.close);
    return outside;
  };

  beforeEach(async () => {
    place = await open();
    shop = await openShop(place);
    owner = await shop.desk();
  });
  afterEach(async () => {
    for (const close of closings.splice(0).toReversed()) await close();
    await shop.close();
    await place.close();
  });

  const aServer = (port: number, more: object = {}) => ({
    host: '127.0.0.1',
    port,
    user: 'shop@roma.example',
    password: PASSWORD,
    sender: SENDER,
    ...more,
  });

  const addOwner = async (email = 'zweite@roma.test'): Promise<Desk> => {
    const added = await owner.call('POST', contract.addStaff.path, { email, role: 'owner', shops: [] });
    return shop.desk(email, added.json().password);
  };

  describe('its owner', () => {
    it('is the owner with the oldest account; other owners may neither read nor change it', async () => {
      shop.clock.set('2026-11-22T10:00:00.000Z');
      const other = await addOwner();
      expect([owner.session, other.session].map(({ ownsInstallation }) => ownsInstallation)).toEqual([true, false]);
      const mine = await owner.call('GET', contract.getInstallation.path);
      const theirs = await other.call('GET', contract.getInstallation.path);
      expect([mine.statusCode, theirs.json().code]).toEqual([200, 'forbidden']);
      expect(theirs.json().message).toContain('Das darfst Du mit Deiner Anmeldung nicht.');
      const saved = await other.call('PUT', contract.saveMapTiles.path, { tiles: null }, { 'if-match': '""' });
      expect(saved.json().code).toBe('forbidden');
    });

    it('is not removed by other owners, who would take over; once they give up the account, the next one has it', async () => {
      shop.clock.set('2026-11-22T10:00:00.000Z');
      const other = await addOwner();
      const members = (await other.call('GET', contract.listStaff.path)).json<StaffMember[]>();
      const first = members.find(({ email }) => email === shop.owner.email)?.id ?? '';
      const path = contract.removeStaff.path.replace(':staffId', first);
      const change = { role: 'staff', shops: ['roma'] };
      expect((await other.call('DELETE', path)).json().code).toBe('installationOwner');
      expect((await other.call('PUT', path, change)).json().code).toBe('installationOwner');
      expect((await owner.call('PUT', path, change)).statusCode).toBe(204);
      expect((await other.call('GET', contract.getInstallation.path)).statusCode).toBe(200);
    });
  });

  describe('its mail server', () => {
    it('sends mails as soon as it is saved, from its sender, and is encrypted in the database', async () => {
      const mails = await useMailServer();
      const saved = await save(owner, contract.saveMailServer, 'mail', { server: aServer(mails.port) });
      expect(saved.json()).toMatchObject({ mail: { isFixed: false, saved: { host: '127.0.0.1', hasPassword: true } } });
      expect(saved.body).not.toContain(PASSWORD);
      const rows = await shop.deps.database.read.selectFrom('installation_settings').selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/geheim|127\.0\.0\.1/);
      await shop.guest().order();
      await everythingIsSent(shop);
      expect(mails.received).toContain(`MAIL FROM:<${SENDER}>`);
      expect((await owner.call('GET', contract.listMails.path)).json()).toEqual([]);
    });

    it('is the same for legal texts, the checklist and the page about mails', async () => {
      const read = async (path: string) => (await owner.call('GET', `/api/office/shop/roma/${path}`)).json();
      expect(await read('mail-health')).toMatchObject({ isSending: false });
      const facts = async () => JSON.stringify((await shop.deps.shops.shopByRef('roma'))?.fillings);
      expect(await facts()).not.toContain('127.0.0.1');
      await save(owner, contract.saveMailServer, 'mail', { server: aServer(9) });
      expect(await read('mail-health')).toMatchObject({ isSending: true });
      expect(await read('sent-mails')).toMatchObject({ smtpHost: '127.0.0.1' });
      expect(await facts()).toContain('127.0.0.1');
    });

    it('keeps its password without being sent it again, at the same server for the same user only', async () => {
      await save(owner, contract.saveMailServer, 'mail', { server: aServer(2525) });
      const change = (more: object) =>
        save(owner, contract.saveMailServer, 'mail', { server: aServer(2525, { password: null, ...more }) });
      expect((await change({ sender: 'post@roma.example' })).statusCode).toBe(200);
      for (const other of [{ host: 'mail.example.net' }, { port: 2526 }, { user: 'chef' }])
        expect((await change(other)).json().code).toBe('passwordMissing');
      const server = aServer(2526, { password: null });
      expect((await owner.call('POST', contract.testMailServer.path, server)).json().code).toBe('passwordMissing');
    });

    it('is not replaced by a page that is out of date', async () => {
      const { version } = (await readInstallation(owner)).mail;
      await save(owner, contract.saveMailServer, 'mail', { server: aServer(2525) });
      const outdated = await owner.call(
        'PUT',
        contract.saveMailServer.path,
        { server: aServer(2626) },
        { 'if-match': `"${version}"` },
      );
      expect(outdated.json()).toMatchObject({
        code: 'versionConflict',
        message: expect.stringContaining('Inzwischen hat jemand anderes gespeichert.'),
        current: { document: { mail: { saved: { port: 2525 } } } },
      });
      expect((await readInstallation(owner)).mail.saved?.port).toBe(2525);
    });

    it.each([
      ['', 'is right', {}, { failure: null, reply: null }],
      ['a wrong password', 'is refused', { password: 'falsch' }, { failure: 'signIn', reply: 535 }],
      ['another sender', 'is refused', { sender: 'fremd@roma.example' }, { failure: 'senderRefused', reply: 553 }],
      ['an unknown host', 'is named', { host: 'nirgends.invalid', port: 465 }, { failure: 'hostUnknown', reply: null }],
    ])('is tried unsaved by a mail to the own address: %s %s', async (_, __, more, expected) => {
      const mails = await useMailServer();
      const tested = await owner.call('POST', contract.testMailServer.path, aServer(mails.port, more));
      const answer = tested.json<MailServerTest>();
      expect(answer).toEqual({ to: shop.owner.email, ...expected });
      // What the server has said about itself stays here.
      expect(tested.body).not.toContain('10.0.0.7');
      if (answer.failure === null) expect(mails.received).toContain(`RCPT TO:<${shop.owner.email}>`);
      expect((await readInstallation(owner)).mail.saved).toBeNull();
    });

    it('says that nothing answers at a port without a mail server', async () => {
      const tested = await owner.call('POST', contract.testMailServer.path, aServer(9));
      expect(tested.json()).toMatchObject({ failure: 'unreachable' });
    });
  });

  it('has what the environment has set, which the office only shows', async () => {
    await save(owner, contract.saveMailServer, 'mail', { server: aServer(2525) });
    const fixed = await openAnother({ smtpUrl: 'smtp://a:b@127.0.0.1:9', publicUrl: 'https://fest.example' });
    const desk = await fixed.desk();
    const { mail, address } = await readInstallation(desk);
    expect([mail.isFixed, address]).toMatchObject([true, { isFixed: true, saved: { url: 'https://fest.example' } }]);
    expect(fixed.deps.settings.smtpUrl).toBe('smtp://a:b@127.0.0.1:9');
    const refused = await save(desk, contract.saveMailServer, 'mail', { server: null });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'installationFixed']);
  });

  describe('its map tiles', () => {
    const own = (outside: OutsideServer, path = '') => ({
      provider: 'own',
      url: `${outside.url}${path}/{z}/{x}/{y}.png`,
      credit: 'Stadtwerke',
    });

    it('are fetched as soon as they are saved, and named on every map', async () => {
      const outside = await useOutside();
      outside.answerWith((response) => response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE));
      const getTile = () => shop.guest().call('GET', '/api/shop/roma/osm/tile/14/8802/5373');
      expect((await getTile()).json().code).toBe('tilesOff');
      await save(owner, contract.saveMapTiles, 'tiles', { tiles: own(outside) });
      expect((await getTile()).rawPayload).toEqual(PICTURE);
      const session = (await owner.call('GET', contract.getSession.path)).json<OfficeSession>();
      expect(session.mapCredit).toMatchObject({ name: 'Stadtwerke' });
      // Those of another server are no answer.
      outside.asked.length = 0;
      await save(owner, contract.saveMapTiles, 'tiles', { tiles: own(outside, '/anders') });
      expect((await getTile()).statusCode).toBe(200);
      expect(outside.asked.map(({ path }) => path)).toEqual(['/anders/14/8802/5373.png']);
      outside.asked.length = 0;
      const dark = { ...own(outside), url: `${own(outside, '/anders').url}?style=dark` };
      await save(owner, contract.saveMapTiles, 'tiles', { tiles: dark });
      expect((await getTile()).statusCode).toBe(200);
      expect(outside.asked.map(({ path }) => path)).toEqual(['/anders/14/8802/5373.png?style=dark']);
    });

    it.each([
      ['a picture', 200, 'image/png', 'works'],
      ['a page', 200, 'text/html', 'noPicture'],
      ['a refusal', 403, 'text/plain', 'refused'],
      ['nothing there', 404, 'text/plain', 'missing'],
      ['a redirection inwards', 302, 'image/png', 'missing'],
    ])('are tried by fetching one: %s', async (_, status, type, outcome) => {
      const outside = await useOutside();
      outside.answerWith((response) =>
        response.writeHead(status, { 'content-type': type, location: '/' }).end(PICTURE),
      );
      const tested = await owner.call('POST', contract.testMapTiles.path, own(outside));
      expect(tested.json()).toEqual({ outcome });
      expect(outside.asked).toHaveLength(1);
    });

    it.each(['ftp://a.example/{z}/{x}/{y}', 'https://a.example/{z}/{x}', 'https://a:b@a.example/{z}/{x}/{y}', 'x'])(
      'are not taken from %s',
      async (url) => {
        const refused = await save(owner, contract.saveMapTiles, 'tiles', {
          tiles: { provider: 'own', url, credit: '' },
        });
        expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalidRequest']);
      },
    );
  });

  describe('its geocoder', () => {
    const address = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };

    it('is tried with an address, unsaved, and then asked by every shop', async () => {
      const outside = await useOutside();
      outside.answerWith(json(RECORDED.photon.house));
      const geocoder = { provider: 'ownPhoton', url: outside.url, key: '' };
      const tested = await owner.call('POST', contract.testGeocoder.path, { geocoder, address });
      expect(tested.json()).toMatchObject({ outcome: 'found', found: expect.stringContaining('Torstraße 12') });
      await save(owner, contract.saveGeocoder, 'geocoder', { geocoder });
      outside.asked.length = 0;
      await shop.deps.places.locate(address);
      expect(outside.asked).toHaveLength(1);
    });

    it.each([
      ['another JSON', json({ secret: 'intern' }), 'unreadable'],
      ['no address', json({ features: [] }), 'notFound'],
    ] as const)('says nothing of an answer that is none: %s', async (_, answer, outcome) => {
      const outside = await useOutside();
      outside.answerWith(answer);
      const geocoder = { provider: 'ownPhoton', url: outside.url, key: '' };
      const tested = await owner.call('POST', contract.testGeocoder.path, { geocoder, address });
      expect(tested.json()).toEqual({ outcome, found: '' });
    });

    it('keeps its key to itself', async () => {
      const geocoder = { provider: 'google', url: '', key: 'AIza-geheim' };
      const saved = await save(owner, contract.saveGeocoder, 'geocoder', { geocoder });
      expect(saved.json()).toMatchObject({ geocoder: { saved: { provider: 'google', hasKey: true } } });
      expect(saved.body).not.toContain('AIza');
      const kept = await save(owner, contract.saveGeocoder, 'geocoder', { geocoder: { ...geocoder, key: null } });
      expect(kept.statusCode).toBe(200);
      expect(shop.deps.settings.geocoder?.url).toContain('AIza-geheim');
    });
  });

  describe('its public address', () => {
    const HTTPS = 'https://shop.example';
    const saveFrom = async (desk: Desk, url: string, origin: string) => {
      const { version } = (await readInstallation(desk)).address;
      return desk.call(
        'PUT',
        contract.savePublicAddress.path,
        { url },
        { 'if-match': `"${version}"`, origin, host: new URL(origin).host },
      );
    };

    it('is the one at which its owner has opened the office, who stays signed in; links lead there at once', async () => {
      // Alone in its database: another server would send the mail.
      const own = await open();
      const free = await openShop(own, { isPublicUrlOwn: true });
      closings.push(own.close, () => free.close());
      const desk = await free.desk();
      expect((await readInstallation(desk)).address).toMatchObject({ isFixed: false, saved: null });
      const elsewhere = await saveFrom(desk, HTTPS, 'https://other.example');
      expect(elsewhere.json().code).toBe('addressElsewhere');
      expect((await saveFrom(desk, HTTPS, HTTPS)).statusCode).toBe(200);
      expect(free.deps.publicUrl).toBe(HTTPS);
      const after = await desk.call('GET', contract.getInstallation.path);
      expect(after.json()).toMatchObject({ address: { saved: { url: HTTPS } } });
      expect(after.headers['strict-transport-security']).toBeDefined();
      await free.guest().order();
      await everythingIsSent(free);
      expect((await readMailFiles(own.dataDir)).map(({ text }) => text).join()).toContain(`${HTTPS}/f=roma`);
    });
  });

  describe('its backups', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'tischlein-backups-'));
    });
    afterEach(async () => {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    });

    it('are not made without a folder', async () => {
      expect((await readInstallation(owner)).backups).toMatchObject({ folder: null, nextAt: null, last: null });
      expect((await owner.call('POST', contract.backUpNow.path)).json().code).toBe('backupsOff');
    });

    it(
      'are made when they are wanted, once at a time, and say when, how large, and whether they could be restored',
      { timeout: 60_000 },
      async () => {
        vi.stubEnv('DATA_DIR', place.dataDir);
        vi.stubEnv('BACKUP_DIR', folder);
        vi.stubEnv('DATABASE_URL', place.url);
        vi.stubEnv('SECRET_KEY', 'only-for-tests-only-for-tests-only');
        const backup = { folder, at: '04:15', keep: { days: 7, weeks: 4, months: 6 } };
        const saving = await openAnother({ backup, at: new Date().toISOString() });
        const desk = await saving.desk();
        const started = await desk.call('POST', contract.backUpNow.path);
        expect(started.json()).toMatchObject({ backups: { folder, runningSince: expect.any(String) } });
        expect((await desk.call('POST', contract.backUpNow.path)).json().code).toBe('backupRunning');
        const backups = async () => (await readInstallation(desk)).backups;
        await expect
          .poll(backups, { timeout: 45_000 })
          .toMatchObject({ runningSince: null, hasFailed: false, last: { drill: 'passed' } });
        expect((await backups()).last?.bytes).toBeGreaterThan(1000);
        expect(await readdir(folder)).toEqual([(await backups()).last?.file]);
        // Once more on the same day.
        expect((await desk.call('POST', contract.backUpNow.path)).statusCode).toBe(200);
        await expect
          .poll(backups, { timeout: 45_000 })
          .toMatchObject({ runningSince: null, last: { drill: 'passed' } });
        // A server that stops leaves none that seems to run.
        expect((await desk.call('POST', contract.backUpNow.path)).statusCode).toBe(200);
        await closings.pop()?.();
        const after = await openAnother({ backup, at: new Date().toISOString() });
        expect((await readInstallation(await after.desk())).backups).toMatchObject({
          runningSince: null,
          hasFailed: true,
          last: { drill: 'missing' },
        });
      },
    );
  });

  it.runIf(name === 'postgres')('holds on every node without a restart, also where there is no shop', async () => {
    const other = await openAnother();
    await save(owner, contract.saveMapTiles, 'tiles', { tiles: { provider: 'osm', url: '', credit: '' } });
    await expect.poll(() => other.deps.settings.tilesUrl).toContain('openstreetmap.org');
    await shop.deps.database.write((writer) => writer.deleteFrom('installation_settings').execute());
    await expect.poll(() => other.deps.settings.tilesUrl).toBeNull();
  });

  it('is in the log of changes, with where it leads and without secrets', async () => {
    await save(owner, contract.saveMailServer, 'mail', { server: aServer(2525) });
    await save(owner, contract.saveGeocoder, 'geocoder', { geocoder: { provider: 'google', url: '', key: 'AIza' } });
    const log = await owner.call('POST', contract.readAuditLog.path.replace(':shop', 'roma'), { area: 'installation' });
    expect(log.json().entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          call: 'saveGeocoder',
          details: [expect.objectContaining({ topic: 'geocoder', before: null, after: 'google' })],
        }),
        expect.objectContaining({
          call: 'saveMailServer',
          details: [expect.objectContaining({ topic: 'mailServer', before: null, after: '127.0.0.1:2525' })],
        }),
      ]),
    );
    expect(log.body).not.toMatch(/geheim|AIza/);
  });

  it('is in the log of changes for its owner alone', async () => {
    shop.clock.set('2026-11-22T10:00:00.000Z');
    const other = await addOwner();
    await save(owner, contract.saveMailServer, 'mail', { server: aServer(2525) });
    const log = `/api/office/shop/roma/audit-log`;
    const callsFor = async (desk: Desk): Promise<string[]> =>
      (await desk.call('POST', log, {})).json<AuditEntries>().entries.map(({ call }) => call);
    expect(await callsFor(owner)).toEqual(expect.arrayContaining(['saveMailServer', 'addStaff']));
    expect(await callsFor(other)).toContain('addStaff');
    expect(await callsFor(other)).not.toContain('saveMailServer');
    const file = await other.call('GET', contract.exportAuditLog.path.replace(':shop', 'roma'));
    expect(file.body).not.toContain('127.0.0.1:2525');
  });

  it('takes one of two saves at a time, also without a shop', async () => {
    await shop.deps.database.write((writer) => writer.deleteFrom('shop_counters').execute());
    const nodes = [shop, await openAnother()];
    const change = (port: number) => () => ({ part: 'mail', value: { ...aServer(port), password: PASSWORD } }) as const;
    let version = '';
    for (let round = 1; round <= 5; round += 1) {
      const saves = nodes.map(({ deps }, node) =>
        savePart<never>(deps, 'mail', { version, by: shop.owner.email, change: change(round * 10 + node) }),
      );
      const outcomes = await Promise.all(saves);
      expect(outcomes.toSorted()).toEqual(['outdated', 'saved']);
      const { mail } = await readInstallation(owner);
      expect(mail.saved?.port).toBe(round * 10 + outcomes.indexOf('saved'));
      version = mail.version;
    }
  });
});

describe.each(onSqlite(preparedTrattoria))('a template for menus on $name', ({ open }) => {
  it('is loaded from the office', async () => {
    const place = await open();
    const shop = await openShop(place);
    const owner = await shop.desk();
    const file = await owner.call('GET', contract.getImportTemplate.path.replace(':shop', 'roma'));
    expect(file.headers['content-disposition']).toBe('attachment; filename="karte.xlsx"');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
    await shop.close();
    await place.close();
  });
});
