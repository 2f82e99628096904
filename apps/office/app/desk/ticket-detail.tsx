import type { DeskOrder } from '@tischlein/contract/office';
import { type OrderAction, actionsFor, namesAllergy } from '@tischlein/domain/orders';
import { type Cents, NO_CENTS } from '@tischlein/domain';
import { euro, isPaidInPerson, PACKED, packagingName } from '@tischlein/wording';
import {
  actionLabel,
  ageNotice,
  DESK,
  deskStatus,
  formatAddress,
  formatDestination,
  paymentLine,
  REFUND,
  TELEPHONE_ORDER,
  OPEN_ORDER,
} from '@tischlein/wording/office';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Suspense, useState } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { useMoney } from '../refunds/use-money.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { AcceptForm } from './accept-form.tsx';
import { MarkedNote } from './marked-note.tsx';
import { OrderLines } from './order-lines.tsx';
import type { TicketKind } from './printed-ticket.tsx';
import { pickIcon } from './pick-icon.ts';
import type { LiveDesk } from './use-desk.ts';
import { TableChanges } from './table-changes.tsx';
import { TourNotice } from './tour-notice.tsx';
import { Withdrawals } from './withdrawals.tsx';
import { loadLate } from '../ui/load-late.tsx';

const MoneyPanel = loadLate(async () => (await import('../refunds/money-panel.tsx')).MoneyPanel);

const InvoiceOfTicket = loadLate(async () => (await import('./invoice-of-ticket.tsx')).InvoiceOfTicket);
const RefuseForm = loadLate(async () => (await import('./refuse-form.tsx')).RefuseForm);
const OrderChange = loadLate(async () => (await import('./order-change.tsx')).OrderChange);

interface TicketDetailProps {
  readonly shop: string;
  /** null: all orders of the desk are of one shop. */
  readonly shopName: string | null;
  readonly order: DeskOrder;
  /** It opens with the question why. */
  readonly isRefusing: boolean;
  readonly now: number;
  readonly run: LiveDesk['run'];
  readonly onChange: LiveDesk['change'];
  readonly onWithdrawalsHandled: LiveDesk['seesToWithdrawals'];
  readonly onPrint: (what: TicketKind) => void;
  readonly onClose: () => void;
}

/** One order in full, with the actions it allows. */
export function TicketDetail({ shop, shopName, order, isRefusing, now, run, ...handlers }: TicketDetailProps) {
  const { onChange, onWithdrawalsHandled, onPrint, onClose } = handlers;
  const { may } = useOffice();
  const seesMoney = may('refunds', 'read') && isPaidOnline(order);
  const money = useMoney(shop, seesMoney ? order.id : null, { isOnDesk: true });
  const [isGiving, setGiving] = useState(false);
  const [hasActed, setActed] = useState(false);
  return (
    <section className="ticket-detail" aria-label={`${DESK.title} ${order.number}`}>
      <header className="ticket-head">
        <h2>{order.number}</h2>
        <span className="ticket-pay">
          <strong>{euro(order.quote.steps.TOTAL)}</strong>
          {paymentLine({ ...order, total: order.quote.steps.TOTAL })}
        </span>
        <button type="button" className="icon-button" aria-label={DESK.close} onClick={onClose}>
          <Icon name="close" />
        </button>
        {shopName !== null && <Fact icon="house" text={shopName} />}
        <Fact
          icon={pickIcon(order)}
          text={order.deliveryType === 'delivery' ? formatAddress(order) : formatDestination(order)}
        />
        {order.table === null && order.contact.phone && (
          <Fact icon="phone" text={`${order.contact.name}, ${order.contact.phone}`} />
        )}
        {order.takenBy && <Fact icon="phone" text={TELEPHONE_ORDER.takenBy(order.takenBy)} />}
        {order.ageCheck !== null && <Fact icon="age" text={ageNotice(order.ageCheck)} />}
      </header>
      <div className="ticket-body">
        {order.isTest && <p className="notice">{OPEN_ORDER.testHelp}</p>}
        <TourNotice order={order} />
        <Withdrawals order={order} onHandled={onWithdrawalsHandled} />
        <Note label={PACKED} text={packagingName(order.quote.packaging)} />
        <Note label={OPEN_ORDER.note} text={order.messageCook} />
        <Note label={OPEN_ORDER.driverNote} text={order.messageDriver} />
        <TableChanges order={order} />
        {!order.isTest && may('desk', 'write') && (
          <Suspense>
            <OrderChange shop={shop} order={order} now={now} onChange={(request) => onChange(order, request)} />
          </Suspense>
        )}
        <OrderLines order={order} />
        <p className="row">
          <PrintButton label={OPEN_ORDER.print} onPrint={() => onPrint('order')} />
          {order.tableChanges.length > 0 && (
            <PrintButton label={OPEN_ORDER.printChanges} onPrint={() => onPrint('changes')} />
          )}
        </p>
        <Suspense>
          <InvoiceOfTicket shop={shop} order={order} />
          <MoneyPanel money={money} mayRefund={may('refunds', 'write')} onForm={setGiving} />
        </Suspense>
      </div>
      {!isGiving && (
        <TicketActions
          key={order.status}
          order={order}
          refundable={money.payment?.refundable ?? NO_CENTS}
          now={now}
          run={(...step) => {
            setActed(true);
            return run(...step);
          }}
          isFocused={hasActed}
          isRefusing={isRefusing}
        />
      )}
    </section>
  );
}

