import type { DeskOrder } from '@tischlein/contract/office';
import { DESK, formatDestination, ESCALATION_OFFICE as SAY } from '@tischlein/wording/office';
import { useWholePresses } from '@tischlein/ui/use-whole-presses';
import { Suspense, useId, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { AT_REQUESTED_TIME, pickMinutes } from './minute-choices.ts';
import { MarkedNote } from './marked-note.tsx';
import { OrderLines } from './order-lines.tsx';
import { pickIcon } from './pick-icon.ts';
import type { LiveDesk } from './use-desk.ts';
import { loadLate } from '../ui/load-late.tsx';

const RefuseForm = loadLate(async () => (await import('./refuse-form.tsx')).RefuseForm);

interface TakeoverProps {
  readonly order: DeskOrder;
  /** null: all orders of the desk are of one shop. */
  readonly shopName: string | null;
  /** Since the desk got it. */
  readonly minutes: number;
  /** Who is being told, and what happens next. */
  readonly plan: string;
  /** How many other orders wait. */
  readonly others: number;
  readonly run: LiveDesk['run'];
  readonly onClosed: () => void;
}

/** An unanswered order takes the screen; one tap accepts it. */
export function Takeover({ order, shopName, minutes, plan, others, run, onClosed }: TakeoverProps) {
  const titleId = useId();
  const wholePresses = useWholePresses();
  const [isRefusing, setRefusing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const promise = pickMinutes(order);
  const submit = async (...step: readonly [Parameters<typeof run>[1], Parameters<typeof run>[2]]): Promise<void> =>
    setProblem(await run(order, ...step));
  return (
    <dialog
      className="takeover"
      role="alertdialog"
      aria-labelledby={titleId}
      ref={showModal}
      onClose={onClosed}
      {...wholePresses}
    >
      <p className="takeover-lead">
        <Icon name={pickIcon(order)} />
        {[shopName, SAY.unanswered(minutes), order.dueLabel, formatDestination(order)].filter(Boolean).join(' · ')}
      </p>
      <h2 id={titleId} className="takeover-number" tabIndex={-1}>
        <span className="visually-hidden">{DESK.number(order.number)}</span>
        <span aria-hidden="true">{order.number}</span>
      </h2>
      {order.messageCook && (
        <p className="takeover-note">
          <MarkedNote note={order.messageCook} />
        </p>
      )}
      <OrderLines order={order} />
      {problem && <p role="alert">{problem}</p>}
      {isRefusing ? (
        <Suspense>
          <RefuseForm
            submitLabel={DESK.refuseNow}
            onBack={() => setRefusing(false)}
            onRefuse={(reason) => submit('refuse', { reason })}
          />
        </Suspense>
      ) : (
        <div className="takeover-actions">
          <button type="button" className="button button-line" onClick={() => setRefusing(true)}>
            {DESK.refuse}
          </button>
          <button
            type="button"
            className="button button-main"
            onClick={() => void submit('accept', promise === AT_REQUESTED_TIME ? {} : { minutes: promise })}
          >
            {promise === AT_REQUESTED_TIME ? `${DESK.accept}, ${order.dueLabel}` : SAY.acceptIn(promise)}
          </button>
        </div>
      )}
      {plan && <p>{plan}</p>}
      <button type="button" className="link-button" onClick={onClosed}>
        {SAY.toDesk(others)}
      </button>
    </dialog>
  );
}

// The number takes the focus: a key pressed at this moment must neither accept nor refuse.
const showModal = (element: HTMLDialogElement | null): void => {
  if (!element || element.open) return;
  element.showModal();
  element.querySelector('h2')?.focus();
};
