import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Site {
  readonly host: string;
  readonly origin: string;
}

interface Creation {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

interface Request {
  readonly challenge: string;
  readonly rpId: string;
}

interface Differences {
  readonly site?: Site;
  readonly isVerified?: boolean;
  readonly counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** An authenticator in software: one passkey, ES256, attestation 'none' (WebAuthn Level 3). */
export interface Authenticator {
  /** What the browser returns from `navigator.credentials.create`. */
  create(options: Creation, differences?: Differences): object;
  /** What the browser returns from `navigator.credentials.get`. */
  get(options: Request, differences?: Differences): object;
}

/** An authenticator as a browser uses it on this site. */
export function openAuthenticator(own: Site): Authenticator {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  let userHandle = '';
  const writeFacts = ({ site = own, isVerified = true, ...forced }: Differences, flags: number): Buffer => {
    counter = forced.counter ?? counter + 1;
    const state = Buffer.from([PRESENT | flags | (isVerified ? VERIFIED : 0), 0, 0, 0, 0]);
    state.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(site.host)), state]);
  };
  const describe = (type: string, challenge: string, { site = own }: Differences): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: site.origin, crossOrigin: false }));
  const toCredential = (response: Readonly<Record<string, Buffer | string>>): object => ({
    id: toText(id),
    rawId: toText(id),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, value]) => [name, typeof value === 'string' ? value : toText(value)]),
    ),
  });
  return {
    create: ({ challenge, user }, differences = {}) => {
      userHandle = user.id;
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, toCoseKey(publicKey)]);
      const authData = Buffer.concat([writeFacts(differences, HAS_CREDENTIAL), credential]);
      return toCredential({
        clientDataJSON: describe('webauthn.create', challenge, differences),
        attestationObject: encodeMap([
          ['fmt', 'none'],
          ['attStmt', EMPTY_MAP],
          ['authData', authData],
        ]),
      });
    },
    get: ({ challenge }, differences = {}) => {
      const clientDataJSON = describe('webauthn.get', challenge, differences);
      const authenticatorData = writeFacts(differences, 0);
      const signature = signBytes(privateKey, Buffer.concat([authenticatorData, sha256(clientDataJSON)]));
      return toCredential({ clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) });
    },
  };
}

const toText = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const signBytes = (key: KeyObject, bytes: Buffer): Buffer => sign('sha256', bytes, key);

/** COSE_Key of a P-256 key: kty EC2, alg ES256, crv P-256, x, y (RFC 9053). */
function toCoseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return encodeMap([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}

const EMPTY_MAP = null;
type Encodable = number | string | Buffer | typeof EMPTY_MAP;

/** CBOR, as far as WebAuthn needs it (RFC 8949). */
function encode(value: Encodable): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  return encodeHead(5, 0);
}

const encodeMap = (entries: readonly (readonly [Encodable, Encodable])[]): Buffer =>
  Buffer.concat([encodeHead(5, entries.length), ...entries.flatMap(([key, value]) => [encode(key), encode(value)])]);

function encodeHead(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  return size < 256 ? Buffer.from([(type << 5) | 24, size]) : Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
}
