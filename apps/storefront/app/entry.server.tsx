import type { Render, RenderRequest } from '@tischlein/contract/render';
import { ADVERTISING_PAGE, CONSENT_PAGE, OWN_DATA_PAGE, SIGN_IN_PAGE, WITHDRAWAL_PAGE } from '@tischlein/domain/shop';
import { readMenu, type Menu, type MenuDocument } from '@tischlein/domain/menu';
import { renderToString } from 'react-dom/server';
import { Router, toPath } from './browser/router.tsx';
import { INLINE_SCRIPTS } from './document/boot/boot-tag.ts';
import { findLinkedItem } from './document/linked-item.ts';
import { linkedFiles, inlineStylesheets } from './document/linked-files.ts';
import { pageDocument } from './document/page-document.ts';
import { PAGE_FACTS } from './document/page-facts.ts';
import { createFootnotes } from './document/footnotes.ts';
import { createPriceNote } from './document/price-note.ts';
import { listUsefulFilters } from './document/useful-filters.ts';
import { renderMarkdown } from './document/render-markdown.ts';
import { sectionRows } from './document/section-rows.ts';
import { merchantColours } from './document/merchant-colours.ts';
import { stripCode } from './features/menu/strip-code.ts';
import { openingMessagesCode } from './features/service/opening-messages-code.ts';
import { lateRowsCode } from './features/menu/late-rows-code.ts';
import { createEmptyGuest } from './guest/guest.ts';
import { pageCode } from './routes/page-code.ts';
import type { ShopData } from './document/shop-data.ts';
import { Root } from './root.tsx';
import { matchPage, type Page } from './routes/routes.tsx';
import { shopView } from './shop/shop-view.ts';
import held from './styles/held.css?inline';
import layerOrder from './styles/layers.css?inline';

/** Renders a page as a complete document, the same for every guest. */
export const render: Render = async (request) => {
  const path = toPath(request.url, request.basename);
  const { page, id } = matchPage(path);
  await Promise.all([pageCode(page), stripCode(), lateRowsCode(), openingMessagesCode()]);
  const data = collectShopData(request, page, id);
  const menu = readMenuOnce(request.menu);
  const root = renderToString(
    <Router basename={request.basename} path={path}>
      <Root
        page={{ shop: data.shop, menu, guest: createEmptyGuest() }}
        period={data.period}
        menuVersion={data.menuVersion}
        document={data}
      />
    </Router>,
  );
  const linked = linkedFiles(request.manifest, PAGE_FACTS[page.name].files);
  const isStart = page.name === 'start';
  const { styles, files } = inlineStylesheets(linked, isStart ? request.stylesheets : {});
  const inlineStyles = [
    layerOrder,
    merchantColours(request.shop),
    held,
    ...styles,
    ...(isStart ? [sectionRows(request.menu)] : []),
    ...(request.isPreview ? [PREVIEW_STYLE] : []),
  ];
  const html = pageDocument({ request, page, id, root, data, menu, inlineStyles, files });
  return { status: toStatus(page, id, request), html, inlineStyles, inlineScripts: INLINE_SCRIPTS };
};

// Part of previews only, so that guests do not load it.
const PREVIEW_STYLE =
  '@layer features{.preview-banner{padding:var(--space-2) var(--space-4);background:var(--warn-wash);text-align:center}}';

// Parses each menu document only once.
const menus = new WeakMap<MenuDocument, Menu>();

function readMenuOnce(document: MenuDocument): Menu {
  const known = menus.get(document) ?? readMenu(document).menu;
  menus.set(document, known);
  return known;
}

function collectShopData(request: RenderRequest, page: Page, id: string): ShopData {
  const { shop, period, menu, menuVersion, mapCredit, isArchived = false } = request;
  const { order = null, receipt = null, unsubscribe, codeLink, reservation } = request;
  const ownPage = page.name === 'staticPage' ? shop.pages.find((other) => other.id === id) : null;
  const ownData = {
    order: page.name === 'order' ? order : null,
    receipt: page.name === 'receipt' ? receipt : null,
    ...(unsubscribe && { unsubscribe }),
    ...(codeLink !== undefined && { codeLink }),
    ...(reservation !== undefined && { reservation }),
  };
  const dishes = readMenuOnce(menu);
  const note = createPriceNote(shop, dishes);
  const view = shopView(shop, {
    news: shop.news.map(renderText),
    jobEntries: shop.jobEntries.map(renderText),
    mapCredit,
    ...(request.guaranteeNotice !== undefined && { guaranteeNotice: request.guaranteeNotice }),
    isArchived,
    namesAreas: page.name === 'directions',
    // An archived shop has no page about its delivery areas.
    priceNote: isArchived ? [note.join(''), '', ''] : note,
    footnotes: createFootnotes(shop, dishes),
    filterList: listUsefulFilters(shop.filterList, dishes),
  });
  const pageHtml = ownPage ? renderMarkdown(ownPage.text) : null;
  return { shop: view, period, menuVersion, pageHtml, ...ownData, ...(isArchived && { menu }) };
}

function renderText<Entry extends { readonly text: string }>({ text, ...entry }: Entry) {
  return { ...entry, html: renderMarkdown(text) };
}

const BUILT_IN_PAGES = [WITHDRAWAL_PAGE, ADVERTISING_PAGE, SIGN_IN_PAGE, CONSENT_PAGE, OWN_DATA_PAGE];

function toStatus(page: Page, id: string, request: RenderRequest): number {
  const { shop, order, receipt, codeLink, reservation } = request;
  // The menu says that there is no such dish.
  if (page.name === 'start') return findLinkedItem(request) === undefined ? 404 : 200;
  if (page.name === 'staticPage')
    return BUILT_IN_PAGES.includes(id) || shop.pages.some((other) => other.id === id) ? 200 : 404;
  // An address of neither a driver nor a mail.
  if (page.name === 'coupon' && id === '') return codeLink === undefined ? 404 : 200;
  if (page.name === 'order' || page.name === 'feedback') return order === null ? 404 : 200;
  if (page.name === 'receipt') return receipt === null ? 404 : 200;
  if (page.name === 'reservation') return reservation ? 200 : 404;
  if (page.name === 'reserveTable') return shop.enableReservations ? 200 : 404;
  return page.name === 'notFound' ? 404 : 200;
}
