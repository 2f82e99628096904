import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

/** A question to a server of somebody else. */
interface Question {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly mostBytes: number;
  readonly connectWithinMs?: number;
  readonly answerWithinMs?: number;
}

/** What it answered; a redirection is an answer like any other and is not followed. */
export interface OutsideAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const CONNECT_WITHIN_MS = 3000;
const ANSWER_WITHIN_MS = 5000;

/** Asks another server, with bounds for everything: connecting, the whole answer, its size. null: it did not answer within them. */
export function askOutside(question: Question): Promise<OutsideAnswer | null> {
  return new Promise((resolve) => {
    const { url, headers = {}, connectWithinMs = CONNECT_WITHIN_MS } = question;
    const signal = AbortSignal.timeout(question.answerWithinMs ?? ANSWER_WITHIN_MS);
    const ask = url.protocol === 'https:' ? overHttps : overHttp;
    const asking = ask(url, { headers, signal, agent: false }, (response) => {
      void readBody(response, question.mostBytes).then((body) =>
        resolve(body && { status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    const connecting = setTimeout(() => asking.destroy(new Error('no connection in time')), connectWithinMs);
    asking.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
    });
    asking.on('close', () => clearTimeout(connecting));
    // Whatever went wrong on the way: there is no answer.
    asking.on('error', () => resolve(null));
    asking.end();
  });
}

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      length += bytes.length;
      if (length > mostBytes) {
        response.destroy();
        return null;
      }
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}
