import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { CouponSeries } from '@tischlein/contract/office';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { useNow } from '@tischlein/ui/clock';
import { useRemote } from '@tischlein/ui/use-remote';
import { COUPON_OFFICE, couponValue } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../api/send.ts';
import type { ShopOffice } from '../frame/office-context.ts';
import { OfferIcon } from '../ui/offer-icon.tsx';
import { Progress } from './coupon-table.tsx';
import { findCouponState } from './describe-coupon.ts';
import { SeriesDialog } from './series-dialog.tsx';
import { TableFiles } from '../ui/table-files.tsx';

interface SeriesListProps extends Pick<ShopOffice, 'shop'> {
  readonly mayEdit: boolean;
}

const { series: SAY } = COUPON_OFFICE;

/** Printed series: created at once, printed, listed, ended. */
export function SeriesList({ shop, mayEdit }: SeriesListProps) {
  const {
    value: all = [],
    problem,
    refusal,
    read,
  } = useRemote<CouponSeries[]>({
    key: `coupon series ${shop.id}`,
    read: () => send(calls.listCouponSeries, { params: { shop: shop.id } }),
  });
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<CouponSeries | null>(null);
  const [message, setMessage] = useState('');
  const end = async (series: CouponSeries): Promise<void> => {
    const answer = await send(calls.endCouponSeries, { params: { shop: shop.id, series: series.id } });
    setMessage(answer.ok ? '' : answer.problem.message);
    await read();
  };
  return (
    <section className="coupon-series" aria-labelledby="coupon-series">
      <header className="group">
        <h2 id="coupon-series">{SAY.title}</h2>
        <p className="soft">{SAY.help}</p>
        {mayEdit && (
          <button type="button" className="button button-line" onClick={() => setAdding(true)}>
            <OfferIcon name="copies" />
            {SAY.add}
          </button>
        )}
      </header>
      <p role="status">{refusal || problem || message}</p>
      <ul>
        {all.map((series) => (
          <SeriesItem key={series.id} shop={shop} series={series} onEnd={mayEdit ? () => setEnding(series) : null} />
        ))}
      </ul>
      {isAdding && (
        <SeriesDialog
          shop={shop.id}
          onCreated={(series) => {
            setMessage(SAY.created(series.codes));
            void read();
          }}
          onClosed={() => setAdding(false)}
        />
      )}
      {ending && (
        <ConfirmDialog
          title={SAY.endQuestion(ending.name)}
          texts={[SAY.endHelp]}
          confirm={SAY.end}
          cancel={COUPON_OFFICE.form.cancel}
          mainAnswer="cancel"
          onConfirm={() => void end(ending)}
          onClosed={() => setEnding(null)}
        />
      )}
    </section>
  );
}

interface SeriesItemProps extends Pick<ShopOffice, 'shop'> {
  readonly series: CouponSeries;
  readonly onEnd: (() => void) | null;
}

function SeriesItem({ shop, series, onEnd }: SeriesItemProps) {
  const { id, name, codes, used, type, value, minimumOrderValue, endedAt } = series;
  const state = findCouponState(
    { ...series, active: endedAt === null, maximumUses: codes, maximumUsesPerCustomer: null },
    used,
    useNow(),
  );
  const params = { shop: shop.id, series: id };
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>
          {couponValue(type, value)}
          {minimumOrderValue > 0 && `, ${COUPON_OFFICE.from(minimumOrderValue)}`}
        </small>
      </div>
      <span className="state" data-kind={state.kind}>
        {endedAt === null ? state.words : SAY.ended}
      </span>
      <Progress used={used} most={codes} />
      <div className="row">
        <Link className="button button-line" to={`/${shop.slug}/gutscheine/${id}`}>
          {SAY.print}
        </Link>
        <TableFiles
          csv={buildAddress(calls.exportSeriesCodes, { params })}
          xlsx={buildAddress(calls.exportSeriesWorkbook, { params })}
        />
        {onEnd && endedAt === null && (
          <button type="button" className="link-button" onClick={onEnd}>
            {SAY.end}
          </button>
        )}
      </div>
    </li>
  );
}
