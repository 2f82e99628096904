import { randomBytes, randomUUID } from 'node:crypto';
import type {
  ParsedNewPrinter,
  ParsedPrinterRequest,
  Printer,
  Printers,
  PrinterWithAddress,
} from '@tischlein/contract/office';
import { needsDecision, readPrintState } from '@tischlein/domain/printing';
import { plusSeconds } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import { keepFirst } from '../db/insert-once.ts';
import type { Deps } from '../deps.ts';
import { hashWithKey } from '../link-token.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { createPrinterNetwork } from './printer-network.ts';
import { insertPrintJob, readOpenJobs, readOrderNumbers } from './print-jobs.store.ts';
import {
  categoriesColumn,
  insertPrinter,
  type PrinterKey,
  readPrinter,
  readPrinters,
  slipsColumn,
  updatePrinter,
} from './printers.store.ts';
import { createJob } from './queue-slips.ts';

/** A printer that has not called for so long is offline; they call every 5 to 15 seconds. */
const OFFLINE_SECONDS = 60;

export async function listPrinters({ database, clock, settings }: Deps, shop: LoadedShop): Promise<Printers> {
  const now = clock.now();
  const rows = await readPrinters(database.read, shop.id);
  const open = (await readOpenJobs(database.read, shop.id)).map((row) => ({
    row,
    state: readPrintState({ state: row.state, leaseUntil: row.lease_until }, now),
  }));
  const undecided = open.filter(({ state }) => needsDecision(state));
  const orders = undecided.flatMap(({ row }) => (row.order_id === null ? [] : [row.order_id]));
  const numbers = await readOrderNumbers(database.read, shop.id, orders);
  return {
    printers: rows.map((row) => {
      const waiting = open.filter((job) => job.row.printer_id === row.printer_id && job.state === 'queued');
      return toPrinter(row, now, waiting.length);
    }),
    jobs: undecided.map(({ row, state }) => ({
      id: row.job_id,
      printer: rows.find(({ printer_id }) => printer_id === row.printer_id)?.name ?? '',
      slip: row.slip,
      orderNumber: row.order_id === null ? null : (numbers.get(row.order_id) ?? null),
      state,
      createdAt: row.created_at,
    })),
    hasNetwork: settings.printerNetwork.length > 0,
  };
}

export async function addPrinter(
  deps: Deps,
  { id: shop_id }: LoadedShop,
  { kind, ...request }: ParsedNewPrinter,
): Promise<PrinterWithAddress | 'tooManyPrinters' | 'printerAddressRefused'> {
  if (!isReachable(deps, kind, request.host)) return 'printerAddressRefused';
  const now = deps.clock.now();
  const token = createToken();
  const row: Row<'printers'> = {
    shop_id,
    printer_id: randomUUID(),
    kind,
    ...toColumns(request),
    token_hash: hasAddress(kind) ? hashToken(deps, token) : null,
    last_seen_at: null,
    problem: null,
    locked_until: null,
    created_at: now,
  };
  if (!(await deps.database.write((writer) => insertPrinter(writer, row)))) return 'tooManyPrinters';
  return { printer: toPrinter(row, now), address: toAddress(deps, row, token) };
}

export async function savePrinter(
  deps: Deps,
  key: PrinterKey,
  request: ParsedPrinterRequest,
): Promise<Printer | 'printerUnknown' | 'printerAddressRefused'> {
  const before = await readPrinter(deps.database.read, key);
  if (!before) return 'printerUnknown';
  if (!isReachable(deps, before.kind, request.host)) return 'printerAddressRefused';
  const row = await deps.database.write((writer) => updatePrinter(writer, key, toColumns(request)));
  return row ? toPrinter(row, deps.clock.now()) : 'printerUnknown';
}

/** The previous address ends at once. */
export async function changeAddress(deps: Deps, key: PrinterKey): Promise<PrinterWithAddress | 'printerUnknown'> {
  const before = await readPrinter(deps.database.read, key);
  if (!before || !hasAddress(before.kind)) return 'printerUnknown';
  const token = createToken();
  const columns = { token_hash: hashToken(deps, token) };
  const row = await deps.database.write((writer) => updatePrinter(writer, key, columns));
  if (!row) return 'printerUnknown';
  return { printer: toPrinter(row, deps.clock.now()), address: toAddress(deps, row, token) };
}

export async function printTestSlip(deps: Deps, key: PrinterKey): Promise<boolean> {
  const isQueued = await deps.database.write(async (writer) => {
    const printer = await readPrinter(writer, key);
    // A test slip belongs to no order and is always a job of its own.
    if (printer) keepFirst(await insertPrintJob(writer, createJob(printer, deps.clock.now())));
    return printer !== undefined;
  });
  deps.events.workQueued('printing');
  return isQueued;
}

/** The stored hash of the token in a printer's address. */
export const hashToken = ({ secretKey }: Pick<Deps, 'secretKey'>, token: string): string =>
  hashWithKey(secretKey, `printer ${token}`);

const createToken = (): string => randomBytes(24).toString('base64url');

const hasAddress = (kind: Row<'printers'>['kind']): boolean => kind === 'star' || kind === 'epson';

const toAddress = ({ publicUrl }: Deps, { kind }: Row<'printers'>, token: string): string | null =>
  hasAddress(kind) ? `${publicUrl}/api/print/${kind}/${token}` : null;

const isReachable = ({ settings }: Deps, kind: Row<'printers'>['kind'], host: string | null): boolean =>
  kind === 'escpos' ? host !== null && createPrinterNetwork(settings.printerNetwork).mayCall(host) : true;

const toColumns = ({ name, slips, categories, copies, encoding, columns, host, port }: ParsedPrinterRequest) => ({
  name,
  slips: slipsColumn.write([...new Set(slips)]),
  categories: categoriesColumn.write([...new Set(categories)]),
  copies,
  encoding,
  columns,
  host,
  port,
});

function toPrinter(row: Row<'printers'>, now: string, waiting = 0): Printer {
  const { printer_id: id, kind, name, copies, encoding, columns, host, port, problem } = row;
  return {
    id,
    kind,
    name,
    slips: [...slipsColumn.read(row.slips)],
    categories: [...categoriesColumn.read(row.categories)],
    copies,
    encoding,
    columns,
    host,
    port,
    isOnline: row.last_seen_at !== null && row.last_seen_at > plusSeconds(now, -OFFLINE_SECONDS),
    lastSeenAt: row.last_seen_at,
    problem,
    waiting,
  };
}
