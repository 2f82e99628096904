import { readSavedCart } from '@tischlein/domain/cart';
import { readMenu } from '@tischlein/domain/menu';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { openApi } from './api.ts';
import { applyCoupon } from './guest/coupon.ts';
import { openGuest } from './guest/guest.ts';
import { pageCode } from './page-code.ts';
import type { ShopData } from './render-types.ts';
import { Root } from './root.tsx';
import { matchPage } from './routes.tsx';
import './styles/tokens.css';
import './styles/reset.css';
import './styles/text.css';
import './styles/button.css';
import './styles/notice.css';
import './styles/stepper.css';
import './styles/switch.css';
import './styles/field.css';
import './styles/dialog.css';
import './styles/choice.css';

// Not awaited: the pages' files wait for this one.
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const data: ShopData & { readonly basename: string } = JSON.parse(
    document.getElementById('shop-data')?.textContent ?? '',
  );
  if (!root) throw new Error('no #root in the document');
  const { shop, menu: menuDocument, period, basename, pageText, order } = data;
  const api = openApi(shop.id);
  const { menu } = readMenu(menuDocument);
  const guest = openGuest(shop.id, readSavedCart);
  await pageCode(matchPage(decodeURI(location.pathname).slice(basename.length) || '/').page);
  // In small steps, so that the page stays responsive meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter basename={basename || '/'}>
        <Root page={{ shop, menu, api, guest }} period={period} document={{ pageText, order }} />
      </BrowserRouter>,
    );
  });
  const { couponCode } = guest.visit.get();
  if (couponCode !== '') void applyCoupon(guest, api, couponCode);
}
