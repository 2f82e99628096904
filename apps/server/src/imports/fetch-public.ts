import { fetchExternal } from '../http/fetch-external.ts';
import type { WebhookGuard } from '../integrations/send-webhook.ts';

interface PublicFile {
  readonly guard: WebhookGuard;
  readonly accept: string;
  readonly maxBytes: number;
}

const ANSWER_WITHIN_MS = 10_000;
const MOST_REDIRECTS = 4;

/** A file of the public web; 'refused': its address, or one that it leads to, is not public. null: it does not answer. */
export async function fetchPublic(
  address: URL,
  { guard, accept, maxBytes }: PublicFile,
): Promise<{ readonly url: URL; readonly body: Buffer } | 'refused' | null> {
  let url = address;
  for (let redirect = 0; redirect < MOST_REDIRECTS; redirect += 1) {
    // Every address is checked, since a redirect may lead inside.
    if (!guard.mayCall(url.href)) return 'refused';
    const response = await fetchExternal({
      url,
      headers: { accept, 'user-agent': 'Tischlein-Import' },
      maxBytes,
      responseTimeoutMs: ANSWER_WITHIN_MS,
      ...(guard.lookup && { lookup: guard.lookup }),
    });
    if (!response) return null;
    const { location } = response.headers;
    const isRedirect = response.status >= 300 && response.status < 400 && location !== undefined;
    if (!isRedirect) return response.status === 200 ? { url, body: response.body } : null;
    const next = URL.parse(location, url);
    if (!next) return null;
    url = next;
  }
  return null;
}
