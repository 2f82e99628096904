import type { ShopClient } from '@tischlein/contract/client';
import { readSavedCart } from '@tischlein/domain/cart';
import { type MenuDocument, readMenu } from '@tischlein/domain/menu';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createShopApi } from './api.ts';
import { dailyCode } from './features/menu/daily-code.ts';
import { applyCoupon } from './guest/coupon.ts';
import { loadGuest } from './guest/guest.ts';
import { pageCode } from './page-code.ts';
import type { ShopData } from './render-types.ts';
import { Root } from './root.tsx';
import { matchPage } from './routes.tsx';
import '@tischlein/ui/styles/tokens.css';
import '@tischlein/ui/styles/reset.css';
import '@tischlein/ui/styles/text.css';
import '@tischlein/ui/styles/button.css';
import '@tischlein/ui/styles/notice.css';
import '@tischlein/ui/styles/stepper.css';
import '@tischlein/ui/styles/switch.css';
import '@tischlein/ui/styles/field.css';
import '@tischlein/ui/styles/dialog.css';
import '@tischlein/ui/styles/choice.css';

declare global {
  interface Window {
    /** The menu's data, which the document asked for together with this code; null: it did not come. */
    readonly menuAhead?: Promise<MenuDocument | null>;
    /** Does what the guest did so far; gone once it is done, for from then on the page hears him itself. */
    readonly catchUp?: () => void;
  }
}

const RETRY_AFTER_MS = 2000;

// Not awaited: the pages' files wait for this one.
void start();

async function start(): Promise<void> {
  // A part of the document whose code comes later than React falls out of the page with the guest's first touch.
  const dailyDishesCode = document.querySelector('.daily') && dailyCode().catch(() => null);
  await yieldToMain();
  const root = document.getElementById('root');
  const data: ShopData & { readonly basename: string } = JSON.parse(
    document.getElementById('shop-data')?.textContent ?? '',
  );
  if (!root) throw new Error('no #root in the document');
  const { shop, period, menuVersion, basename } = data;
  const api = createShopApi(shop.id);
  // In small steps, so that the page stays responsive meanwhile.
  await yieldToMain();
  const { menu } = readMenu((await window.menuAhead) ?? (await fetchMenuWithRetry(api)));
  await yieldToMain();
  const guest = loadGuest(shop, readSavedCart);
  const page = { shop, menu, api, guest };
  if (location.hash.startsWith('#franchise')) (await import('./guest/take-handover.ts')).takeHandover(page, period);
  await pageCode(matchPage(decodeURI(location.pathname).slice(basename.length) || '/').page);
  await dailyDishesCode;
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter basename={basename || '/'}>
        <Root page={page} period={period} menuVersion={menuVersion} document={data} />
      </BrowserRouter>,
    );
  });
  const { couponCode } = guest.visit.get();
  if (couponCode !== '') void applyCoupon(guest, api, couponCode);
}

/** The menu, as soon as it can be had. */
async function fetchMenuWithRetry(api: ShopClient): Promise<MenuDocument> {
  for (;;) {
    const answer = await api.menu();
    if (answer.ok) return answer.value;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }
}

/** Lets the browser do what waits: a touch, a frame. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
