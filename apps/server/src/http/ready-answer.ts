import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding, type PreparedAnswer } from '../shops/prepared-answer.ts';

interface Version {
  /** Name and value in turn, as node writes them fastest. */
  readonly headers: string[];
  readonly body: Buffer;
}

/** An answer that waits in memory with its headers, so that giving it costs no more than writing it out. */
export interface ReadyAnswer {
  readonly status: number;
  readonly etag: string;
  readonly unchanged: string[];
  version(encoding: Encoding): Version;
}

interface ReadyOptions {
  readonly status?: number;
  /** Pictures and fonts are sent as they are. */
  readonly isCompressed?: boolean;
}

/** Puts a prepared answer together with its headers. */
export function readyAnswer(
  prepared: PreparedAnswer,
  headers: Readonly<Record<string, string>>,
  { status = 200, isCompressed = false }: ReadyOptions = {},
): ReadyAnswer {
  const common = { ...headers, etag: prepared.etag, vary: 'accept-encoding' };
  const versions: Partial<Record<Encoding, Version>> = {};
  const make = (encoding: Encoding): Version => {
    const body = prepared.bytes(encoding);
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    return { body, headers: Object.entries({ ...common, ...coding, 'content-length': String(body.length) }).flat() };
  };
  return {
    status,
    etag: prepared.etag,
    unchanged: Object.entries(common).flat(),
    version: (wanted) => {
      const encoding = isCompressed ? 'identity' : wanted;
      return (versions[encoding] ??= make(encoding));
    },
  };
}

/** Writes the answer out in the best encoding the guest takes; 304 where he has it already. */
export function sendReady(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer): void {
  if (answer.status === 200 && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, answer.unchanged).end();
    return;
  }
  const { headers, body } = answer.version(encodingFor(String(request.headers['accept-encoding'] ?? '')));
  response.writeHead(answer.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

// Browsers send a handful of different lists.
const encodings = new Map<string, Encoding>();
const MOST_ENCODINGS = 100;

function encodingFor(accepted: string): Encoding {
  const known = encodings.get(accepted);
  if (known) return known;
  const encoding = chooseEncoding(accepted);
  if (encodings.size < MOST_ENCODINGS) encodings.set(accepted, encoding);
  return encoding;
}
