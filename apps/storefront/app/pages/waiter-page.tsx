import type { TableOverview } from '@tischlein/contract/shop';
import { TABLE } from '@tischlein/wording';
import { WAITER } from '@tischlein/wording/storefront';
import { announce } from '@tischlein/ui/announce';
import { useSharedRemote } from '@tischlein/ui/use-remote';
import { useStore } from '@tischlein/ui/store';
import { Skeleton } from '@tischlein/ui/skeleton';
import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { useRouter } from '../browser/router.tsx';
import { useShop } from '../context/shop-context.ts';
import { QrCode } from '@tischlein/ui/qr-code';
import { Alarms } from '../features/waiter/alarms.tsx';
import { AllItems } from '../features/waiter/all-items.tsx';
import { getBookings } from '../features/waiter/bookings.ts';
import { ChooseTableDialog } from '../features/waiter/choose-table-dialog.tsx';
import { Floor } from '../features/waiter/floor.tsx';
import { type FloorState, getFloor } from '../features/waiter/overview.ts';
import { ServiceNotices } from '../features/waiter/service-notices.tsx';
import { EnterName, SignIn } from '../features/waiter/sign-in.tsx';
import { SplitTable } from '../features/waiter/split-table.tsx';
import { TableDetail } from '../features/waiter/table-detail.tsx';
import { isBeside } from '../features/waiter/use-is-beside.ts';
import { useServiceTime } from '../features/waiter/use-service-time.ts';
import { type Tab, WaiterBar, WaiterTabs } from '../features/waiter/waiter-bar.tsx';
import { takePath, tablePath, type WaiterPlace } from '../features/waiter/waiter-paths.ts';
import { getSession } from '../features/waiter/waiter-session.ts';
import { changeWaiterState, getWaiterState, moveDraft } from '../features/waiter/waiter-state.ts';
import { WaiterTake } from './waiter-take.tsx';

interface WaiterPageProps {
  readonly place: WaiterPlace;
}

/** The pages of the waiters, once it is known who is signed in. */
export function WaiterPage({ place }: WaiterPageProps) {
  const { shop } = useShop();
  const session = useStore(getSession(shop.id));
  const signedIn = async (): Promise<void> => {
    await getBookings(shop.id).change({ type: 'signedIn' });
    getFloor(shop.id).resume();
    void getBookings(shop.id).flush();
  };
  if (session.kind === 'unknown') return <Skeleton />;
  if (session.kind === 'out')
    return <SignIn ended={session.ended} reason={session.reason} onSignedIn={() => void signedIn()} />;
  return session.name === '' ? <EnterName /> : <Service place={place} />;
}

function Service({ place }: WaiterPageProps) {
  const { shop } = useShop();
  const { goTo } = useRouter();
  const { value, isConnected } = useSharedRemote(getFloor(shop.id).remote);
  const { table: current } = useStore(getWaiterState(shop.id));
  const [isChoosing, setChoosing] = useState(false);
  const openChoice = useCallback(() => setChoosing(true), []);
  const overview = value?.seen?.overview ?? null;
  const table = 'table' in place ? place.table : current;
  const tabs = {
    tab: findTab(place),
    takePath: table === null ? null : takePath(table),
    onChooseTable: openChoice,
  };
  const choose = (next: number): void => {
    if (place.kind === 'take') moveDraft(shop.id, place.table, next);
    changeWaiterState(shop.id, { table: next });
    goTo(takePath(next));
  };
  return (
    <div className="floor" data-pane={place.kind}>
      <WaiterBar
        {...tabs}
        title={titlePlace(place)}
        step={STEPS[place.kind]}
        backTo={place.kind === 'take' || place.kind === 'split' ? place.table : null}
        isConnected={isConnected && value?.kind !== 'stopped'}
      />
      <ServiceNotices state={value} isConnected={isConnected} />
      <Area place={place} state={value} overview={overview} table={table} onChoose={openChoice} />
      {place.kind !== 'take' && (
        <nav className="phone-tabs" aria-label={WAITER.areas}>
          <WaiterTabs {...tabs} />
        </nav>
      )}
      {isChoosing && (
        <ChooseTableDialog
          tables={overview?.tables.map((seat) => seat.table) ?? []}
          onChoose={choose}
          onClosed={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

const findTab = ({ kind }: WaiterPlace): Tab => (kind === 'items' ? 'items' : kind === 'take' ? 'order' : 'tables');

const STEPS: Readonly<Record<WaiterPlace['kind'], string>> = {
  floor: '',
  items: '',
  unknown: '',
  table: '',
  take: WAITER.order,
  split: WAITER.split,
};

function titlePlace(place: WaiterPlace): string {
  if ('table' in place) return WAITER.table(place.table);
  return place.kind === 'items' ? WAITER.items : WAITER.tables;
}

interface AreaProps {
  readonly place: WaiterPlace;
  readonly state: FloorState | undefined;
  readonly overview: TableOverview | null;
  readonly table: number | null;
  readonly onChoose: () => void;
}

function Area({ place, state, overview, table, onChoose }: AreaProps): ReactNode {
  const { goTo } = useRouter();
  switch (place.kind) {
    case 'take':
      return <WaiterTake table={place.table} onChangeTable={onChoose} />;
    case 'split':
      return (
        <SplitTable
          table={place.table}
          overview={overview}
          startsWithMove={new URLSearchParams(location.search).has('umbuchen')}
          onMoved={(to) => goTo(tablePath(to))}
          renderCode={(address, label) => <QrCode text={new URL(address, location.href).href} label={label} />}
        />
      );
    case 'items':
      return <AllItems />;
    default:
      return <Tables place={place} state={state} table={table} />;
  }
}

/** The tables, and the chosen one at the right; phones show one of both. */
function Tables({ place, state, table }: Pick<AreaProps, 'place' | 'state' | 'table'>) {
  const { shop } = useShop();
  const { remote } = getFloor(shop.id);
  const nowMs = useServiceTime(state?.seen ?? null);
  const overview = state?.seen?.overview ?? null;
  // Beside the list, another table is only shown: the list keeps its place.
  const choose = (next: number, event: MouseEvent): void => {
    changeWaiterState(shop.id, { table: next });
    if (place.kind !== 'floor' || !isBeside()) return;
    event.preventDefault();
    announce(WAITER.table(next));
  };
  return (
    <>
      <Floor overview={overview} nowMs={nowMs} chosen={table} onChoose={choose}>
        {overview && <Alarms overview={overview} nowMs={nowMs} onChanged={() => void remote.read()} />}
      </Floor>
      {table === null ? (
        <section className="floor-detail" aria-label={TABLE.choose}>
          <p className="floor-hint">{TABLE.choose}</p>
        </section>
      ) : (
        <TableDetail key={table} table={table} seat={overview?.tables.find((seat) => seat.table === table)} />
      )}
    </>
  );
}
