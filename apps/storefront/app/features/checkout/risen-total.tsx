import { totalNow } from '@tischlein/wording';
import { FILLED_CART } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { useStore } from '@tischlein/ui/store';
import { useShop } from '../../context/shop-context.ts';

/**
 * Beside the order button: the total has risen while the form was open. Unless the guest agrees here, the order expects
 * the total that was shown, and the server asks (409 code 3).
 */
export function RisenTotal() {
  const { guest } = useShop();
  const risen = useStore(guest.risen);
  return (
    risen && (
      <Notice kind="warn" icon="alert" role="alert">
        <p>{totalNow(risen.now, risen.before)}</p>
        <button className="link-button" type="button" onClick={() => guest.risen.set(null)}>
          {FILLED_CART.understood}
        </button>
      </Notice>
    )
  );
}
