import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { shopId } from '@tischlein/domain';
import { describeFinding } from '@tischlein/wording/doctor';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/server/src/clock.ts';
import { runBackup } from '../../apps/server/src/backups/run-backup.ts';
import { examine } from '../../apps/server/src/doctor/examine.ts';
import { insertRows } from '../../apps/server/src/db/insert-rows.ts';
import { readSettings } from '../../apps/server/src/env.ts';
import type { UnknownSetting } from '../../apps/server/src/unknown-settings.ts';
import { onSqlite, type OpenDatabase, preparedPaidTrattoria, preparedTrattoria } from '../support/databases.ts';
import { startFakeDns } from '../support/fake-dns.ts';
import { startMailServer, startProxy, startTimeServer } from '../support/going-live.ts';
import { openShop } from '../support/open-shop.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const MAIL_RESULTS: readonly string[] = ['mailsFailed', 'mailsRepeated', 'mailsRefused', 'addressesWrong'];
const SECRET_KEY = 'only-for-tests-only-for-tests-only';
const usual = getCACertificates('default');
afterAll(() => setDefaultCACertificates(usual));

describe.each(usuallyOnSqlite(preparedTrattoria))('the doctor on $name', { timeout: 60_000 }, ({ open }) => {
  let place: OpenDatabase;
  let folder: string;
  const closing: (() => unknown)[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tischlein-doctor-'));
    place = await open();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
    await place.close();
    await rm(folder, { recursive: true });
  });

  /** An installation with all that surrounds it; `proxyHeaders` is what its reverse proxy adds. */
  async function goLive(
    days: number,
    proxyHeaders: Readonly<Record<string, string>>,
    backupFolder = join(folder, 'backups'),
  ) {
    const backup = { folder: backupFolder, at: '23:59', keep: { days: 1, weeks: 0, months: 0 } };
    const shop = await openShop(place, { trustedProxies: ['127.0.0.1'], at: new Date().toISOString(), backup });
    const port = Number(new URL(await shop.app.listen({ port: 0 })).port);
    const proxy = await startProxy(folder, { to: port, days, headers: proxyHeaders });
    const mail = await startMailServer('right');
    setDefaultCACertificates([...usual, proxy.certificate]);
    closing.push(shop.close, proxy.close, mail.close);
    const variables = {
      PORT: String(port),
      DATA_DIR: place.dataDir,
      PUBLIC_URL: proxy.url,
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: `smtp://shop%40example.test:right@127.0.0.1:${mail.port}`,
      BACKUP_DIR: backupFolder,
      DEMO: 'off',
      SECRET_KEY,
      ...(place.url && { DATABASE_URL: place.url }),
    };
    return { shop, variables };
  }

  async function visit(
    variables: Readonly<Record<string, string>>,
    { secondsOff = 0, unknownSettings = [] }: { secondsOff?: number; unknownSettings?: readonly UnknownSetting[] } = {},
  ) {
    const time = await startTimeServer(() => Date.now() + secondsOff * 1000);
    closing.push(time.close);
    const settings = readSettings(variables);
    if (!settings.ok) throw new Error(settings.problem);
    const found = await examine({
      settings: settings.value,
      clock: systemClock,
      timeServer: time.server,
      dkimSelector: null,
      unknownSettings,
    });
    return found.map((finding) => ({ ...finding, sentence: describeFinding(finding) }));
  }

  it.each([
    ['of guests elsewhere', '203.0.113.9'],
    ["on the proxy's own machine", '127.0.0.1'],
  ])('finds nothing wrong with an installation that is set up as the manual says: %s', async (_, client) => {
    const { shop, variables } = await goLive(90, { via: '1.1 proxy', 'x-forwarded-for': client });
    const dns = await startFakeDns({
      'example.test': [['TXT', 'v=spf1 include:mail.example -all']],
      '_dmarc.example.test': [['TXT', 'v=DMARC1; p=quarantine']],
      'mail._domainkey.example.test': [['TXT', 'v=DKIM1; k=rsa; p=MIGf']],
    });
    closing.push(dns.close);
    const { database, clock } = shop.deps;
    const source = { databaseUrl: place.url || null, dataDir: place.dataDir };
    const keep = { days: 1, weeks: 0, months: 0 };
    const known = { ...variables, DNS_SERVER: dns.server };
    const first = await visit(known);
    expect(
      first.filter(({ level }) => level !== 'ok').map(({ code }) => code),
      'right after the first start there is no backup yet, nor its folder',
    ).toEqual(['backupNever']);
    await runBackup({ database, clock, settings: source, folder: variables.BACKUP_DIR, keep });
    const findings = await visit(known);
    expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
    expect(new Set(findings.map(({ check }) => check)).size).toBe(17);
  });

  it('names what fits neither the machine nor what surrounds it', async () => {
    const { variables } = await goLive(90, { via: '1.1 proxy', 'x-forwarded-for': '203.0.113.9' });
    const closed = await startProxy(folder, { to: 1, days: 90, headers: {} });
    closing.push(closed.close);
    setDefaultCACertificates([...usual, closed.certificate]);
    const unknownSettings = [
      { name: 'SMPT_URL', meant: 'SMTP_URL', file: '/etc/tischlein/settings.env' },
      { name: 'OLD_LINE', meant: null, file: '/etc/tischlein/settings.env' },
    ];
    const other = {
      PUBLIC_URL: closed.url,
      SHOP_CACHE_MB: '100000',
      SMTP_URL: `${variables.SMTP_URL}?requireTLS=true`,
    };
    const findings = await visit({ ...variables, ...other }, { unknownSettings });
    const found = Object.fromEntries(findings.map(({ code, level, sentence }) => [code, `${level}: ${sentence}`]));
    expect(found).toMatchObject({
      proxyClosed: expect.stringMatching(/^error: \S+ antwortet mit 502, obwohl der Server Bestellungen annimmt/),
      serverReady: expect.stringMatching(/^ok: /),
      cacheTooLarge: expect.stringMatching(/^warning: Mit SHOP_CACHE_MB=100000 .+ auf höchstens \d+ senken/),
      mailUnencrypted: expect.stringMatching(/^error: .+ bietet keine Verschlüsselung an/),
      settingMistyped: expect.stringMatching(/^error: SMPT_URL .+ SMTP_URL\. Bitte .+settings\.env/),
      settingUnknown: expect.stringMatching(/^warning: OLD_LINE /),
    });
    const clear = await visit({ ...variables, SMTP_URL: `${variables.SMTP_URL}?ignoreTLS=true` });
    expect(clear.map(({ code }) => code)).toContain('mailClear');
  });

  it('judges failed and refused mails by their share', async () => {
    const { shop, variables } = await goLive(90, { via: '1.1 proxy', 'x-forwarded-for': '203.0.113.9' });
    const { events } = shop.deps;
    const judge = async () =>
      (await visit(variables)).flatMap(({ code }) => (MAIL_RESULTS.includes(code) ? [code] : []));
    for (let mails = 0; mails < 90; mails += 1) events.mailSent('orderPlaced');
    for (let mails = 0; mails < 9; mails += 1) {
      events.mailFailed('orderPlaced', new Error('later'));
      events.mailRefused('orderPlaced', new Error('never'));
    }
    expect(await judge()).toEqual(['mailsRepeated', 'addressesWrong']);
    for (let mails = 0; mails < 2; mails += 1) {
      events.mailFailed('orderPlaced', new Error('later'));
      events.mailRefused('orderPlaced', new Error('never'));
    }
    expect(await judge()).toEqual(['mailsFailed', 'mailsRefused']);
  });

  it('says that mails and refunds of tables are late, although the server takes orders', async () => {
    const { shop, variables } = await goLive(90, { via: '1.1 proxy', 'x-forwarded-for': '203.0.113.9' });
    const hourAgo = new Date(Date.parse(shop.clock.now()) - 3_600_000).toISOString();
    // A node that hangs has claimed them.
    const job = {
      kind: 'orderPlaced',
      payload: '{}',
      created_at: hourAgo,
      run_at: hourAgo,
      attempts: 1,
      failure: null,
    };
    const late = {
      ...job,
      stored: 0,
      order_id: null,
      done_at: null,
      locked_until: '2999-01-01T00:00:00.000Z',
    } as const;
    await shop.deps.database.write((writer) =>
      insertRows(writer, 'outbox', [
        { ...late, shop_id: shopId('roma'), outbox_id: 'a-mail', urgent: 0 },
        { ...late, shop_id: shopId('roma'), outbox_id: 'a-refund', urgent: 1 },
      ]),
    );
    const findings = await visit(variables);
    const found = Object.fromEntries(findings.map(({ code, sentence }) => [code, sentence]));
    expect(found['mailsLate']).toMatch(/^1 E-Mail wartet, die älteste seit 60 Minuten;/);
    expect(found['jobsLate']).toContain('seit 60 Minuten');
    expect(Object.keys(found)).toContain('serverReady');
  });

  it('says what to do about everything that is wrong', async () => {
    // Below a file: nothing can be written there.
    const { variables } = await goLive(2, {}, join(import.meta.filename, 'backups'));
    const dns = await startFakeDns({ 'example.test': [['TXT', 'google-site-verification=x']] });
    closing.push(dns.close);
    const wrong = {
      ...variables,
      DNS_SERVER: dns.server,
      TRUSTED_PROXIES: '',
      SMTP_URL: variables.SMTP_URL.replace('right', 'wrong'),
      DEMO: 'on',
    };
    const findings = await visit(wrong, { secondsOff: 3600 });
    const levels = Object.fromEntries(findings.map(({ code, level }) => [code, level]));
    expect(levels).toMatchObject({
      clockWrong: 'error',
      certificateEnds: 'error',
      metricsPublic: 'error',
      mailAway: 'error',
      spfMissing: 'warning',
      dkimMissing: 'warning',
      dmarcMissing: 'warning',
      folderMissing: 'error',
      backupNever: 'warning',
      backupFolderClosed: 'error',
      demoPublic: 'warning',
    });
    for (const { level, sentence } of findings)
      if (level !== 'ok') expect(sentence).toMatch(/[Bb]itte|PUBLIC_URL|nur /);
  });
});

