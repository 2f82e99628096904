import { fail, ok, type Result } from '@tischlein/domain';
import type { WebhookGuard } from '../integrations/send-webhook.ts';
import { fetchPublic } from './fetch-public.ts';
import type { SourceReading } from './read-source.ts';
import { readWithinLimits } from './read-within-limits.ts';
import type { TableAnswers } from './table.ts';

/** Why a page could not be read. */
export type PageProblem = 'pageRefused' | 'pageUnreachable' | 'pageWithoutMenu';

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_PAGES = 4;
const ACCEPT = 'text/html,application/xhtml+xml';

/** Fetches a public page, follows its link to the menu, and reads the menu. */
export async function readPage(
  address: string,
  { guard, answers }: { readonly guard: WebhookGuard; readonly answers: TableAnswers },
): Promise<Result<SourceReading, PageProblem>> {
  let next: URL | null = URL.parse(address);
  for (let page = 0; page < MOST_PAGES && next; page += 1) {
    const answer = await fetchPublic(next, { guard, accept: ACCEPT, maxBytes: MOST_BYTES });
    if (answer === 'refused') return fail('pageRefused');
    if (!answer) return fail('pageUnreachable');
    const reading = await readWithinLimits({ from: { fileName: PAGE_FILE, bytes: answer.body }, answers });
    if (reading.read.ok || !NO_MENU.has(reading.read.problem.code)) return ok(reading);
    const [menuAddress] = reading.read.problem.code === 'pageWithoutMenu' ? reading.read.problem.details : [];
    next = menuAddress === undefined ? null : URL.parse(menuAddress, answer.url);
  }
  return fail(next || URL.canParse(address) ? 'pageWithoutMenu' : 'pageRefused');
}

const PAGE_FILE = 'seite.html';
/** A page that is no HTML at all has no menu either. */
const NO_MENU: ReadonlySet<string> = new Set(['pageWithoutMenu', 'noJson', 'noText', 'formatUnknown', 'noColumns']);
