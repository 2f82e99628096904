import type { CodeLink } from '@tischlein/contract/shop';
import { findGuestCode } from '../coupons/find-guest-code.ts';
import { readSentCoupon } from '../coupons/sent-coupon.ts';
import { isAtOrAfter } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { findGroupByCode, readGroup } from '../group-orders/group-orders.store.ts';
import { findOrder } from '../orders/find-order.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

type ReadDeps = Pick<Deps, 'database' | 'clock' | 'secretKey'>;

const UNKNOWN: CodeLink = { kind: 'unknown' };

/** What a code leads to; `unknown` for every code that leads nowhere (S3 A10). Names no personal data of an order. */
export async function readCode(deps: ReadDeps, shop: LoadedShop, id: string): Promise<CodeLink> {
  const code = await findGuestCode(deps, shop, id);
  if (!code) return UNKNOWN;
  if (code.kind === 'coupon') {
    const sent = await readSentCoupon(deps, code);
    return sent.kind === 'coupon' ? { ...sent, id } : sent;
  }
  if (isAtOrAfter(deps.clock.now(), code.expires_at)) return UNKNOWN;
  return code.kind === 'order'
    ? readOrderLink(deps, shop, { id: code.target, code: id })
    : readGroupLink(deps, shop, code.target);
}

async function readOrderLink(
  deps: ReadDeps,
  shop: LoadedShop,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<CodeLink> {
  const found = await findOrder(deps, shop, { id, session: null });
  if (!found) return UNKNOWN;
  const { number, status, delivery_type: deliveryType, taken_by: takenBy } = found.order;
  return { kind: 'order', orderId: id, code: takenBy === '' ? '' : code, number, status, deliveryType };
}

async function readGroupLink({ database, clock }: ReadDeps, shop: LoadedShop, code: string): Promise<CodeLink> {
  const now = clock.now();
  const groupId = await findGroupByCode(database.read, shop.id, { code, now });
  const stored = groupId && (await readGroup(database.read, { shopId: shop.id, groupId }, now));
  if (!stored || stored.group.stage === 'completed') return UNKNOWN;
  const { name, owner, members } = stored.group;
  return { kind: 'group', code, name, owner: members.find(({ userId }) => userId === owner)?.name ?? '' };
}
