import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { aDish, aMenuDocument, aShop } from '@tischlein/domain/testing';
import { createEvents } from '../../apps/server/src/events.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { findSession } from '../../apps/server/src/staff/sessions.ts';
import { signIn } from '../../apps/server/src/staff/sign-in.ts';
import { createPasswords } from '../../apps/server/src/staff/password.ts';
import { createFirstOwner } from '../../apps/server/src/staff/staff.ts';
import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import sharp from 'sharp';
import { findFreePort } from '../../tools/free-port.ts';
import { type BuiltCommands, buildCommands } from '../support/build-commands.ts';
import { IS_THOROUGH } from '../support/tier.ts';
import { trattoria } from '../support/trattoria.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trattoriaEntity } from '../support/trattoria.ts';

const SHOP = {
  format: 'tischlein-shop/1',
  config: { ...aShop(), id: 'roma', slug: 'roma' },
  menu: aMenuDocument({ dishes: [aDish({ name: 'Margherita', price: 900 })] }),
  coupons: [],
  legalEntity: trattoriaEntity(),
};
const CART = { deliveryType: 'pickup', orderItems: [{ dishId: 'margherita', amount: 2 }], couponCode: 'NIX' };

/**
 * Flags of Node: a process says at its end how many seconds of processor time and how many megabytes it used. Other load on the
 * machine does not change processor time; `maxRSS` counts what the process that started it had in memory, too.
 */
const REPORT_USAGE = `--import 'data:text/javascript,${encodeURIComponent(`import { readFileSync } from "node:fs";
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const own = process.platform === "linux" && /VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"));
    console.log("used", (userCPUTime + systemCPUTime) / 1e6, (own ? Number(own[1]) : maxRSS) / 1024);
  })`)}'`;

