import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases, onSqlite } from '../../../../tests/support/databases.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

const COLUMN_KEY = /^ {2}'?([\w.]+)'?:/gm;
const KINDS: Readonly<Record<string, string>> = {
  text: 'string',
  integer: 'number',
  bigint: 'number',
  blob: 'Uint8Array',
  bytea: 'Uint8Array',
};

interface FoundColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean | number;
}

/** Without the partitions of PostgreSQL, and what only it has for them. */
async function readColumns({ engine, read }: Database): Promise<readonly FoundColumn[]> {
  const query =
    engine === 'sqlite'
      ? sql<FoundColumn>`
          select tables.name as "table", columns.name, lower(columns.type) as type, columns."notnull" = 0 as nullable
          from pragma_table_list as tables join pragma_table_info(tables.name) as columns
          where tables.type = 'table' and tables.name not like 'sqlite_%' and tables.name <> 'migrations'
          order by tables.name, columns.cid`
      : sql<FoundColumn>`
          select table_name as "table", column_name as name, data_type as type, is_nullable = 'YES' as nullable
          from information_schema.columns join pg_class on oid = to_regclass(table_name)
          where table_schema = 'public' and not relispartition
            and table_name not in ('migrations', 'order_months', 'order_numbers')
          order by table_name collate "C", ordinal_position`;
  return (await query.execute(read)).rows;
}

function toType({ table, name, type, nullable }: FoundColumn, keys: readonly string[]): string {
  const key = [`${table}.${name}`, name].find((each) => keys.includes(each));
  return `${key ? `Column['${key}']` : (KINDS[type] ?? expect.fail(type))}${nullable ? ' | null' : ''}`;
}

const MOST_CHARACTERS = 120;

function writeTable(table: string, columns: readonly string[]): string {
  const line = `  ${table}: { ${columns.join('; ')} };`;
  return line.length <= MOST_CHARACTERS ? line : `  ${table}: {\n    ${columns.join(';\n    ')};\n  };`;
}

function writeTables(columns: readonly FoundColumn[], keys: readonly string[]): string {
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([table, own]) =>
    writeTable(
      table,
      own.map((column) => `${column.name}: ${toType(column, keys)}`),
    ),
  );
  return `// Generated from the migrated database: npx vitest run --project api apps/server/src/db/tables.store.test.ts -u
import type { Selectable } from 'kysely';
import type { Column } from './column.ts';

/** A row as both engines return it: instants are UTC text with milliseconds, money is cents. migrations/baseline explains the columns. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

export interface Tables {
${tables.join('\n')}
}
`;
}

interface FoundKey {
  readonly table: string;
  readonly column: string;
}

/** The columns of each primary key, and the tables that a table refers to. */
async function readKeys({ read }: Database) {
  const keys = sql<FoundKey>`
    select tables.name as "table", columns.name as "column"
    from pragma_table_list as tables join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'sqlite_%' and tables.name <> 'migrations' and columns.pk > 0
    order by tables.name, columns.pk`;
  const references = sql<{ table: string; to: string }>`
    select tables.name as "table", keys."table" as "to"
    from pragma_table_list as tables join pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and keys."table" <> tables.name order by 1, 2`;
  return { keys: (await keys.execute(read)).rows, references: (await references.execute(read)).rows };
}

/** Each table after those that it refers to, otherwise by name. */
function sortByReferences(names: readonly string[], references: readonly { table: string; to: string }[]) {
  const sorted = new Set<string>();
  const add = (name: string): void => {
    if (sorted.has(name)) return;
    for (const { table, to } of references) if (table === name) add(to);
    sorted.add(name);
  };
  for (const name of names) add(name);
  return [...sorted];
}

function writeKeys({ keys, references }: Awaited<ReturnType<typeof readKeys>>): string {
  const byTable = Map.groupBy(keys, ({ table }) => table);
  const lines = sortByReferences([...byTable.keys()], references).map((table) => {
    const columns = (byTable.get(table) ?? []).map(({ column }) => `'${column}'`);
    return `  ['${table}', [${columns.join(', ')}]],`;
  });
  return `// Generated from the migrated database: npx vitest run --project api apps/server/src/db/tables.store.test.ts -u
import type { Tables } from './tables.ts';

export type TableName = keyof Tables;

/** A table and the columns of its primary key. */
export type KeyedTable = readonly [table: TableName, key: readonly string[]];

/** Every table, after those that it refers to. */
export const KEYED_TABLES: readonly KeyedTable[] = [
${lines.join('\n')}
];
`;
}

describe.each(onSqlite(databases))('the keys on $name', ({ open }) => {
  it('are those of the migrated database, in the order of its references', async () => {
    const place = await open();
    const database = await openDatabase({ databaseUrl: null, dataDir: place.dataDir });
    const found = await readKeys(database);
    await database.close();
    await place.close();
    await expect(writeKeys(found)).toMatchFileSnapshot('table-keys.ts');
  });
});

describe.each(databases)('the row types on $name', ({ open }) => {
  it('are those of the migrated database, with the types of column.ts', async () => {
    const place = await open();
    const database = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
    const columns = await readColumns(database);
    await database.close();
    await place.close();
    const source = await readFile(new URL('column.ts', import.meta.url), 'utf8');
    const keys = Array.from(source.matchAll(COLUMN_KEY), ([, key = '']) => key);
    const names = columns.flatMap(({ table, name }) => [name, `${table}.${name}`]);
    expect(keys.filter((key) => !names.includes(key))).toEqual([]);
    await expect(writeTables(columns, keys)).toMatchFileSnapshot('tables.ts');
  });
});
