import type { OverviewTable } from '@tischlein/contract/shop';
import { minutesSince, seatStateAt } from '@tischlein/contract/seat-time';
import { findSeatNote, type SeatNote, type SeatState } from '@tischlein/domain/table';
import { euro } from '@tischlein/wording';
import { seatNoteWords, WAITER } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Link } from '../../browser/router.tsx';
import { tablePath } from './waiter-paths.ts';
import { WaiterIcon } from './waiter-icon.tsx';

interface SeatProps {
  readonly seat: OverviewTable;
  readonly nowMs: number;
  readonly isChosen: boolean;
  readonly onChoose: (table: number, event: MouseEvent) => void;
  readonly isInPlan?: boolean;
}

/** The tile of a table, in three strengths: free, open, calling. */
export function Seat({ seat, nowMs, isChosen, onChoose, isInPlan = false }: SeatProps) {
  const state = seatStateAt(seat, nowMs);
  const since = seat.call && state === 'call' ? seat.call.calledAt : seat.lastBookedAt;
  return (
    <Link
      className="seat"
      to={tablePath(seat.table)}
      data-state={state}
      data-round={(isInPlan && seat.place?.isRound) || undefined}
      aria-current={isChosen ? 'true' : undefined}
      style={isInPlan ? toPlace(seat) : undefined}
      onClick={(event) => onChoose(seat.table, event)}
    >
      <span className="seat-number">
        <span className="visually-hidden">{WAITER.table(seat.table)} </span>
        <span aria-hidden="true">{seat.table}</span>
      </span>
      <span className="seat-time">{since !== null && WAITER.minutes(minutesSince(since, nowMs))}</span>
      <span className="seat-sum">{seat.due > 0 && euro(seat.due)}</span>
      <span className="seat-note">
        <Note seat={seat} state={state} />
      </span>
    </Link>
  );
}

const NOTE_ICONS: Partial<Readonly<Record<SeatNote, ReactNode>>> = {
  call: <WaiterIcon name="bell" />,
  held: <WaiterIcon name="bell" />,
  late: <Icon name="clock" />,
  ready: <WaiterIcon name="dome" />,
  pays: <Icon name="mobile" />,
  inKitchen: <Icon name="flame" />,
  paid: <Icon name="check" />,
  settled: <Icon name="check" />,
};

function Note({ seat, state }: { readonly seat: OverviewTable; readonly state: SeatState }) {
  const note = findSeatNote(seat, state);
  const isBill = seat.call?.kind === 'billCash' || seat.call?.kind === 'billCard';
  return (
    <>
      {note === 'call' && isBill ? <Icon name="card" /> : NOTE_ICONS[note]}
      <span>{seatNoteWords(seat, note)}</span>
    </>
  );
}

type Place = CSSProperties & Readonly<Record<'--seat-column' | '--seat-row', number>>;

const toPlace = ({ place }: OverviewTable): Place | undefined =>
  place ? { '--seat-column': place.column, '--seat-row': place.row } : undefined;
