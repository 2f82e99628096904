import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly writtenAt: string;
}

/** A store that speaks S3 over HTTP, with one bucket, and checks each signature (AWS Signature Version 4). */
export interface FakeS3 {
  /** For MEDIA_URL. */
  readonly mediaUrl: string;
  readonly objects: Map<string, StoredObject>;
  /** 'GET media/ab/abc.webp' … */
  readonly calls: string[];
  /** Stops answering, without closing connections. */
  hang(): void;
  close(): Promise<void>;
}

const BUCKET = 'bilder';
const REGION = 'eu-test-1';
const ACCESS_KEY = 'AKIATEST';
// With characters that have to be written differently in an address.
const SECRET_KEY = 'geheim/mit+Zeichen=';
const PAGE_KEYS = 2;

export async function openFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const calls: string[] = [];
  let isHanging = false;
  const server = createServer((request, response) => {
    if (!isHanging) void handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    mediaUrl: `s3://${ACCESS_KEY}:${encodeURIComponent(SECRET_KEY)}@${host}/${BUCKET}/shop?region=${REGION}&tls=off`,
    objects,
    calls,
    hang: () => {
      isHanging = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const url = new URL(request.url ?? '/', `http://${host}`);
    const [, bucket = '', ...path] = url.pathname.split('/');
    const key = decodeURIComponent(path.join('/'));
    calls.push(`${request.method} ${key}`);
    const problem = findProblem(request, url);
    if (problem) return refuse(response, 403, problem);
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? '';
      objects.set(key, { bytes: Buffer.concat(chunks), type, writtenAt: new Date().toISOString() });
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (url.searchParams.get('list-type') === '2') return list(url.searchParams, response);
    const found = objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
  }

  /** ListObjectsV2, in small pages. */
  function list(query: URLSearchParams, response: ServerResponse): void {
    const all = [...objects]
      .filter(([key]) => key.startsWith(query.get('prefix') ?? ''))
      .toSorted(([left], [right]) => (left < right ? -1 : 1));
    const start = Number(query.get('continuation-token') ?? 0);
    const page = all.slice(start, start + PAGE_KEYS);
    const isMore = start + PAGE_KEYS < all.length;
    const contents = page.map(
      ([key, { bytes, writtenAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${writtenAt}</LastModified><ETag>&quot;1&quot;</ETag><Size>${bytes.length}</Size></Contents>`,
    );
    const token = isMore ? `<NextContinuationToken>${start + PAGE_KEYS}</NextContinuationToken>` : '';
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${BUCKET}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isMore}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
      );
  }
}

const refuse = (response: ServerResponse, status: number, code: string): void =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** The code with which S3 refuses the signature; null: it is right. */
function findProblem({ method = '', headers }: IncomingMessage, url: URL): string | null {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, accessKey = '', day = '', region = '', names = '', signature = ''] =
    pattern.exec(headers.authorization ?? '') ?? [];
  if (accessKey !== ACCESS_KEY) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const time = String(headers['x-amz-date']);
  const hash = String(headers['x-amz-content-sha256']);
  if (!names.split(';').includes('host') || !time.startsWith(day)) return 'AccessDenied';
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeStrictly).join('='))
    .toSorted()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url.pathname, query, signed.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce(sign, Buffer.from(`AWS4${SECRET_KEY}`));
  return timingSafeEqual(Buffer.from(signature, 'hex'), sign(key, text)) ? null : 'SignatureDoesNotMatch';
}

const sign = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encodeStrictly = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
