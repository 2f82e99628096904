import type { DeskOrder } from '@tischlein/contract/office';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { ACCEPT_ALL as SAY } from '@tischlein/wording/office';
import { useState } from 'react';

interface AcceptAllProps {
  /** That wait for an answer now. */
  readonly orders: readonly DeskOrder[];
  /** Accepts them with the minutes that are shown; resolves to the problems of those that could not be, by order. */
  readonly acceptAll: (orders: readonly DeskOrder[]) => Promise<ReadonlyMap<string, string>>;
  readonly kind: 'link' | 'alarm';
}

/** Accepts all orders that are shown, after one question that names how many. */
export function AcceptAll({ orders, acceptAll, kind }: AcceptAllProps) {
  /** Those that the question is about; others that arrive are not. */
  const [asked, setAsked] = useState<readonly DeskOrder[]>([]);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [isBusy, setBusy] = useState(false);
  // Another device may have answered some of them since.
  const waiting = orders.filter(({ id }) => asked.some((order) => order.id === id));
  const accept = async (): Promise<void> => {
    setBusy(true);
    setProblems(await acceptAll(waiting));
    setBusy(false);
  };
  return (
    <>
      <Problems orders={orders} problems={problems} />
      {orders.length > 1 && (
        <AskButton kind={kind} count={orders.length} isBusy={isBusy} onPress={() => setAsked(orders)} />
      )}
      {waiting.length > 0 && (
        <ConfirmDialog
          title={SAY.question(waiting.length)}
          texts={[SAY.help(waiting.map(({ number }) => number))]}
          confirm={SAY.these(waiting.length)}
          cancel={SAY.cancel}
          onConfirm={() => void accept()}
          onClosed={() => {
            setAsked([]);
            catchFocus();
          }}
        />
      )}
    </>
  );
}

interface AskButtonProps extends Pick<AcceptAllProps, 'kind'> {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** Goes with the orders that it has accepted, and the focus with it unless that is led on. */
function AskButton({ kind, count, isBusy, onPress }: AskButtonProps) {
  return (
    <button
      type="button"
      ref={leadFocusOn}
      className={kind === 'link' ? 'link-button lane-link' : 'button alarm-all'}
      aria-haspopup="dialog"
      aria-disabled={isBusy}
      onClick={() => isBusy || onPress()}
    >
      {kind === 'link' ? SAY.all : SAY.these(count)}
      {kind === 'alarm' && <small>{SAY.withTimes}</small>}
    </button>
  );
}

/** Only a focus that goes with the button: nobody is interrupted who had none. */
const leadFocusOn = (button: HTMLButtonElement | null) =>
  button
    ? () => {
        if (document.activeElement !== document.body) queueMicrotask(catchFocus);
      }
    : undefined;

/** A focus that is lost goes to the title of the alarm, or of the desk. */
function catchFocus(): void {
  if (document.activeElement !== document.body) return;
  (document.querySelector<HTMLElement>('.takeover h2') ?? document.querySelector('h1'))?.focus();
}

/** What keeps orders waiting; one that was answered elsewhere is no problem any more. */
function Problems({
  orders,
  problems,
}: Pick<AcceptAllProps, 'orders'> & { readonly problems: ReadonlyMap<string, string> }) {
  const failed = orders.filter(({ id }) => problems.has(id));
  const byMessage = Map.groupBy(failed, ({ id }) => problems.get(id) ?? '');
  return [...byMessage].map(([message, own]) => (
    <p key={message} className="lane-problem" role="alert">
      {SAY.problem(
        own.map(({ number }) => number),
        message,
      )}
    </p>
  ));
}
