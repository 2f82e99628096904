import { findFile, findPage, keepFile, keepPage } from './kept-files.ts';
import { offlinePage, withNotice } from './offline-page.ts';
import { isBuiltFile, isKeptPage, isMenu, toPath } from './scope.ts';

// Pages that were opened from a copy. Only they get the kept menu: a page from the server would show its prices as if they
// were current.
const copies = new Set<string>();

/** Answers a request; null: the browser does it without the worker. */
export function answerFetch(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return null;
  if (request.mode === 'navigate') return toPath(url) === null ? null : answerPage(event, url);
  if (isBuiltFile(url)) return answerBuiltFile(event, url);
  return isMenu(url) ? answerMenu(event, url) : null;
}

/** The server's page; without a connection the last copy, marked as one. */
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (isKeptPage(url)) event.waitUntil(keepPage(url, answer.clone()));
    return answer;
  } catch {
    const page = await findPage(url);
    if (!page) return offlinePage();
    copies.add(event.resultingClientId);
    return withNotice(page.answer, page.keptAt);
  }
}

async function answerBuiltFile(event: FetchEvent, url: URL): Promise<Response> {
  const kept = await findFile(url);
  if (kept) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(keepFile(url, answer.clone()));
  return answer;
}

async function answerMenu(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepFile(url, answer.clone()));
    return answer;
  } catch (error) {
    const kept = copies.has(event.clientId) ? await findFile(url) : null;
    if (!kept) throw error;
    return kept;
  }
}
