import * as calls from '@tischlein/contract/calls';
import type { Printer, PrinterWithAddress } from '@tischlein/contract/office';
import { PRINTER_KINDS, type PrinterKind } from '@tischlein/domain/printing';
import { BusyButton } from '@tischlein/ui/busy-button';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { steps } from '@tischlein/ui/steps';
import { PRINTING } from '@tischlein/wording/office';
import { type FormEvent, useId, useRef, useState } from 'react';
import { send } from '../api/send.ts';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { PrinterFields } from './printer-fields.tsx';

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
  name: '',
  slips: ['kitchen'],
  categories: [],
  copies: 1,
  encoding: 'windows1252',
  columns: 48,
  host: null,
  port: 9100,
};

/** A printer while it is edited. */
export type PrinterDraft = Omit<Printer, 'id' | 'kind' | 'isOnline' | 'lastSeenAt' | 'problem' | 'waiting'>;

/** Sets up a printer, or changes what it prints. */
export function PrinterDialog({ shop, printer, hasNetwork, onSaved, onClosed }: PrinterDialogProps) {
  const [formId, group] = [useId(), useId()];
  const [kind, setKind] = useState<PrinterKind>(printer?.kind ?? 'star');
  const [draft, setDraft] = useState<PrinterDraft>(printer ?? NEW);
  const { isBusy, said, submit } = useSubmit();
  const saved = useRef<PrinterWithAddress | null>(null);
  const store = async (): Promise<boolean> => {
    const { name, slips, categories, copies, encoding, columns, port } = draft;
    const host = kind === 'escpos' ? draft.host : null;
    const body = { name, slips, categories, copies, encoding, columns, port, host };
    if (printer) {
      const params = { shop, printer: printer.id };
      const changed = await submit(() => send(calls.savePrinter, { params, body }));
      saved.current = changed && { printer: changed.value, address: null };
    } else {
      const added = await submit(() => send(calls.addPrinter, { params: { shop }, body: { ...body, kind } }));
      saved.current = added?.value ?? null;
    }
    return saved.current !== null;
  };
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (draft.slips.length > 0 && (await store())) closeContainingDialog(form);
  };
  const close = (): void => {
    onClosed();
    const done = saved.current;
    if (done) steps.whenSettled(() => onSaved(done));
  };
  const foot = (
    <BusyButton type="submit" form={formId} isBusy={isBusy} isWide>
      {PRINTING.save}
    </BusyButton>
  );
  const kinds = PRINTER_KINDS.filter((each) => each !== 'escpos' || hasNetwork);
  return (
    <Dialog title={printer ? PRINTING.editTitle(printer.name) : PRINTING.add} onClosed={close} foot={foot}>
      <form id={formId} className="dialog-body people-form" onSubmit={(event) => void save(event)}>
        {printer === null && (
          <fieldset className="check-list">
            <legend>{PRINTING.kind}</legend>
            {kinds.map((each) => (
              <label key={each}>
                <input type="radio" name={group} checked={kind === each} onChange={() => setKind(each)} />
                <span>
                  {PRINTING.kinds[each]} <small>{PRINTING.kindHelps[each]}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <PrinterFields shop={shop} kind={kind} draft={draft} onChange={setDraft} />
        <Said said={said} />
      </form>
    </Dialog>
  );
}
