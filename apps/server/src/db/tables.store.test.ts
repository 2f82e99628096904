import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../../tests/support/databases.ts';
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
