import type { OverviewTable } from '@tischlein/contract/shop';
import { sum } from '@tischlein/domain';
import { minutesSince, seatStateAt } from '@tischlein/contract/seat-time';
import { findSeatNote, needsWaiter } from '@tischlein/domain/table';
import { euro } from '@tischlein/wording';
import { seatNoteWords, TABLES } from '@tischlein/wording/office';
import type { CSSProperties } from 'react';
import { useServerNow } from '../values/server-now.ts';
import { type Room as RoomState, useRoom } from './use-room.ts';
import { Loading } from '../ui/loading.tsx';

interface RoomProps {
  readonly shop: string;
  readonly slug: string;
}

const { room: SAY } = TABLES;

/** The tables now, each a link to the waiters' pages: as on the plan, the others by area. */
export function Room({ shop, slug }: RoomProps) {
  const { room, problem } = useRoom(shop);
  if (!room) return <Loading problem={problem} />;
  return (
    <>
      {problem && <p className="notice">{SAY.offline}</p>}
      <Seats room={room} slug={slug} />
    </>
  );
}

function Seats({ room: { overview, clockOffset }, slug }: { readonly room: RoomState; readonly slug: string }) {
  const now = useServerNow(clockOffset);
  const { tables } = overview;
  const states = tables.map((seat) => seatStateAt(seat, now));
  const open = states.filter((state) => state !== 'free').length;
  const [calling, late] = [states.filter(needsWaiter).length, states.filter((state) => state === 'late').length];
  const areas = [...Map.groupBy(tables, ({ place, area }) => (place ? null : area))];
  return (
    <>
      <p className="row room-sum">
        {SAY.open(open, sum(tables.map(({ due }) => due)))}
        {calling > 0 && <strong>{SAY.calling(calling)}</strong>}
        {late > 0 && <strong>{SAY.late(late)}</strong>}
      </p>
      <p className="soft">{SAY.help}</p>
      {areas.map(([area, seats]) => (
        <section
          key={area}
          className="room-area"
          aria-label={area === null ? TABLES.plan.area : area || TABLES.without}
        >
          {area !== null && areas.length > 1 && <h3>{area || TABLES.without}</h3>}
          <ul className={area === null ? 'room-plan' : 'room-list'}>
            {seats.map((seat) => (
              <Seat key={seat.table} seat={seat} slug={slug} now={now} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Seat({ seat, slug, now }: { readonly seat: OverviewTable; readonly slug: string; readonly now: number }) {
  const { table, place, due, call, waitingSince, lastBookedAt } = seat;
  const state = seatStateAt(seat, now);
  const since = (state === 'call' && call?.calledAt) || waitingSince || lastBookedAt;
  return (
    <li style={place ? toCell(place) : undefined}>
      <a
        className="room-table"
        href={`/f=${slug}/service/tisch/${table}`}
        target="_blank"
        rel="noreferrer"
        data-state={state}
        data-round={place?.isRound || undefined}
      >
        <strong>
          <span className="visually-hidden">{TABLES.name(table)} </span>
          <span aria-hidden="true">{table}</span>
        </strong>
        {due > 0 && <span>{euro(due)}</span>}
        <small>{seatNoteWords(seat, findSeatNote(seat, state))}</small>
        {state !== 'free' && since && <small>{SAY.minutes(minutesSince(since, now))}</small>}
      </a>
    </li>
  );
}

type Cell = CSSProperties & Readonly<Record<'--column' | '--row', number>>;

const toCell = ({ column, row }: { readonly column: number; readonly row: number }): Cell => ({
  '--column': column,
  '--row': row,
});
