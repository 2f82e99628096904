import type { DeskOrder, ElectronicInvoices } from '@tischlein/contract/office';
import type { InvoiceBuyer } from '@tischlein/contract/shop';
import { normalizeBuyer } from '@tischlein/domain/books';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { useForm } from '@tischlein/ui/use-form';
import { OFFICE_INVOICE as SAY } from '@tischlein/wording/office';
import { BuyerFields, checkBuyer, NO_BUYER } from './buyer-fields.tsx';
import type { OrderInvoices } from './use-invoices.ts';

interface MakeDialogProps {
  readonly contact: DeskOrder['contact'];
  readonly onIssue: OrderInvoices['issue'];
  readonly onIssued: (invoices: ElectronicInvoices, wanted: InvoiceBuyer) => void;
  readonly onClosed: () => void;
}

/** Makes the e-invoice of an order for a guest on the telephone; what the order knows of the company is filled in. */
export function MakeDialog({ contact, onIssue, onIssued, onClosed }: MakeDialogProps) {
  const { company, street, streetNumber, zip, city, email } = contact;
  const first: InvoiceBuyer = company
    ? { ...NO_BUYER, company, street: `${street} ${streetNumber}`.trim(), zip, city, email }
    : { ...NO_BUYER, email };
  const form = useForm({
    first,
    check: checkBuyer,
    send: (buyer) => onIssue(normalizeBuyer(buyer)),
    done: (invoices, { values, form: element }) => {
      onIssued(invoices, values);
      closeContainingDialog(element);
    },
  });
  return (
    <DialogForm form={form} title={SAY.makeTitle} className="stack" noValidate submit={SAY.submit} onClosed={onClosed}>
      <p className="soft">{SAY.makeHelp}</p>
      <BuyerFields text={form.text} />
    </DialogForm>
  );
}
