import { type DayIndex, sizeId } from '@tischlein/domain';
import { type DailyOffer, sortDays, suggestPrices } from '@tischlein/domain/offer-editing';
import type { Size } from '@tischlein/domain/menu';
import { euro, weekdayShort } from '@tischlein/wording';
import { OFFER_FORM } from '@tischlein/wording/office';
import { Field } from '@tischlein/ui/field';
import { Switch } from '@tischlein/ui/switch';
import { Tick } from '../ui/tick.tsx';
import { ArticlePicker } from './article-picker.tsx';
import { Reduction, toReduction } from './reduction.tsx';
import { type OfferForm } from './section.tsx';

const DAYS: readonly DayIndex[] = sortDays([0, 1, 2, 3, 4, 5, 6]);

/** The dish of a weekday and its price. */
export function DailyWhat({ offer, menu, offerShop, change }: OfferForm<DailyOffer>) {
  const { dishes, categories, menus } = offer;
  return (
    <>
      <Switch
        legend={OFFER_FORM.day}
        value={String(offer.day)}
        options={DAYS.map((day) => ({ value: String(day), label: weekdayShort(day), unavailable: null }))}
        onChange={(next) => change({ ...offer, day: DAYS.find((day) => String(day) === next) ?? offer.day })}
      />
      <Reduction
        types={['fixed', 'percent', 'euro']}
        type={offer.discountType}
        value={offer.value}
        isFree={offer.isFree}
        onChange={(type, value, isFree) => {
          const { discountType: _, value: __, isFree: ___, ...rest } = offer;
          change({ ...rest, ...toReduction(type, value, isFree) });
        }}
      />
      <SuggestedPrices offer={offer} offerShop={offerShop} change={change} />
      <ArticlePicker
        label={OFFER_FORM.appliesTo}
        menu={menu}
        withoutSizes
        selection={{ dishes: dishes.map((dish) => ({ dish })), categories, menus }}
        onChange={(next) =>
          change({
            ...offer,
            dishes: next.dishes.map(({ dish }) => dish),
            categories: next.categories,
            menus: next.menus,
          })
        }
      />
      <DailySize offer={offer} menu={menu} change={change} />
      <Tick
        label={OFFER_FORM.withDiscounts}
        help={OFFER_FORM.withDiscountsHelp}
        isOn={offer.accumulative}
        onChange={(accumulative) => change({ ...offer, accumulative })}
      />
      <Tick label={OFFER_FORM.isActive} isOn={offer.active} onChange={(active) => change({ ...offer, active })} />
    </>
  );
}

/** Usual prices below the regular one, to tap; they stay after a tap, and with them the focus. */
function SuggestedPrices({ offer, offerShop, change }: Pick<OfferForm<DailyOffer>, 'offer' | 'offerShop' | 'change'>) {
  const prices = offer.discountType === 'fixed' ? suggestPrices(offerShop, offer) : [];
  if (prices.length === 0) return null;
  return (
    <div className="row">
      {prices.map((price) => (
        <button
          key={price}
          type="button"
          className="button button-line"
          aria-label={OFFER_FORM.suggested(price)}
          onClick={() => {
            const { discountType: _, value: __, isFree: ___, ...rest } = offer;
            change({ ...rest, ...toReduction('fixed', price) });
          }}
        >
          {euro(price)}
        </button>
      ))}
    </div>
  );
}

function DailySize({ offer, menu, change }: Pick<OfferForm<DailyOffer>, 'offer' | 'menu' | 'change'>) {
  const sizes = listSizes(menu, offer);
  if (sizes.length === 0) return null;
  return (
    <Field label={OFFER_FORM.size}>
      {(control) => (
        <select
          className="input"
          value={offer.size ?? ''}
          onChange={({ target }) => {
            const { size: _, ...rest } = offer;
            change(target.value === '' ? rest : { ...rest, size: sizeId(target.value) });
          }}
          {...control}
        >
          <option value="">{OFFER_FORM.anySize}</option>
          {sizes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The sizes of the selected dishes, each once. */
function listSizes(menu: OfferForm['menu'], { dishes, categories }: DailyOffer): readonly Size[] {
  const selected = [
    ...dishes.flatMap((id) => menu.dishes.get(id) ?? []),
    ...menu.categories.filter(({ id }) => categories.includes(id)).flatMap((category) => category.dishes),
  ];
  return [...new Map(selected.flatMap(({ sizes }) => sizes).map((size) => [size.id, size])).values()];
}
