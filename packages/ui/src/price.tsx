import type { Cents } from '@tischlein/domain';
import type { BeforeKind } from '@tischlein/domain/offers';
import { euro, PRICE } from '@tischlein/wording';

interface PriceProps {
  readonly now: Cents;
  readonly before: Cents;
  readonly beforeKind?: BeforeKind;
  readonly from?: boolean;
}

/** The current price, the one that it may be compared with, and what that is (S3 L4). */
export const Price = (props: PriceProps) => (
  <>
    <PriceFigures {...props} /> <PriceNote {...props} />
  </>
);

/** The amounts alone, for narrow columns: the note goes where a sentence has room. */
export function PriceFigures({ now, before, beforeKind = 'list', from = false }: PriceProps) {
  const isReduced = now < before && beforeKind !== 'regular';
  return (
    <>
      <span className="price" data-reduced={isReduced || undefined}>
        {isReduced && <span className="visually-hidden">{PRICE.now} </span>}
        {from && <span className="price-from">{PRICE.from} </span>}
        {euro(now)}
      </span>
      {isReduced && (
        <del className="price-old">
          <span className="visually-hidden">{PRICE.before} </span>
          {euro(before)}
        </del>
      )}
    </>
  );
}

/** What the price is compared with, in words; nothing for a list price. */
export function PriceNote({ now, before, beforeKind = 'list' }: PriceProps) {
  if (now >= before || beforeKind === 'list') return null;
  const text = beforeKind === 'regular' ? PRICE.regular(euro(before)) : PRICE.lowest;
  return <small className="price-note">{text}</small>;
}
