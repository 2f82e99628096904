import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onSqlite, preparedTrattoria } from '../../../../tests/support/databases.ts';
import { openDatabase } from './open-database.ts';
import { DamagedDatabase, MissingDatabase } from './storage-problem.ts';

describe.each(onSqlite(preparedTrattoria))('a damaged database on $name', ({ open: openPrepared }) => {
  let folder: string;
  let close: () => Promise<void>;
  const file = (): string => join(folder, 'tischlein.sqlite');
  beforeEach(async () => {
    ({ dataDir: folder, close } = await openPrepared());
    // Moves everything from the log into the file.
    const database = await openDatabase({ databaseUrl: null, dataDir: folder });
    await database.close();
  });
  afterEach(() => close());

  it.each([
    ['rubbish', () => writeFileSync(file(), 'no database'.repeat(1000))],
    ['cut to half', () => truncateSync(file(), Math.floor(statSync(file()).size / 2))],
    ['overwritten in the middle', () => overwriteMiddle(file())],
    ['damaged by a crash', () => crash(file())],
  ])('is refused and stays as it is: %s', async (_, damage) => {
    damage();
    const before = readFileSync(file());
    await expect(openDatabase({ databaseUrl: null, dataDir: folder })).rejects.toBeInstanceOf(DamagedDatabase);
    expect(readFileSync(file())).toEqual(before);
  });
});

function overwriteMiddle(file: string): void {
  const { size } = statSync(file);
  const bytes = readFileSync(file).fill(0xa5, Math.floor(size / 2), Math.floor(size * 0.75));
  writeFileSync(file, bytes);
}

/** Leaves the size and the time of the file as they were when it was closed. */
function crash(file: string): void {
  const { atime, mtime } = statSync(file);
  overwriteMiddle(file);
  utimesSync(file, atime, mtime);
  rmSync(`${file}-closed`);
}

describe('a lost database', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'tischlein-lost-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it.each([
    ['empty, beside the key', ['tischlein.sqlite', 'secret-key'], []],
    ['empty, beside mails', ['tischlein.sqlite'], ['mail']],
    ['empty, beside pictures', ['tischlein.sqlite'], ['media-cache']],
    ['missing, beside the key', ['secret-key'], []],
  ])('is not replaced by a new one: %s', async (_, files, folders) => {
    for (const name of files) writeFileSync(join(dataDir, name), '');
    for (const name of folders) await mkdir(join(dataDir, name));
    await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toBeInstanceOf(MissingDatabase);
    const restored = await openDatabase({ databaseUrl: null, dataDir, mayBeLost: true });
    await restored.close();
  });

  it('is a new one in an empty folder, even if the first start ended early', async () => {
    writeFileSync(join(dataDir, 'tischlein.sqlite'), '');
    const database = await openDatabase({ databaseUrl: null, dataDir });
    expect(await database.read.selectFrom('shops').selectAll().execute()).toEqual([]);
    await database.close();
  });
});
