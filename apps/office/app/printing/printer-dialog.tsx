import * as calls from '@tischlein/contract/calls';
import type { Printer, PrinterWithAddress } from '@tischlein/contract/office';
import { PRINTER_KINDS } from '@tischlein/domain/printing';
import { type Answer, mapAnswer } from '@tischlein/ui/answer';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { steps } from '@tischlein/ui/steps';
import { useForm } from '@tischlein/ui/use-form';
import { PRINTING } from '@tischlein/wording/office';
import { useRef } from 'react';
import { send } from '../api/send.ts';
import { RadioList } from '../ui/radio-list.tsx';
import { type PrinterDraft, PrinterFields } from './printer-fields.tsx';

interface PrinterDialogProps {
  readonly shop: string;
  /** null: a new one. */
  readonly printer: Printer | null;
  /** Whether the server reaches network printers. */
  readonly hasNetwork: boolean;
  readonly onSaved: (saved: PrinterWithAddress) => void;
  readonly onClosed: () => void;
}

const NEW: PrinterDraft = {
  kind: 'star',
  name: '',
  slips: ['kitchen'],
  categories: [],
  copies: 1,
  encoding: 'windows1252',
  columns: 48,
  host: null,
  port: 9100,
};

/** Sets up a printer, or changes what it prints. */
export function PrinterDialog({ shop, printer, hasNetwork, onSaved, onClosed }: PrinterDialogProps) {
  const saved = useRef<PrinterWithAddress | null>(null);
  const form = useForm({
    first: printer ?? NEW,
    check: ({ slips }) => ({ slips: slips.length === 0 && PRINTING.slipsMissing }),
    send: (draft: PrinterDraft) => savePrinter(shop, printer, draft),
    done: (value, sent) => {
      saved.current = value;
      closeContainingDialog(sent.form);
    },
  });
  const close = (): void => {
    onClosed();
    const done = saved.current;
    if (done) steps.whenSettled(() => onSaved(done));
  };
  const kinds = PRINTER_KINDS.filter((each) => each !== 'escpos' || hasNetwork);
  return (
    <DialogForm
      form={form}
      title={printer ? PRINTING.editTitle(printer.name) : PRINTING.add}
      className="stack people-form"
      submit={PRINTING.save}
      onClosed={close}
    >
      {printer === null && (
        <RadioList
          legend={PRINTING.kind}
          values={kinds}
          names={PRINTING.kinds}
          helps={PRINTING.kindHelps}
          {...form.field('kind')}
        />
      )}
      <PrinterFields shop={shop} form={form} />
    </DialogForm>
  );
}

async function savePrinter(
  shop: string,
  printer: Printer | null,
  { kind, name, slips, categories, copies, encoding, columns, port, host }: PrinterDraft,
): Promise<Answer<PrinterWithAddress>> {
  const body = { name, slips, categories, copies, encoding, columns, port, host: kind === 'escpos' ? host : null };
  if (!printer) return send(calls.addPrinter, { params: { shop }, body: { ...body, kind } });
  const changed = await send(calls.savePrinter, { params: { shop, printer: printer.id }, body });
  return mapAnswer(changed, (value) => ({ printer: value, address: null }));
}
