import type { PaymentProviderName } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { Reader } from '../db/database.ts';

interface Account {
  readonly shopId: ShopId;
  readonly provider: PaymentProviderName;
  /** Counts from this instant. */
  readonly since: string;
}

/** Whether payments of an account were captured, although its provider has never sent a message. */
export async function isSilent(reader: Reader, { shopId, provider, since }: Account): Promise<boolean> {
  const captured = await reader
    .selectFrom('payments')
    .select('payment_id')
    .where('shop_id', '=', shopId)
    .where('provider', '=', provider)
    .where('status', '=', 'captured')
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  if (captured === undefined) return false;
  const message = await reader
    .selectFrom('payment_inbox')
    .select('event_id')
    .where('shop_id', '=', shopId)
    .where('provider', '=', provider)
    .limit(1)
    .executeTakeFirst();
  return message === undefined;
}
