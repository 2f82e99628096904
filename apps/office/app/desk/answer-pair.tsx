import type { DeskOrder } from '@tischlein/contract/office';
import { DESK } from '@tischlein/wording/office';
import { timeInShop } from '@tischlein/shop-time';
import { Icon } from '../ui/icon.tsx';
import { AT_REQUESTED_TIME, listMinutes } from './minute-choices.ts';

interface AnswerPairProps {
  readonly order: DeskOrder;
  /** Milliseconds; of the last full minute. */
  readonly now: number;
  /** Chosen for it. */
  readonly minutes: number;
  readonly onMinutes: (minutes: number) => void;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
}

/** The answer to a new order: its minutes in one row, below them both buttons. An order for a set time needs no minutes. */
export function AnswerPair({ order, now, minutes, onMinutes, onAccept, onRefuse }: AnswerPairProps) {
  return (
    <div className="ticket-answer">
      {minutes !== AT_REQUESTED_TIME && <MinuteStep order={order} now={now} minutes={minutes} onMinutes={onMinutes} />}
      <div className="order-pair">
        <button type="button" className="button button-quiet" onClick={onRefuse}>
          {DESK.refuse}
          <span className="visually-hidden"> {order.number}</span>
        </button>
        <button type="button" className="button button-main" onClick={onAccept}>
          {DESK.accept}
          <span className="visually-hidden"> {order.number}</span>
        </button>
      </div>
    </div>
  );
}

function MinuteStep({
  order,
  now,
  minutes,
  onMinutes,
}: Pick<AnswerPairProps, 'order' | 'now' | 'minutes' | 'onMinutes'>) {
  const choices = listMinutes(order).filter((choice) => choice !== AT_REQUESTED_TIME);
  const index = choices.indexOf(minutes);
  return (
    <div className="minute-step">
      <StepButton
        label={DESK.fewerMinutesFor(order.number)}
        icon="minus"
        minutes={choices[index - 1]}
        onMinutes={onMinutes}
      />
      <output>
        <strong>{DESK.inMinutes(minutes)}</strong>
        <small>{DESK.atGuest(timeInShop(now + minutes * 60_000))}</small>
      </output>
      <StepButton
        label={DESK.moreMinutesFor(order.number)}
        icon="plus"
        minutes={choices[index + 1]}
        onMinutes={onMinutes}
      />
    </div>
  );
}

interface StepButtonProps extends Pick<AnswerPairProps, 'onMinutes'> {
  readonly label: string;
  readonly icon: 'minus' | 'plus';
  /** undefined: there is no further step. */
  readonly minutes: number | undefined;
}

const StepButton = ({ label, icon, minutes, onMinutes }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={minutes === undefined}
    onClick={() => minutes !== undefined && onMinutes(minutes)}
  >
    <Icon name={icon} />
  </button>
);