const isPaidOnline = ({ paymentMethod }: DeskOrder): boolean =>
  paymentMethod !== null && !isPaidInPerson(paymentMethod);

function Fact({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <p>
      <Icon name={icon} />
      {text}
    </p>
  );
}

function PrintButton({ label, onPrint }: { readonly label: string; readonly onPrint: () => void }) {
  return (
    <button type="button" className="link-button" onClick={onPrint}>
      <Icon name="printer" />
      {label}
    </button>
  );
}

function Note({ label, text }: { readonly label: string; readonly text: string }) {
  if (!text) return null;
  return (
    <p className="ticket-note" data-allergy={namesAllergy(text) || undefined}>
      <Icon name={namesAllergy(text) ? 'alert' : 'note'} />
      <span>
        <span className="visually-hidden">{label}: </span>
        <MarkedNote note={text} />
      </span>
    </p>
  );
}

interface TicketActionsProps extends Pick<TicketDetailProps, 'order' | 'isRefusing' | 'now' | 'run'> {
  /** Amount refunded if the order is refused or cancelled. */
  readonly refundable: Cents;
  /** The button that was pressed is gone: the new state takes the focus. */
  readonly isFocused: boolean;
}

function TicketActions({ order, isRefusing, refundable, now, run, isFocused }: TicketActionsProps) {
  const [reasonFor, setAsksReasonFor] = useState<'refuse' | 'cancel' | null>(
    isRefusing && order.status === 'placed' ? 'refuse' : null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (action: OrderAction, details: Parameters<LiveDesk['run']>[2] = {}): Promise<void> =>
    setProblem(await run(order, action, details));
  const actions = actionsFor(order.status, order.deliveryType === 'delivery');
  return (
    <>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {reasonFor ? (
        <Suspense>
          <RefuseForm
            submitLabel={REFUND.endsWith(reasonFor === 'refuse' ? DESK.refuseNow : OPEN_ORDER.cancelNow, refundable)}
            onBack={() => setAsksReasonFor(null)}
            onRefuse={(reason) => submit(reasonFor, { reason })}
          />
        </Suspense>
      ) : order.status === 'placed' ? (
        <AcceptForm
          order={order}
          now={now}
          onRefuse={() => setAsksReasonFor('refuse')}
          onAccept={(minutes) => void submit('accept', minutes === null ? {} : { minutes })}
        />
      ) : (
        <Steps
          order={order}
          actions={actions}
          isFocused={isFocused}
          onAct={(action) => (action === 'cancel' ? setAsksReasonFor('cancel') : void submit(action))}
        />
      )}
    </>
  );
}

function Steps({
  order,
  actions,
  isFocused,
  onAct,
}: {
  readonly order: DeskOrder;
  readonly actions: readonly OrderAction[];
  readonly isFocused: boolean;
  readonly onAct: (action: OrderAction) => void;
}) {
  return (
    <div className="ticket-foot">
      <p ref={isFocused ? focusOnMount : undefined} tabIndex={-1}>
        <span>{deskStatus(order.status, order.deliveryType)}</span>
        <strong>{order.dueLabel}</strong>
      </p>
      {order.refusalReason && <p>{order.refusalReason}</p>}
      <div className="ticket-actions">
        {actions.toReversed().map((action) => (
          <button
            key={action}
            type="button"
            className={action === 'cancel' ? 'button button-quiet button-bad' : 'button button-main'}
            onClick={() => onAct(action)}
          >
            {actionLabel(action, order.deliveryType)}
          </button>
        ))}
      </div>
    </div>
  );
}
