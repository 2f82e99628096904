import type { Compilable, CompiledQuery } from 'kysely';
import type { Reader, Writer } from './database.ts';

/** Stands for a value of `Values` while the query is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const createPlaceholders = <Values>(): Values =>
  new Proxy(Object({}), { get: (_, name) => new Placeholder(String(name)) });

/**
 * A query that is built and compiled once per engine: that costs more than running it. `build` must use the values as
 * parameters only, and the same ones for every call.
 */
export function prepareQuery<Values extends object, Row, On extends Reader = Writer>(
  build: (database: On, values: Values) => Compilable<Row>,
): (database: On, values: Values) => Promise<readonly Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (database, values) => {
    const executor = database.getExecutor();
    const known = compiled.get(executor.adapter);
    // Kysely hands parameters through as they are.
    const query = known ?? build(database, createPlaceholders()).compile();
    if (!known) compiled.set(executor.adapter, query);
    const parameters: unknown[] = query.parameters.map((each) =>
      each instanceof Placeholder ? Reflect.get(values, each.name) : each,
    );
    const { rows } = await executor.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
