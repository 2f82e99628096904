import { toBasisPoints, toCents } from '@tischlein/domain';
import { NOTHING_SELECTED } from '@tischlein/domain/offer-editing';
import type { OfferDocument } from '@tischlein/domain/offers';
import { Switch } from '@tischlein/ui/switch';
import { OFFER_FORM } from '@tischlein/wording/office';
import { ValueField } from '../ui/value-field.tsx';
import { readCount } from '../values/numbers.ts';
import { Tick } from '../ui/tick.tsx';
import { ArticlePicker } from './article-picker.tsx';
import { DailyWhat } from './daily-what.tsx';
import { Minimum, Reduction, toReduction } from './reduction.tsx';
import { type OfferForm, OwnOfferValues, Section } from './section.tsx';

type Kind<Name extends OfferDocument['kind']> = Extract<OfferDocument, { readonly kind: Name }>;

/** What the guest gets, and for which articles. */
export const WhatSection = (form: OfferForm) => (
  <Section title={OFFER_FORM.what}>
    <Fields {...form} />
    <OwnOfferValues offer={form.offer} of="what" />
  </Section>
);

function Fields({ offer, ...form }: OfferForm) {
  switch (offer.kind) {
    case 'dishDiscount':
      return <DishDiscount {...form} offer={offer} />;
    case 'dailyDish':
      return <DailyWhat {...form} offer={offer} />;
    case 'twoForOnePromotion':
      return <TwoForOne {...form} offer={offer} />;
    case 'cartDiscount':
      return <CartDiscount {...form} offer={offer} />;
    case 'freeItem':
      return <FreeItem {...form} offer={offer} />;
    case 'freeDelivery':
      return (
        <Minimum
          value={offer.minimumOrderValue}
          onChange={(minimum) => form.change({ ...offer, minimumOrderValue: minimum })}
        />
      );
    case 'sharedBanner':
      return <Banner {...form} offer={offer} />;
  }
}

function DishDiscount({ offer, menu, change }: OfferForm<Kind<'dishDiscount'>>) {
  return (
    <>
      <Reduction
        types={['percent', 'euro', 'fixed']}
        type={offer.discountType}
        value={offer.value}
        isFree={offer.isFree}
        onChange={(type, value, isFree) => {
          const { discountType: _, value: __, isFree: ___, ...rest } = offer;
          change({ ...rest, ...toReduction(type, value, isFree) });
        }}
      />
      <ArticlePicker
        label={OFFER_FORM.appliesTo}
        menu={menu}
        selection={offer.itemSelection ?? NOTHING_SELECTED}
        onChange={(itemSelection) => change({ ...offer, itemSelection })}
      />
      <Tick
        label={OFFER_FORM.withDiscounts}
        help={OFFER_FORM.withDiscountsHelp}
        isOn={offer.accumulative}
        onChange={(accumulative) => change({ ...offer, accumulative })}
      />
    </>
  );
}

function TwoForOne({ offer, menu, change }: OfferForm<Kind<'twoForOnePromotion'>>) {
  const quantity = (label: string, value: number, set: (next: number) => void) => (
    <ValueField
      label={label}
      text={String(value)}
      read={(text) => readCount(text, 100)}
      invalid={OFFER_FORM.quantityRange}
      inputMode="numeric"
      onChange={set}
    />
  );
  return (
    <>
      <div className="columns">
        {quantity(OFFER_FORM.take, offer.totalQuantity, (next) =>
          change(withQuantities(offer, { totalQuantity: Math.max(2, next) })),
        )}
        {quantity(OFFER_FORM.pay, offer.paidQuantity, (next) => change(withQuantities(offer, { paidQuantity: next })))}
      </div>
      <ArticlePicker
        label={OFFER_FORM.appliesTo}
        menu={menu}
        selection={offer.itemSelection ?? NOTHING_SELECTED}
        onChange={(itemSelection) => change({ ...offer, itemSelection })}
      />
      <Tick
        label={OFFER_FORM.different}
        help={OFFER_FORM.differentHelp}
        isOn={offer.allowDifferentDishes}
        onChange={(allowDifferentDishes) => change({ ...offer, allowDifferentDishes })}
      />
      <Tick
        label={OFFER_FORM.withDishDiscounts}
        help={OFFER_FORM.withDishDiscountsHelp}
        isOn={offer.accumulative}
        onChange={(accumulative) => change({ ...offer, accumulative })}
      />
    </>
  );
}

