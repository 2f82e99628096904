import { createHash } from 'node:crypto';
import { TO_START_PAGE } from '@tischlein/wording';
import { PAGE_TITLES } from '@tischlein/wording/storefront';

const STYLE =
  'html{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem}';

/** For the Content-Security-Policy of pages outside a shop. */
export const PLAIN_PAGE_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Error page for addresses where no shop can render it. */
export const problemPage = (message: string): string => plainPage(`<p>${escapeHtml(message)}</p>`);

/** The same for an address that does not exist. */
export function notFoundPage(message: string, { hasStartLink }: { readonly hasStartLink: boolean }): string {
  const link = hasStartLink ? `<p><a href="/">${TO_START_PAGE}</a></p>` : '';
  return plainPage(`<h1>${PAGE_TITLES.notFound}</h1><p>${escapeHtml(message)}</p>${link}`);
}

/** A minimal page that belongs to no shop. */
export const plainPage = (content: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Tischlein</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
