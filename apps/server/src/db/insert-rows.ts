import { type CompiledQuery, sql } from 'kysely';
import type { Writer } from './database.ts';
import type { Tables } from './tables.ts';

const MAX_STATEMENTS = 200;

// Compiled statements by engine, then by table, columns and row count: compiling costs more than executing.
const statements = new WeakMap<object, Map<string, CompiledQuery>>();

/** Inserts rows that all have the same columns in the same order. */
export async function insertRows<Table extends keyof Tables>(
  writer: Writer,
  table: Table,
  rows: readonly Tables[Table][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const parameters: unknown[] = rows.flatMap((row) => Object.values(row));
  await writer.executeQuery({ ...findStatement(writer, table, { columns, count: rows.length }), parameters });
}

interface Shape {
  readonly columns: readonly string[];
  readonly count: number;
}

function findStatement(writer: Writer, table: keyof Tables, shape: Shape): CompiledQuery {
  const { adapter } = writer.getExecutor();
  const forEngine = statements.get(adapter) ?? new Map<string, CompiledQuery>();
  statements.set(adapter, forEngine);
  const key = `${table} ${shape.count} ${shape.columns.join(' ')}`;
  const known = forEngine.get(key);
  if (known) return known;
  if (forEngine.size >= MAX_STATEMENTS) forEngine.clear();
  const statement = createInsertStatement(table, shape).compile(writer);
  forEngine.set(key, statement);
  return statement;
}

function createInsertStatement(table: keyof Tables, { columns, count }: Shape) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const row = sql`(${sql.join(columns.map(() => null))})`;
  return sql`insert into ${sql.table(table)} (${names}) values ${sql.join(Array.from({ length: count }, () => row))}`;
}
