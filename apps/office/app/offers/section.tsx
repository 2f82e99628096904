import type { Menu } from '@tischlein/domain/menu';
import type { OfferShop } from '@tischlein/domain/offer-editing';
import { type ReactNode, useId } from 'react';
import type { MenuOffer } from './use-offers.ts';

/** What each section of the form gets. */
export interface OfferForm<Offer extends MenuOffer = MenuOffer> {
  readonly offer: Offer;
  readonly menu: Menu;
  readonly offerShop: OfferShop;
  readonly change: (next: MenuOffer) => void;
}

/** A part of the form with its heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="stack offer-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
