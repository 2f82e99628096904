import { hash, randomBytes } from 'node:crypto';
import type { CouponSeriesRequest } from '@tischlein/contract/office';
import { type ShopId, toUnambiguousCode } from '@tischlein/domain';
import { couponCodeKey } from '@tischlein/domain/offers';
import { rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { countCoupons, insertSeries, insertSeriesCodes, isRepeated } from './coupon-series.store.ts';

/** What a shop can hold; an export and its import take as many. */
const MOST_COUPONS = 10_000;
/** 31^8 codes: with a thousand of them and the limit of the check, guessing one takes centuries. */
const CODE_LENGTH = 8;

type CreateOutcome = 'created' | 'couponsTooMany' | 'idempotencyKeyReused';

/** Creates a series of codes in one transaction, all of them or none. A repeated request creates nothing; an id belongs to one request. */
export async function createSeries(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  shopId: ShopId,
  request: CouponSeriesRequest,
): Promise<CreateOutcome> {
  const { id, name, prefix, count, ...terms } = request;
  const requestHash = hash('sha256', JSON.stringify(request), 'base64url');
  return database.write<CreateOutcome>(async (writer) => {
    if ((await insertSeries(writer, shopId, { id, name, requestHash, now: clock.now() })) === 'exists')
      return (await isRepeated(writer, shopId, { id, requestHash })) ? 'created' : 'idempotencyKeyReused';
    if ((await countCoupons(writer, shopId)) + count > MOST_COUPONS) return rollback('couponsTooMany');
    let missing = count;
    // A code that exists already is drawn again.
    while (missing > 0) {
      const codes = drawCodes(prefix, missing);
      missing -= await insertSeriesCodes(writer, shopId, { series: id, codes, terms });
    }
    return 'created';
  });
}

function drawCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    const code = toUnambiguousCode(randomBytes(CODE_LENGTH * 2), CODE_LENGTH);
    if (code !== null) codes.add(prefix === '' ? code : `${couponCodeKey(prefix)}-${code}`);
  }
  return [...codes];
}
