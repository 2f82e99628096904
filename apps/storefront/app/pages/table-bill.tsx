import type { GuestTable, TableBillAnswer } from '@tischlein/contract/shop';
import { add, type Cents, NO_CENTS } from '@tischlein/domain';
import { type BillState, findBillState } from '@tischlein/domain/table';
import { euro } from '@tischlein/wording';
import { OUR_TABLE, TABLE_ARRIVAL, TABLE_BILL, TABLE_ORDER } from '@tischlein/wording/storefront';
import { Form } from '@tischlein/ui/form';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useForm } from '@tischlein/ui/use-form';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { useState } from 'react';
import { Link } from '../browser/router.tsx';
import { useShop } from '../context/shop-context.ts';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { CallDialog } from '../features/table/call-dialog.tsx';
import { TableGate } from '../features/table/table-gate.tsx';
import { TableSums } from '../features/table/table-sums.tsx';
import { TipFields } from '../features/table/tip-fields.tsx';
import { BillFields } from '../features/table-bill/bill-fields.tsx';
import { listPartMethods } from '../features/table-bill/part-submission.ts';
import { PartNotice, PayButton } from '../features/table-bill/pay-part.tsx';
import { type BillForm, useBillForm } from '../features/table-bill/use-bill-form.ts';
import { type PartPayment, usePartPayment } from '../features/table-bill/use-part-payment.ts';
import { PaymentChoice } from '../payment/payment-choice.tsx';
import { useReturnedPart } from '../payment/use-returned-part.ts';
import { getTableRemote } from '../table/guest-table.ts';
import { useOwnDocument } from '../payment/use-own-document.ts';
import { PATHS } from '../shop/paths.ts';
import '../styles/checkout.css';

/** /tisch/rechnung: the bill of the table, paid whole, by items or by equal parts */
export default function TableBillPage() {
  const isHydrated = useHydrated();
  const isReloading = useOwnDocument();
  return (
    <>
      <Bar />
      <main className="table-page" id="content" tabIndex={-1}>
        <h1>{TABLE_BILL.title}</h1>
        <noscript>{TABLE_ARRIVAL.noScript}</noscript>
        {isHydrated && !isReloading ? <TableGate>{(table) => <Bill table={table} />}</TableGate> : <Skeleton />}
        <p>
          <Link className="link-button" to={PATHS.table}>
            {OUR_TABLE.backToTable}
          </Link>
        </p>
      </main>
      <SiteFoot />
    </>
  );
}

function Bill({ table }: { readonly table: GuestTable }) {
  const { bill } = table;
  if (table.access === 'typed')
    return (
      <Notice kind="plain" icon="code">
        {OUR_TABLE.typedHelp}
      </Notice>
    );
  // The form stays while the last part is being paid, so that its notices are seen.
  const state = bill ? findBillState(bill) : 'nothing';
  return bill && (state === 'open' || state === 'paying') ? (
    <PayingForm table={table} bill={bill} />
  ) : (
    <NothingOpen
      table={table.table}
      waiting={bill?.waiting ?? NO_CENTS}
      refunded={bill?.refunded ?? NO_CENTS}
      state={state}
    />
  );
}

interface NothingOpenProps {
  readonly table: number;
  readonly waiting: Cents;
  readonly refunded: Cents;
  readonly state: BillState;
}

function NothingOpen({ table, waiting, refunded, state }: NothingOpenProps) {
  const { shop } = useShop();
  useReturnedPart(() => void getTableRemote(shop.id).read());
  const isSettled = state === 'paid' || state === 'handedOver';
  return (
    <div className="empty" role="status">
      <span className="empty-mark">
        <Icon name={isSettled ? 'check' : 'waiter'} />
      </span>
      {isSettled ? (
        <>
          <h2>{OUR_TABLE.settledTable[state].title(table)}</h2>
          <p>{OUR_TABLE.settledTable[state].help}</p>
        </>
      ) : state === 'waiting' ? (
        <>
          <h2>{TABLE_BILL.waiting}</h2>
          <p>{TABLE_BILL.waitingHelp(euro(waiting))}</p>
        </>
      ) : refunded > 0 ? (
        <>
          <h2>{OUR_TABLE.settledTable.handedOver.title(table)}</h2>
          <p>{OUR_TABLE.allRefunded}</p>
        </>
      ) : (
        <>
          <h2>{OUR_TABLE.empty}</h2>
          <p>{OUR_TABLE.emptyHelp(table)}</p>
        </>
      )}
      <Link className="button button-line" to={PATHS.start}>
        {OUR_TABLE.toMenu}
      </Link>
    </div>
  );
}

