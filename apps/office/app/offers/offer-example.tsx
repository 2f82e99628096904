import { NO_CENTS, subtract, sum, toBasisPoints, toCents } from '@tischlein/domain';
import type { Menu } from '@tischlein/domain/menu';
import type { EditableOffer, OfferExample } from '@tischlein/domain/offer-editing';
import type { Adjustment, PricedLine } from '@tischlein/domain/pricing';
import { euro, timeOfDay, weekday } from '@tischlein/wording';
import { OFFER_EXAMPLE, orderTypeWords } from '@tischlein/wording/office';

interface OfferExampleWellProps {
  readonly example: OfferExample | null;
  readonly offer: EditableOffer;
  readonly menu: Menu;
  readonly onOther: () => void;
}

/** An order with the offer, priced by the functions that price the guest's order. */
export function OfferExampleWell({ example, offer, onOther }: OfferExampleWellProps) {
  return (
    <section className="stack well" aria-label={OFFER_EXAMPLE.title}>
      <h2>{OFFER_EXAMPLE.title}</h2>
      {example ? <Calculation example={example} offer={offer} /> : <p>{OFFER_EXAMPLE.none}</p>}
      {example && (
        <button type="button" className="button button-line" onClick={onOther}>
          {OFFER_EXAMPLE.other}
        </button>
      )}
    </section>
  );
}

function Calculation({ example, offer }: { readonly example: OfferExample; readonly offer: EditableOffer }) {
  const { context, priced, withoutOffer, saving, given, share } = example;
  const { deliveryType, time } = context;
  const { deposits, deliveryFee, total } = priced.steps;
  const when = `${weekday(time.day)} ${timeOfDay(time.minute)}`;
  return (
    <>
      <p>{OFFER_EXAMPLE.about(orderTypeWords(deliveryType), when)}</p>
      <dl className="sums">
        {priced.lines.map((line) => (
          <Row key={line.line.id} name={nameLine(line)} amount={euro(line.listPrice)} />
        ))}
        {sumUp(priced.adjustments).map(({ label, amount, offerId }) => (
          <Row key={`${label} ${offerId ?? ''}`} name={label} amount={euro(amount)} kind="minus" />
        ))}
        {priced.freeItems.map(({ name, dishId }) => (
          <Row key={dishId} name={OFFER_EXAMPLE.gift(name)} amount={OFFER_EXAMPLE.free} kind="minus" />
        ))}
        {deposits > 0 && <Row name={OFFER_EXAMPLE.deposit} amount={euro(deposits)} />}
        {deliveryType === 'delivery' && (
          <Row name={OFFER_EXAMPLE.fee} amount={deliveryFee === 0 ? OFFER_EXAMPLE.free : euro(deliveryFee)} />
        )}
        <Row name={OFFER_EXAMPLE.without} amount={euro(withoutOffer)} />
        {saving !== 0 && <Row name={OFFER_EXAMPLE.saving} amount={euro(subtract(NO_CENTS, saving))} kind="minus" />}
        <Row name={OFFER_EXAMPLE.pays} amount={euro(total)} kind="total" />
      </dl>
      {offer.kind !== 'sharedBanner' && (
        <p>{OFFER_EXAMPLE.costs(sum([saving, given]), toBasisPoints(Math.round(share / 100) * 100))}</p>
      )}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly amount: string;
  readonly kind?: 'minus' | 'total';
}

export const Row = ({ name, amount, kind }: RowProps) => (
  <div data-kind={kind}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);

function nameLine({ line }: PricedLine): string {
  const name =
    line.kind === 'combo'
      ? line.combo.name
      : [line.choice.dish.name, line.choice.size?.name].filter((part) => part !== undefined).join(', ');
  return line.amount === 1 ? name : `${line.amount} × ${name}`;
}

/** One row for each offer, however many lines it changes. */
function sumUp(adjustments: readonly Adjustment[]): readonly Pick<Adjustment, 'label' | 'amount' | 'offerId'>[] {
  const groups = Map.groupBy(adjustments, ({ label, offerId }) => `${offerId ?? ''} ${label}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, amount: toCents(sum([first, ...others].map(({ amount }) => amount))) }] : [],
  );
}
