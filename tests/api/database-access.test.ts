import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabases, type OpenDatabase } from '../support/databases.ts';

const SECRET_KEY = 'only-for-tests-only-for-tests-only';
const WEAK_ROLE = 'tischlein_without_rights';
const onPostgres = emptyDatabases.filter(({ name }) => name === 'postgres');

describe.each(onPostgres)('a database on $name that refuses access', { timeout: 60_000 }, ({ open }) => {
  let place: OpenDatabase;
  beforeAll(async () => {
    place = await open();
    const client = new Client({ connectionString: place.url });
    await client.connect();
    await client.query(`drop role if exists ${WEAK_ROLE}`);
    await client.query(`create role ${WEAK_ROLE} login`);
    await client.end();
  });
  afterAll(() => place.close());

  const changed = (change: (url: URL) => void): string => {
    const url = new URL(place.url);
    change(url);
    return url.href;
  };
  const run = (file: string, words: readonly string[], settings: Readonly<Record<string, string>>) =>
    new Promise<{ code: number; said: string }>((done) => {
      const env = { ...process.env, DATA_DIR: place.dataDir, PORT: '0', DEMO: 'off', SECRET_KEY, ...settings };
      execFile(process.execPath, [`apps/server/src/${file}.ts`, ...words], { env }, (error, out, problems) =>
        done({ code: Number(error?.code ?? 0), said: out + problems }),
      );
    });

  const withoutUser = () => changed((url) => (url.username = 'nobody-here'));
  const cases: readonly (readonly [name: string, url: () => string, sentence: RegExp])[] = [
    ['its user', withoutUser, /Die Datenbank lehnt Benutzer oder Passwort ab\. Bitte .+DATABASE_URL/],
    ['its name', () => changed((url) => (url.pathname = '/gibtsnicht')), /keine Datenbank mit diesem Namen\. Bitte .+/],
    ['its rights', () => changed((url) => (url.username = WEAK_ROLE)), /fehlen Rechte.+ Bitte .+/],
  ];

  it.each(cases)('ends the start with one sentence: %s', async (_, url, sentence) => {
    const { code, said } = await run('main', [], { DATABASE_URL: url() });
    expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
    expect(said.trim()).not.toContain('\n');
  });

  it('ends the start with one sentence if only the direct address is wrong', async () => {
    const { code, said } = await run('main', [], { DATABASE_URL: place.url, DATABASE_DIRECT_URL: withoutUser() });
    expect([code, said]).toEqual([1, expect.stringMatching(/lehnt Benutzer oder Passwort ab.+DATABASE_DIRECT_URL/)]);
    expect(said.trim()).not.toContain('\n');
  });

  it('ends a command with one sentence', async () => {
    const { code, said } = await run('commands/password', ['a@b.de'], { DATABASE_URL: withoutUser() });
    expect([code, said]).toEqual([1, expect.stringMatching(/^Die Datenbank lehnt Benutzer oder Passwort ab\..+\n$/)]);
  });

  it('a backup does not fill an empty database', async () => {
    const { code, said } = await run('commands/backup', [join(place.dataDir, 'x.backup')], { DATABASE_URL: place.url });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Die Datenbank, zu der DATABASE_URL führt, ist leer\..+\n$/),
    ]);
    const doctor = await run('commands/doctor', ['--time-server', '127.0.0.1:9'], { DATABASE_URL: place.url });
    expect([doctor.code, doctor.said]).toEqual([1, expect.stringMatching(/✗ Datenbank +Die Datenbank.+ist leer/)]);
  });

  it.each(['DATABASE_URL', 'DATABASE_DIRECT_URL'])('is a finding of the doctor beside all others: %s', async (name) => {
    const { code, said } = await run('commands/doctor', ['--time-server', '127.0.0.1:9'], {
      DATABASE_URL: place.url,
      [name]: withoutUser(),
    });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/✗ Datenbank +Die Datenbank lehnt Benutzer oder Passwort ab/),
    ]);
    expect(said).toContain('Speicherplatz');
    expect(said).not.toMatch(/^ +at /m);
  });
});
