import { fail, ok, type Result } from '@tischlein/domain';
import { fetchExternal } from '../http/fetch-external.ts';
import type { WebhookGuard } from '../integrations/send-webhook.ts';
import { decodeText } from './decode-text.ts';
import type { Sheet } from './parse-csv.ts';
import { readMenuPage } from './read-menu-page.ts';

/** Why a page could not be read. */
export type PageProblem = 'pageRefused' | 'pageUnreachable' | 'pageWithoutMenu';

const MOST_BYTES = 8 * 1024 * 1024;
const ANSWER_WITHIN_MS = 10_000;
const MOST_PAGES = 4;
const HEADERS = { accept: 'text/html,application/xhtml+xml', 'user-agent': 'Tischlein-Import' };

/** Fetches a public page, follows its redirects and its link to the menu, and reads the menu as a table. */
export async function fetchMenuPage(address: string, guard: WebhookGuard): Promise<Result<Sheet, PageProblem>> {
  let next: URL | null = URL.parse(address);
  for (let page = 0; page < MOST_PAGES && next; page += 1) {
    const url: URL = next;
    // Every address is checked, since a redirect may lead inside.
    if (!guard.mayCall(url.href)) return fail('pageRefused');
    const response = await fetchExternal({
      url,
      headers: HEADERS,
      maxBytes: MOST_BYTES,
      responseTimeoutMs: ANSWER_WITHIN_MS,
      ...(guard.lookup && { lookup: guard.lookup }),
    });
    if (!response) return fail('pageUnreachable');
    const { location } = response.headers;
    if (response.status >= 300 && response.status < 400 && location) {
      next = URL.parse(location, url);
      continue;
    }
    if (response.status !== 200) return fail('pageUnreachable');
    const html = decodeText(response.body);
    const { sheet, menuAddress } = readMenuPage(html.ok ? html.value.text : '');
    if (sheet) return ok(sheet);
    next = menuAddress === null ? null : URL.parse(menuAddress, url);
  }
  return fail(next || URL.canParse(address) ? 'pageWithoutMenu' : 'pageRefused');
}
