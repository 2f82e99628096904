import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readEpsonJobs, readEscpos, readStar, toEpsonResult } from '../support/fake-printers.ts';
import type { Chance } from './chance.ts';

/** A printer that fails in the ways that printers do, and what it has on paper: the numbers of orders. */
export interface FaultPrinter {
  readonly paper: number[];
  /** Resolves when it is switched off. */
  readonly ends: Promise<void>;
}

export interface PrinterCalls {
  /** Origins of the nodes that are running. */
  readonly origins: () => readonly string[];
  readonly path: string;
  readonly chance: Chance;
  /** Switches the printer off. */
  readonly off: AbortSignal;
}

/** A printer gives up before its lease ends (`SPEED`); what came later would be printed after the next slip. */
const NO_ANSWER_WITHIN_MS = 1500;
/** Longer than a lease (`SPEED`). */
const LATE_MS = 3000;
const ASK_AGAIN_MS = 30;

interface Sent {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly type?: string;
}

/** Sends to one of the nodes. null: no answer, because the node is gone or the connection drops. */
async function send({ origins, path, chance }: PrinterCalls, sent: Sent): Promise<Buffer | null> {
  const running = origins();
  const origin = running[chance.below(Math.max(1, running.length))];
  if (origin === undefined) return null;
  const address = new URL(path, origin);
  for (const [name, value] of Object.entries(sent.query ?? {})) address.searchParams.set(name, value);
  const isDropped = chance.below(30) === 0;
  const signal = AbortSignal.timeout(isDropped ? 1 + chance.below(8) : NO_ANSWER_WITHIN_MS);
  try {
    const answer = await fetch(address, {
      method: sent.method,
      signal,
      ...(sent.body !== undefined && { body: sent.body }),
      ...(sent.type && { headers: { 'content-type': sent.type } }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return answer.ok ? bytes : null;
  } catch {
    return null;
  }
}

/** Sends a confirmation as printers do: once, twice, late, again after a lost answer, or never. */
async function confirm(calls: PrinterCalls, tell: () => Promise<Buffer | null>): Promise<void> {
  const luck = calls.chance.below(100);
  if (luck < 4) return;
  if (luck < 6) await pause(LATE_MS);
  const told = await tell();
  if (luck < 16) await tell();
  for (let tries = 0; told === null && luck < 90 && tries < 3; tries += 1) {
    await pause(ASK_AGAIN_MS);
    if ((await tell()) !== null) return;
  }
}

/** CloudPRNT: polls, fetches, prints, and confirms by DELETE. */
export function startFaultStar(calls: PrinterCalls): FaultPrinter {
  const { chance, off } = calls;
  const paper: number[] = [];
  const poll = async () => {
    const body = JSON.stringify({ statusCode: '200%20OK', printingInProgress: false });
    const answer = await send(calls, { method: 'POST', body, type: 'application/json' });
    return answer && JSON.parse(answer.toString());
  };
  const once = async (): Promise<boolean> => {
    const [offer] = await Promise.all(chance.below(20) === 0 ? [poll(), poll()] : [poll()]);
    if (offer?.jobReady !== true) return false;
    const query = { token: String(offer.jobToken), type: String(offer.mediaTypes[0]) };
    const fetchJob = (): Promise<Buffer | null> => send(calls, { method: 'GET', query });
    let job = await fetchJob();
    // A lost answer is asked for again; so is, by some printers, one that has arrived.
    if (job === null || chance.below(20) === 0) job = await fetchJob();
    const luck = chance.below(100);
    // It is switched off with the job in its memory.
    if (job === null || luck < 3) return true;
    const tell = (code: string) => send(calls, { method: 'DELETE', query: { token: query.token, code } });
    if (luck < 6) {
      await tell('410 paper out');
      return true;
    }
    paper.push(readNumber(readStar(job)));
    await confirm(calls, () => tell('200 OK'));
    return true;
  };
  return { paper, ends: again(once, off) };
}

/** Epson Server Direct Print: asks for a job by a form, prints, and posts the result. */
export function startFaultEpson(calls: PrinterCalls): FaultPrinter {
  const { chance, off } = calls;
  const paper: number[] = [];
  const post = (form: Readonly<Record<string, string>>): Promise<Buffer | null> =>
    send(calls, { method: 'POST', body: new URLSearchParams({ ID: 'theke', ...form }) });
  const once = async (): Promise<boolean> => {
    const ask = () => post({ ConnectionType: 'GetRequest' });
    const answers = await Promise.all(chance.below(20) === 0 ? [ask(), ask()] : [ask()]);
    const jobs = answers.flatMap((answer) => readEpsonJobs(answer?.toString() ?? ''));
    for (const { jobId, text } of jobs) {
      const luck = chance.below(100);
      if (luck < 3) continue;
      const tell = (success: boolean, code: string) =>
        post({
          ConnectionType: 'SetResponse',
          ResponseFile: toEpsonResult(jobId, `success="${success}" code="${code}"`),
        });
      if (luck < 6) {
        await tell(false, 'EPTR_REC_EMPTY');
        continue;
      }
      if (luck < 10) await tell(false, 'Printing');
      paper.push(readNumber(text));
      await confirm(calls, () => tell(true, ''));
    }
    return jobs.length > 0;
  };
  return { paper, ends: again(once, off) };
}

async function again(once: () => Promise<boolean>, off: AbortSignal): Promise<void> {
  while (!off.aborted) if (!(await once())) await pause(ASK_AGAIN_MS);
}

const CUT = Buffer.from([0x1d, 0x56, 0x42, 0]);

/** ESC/POS on a port: prints what arrived up to the cut, and answers status requests; drops connections and answers. */
export async function openFaultEscpos({
  chance,
  off,
}: Pick<PrinterCalls, 'chance' | 'off'>): Promise<FaultPrinter & { readonly port: number }> {
  const paper: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    // It is being restarted.
    if (chance.below(50) === 0) socket.destroy();
    else serve(socket, { chance, paper });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address !== 'object') throw new Error('the printer does not listen');
  return { paper, port: address.port, ends: closeWhen(off, server, sockets) };
}

async function closeWhen(off: AbortSignal, server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  await once(off, 'abort');
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
}

function serve(socket: Socket, { chance, paper }: { readonly chance: Chance; readonly paper: number[] }): void {
  let received = Buffer.alloc(0);
  let isOut = false;
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const end = received.indexOf(CUT);
      if (end >= 0) {
        const luck = chance.below(1000);
        const job = received.subarray(0, end);
        received = received.subarray(end + CUT.length);
        if (luck < 30) return void socket.destroy();
        isOut = luck < 60;
        if (!isOut) paper.push(readNumber(readEscpos(job)));
        // Printed, and then unplugged.
        if (luck >= 970) return void socket.destroy();
      } else if (received.length === 3 && received[0] === 0x10 && received[1] === 0x04) {
        socket.write(Uint8Array.of(0x12));
        received = Buffer.alloc(0);
        return;
      } else if (received.length === 3 && received[0] === 0x1d && received[1] === 0x72) {
        received = Buffer.alloc(0);
        const late = chance.below(50) === 0 ? LATE_MS : 0;
        setTimeout(() => socket.write(Uint8Array.of(isOut ? 0x0c : 0)), late);
        return;
      } else return;
    }
  });
}

/** The number of the order on a slip. */
function readNumber(slip: string): number {
  const [, number] = /^(\d{6})\b/m.exec(slip) ?? [];
  if (number === undefined) throw new Error(`a slip without the number of its order: ${slip}`);
  return Number(number);
}
