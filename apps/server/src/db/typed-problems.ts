import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { watchQuery } from './open-change.ts';
import { toStorageProblem } from './storage-problem.ts';

/** Wraps a dialect so that it throws StorageProblem where the engine is unavailable. */
export function withStorageProblems(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (kysely) => dialect.createIntrospector(kysely),
    createDriver: () => createReportingDriver(dialect.createDriver()),
  };
}

/** Rethrows an error, as a StorageProblem if it is one. */
export function throwStorageProblem(error: unknown): never {
  throw toStorageProblem(error) ?? error;
}

function createReportingDriver(driver: Driver): Driver {
  return {
    init: () => driver.init(),
    acquireConnection: async () => {
      const connection = await driver.acquireConnection().catch(throwStorageProblem);
      return new ReportingConnection(connection);
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(unwrapConnection(connection), settings),
    commitTransaction: (connection) => driver.commitTransaction(unwrapConnection(connection)),
    rollbackTransaction: (connection) => driver.rollbackTransaction(unwrapConnection(connection)),
    releaseConnection: (connection) => driver.releaseConnection(unwrapConnection(connection)),
    destroy: () => driver.destroy(),
  };
}

class ReportingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.inner.executeQuery<Row>(query).then((result) => {
      watchQuery(query, result);
      return result;
    }, throwStorageProblem);
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, chunkSize);
  }
}

const unwrapConnection = (connection: DatabaseConnection): DatabaseConnection =>
  connection instanceof ReportingConnection ? connection.inner : connection;
