import { readSavedCart } from '@tischlein/domain/cart';
import { readMenu } from '@tischlein/domain/menu';
import { delay } from '@tischlein/ui/delay';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router, toPath } from './browser/router.tsx';
import { stripCode } from './features/menu/strip-code.ts';
import { openingMessagesCode } from './features/service/opening-messages-code.ts';
import { lateRowsCode } from './features/menu/late-rows-code.ts';
import { loadGuest } from './guest/guest.ts';
import { pageCode } from './routes/page-code.ts';
import { readShopData } from './document/read-shop-data.ts';
import { Root } from './root.tsx';
import { matchPage } from './routes/routes.tsx';
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

/** Parts of the document whose code is no part of the first load. */
const PARTS = { '.strip > *': stripCode, '.late-rows': lateRowsCode, '.service-notices': openingMessagesCode };

// Not awaited at the top level: the pages' modules import this one and would wait for it.
void start();

async function start(): Promise<void> {
  // Loaded before hydrating: React drops a server-rendered part on the first event if its code is late.
  const partCodes = Object.entries(PARTS)
    .filter(([part]) => document.querySelector(part))
    .map(([, code]) => code().catch(() => null));
  await delay();
  const root = document.getElementById('root');
  const data = readShopData(document.getElementById('shop-data')?.textContent ?? '');
  if (!root) throw new Error('no #root in the document');
  const { shop, period, menuVersion, basename } = data;
  // In small steps with pauses, so that the page stays responsive.
  await delay();
  const { menu } = readMenu(data.menu ?? (await window.menuAhead));
  await delay();
  const guest = loadGuest(shop, readSavedCart);
  const page = { shop, menu, guest };
  if (location.hash.startsWith('#franchise')) (await import('./ordering/take-handover.ts')).takeHandover(page, period);
  const path = toPath(location.href, basename);
  await pageCode(matchPage(path).page);
  await Promise.all(partCodes);
  startTransition(() => {
    hydrateRoot(
      root,
      <Router basename={basename} path={path}>
        <Root page={page} period={period} menuVersion={menuVersion} document={data} />
      </Router>,
    );
  });
  const { couponCode } = guest.visit.get();
  if (couponCode !== '') await (await import('./guest/coupon.ts')).applyCoupon(guest, shop.id, couponCode);
}
