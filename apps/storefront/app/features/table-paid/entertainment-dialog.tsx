import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { EntertainmentDetails } from '@tischlein/contract/shop';
import { Field, TextField } from '@tischlein/ui/field';
import { TABLE_ORDER, TABLE_PAID } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { FileDialog } from '../../receipt/file-dialog.tsx';

interface EntertainmentDialogProps {
  readonly orderId: string;
  readonly onClosed: () => void;
}

const NOTHING: EntertainmentDetails = { occasion: '', participants: '', recipient: '' };

const WORDS = {
  title: TABLE_PAID.entertainment,
  help: TABLE_PAID.entertainmentHelp,
  load: TABLE_PAID.openPdf,
  making: TABLE_PAID.making,
  notMade: TABLE_PAID.notMade,
  fileName: TABLE_PAID.pdfName,
};

/** The 'Bewirtungsbeleg' with what the guest fills in; nothing of it is kept here or on the server. */
export function EntertainmentDialog({ orderId, onClosed }: EntertainmentDialogProps) {
  const { shop } = useShop();
  const [details, setDetails] = useState(NOTHING);
  return (
    <FileDialog
      words={WORDS}
      address={buildAddress(calls.getEntertainmentReceipt, { params: { shop: shop.id, orderId } })}
      details={details}
      onClosed={onClosed}
    >
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
    </FileDialog>
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
