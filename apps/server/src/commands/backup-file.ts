import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isSavedTable, type Row, type SavedTable } from './backup.store.ts';

/** Rows of one table, as they stand together on a line of the file. */
export interface RowsOfTable {
  readonly table: SavedTable;
  readonly rows: readonly Row[];
}

const FORMAT = 'tischlein-backup/1';

/** The file is no backup, or a damaged or shortened one. */
export class NoBackup extends Error {}

/** Writes a backup: gzip, a JSON value on each line, a head and an end that counts the rows. Returns how many. */
export async function writeBackupFile(file: string, batches: AsyncIterable<RowsOfTable>): Promise<number> {
  let rows = 0;
  async function* lines() {
    yield lineOf({ format: FORMAT });
    for await (const batch of batches) {
      rows += batch.rows.length;
      yield lineOf(batch);
    }
    yield lineOf({ end: rows });
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(`${file}.part`, { flush: true }));
  await rename(`${file}.part`, file);
  return rows;
}

/** Reads a backup; throws NoBackup where it is none. */
export async function* readBackupFile(file: string): AsyncGenerator<RowsOfTable> {
  const values = valuesOf(file);
  const head = (await values.next()).value;
  if (!head || !('format' in head) || head.format !== FORMAT) throw new NoBackup();
  let rows = 0;
  for await (const value of values) {
    if ('end' in value) {
      if (value.end === rows) return;
      break;
    }
    if (!isRowsOfTable(value)) break;
    rows += value.rows.length;
    yield value;
  }
  throw new NoBackup();
}

async function* valuesOf(file: string): AsyncGenerator<object> {
  try {
    for await (const line of linesOf(file)) {
      const value: unknown = JSON.parse(line, decodeBytes);
      if (typeof value !== 'object' || value === null) throw new NoBackup();
      yield value;
    }
  } catch (error) {
    throw new NoBackup('', { cause: error });
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  const text = createReadStream(file).compose(createGunzip()).setEncoding('utf8');
  for await (const part of text) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const isRowsOfTable = (value: object): value is RowsOfTable =>
  'table' in value &&
  typeof value.table === 'string' &&
  isSavedTable(value.table) &&
  'rows' in value &&
  Array.isArray(value.rows);

const lineOf = (value: object): string => `${JSON.stringify(value, encodeBytes)}\n`;

// By the key, since a Buffer has made something else of itself before the replacer sees it.
function encodeBytes(this: unknown, key: string, value: unknown): unknown {
  const original: unknown = isRecord(this) ? this[key] : value;
  return original instanceof Uint8Array ? { base64: Buffer.from(original).toString('base64') } : value;
}

function decodeBytes(_key: string, value: unknown): unknown {
  return isRecord(value) && typeof value['base64'] === 'string' ? Buffer.from(value['base64'], 'base64') : value;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
