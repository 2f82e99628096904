import * as calls from '@tischlein/contract/calls';
import type { Printer, Printers, PrinterWithAddress } from '@tischlein/contract/office';
import { EmptyState } from '@tischlein/ui/empty-state';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { useRemote } from '@tischlein/ui/use-remote';
import { PRINTING } from '@tischlein/wording/office';
import { type ReactNode, useState } from 'react';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { FirstStep } from '../ui/first-step.tsx';
import { Icon } from '../ui/icon.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OpenJobs } from './open-jobs.tsx';
import { PrinterDialog } from './printer-dialog.tsx';
import { Tablets } from './tablets.tsx';
import { PrinterTable } from './printer-table.tsx';
import '../styles/printing.css';
import { SecretDialog } from '../ui/secret-dialog.tsx';

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' | 'remove'; readonly printer: Printer }
  | { readonly kind: 'address'; readonly added: PrinterWithAddress };

const AGAIN_AFTER_MS = 5000;

/** The printers of a shop: how they are, what they print, and slips in doubt. */
export function PrintersPage() {
  const { shop, may } = useOffice();
  const params = { shop: shop.slug };
  const { value, problem, read } = useRemote<Printers>({
    key: shop.id,
    read: () => send(calls.listPrinters, { params }),
    againAfter: () => AGAIN_AFTER_MS,
  });
  const [open, setOpen] = useState<Open | null>(null);
  const [moving, setMoving] = useState<Printer | null>(null);
  const { said, submit, say } = useSubmit();
  const close = (): void => setOpen(null);
  const showAddress = (added: PrinterWithAddress): void => {
    if (added.address !== null) setOpen({ kind: 'address', added });
    void read();
  };
  const renew = async ({ id }: Printer): Promise<void> => {
    const renewed = await submit(() => send(calls.changePrinterAddress, { params: { ...params, printer: id } }));
    if (renewed) showAddress(renewed.value);
  };
  const remove = async ({ id, name }: Printer): Promise<void> => {
    await submit(() => send(calls.removePrinter, { params: { ...params, printer: id } }), PRINTING.removed(name));
    await read();
  };
  const test = async ({ id }: Printer): Promise<void> => {
    await submit(() => send(calls.testPrinter, { params: { ...params, printer: id } }), PRINTING.tested);
    await read();
  };
  const mayEdit = may('shop', 'write');
  const isEmpty = value?.printers.length === 0;
  const addButton = mayEdit && <AddButton onAdd={() => setOpen({ kind: 'add' })} />;
  return (
    <OfficeFrame title={PRINTING.title} isWide actions={!isEmpty && addButton}>
      {!isEmpty && <p className="soft">{PRINTING.lead}</p>}
      <Said said={problem ? { text: problem, isProblem: true } : said} />
      {value && value.jobs.length > 0 && <OpenJobs shop={shop.slug} jobs={value.jobs} onDecided={read} />}
      {isEmpty && <NoPrinter>{addButton}</NoPrinter>}
      {value && value.printers.length > 0 && (
        <PrinterTable
          shop={shop.slug}
          printers={value.printers}
          mayEdit={mayEdit}
          onTest={(printer) => void test(printer)}
          onMove={value.printers.length > 1 ? setMoving : null}
          onChange={(printer) => setOpen({ kind: 'change', printer })}
          onRenew={(printer) => void renew(printer)}
          onRemove={(printer) => setOpen({ kind: 'remove', printer })}
        />
      )}
      {may('people', 'read') && <Tablets shop={shop} />}
      {value && (open?.kind === 'add' || open?.kind === 'change') && (
        <PrinterDialog
          shop={shop.slug}
          printer={open.kind === 'change' ? open.printer : null}
          hasNetwork={value.hasNetwork}
          onSaved={showAddress}
          onClosed={close}
        />
      )}
      {value && moving && (
        <MoveDialog
          shop={shop.slug}
          from={moving}
          printers={value.printers}
          onMoved={(words) => void read().then(() => say(words))}
          onClosed={() => setMoving(null)}
        />
      )}
      {open?.kind === 'address' && <AddressDialog added={open.added} onClosed={close} />}
      {open?.kind === 'remove' && (
        <RemoveDialog printer={open.printer} onClosed={close} onRemove={() => void remove(open.printer)} />
      )}
    </OfficeFrame>
  );
}

const AddButton = ({ onAdd }: { readonly onAdd: () => void }) => (
  <button type="button" className="button button-main" onClick={onAdd}>
    <Icon name="plus" />
    {PRINTING.add}
  </button>
);

const NoPrinter = ({ children }: { readonly children: ReactNode }) => (
  <EmptyState icon={<Icon name="printer" />} title={PRINTING.empty} text={PRINTING.emptyHelp}>
    <FirstStep>{children}</FirstStep>
  </EmptyState>
);

interface RemoveDialogProps {
  readonly printer: Printer;
  readonly onRemove: () => void;
  readonly onClosed: () => void;
}

const RemoveDialog = ({ printer, onRemove, onClosed }: RemoveDialogProps) => (
  <ConfirmDialog
    title={PRINTING.removeTitle(printer.name)}
    texts={[PRINTING.removeText]}
    confirm={PRINTING.remove}
    cancel={PRINTING.keep}
    onClosed={(isConfirmed) => {
      onClosed();
      if (isConfirmed) onRemove();
    }}
  />
);

interface AddressDialogProps {
  readonly added: PrinterWithAddress;
  readonly onClosed: () => void;
}

/** The address to type into a printer, shown once. */
const AddressDialog = ({ added: { printer, address }, onClosed }: AddressDialogProps) => (
  <SecretDialog
    title={PRINTING.addressTitle(printer.name)}
    texts={[PRINTING.addressHelps[printer.kind === 'epson' ? 'epson' : 'star'], PRINTING.addressOnce]}
    secret={address ?? ''}
    words={PRINTING}
    onClosed={onClosed}
  />
);
