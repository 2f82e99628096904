import { FRAME } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { countWaitingMinutes, type ShopStatus, useShopStatuses } from '../shop-status/use-shop-status.ts';
import { useOffice } from './office-context.ts';
import { OfficeFrame } from './office-frame.tsx';
import { ShopState } from './shop-state.tsx';

const LATE_MINUTES = 3;

/** 'Alle Filialen': the overview of a franchise takes no orders and shows how its branches are. */
export function OverviewPage() {
  const { session, shop: overview, may } = useOffice();
  const { byShop, now } = useShopStatuses();
  const branches = session.shops.filter(({ franchise }) => franchise === overview.id);
  const late = branches
    .map((shop) => ({ shop, status: byShop.get(shop.id) }))
    .filter(({ status }) => status && (countWaitingMinutes(status, now) ?? 0) >= LATE_MINUTES);
  return (
    <OfficeFrame
      title={FRAME.overview}
      isWide
      actions={
        may('shop', 'write') && (
          <Link className="button button-line" to={`/${overview.slug}/neu`}>
            {FRAME.newShop}
          </Link>
        )
      }
    >
      <p className="soft">{FRAME.overviewLead}</p>
      {late.map(({ shop, status }) => (
        <div className="notice late-shop" data-kind="bad" key={shop.id}>
          <strong>
            {status && FRAME.waitsThere(shop.name, status.waitingOrders, countWaitingMinutes(status, now) ?? 0)}
          </strong>
          <Link className="button button-line" to={`/${shop.slug}`}>
            {FRAME.goThere(shop.name)}
          </Link>
        </div>
      ))}
      <table className="shop-table">
        <thead>
          <tr>
            <th scope="col">{FRAME.shop}</th>
            <th scope="col">{FRAME.state}</th>
            <th scope="col">{FRAME.waits}</th>
          </tr>
        </thead>
        <tbody>
          {branches.map((shop) => (
            <tr key={shop.id}>
              <th scope="row">
                <Link to={`/${shop.slug}`}>{shop.name}</Link>
              </th>
              <td>
                <ShopState shop={shop} status={byShop.get(shop.id) ?? null} />
              </td>
              <td>
                <Waiting status={byShop.get(shop.id)} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </OfficeFrame>
  );
}

function Waiting({ status, now }: { readonly status: ShopStatus | undefined; readonly now: number }) {
  const minutes = status ? countWaitingMinutes(status, now) : null;
  if (!status || minutes === null) return FRAME.nobody;
  return (
    <span className="shop-wait" data-late={minutes >= LATE_MINUTES || undefined}>
      {FRAME.waitingSince(status.waitingOrders, minutes)}
    </span>
  );
}
