// Inline script at the end of every document. Text and pictures load first: it fetches the entry module and the menu once the header
// picture is painted, or on the first touch.
import { readFields } from '../../browser/read-fields.ts';
import { readStored } from '../../browser/storage.ts';
import { fetchMenu } from './fetch-menu.ts';
import { loadEntry } from './load-entry.ts';

// Then at the latest, as where paints are not reported.
const LATEST_MS = 2000;

const {
  entry = '',
  preloads = '',
  pageFiles = '',
  menu = '',
  shop = '',
  report = '',
} = document.currentScript?.dataset ?? {};
markStoredCart();
window.earlyErrors = [];
for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, (event) => window.earlyErrors?.push(event), true);

/** Marks the document if the browser has stored a cart, so that it does not show an empty one until the code is there. */
function markStoredCart(): void {
  const { items } = readFields(readStored({ area: 'local', shopId: shop, name: 'cart' }));
  document.documentElement.toggleAttribute('data-cart', Array.isArray(items) && items.length > 0);
}

/** The code that reports other errors is never there then. */
function reportMissingEntry(): void {
  const release = import.meta.env.VITE_RELEASE ?? 'dev';
  const body = JSON.stringify({ kind: 'loadFailed', file: entry, app: 'storefront', release });
  navigator.sendBeacon(report, new Blob([body], { type: 'application/json' }));
}

let hasBegun = false;
function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  if (menu) window.menuAhead = fetchMenu(menu);
  loadEntry({
    preloads: preloads.split(' ').filter(Boolean),
    pageFiles: pageFiles.split(' ').filter(Boolean),
    load: () => import(/* @vite-ignore */ entry),
    failed: reportMissingEntry,
  });
}

function beginAfterPaint(): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    begin();
  });
  observer.observe({ type: 'paint', buffered: true });
}

const picture = document.querySelector<HTMLImageElement>('.masthead-picture img');
if (!picture || picture.complete) beginAfterPaint();
else picture.onload = picture.onerror = beginAfterPaint;
setTimeout(begin, LATEST_MS);
addEventListener('pointerdown', begin, { once: true, capture: true });
