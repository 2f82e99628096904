import { constants, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';

export const AMAZON_ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2';
const SALT_BYTES = 32;

/** Reads the private key; null: no RSA key in the PEM. */
export function readAmazonKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}

/** Signs the button's payload, or the canonical form of a request. */
export function signForAmazon(text: string, key: KeyObject): string {
  const toSign = Buffer.from(`${AMAZON_ALGORITHM}\n${hashSha256(text)}`);
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return sign('sha256', toSign, { key, padding, saltLength: SALT_BYTES }).toString('base64');
}

interface RequestToSign {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The signed form of a request: method, path, query, sorted headers, and the hash of the body. */
export function canonicalRequest({ method, url, headers, body }: RequestToSign): string {
  const names = listSignedHeaders(headers);
  const lines = names.map((name) => `${name}:${headers[name] ?? ''}\n`).join('');
  return [method, url.pathname, url.search.slice(1), lines, names.join(';'), hashSha256(body)].join('\n');
}

export const listSignedHeaders = (headers: RequestToSign['headers']): string[] => Object.keys(headers).toSorted();

const hashSha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
