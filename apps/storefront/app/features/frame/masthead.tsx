import type { ReactNode } from 'react';
import { FRAME } from '@tischlein/wording/storefront';
import { headerPictures, WIDE_SCREEN } from '../../shop/media.ts';
import { useShop } from '../../context/shop-context.ts';
import { AccountButton } from './account-button.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { SiteLinks } from './site-links.tsx';
import { SiteMenuButton } from './site-menu-button.tsx';
import '../../styles/masthead.css';

/** The header of the start page. */
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
        <AccountButton className="masthead-account" />
        <SiteMenuButton className="masthead-menu" />
      </div>
    </header>
  );
}

function MastheadPicture() {
  const pictures = headerPictures(useShop().shop);
  if (!pictures) return null;
  return (
    <picture className="masthead-picture">
      <source media={WIDE_SCREEN} srcSet={pictures.wide} />
      <img src={pictures.narrow} alt="" width="780" height="112" fetchPriority="high" />
    </picture>
  );
}
