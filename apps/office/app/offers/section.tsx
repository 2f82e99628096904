import type { Menu } from '@tischlein/domain/menu';
import type { OfferShop } from '@tischlein/domain/offer-editing';
import { type ReactNode, useId } from 'react';
import { OwnValues } from '../frame/own-values.tsx';
import type { MenuOffer } from './use-offers.ts';

/** What each section of the form gets. */
export interface OfferForm<Offer extends MenuOffer = MenuOffer> {
  readonly offer: Offer;
  readonly menu: Menu;
  readonly offerShop: OfferShop;
  readonly change: (next: MenuOffer) => void;
}

/** Where an offer is in the documents of a shop, for the lines that compare it with that of the franchise. */
const toOfferPath = ({ kind, id }: Pick<MenuOffer, 'kind' | 'id'>): string =>
  `menu/${kind === 'dailyDish' ? 'dailyDishes' : 'offers'}/${id}`;

const WHEN = ['timetable', 'validFrom', 'validUntil', 'timespan', 'type'];
const READS = [
  'name',
  'title',
  'label',
  'discountText',
  'description',
  'headline',
  'teaser',
  'imageName',
  'showInShop',
  'showFirst',
  'shownInSlider',
];

/** What a section has of its own: the first one everything that the others do not have. */
export function OwnOfferValues({ offer, of }: Pick<OfferForm, 'offer'> & { readonly of: 'what' | 'when' | 'reads' }) {
  const toPaths = (fields: readonly string[]): readonly string[] =>
    fields.map((field) => `${toOfferPath(offer)}/${field}`);
  if (of === 'what') return <OwnValues at={toOfferPath(offer)} except={toPaths([...WHEN, ...READS])} />;
  return <OwnValues at={toPaths(of === 'when' ? WHEN : READS)} />;
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
