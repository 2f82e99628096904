import { constants, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** Amazon Pay's two ways to sign; they differ in the length of the salt (payments.md §1). */
export const AMAZON_ALGORITHMS = { 'AMZN-PAY-RSASSA-PSS': 20, 'AMZN-PAY-RSASSA-PSS-V2': 32 } as const;
export type AmazonAlgorithm = keyof typeof AMAZON_ALGORITHMS;

/** The key of a shop's account; null: the PEM holds none that signs with RSA. */
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

/** What of a request is signed: method, path, query, these headers by name, and the body's checksum. */
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

/** Names of the headers that are signed, in Amazon's order. */
export const signedNames = (headers: Readonly<Record<string, string>>): string[] => Object.keys(headers).toSorted();

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
