import type { TableBillAnswer, TableItemAnswer } from '@tischlein/contract/shop';
import { add, type Cents, subtract, sum } from '@tischlein/domain';
import { readRefund } from '@tischlein/domain/table';
import { euro, refundProblemText, TABLE } from '@tischlein/wording';
import { HISTORY } from '@tischlein/wording/storefront';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { Icon } from '@tischlein/ui/icon';
import { useStore } from '@tischlein/ui/store';
import { showToast } from '@tischlein/ui/toasts';
import { useForm } from '@tischlein/ui/use-form';
import { useShop } from '../../context/shop-context.ts';
import { RefundHint, useMayRefund } from './refund-hint.tsx';
import { EMPTY_DRAFT, getWaiterState, setDraft } from './waiter-state.ts';

interface HistoryDialogProps {
  readonly table: number;
  /** null: nothing is booked. */
  readonly bill: TableBillAnswer | null;
  readonly onClear: () => void;
  readonly onClosed: () => void;
}

/** 'Tischbestell-Historie': refunds an item whole or in part (S2 §2 Table dialogs). */
export function HistoryDialog({ table, bill, onClear, onClosed }: HistoryDialogProps) {
  const mayRefund = useMayRefund();
  const items = (bill?.rounds ?? []).flatMap((round) => round.items).filter(({ price }) => price > 0);
  const foot = (
    <>
      {items.length > 0 && (
        <button
          className="button button-line"
          type="button"
          onClick={(event) => {
            closeContainingDialog(event.currentTarget);
            onClear();
          }}
        >
          {TABLE.clear}
        </button>
      )}
      <button
        className="button button-main"
        type="button"
        onClick={(event) => closeContainingDialog(event.currentTarget)}
      >
        {TABLE.back}
      </button>
    </>
  );
  return (
    <Dialog title={TABLE.history} kind="history-dialog" name={TABLE.history} onClosed={onClosed} foot={foot}>
      <div className="dialog-body">
        {items.length === 0 || mayRefund ? (
          <p className="soft">{items.length > 0 ? TABLE.chooseItem : HISTORY.empty}</p>
        ) : (
          <RefundHint />
        )}
        {items.map((item) => (
          <HistoryItem key={item.id} item={item} table={table} mayRefund={mayRefund} />
        ))}
      </div>
    </Dialog>
  );
}

interface HistoryItemProps {
  readonly item: TableItemAnswer;
  readonly table: number;
  readonly mayRefund: boolean;
}

function HistoryItem({ item, table, mayRefund }: HistoryItemProps) {
  const { id, amount, dishName, price, refunded } = item;
  const { shop } = useShop();
  const { drafts } = useStore(getWaiterState(shop.id));
  const draft = drafts[String(table)] ?? EMPTY_DRAFT;
  // Not refunded before it is booked (S2 §4 Table and waiter mode), but not to be refunded twice either.
  const inCart = sum(draft.refunds.filter(({ line }) => line === id).map((refund) => refund.amount));
  const rest = subtract(price, add(refunded, inCart));
  const put = (value: Cents): void => {
    setDraft(shop.id, table, { ...draft, refunds: [...draft.refunds, { line: id, dishName, amount: value }] });
    showToast({ icon: 'check', text: HISTORY.inCart, isInDialog: true });
  };
  return (
    <details className="history-item" name="history">
      <summary>
        <span className="booked-count">{amount}×</span>
        <span>
          {dishName}
          {refunded > 0 && <small className="booked-refund">{HISTORY.refunded(refunded)}</small>}
          {inCart > 0 && <small>{HISTORY.noted(inCart)}</small>}
        </span>
        <span className="booked-price">{euro(price)}</span>
        <Icon name="down" />
      </summary>
      {mayRefund && rest > 0 && <RefundForm key={rest} rest={rest} onRefund={put} />}
    </details>
  );
}

/** The amount of a refund: above 0 and not above the rest of the item (S2 §5). */
function RefundForm({ rest, onRefund }: { readonly rest: Cents; readonly onRefund: (amount: Cents) => void }) {
  const form = useForm({
    first: { amount: toInputText(rest) },
    check: ({ amount }) => ({ amount: findProblem(amount, rest) }),
    take: ({ amount }) => {
      const read = readRefund(amount, rest);
      if (read.ok) onRefund(read.value);
    },
  });
  return (
    <Form form={form} className="history-form" noValidate>
      <TextField
        label={TABLE.refundAmount}
        type="number"
        inputMode="decimal"
        min={0.01}
        max={rest / 100}
        step={0.01}
        autoComplete="off"
        help={HISTORY.atMost(rest)}
        {...form.text('amount')}
      />
      <button className="button button-main" type="submit">
        {TABLE.refund}
      </button>
    </Form>
  );
}

function findProblem(amount: string, rest: Cents): string {
  const read = readRefund(amount, rest);
  return read.ok ? '' : refundProblemText(read.problem);
}

/** '12.50': the value of a number field, which the browser shows with its own decimal sign. */
const toInputText = (amount: Cents): string => (amount / 100).toFixed(2);
