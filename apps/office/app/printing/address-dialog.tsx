import type { PrinterWithAddress } from '@tischlein/contract/office';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { PRINTING } from '@tischlein/wording/office';
import { useId, useState } from 'react';

interface AddressDialogProps {
  readonly added: PrinterWithAddress;
  readonly onClosed: () => void;
}

/** The address to type into a printer, shown once. */
export function AddressDialog({ added: { printer, address }, onClosed }: AddressDialogProps) {
  const titleId = useId();
  const [said, setSaid] = useState('');
  const foot = (
    <button
      type="button"
      className="button button-main button-wide"
      onClick={({ currentTarget }) => closeContainingDialog(currentTarget)}
    >
      {PRINTING.done}
    </button>
  );
  return (
    <Dialog titleId={titleId} onClosed={onClosed} foot={foot}>
      <div className="dialog-head">
        <h2 id={titleId}>{PRINTING.addressTitle(printer.name)}</h2>
      </div>
      <div className="dialog-body people-form">
        <p>{PRINTING.addressHelps[printer.kind === 'epson' ? 'epson' : 'star']}</p>
        <code>{address}</code>
        <button
          type="button"
          className="button button-line"
          onClick={() => void navigator.clipboard.writeText(address ?? '').then(() => setSaid(PRINTING.copied))}
        >
          {PRINTING.copy}
        </button>
        <p>{PRINTING.addressOnce}</p>
        <p className="said" role="status">
          {said}
        </p>
      </div>
    </Dialog>
  );
}