function PayingForm({ table, bill }: { readonly table: GuestTable; readonly bill: TableBillAnswer }) {
  const form = useBillForm(bill);
  const payment = usePartPayment(form.toPay, (errors) => form.showErrors({ ...errors }));
  const sending = useForm({
    first: {},
    check: () => {
      const errors = form.check();
      form.showErrors(errors);
      return errors;
    },
    take: () => payment.submit(),
  });
  return (
    <Form form={sending} className="table-columns" noValidate>
      <div className="table-main">
        <PartNotice payment={payment} />
        <Faster form={form} />
        <BillFields bill={bill} open={form.open} choice={form.choice} onChange={form.choose} />
        {form.errors.choice && (
          <p className="field-error" role="alert">
            <Icon name="alert" />
            {form.errors.choice}
          </p>
        )}
      </div>
      <HowToPay table={table} form={form} payment={payment} />
    </Form>
  );
}

/** Names the chosen items that another guest has just paid, or that the waiter has taken off the bill. */
function Faster({ form }: { readonly form: BillForm }) {
  if (form.lost.length === 0) return null;
  return (
    <Notice kind="warn" icon={form.isTakenOff ? 'waiter' : 'users'} role="status">
      <strong>{form.isTakenOff ? TABLE_BILL.changed : TABLE_BILL.faster}</strong>
      <p>
        {TABLE_BILL.deselected(form.lost)} {TABLE_BILL.newPart(euro(form.toPay.amount))}
      </p>
    </Notice>
  );
}

interface HowToPayProps {
  readonly table: GuestTable;
  readonly form: BillForm;
  readonly payment: PartPayment;
}

function HowToPay({ table, form, payment }: HowToPayProps) {
  const { shop } = useShop();
  const [isCalling, setCalling] = useState(false);
  const { toPay } = form;
  const methods = listPartMethods(shop);
  const isChosen = toPay.what !== null;
  return (
    <aside className="table-aside">
      {isChosen && (
        <section className="bill-block">
          <h2>
            {TABLE_ORDER.tip} <small className="title-remark">{TABLE_ORDER.voluntary}</small>
          </h2>
          <TipFields tip={form.tip} amount={toPay.amount} recipient={table.tipRecipient} onChange={form.give} />
        </section>
      )}
      <section className="bill-block">
        <h2>{TABLE_ORDER.pay}</h2>
        <PaymentChoice
          form={{
            fields: { paymentMethod: form.paymentMethod },
            errors: { paymentMethod: form.errors.paymentMethod },
            change: ({ paymentMethod }) => form.payBy(paymentMethod),
          }}
          methods={methods}
          orderType="dineIn"
          amount={add(toPay.amount, toPay.tip)}
          noMethods={TABLE_ORDER.noMethods}
        />
        <button className="link-button" type="button" aria-haspopup="dialog" onClick={() => setCalling(true)}>
          {TABLE_BILL.waiterInstead}
        </button>
      </section>
      {isChosen && (
        <TableSums
          rows={[
            { name: form.choice.kind === 'everything' ? TABLE_BILL.open : TABLE_BILL.part, amount: toPay.amount },
            ...(toPay.tip > 0 ? [{ name: TABLE_ORDER.tip, amount: toPay.tip }] : []),
          ]}
          total={{ name: TABLE_BILL.youPay, amount: add(toPay.amount, toPay.tip) }}
        />
      )}
      {methods.length > 0 && <PayButton payment={payment} toPay={toPay} />}
      {isCalling && <CallDialog due={form.open.due} onClosed={() => setCalling(false)} />}
    </aside>
  );
}
