import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASE_USAGE } from '@tischlein/wording/commands';
import { aDish, aMenuDocument, aShop } from '@tischlein/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/server/src/clock.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { createPasswords } from '../../apps/server/src/staff/password.ts';
import { createFirstOwner } from '../../apps/server/src/staff/staff.ts';
import { findFreePort } from '../../tools/free-port.ts';
import { NAMED_COMMANDS, type NamedCommand, RUN_ELSEWHERE } from '../support/named-commands.ts';
import { IS_THOROUGH } from '../support/tier.ts';
import { trattoriaEntity } from '../support/trattoria.ts';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/{*,operations/*}.md')];
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const texts = DOCUMENTS.map((file) => readFileSync(file, 'utf8')).join('\n');
const readName = ({ words }: NamedCommand): string => words.split(' ')[0] ?? '';

const SHOP = {
  format: 'tischlein-shop/1',
  config: { ...aShop(), id: 'my-restaurant', slug: 'my-restaurant' },
  menu: aMenuDocument({ dishes: [aDish({ name: 'Margherita', price: 900 })] }),
  coupons: [],
  legalEntity: trattoriaEntity(),
};
const CART = { deliveryType: 'pickup', orderItems: [{ dishId: 'margherita', amount: 2 }] };

describe('a command that README or manual name', { timeout: IS_THOROUGH ? 900_000 : 180_000 }, () => {
  let folder: string;
  let port: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tischlein-named-'));
    port = String(await findFreePort());
    await writeFile(join(folder, 'menu.json'), JSON.stringify(SHOP));
    await writeFile(join(folder, 'cart.json'), JSON.stringify(CART));
    const database = await openDatabase({ dataDir: join(folder, 'data'), databaseUrl: null });
    await createFirstOwner({ database, clock: systemClock, passwords: createPasswords() });
    await database.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is run by this test or by another one', () => {
    const named = [
      ...Array.from(texts.matchAll(/npm run ([a-z][\w:-]*)/g), ([, name = '']) => name),
      ...Array.from(texts.matchAll(/npm (start|test)\b/g), ([, name = '']) => name),
    ];
    const run = [...NAMED_COMMANDS.map(readName), ...Object.keys(RUN_ELSEWHERE)];
    expect([...new Set(named)].filter((name) => !run.includes(name))).toEqual([]);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(Object.entries(RUN_ELSEWHERE))('%s is run by %j', (_, [file, says]) => {
    expect(readFileSync(file, 'utf8')).toContain(says);
  });

  it('is a command of a release if it is called so', () => {
    const known = RELEASE_USAGE.flatMap((line) => /^ {2}([a-z]+) /.exec(line)?.[1] ?? []);
    const called = Array.from(texts.matchAll(/(?:\/|`|; )tischlein ([a-z]+)\b/g), ([, name = '']) => name);
    expect(called.length).toBeGreaterThan(10);
    expect([...new Set(called)].filter((name) => !known.includes(name))).toEqual([]);
  });

  const run = async ({ words, serves, lastLine, settings }: NamedCommand) => {
    const [name = '', ...rest] = words.replaceAll('FOLDER', folder).split(' ');
    const script = `${scripts[name]} ${rest.filter((word) => word !== '--').join(' ')}`;
    const own = { PORT: port, DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups'), ...settings };
    // A group of its own: a command and all that it has started are stopped together.
    const env = { ...process.env, NODE_ENV: undefined, ...own };
    const child = spawn('sh', ['-c', script], { env, detached: true });
    let said = '';
    let isStopped = false;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += String(part);
        if (!serves || isStopped || !listLines(said).some((line) => lastLine.test(line))) return;
        isStopped = true;
        stop(child);
      });
    const [code] = await once(child, 'close');
    return { code: Number(code ?? 0), said };
  };

  it.each(NAMED_COMMANDS.filter(({ isLong }) => IS_THOROUGH || !isLong))('npm run $words', async (command) => {
    const { code, said } = await run(command);
    const lines = listLines(said);
    expect(said).not.toMatch(/^ +at .+:\d+:\d+\)?$/m);
    const last = command.serves ? lines.find((line) => command.lastLine.test(line)) : lines.at(-1);
    expect({ last, said }).toMatchObject({ last: expect.stringMatching(command.lastLine) });
    expect(command.codes ?? [0]).toContain(code);
  });
});

const listLines = (text: string): readonly string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}