/** A label that only repeats the quantities follows them. */
function withQuantities(
  offer: Kind<'twoForOnePromotion'>,
  quantities: Partial<Pick<Kind<'twoForOnePromotion'>, 'totalQuantity' | 'paidQuantity'>>,
): Kind<'twoForOnePromotion'> {
  const { label, ...rest } = offer;
  const isOwn = label !== undefined && label !== OFFER_FORM.toLabel(offer.totalQuantity, offer.paidQuantity);
  return { ...(isOwn ? offer : rest), ...quantities };
}

function CartDiscount({ offer, menu, change }: OfferForm<Kind<'cartDiscount'>>) {
  const isLimited = offer.itemSelection !== undefined;
  return (
    <>
      <Reduction
        types={['percent', 'euro']}
        type={offer.discountType}
        value={offer.value}
        onChange={(type, value) =>
          type !== 'fixed' &&
          change({ ...offer, discountType: type, value: type === 'percent' ? toBasisPoints(value) : toCents(value) })
        }
      />
      <Minimum
        value={offer.minimumOrderValue}
        onChange={(minimum) => change({ ...offer, minimumOrderValue: minimum })}
      />
      <Switch
        legend={OFFER_FORM.appliesTo}
        value={isLimited ? 'some' : 'all'}
        options={[
          { value: 'all', label: OFFER_FORM.wholeCart, unavailable: null },
          { value: 'some', label: OFFER_FORM.onlySome, unavailable: null },
        ]}
        onChange={(next) => {
          const { itemSelection: _, ...rest } = offer;
          change(next === 'all' ? rest : { ...rest, itemSelection: NOTHING_SELECTED });
        }}
      />
      {offer.itemSelection && (
        <ArticlePicker
          label={OFFER_FORM.appliesTo}
          menu={menu}
          selection={offer.itemSelection}
          onChange={(itemSelection) => change({ ...offer, itemSelection })}
        />
      )}
      <Tick
        label={OFFER_FORM.onReduced}
        help={OFFER_FORM.onReducedHelp}
        isOn={offer.accumulative}
        onChange={(accumulative) => change({ ...offer, accumulative })}
      />
      <Tick
        label={OFFER_FORM.groupsOnly}
        help={OFFER_FORM.groupsOnlyHelp}
        isOn={offer.groupOrderOnly}
        onChange={(groupOrderOnly) => change({ ...offer, groupOrderOnly })}
      />
    </>
  );
}

function FreeItem({ offer, menu, change }: OfferForm<Kind<'freeItem'>>) {
  return (
    <>
      <Minimum
        value={offer.minimumOrderValue}
        onChange={(minimum) => change({ ...offer, minimumOrderValue: minimum })}
      />
      <ArticlePicker
        label={OFFER_FORM.gift}
        menu={menu}
        withoutCombos
        selection={offer.itemSelection ?? NOTHING_SELECTED}
        onChange={(itemSelection) => change({ ...offer, itemSelection })}
      />
      <Tick
        label={OFFER_FORM.combinable}
        isOn={offer.combinable}
        onChange={(combinable) => change({ ...offer, combinable })}
      />
      <Tick
        label={OFFER_FORM.withTwoForOne}
        isOn={offer.accumulativeTwoForOne}
        onChange={(accumulativeTwoForOne) => change({ ...offer, accumulativeTwoForOne })}
      />
    </>
  );
}

function Banner({ offer, menu, change }: OfferForm<Kind<'sharedBanner'>>) {
  const others = menu.offers.filter(({ kind }) => kind !== 'sharedBanner');
  return (
    <fieldset>
      <legend>{OFFER_FORM.bannerOffers}</legend>
      {others.map(({ id, name }) => (
        <Tick
          key={id}
          label={name}
          isOn={offer.offers.includes(id)}
          onChange={(isOn) =>
            change({ ...offer, offers: isOn ? [...offer.offers, id] : offer.offers.filter((each) => each !== id) })
          }
        />
      ))}
    </fieldset>
  );
}
