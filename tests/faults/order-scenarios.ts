import { randomUUID } from 'node:crypto';
import { newFindings } from './findings.ts';
import type { FaultShop } from './fault-shop.ts';
import { countMails, checkMailed, checkOnDesk, readOrderIds } from './checks.ts';
import { openOrderer } from './group-visitor.ts';
import { newVisitor, withCoupon } from './visitor.ts';

/** Continues after the restart as guest, provider and desk would. Returns the violations found. */
export type Resume = () => Promise<readonly string[]>;
/** Leads a shop to its fault point. `round` selects how it is resumed. */
export type Scenario = (shop: FaultShop, round: number) => Promise<Resume>;

const AFTER_COMMIT = ['afterCommitBeforeReply', 'beforeClaimJobs'];

/** A guest orders, and retries with the same key after the crash. */
export const placing: Scenario = async (shop, round) => {
  const { visitor, groupOrderId, mustHaveOrdered } = await openOrderer(shop, round);
  const [key, wanted] = [randomUUID(), { ...withCoupon(), groupOrderId }];
  const first = visitor.order(wanted, key);
  return async () => {
    const found = newFindings();
    const before = await readOrderIds(shop, key);
    found.mustBe('orders after the crash', before.length, AFTER_COMMIT.includes(shop.point) ? 1 : 0);
    const again = await (groupOrderId === null ? newVisitor(shop.address) : visitor).order(wanted, key);
    const told = await first;
    const orderId = again?.body.order?.id ?? '';
    found.mustBe('the retry is answered', again?.status, 200);
    if (told) found.mustBe('the order of both answers', told.body.order?.id, orderId);
    found.mustBe('orders of the key', await readOrderIds(shop, key), [orderId]);
    await mustHaveOrdered(found, orderId);
    // The worker may have claimed the mail before the crash: let its lease expire.
    if (shop.point === 'afterCommitBeforeReply') shop.later(2);
    await checkMailed(shop, { found, orderId });
    await checkOnDesk(shop, found, orderId);
    return found.all;
  };
};

/** A mail is handed over, but not marked as sent. */
export const mailing: Scenario = async (shop) => {
  const placed = await newVisitor(shop.address).order(withCoupon(), randomUUID());
  const orderId = placed?.body.order?.id ?? '';
  return async () => {
    const found = newFindings();
    found.mustBe('mails after the crash', await countMails(shop, orderId), { asked: 1, done: 0, written: 1 });
    shop.later(2);
    await checkMailed(shop, { found, orderId });
    return found.all;
  };
};
