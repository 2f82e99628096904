import { TextField } from '@tischlein/ui/field';
import { OFFER_FORM, offerKindName } from '@tischlein/wording/office';
import { Tick } from '../ui/tick.tsx';
import { type OfferForm, OwnOfferValues, Section } from './section.tsx';
import type { MenuOffer } from './use-offers.ts';

/** The words and the place in the shop. */
export function ReadsSection({ offer, change }: OfferForm) {
  return (
    <Section title={OFFER_FORM.reads}>
      {offer.kind === 'dailyDish' ? (
        <DailyWords offer={offer} change={change} />
      ) : (
        <>
          <TextField
            label={OFFER_FORM.title}
            help={OFFER_FORM.titleHelp}
            maxLength={120}
            value={offer.title ?? offer.name}
            placeholder={OFFER_FORM.titleExample}
            error={(offer.title ?? offer.name).trim() === '' ? OFFER_FORM.titleNeeded : null}
            onChange={({ target }) => change(rename(offer, target.value))}
          />
          {offer.kind === 'twoForOnePromotion' && <Label offer={offer} change={change} />}
          {offer.kind === 'sharedBanner' && (
            <TextField
              label={OFFER_FORM.bannerText}
              maxLength={200}
              value={offer.discountText}
              onChange={({ target }) => change({ ...offer, discountText: target.value })}
            />
          )}
          <TextField
            label={OFFER_FORM.description}
            remark={OFFER_FORM.optional}
            help={OFFER_FORM.descriptionHelp}
            maxLength={2000}
            value={offer.description ?? ''}
            onChange={({ target }) => change(describe(offer, target.value))}
          />
          <Tick
            label={OFFER_FORM.showInShop}
            isOn={offer.showInShop}
            onChange={(showInShop) => change({ ...offer, showInShop })}
          />
          <Tick
            label={OFFER_FORM.showFirst}
            isOn={offer.showFirst}
            onChange={(showFirst) => change({ ...offer, showFirst })}
          />
        </>
      )}
      <OwnOfferValues offer={offer} of="reads" />
    </Section>
  );
}

type DatedOffer = Exclude<MenuOffer, { readonly kind: 'dailyDish' }>;

/** The name in the office follows the title unless it is one of its own. */
function rename(offer: DatedOffer, title: string): DatedOffer {
  const kindName = offerKindName(offer.kind);
  const isSame = [undefined, offer.name].includes(offer.title) || offer.name === kindName;
  return { ...offer, title, ...(isSame && { name: title.trim() === '' ? kindName : title }) };
}

function describe(offer: DatedOffer, description: string): DatedOffer {
  const { description: _, ...rest } = offer;
  return description === '' ? rest : { ...rest, description };
}

function Label({
  offer,
  change,
}: Pick<OfferForm, 'change'> & { readonly offer: Extract<MenuOffer, { kind: 'twoForOnePromotion' }> }) {
  return (
    <TextField
      label={OFFER_FORM.label}
      remark={OFFER_FORM.optional}
      maxLength={80}
      placeholder={OFFER_FORM.toLabel(offer.totalQuantity, offer.paidQuantity)}
      value={offer.label ?? ''}
      onChange={({ target }) => {
        const { label: _, ...rest } = offer;
        change(target.value === '' ? rest : { ...rest, label: target.value });
      }}
    />
  );
}

function DailyWords({
  offer,
  change,
}: Pick<OfferForm, 'change'> & { readonly offer: Extract<MenuOffer, { kind: 'dailyDish' }> }) {
  return (
    <>
      <TextField
        label={OFFER_FORM.title}
        maxLength={200}
        value={offer.headline ?? ''}
        onChange={({ target }) => {
          const { headline: _, ...rest } = offer;
          change(target.value === '' ? rest : { ...rest, headline: target.value });
        }}
      />
      <TextField
        label={OFFER_FORM.teaser}
        remark={OFFER_FORM.optional}
        maxLength={500}
        value={offer.teaser ?? ''}
        onChange={({ target }) => {
          const { teaser: _, ...rest } = offer;
          change(target.value === '' ? rest : { ...rest, teaser: target.value });
        }}
      />
      <Tick
        label={OFFER_FORM.inSlider}
        isOn={offer.shownInSlider}
        onChange={(shownInSlider) => change({ ...offer, shownInSlider })}
      />
    </>
  );
}
