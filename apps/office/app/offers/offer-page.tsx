import { findEditableOffer, findNeverReason, isUnfinished } from '@tischlein/domain/offer-editing';
import { Announcer } from '@tischlein/ui/announcer';
import { Toasts } from '@tischlein/ui/toasts';
import { OFFER_OFFICE, offerKindName } from '@tischlein/wording/office';
import { useParams } from 'react-router';
import type { ShopOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { OwnValuesContext } from '../frame/own-values-context.ts';
import { MenuSaveBar } from '../menu/menu-save-bar.tsx';
import { useOwnItemValues } from '../menu/use-own-item-values.ts';
import '../styles/menu-list.css';
import '../styles/menu-dialogs.css';
import '@tischlein/ui/styles/switch.css';
import '../styles/offers.css';
import '../styles/offer-editor.css';
import { GroupDiscountEditor } from './group-discount-editor.tsx';
import { OfferKinds } from './offer-kinds.tsx';
import { OfferEditor } from './offer-editor.tsx';
import { nameOffer } from './offer-names.ts';
import { GROUP_OFFER_ID, useOffers } from './use-offers.ts';

/** Chooses the kind of a new offer, or edits one. */
export function OfferPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { id = '' } = useParams();
  const offers = useOffers(shop.id);
  const { edited, offerShop, menu, problem, mayEdit } = offers;
  const offer = offerShop && findEditableOffer(offerShop.menu, id);
  const part = offer?.kind === 'dailyDish' ? 'dailyDishes' : 'offers';
  const own = useOwnItemValues({ menu: edited.menu, item: offer ? [part, id] : undefined, edited });
  const never = offerShop && offer ? findNeverReason(offerShop, offer) : null;
  const title =
    id === 'neu'
      ? OFFER_OFFICE.addTitle
      : offer && menu
        ? nameOffer(offer, menu)
        : (GROUP_TITLES[id] ?? OFFER_OFFICE.title);
  return (
    <OfficeFrame title={title} crumb={{ path: '/angebote', name: OFFER_OFFICE.back }} isWide>
      {!offerShop && problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {offerShop && menu && id === 'neu' && mayEdit && (
        <OfferKinds slug={shop.slug} offerShop={offerShop} edited={edited} />
      )}
      {offerShop && menu && id === GROUP_OFFER_ID && (
        <GroupDiscountEditor shop={shop.id} offerShop={offerShop} menu={menu} mayEdit={mayEdit} />
      )}
      {offerShop && menu && offer && (
        <OwnValuesContext value={own}>
          <OfferEditor key={id} offerShop={offerShop} menu={menu} offer={offer} edited={edited} mayEdit={mayEdit} />
        </OwnValuesContext>
      )}
      {offerShop && !offer && id !== 'neu' && id !== GROUP_OFFER_ID && <p className="notice">{OFFER_OFFICE.gone}</p>}
      {mayEdit && id !== GROUP_OFFER_ID && (
        <MenuSaveBar
          edited={edited}
          {...(never && { saved: OFFER_OFFICE.savedUnseen[isUnfinished(never) ? 'draft' : 'never'] })}
        />
      )}
      <Toasts />
      <Announcer />
    </OfficeFrame>
  );
}

const GROUP_TITLES: Readonly<Record<string, string>> = { [GROUP_OFFER_ID]: offerKindName('groupDiscount') };
