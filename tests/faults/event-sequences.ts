import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import { chanceFrom } from './chance.ts';
import { actOn, placeOrder, STEPS, STEPS_WITHOUT_FAULTS } from './order-under-test.ts';
import { checkEnd } from './order-end.ts';
import type { SequenceRun } from './sequences.ts';
import { shopAroundTheClock } from './shop-around-the-clock.ts';

const AT_ONCE = 40;
// A shop with many orders is slow to check.
const IN_ONE_SHOP = 400;
const LENGTH = 10;
const MANY_COUPONS = 1_000_000;
/** Minutes between two steps; mostly none. */
const PAUSES = [0, 0, 0, 0, 1, 1, 10, 31] as const;
/** Minutes until every payment has reached its end. */
const TO_THE_END = [31, 31, 90, 26 * 60, 26 * 60] as const;

/**
 * Leads orders through random events: guests pay, return and retry; providers change state, repeat or lose
 * messages and fail; time passes; the desk refuses and refunds, partly at the same moment. Forty orders run side
 * by side. Without failing calls each payment must follow the model (tests/support/payment-model.ts); in the end
 * no money may be kept for nothing. Returns the violations found.
 */
export async function runEventSequences({ open, sequences, seed }: SequenceRun): Promise<readonly string[]> {
  for (let begun = 0; begun < sequences; begun += IN_ONE_SHOP) {
    const place = await open();
    const wrong = await runInOneShop(place, {
      seed: seed + begun,
      sequences: Math.min(IN_ONE_SHOP, sequences - begun),
    });
    await place.close();
    if (wrong.length > 0) return wrong;
  }
  return [];
}

async function runInOneShop(
  place: OpenDatabase,
  { sequences, seed }: Pick<SequenceRun, 'sequences' | 'seed'>,
): Promise<string[]> {
  const shop = await openPaidShop(place, { shops: [paidAroundTheClock()] });
  const wrong: string[] = [];
  for (let done = 0; done < sequences && wrong.length === 0; done += AT_ONCE) {
    const found = await runSideBySide(shop, { seed: seed + done, hasFaults: (done / AT_ONCE) % 2 === 1 });
    wrong.push(...found.map((what) => `seed ${seed + done}: ${what}`));
  }
  // Closing checks the invariants once more; the first finding says more.
  await shop.close().catch((error: unknown) => wrong.push(String(error)));
  return wrong;
}

function paidAroundTheClock() {
  const shop = shopAroundTheClock(MANY_COUPONS);
  return { ...shop, config: { ...shop.config, paymentMethods: PAYMENT_METHODS } };
}

interface Batch {
  readonly seed: number;
  /** Calls to providers fail. */
  readonly hasFaults: boolean;
}

async function runSideBySide(shop: PaidShop, { seed, hasFaults }: Batch): Promise<string[]> {
  const chance = chanceFrom(seed);
  const orders = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => placeOrder(shop, index)));
  const steps = hasFaults ? STEPS : STEPS_WITHOUT_FAULTS;
  for (let length = 0; length < LENGTH; length += 1) {
    const chosen = orders.map((order) => ({ order, step: chance.oneOf(steps), dice: chance.below(1000), hasFaults }));
    await Promise.all(chosen.map((each) => actOn(shop, each)));
    await timePasses(shop, chance.oneOf(PAUSES));
  }
  shop.fake.mend();
  for (const minutes of TO_THE_END) await timePasses(shop, minutes);
  const broken = await findViolations(shop.deps.database.read);
  const ends = await Promise.all(orders.map((order) => checkEnd(shop, order, broken)));
  return [...ends.flat(), ...shop.fake.practice.violations];
}

async function timePasses(shop: PaidShop, minutes: number): Promise<void> {
  if (minutes === 0) return;
  shop.later(minutes);
  await shop.work();
}
