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
          <BeforeWord kind={beforeKind} />
          {euro(before)}
        </del>
      )}
    </>
  );
}

/** 'vorher ' before the lowest price of the 30 days before the reduction (PAngV § 11, S3 L11). */
export const BeforeWord = ({ kind }: { readonly kind: BeforeKind }) =>
  kind === 'lowest' ? <span>{PRICE.lowest} </span> : <span className="visually-hidden">{PRICE.before} </span>;

/** The regular price beside that of the day. */
export const PriceNote = ({ now, before, beforeKind }: PriceProps) =>
  beforeKind === 'regular' && now < before && <small className="price-note">{PRICE.regular(euro(before))}</small>;
