import { type CompiledQuery, sql } from 'kysely';
import type { Writer } from './database.ts';
import type { Tables } from './tables.ts';

const MOST_STATEMENTS = 200;

// By engine, then by table, columns and number of rows: making the text anew for each order costs more than running it.
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
  await writer.executeQuery({ ...statementFor(writer, table, { columns, count: rows.length }), parameters });
}

interface Shape {
  readonly columns: readonly string[];
  readonly count: number;
}

function statementFor(writer: Writer, table: keyof Tables, shape: Shape): CompiledQuery {
  const { adapter } = writer.getExecutor();
  const ofEngine = statements.get(adapter) ?? new Map<string, CompiledQuery>();
  statements.set(adapter, ofEngine);
  const key = `${table} ${shape.count} ${shape.columns.join(' ')}`;
  const known = ofEngine.get(key);
  if (known) return known;
  if (ofEngine.size >= MOST_STATEMENTS) ofEngine.clear();
  const made = insertStatement(table, shape).compile(writer);
  ofEngine.set(key, made);
  return made;
}

function insertStatement(table: keyof Tables, { columns, count }: Shape) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const row = sql`(${sql.join(columns.map(() => null))})`;
  return sql`insert into ${sql.table(table)} (${names}) values ${sql.join(Array.from({ length: count }, () => row))}`;
}
