import * as calls from '@tischlein/contract/calls';
import type { ShopStateAnswer } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { LATE_FRAME, LAUNCH, OPENING_DUTY_WORDS } from '@tischlein/wording/office';
import { Link, useLocation } from 'react-router';
import { send } from '../api/send.ts';
import { useOffice } from './office-context.ts';
import '../styles/first-hour.css';

const READ_EVERY_MS = 10_000;

/** On every page of a shop that cannot be read, or is a draft. */
export function ShopBars() {
  const { shop, page, may } = useOffice();
  return (
    <>
      {shop.isDegraded && (
        <p className="notice" data-kind="bad" role="alert">
          {LATE_FRAME.degraded}
        </p>
      )}
      {shop.state === 'draft' && page?.group !== 'launch' && may('shop', 'write') && <DraftBar />}
    </>
  );
}

/** How many steps are missing until the shop can open (S3 L1). */
function DraftBar() {
  const { shop } = useOffice();
  const { pathname } = useLocation();
  const { value } = useRemote<ShopStateAnswer>({
    // Each page may have done a step.
    key: `state ${shop.id} ${pathname}`,
    read: () => send(calls.getShopState, { params: { shop: shop.id } }),
    againAfter: () => READ_EVERY_MS,
  });
  // Until it is read, what the session says.
  const missing = value?.steps.filter(({ isDone }) => !isDone).map(({ duty }) => duty) ?? shop.missing;
  const all = value?.steps.length;
  return (
    <aside className="draft-bar" aria-label={LAUNCH.title}>
      <strong>{LAUNCH.bar(missing.length)}</strong>
      {all !== undefined && (
        <progress max={all} value={all - missing.length} aria-label={LAUNCH.progress(all - missing.length, all)} />
      )}
      <span className="draft-bar-missing">{missing.map((duty) => OPENING_DUTY_WORDS[duty].name).join(', ')}</span>
      <Link to={`/${shop.slug}/eroeffnen`}>{LAUNCH.barLink}</Link>
    </aside>
  );
}
