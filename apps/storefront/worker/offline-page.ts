import { formatWeekdayAndTime } from '@tischlein/shop-time';
import { OFFLINE } from '@tischlein/wording/storefront';
import { BASE } from './scope.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/** The copy of a page with a notice of when it was made, above all else. */
export async function withNotice(copy: Response, keptAt: number): Promise<Response> {
  const html = await copy.text();
  const notice = `<div class="notice" data-kind="warn" role="status" data-offline-copy><svg class="icon" aria-hidden="true"><use href="#icon-offline"/></svg><div>${OFFLINE.copy(formatWeekdayAndTime(keptAt))} <a href="">${OFFLINE.reload}</a></div></div>`;
  const headers = new Headers(copy.headers);
  headers.set('cache-control', 'no-store');
  return new Response(
    html.replace('<div id="root"', () => `${notice}<div id="root"`),
    { headers },
  );
}

/** For pages of which there is no copy. */
export function offlinePage(): Response {
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${OFFLINE.title}</title><style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.25rem}a{display:inline-block;padding:.75rem 1rem .75rem 0;color:inherit}</style></head><body><main><h1>${OFFLINE.title}</h1><p>${OFFLINE.text}</p><p><a href="">${OFFLINE.reload}</a><a href="${BASE || '/'}">${OFFLINE.menu}</a></p></main></body></html>`;
  return new Response(html, { status: 503, headers: { ...NO_STORE, 'content-type': 'text/html; charset=utf-8' } });
}
