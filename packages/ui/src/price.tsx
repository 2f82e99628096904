import type { Cents } from '@tischlein/domain';
import type { BeforeKind } from '@tischlein/domain/offers';
import { euro } from '@tischlein/wording';
import { PRICE } from '@tischlein/wording/storefront';

/** The current price, and the one that it may be compared with (S3 L4). */
export function Price({
  now,
  before,
  beforeKind = 'list',
  from = false,
}: {
  readonly now: Cents;
  readonly before: Cents;
  readonly beforeKind?: BeforeKind;
  readonly from?: boolean;
}) {
  if (now < before && beforeKind === 'regular')
    return (
      <>
        <Price now={now} before={now} from={from} /> <small className="price-note">{PRICE.regular(euro(before))}</small>
      </>
    );
  const isReduced = now < before;
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
      {isReduced && beforeKind === 'lowest' && <small className="price-note">{PRICE.lowest}</small>}
    </>
  );
}
