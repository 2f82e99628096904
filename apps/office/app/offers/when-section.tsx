import type { OrderTypeFilter } from '@tischlein/domain/menu';
import { findFormReason } from '@tischlein/domain/offer-editing';
import { Switch } from '@tischlein/ui/switch';
import { TextField } from '@tischlein/ui/field';
import { neverWords, OFFER_FORM, orderTypeWords } from '@tischlein/wording/office';
import { type OfferForm, OwnOfferValues, Section } from './section.tsx';
import type { MenuOffer } from './use-offers.ts';
import { WeekField } from './week-field.tsx';

type DatedOffer = Exclude<MenuOffer, { readonly kind: 'dailyDish' }>;

/** When the offer applies, on which days, and for which orders. */
export function WhenSection(form: OfferForm) {
  const { offer, change } = form;
  return (
    <Section title={OFFER_FORM.when}>
      {offer.kind === 'dailyDish' ? (
        <DailyHours {...form} offer={offer} />
      ) : (
        <>
          <WeekField
            timetable={offer.timetable ?? []}
            onChange={(timetable) => {
              const { timetable: _, ...rest } = offer;
              change(timetable.length > 0 ? { ...rest, timetable } : rest);
            }}
          />
          <Days {...form} offer={offer} />
        </>
      )}
      {offer.kind !== 'freeDelivery' && <OrderTypes {...form} />}
      <OwnOfferValues offer={offer} of="when" />
    </Section>
  );
}

function Days({ offer, offerShop: { date }, change }: OfferForm & { readonly offer: DatedOffer }) {
  const reason = findFormReason(offer, date);
  const isWrong = reason === 'daysSwapped' || reason === 'daysOver';
  const set = (name: 'validFrom' | 'validUntil', value: string): void => {
    const { [name]: _, ...rest } = offer;
    change(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <div className="columns">
      <TextField
        label={OFFER_FORM.firstDay}
        remark={OFFER_FORM.optional}
        type="date"
        value={offer.validFrom ?? ''}
        onChange={({ target }) => set('validFrom', target.value)}
      />
      <TextField
        label={OFFER_FORM.lastDay}
        remark={OFFER_FORM.optional}
        help={OFFER_FORM.daysHelp}
        error={isWrong ? neverWords(reason) : null}
        type="date"
        value={offer.validUntil ?? ''}
        onChange={({ target }) => set('validUntil', target.value)}
      />
    </div>
  );
}

function DailyHours({ offer, change }: OfferForm & { readonly offer: Extract<MenuOffer, { kind: 'dailyDish' }> }) {
  const { timespan } = offer;
  return (
    <>
      <Switch
        legend={OFFER_FORM.when}
        value={timespan ? 'hours' : 'day'}
        options={[
          { value: 'day', label: OFFER_FORM.wholeDay, unavailable: null },
          { value: 'hours', label: OFFER_FORM.sometimes, unavailable: null },
        ]}
        onChange={(next) => {
          const { timespan: _, ...rest } = offer;
          change(next === 'day' ? rest : { ...rest, timespan: { from: '11:30', to: '14:30' } });
        }}
      />
      {timespan && (
        <div className="columns">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={OFFER_FORM[end]}
              type="time"
              value={timespan[end]}
              onChange={({ target }) =>
                target.value !== '' && change({ ...offer, timespan: { ...timespan, [end]: target.value } })
              }
            />
          ))}
        </div>
      )}
    </>
  );
}

const FILTERS: readonly OrderTypeFilter[] = ['webshop', 'delivery', 'pickup', 'dineIn', 'all'];

/** The order types that an offer can have together (S1 §5). */
function OrderTypes({ offer, offerShop: { config }, change }: OfferForm) {
  const shown = FILTERS.filter(
    (type) => config.supportDineIn || type === offer.type || !['dineIn', 'all'].includes(type),
  );
  return (
    <Switch
      legend={OFFER_FORM.orderTypes}
      value={offer.type}
      options={shown.map((value) => ({ value, label: orderTypeWords(value), unavailable: null }))}
      onChange={(type) => change({ ...offer, type })}
    />
  );
}
