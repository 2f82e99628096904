import type { InvoiceBuyer } from '@tischlein/contract/shop';
import { listBuyerChanges, normalizeBuyer } from '@tischlein/domain/books';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { useForm } from '@tischlein/ui/use-form';
import { OFFICE_INVOICE as SAY } from '@tischlein/wording/office';
import { useState } from 'react';
import { ReasonChoice } from '../ui/reason-choice.tsx';
import { BuyerFields, checkBuyer } from './buyer-fields.tsx';
import type { OrderInvoices } from './use-invoices.ts';

interface CorrectDialogProps {
  /** The invoice that is valid, and its company. */
  readonly number: number;
  readonly buyer: InvoiceBuyer;
  readonly onCorrect: OrderInvoices['correct'];
  readonly onCorrected: () => void;
  readonly onClosed: () => void;
}

/** Takes an e-invoice back and issues another one with the right company. */
export function CorrectDialog({ onCorrect, onCorrected, onClosed, ...valid }: CorrectDialogProps) {
  // One that replaces it while the dialog is open is looked at first, so that it is not corrected unseen.
  const [{ number, buyer }] = useState(valid);
  const first: InvoiceBuyer & { readonly reason: string } = { ...buyer, reason: SAY.reasons[0] };
  const form = useForm({
    first,
    check: (values) => ({
      ...checkBuyer(values),
      ...(listBuyerChanges(buyer, values).length === 0 && { company: SAY.unchanged }),
      reason: values.reason.trim() === '' && SAY.reasonMissing,
    }),
    send: (values, key) => onCorrect({ key, number, buyer: normalizeBuyer(values), reason: values.reason.trim() }),
    done: (_, { form: element }) => {
      onCorrected();
      closeContainingDialog(element);
    },
  });
  const { value: reason, error, onChange } = form.field('reason');
  return (
    <DialogForm
      form={form}
      title={SAY.correctTitle(number)}
      className="stack"
      noValidate
      submit={SAY.submitCorrection}
      onClosed={onClosed}
    >
      <p className="soft">{SAY.correctHelp(number)}</p>
      <BuyerFields text={form.text} />
      <ReasonChoice
        legend={SAY.why}
        reasons={SAY.reasons}
        ownReason={SAY.ownReason}
        reason={reason}
        problem={error ?? null}
        onReason={onChange}
      />
    </DialogForm>
  );
}
