import { closedText, hoursText } from '@tischlein/wording';
import { CLOSED, DIALOG, SERVICE } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { useClock, useShop } from '../../context/shop-context.ts';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';

interface ClosedDialogProps {
  readonly isCombo: boolean;
  readonly onNevertheless: () => void;
  readonly onClosed: () => void;
}

/** Shown if a dish is opened while the shop is closed (S1 §2 Closed dialog, S3 O1). */
export function ClosedDialog({ isCombo, onNevertheless, onClosed }: ClosedDialogProps) {
  const { visit } = useShop().guest;
  const { period, time } = useClock();
  const titleId = useId();
  const today = period.openingTimes.filter(({ dayIndex }) => dayIndex === time.day);
  const show = (button: Element): void => {
    visit.set({ ...visit.get(), showNevertheless: true });
    closeContainingDialog(button);
    onNevertheless();
  };
  const foot = (
    <>
      <button
        className="button button-main button-wide"
        type="button"
        onClick={(event) => closeContainingDialog(event.currentTarget)}
      >
        {DIALOG.ok}
      </button>
      <button className="button button-line button-wide" type="button" onClick={(event) => show(event.currentTarget)}>
        {isCombo ? CLOSED.showCombo : CLOSED.showDish}
      </button>
    </>
  );
  return (
    <Dialog titleId={titleId} onClosed={onClosed} foot={foot}>
      <div className="dialog-head">
        <h2 id={titleId}>{closedText(period.openInMinutes, period.nextOpeningTimeString)}</h2>
      </div>
      <div className="dialog-body">
        {period.enablePreOrder && <p>{SERVICE.preOrder}</p>}
        {today.length > 0 && (
          <p className="soft">
            {CLOSED.today}: {hoursText(today)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
