import type { DeskOrder, OfficeSession } from '@tischlein/contract/office';
import { DESK, newOrders } from '@tischlein/wording/office';
import { type ReactNode, useState } from 'react';
import { PageTitle } from '../frame/page-title.tsx';
import { useServerNow } from '../values/clock.ts';
import { Icon } from '../ui/icon.tsx';
import { PausePanel } from '../pause/pause-panel.tsx';
import { usePause } from '../pause/use-pause.ts';
import { COLUMNS, type Desk, doneOrders, listOrders, withdrawnOrders } from './desk.ts';
import { DeskBar } from './desk-bar.tsx';
import { PrintedTicket } from './printed-ticket.tsx';
import { Ticket } from './ticket.tsx';
import { TicketDetail } from './ticket-detail.tsx';
import { useAlarm } from './use-alarm.ts';
import { type LiveDesk, useDesk } from './use-desk.ts';

interface DeskPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** The order desk: columns for new, cooking and ready orders, with the chosen order in full beside them. */
export function DeskPage({ shop }: DeskPageProps) {
  const { desk, isConnected, run, seesToWithdrawals } = useDesk(shop.id);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [isSoundOn, setSoundOn] = useState(true);
  const [isPausing, setPausing] = useState(false);
  const pause = usePause(shop.id);
  const waiting = desk ? listOrders(desk, 'new') : [];
  const unseen = new Set(waiting.map((order) => order.id).filter((id) => !seen.has(id)));
  const alarm = useAlarm(isSoundOn && unseen.size > 0);
  const now = useServerNow(desk?.clockOffset ?? 0);
  const chosen = (desk && chosenId && desk.orders.get(chosenId)) || waiting[0] || null;
  const choose = (order: DeskOrder): void => {
    setChosenId(order.id);
    setSeen((before) => new Set(before).add(order.id));
  };
  return (
    <div className="desk">
      <PageTitle>{waiting.length > 0 ? `(${waiting.length}) ${DESK.title}` : DESK.title}</PageTitle>
      <DeskBar
        now={now}
        isSoundOn={isSoundOn}
        onSound={() => setSoundOn(!isSoundOn)}
        onPause={() => setPausing(!isPausing)}
      />
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
        {!isConnected && <Warning icon="offline">{DESK.offline}</Warning>}
        {alarm.isLocked && isSoundOn && (
          <button type="button" className="notice desk-unlock" data-kind="warn" onClick={alarm.unlock}>
            <Icon name="bell" />
            <span>{DESK.unlockSound}</span>
          </button>
        )}
        {desk && <Columns desk={desk} now={now} chosen={chosen} unseen={unseen} onChoose={choose} run={run} />}
      </main>
      {chosen ? (
        <TicketDetail
          key={chosen.id}
          shop={shop.id}
          order={chosen}
          now={now}
          run={run}
          onWithdrawalsHandled={seesToWithdrawals}
        />
      ) : (
        <p className="ticket-detail ticket-none">{DESK.noneChosen}</p>
      )}
      {chosen && <PrintedTicket order={chosen} shop={shop.name} />}
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
  const done = doneOrders(desk);
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
      {COLUMNS.map((column) => {
        const orders = listOrders(desk, column);
        return (
          <section className="desk-column" key={column} aria-label={DESK.columns[column]}>
            <h2>
              {DESK.columns[column]}
              <span>{orders.length}</span>
            </h2>
            {orders.length === 0 ? <p className="desk-empty">{DESK.emptyColumns[column]}</p> : orders.map(ticket)}
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
