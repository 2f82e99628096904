import { FRAME, RESERVATION_PAGES } from '@tischlein/wording/storefront';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { PATHS } from '../../shop/paths.ts';
import { CallLink } from './call-link.tsx';

/** A link that is over, or was never one. */
export function VoidLink() {
  const { enableReservations } = useShop().shop;
  return (
    <main className="reservation" id="content" tabIndex={-1}>
      <h1>{RESERVATION_PAGES.void}</h1>
      <p className="reservation-lead">{RESERVATION_PAGES.voidLead}</p>
      <div className="reservation-actions">
        {enableReservations && (
          <Link className="button button-main" to={PATHS.reserveTable}>
            {FRAME.reserve}
          </Link>
        )}
        <CallLink />
      </div>
    </main>
  );
}
