import * as calls from '@tischlein/contract/calls';
import type { Printer } from '@tischlein/contract/office';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { PRINTING } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';

interface MoveDialogProps {
  readonly shop: string;
  readonly from: Printer;
  /** All of the shop. */
  readonly printers: readonly Printer[];
  readonly onMoved: (words: string) => void;
  readonly onClosed: () => void;
}

/** Moves the slips that wait for one printer to another. */
export function MoveDialog({ shop, from, printers, onMoved, onClosed }: MoveDialogProps) {
  const { isBusy, said, submit } = useSubmit();
  const move = async (to: Printer, button: HTMLElement): Promise<void> => {
    const params = { shop, printer: from.id };
    const moved = await submit(() => send(calls.movePrintJobs, { params, body: { to: to.id } }));
    if (!moved) return;
    onMoved(PRINTING.moved(moved.value.moved, to.name));
    closeContainingDialog(button);
  };
  return (
    <Dialog title={PRINTING.moveTitle(from.name)} onClosed={onClosed}>
      <div className="dialog-body stack people-form">
        <p>{PRINTING.moveText}</p>
        {printers
          .filter(({ id }) => id !== from.id)
          .map((printer) => (
            <button
              key={printer.id}
              type="button"
              className="button button-line button-wide"
              aria-busy={isBusy}
              onClick={({ currentTarget }) => void move(printer, currentTarget)}
            >
              {PRINTING.moveHere(printer.name)}
            </button>
          ))}
        <Said said={said} />
      </div>
    </Dialog>
  );
}
