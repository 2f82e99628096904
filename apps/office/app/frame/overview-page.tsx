import * as calls from '@tischlein/contract/calls';
import type { BranchesToday, OfficeSession } from '@tischlein/contract/office';
import { sum } from '@tischlein/domain';
import { useRemote } from '@tischlein/ui/use-remote';
import { euro } from '@tischlein/wording';
import { FRAME, LATE_FRAME, OFFICE_PAGE_NAMES, SHARED_DESK } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { send } from '../api/send.ts';
import { countWaitingMinutes, LATE_MINUTES, type ShopStatus, useShopStatuses } from '../shop-status/use-shop-status.ts';
import { readDeskShops, writeDeskShops } from '../values/desk-shops.ts';
import { type Column, Table } from '../ui/table.tsx';
import { useOffice } from './office-context.ts';
import { OfficeFrame } from './office-frame.tsx';
import { ShopState } from './shop-state.tsx';

const POLL_EVERY_MS = 60_000;
/** More orders than a kitchen reads at once; people choose on the desk. */
const MOST_SHOPS = 20;

/** 'Alle Filialen': the overview of a franchise takes no orders and shows how its branches are. */
export function OverviewPage() {
  const { session, shop: overview, may } = useOffice();
  const { byShop, now } = useShopStatuses();
  const today = useBranchesToday(overview.id, may('books', 'read'));
  const branches = session.shops.filter(({ franchise }) => franchise === overview.id);
  const late = branches
    .map((shop) => ({ shop, status: byShop.get(shop.id) }))
    .filter(({ status }) => status && (countWaitingMinutes(status, now) ?? 0) >= LATE_MINUTES);
  return (
    <OfficeFrame
      title={FRAME.overview}
      isWide
      actions={
        <>
          {may('desk', 'read') && <SharedDesk branches={branches} />}
          {may('branches', 'read') && (
            <Link className="button button-line" to={`/${overview.slug}/unterschiede`}>
              {OFFICE_PAGE_NAMES['/unterschiede']}
            </Link>
          )}
          {may('shop', 'write') && (
            <Link className="button button-line" to={`/${overview.slug}/neu`}>
              {LATE_FRAME.newShop}
            </Link>
          )}
        </>
      }
    >
      <p className="soft">{LATE_FRAME.overviewLead}</p>
      {late.map(({ shop, status }) => (
        <div className="notice late-shop" data-kind="bad" key={shop.id}>
          <strong>
            {status && LATE_FRAME.waitsThere(shop.name, status.waitingOrders, countWaitingMinutes(status, now) ?? 0)}
          </strong>
          <Link className="button button-line" to={`/${shop.slug}`}>
            {LATE_FRAME.goThere(shop.name)}
          </Link>
        </div>
      ))}
      <Table<BranchRow>
        kind="shop-table"
        onPhones="own"
        rows={branches.map((shop) => ({ shop, sums: today?.find((branch) => branch.shop === shop.id) }))}
        toKey={({ shop }) => shop?.id ?? ''}
        foot={today && { shop: null, sums: addUp(today) }}
        columns={[
          {
            part: 'shop',
            name: LATE_FRAME.shop,
            isHead: true,
            cell: ({ shop }) => (shop ? <Link to={`/${shop.slug}`}>{shop.name}</Link> : LATE_FRAME.allBranches),
          },
          {
            part: 'state',
            name: LATE_FRAME.state,
            cell: ({ shop }) => shop && <ShopState shop={shop} status={byShop.get(shop.id) ?? null} />,
          },
          {
            part: 'waits',
            name: LATE_FRAME.waits,
            cell: ({ shop }) => shop && <Waiting status={byShop.get(shop.id)} now={now} />,
          },
          ...(today ? SUMS : []),
        ]}
      />
    </OfficeFrame>
  );
}

interface BranchRow {
  /** null: all of them. */
  readonly shop: OfficeSession['shops'][number] | null;
  readonly sums: Omit<Today[number], 'shop'> | undefined;
}

const SUMS: readonly Column<BranchRow>[] = [
  { part: 'sum', name: LATE_FRAME.ordersToday, isNumber: true, cell: ({ sums }) => sums?.orders ?? LATE_FRAME.nobody },
  {
    part: 'sum',
    name: LATE_FRAME.totalToday,
    isNumber: true,
    cell: ({ sums }) => (sums ? euro(sums.total) : LATE_FRAME.nobody),
  },
];

/** The desk with the orders of the branches: those that this device has shown before, otherwise all. */
function SharedDesk({ branches }: { readonly branches: OfficeSession['shops'] }) {
  const all = branches.filter(({ state }) => state === 'open').map(({ id }) => id);
  const known = readDeskShops().filter((id) => all.some((each) => each === id));
  const chosen: readonly string[] = known.length > 1 ? known : all.slice(0, MOST_SHOPS);
  const first = branches.find(({ id }) => id === chosen[0]);
  if (!first || chosen.length < 2) return null;
  return (
    <Link className="button button-line" to={`/${first.slug}`} onClick={() => writeDeskShops(chosen)}>
      {SHARED_DESK.open}
    </Link>
  );
}

function Waiting({ status, now }: { readonly status: ShopStatus | undefined; readonly now: number }) {
  const minutes = status ? countWaitingMinutes(status, now) : null;
  if (!status || minutes === null) return LATE_FRAME.nobody;
  return (
    <span className="shop-wait" data-late={minutes >= LATE_MINUTES || undefined}>
      {LATE_FRAME.waitingSince(status.waitingOrders, minutes)}
    </span>
  );
}

type Today = BranchesToday['branches'];

/** null: not read yet, or the role may not. */
function useBranchesToday(shop: string, mayRead: boolean): Today | null {
  const { value } = useRemote<BranchesToday | null>({
    key: `${shop} ${mayRead}`,
    read: async () => (mayRead ? send(calls.listBranchesToday, { params: { shop } }) : { ok: true, value: null }),
    againAfter: () => POLL_EVERY_MS,
  });
  return value?.branches ?? null;
}

const addUp = (today: Today): Omit<Today[number], 'shop'> => ({
  orders: today.reduce((count, { orders }) => count + orders, 0),
  total: sum(today.map(({ total }) => total)),
});
