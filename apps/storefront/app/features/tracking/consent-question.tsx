import { CONSENT_PAGE } from '@tischlein/domain/shop';
import { isConsentAsked } from '@tischlein/domain/tracking';
import { announce } from '@tischlein/ui/announce';
import { useStore } from '@tischlein/ui/store';
import { CONSENT } from '@tischlein/wording/storefront';
import { useId, useState } from 'react';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { findConsent } from '../../guest/consent.ts';
import { useHasCart } from '../../ordering/use-count.ts';
import { staticPath } from '../../shop/paths.ts';
import { decide } from './decide.ts';
import { readFields } from '../../browser/read-fields.ts';
import { readStored } from '../../browser/storage.ts';
import { contactPlace } from '../../guest/remembered-address.ts';
import '../../styles/consent.css';

/** Asks whether visits may be counted, beside what the guest is doing. The checkout has questions enough. */
export function ConsentQuestion({ path }: { readonly path: string }) {
  const { shop } = useShop();
  const consent = useStore(findConsent(shop.id));
  const hasItems = useHasCart();
  const [isLater] = useState(() => isReturning(shop.id));
  const isEnabled = shop.enableTracking === true && !shop.isArchived;
  const isAsked = isConsentAsked({ isEnabled, consent, hasItems, isReturning: isLater });
  const isElsewhere = path.startsWith('/checkout') || path === staticPath(CONSENT_PAGE);
  return isAsked && !isElsewhere ? <Question /> : null;
}

function Question() {
  const { shop } = useShop();
  const titleId = useId();
  const answer = (isAgreed: boolean): void => {
    decide(shop, isAgreed);
    announce(isAgreed ? CONSENT.savedOn : CONSENT.saved);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section className="consent-question" aria-labelledby={titleId} ref={announceQuestion}>
      <h2 id={titleId}>{CONSENT.question}</h2>
      <p>
        {CONSENT.why(shop.trackingHost ?? null)}{' '}
        <Link to={staticPath(CONSENT_PAGE)} reloadDocument>
          {CONSENT.more}
        </Link>
      </p>
      <div className="consent-answers">
        <button className="button button-line" type="button" onClick={() => answer(false)}>
          {CONSENT.refuse}
        </button>
        <button className="button button-line" type="button" onClick={() => answer(true)}>
          {CONSENT.agree}
        </button>
      </div>
    </section>
  );
}

/** The question takes no focus: the guest is choosing dishes. */
function announceQuestion(section: HTMLElement | null): void {
  if (section) announce(CONSENT.question);
}

/**
 * Whether this is a later visit. Known from what ordering has left on the device; a counter of visits would need consent
 * itself. Loading the page again, or coming from another page of the shop, is no later visit.
 */
function isReturning(shopId: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isArriving = !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate';
  const comesFromHere = URL.parse(document.referrer)?.origin === location.origin;
  return isArriving && !comesFromHere && hasOrderedHere(shopId);
}

const hasOrderedHere = (shopId: string): boolean =>
  [{ area: 'local', shopId, name: 'options' } as const, contactPlace(shopId)].some(
    (place) => Object.keys(readFields(readStored(place))).length > 0,
  );
