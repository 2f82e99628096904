import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { PERSONAL_DATA, ROOMS } from '../../apps/server/src/app/rooms.ts';

/** Names of columns that sound like a person. */
const PERSONAL =
  /(?:^|_)(?:name|email|phone|contact|address|birthday|iban|wish|note|message|pdf|customer|session_hash|author)(?:_|$)/;
/** Columns that sound like a person and are not. */
const OTHERS: readonly string[] = ['dish_ratings.dish_name', 'bill_entries.author_kind'];

const PARTS = new Map(PERSONAL_DATA.flatMap(({ columns }) => Object.entries(columns)));

describe('the list of tables that hold personal data of guests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-rules-'));
  const tables = new Map<string, readonly string[]>();

  beforeAll(async () => {
    await (await openDatabase({ databaseUrl: null, dataDir: folder })).close();
    const sqlite = new DatabaseSync(join(folder, 'tischlein.sqlite'), { readOnly: true });
    const names = sqlite.prepare("select name from sqlite_master where type = 'table' and name <> 'migrations'").all();
    for (const { name } of names) {
      const columns = sqlite.prepare(`select name from pragma_table_info('${String(name)}')`).all();
      tables.set(
        String(name),
        columns.map((column) => String(column['name'])),
      );
    }
    sqlite.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('knows every table: it is in a part, or has no data of guests', () => {
    const known = [...PARTS.keys(), ...ROOMS.flatMap(({ withoutGuests = {} }) => Object.keys(withoutGuests))];
    expect([...tables.keys()].filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !tables.has(name))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  it('names every column of its tables that sounds like a person, and none that does not exist', () => {
    const missing = [...PARTS].flatMap(([table, named]) =>
      (tables.get(table) ?? [])
        .filter((column) => PERSONAL.test(column) && !named.includes(column as never))
        .map((column) => `${table}.${column}`),
    );
    expect(missing.filter((column) => !OTHERS.includes(column))).toEqual([]);
    const unknown = [...PARTS].flatMap(([table, named]) =>
      named.filter((column) => !tables.get(table)?.includes(column)),
    );
    expect(unknown).toEqual([]);
  });
});
