import type { ServeTime } from '@tischlein/domain/opening';
import { DIALOG, SERVICE, TIME_FIELD } from '@tischlein/wording/storefront';
import { useId } from 'react';
import type { DeliveryType } from '@tischlein/domain/menu';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { TimeField } from './time-field.tsx';

interface TimeDialogProps {
  readonly orderType: DeliveryType;
  readonly serveTime: ServeTime | null;
  readonly onTime: (serveAt: string | null) => void;
  readonly onClosed: () => void;
}

export function TimeDialog({ orderType, serveTime, onTime, onClosed }: TimeDialogProps) {
  const titleId = useId();
  const foot = (
    <button
      className="button button-main button-wide"
      type="button"
      onClick={(event) => closeContainingDialog(event.currentTarget)}
    >
      {DIALOG.ok}
    </button>
  );
  return (
    <Dialog titleId={titleId} onClosed={onClosed} foot={foot}>
      <div className="dialog-head">
        <h2 id={titleId}>{SERVICE.time}</h2>
      </div>
      <div className="dialog-body">
        <TimeField orderType={orderType} serveTime={serveTime} error={null} help={TIME_FIELD.help} onTime={onTime} />
      </div>
    </Dialog>
  );
}
