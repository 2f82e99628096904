import type { OverviewTable, TableOverview } from '@tischlein/contract/shop';
import { sum } from '@tischlein/domain';
import { needsWaiter } from '@tischlein/domain/table';
import { EmptyState } from '@tischlein/ui/empty-state';
import { FLOOR, WAITER } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { Skeleton } from '@tischlein/ui/skeleton';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Seat } from './seat.tsx';
import { seatStateAt } from '@tischlein/contract/seat-time';
import { WaiterIcon } from './waiter-icon.tsx';

interface FloorProps {
  /** null: not known yet. */
  readonly overview: TableOverview | null;
  readonly nowMs: number;
  readonly chosen: number | null;
  readonly onChoose: (table: number, event: MouseEvent) => void;
  /** Calls, waiting rounds and problems. */
  readonly children: ReactNode;
}

type Filter = 'call' | 'late' | 'open';

/** All tables as a list by area, or as a plan if the office has placed them. */
export function Floor({ overview, nowMs, chosen, onChoose, children }: FloorProps) {
  const [isPlan, setPlan] = useState(false);
  const [filter, setFilter] = useState<Filter | null>(null);
  const seats = overview?.tables ?? [];
  const hasPlan = seats.some(({ place }) => place !== null);
  const shown = seats.filter((seat) => filter === null || matches(seat, filter, nowMs));
  const toSeat = (seat: OverviewTable, isInPlan = false) => (
    <Seat
      key={seat.table}
      seat={seat}
      nowMs={nowMs}
      isChosen={seat.table === chosen}
      isInPlan={isInPlan}
      onChoose={onChoose}
    />
  );
  return (
    <main className="floor-main" id="content" tabIndex={-1}>
      {children}
      {!overview && <Skeleton />}
      {overview && (
        <div className="floor-head">
          {hasPlan && <ViewSwitch isPlan={isPlan} onChange={setPlan} />}
          <Filters seats={seats} nowMs={nowMs} filter={filter} onChange={setFilter} />
        </div>
      )}
      {overview && seats.every((seat) => seatStateAt(seat, nowMs) === 'free') && <AllFree />}
      {overview && shown.length === 0 && seats.length > 0 && <p className="soft">{FLOOR.noMatch}</p>}
      {isPlan && hasPlan ? (
        <div className="floor-plan">{shown.filter(({ place }) => place).map((seat) => toSeat(seat, true))}</div>
      ) : (
        [...Map.groupBy(shown, ({ area }) => area)].map(([area, own]) => (
          <section key={area}>
            <h2 className="floor-area">
              {area || FLOOR.withoutArea}
              <span>{WAITER.open(sum(own.map(({ due }) => due)))}</span>
            </h2>
            <div className="floor-grid">{own.map((seat) => toSeat(seat))}</div>
          </section>
        ))
      )}
    </main>
  );
}

function matches(seat: OverviewTable, filter: Filter, nowMs: number): boolean {
  const state = seatStateAt(seat, nowMs);
  if (filter === 'open') return state !== 'free';
  return filter === 'call' ? needsWaiter(state) : state === filter;
}

const AllFree = () => (
  <EmptyState icon={<WaiterIcon name="tables" />} level="h3" title={FLOOR.empty} text={FLOOR.emptyHint} />
);

interface ViewSwitchProps {
  readonly isPlan: boolean;
  readonly onChange: (isPlan: boolean) => void;
}

const ViewSwitch = ({ isPlan, onChange }: ViewSwitchProps) => (
  <fieldset className="switch">
    <legend className="visually-hidden">{FLOOR.view}</legend>
    <label>
      <input type="radio" name="floor-view" checked={!isPlan} onChange={() => onChange(false)} />
      {FLOOR.list}
    </label>
    <label>
      <input type="radio" name="floor-view" checked={isPlan} onChange={() => onChange(true)} />
      {FLOOR.plan}
    </label>
  </fieldset>
);

interface FiltersProps {
  readonly seats: readonly OverviewTable[];
  readonly nowMs: number;
  readonly filter: Filter | null;
  readonly onChange: (filter: Filter | null) => void;
}

function Filters({ seats, nowMs, filter, onChange }: FiltersProps) {
  const count = (name: Filter): number => seats.filter((seat) => matches(seat, name, nowMs)).length;
  const toggle = (name: Filter) => ({
    className: 'floor-filter',
    type: 'button' as const,
    'aria-pressed': filter === name,
    onClick: () => onChange(filter === name ? null : name),
  });
  return (
    <div className="floor-filters">
      <button {...toggle('call')}>
        <WaiterIcon name="bell" />
        {FLOOR.calling(count('call'))}
      </button>
      <button {...toggle('late')}>
        <Icon name="clock" />
        {FLOOR.late(count('late'))}
      </button>
      <button {...toggle('open')}>{FLOOR.open(count('open'))}</button>
    </div>
  );
}
