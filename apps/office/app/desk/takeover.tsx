import type { DeskOrder } from '@tischlein/contract/office';
import { ESCALATION_OFFICE as SAY, PAUSE } from '@tischlein/wording/office';
import { useWholePresses } from '@tischlein/ui/use-whole-presses';
import { Suspense, useId, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { loadLate } from '../ui/load-late.tsx';
import { AcceptAll } from './accept-all.tsx';
import { AlarmRow } from './alarm-row.tsx';
import type { DeskState } from './use-desk-state.ts';
import { countWaited } from './waiting.ts';

const DeskPause = loadLate(async () => (await import('./desk-pause.tsx')).DeskPause);
const ShopsPause = loadLate(async () => (await import('./shops-pause.tsx')).ShopsPause);
const OtherPauses = loadLate(async () => (await import('./other-pauses.tsx')).OtherPauses);

interface TakeoverProps {
  /** All orders that wait too long, oldest first; at least one. */
  readonly late: readonly DeskOrder[];
  readonly state: DeskState;
  /** Who knows of it. */
  readonly told: string;
  /** What happens to an order that is not answered, and when. */
  readonly describeEnd: (order: DeskOrder, now: number) => string;
  readonly onClosed: () => void;
}

/** All late orders take the screen. Each is answered by itself, or all by one press and a question; pausing is one press away. */
export function Takeover({ late, state, told, describeEnd, onClosed }: TakeoverProps) {
  const { now, shopNames, minutes, acceptAll, run } = state;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const wholePresses = useWholePresses();
  const [oldest] = late;
  return (
    <dialog
      className="takeover"
      role="alertdialog"
      aria-labelledby={titleId}
      ref={showModal}
      onClose={onClosed}
      {...wholePresses}
    >
      <header className="alarm-head">
        <Icon name="alert" />
        <div>
          <h2 id={titleId} ref={title} tabIndex={-1}>
            {SAY.waiting(late.length)}
          </h2>
          <p>{[oldest && SAY.oldest(countWaited(oldest, now)), told].filter(Boolean).join(' ')}</p>
        </div>
        <AlarmTools state={state} late={late} />
      </header>
      <ul className="alarm-list" aria-label={SAY.late}>
        {late.map((order) => (
          <AlarmRow
            key={order.id}
            order={order}
            now={now}
            shopName={shopNames.get(order.shop) ?? null}
            end={describeEnd(order, now)}
            minutes={minutes}
            run={run}
            onAnswered={() => title.current?.focus()}
          />
        ))}
      </ul>
      <footer className="alarm-foot">
        <button type="button" className="link-button" onClick={onClosed}>
          {SAY.toDesk}
        </button>
        <AcceptAll kind="alarm" orders={late} acceptAll={acceptAll} />
      </footer>
    </dialog>
  );
}

/** Pause and sound. A shared desk asks which shops pause, beginning with those of the late orders. */
function AlarmTools({ state, late }: Pick<TakeoverProps, 'state' | 'late'>) {
  const { deskShops, isShared, isSoundOn, setSoundOn } = state;
  const [isPausing, setPausing] = useState(false);
  const [shop] = deskShops.shops;
  const close = (): void => setPausing(false);
  return (
    <>
      <div className="alarm-tools">
        <button type="button" className="button alarm-pause" onClick={() => setPausing(!isPausing)}>
          <Icon name="pause" />
          {PAUSE.make}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setSoundOn(!isSoundOn)}>
          <Icon name="sound" />
          {isSoundOn ? SAY.soundOff : SAY.soundOn}
        </button>
      </div>
      <Suspense>
        {isShared && isPausing && (
          <ShopsPause shops={deskShops.shops} first={late.map((order) => order.shop)} onStart={close} />
        )}
        {isShared && <OtherPauses shops={deskShops.shops} />}
        {!isShared && shop && <DeskPause shop={shop.id} isOpen={isPausing} onStart={close} />}
      </Suspense>
    </>
  );
}

/**
 * The title takes the focus: a key pressed at this moment must neither accept nor refuse. Afterwards the focus is where it was, or on
 * the title of the desk.
 */
const showModal = (element: HTMLDialogElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  if (!element.open) element.showModal();
  element.querySelector('h2')?.focus();
  return () => {
    element.close();
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  };
};
