import { constants, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** Amazon Pay's signature algorithms, with their salt length in bytes. */
export const AMAZON_ALGORITHMS = { 'AMZN-PAY-RSASSA-PSS': 20, 'AMZN-PAY-RSASSA-PSS-V2': 32 } as const;
export type AmazonAlgorithm = keyof typeof AMAZON_ALGORITHMS;

/** Reads the private key; null: no RSA key in the PEM. */
export function amazonKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}

/** Signs the button's payload, or the canonical form of a request. */
export function signForAmazon(text: string, key: KeyObject, algorithm: AmazonAlgorithm): string {
  const toSign = Buffer.from(`${algorithm}\n${sha256(text)}`);
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return sign('sha256', toSign, { key, padding, saltLength: AMAZON_ALGORITHMS[algorithm] }).toString('base64');
}

/** The signed form of a request: method, path, query, sorted headers, and the hash of the body. */
export function canonicalRequest({
  method,
  url,
  headers,
  body,
}: {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}): string {
  const names = signedNames(headers);
  const lines = names.map((name) => `${name}:${headers[name] ?? ''}\n`).join('');
  return [method, url.pathname, url.search.slice(1), `${lines}`, names.join(';'), sha256(body)].join('\n');
}

export const signedNames = (headers: Readonly<Record<string, string>>): string[] => Object.keys(headers).toSorted();

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
