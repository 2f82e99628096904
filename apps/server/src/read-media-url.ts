/** Where a store that speaks S3 is, and the key to it (S4 Settings, MEDIA_URL). */
export interface S3Address {
  /** Origin and bucket: 'https://s3.example.org/pictures'. */
  readonly endpoint: string;
  /** Before every key, with a slash at the end; '': none. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

const DEFAULT_REGION = 'us-east-1';
const PARAMETERS = ['region', 'tls'];

/** 's3://KEY:SECRET@host/bucket/prefix?region=…&tls=off'; null: malformed. */
export function readMediaUrl(text: string): S3Address | null {
  const url = URL.parse(text);
  const [bucket, ...folders] = url?.pathname.split('/').filter(Boolean) ?? [];
  const accessKey = readPart(url?.username);
  const secretKey = readPart(url?.password);
  if (url?.protocol !== 's3:' || !url.host || !bucket || !accessKey || !secretKey) return null;
  const tls = url.searchParams.get('tls') ?? 'on';
  const isKnown = url.searchParams.keys().every((name) => PARAMETERS.includes(name));
  if (!isKnown || !['on', 'off'].includes(tls)) return null;
  return {
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}/${bucket}`,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    accessKey,
    secretKey,
  };
}

/** Decodes a part of an address; null: malformed. */
function readPart(text = ''): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