describe.each(onSqlite(preparedPaidTrattoria))('the doctor on $name', ({ open }) => {
  it('sees a stopped server, a missing database, one that is too old, and accounts of another key', async () => {
    const place = await open();
    const shop = await openShop(place);
    const time = await startTimeServer(() => Date.parse(shop.clock.now()));
    const look = async (variables: Readonly<Record<string, string>>) => {
      const settings = readSettings({ PORT: '1', DEMO: 'off', ...variables });
      if (!settings.ok) throw new Error(settings.problem);
      const { clock } = shop;
      const found = await examine({ settings: settings.value, clock, timeServer: time.server, dkimSelector: null });
      return found.filter(({ level }) => level !== 'ok').map(({ code }) => code);
    };
    expect(await look({ DATA_DIR: place.dataDir, SECRET_KEY: 'x'.repeat(32) })).toEqual(
      expect.arrayContaining(['serverAway', 'accountSealed', 'mailMissing', 'addressMissing', 'backupMissing']),
    );
    expect(await look({ DATA_DIR: join(place.dataDir, 'nothing') })).toContain('databaseMissing');
    expect(
      await readdir(place.dataDir),
      'the first start takes a folder without a database for a lost one',
    ).not.toContain('nothing');
    const oldFolder = join(place.dataDir, 'old');
    await mkdir(oldFolder);
    const old = new DatabaseSync(join(oldFolder, 'tischlein.sqlite'));
    old.exec('create table migrations (name text not null primary key)');
    old.exec("insert into migrations values ('0001-first-order')");
    old.close();
    expect(await look({ DATA_DIR: oldFolder })).toContain('databaseTooOld');
    time.close();
    await shop.close();
    await place.close();
  });
});