describe('commands', { timeout: 60_000 }, () => {
  let folder: string;
  // So that a shop that runs on this machine does not make `move` refuse.
  let port: string;
  const at = (name: string): string => join(folder, name);
  let commands: BuiltCommands;
  beforeAll(async () => {
    commands = await buildCommands();
    port = String(await findFreePort());
    folder = await mkdtemp(join(tmpdir(), 'tischlein-commands-'));
    await writeFile(at('shop.json'), JSON.stringify(SHOP));
    await writeFile(at('cart.json'), JSON.stringify(CART));
    await writeFile(at('rubbish.json'), '{');
    const { code, said } = await run('import', [at('shop.json')]);
    if (code !== 0) throw new Error(said);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await commands.remove();
  });

  const run = (command: string, words: readonly string[], data = 'data', shell = 'exec "$0" "$@"') =>
    new Promise<{ code: number; said: string }>((done) => {
      const options = { env: { ...process.env, PORT: port, DATA_DIR: at(data) } };
      execFile(
        'sh',
        ['-c', shell, process.execPath, commands.file, command, ...words],
        options,
        (error, out, problems) => done({ code: Number(error?.code ?? 0), said: out + problems }),
      );
    });

  it('export writes a shop that import reads back unchanged', async () => {
    expect(await run('export', ['roma', at('one.json')])).toMatchObject({ code: 0 });
    expect(await run('import', [at('one.json')], 'other')).toMatchObject({ code: 0 });
    expect(await run('export', ['roma', at('two.json')], 'other')).toMatchObject({ code: 0 });
    expect(await readFile(at('two.json'), 'utf8')).toBe(await readFile(at('one.json'), 'utf8'));
    expect(JSON.parse(await readFile(at('one.json'), 'utf8'))).toEqual(SHOP);
  });

  it('pictures come with the export and back with the import', async () => {
    const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b3402a' } })
      .png()
      .toBuffer();
    const pictures = { zita: bytes.toString('base64'), kaputt: Buffer.from('no picture').toString('base64') };
    const menu = { ...SHOP.menu, dishes: SHOP.menu.dishes.map((dish) => ({ ...dish, imageName: 'zita' })) };
    await writeFile(at('pictures.json'), JSON.stringify({ ...SHOP, menu, pictures }));
    const imported = await run('import', [at('pictures.json')], 'pictures');
    expect(imported).toMatchObject({ code: 0, said: expect.stringContaining('kaputt') });
    expect(await run('export', ['roma', at('with.json')], 'pictures')).toMatchObject({ code: 0 });
    expect(await run('import', [at('with.json')], 'copy')).toMatchObject({ code: 0 });
    expect(await run('export', ['roma', at('copy.json')], 'copy')).toMatchObject({ code: 0 });
    const written = await readFile(at('with.json'), 'utf8');
    expect(Object.keys(JSON.parse(written).pictures)).toEqual(['zita']);
    expect(await readFile(at('copy.json'), 'utf8')).toBe(written);
  });

  it('an import replaces nothing unasked, and never something by nothing', async () => {
    await writeFile(at('other.csv'), 'Name;Preis\nFunghi;9,90\n');
    await writeFile(at('nothing.csv'), Buffer.from([0xff, 0xfe, 0, 1, 2]));
    const exportMenu = async () => {
      await run('export', ['roma', at('now.json')]);
      return JSON.parse(await readFile(at('now.json'), 'utf8')).menu.dishes.map(({ name }: { name: string }) => name);
    };
    expect(await run('import', [at('nothing.csv'), '--shop', 'roma', '--replace'])).toMatchObject({ code: 1 });
    const refused = await run('import', [at('other.csv'), '--shop', 'roma']);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('--replace') });
    expect(refused.said).toContain('Margherita');
    expect(await exportMenu()).toEqual(['Margherita']);
    const report = ['--report', at('report.txt')];
    expect(await run('import', [at('other.csv'), '--shop', 'roma', '--replace', ...report])).toMatchObject({ code: 0 });
    expect(await exportMenu()).toEqual(['Funghi']);
    expect(await readFile(at('report.txt'), 'utf8')).toContain('Zeile 2: Funghi');
    expect(await run('import', [at('shop.json'), '--replace'])).toMatchObject({ code: 0 });
  });

  it('an import creates a draft; --open opens it once nothing is missing (S3 L1)', async () => {
    const shop = trattoria({ slug: 'bari' });
    const closed = { ...shop, config: { ...shop.config, deliveryZones: [] } };
    await writeFile(at('open.json'), JSON.stringify(shop));
    await writeFile(at('closed.json'), JSON.stringify(closed));
    const refused = await run('import', [at('closed.json'), '--open'], 'states');
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining('Liefergebiet: /office/bari/eroeffnen#zone'),
    });
    expect(await run('import', [at('closed.json')], 'states')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Bitte ergänze, was fehlt.'),
    });
    expect(await run('import', [at('open.json'), '--open'], 'states')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Der Shop ist eröffnet.'),
    });
    const losing = await run('import', [at('closed.json')], 'states');
    expect(losing).toMatchObject({ code: 1, said: expect.stringContaining('Es geht um: Liefergebiet.') });
  });

  it('names every fault of a shop in German, with the dish', async () => {
    const [dish] = SHOP.menu.dishes;
    const dishes = [
      { ...dish, prices: { pickup: { base: -1 } } },
      { ...dish, id: 'zita', name: 'Zita', number: '1'.repeat(21) },
    ];
    await writeFile(at('faults.json'), JSON.stringify({ ...SHOP, menu: { ...SHOP.menu, dishes } }));
    const { code, said } = await run('import', [at('faults.json')]);
    expect([code, said]).toEqual([1, expect.stringContaining('Margherita: Preis: mindestens der Wert 0')]);
    expect(said).toContain('Zita: Nummer: höchstens 20 Zeichen');
  });

  it('an import of 12,000 rows uses ten times the processor time of one of 12 rows at most, and 300 MB', async () => {
    const measureImport = async (count: number) => {
      const rows = Array.from(
        { length: count },
        (_, row) => `Gericht ${row};Kategorie ${row % 60};8,90;Weizen und Milch`,
      );
      await writeFile(at('large.csv'), `Name;Rubrik;Preis;Allergene\n${rows.join('\n')}\n`);
      const words = [at('large.csv'), '--shop', 'roma', '--dry-run'];
      const { code, said } = await run('import', words, 'large', `exec "$0" ${REPORT_USAGE} "$@"`);
      expect([code, said]).toEqual([0, expect.stringContaining(`davon übernommen ${count}`)]);
      const [, seconds, megabytes] = /used (\S+) (\S+)/.exec(said) ?? [];
      return { seconds: Number(seconds), megabytes: Number(megabytes) };
    };
    const small = await measureImport(12);
    const large = await measureImport(12_000);
    expect(large.seconds / small.seconds).toBeLessThan(10);
    expect(large.megabytes).toBeLessThan(300);
  });

  it('write a template that the import knows', async () => {
    expect(await run('import', ['--template', at('karte.xlsx')])).toMatchObject({ code: 0 });
    const empty = await run('import', [at('karte.xlsx'), '--shop', 'roma']);
    expect(empty).toMatchObject({ code: 1, said: expect.stringContaining('kein Gericht') });
  });

  it('write nothing on a dry run', async () => {
    const { code, said } = await run('import', [at('shop.json'), '--shop', 'napoli', '--dry-run']);
    expect([code, said]).toEqual([0, expect.stringContaining('nichts geschrieben')]);
    expect((await run('export', ['napoli', at('napoli.json')])).code).toBe(1);
  });

  it('a backup of a lost database keeps the last backup; a restore brings the database back', async () => {
    await mkdir(at('lost/mail'), { recursive: true });
    await writeFile(at('lost/tischlein.sqlite'), '');
    expect(await run('backup', [at('last-good')])).toMatchObject({ code: 0 });
    const good = await readFile(at('last-good'));
    const lost = await run('backup', [at('last-good')], 'lost');
    expect([lost.code, lost.said]).toEqual([1, expect.stringContaining('Die Datenbank fehlt oder ist leer')]);
    expect(await readFile(at('last-good'))).toEqual(good);
    expect(await run('restore', [at('last-good')], 'lost')).toMatchObject({ code: 0 });
    expect(await run('export', ['roma', at('found.json')], 'lost')).toMatchObject({ code: 0 });
  });

  it.each([
    ['backup', ['new.backup']],
    ['move', ['elsewhere']],
    ['export', ['roma', 'new.json']],
    ['password', ['inhaber@tischlein.local']],
    ['quote', ['cart.json']],
  ])('%s refuses to create a database where there is none', async (command, words) => {
    const placed = words.map((word) => (/[.]json|backup|elsewhere/.test(word) ? at(word) : word));
    const { code, said } = await run(command, placed, 'wrong-folder');
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^In \S+wrong-folder gibt es keine Datenbank\. Bitte DATA_DIR/),
    ]);
    const there = await readdir(folder);
    expect(there.filter((name) => /^(?:wrong-folder|new\.|elsewhere)/.test(name))).toEqual([]);
  });

  it('a move to a folder that cannot be written to says so', async () => {
    const { code, said } = await run('move', [at('shop.json/here')]);
    expect([code, said]).toEqual([1, `Diese Datei lässt sich nicht schreiben: ${at('shop.json/here')}\n`]);
  });

  // Files of these processes end at 64 kB.
  it.each([
    ['restore', ['last-good'], 'little-room'],
    ['move', ['also-little-room'], 'data'],
  ])('%s says that the disk has no room', async (command, words, data) => {
    const ended = await run(command, words.map(at), data, 'ulimit -f 64; exec "$0" "$@"');
    expect([ended.code, ended.said]).toEqual([1, expect.stringContaining('Der Datenträger ist voll oder gestört.')]);
  });

  it('an export for which the disk has no room leaves no file behind', async () => {
    const noise = { raw: { width: 400, height: 300, channels: 3 } } as const;
    const bytes = await sharp(randomBytes(400 * 300 * 3), noise)
      .png()
      .toBuffer();
    const dishes = SHOP.menu.dishes.map((dish) => ({ ...dish, imageName: 'noise' }));
    const pictures = { noise: bytes.toString('base64') };
    await writeFile(at('noisy.json'), JSON.stringify({ ...SHOP, menu: { ...SHOP.menu, dishes }, pictures }));
    expect(await run('import', [at('noisy.json')], 'noisy')).toMatchObject({ code: 0 });
    const { code, said } = await run('export', ['roma', at('cut.json')], 'noisy', 'ulimit -f 64; exec "$0" "$@"');
    expect([code, said]).toEqual([1, expect.stringContaining('lässt sich nicht schreiben')]);
    expect((await readdir(folder)).filter((name) => name.startsWith('cut.json'))).toEqual([]);
  });

  it('the doctor makes all its checks while the database cannot be opened', async () => {
    await mkdir(at('blocked/tischlein.sqlite'), { recursive: true });
    const { code, said } = await run('doctor', ['--time-server', '127.0.0.1:9'], 'blocked');
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/✗ Datenbank +\S+blocked gibt es nicht oder ist nicht besch/),
    ]);
    expect(said).toContain('Arbeitsspeicher');
  });

  it('a backup for which the disk has no room says so and leaves nothing behind', async () => {
    // Files of this process end at 64 kB.
    const { code, said } = await run('backup', [at('no-room')], 'data', 'ulimit -f 64; exec "$0" "$@"');
    expect([code, said]).toEqual([1, expect.stringContaining('der Datenträger ist voll oder gestört')]);
    expect((await readdir(folder)).filter((name) => name.startsWith('no-room'))).toEqual([]);
  });

  it('restore a backup into an empty place, and into a full one only when told to', async () => {
    expect(await run('backup', [at('backup')])).toMatchObject({ code: 0 });
    expect(await run('restore', [at('backup')], 'empty')).toMatchObject({ code: 0 });
    expect(await run('restore', [at('backup')], 'empty')).toMatchObject({
      code: 1,
      said: expect.stringContaining('--replace'),
    });
    expect(await run('restore', [at('backup'), '--replace'], 'empty')).toMatchObject({ code: 0 });
    expect(await run('export', ['roma', at('back.json')], 'empty')).toMatchObject({ code: 0 });
    expect(JSON.parse(await readFile(at('back.json'), 'utf8'))).toEqual(SHOP);
    const database = new DatabaseSync(at('empty/tischlein.sqlite'), { readOnly: true });
    const entries = database.prepare("select subject from audit_log where call = 'command:restore'").all();
    database.close();
    expect(entries).toMatchObject([{ subject: 'backup' }]);
  });

  it('move everything to another place, and the doctor tells what is missing there', async () => {
    expect(await run('move', [at('moved')])).toMatchObject({ code: 0, said: expect.stringContaining('Umgezogen') });
    expect(await run('move', [at('moved')])).toMatchObject({ code: 1, said: expect.stringContaining('nicht leer') });
    expect(await run('export', ['roma', at('moved.json')], 'moved')).toMatchObject({ code: 0 });
    expect(JSON.parse(await readFile(at('moved.json'), 'utf8'))).toEqual(SHOP);
    const { code, said } = await run('doctor', ['--json', '--time-server', '127.0.0.1:9'], 'moved');
    const { findings } = JSON.parse(said);
    const codes = findings.map((finding: { code: string }) => finding.code);
    expect([code, codes]).toEqual([1, expect.arrayContaining(['databaseCurrent', 'serverAway', 'mailMissing'])]);
  });

  it('print the till slip of a cart', async () => {
    const { code, said } = await run('quote', [at('cart.json')]);
    expect(code).toBe(0);
    expect(said).toMatch(/2 x Margherita +18,00\s€/);
    expect(said).toMatch(/TOTAL Gesamt +18,00\s€/);
    expect(said).toMatch(/7\s% \/ 18,00\s€ +1,18\s€/);
    expect(said).toContain('NIX: ');
  });

  it('set a new password and end the sessions of the old one', async () => {
    const database = await openDatabase({ dataDir: at('data'), databaseUrl: null });
    const events = createEvents(() => {});
    const deps = { database, clock: systemClock, secretKey: 'secret', passwords: createPasswords(), events };
    const first = await createFirstOwner(deps);
    if (!first) throw new Error('there was an owner');
    const { email } = first;
    const attempt = (password: string) => signIn(deps, { email, password, staysSignedIn: false, device: '' });
    const session = await attempt(first.password);
    const { code, said } = await run('password', [first.email.toUpperCase()]);
    const [, password = ''] = /Neues Passwort: (\S+)/.exec(said) ?? [];
    expect([code, password.length]).toEqual([0, 23]);
    expect(await attempt(first.password)).toMatchObject({ verdict: 'wrong' });
    expect(await attempt(password)).toMatchObject({ verdict: 'right' });
    expect(await findSession(deps, 'token' in session ? session.token : '')).toBeNull();
    const unknown = await run('password', ['wer@roma.test']);
    expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining(first.email) });
    await database.close();
  });

  // It draws all pictures of the demo, which takes a quarter of a minute of processor time.
  it.runIf(IS_THOROUGH)('load the demo again, and the audit log says so', { timeout: 300_000 }, async () => {
    const { code, said } = await run('demo', ['--reset'], 'with-demo');
    expect([code, said]).toEqual([0, expect.stringContaining(COMMAND_SENTENCES.demoReset)]);
    const database = new DatabaseSync(join(at('with-demo'), 'tischlein.sqlite'), { readOnly: true });
    const entries = database.prepare("select area, author from audit_log where call = 'command:demo'").all();
    database.close();
    expect(entries).toMatchObject([{ area: 'command', author: 'demo' }]);
  });

  it('leave data from before the baseline as they are, and name the version that updates them', async () => {
    await mkdir(at('old'));
    const file = join(at('old'), 'tischlein.sqlite');
    const old = new DatabaseSync(file);
    old.exec('create table migrations (name text not null primary key)');
    old.exec("insert into migrations values ('0001-first-order')");
    old.close();
    const refused = { code: 1, said: expect.stringContaining(COMMAND_SENTENCES.databaseTooOld) };
    expect(await run('backup', [at('old.backup')], 'old')).toMatchObject(refused);
    expect(await run('restore', [file], 'restored-old')).toMatchObject(refused);
  });

  it.each([
    ['import', ['shop-that-is-not-there.json'], 1, 'lässt sich nicht lesen'],
    ['import', ['RUBBISH'], 1, 'kein gültiges JSON'],
    ['import', [], 2, 'npm run import'],
    ['import', ['a', 'b'], 2, 'npm run import'],
    ['import', ['a', '--nonsense'], 2, 'npm run import'],
    ['export', ['nichts', 'x.json'], 1, 'Es gibt: roma'],
    ['backup', ['/nowhere/backup'], 1, 'lässt sich nicht schreiben'],
    ['restore', ['RUBBISH'], 1, 'keine Sicherung'],
    ['quote', ['RUBBISH'], 1, 'kein Warenkorb'],
    ['quote', ['--help'], 0, 'npm run quote'],
    ['demo', [], 1, '--reset'],
  ])('%s %j ends with %i and a sentence', async (command, words, code, sentence) => {
    const ended = await run(
      command,
      words.map((word) => word.replace('RUBBISH', at('rubbish.json'))),
    );
    expect([ended.code, ended.said]).toEqual([code, expect.stringContaining(sentence)]);
  });
});
