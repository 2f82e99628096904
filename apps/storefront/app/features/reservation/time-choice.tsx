import type { ReservationTimes } from '@tischlein/contract/shop';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { dayInWords, weekday } from '@tischlein/wording';
import { RESERVE } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { CallLink } from './call-link.tsx';
import { WaitingPicks } from './day-choice.tsx';
import { Pick, Picks } from './picks.tsx';
import type { TableChoice } from './use-table-choice.ts';

type Times = ReservationTimes['times'];

interface TimeChoiceProps {
  readonly choice: TableChoice;
  readonly error: string;
}

/** The times of the day; taken ones stay visible, struck through. */
export function TimeChoice({ choice, error }: TimeChoiceProps) {
  const errorId = useId();
  const { times, problem } = choice;
  const free = times?.filter(({ isFree }) => isFree).length ?? 0;
  const isInvalid = error !== '' && choice.time === undefined;
  return (
    <fieldset
      className="reserve-section reserve-times"
      tabIndex={-1}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? errorId : undefined}
    >
      <legend>{RESERVE.whichTime}</legend>
      <p className="visually-hidden" role="status">
        {times ? RESERVE.timesFound(free) : RESERVE.loadingTimes}
      </p>
      {problem !== '' && (
        <Notice kind="bad" icon="offline" role="alert">
          {problem}
        </Notice>
      )}
      {!times && problem === '' && <WaitingPicks count={10} />}
      {times && free === 0 && <NothingFree choice={choice} />}
      {times && <TimeGroups times={times} choice={choice} />}
      {isInvalid && (
        <p className="field-error" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

const EVENING = '16:00';
const MORNING = '05:00';
const isEvening = ({ arrival }: Times[number]): boolean => arrival >= EVENING || arrival < MORNING;

function TimeGroups({ times, choice }: { readonly times: Times; readonly choice: TableChoice }) {
  const groups = [
    { name: RESERVE.midday, of: times.filter((time) => !isEvening(time)) },
    { name: RESERVE.evening, of: times.filter(isEvening) },
  ].filter((group) => group.of.length > 0);
  return groups.map(({ name, of }) => (
    <div key={name} className="reserve-part">
      <h3>{name}</h3>
      <Picks label={name}>
        {of.map(({ startsAt, arrival, isFree }) => (
          <Pick
            key={startsAt}
            name="time"
            isChosen={choice.time?.startsAt === startsAt}
            isDisabled={!isFree}
            onChoose={() => choice.setStartsAt(startsAt)}
          >
            <span>
              {arrival}
              {!isFree && <span className="visually-hidden"> {RESERVE.full}</span>}
            </span>
          </Pick>
        ))}
      </Picks>
    </div>
  ));
}

function NothingFree({ choice }: { readonly choice: TableChoice }) {
  const { offer, times = [], guests, setDate } = choice;
  const day = offer?.days.find(({ date }) => date === offer.date);
  const next = offer?.next;
  const words = times.length === 0 || !day ? RESERVE.noTimes : RESERVE.nothingFree(weekday(day.day), guests);
  return (
    <>
      <Notice kind="warn" icon="clock">
        <strong>{words}</strong>
        <br />
        {next ? RESERVE.nextFree(dayInWords(next), next.arrivals) : RESERVE.nothingLater}
      </Notice>
      <div className="reservation-actions">
        {next && (
          <button className="button button-line" type="button" onClick={() => setDate(next.date)}>
            {RESERVE.showDay(weekday(next.day))}
          </button>
        )}
        <CallLink />
      </div>
    </>
  );
}
