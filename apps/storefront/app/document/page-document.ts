import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import type { RenderRequest } from '@tischlein/contract/render';
import { ADVERTISING_PAGE, SIGN_IN_PAGE } from '@tischlein/domain/shop';
import { STATE_NOTICES } from '@tischlein/wording/storefront';
import { headerPictures, WIDE_SCREEN } from '../shop/media.ts';
import type { ShopData } from './shop-data.ts';
import type { Page } from '../routes/routes.tsx';
import fontUrl from '@tischlein/ui/fonts/instrument-sans-core.woff2?url';
import { ICON_SPRITE } from '@tischlein/ui/icon-sprite';
import { bootTag } from './boot/boot-tag.ts';
import { escapeHtml, scriptJson } from './escape.ts';
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
  readonly inlineStyles: readonly string[];
  readonly files: LinkedFiles;
}

/** Writes the whole document; React renders only the inside of #root. */
export function pageDocument(parts: DocumentParts): string {
  const { request, page, root, data, files } = parts;
  const params = { shop: data.shop.id };
  return `<!doctype html><html lang="de"><head>${renderHead(parts)}</head><body>${ICON_SPRITE}${request.isPreview ? PREVIEW_BANNER : ''}<div id="root" data-page="${page.name}">${root}</div>${
    page.name === 'start' ? `<script type="application/ld+json">${scriptJson(jsonLd(request))}</script>` : ''
  }<script type="application/json" id="shop-data">${scriptJson({ ...data, basename: request.basename })}</script>${bootTag(files, request.isArchived ? '' : buildAddress(calls.getMenu, { params }), data.shop.id)}</body></html>`;
}

const PREVIEW_BANNER = `<p class="preview-banner">${STATE_NOTICES.preview}</p>`;

function renderHead({ request, page, id, inlineStyles, files }: DocumentParts): string {
  const meta = describePage(request, page, id);
  const { title, description, canonical } = meta;
  const isIndexed =
    !request.isArchived && PAGE_FACTS[page.name].isIndexed && id !== ADVERTISING_PAGE && id !== SIGN_IN_PAGE;
  const customCss = request.customCssHref;
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    // First, because it is the largest of the files that the first paint needs: it gets the open connection.
    `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    page.name === 'start' ? headerPreloads(request) : '',
    ...inlineStyles.map((style) => `<style>${style}</style>`),
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="theme-color" content="${request.shop.primaryColor}">`,
    `<link rel="icon" href="${buildAddress(calls.getIcon, { params: { shop: request.shop.id } })}" type="image/svg+xml">`,
    isIndexed ? openGraph(meta, request) : '',
    isIndexed ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '<meta name="robots" content="noindex">',
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    customCss ? `<link rel="stylesheet" href="${escapeHtml(customCss)}">` : '',
  ].join('');
}

/** Open Graph tags for link previews in messengers. */
function openGraph({ title, description, picture }: PageMeta, { url, origin, shop }: RenderRequest): string {
  const properties = {
    site_name: shop.title,
    type: 'website',
    locale: 'de_DE',
    title,
    description,
    url: `${origin}${url}`,
    ...(picture ? { image: picture } : {}),
  };
  return Object.entries(properties)
    .map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`)
    .join('');
}

/** Preloads the largest picture of the first screen, in the size that fits the screen. */
function headerPreloads({ shop }: RenderRequest): string {
  const pictures = headerPictures(shop);
  if (!pictures) return '';
  const preload = (address: string, media: string): string =>
    `<link rel="preload" as="image" href="${address}" media="${media}" fetchpriority="high">`;
  return preload(pictures.wide, WIDE_SCREEN) + preload(pictures.narrow, `not all and ${WIDE_SCREEN}`);
}
