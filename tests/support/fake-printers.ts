import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A Star printer that follows the CloudPRNT protocol over HTTP. */
export function createFakeStar(address: string) {
  const paper: string[] = [];
  const say = async (query: string): Promise<Response> => fetch(`${address}?${query}`, { method: 'DELETE' });
  return {
    paper,
    say,
    /** Polls; returns the answer. */
    poll: async (body: object = { statusCode: '200%20OK', printingInProgress: false }) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    fetch: (token: string, type: string): Promise<Response> =>
      fetch(`${address}?${new URLSearchParams({ uid: 'kueche', type, mac: '00:11:62:0d:0e:0f', token }).toString()}`),
    /** Polls, fetches, prints and confirms. Returns whether there was a job. */
    async print({ answers = true }: { readonly answers?: boolean } = {}): Promise<boolean> {
      const offer = await (await this.poll()).json();
      if (!offer.jobReady) return false;
      const answer = await this.fetch(offer.jobToken, offer.mediaTypes[0]);
      if (answer.status !== 200) return false;
      paper.push(readStar(Buffer.from(await answer.arrayBuffer())));
      if (answers) await say(`uid=kueche&token=${offer.jobToken}&code=${encodeURIComponent('200 OK')}`);
      return true;
    },
  };
}

/** Star commands and Windows-1252, as the printer renders them. */
export function readStar(bytes: Buffer): string {
  const codes: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte !== 0x1b) codes.push(byte);
    else at += { 0x40: 1, 0x1d: 3, 0x69: 3, 0x45: 1, 0x46: 1, 0x34: 1, 0x35: 1, 0x64: 2 }[bytes[at + 1] ?? 0] ?? 1;
  }
  return new TextDecoder('windows-1252').decode(Uint8Array.from(codes));
}

/** An Epson printer that follows Server Direct Print over HTTP. */
export function createFakeEpson(address: string) {
  const paper: string[] = [];
  const post = async (form: Readonly<Record<string, string>>): Promise<string> => {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ ID: 'theke', ...form }) });
    if (answer.status !== 200) throw new Error(`the server answered ${answer.status}`);
    if (!answer.headers.has('content-length')) throw new Error('Epson needs a Content-Length');
    return answer.text();
  };
  const result = (
    jobId: string,
    attributes = 'success="true" code="" status="251658262" battery="0"',
  ): Promise<string> =>
    post({
      ConnectionType: 'SetResponse',
      ResponseFile: toEpsonResult(jobId, attributes),
    });
  return {
    paper,
    post,
    result,
    ask: () => post({ ConnectionType: 'GetRequest' }),
    /** Asks and prints; returns the id of the job, '' if there was none. */
    async print(): Promise<string> {
      const [job] = readEpsonJobs(await this.ask());
      if (job) paper.push(job.text);
      return job?.jobId ?? '';
    },
  };
}

/** The jobs in the answer to a GetRequest, as the printer renders them; none if it is empty. */
export function readEpsonJobs(xml: string): readonly { readonly jobId: string; readonly text: string }[] {
  const jobId = /<printjobid>(.*)<\/printjobid>/.exec(xml)?.[1];
  if (jobId === undefined) return [];
  const texts = Array.from(xml.matchAll(/<text [^>]*>([^<]*)<\/text>/g), ([, text = '']) => text).join('');
  return [{ jobId, text: texts.replaceAll('&#10;', '\n').replaceAll('&lt;', '<').replaceAll('&amp;', '&') }];
}

/** What a printer posts about a job. */
export const toEpsonResult = (jobId: string, attributes: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" ${attributes}/></PrintResponse></ePOSPrint></PrintResponseInfo>`;

type PrinterMood = 'ready' | 'noPaper' | 'hangsUp' | 'silent';

/** An ESC/POS printer on a port: renders text in Windows-1252 and answers the commands that ask for its state. */
export async function openFakeEscpos() {
  const paper: string[] = [];
  const printer = { paper, mood: 'ready' as PrinterMood, host: '127.0.0.1', port: 0, connections: 0, close };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    printer.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      for (const part of splitRequests(chunk)) receive(socket, part);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  printer.port = address !== null && typeof address === 'object' ? address.port : 0;
  return printer;

  function receive(socket: Socket, part: Buffer): void {
    if (socket.destroyed) return;
    const [first, second, third = 0] = part;
    if (first === 0x10 && second === 0x04) {
      if (printer.mood !== 'silent') socket.write(Uint8Array.of(printer.mood === 'noPaper' ? 0x72 : 0x12));
      return;
    }
    if (first === 0x1d && second === 0x72 && third === 1) {
      if (printer.mood !== 'silent') socket.write(Uint8Array.of(0));
      return;
    }
    if (printer.mood === 'hangsUp') {
      socket.destroy();
      return;
    }
    paper.push(readEscpos(part));
  }

  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  }
}

/** A slip and the requests for the printer's state may arrive together. */
const splitRequests = (chunk: Buffer): readonly Buffer[] =>
  chunk
    .toString('latin1')
    .split(/(\x10\x04[^]|\x1dr\x01)/)
    .flatMap((part) => (part === '' ? [] : [Buffer.from(part, 'latin1')]));

export function readEscpos(bytes: Buffer): string {
  const codes: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const next = bytes[at + 1] ?? 0;
    if (byte === 0x1b) at += next === 0x40 ? 1 : 2;
    else if (byte === 0x1c) at += 1;
    else if (byte === 0x1d) at += next === 0x56 ? 3 : 2;
    else codes.push(byte);
  }
  return new TextDecoder('windows-1252').decode(Uint8Array.from(codes));
}
