import { paymentAccount, type PaymentAccount, type PaymentProviderName } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import type { PaymentAccountRow } from '../db/payment-tables.ts';
import { readAccountRows } from './accounts.store.ts';
import type { PaymentProvider } from './provider.ts';
import { seal, unseal } from './seal.ts';

type AccountDeps = Pick<Deps, 'database' | 'secretKey'>;

/** A shop's accounts, opened; one that this SECRET_KEY does not open is as good as none. */
export async function readAccounts({ database, secretKey }: AccountDeps, shopId: ShopId): Promise<PaymentAccount[]> {
  const rows = await readAccountRows(database.read, shopId);
  return rows.flatMap((row) => unsealAccount(row, secretKey) ?? []);
}

/** Reads the accounts of a shop that can be paid through here. */
export const readUsableAccounts =
  (deps: AccountDeps & Pick<Deps, 'connectAccount'>) =>
  async (shopId: ShopId): Promise<readonly PaymentAccount[]> =>
    (await readAccounts(deps, shopId)).filter((account) => deps.connectAccount(account) !== null);

/** The adapter of a shop's account at this provider; null: it has none, or none that works here. */
export async function findProvider(
  deps: AccountDeps & Pick<Deps, 'connectAccount'>,
  shopId: ShopId,
  name: PaymentProviderName,
): Promise<PaymentProvider | null> {
  const account = (await readAccounts(deps, shopId)).find(({ provider }) => provider === name);
  return account ? deps.connectAccount(account) : null;
}

/** An account as it is kept: bound to its shop and provider, unreadable without SECRET_KEY. */
export function sealAccount(account: PaymentAccount, shopId: ShopId, secretKey: string): string {
  return seal(JSON.stringify(account), { secretKey, place: toSealPlace(shopId, account.provider) });
}

/** An account opened again; null: it cannot be. */
export function unsealAccount(
  { shop_id, provider, sealed }: PaymentAccountRow,
  secretKey: string,
): PaymentAccount | null {
  const text = unseal(sealed, { secretKey, place: toSealPlace(shop_id, provider) });
  const parsed = text === null ? null : paymentAccount.safeParse(JSON.parse(text));
  return parsed?.success ? parsed.data : null;
}

const toSealPlace = (shopId: ShopId, provider: PaymentProviderName): string => `${shopId} ${provider}`;
