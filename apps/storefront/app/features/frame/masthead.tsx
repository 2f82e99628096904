import type { ReactNode } from 'react';
import { FRAME } from '@tischlein/wording/storefront';
import { pictureUrl } from '../../media.ts';
import { useShop } from '../../shop-context.ts';
import { ShopLogo } from './shop-logo.tsx';
import { SiteLinks } from './site-links.tsx';
import { SiteMenuButton } from './site-menu-button.tsx';
import '../../styles/masthead.css';

/** The head of the start page: whose shop this is, whether it is open. */
export function Masthead({ children }: { readonly children: ReactNode }) {
  const { shop } = useShop();
  return (
    <header className="masthead" id="scroll-top">
      <MastheadPicture />
      <div className="masthead-panel">
        <nav className="masthead-nav" aria-label={FRAME.restaurant}>
          <SiteLinks />
        </nav>
        <ShopLogo />
        <div>
          <h1 className="shop-name">{shop.title}</h1>
          {children}
        </div>
        <SiteMenuButton className="masthead-menu" />
      </div>
    </header>
  );
}

function MastheadPicture() {
  const { shop } = useShop();
  const wide = shop.header ?? shop.headerMobile;
  const narrow = shop.headerMobile ?? shop.header;
  if (!wide || !narrow) return null;
  return (
    <picture className="masthead-picture">
      <source media="(min-width: 64rem)" srcSet={pictureUrl(shop.id, wide, '1920x1080')} />
      <img src={pictureUrl(shop.id, narrow, '960x540')} alt="" width="960" height="540" fetchPriority="high" />
    </picture>
  );
}
