import type { Cents } from '@tischlein/domain';
import { euro } from '@tischlein/wording';
import { PRICE } from '@tischlein/wording/storefront';

/** The current price, and the old one if it is reduced. */
export function Price({
  now,
  before,
  from = false,
}: {
  readonly now: Cents;
  readonly before: Cents;
  readonly from?: boolean;
}) {
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
    </>
  );
}
