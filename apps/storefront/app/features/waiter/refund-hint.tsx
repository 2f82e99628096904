import { REFUND_HINT } from '@tischlein/wording/storefront';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { Notice } from '@tischlein/ui/notice';
import { useStore } from '@tischlein/ui/store';
import { useShop } from '../../context/shop-context.ts';
import { askForPassword, getSession } from './waiter-session.ts';

/** Whether this waiter refunds: everyone after the waiter password, accounts of the office with the permission (S3 W16). */
export function useMayRefund(): boolean {
  const { shop } = useShop();
  const session = useStore(getSession(shop.id));
  return session.kind !== 'in' || session.mayRefund;
}

/** For accounts of the office that do not refund: the waiter password does. */
export function RefundHint() {
  const { shop } = useShop();
  const ask = (button: HTMLElement): void => {
    if (button.closest('dialog')) closeContainingDialog(button);
    askForPassword(shop.id);
  };
  return (
    <Notice kind="plain" icon="info">
      {REFUND_HINT.lead}{' '}
      <button className="link-button" type="button" onClick={(event) => ask(event.currentTarget)}>
        {REFUND_HINT.enterPassword}
      </button>
    </Notice>
  );
}
