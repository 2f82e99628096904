import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** What a push service gets (RFC 8030). */
interface PushPost {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The push service of a browser over its real wire protocol; tests send the server's messages here. */
export interface FakePushService {
  readonly posts: PushPost[];
  /** Status of the next answers; 'hangUp': takes the message and loses the answer. */
  answer: number | 'hangUp';
  /** Redirects an endpoint to this service. */
  readonly toServiceUrl: (endpoint: URL) => URL;
  close(): Promise<void>;
}

export async function openFakePushService(port = 0): Promise<FakePushService> {
  const posts: PushPost[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posts.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      if (service.answer === 'hangUp') response.destroy();
      else response.writeHead(service.answer).end();
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const service: FakePushService = {
    posts,
    answer: 201,
    toServiceUrl: ({ pathname, search }) => new URL(`http://127.0.0.1:${address.port}${pathname}${search}`),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

/** A browser that has subscribed, with the keys to read its messages. */
export function aSubscribedBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };
  return { subscription, read: ({ body }: PushPost): unknown => JSON.parse(decrypt(body, { ecdh, publicKey, auth })) };
}

interface BrowserKeys {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly publicKey: Buffer;
  readonly auth: Buffer;
}

/** Decrypts a message in one record (RFC 8188 and 8291). */
function decrypt(body: Buffer, { ecdh, publicKey, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const senderKey = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}

/** Verifies who sent a message (RFC 8292). Returns the claims; null if the signature is not of this key. */
export function readVapid({ headers }: PushPost, publicKey: string): Readonly<Record<string, unknown>> | null {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,]+), ?k=(?<key>.+)$/.exec(headers.authorization ?? '')?.groups ?? {};
  if (key !== publicKey) return null;
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: toPart(point, 1), y: toPart(point, 33) };
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isGenuine ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}

const toPart = (point: Buffer, start: number): string => point.subarray(start, start + 32).toString('base64url');
