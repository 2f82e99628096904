import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Whether an order, by the name that its table has in the query, waits for an answer, as `findAnswer` says; a waiter books what they accept. */
export const isWaiting = (orders: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${orders}.status`)} = 'placed' and ${sql.ref(`${orders}.waiter`)} = '')`;
