import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import type { EntertainmentDetails } from '@tischlein/contract/shop';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { Field, TextField } from '@tischlein/ui/field';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { TABLE_ORDER, TABLE_PAID } from '@tischlein/wording/storefront';
import { type FormEvent, useId, useState } from 'react';
import { fetchFile } from '../../api/fetch-file.ts';
import { saveFile } from '@tischlein/ui/save-file';
import { useShop } from '../../context/shop-context.ts';

interface EntertainmentDialogProps {
  readonly orderId: string;
  readonly onClosed: () => void;
}

const NOTHING: EntertainmentDetails = { occasion: '', participants: '', recipient: '' };

/** The 'Bewirtungsbeleg' with what the guest fills in; nothing of it is kept here or on the server. */
export function EntertainmentDialog({ orderId, onClosed }: EntertainmentDialogProps) {
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
    const address = buildAddress(calls.getEntertainmentReceipt, { params: { shop: shop.id, orderId } });
    const answer = await fetchFile(address, details);
    setSending(false);
    if (!answer.ok) return setProblem(answer.message || TABLE_PAID.notMade);
    saveFile(answer.file, TABLE_PAID.pdfName);
    return closeContainingDialog(form);
  };
  return (
    <Dialog
      titleId={titleId}
      onClosed={onClosed}
      foot={
        <button className="button button-main" type="submit" form={formId} aria-busy={isSending}>
          <Icon name="download" />
          {TABLE_PAID.openPdf}
        </button>
      }
    >
      <div className="dialog-head">
        <h2 id={titleId}>{TABLE_PAID.entertainment}</h2>
      </div>
      <form className="dialog-body dialog-form" id={formId} onSubmit={(event) => void submit(event)}>
        <p className="soft">{TABLE_PAID.entertainmentHelp}</p>
        <TextField
          label={TABLE_PAID.occasion}
          remark={TABLE_ORDER.optional}
          name="occasion"
          maxLength={300}
          autoComplete="off"
          value={details.occasion}
          onChange={(event) => setDetails({ ...details, occasion: event.target.value })}
        />
        <TextArea
          name="participants"
          label={TABLE_PAID.participants}
          help={TABLE_PAID.participantsHelp}
          maxLength={1000}
          value={details.participants}
          onChange={(participants) => setDetails({ ...details, participants })}
        />
        <TextArea
          name="recipient"
          label={TABLE_PAID.recipient}
          help={TABLE_PAID.recipientHelp}
          maxLength={300}
          value={details.recipient}
          onChange={(recipient) => setDetails({ ...details, recipient })}
        />
        {problem && (
          <Notice kind="bad" icon="alert" role="alert">
            {problem}
          </Notice>
        )}
        <p className="visually-hidden" role="status">
          {isSending && TABLE_PAID.making}
        </p>
      </form>
    </Dialog>
  );
}

interface TextAreaProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextArea({ name, label, help, maxLength, value, onChange }: TextAreaProps) {
  return (
    <Field label={label} remark={TABLE_ORDER.optional} help={help}>
      {(control) => (
        <textarea
          className="input"
          name={name}
          rows={3}
          maxLength={maxLength}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...control}
        />
      )}
    </Field>
  );
}
