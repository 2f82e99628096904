// Here and not in the parts that load late: a stylesheet whose loading failed is not loaded again.
import '@tischlein/ui/styles/stepper.css';
import '../styles/unanswered.css';
import '../styles/shift.css';
import type { DeskOrder, OfficeSession } from '@tischlein/contract/office';
import { DESK, newOrders, OFFICE_GROUP_NAMES, totalsText } from '@tischlein/wording/office';
import { type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { useOffice } from '../frame/office-context.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { useServerNow } from '../values/clock.ts';
import { Icon } from '../ui/icon.tsx';
import { PausePanel } from '../pause/pause-panel.tsx';
import { usePause } from '../pause/use-pause.ts';
import { COLUMNS, type Desk, doneOrders, listLater, listOrders, listTotals, withdrawnOrders } from './desk.ts';
import { DeskBar } from './desk-bar.tsx';
import type { TicketKind } from './printed-ticket.tsx';
import { Ticket } from './ticket.tsx';
import { useAlarm } from './use-alarm.ts';
import { type LiveDesk, useDesk } from './use-desk.ts';
import { findLoudness, mayRing } from './waiting.ts';

const PrinterNotice = loadLate(async () => (await import('./printer-notice.tsx')).PrinterNotice);
const KioskPrinter = loadLate(async () => (await import('./kiosk-printer.tsx')).KioskPrinter);
// Paper comes after the orders on the screen.
const PrintedTicket = loadLate(async () => (await import('./printed-ticket.tsx')).PrintedTicket);
const TicketDetail = loadLate(async () => (await import('./ticket-detail.tsx')).TicketDetail);
const Unanswered = loadLate(async () => (await import('./unanswered.tsx')).Unanswered);

const ShiftControl = lazy(async () => ({
  default: (await loadUntilThere(() => import('../shift/shift-control.tsx'))).ShiftControl,
}));

/** From the second step on, an order rings even if it was opened. */
const LOUD = 2;

interface DeskPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** Printers that need help, and this browser where it prints itself. */
function Printers({ shop }: { readonly shop: string }) {
  const [search] = useSearchParams();
  const kiosk = search.get('drucker');
  return (
    <Suspense>
      <PrinterNotice shop={shop} />
      {kiosk && <KioskPrinter shop={shop} printer={kiosk} />}
    </Suspense>
  );
}

/** The order desk: columns for new, cooking and ready orders, with the chosen order in full beside them. */
export function DeskPage({ shop }: DeskPageProps) {
  const { desk, isConnected, run, seesToWithdrawals, noteOpened } = useDesk(shop.id);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [isSoundOn, setSoundOn] = useState(true);
  const [isPausing, setPausing] = useState(false);
  const [printed, setPrinted] = useState<TicketKind>('order');
  const pause = usePause(shop.id);
  const office = useOffice();
  const mayDecide = office.may('desk', 'write');
  const waiting = desk && mayDecide ? listOrders(desk, 'new') : [];
  const unseen = new Set(waiting.map((order) => order.id).filter((id) => !seen.has(id)));
  const now = useServerNow(desk?.clockOffset ?? 0);
  const loudness = findLoudness(waiting, now);
  const ringing = waiting.filter((order) => mayRing(order, now) && (unseen.has(order.id) || loudness >= LOUD));
  const alarm = useAlarm(isSoundOn && ringing.length > 0, loudness);
  const chosen = (desk && chosenId && desk.orders.get(chosenId)) || waiting[0] || null;
  const choose = (order: DeskOrder): void => {
    setChosenId(order.id);
    if (order.status === 'placed' && !seen.has(order.id)) noteOpened(order);
    setSeen((before) => new Set(before).add(order.id));
  };
  const print = (what: TicketKind): void => {
    // The browser prints the page as it is at this moment.
    flushSync(() => setPrinted(what));
    window.print();
  };
  return (
    <div className="desk">
      <PageTitle waiting={waiting.length}>{OFFICE_GROUP_NAMES.today}</PageTitle>
      <DeskBar now={now} onPause={mayDecide ? () => setPausing(!isPausing) : null}>
        {mayDecide && (
          <Suspense>
            <ShiftControl
              desk={shop.id}
              shops={[shop.id]}
              sound={{
                isOn: isSoundOn,
                isLocked: alarm.isLocked,
                unlock: alarm.unlock,
                test: alarm.ringOnce,
                onToggle: () => setSoundOn(!isSoundOn),
              }}
            />
          </Suspense>
        )}
      </DeskBar>
      <p className="visually-hidden" role="status">
        {waiting.length > 0 && newOrders(waiting.length)}
      </p>
      <main className="desk-main">
        <h1 className="visually-hidden">{DESK.title}</h1>
        {(isPausing || pause.pause) && (
          <div className="desk-pause">
            <PausePanel pause={pause} onStart={() => setPausing(false)} />
          </div>
        )}
        {mayDecide && <Printers shop={shop.slug} />}
        {!isConnected && <Warning icon="offline">{DESK.offline}</Warning>}
        {alarm.isLocked && isSoundOn && (
          <button type="button" className="notice desk-unlock" data-kind="warn" onClick={alarm.unlock}>
            <Icon name="bell" />
            <span>{DESK.unlockSound}</span>
          </button>
        )}
        {loudness >= LOUD && (
          <Suspense>
            <Unanswered waiting={waiting} now={now} run={run} onChoose={choose} />
          </Suspense>
        )}
        {desk && <Columns desk={desk} now={now} chosen={chosen} unseen={unseen} onChoose={choose} run={run} />}
      </main>
      {chosen ? (
        <Suspense fallback={<div className="ticket-detail" />}>
          <TicketDetail
            key={chosen.id}
            shop={shop.id}
            order={chosen}
            now={now}
            run={run}
            onWithdrawalsHandled={seesToWithdrawals}
            onPrint={print}
          />
        </Suspense>
      ) : (
        <p className="ticket-detail ticket-none">{DESK.noneChosen}</p>
      )}
      <Suspense>{chosen && <PrintedTicket kind={printed} order={chosen} shop={shop.name} />}</Suspense>
    </div>
  );
}

function Warning({ icon, children }: { readonly icon: 'offline'; readonly children: ReactNode }) {
  return (
    <p className="notice" data-kind="bad" role="alert">
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

interface ColumnsProps {
  readonly desk: Desk;
  readonly now: number;
  readonly chosen: DeskOrder | null;
  readonly unseen: ReadonlySet<string>;
  readonly run: LiveDesk['run'];
  readonly onChoose: (order: DeskOrder) => void;
}

function Columns({ desk, now, chosen, unseen, run, onChoose }: ColumnsProps) {
  // Drivers deliver finished orders; they do not see the kitchen.
  const columns = useOffice().may('desk', 'write') ? COLUMNS : (['ready'] as const);
  const done = doneOrders(desk);
  const later = columns.length > 1 ? listLater(desk, now) : [];
  const withdrawn = withdrawnOrders(desk);
  const ticket = (order: DeskOrder): ReactNode => (
    <Ticket
      key={order.id}
      order={order}
      now={now}
      isChosen={order.id === chosen?.id}
      isUnseen={unseen.has(order.id)}
      onChoose={() => onChoose(order)}
      onAct={(action) => void run(order, action)}
    />
  );
  return (
    <div className="desk-columns">
      {columns.map((column) => {
        const orders = listOrders(desk, column, now);
        return (
          <section className="desk-column" key={column} aria-label={DESK.columns[column]}>
            <h2>
              {DESK.columns[column]}
              <span>{orders.length}</span>
            </h2>
            {column === 'cooking' && orders.length > 0 && (
              <p className="desk-totals">{totalsText(listTotals(orders))}</p>
            )}
            {orders.length === 0 ? <p className="desk-empty">{DESK.emptyColumns[column]}</p> : orders.map(ticket)}
            {column === 'ready' && later.length > 0 && (
              <section className="desk-later" aria-label={DESK.later}>
                <h3>
                  {DESK.later} <span>{later.length}</span>
                </h3>
                {later.map(ticket)}
              </section>
            )}
            {column === 'ready' && withdrawn.length > 0 && (
              <section className="desk-withdrawn" aria-label={DESK.withdrawals}>
                <h3>{DESK.withdrawals}</h3>
                {withdrawn.map(ticket)}
              </section>
            )}
            {column === 'ready' && done.length > 0 && (
              <details className="desk-done">
                <summary>
                  {DESK.done} <span>{done.length}</span>
                </summary>
                {done.map(ticket)}
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
}
