import type { Menu } from '@tischlein/domain/menu';
import { offerLabel } from '@tischlein/domain/offers';
import { twoForOneTip } from '@tischlein/wording';
import { OFFER_EXAMPLE } from '@tischlein/wording/office';
import { OfferIcon } from '../ui/offer-icon.tsx';
import type { MenuOffer } from './use-offers.ts';
import { readOfferNow } from './offer-now.ts';

/** The banner and the tip as guests read them. */
export function GuestView({ offer, menu }: { readonly offer: MenuOffer; readonly menu: Menu }) {
  const shown = menu.offersById.get(offer.id);
  const title = offer.kind === 'dailyDish' ? (offer.headline ?? '') : (shown?.title ?? offer.name);
  const text = offer.kind === 'dailyDish' ? (offer.teaser ?? '') : (offer.description ?? '');
  const label = shown ? offerLabel(shown, readOfferNow().time) : '';
  return (
    <section className="offer-guest-view" aria-label={OFFER_EXAMPLE.guestView}>
      <p className="offer-guest-head">
        <OfferIcon name="eye" />
        {OFFER_EXAMPLE.guestView}
      </p>
      <div className="offer-banner">
        {label && label !== title && <small>{label}</small>}
        <strong>{title}</strong>
        {text && <span>{text}</span>}
      </div>
      {shown?.kind === 'twoForOnePromotion' && (
        <div className="offer-tip">
          <small>{OFFER_EXAMPLE.tip}</small>
          <p>{twoForOneTip({ ...shown, missingUnits: Math.max(1, shown.totalQuantity - 1) })}</p>
        </div>
      )}
    </section>
  );
}
