import * as calls from '@tischlein/contract/calls';
import type { VisitRequest } from '@tischlein/contract/shop';
import { cleanPage, cleanReferrer } from '@tischlein/domain/tracking';
import { onTick } from '@tischlein/ui/clock';
import { isHidden } from '@tischlein/ui/page-signals';
import type { ShopPage } from '../../context/shop-context.ts';
import { openVisitor } from '../../guest/visitor.ts';
import { logTracked } from '../../ordering/log-tracked.ts';
import { noteFailure, trackingSender } from '../../ordering/send-tracking.ts';
import { WIDE_SCREEN } from '../../shop/media.ts';

/** S1 §9: 'heartbeat 5 s'. */
const HEARTBEAT_EVERY_MS = 5000;

/** Registers a page view of a guest who has consented; then its heartbeat, while the page is looked at. Returns the end. */
export function keepVisit(page: ShopPage, path: string): () => void {
  const { shop } = page;
  const params = { shop: shop.id };
  const send = trackingSender(shop);
  const body = describeVisit(page, path);
  logTracked(page, `visit ${body.page}`);
  let stop: (() => void) | null = null;
  let isOver = false;
  const beat = async (id: string): Promise<void> => {
    if (isHidden()) return;
    const answer = await send(calls.sendHeartbeat, { params, body: { id } });
    noteFailure('heartbeat', answer);
    // One failure says enough.
    if (!answer.ok) stop?.();
  };
  void send(calls.reportVisit, { params, body }).then((answer) => {
    noteFailure('visit', answer);
    if (answer.ok && answer.value.success && !isOver)
      stop = onEvery(HEARTBEAT_EVERY_MS, () => void beat(answer.value.id));
  });
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Returns a function that stops it. */
function onEvery(milliseconds: number, act: () => void): () => void {
  let last = Date.now();
  return onTick(() => {
    if (Date.now() - last < milliseconds) return;
    last = Date.now();
    act();
  });
}

const ORDER_PAGE = /^\/checkout\/success\/([^/]+)/;

/** S2 §7: 'page, orderId, sessionId, userId, visitCount, restaurantId, website, device, design, account, referrer'. */
function describeVisit({ shop, guest }: ShopPage, path: string): VisitRequest {
  const orderId = ORDER_PAGE.exec(path)?.[1] ?? null;
  return {
    page: cleanPage(path),
    // It opens the order's page, so no other host gets it.
    orderId: shop.trackingHost ? null : orderId,
    ...openVisitor(shop.id),
    restaurantId: shop.restaurantId,
    website: 'webshop',
    device: matchMedia(WIDE_SCREEN).matches ? 'desktop' : 'phone',
    design: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    account: guest.signedIn.get(),
    referrer: cleanReferrer(document.referrer, location.host),
  };
}
