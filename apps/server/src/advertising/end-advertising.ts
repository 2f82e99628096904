import type { ShopId } from '@tischlein/domain';
import type { Writer } from '../db/database.ts';
import { foldEmail } from '../identity.ts';
import { withdrawByEmail } from './advertising.store.ts';
import { addObjections } from './objections.store.ts';

/** Withdraws all consents of an address at these shops, and records the objection. */
export async function endAdvertising(
  writer: Writer,
  { shopIds, email }: { readonly shopIds: readonly ShopId[]; readonly email: string },
  at: string,
): Promise<void> {
  await withdrawByEmail(writer, { shopIds, email: foldEmail(email) }, at);
  await addObjections(writer, { shopIds, email }, at);
}
