import { randomUUID } from 'node:crypto';
import type { VisitRequest } from '@tischlein/contract/shop';
import { cleanPage } from '@tischlein/domain/tracking';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { insertVisit } from './visits.store.ts';

/** Stores a page view of a guest who has consented; returns its id. The order's id and the account are not stored. */
export async function recordVisit(
  { database, clock, events }: Pick<Deps, 'database' | 'clock' | 'events'>,
  shop: LoadedShop,
  { page, orderId, sessionId, userId, visitCount, device, design, account, referrer }: VisitRequest,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  const row = {
    shop_id: shop.id,
    visit_id: id,
    user_id: userId,
    session_id: sessionId,
    page: cleanPage(page),
    visit_count: visitCount,
    device,
    design,
    has_account: account ? 1 : 0,
    has_order: orderId === null ? 0 : 1,
    referrer,
    started_at: now,
    seen_at: now,
  } as const;
  await database.write((writer) => insertVisit(writer, row));
  events.visitRecorded(shop.id);
  return id;
}
