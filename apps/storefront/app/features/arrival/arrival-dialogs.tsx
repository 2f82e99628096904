import { ALL_BRANCHES_CLOSED, closedText, DIALOG, ORDER_AGAIN_PROBLEMS } from '@tischlein/wording';
import { BRANCHES, ORDERABILITY } from '@tischlein/wording/storefront';
import type { Arrival } from '../../guest/arrival.ts';
import { useClock, useShop } from '../../context/shop-context.ts';
import { useOrderSettings } from '../../ordering/use-order-settings.ts';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { useStore } from '@tischlein/ui/store';

/**
 * Dialogs after a branch switch: a broken link, or first the cart problems, then 'all branches closed' (S2 §8 Franchise
 * handover), with the choice of a time if orders for later are taken.
 */
export function ArrivalDialogs({ onTime }: { readonly onTime?: () => void }) {
  const { guest } = useShop();
  const { period } = useClock();
  const { orderability } = useOrderSettings();
  const arrival = useStore(guest.arrival);
  if (!arrival) return null;
  const { from, problems, isAllClosed } = arrival;
  const dismiss = (done: Partial<typeof arrival>) => (): void => {
    const rest = { ...arrival, ...done };
    const isAllSaid = rest.problems.length === 0 && !rest.isAllClosed && rest.selectedDish === null;
    guest.arrival.set(isAllSaid ? null : rest);
  };
  if (from === 'brokenLink')
    return (
      <ConfirmDialog
        title={BRANCHES.linkBroken}
        texts={problems}
        confirm={DIALOG.ok}
        cancel={null}
        onClosed={dismiss({ problems: [] })}
      />
    );
  if (problems.length > 0) return <CartProblems from={from} problems={problems} onClosed={dismiss({ problems: [] })} />;
  if (!isAllClosed) return null;
  const canPreOrder = orderability.can === 'later' && onTime !== undefined;
  return (
    <ConfirmDialog
      title={ALL_BRANCHES_CLOSED}
      texts={[
        closedText(period.openInMinutes, period.nextOpeningTimeString),
        ...(canPreOrder ? [ORDERABILITY.chooseAhead] : []),
      ]}
      confirm={canPreOrder ? ORDERABILITY.pickTime : DIALOG.ok}
      cancel={canPreOrder ? DIALOG.ok : null}
      {...(canPreOrder && { onConfirm: onTime })}
      onClosed={dismiss({ isAllClosed: false, selectedDish: null })}
    />
  );
}

interface CartProblemsProps {
  readonly from: Arrival['from'];
  readonly problems: readonly string[];
  readonly onClosed: () => void;
}

/** 'Warenkorb-Probleme': cart changes because this branch's menu differs (S1 §2 Age confirmation). */
function CartProblems({ from, problems, onClosed }: CartProblemsProps) {
  const foot = (
    <button
      className="button button-main button-wide"
      type="button"
      data-first-focus
      onClick={(event) => closeContainingDialog(event.currentTarget)}
    >
      {DIALOG.ok}
    </button>
  );
  return (
    <Dialog title={BRANCHES.cartProblems} kind="alert-dialog" onClosed={onClosed} foot={foot}>
      <div className="dialog-body dialog-texts">
        <p>{from === 'branch' ? BRANCHES.cartProblemsText : ORDER_AGAIN_PROBLEMS}</p>
        <ul>
          {[...new Set(problems)].map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
