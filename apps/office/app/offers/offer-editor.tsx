import type { Menu } from '@tischlein/domain/menu';
import { findOfferStanding, type OfferShop, type OfferStanding, putOffer } from '@tischlein/domain/offer-editing';
import {
  OFFER_EXAMPLE,
  OFFER_OFFICE,
  OFFER_SAVING,
  offerSentence,
  offerStandingWords,
} from '@tischlein/wording/office';
import { useState } from 'react';
import { OwnValuesCard } from '../frame/own-values.tsx';
import type { EditedMenu } from '../menu/use-menu.ts';
import { OfferClashes } from './offer-clashes.tsx';
import { OfferExampleWell } from './offer-example.tsx';
import { nameOffer } from './offer-names.ts';
import { OfferSentence } from './offer-sentence.tsx';
import { OfferWarnings } from './offer-warnings.tsx';
import { ReadsSection } from './reads-section.tsx';
import { useOfferFindings } from './use-offer-findings.ts';
import type { MenuOffer } from './use-offers.ts';
import { WhatSection } from './what-section.tsx';
import { WhenSection } from './when-section.tsx';
import { readOfferNow } from './offer-now.ts';
import { offerLabel } from '@tischlein/domain/offers';
import { twoForOneTip } from '@tischlein/wording';
import { OfferIcon } from '../ui/offer-icon.tsx';

interface OfferEditorProps {
  readonly offerShop: OfferShop;
  readonly menu: Menu;
  readonly offer: MenuOffer;
  readonly edited: EditedMenu;
  readonly mayEdit: boolean;
}

/** An offer as a sentence, a form and an example that follows while typing. */
export function OfferEditor({ offerShop, menu, offer, edited, mayEdit }: OfferEditorProps) {
  const [variant, setVariant] = useState(0);
  const name = nameOffer(offer, menu);
  const change = (next: MenuOffer): void =>
    edited.change(OFFER_SAVING.changedOffer(name), (before) => putOffer(before, next), `offer ${offer.id}`);
  const { example, clashes, warnings } = useOfferFindings(offerShop, offer, variant);
  const form = { offer, menu, offerShop, change };
  return (
    <div className="with-aside">
      <fieldset className="stack" disabled={!mayEdit}>
        <legend className="visually-hidden">{name}</legend>
        <State offer={offer} edited={edited} standing={findOfferStanding(offerShop, offer, readOfferNow())} />
        <OfferSentence parts={offerSentence(offer, menu)} />
        <OfferWarnings warnings={warnings} menu={menu} />
        <WhatSection {...form} />
        {offer.kind !== 'sharedBanner' && <WhenSection {...form} />}
        <ReadsSection {...form} />
      </fieldset>
      <aside className="stack">
        <OwnValuesCard />
        {offer.kind !== 'sharedBanner' && (
          <OfferExampleWell example={example} offer={offer} menu={menu} onOther={() => setVariant(variant + 1)} />
        )}
        <OfferClashes clashes={clashes} menu={menu} name={name} />
        <GuestView offer={offer} menu={menu} />
      </aside>
    </div>
  );
}

interface StateProps extends Pick<OfferEditorProps, 'offer' | 'edited'> {
  readonly standing: OfferStanding;
}

function State({ offer, edited, standing }: StateProps) {
  const isSaved = edited.saved !== null && listIds(edited.saved).includes(offer.id);
  const words = offerStandingWords(standing, readOfferNow());
  if (standing.reason !== null)
    return (
      <p className="state" data-kind={standing.standing === 'never' ? 'bad' : 'draft'}>
        {isSaved ? words : `${words}, ${OFFER_OFFICE.unsaved}`}
      </p>
    );
  const isOn = isSaved && standing.standing === 'active';
  return (
    <p className="state" data-kind={isOn ? 'good' : 'off'}>
      {isSaved ? words : OFFER_OFFICE.unsaved}
    </p>
  );
}

const listIds = ({ offers, dailyDishes }: NonNullable<EditedMenu['saved']>): readonly string[] =>
  [...offers, ...dailyDishes].map(({ id }) => id);

/** The banner and the tip as guests read them. */
function GuestView({ offer, menu }: { readonly offer: MenuOffer; readonly menu: Menu }) {
  const shown = menu.offersById.get(offer.id);
  const title = offer.kind === 'dailyDish' ? (offer.headline ?? '') : (shown?.title ?? offer.name);
  const text = offer.kind === 'dailyDish' ? (offer.teaser ?? '') : (offer.description ?? '');
  const label = shown ? offerLabel(shown, readOfferNow().time) : '';
  return (
    <section className="stack well offer-guest-view" aria-label={OFFER_EXAMPLE.guestView}>
      <p className="row">
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
