import { FLOOR, WAITER } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { useStore } from '@tischlein/ui/store';
import { useNow } from '@tischlein/ui/clock';
import { showToast } from '@tischlein/ui/toasts';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { timeInShop } from '@tischlein/shop-time';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { StepHeading } from './step-heading.tsx';
import { FLOOR_PATH, ITEMS_PATH, tablePath } from './waiter-paths.ts';
import { WaiterIcon } from './waiter-icon.tsx';
import { getSession, signOut } from './waiter-session.ts';

export type Tab = 'tables' | 'order' | 'items';

interface WaiterBarProps {
  readonly tab: Tab;
  /** In the place of the tabs on phones: 'Tisch 7'. */
  readonly title: string;
  readonly step: string;
  /** On phones a link leads back to this table, whose page leads to all; null: the page has the areas at its foot. */
  readonly backTo: number | null;
  readonly isConnected: boolean;
  /** Page of the tab 'Bestellen'; null: a table has to be chosen first. */
  readonly takePath: string | null;
  readonly onChooseTable: () => void;
}

/** The bar of every page of the waiters. */
export function WaiterBar({ tab, title, step, backTo, isConnected, takePath, onChooseTable }: WaiterBarProps) {
  const { shop } = useShop();
  const session = useStore(getSession(shop.id));
  const isOfOffice = session.kind === 'in' && session.isOfOffice;
  return (
    <header className="floor-bar">
      {backTo !== null && (
        <Link className="icon-button detail-back" to={tablePath(backTo)} aria-label={WAITER.backTo(backTo)}>
          <Icon name="back" />
        </Link>
      )}
      <span className="floor-shop">{shop.branchName ?? shop.title}</span>
      <StepHeading className="floor-title" title={title} step={step} />
      <nav className="floor-tabs" aria-label={WAITER.areas}>
        <WaiterTabs {...{ tab, takePath, onChooseTable }} />
      </nav>
      <Clock />
      <span className="floor-state" role="status">
        {isConnected ? <WaiterIcon name="online" /> : <Icon name="offline" />}
        <span>{isConnected ? WAITER.connected : FLOOR.offline}</span>
      </span>
      {isOfOffice ? (
        <a className="icon-button" href={`/office/${shop.slug}`} aria-label={WAITER.office}>
          <WaiterIcon name="office" />
        </a>
      ) : (
        <button className="icon-button" type="button" aria-label={WAITER.signOut} onClick={() => void leave(shop.id)}>
          <WaiterIcon name="signOut" />
        </button>
      )}
    </header>
  );
}

type WaiterTabsProps = Pick<WaiterBarProps, 'tab' | 'takePath' | 'onChooseTable'>;

/** The three areas: in the bar, and at the foot of phones. */
export function WaiterTabs({ tab, takePath, onChooseTable }: WaiterTabsProps) {
  const current = (name: Tab) => (tab === name ? 'page' : undefined);
  return (
    <>
      <Link className="floor-tab" to={FLOOR_PATH} aria-current={current('tables')}>
        <WaiterIcon name="tables" />
        {WAITER.tables}
      </Link>
      {takePath === null ? (
        <button className="floor-tab" type="button" onClick={onChooseTable}>
          <Icon name="plus" />
          {WAITER.order}
        </button>
      ) : (
        <Link className="floor-tab" to={takePath} aria-current={current('order')}>
          <Icon name="plus" />
          {WAITER.order}
        </Link>
      )}
      <Link className="floor-tab" to={ITEMS_PATH} aria-current={current('items')}>
        <Icon name="receipt" />
        {WAITER.items}
      </Link>
    </>
  );
}

function Clock() {
  const now = useNow();
  return <span className="floor-clock">{useHydrated() ? timeInShop(now) : ''}</span>;
}

async function leave(shopId: string): Promise<void> {
  const problem = await signOut(shopId);
  showToast({ icon: problem ? 'alert' : 'check', text: problem ?? WAITER.signedOut });
}
