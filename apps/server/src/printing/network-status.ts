import type { PrinterProblem } from '@tischlein/contract/office';
import type { PrinterConnection } from './printer-connection.ts';

const ANSWER_WITHIN_MS = 1500;
/** Answered at once, even while the printer is offline. */
const ASK_CAUSE = [0x10, 0x04, 2];
const ASK_PAPER = [0x10, 0x04, 4];
/** Answered after what was sent before is processed. */
const ASK_IN_ORDER = [0x1d, 0x72, 1];
const COVER_OPEN = 0x04;
const STOPPED = 0x60;
const NO_PAPER = 0x60;
const NO_PAPER_IN_ORDER = 0x0c;
const PRINTED_WITHIN_MS = 15_000;

export interface NetworkStatus {
  /** Cheap printers do not answer: then nothing but the connection is known. */
  readonly answers: boolean;
  readonly problem: PrinterProblem | null;
}

export async function askStatus(connection: PrinterConnection): Promise<NetworkStatus> {
  const cause = await connection.ask(ASK_CAUSE, ANSWER_WITHIN_MS);
  if (cause === null) return { answers: false, problem: null };
  const paper = (await connection.ask(ASK_PAPER, ANSWER_WITHIN_MS)) ?? 0;
  const problem = cause & COVER_OPEN ? 'cover' : paper & NO_PAPER ? 'paper' : cause & STOPPED ? 'error' : null;
  return { answers: true, problem };
}

/** Asks after a job; null: the printer does not say. */
export async function askOutcome(connection: PrinterConnection): Promise<{ readonly isPrinted: boolean } | null> {
  const paper = await connection.ask(ASK_IN_ORDER, PRINTED_WITHIN_MS);
  if (paper !== null) return { isPrinted: (paper & NO_PAPER_IN_ORDER) === 0 };
  const { answers, problem } = await askStatus(connection);
  return answers ? { isPrinted: problem === null } : null;
}
