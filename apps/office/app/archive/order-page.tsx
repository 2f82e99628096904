import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { ArchivedOrder, RefundRequest } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { ARCHIVE, ageNotice, paymentLine } from '@tischlein/wording/office';
import { useParams } from 'react-router';
import { send } from '../api/send.ts';
import { PrintedTicket } from '../desk/printed-ticket.tsx';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { ElectronicInvoiceList } from '../invoices/electronic-invoice-list.tsx';
import { MoneyPanel } from '../refunds/money-panel.tsx';
import '../styles/archive.css';
import { Icon } from '../ui/icon.tsx';
import { OfficePart } from '../ui/office-part.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLineTable } from './order-line-table.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderSums, OrderVat } from './order-sums.tsx';
import { PrintAgain } from './print-again.tsx';
import { describeState } from './order-words.ts';

const POLL_EVERY_MS = 2000;

/** One order with every cent, its payment, history, documents and mails. */
export function OrderPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { id = '' } = useParams();
  const params = { shop: shop.id, orderId: id };
  const { value, problem, refusal, read, write } = useRemote<ArchivedOrder>({
    key: `order ${shop.id} ${id}`,
    read: () => send(calls.getArchivedOrder, { params }),
    // A refund that is being made ends in a document and a mail.
    againAfter: ({ payment }) => (payment?.refunds.some(({ state }) => state === 'requested') ? POLL_EVERY_MS : null),
  });
  const refund = async (body: RefundRequest): Promise<boolean> => {
    const answer = await write(
      () => send(calls.refundOrder, { params, body }),
      (before, payment) => ({ ...before, payment }),
    );
    return answer.ok;
  };
  return (
    <>
      <OfficeFrame
        title={value ? ARCHIVE.order(value.order.number) : ARCHIVE.title}
        crumb={{ path: '/bestellungen', name: ARCHIVE.back }}
        actions={
          value && <Actions shop={shop.id} receipt={buildAddress(calls.getReceiptPdf, { params })} found={value} />
        }
        isWide
      >
        {problem && (
          <p className="notice" data-kind="bad" role="alert">
            {problem}
          </p>
        )}
        {value && (
          <WholeOrder
            shop={shop.id}
            found={value}
            money={{ payment: value.payment, problem: refusal, refund }}
            onMailSent={read}
          />
        )}
      </OfficeFrame>
      {value && <PrintedTicket kind="order" order={value.order} shop={shop.name} />}
    </>
  );
}

interface ActionsProps {
  readonly shop: string;
  readonly receipt: string;
  readonly found: ArchivedOrder;
}

function Actions({ shop, receipt, found: { order, documents, isReleased, isBillPart } }: ActionsProps) {
  const { may } = useOffice();
  return (
    <>
      <button type="button" className="button button-line" onClick={() => window.print()}>
        <Icon name="printer" />
        {ARCHIVE.print}
      </button>
      {isReleased && !isBillPart && may('desk', 'write') && <PrintAgain shop={shop} orderId={order.id} />}
      {documents.length > 0 && (
        <a className="button button-line" href={receipt} target="_blank" rel="noreferrer">
          <Icon name="receipt" />
          {ARCHIVE.receipt}
        </a>
      )}
    </>
  );
}

interface WholeOrderProps {
  readonly shop: string;
  readonly found: ArchivedOrder;
  readonly money: Parameters<typeof MoneyPanel>[0]['money'];
  readonly onMailSent: () => Promise<void>;
}

function WholeOrder({ shop, found, money, onMailSent }: WholeOrderProps) {
  const { order, tip, events, documents, mails, isReleased, isBillPart } = found;
  const { may } = useOffice();
  const { kind, name } = describeState({ ...order, isReleased });
  return (
    <>
      <p className="row">
        <span className="state" data-kind={kind}>
          {name}
        </span>
        {isBillPart && <span className="soft">{ARCHIVE.billPart}</span>}
        {order.ageCheck !== null && <span className="soft">{ageNotice(order.ageCheck)}</span>}
      </p>
      <div className="with-aside">
        <div className="stack">
          <OrderLineTable order={order} />
          <div className="form-grid">
            <OrderSums order={order} tip={tip} />
            <OrderVat order={order} />
          </div>
        </div>
        <div className="stack archive-aside">
          {money.payment ? (
            <MoneyPanel money={money} mayRefund={may('refunds', 'write')} heading="h2" />
          ) : (
            <p>{paymentLine({ ...order, total: order.quote.steps.TOTAL })}</p>
          )}
          <OrderFacts order={order} />
          <OrderHistory events={events} />
          <OfficePart title={ARCHIVE.documents}>
            <OrderDocuments documents={documents} />
            {isReleased && may('invoices', 'read') && (
              <ElectronicInvoiceList shop={shop} order={order} mayWrite={may('invoices', 'write')} />
            )}
          </OfficePart>
          <OfficePart title={ARCHIVE.mails}>
            <OrderMails shop={shop} mails={mails} onSent={onMailSent} />
          </OfficePart>
        </div>
      </div>
    </>
  );
}
