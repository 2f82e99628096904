import type { DeskOrder } from '@tischlein/contract/office';
import { OFFICE_INVOICE } from '@tischlein/wording/office';
import { useState } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { ElectronicInvoiceList } from '../invoices/electronic-invoice-list.tsx';
import { Icon } from '../ui/icon.tsx';

interface InvoiceOfTicketProps {
  readonly shop: string;
  readonly order: DeskOrder;
}

/** The e-invoices of an order at the desk, read after a press. */
export function InvoiceOfTicket({ shop, order }: InvoiceOfTicketProps) {
  const { may } = useOffice();
  const [isOpen, setOpen] = useState(false);
  if (order.isTest || !may('invoices', 'read')) return null;
  if (isOpen)
    return (
      <section className="group" aria-label={OFFICE_INVOICE.title}>
        <h3>{OFFICE_INVOICE.title}</h3>
        <ElectronicInvoiceList shop={shop} order={order} mayWrite={may('invoices', 'write')} />
      </section>
    );
  return (
    <p className="row">
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        <Icon name="receipt" />
        {OFFICE_INVOICE.title}
      </button>
    </p>
  );
}
