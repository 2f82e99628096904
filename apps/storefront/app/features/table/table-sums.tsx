import type { Cents } from '@tischlein/domain';
import { euro } from '@tischlein/wording';
import { Fragment } from 'react';
import '../../styles/receipt.css';

interface SumRow {
  readonly name: string;
  readonly amount: Cents;
}

/** A few sums, the last one in bold. */
export function TableSums({ rows, total }: { readonly rows: readonly SumRow[]; readonly total: SumRow }) {
  return (
    <dl className="sums">
      {rows.map(({ name, amount }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{euro(amount)}</dd>
        </Fragment>
      ))}
      <dt className="sum-total">{total.name}</dt>
      <dd className="sum-total">{euro(total.amount)}</dd>
    </dl>
  );
}
