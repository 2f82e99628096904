import { PRINT_STATES, PRINTER_KINDS, SLIP_KINDS, SLIP_STYLES } from '@tischlein/domain/printing';
import { z } from 'zod';
import { instant, name } from '../wire-values.ts';

/** How text is sent: in a code page, or as a picture. */
export const PRINT_ENCODINGS = ['windows1252', 'cp858', 'raster'] as const;
export type PrintEncoding = (typeof PRINT_ENCODINGS)[number];

/** What a printer has said about itself. unreachable: no connection to it. */
export const PRINTER_PROBLEMS = ['paper', 'cover', 'error', 'unreachable'] as const;
export type PrinterProblem = (typeof PRINTER_PROBLEMS)[number];

const tasks = {
  name: name(40),
  slips: z.array(z.enum(SLIP_KINDS)).min(1).max(SLIP_KINDS.length),
  /** Of the kitchen's slips; empty: all. */
  categories: z.array(z.string().min(1).max(80)).max(200).default([]),
  copies: z.int().min(1).max(5).default(1),
  encoding: z.enum(PRINT_ENCODINGS).default('windows1252'),
  /** Characters in a row. */
  columns: z.int().min(24).max(64).default(48),
};

/** Where a network printer listens; only for the kind `escpos`. */
const place = {
  host: z.union([z.ipv4(), z.ipv6()]).nullable().default(null),
  port: z.int().min(1).max(65_535).default(9100),
};

export const printerRequest = z.object({ ...tasks, ...place }).meta({ id: 'PrinterRequest' });
export type PrinterRequest = z.input<typeof printerRequest>;
export type ParsedPrinterRequest = z.output<typeof printerRequest>;

export const newPrinter = printerRequest.extend({ kind: z.enum(PRINTER_KINDS) }).meta({ id: 'NewPrinter' });
export type NewPrinter = z.input<typeof newPrinter>;
export type ParsedNewPrinter = z.output<typeof newPrinter>;

export const printer = z
  .object({
    id: z.string(),
    kind: z.enum(PRINTER_KINDS),
    name: z.string(),
    slips: z.array(z.enum(SLIP_KINDS)),
    categories: z.array(z.string()),
    copies: z.int(),
    encoding: z.enum(PRINT_ENCODINGS),
    columns: z.int(),
    host: z.string().nullable(),
    port: z.int(),
    isOnline: z.boolean(),
    /** null: never. */
    lastSeenAt: instant.nullable(),
    problem: z.enum(PRINTER_PROBLEMS).nullable(),
    waiting: z.int(),
  })
  .meta({ id: 'Printer' });
export type Printer = z.infer<typeof printer>;

/** `address` holds the printer's secret and is shown once; null: a kind that needs none. */
export const printerWithAddress = z
  .object({ printer, address: z.string().nullable() })
  .meta({ id: 'PrinterWithAddress' });
export type PrinterWithAddress = z.infer<typeof printerWithAddress>;

export const printJob = z.object({
  id: z.string(),
  printer: z.string(),
  /** null: a test slip. */
  slip: z.enum(SLIP_KINDS).nullable(),
  orderNumber: z.int().nullable(),
  state: z.enum(PRINT_STATES),
  createdAt: instant,
});
export type PrintJob = z.infer<typeof printJob>;

/** The printers of a shop, and the jobs that a person has to decide about. */
export const printers = z
  .object({
    printers: z.array(printer),
    jobs: z.array(printJob),
    /** Whether this server reaches network printers. */
    hasNetwork: z.boolean(),
  })
  .meta({ id: 'Printers' });
export type Printers = z.infer<typeof printers>;

export const printDecision = z
  .object({ decision: z.enum(['repeat', 'printed', 'discard']) })
  .meta({ id: 'PrintDecision' });

/** How many slips were queued; 0: no printer prints such slips. */
export const printedOrder = z.object({ queued: z.int() }).meta({ id: 'PrintedOrder' });

/** The id of the printer that prints them instead. */
export const jobsToMove = z.object({ to: z.string().max(80) }).meta({ id: 'JobsToMove' });
export const movedJobs = z.object({ moved: z.int() }).meta({ id: 'MovedJobs' });

/** A job for a browser that prints; null: nothing to print. */
export const browserJob = z
  .object({
    job: z
      .object({
        id: z.string(),
        copies: z.int(),
        rows: z.array(z.object({ text: z.string(), style: z.enum(SLIP_STYLES) })),
      })
      .nullable(),
  })
  .meta({ id: 'BrowserJob' });
export type BrowserJob = z.infer<typeof browserJob>;
