import type { Orderability } from '@tischlein/domain/orderability';
import { DIALOG } from '@tischlein/wording';
import { SERVICE, TIME_FIELD } from '@tischlein/wording/storefront';
import type { DeliveryType } from '@tischlein/domain/menu';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { WhyNot } from '../../orderability/why-not.tsx';
import { TimeField } from './time-field.tsx';

interface TimeDialogProps {
  readonly orderType: DeliveryType;
  readonly orderability: Orderability;
  readonly onTime: (serveAt: string | null) => void;
  readonly onClosed: () => void;
}

export function TimeDialog({ orderType, orderability, onTime, onClosed }: TimeDialogProps) {
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
    <Dialog title={SERVICE.time} onClosed={onClosed} foot={foot}>
      <div className="dialog-body">
        {orderability.can === 'never' ? (
          <WhyNot orderability={orderability} orderType={orderType} />
        ) : (
          <TimeField orderability={orderability} error={null} help={TIME_FIELD.help} onTime={onTime} />
        )}
      </div>
    </Dialog>
  );
}
