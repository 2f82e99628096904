import { PAGES } from '@tischlein/wording/storefront';
import { Link } from '../../browser/router.tsx';
import { PATHS } from '../../shop/paths.ts';
import { useClock } from '../../context/shop-context.ts';
import { closedWords, listOtherNotices } from '../../orderability/closed-words.ts';

/** The current opening state, special notices of the day and a link to the menu. */
export function HoursState() {
  const { period } = useClock();
  const state = period.pausedUntil.pickup !== null ? 'paused' : period.insideOpenHours ? 'open' : 'closed';
  const { reason, next } = closedWords(period);
  const lines = [...(period.insideOpenHours ? [] : [reason, next]), ...listOtherNotices(period)].filter(Boolean);
  return (
    <section className="hours-state" data-state={state}>
      <p>
        <span className="hours-mark" aria-hidden="true" />
        <strong>{period.sticker}</strong>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Link className="button button-main" to={PATHS.start}>
        {period.acceptOrders ? PAGES.orderNow : PAGES.toMenu}
      </Link>
    </section>
  );
}
