import { cartProblem } from '@tischlein/wording';
import { CART } from '@tischlein/wording/storefront';
import type { UnsuitableItem } from '../../guest/settle-cart.ts';
import { useClock, useShop } from '../../shop-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { useStore } from '../../ui/store.ts';

/** What changed in the cart without the guest's doing ('Warenkorb Probleme'), and what does not suit the way of ordering. */
export function CartNotices({ unsuitable }: { readonly unsuitable: readonly UnsuitableItem[] }) {
  const { guest } = useShop();
  const { time } = useClock();
  const changes = useStore(guest.changes);
  return (
    <>
      {changes.length > 0 && (
        <Notice kind="warn" icon="alert" role="status">
          <strong>{CART.changes}</strong>
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
          <button className="link-button" type="button" onClick={() => guest.changes.set([])}>
            {CART.understood}
          </button>
        </Notice>
      )}
      {unsuitable.map(({ problem }) => (
        <Notice key={problem.item} kind="warn" icon="info">
          {cartProblem({ ...problem, dropped: false }, time.day)}
        </Notice>
      ))}
    </>
  );
}
