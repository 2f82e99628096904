import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TextField } from '@tischlein/ui/field';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { COMPANY_INVOICE } from '@tischlein/wording/storefront';
import { type FormEvent, useId, useState } from 'react';
import { fetchFile } from '../../api/fetch-file.ts';
import { saveFile } from '@tischlein/ui/save-file';
import { useShop } from '../../context/shop-context.ts';

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
  { name: 'email', autoComplete: 'email', maxLength: 200, type: 'email' },
  { name: 'reference', autoComplete: 'off', maxLength: 100 },
] as const;
type Details = Readonly<Record<(typeof FIELDS)[number]['name'], string>>;

const NOTHING: Details = { company: '', street: '', zip: '', city: '', vatId: '', email: '', reference: '' };

/** The e-invoice (XRechnung) for a company, beside the receipt. */
export function CompanyInvoiceDialog({ orderId, onClosed }: CompanyInvoiceDialogProps) {
  const { shop } = useShop();
  const [titleId, formId] = [useId(), useId()];
  const [details, setDetails] = useState(NOTHING);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    setSending(true);
    setProblem('');
    const answer = await fetchFile(
      buildAddress(calls.getElectronicInvoice, { params: { shop: shop.id, orderId } }),
      details,
    );
    setSending(false);
    if (!answer.ok) return setProblem(answer.message || COMPANY_INVOICE.notMade);
    saveFile(answer.file, COMPANY_INVOICE.fileName);
    return closeContainingDialog(form);
  };
  return (
    <Dialog
      titleId={titleId}
      onClosed={onClosed}
      foot={
        <button className="button button-main" type="submit" form={formId} aria-busy={isSending}>
          <Icon name="download" />
          {COMPANY_INVOICE.load}
        </button>
      }
    >
      <div className="dialog-head">
        <h2 id={titleId}>{COMPANY_INVOICE.title}</h2>
      </div>
      <form className="dialog-body dialog-form" id={formId} onSubmit={(event) => void submit(event)}>
        <p className="soft">{COMPANY_INVOICE.help}</p>
        {FIELDS.map(({ name, ...input }) => (
          <TextField
            key={name}
            name={name}
            label={COMPANY_INVOICE.fields[name]}
            required={name !== 'reference'}
            value={details[name]}
            onChange={({ target }) => setDetails({ ...details, [name]: target.value })}
            {...(name === 'reference' && { remark: COMPANY_INVOICE.optional, help: COMPANY_INVOICE.referenceHelp })}
            {...input}
          />
        ))}
        {problem && (
          <Notice kind="bad" icon="alert" role="alert">
            {problem}
          </Notice>
        )}
        <p className="visually-hidden" role="status">
          {isSending && COMPANY_INVOICE.making}
        </p>
      </form>
    </Dialog>
  );
}
