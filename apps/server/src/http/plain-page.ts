import { createHash } from 'node:crypto';

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color-scheme:light dark}';

/** For the Content-Security-Policy of pages outside a shop. */
export const PLAIN_PAGE_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Error page for addresses where no shop can render it. */
export const problemPage = (message: string): string => plainPage(`<p>${escapeHtml(message)}</p>`);

/** A minimal page that belongs to no shop. */
export const plainPage = (content: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Tischlein</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
