import type { OfficeSession } from '@tischlein/contract/office';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { steps } from '@tischlein/ui/steps';
import { FRAME, LATE_FRAME } from '@tischlein/wording/office';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { countWaitingMinutes, LATE_MINUTES, type ShopStatus, useShopStatuses } from '../shop-status/use-shop-status.ts';
import { useOffice } from './office-context.ts';
import { ShopMark } from './shop-mark.tsx';
import { ShopState } from './shop-state.tsx';

type Shop = OfficeSession['shops'][number];

const SEARCH_FROM = 6;
/** People search a longer list; drawing thousands of rows takes seconds. */
const MOST_SHOWN = 100;

/** Shops with their state and who waits there since when; choosing one stays on the same page. */
export function SwitchDialog({ onClosed }: { readonly onClosed: () => void }) {
  const { session, shop, may } = useOffice();
  const { byShop, now } = useShopStatuses();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const chosen = useRef<Shop | null>(null);
  const isCreating = useRef(false);
  const [search, setSearch] = useState('');
  const close = (): void => {
    onClosed();
    if (isCreating.current) return steps.whenSettled(() => void navigate(`/${shop.slug}/neu`));
    const target = chosen.current;
    if (!target || target.id === shop.id) return;
    const path = pathname.replace(`/${shop.slug}`, `/${target.slug}`);
    steps.whenSettled(() => void navigate(path));
  };
  const found = session.shops
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .toSorted((left, right) => Number(right.isFranchiseOverview) - Number(left.isFranchiseOverview));
  const hidden = found.length - MOST_SHOWN;
  return (
    <Dialog title={LATE_FRAME.switchShop} onClosed={close}>
      <div className="dialog-body">
        {session.shops.length >= SEARCH_FROM && (
          <input
            className="input"
            type="search"
            aria-label={LATE_FRAME.searchShop}
            placeholder={LATE_FRAME.searchShop}
            data-first-focus={session.shops.length > MOST_SHOWN || undefined}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        <ul className="shop-rows">
          {found.slice(0, MOST_SHOWN).map((each) => (
            <li key={each.id}>
              <ShopRow
                shop={each}
                status={byShop.get(each.id) ?? null}
                now={now}
                isCurrent={each.id === shop.id}
                onChoose={(element) => {
                  chosen.current = each;
                  closeContainingDialog(element);
                }}
              />
            </li>
          ))}
        </ul>
        {hidden > 0 && <p className="soft">{LATE_FRAME.moreShops(hidden)}</p>}
        {may('shop', 'write') && (
          <button
            type="button"
            className="button button-line"
            onClick={({ currentTarget }) => {
              isCreating.current = true;
              closeContainingDialog(currentTarget);
            }}
          >
            {LATE_FRAME.newShop}
          </button>
        )}
        {found.length === 0 && <p role="status">{LATE_FRAME.noShopFound}</p>}
      </div>
    </Dialog>
  );
}

interface ShopRowProps {
  readonly shop: Shop;
  readonly status: ShopStatus | null;
  readonly now: number;
  readonly isCurrent: boolean;
  readonly onChoose: (element: Element) => void;
}

function ShopRow({ shop, status, now, isCurrent, onChoose }: ShopRowProps) {
  const minutes = status && countWaitingMinutes(status, now);
  return (
    <button
      type="button"
      className="shop-row"
      aria-current={isCurrent || undefined}
      data-first-focus={isCurrent || undefined}
      onClick={(event) => onChoose(event.currentTarget)}
    >
      <ShopMark shop={shop} />
      <span className="shop-name">
        <strong>{shop.isFranchiseOverview ? LATE_FRAME.nameOverview(shop.name) : shop.name}</strong>
        <ShopState shop={shop} status={status} />
      </span>
      {status && minutes !== null && (
        <>
          <span className="shop-wait" data-late={minutes >= LATE_MINUTES || undefined}>
            {LATE_FRAME.since(minutes)}
          </span>
          <span className="count" data-hot>
            {status.waitingOrders} <span className="visually-hidden">{FRAME.open}</span>
          </span>
        </>
      )}
    </button>
  );
}
