import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import type { RenderRequest } from '@tischlein/contract/render';
import { SHARE_PICTURE } from '@tischlein/contract/share-picture';
import type { Menu } from '@tischlein/domain/menu';
import { ADVERTISING_PAGE, CONSENT_PAGE, OWN_DATA_PAGE, SIGN_IN_PAGE } from '@tischlein/domain/shop';
import { STATE_NOTICES } from '@tischlein/wording/storefront';
import { headerPictures, WIDE_SCREEN } from '../shop/media.ts';
import type { ShopData } from './shop-data.ts';
import type { Page } from '../routes/routes.tsx';
import fontUrl from '@tischlein/ui/fonts/instrument-sans-core.woff2?url';
import { ICON_SPRITE } from '@tischlein/ui/icon-sprite';
import { bootTag, HOLD_TAG } from './boot/boot-tag.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import { findLinkedItem } from './linked-item.ts';
import { jsonLd } from './json-ld.ts';
import type { LinkedFiles } from './linked-files.ts';
import { PAGE_FACTS } from './page-facts.ts';
import { describePage, type PageMeta } from './page-meta.ts';

interface DocumentParts {
  readonly request: RenderRequest;
  readonly page: Page;
  readonly id: string;
  /** HTML rendered by React. */
  readonly root: string;
  readonly data: ShopData;
  readonly menu: Menu;
  readonly inlineStyles: readonly string[];
  readonly files: LinkedFiles;
}

/** Writes the whole document; React renders only the inside of #root. */
export function pageDocument(parts: DocumentParts): string {
  const { request, page, root, data, menu, files } = parts;
  const params = { shop: data.shop.id };
  return `<!doctype html><html lang="de"><head>${renderHead(parts)}</head><body>${ICON_SPRITE}${request.isPreview ? PREVIEW_BANNER : ''}<div id="root" data-page="${page.name}">${root}</div>${
    page.name === 'start' && isIndexed(parts)
      ? `<script type="application/ld+json">${scriptJson(jsonLd({ request, menu, shop: data.shop }))}</script>`
      : ''
  }<script type="application/json" id="shop-data">${scriptJson({ ...data, basename: request.basename })}</script>${bootTag(files, request.isArchived ? '' : buildAddress(calls.getMenu, { params }), data.shop.id)}</body></html>`;
}

/** Whether search engines may list the page: no personal page, no unknown dish, nothing of a shop that is not open. */
function isIndexed({ request, page, id }: DocumentParts): boolean {
  if (request.isArchived || request.isPreview || request.codeLink) return false;
  if (page.name === 'start') return findLinkedItem(request) !== undefined;
  return PAGE_FACTS[page.name].isIndexed && !UNLISTED.includes(id);
}

/** Built-in pages that no search engine needs. */
const UNLISTED: readonly string[] = [ADVERTISING_PAGE, SIGN_IN_PAGE, CONSENT_PAGE, OWN_DATA_PAGE];

const PREVIEW_BANNER = `<p class="preview-banner">${STATE_NOTICES.preview}</p>`;

function renderHead(parts: DocumentParts): string {
  const { request, page, id, inlineStyles, files } = parts;
  const meta = describePage(request, page, id);
  const { title, description, canonical } = meta;
  const isFound = isIndexed(parts);
  const customCss = request.customCssHref;
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    // First, because it is the largest of the files that the first paint needs: it gets the open connection.
    `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    page.name === 'start' ? headerPreloads(request) : '',
    HOLD_TAG,
    ...inlineStyles.map((style) => `<style>${style}</style>`),
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="theme-color" content="${request.shop.primaryColor}">`,
    `<link rel="icon" href="${buildAddress(calls.getIcon, { params: { shop: request.shop.id } })}" type="image/svg+xml">`,
    isFound ? openGraph(meta, request) : '',
    isFound ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '<meta name="robots" content="noindex">',
    installLinks(request),
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    customCss ? `<link rel="stylesheet" href="${escapeHtml(customCss)}">` : '',
  ].join('');
}

/** What a home screen needs. Only an open shop can be installed. */
function installLinks({ shop, basename, hasWorker, isArchived, isPreview }: RenderRequest): string {
  if (isArchived || isPreview) return '';
  const params = { shop: shop.id };
  const manifest = buildAddress(calls.getManifest, { params, query: { at: basename === '' ? 'root' : 'slug' } });
  const icon = buildAddress(calls.getAppIcon, { params: { ...params, file: 'apple.png' } });
  const worker = hasWorker ? ' data-worker="/shop-worker.js"' : '';
  return `<link rel="manifest" href="${manifest}"${worker}><link rel="apple-touch-icon" href="${icon}">`;
}

/** Open Graph tags for link previews in messengers, and what others read instead. */
function openGraph({ title, description, canonical, picture }: PageMeta, { shop }: RenderRequest): string {
  const properties = {
    'og:site_name': shop.title,
    'og:type': 'website',
    'og:locale': 'de_DE',
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': picture.url,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(SHARE_PICTURE.width),
    'og:image:height': String(SHARE_PICTURE.height),
    'og:image:alt': picture.alt,
  };
  const tags = Object.entries(properties).map(
    ([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`,
  );
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** Preloads the largest picture of the first screen, in the size that fits the screen. */
function headerPreloads({ shop }: RenderRequest): string {
  const pictures = headerPictures(shop);
  if (!pictures) return '';
  const preload = (address: string, media: string): string =>
    `<link rel="preload" as="image" href="${address}" media="${media}" fetchpriority="high">`;
  return preload(pictures.wide, WIDE_SCREEN) + preload(pictures.narrow, `not all and ${WIDE_SCREEN}`);
}
