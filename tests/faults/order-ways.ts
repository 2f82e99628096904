import { randomUUID } from 'node:crypto';
import { newFindings } from './findings.ts';
import type { House } from './house.ts';
import { mailsOf, mustBeMailed, mustBeOnDesk, ordersOf } from './looks.ts';
import { newVisitor, withCoupon } from './visitor.ts';

/** Goes on after the restart, as everybody would who had to do with it; says what is wrong. */
export type GoOn = () => Promise<readonly string[]>;
/** Leads a house to its point; `round` lets one point be gone on from in several ways. */
export type Way = (house: House, round: number) => Promise<GoOn>;

const AFTER_COMMIT = ['afterCommitBeforeReply', 'beforeClaimJobs'];

/** A guest orders, and retries with the same key after the crash. */
export const placing: Way = async (house) => {
  const [key, wanted] = [randomUUID(), withCoupon()];
  const first = newVisitor(house.address).order(wanted, key);
  return async () => {
    const found = newFindings();
    const before = await ordersOf(house, key);
    found.mustBe('orders after the crash', before.length, AFTER_COMMIT.includes(house.point) ? 1 : 0);
    const again = await newVisitor(house.address).order(wanted, key);
    const told = await first;
    const orderId = again?.body.order?.id ?? '';
    found.mustBe('the retry is answered', again?.status, 200);
    if (told) found.mustBe('the order of both answers', told.body.order?.id, orderId);
    found.mustBe('orders of the key', await ordersOf(house, key), [orderId]);
    // The worker may have claimed the mail before it died; its lease runs out.
    if (house.point === 'afterCommitBeforeReply') house.later(2);
    await mustBeMailed(house, { found, orderId });
    await mustBeOnDesk(house, found, orderId);
    return found.all;
  };
};

/** A mail is handed over, but not marked as sent. */
export const mailing: Way = async (house) => {
  const placed = await newVisitor(house.address).order(withCoupon(), randomUUID());
  const orderId = placed?.body.order?.id ?? '';
  return async () => {
    const found = newFindings();
    found.mustBe('mails after the crash', await mailsOf(house, orderId), { asked: 1, done: 0, written: 1 });
    house.later(2);
    await mustBeMailed(house, { found, orderId });
    return found.all;
  };
};
