import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { hasRightCheckDigits, isLeitwegId } from '@tischlein/domain/books';
import { TextField } from '@tischlein/ui/field';
import { MailField } from '@tischlein/ui/mail-field';
import { COMPANY_INVOICE } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { checkMail } from '../../api/check-mail.ts';
import { useShop } from '../../context/shop-context.ts';
import { FileDialog } from '../../receipt/file-dialog.tsx';

interface CompanyInvoiceDialogProps {
  readonly orderId: string;
  readonly onClosed: () => void;
}

const FIELDS = [
  { name: 'company', autoComplete: 'organization', maxLength: 120 },
  { name: 'street', autoComplete: 'street-address', maxLength: 120 },
  { name: 'zip', autoComplete: 'postal-code', maxLength: 5, inputMode: 'numeric', pattern: '\\d{5}' },
  { name: 'city', autoComplete: 'address-level2', maxLength: 80 },
  { name: 'vatId', autoComplete: 'off', maxLength: 20, pattern: '[A-Za-z]{2}[A-Za-z0-9 ]{2,18}' },
  { name: 'email', autoComplete: 'email', maxLength: 200 },
  { name: 'reference', autoComplete: 'off', maxLength: 100 },
] as const;
type Details = Readonly<Record<(typeof FIELDS)[number]['name'], string>>;

const NOTHING: Details = { company: '', street: '', zip: '', city: '', vatId: '', email: '', reference: '' };

/** What to know about the reference, or about the Leitweg-ID that it is. */
function describeReference(reference: string): string {
  const { leitwegId, referenceHelp } = COMPANY_INVOICE;
  if (!isLeitwegId(reference)) return referenceHelp;
  return hasRightCheckDigits(reference) ? leitwegId.known : leitwegId.wrong;
}

/** The e-invoice (XRechnung) for a company, beside the receipt. */
export function CompanyInvoiceDialog({ orderId, onClosed }: CompanyInvoiceDialogProps) {
  const { shop } = useShop();
  const [details, setDetails] = useState(NOTHING);
  const isPublic = isLeitwegId(details.reference);
  return (
    <FileDialog
      words={COMPANY_INVOICE}
      address={buildAddress(calls.getElectronicInvoice, { params: { shop: shop.id, orderId } })}
      details={details}
      onClosed={onClosed}
    >
      {FIELDS.map((field) => {
        const { name } = field;
        const props = {
          ...field,
          label: COMPANY_INVOICE.fields[name],
          required: name !== 'reference' && !(isPublic && (name === 'vatId' || name === 'email')),
          value: details[name],
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            setDetails({ ...details, [name]: target.value }),
        };
        if (name === 'email') return <MailField key={name} check={checkMail} {...props} />;
        const isReference = name === 'reference';
        return (
          <TextField
            key={name}
            {...(isReference && { remark: COMPANY_INVOICE.optional, help: describeReference(details.reference) })}
            {...props}
          />
        );
      })}
    </FileDialog>
  );
}
