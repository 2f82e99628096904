import { type NamedTable, tableCsv } from '@tischlein/documents/lists';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** Answers with a table as CSV; `name` without its ending. */
export const sendCsv = (reply: FastifyReply, name: string, table: NamedTable): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(tableCsv(table));

/** Answers with tables as the sheets of a workbook; `name` without its ending. */
export const sendWorkbook = async (
  reply: FastifyReply,
  name: string,
  ...tables: readonly NamedTable[]
): Promise<FastifyReply> =>
  reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(await writeWorkbook(tables));

/** The library is imported late: it is rarely used. */
export async function writeWorkbook(tables: readonly NamedTable[]): Promise<Readable> {
  const { writeTables } = await import('./write-workbook.ts');
  return writeTables(tables);
}
