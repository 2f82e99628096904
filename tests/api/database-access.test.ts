import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabases, type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { startFakePooler } from '../support/fake-pooler.ts';

const SECRET_KEY = 'only-for-tests-only-for-tests-only';
const WEAK_ROLE = 'tischlein_without_rights';
type Settings = Readonly<Record<string, string>>;

const runProgram = (file: string, words: readonly string[], settings: Settings) =>
  new Promise<{ code: number; said: string }>((done) => {
    const env = { ...process.env, PORT: '0', DEMO: 'off', SECRET_KEY, ...settings };
    execFile(process.execPath, [`apps/server/src/${file}.ts`, ...words], { env }, (error, out, problems) =>
      done({ code: Number(error?.code ?? 0), said: out + problems }),
    );
  });

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
  const run = (file: string, words: readonly string[], settings: Settings) =>
    runProgram(file, words, { DATA_DIR: place.dataDir, ...settings });

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

  it('ends the start with one sentence if a pooler is not named as one', async () => {
    const pooler = await startFakePooler(place.url);
    const { code, said } = await run('main', [], { DATABASE_URL: pooler.url });
    pooler.close();
    expect([code, said]).toEqual([1, expect.stringMatching(/Pooler wie PgBouncer.+DATABASE_DIRECT_URL/)]);
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

describe.each(preparedTrattoria.filter(({ name }) => name === 'postgres'))(
  'the doctor behind a pooler on $name',
  { timeout: 60_000 },
  ({ open }) => {
    const examine = async (takesTimeouts: boolean, toDirect: (place: OpenDatabase, poolerUrl: string) => Settings) => {
      const place = await open();
      const pooler = await startFakePooler(place.url, { takesTimeouts });
      const settings = { DATA_DIR: place.dataDir, DATABASE_URL: pooler.url, ...toDirect(place, pooler.url) };
      const { said } = await runProgram('commands/doctor', ['--time-server', '127.0.0.1:9'], settings);
      pooler.close();
      await place.close();
      return said.split('\n').filter((line) => line.includes(' Datenbank '));
    };

    it('finds nothing wrong if the address past it is named', async () => {
      const lines = await examine(false, ({ url }) => ({ DATABASE_DIRECT_URL: url }));
      expect(lines).toEqual([expect.stringMatching(/^✓ Datenbank +PostgreSQL, \d+ Migrationen/)]);
    });

    it('says what to do if the address past it is missing', async () => {
      expect(await examine(false, () => ({}))).toEqual([
        expect.stringMatching(/^✗ Datenbank +DATABASE_URL führt zu einem Pooler wie PgBouncer.+ DATABASE_DIRECT_URL/),
      ]);
    });

    it('notices a pooler that takes everything, also where the address past it should be', async () => {
      const missing = await examine(true, () => ({}));
      expect(missing).toContainEqual(expect.stringMatching(/^! Datenbank +DATABASE_URL führt zu einem Pooler, und/));
      const pooled = await examine(true, (_, pooler) => ({ DATABASE_DIRECT_URL: pooler }));
      expect(pooled).toContainEqual(
        expect.stringMatching(/^! Datenbank +Auch DATABASE_DIRECT_URL führt zu einem Pooler/),
      );
    });
  },
);
