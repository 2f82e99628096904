/** A call of a guest whose phone is not this browser. */
export interface PhoneCall {
  /** Whose phone it is: each keeps its own cookies. */
  readonly phone: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const cookies = new Map<string, string>();

/** Sends a call as another phone does, and returns the text of the answer. */
export async function callFromPhone(
  origin: string,
  { phone, method, path, headers, body }: PhoneCall,
): Promise<string> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      cookie: cookies.get(phone) ?? '',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const given = response.headers.getSetCookie().flatMap((cookie) => cookie.split(';', 1));
  if (given.length > 0) cookies.set(phone, [...(cookies.get(phone)?.split('; ') ?? []), ...given].join('; '));
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
  return text;
}
