import type { PrinterWithAddress } from '@tischlein/contract/office';
import { PRINTING } from '@tischlein/wording/office';
import { SecretDialog } from '../ui/secret-dialog.tsx';

interface AddressDialogProps {
  readonly added: PrinterWithAddress;
  readonly onClosed: () => void;
}

/** The address to type into a printer, shown once. */
export const AddressDialog = ({ added: { printer, address }, onClosed }: AddressDialogProps) => (
  <SecretDialog
    title={PRINTING.addressTitle(printer.name)}
    texts={[PRINTING.addressHelps[printer.kind === 'epson' ? 'epson' : 'star'], PRINTING.addressOnce]}
    secret={address ?? ''}
    words={PRINTING}
    onClosed={onClosed}
  />
);
