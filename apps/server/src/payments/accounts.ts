import { paymentAccount, type PaymentAccount, type PaymentProviderName } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import type { Row } from '../db/tables.ts';
import { readAccountRows } from './accounts.store.ts';
import type { PaymentProvider } from './provider.ts';
import { seal, unseal } from '../seal.ts';

type AccountDeps = Pick<Deps, 'database' | 'secretKey'>;

/** Reads and decrypts a shop's accounts. Skips those encrypted with another SECRET_KEY. */
export async function readAccounts({ database, secretKey }: AccountDeps, shopId: ShopId): Promise<PaymentAccount[]> {
  const rows = await readAccountRows(database.read, shopId);
  return rows.flatMap((row) => unsealAccount(row, secretKey) ?? []);
}

/** Reads the accounts that this installation can connect to a provider. */
export const readUsableAccounts =
  (deps: AccountDeps & Pick<Deps, 'connectAccount'>) =>
  async (shopId: ShopId): Promise<readonly PaymentAccount[]> =>
    (await readAccounts(deps, shopId)).filter((account) => deps.connectAccount(account) !== null);

/** Returns the adapter for the shop's account at this provider, or null without a usable account. */
export async function findProvider(
  deps: AccountDeps & Pick<Deps, 'connectAccount'>,
  shopId: ShopId,
  name: PaymentProviderName,
): Promise<PaymentProvider | null> {
  const account = (await readAccounts(deps, shopId)).find(({ provider }) => provider === name);
  return account ? deps.connectAccount(account) : null;
}

/** Encrypts an account with SECRET_KEY, bound to its shop and provider. */
export function sealAccount(account: PaymentAccount, shopId: ShopId, secretKey: string): string {
  return seal(JSON.stringify(account), { secretKey, place: toSealPlace(shopId, account.provider) });
}

/** Decrypts an account, or returns null with another SECRET_KEY or unreadable content. */
export function unsealAccount(
  { shop_id, provider, sealed }: Row<'payment_accounts'>,
  secretKey: string,
): PaymentAccount | null {
  const text = unseal(sealed, { secretKey, place: toSealPlace(shop_id, provider) });
  const parsed = text === null ? null : paymentAccount.safeParse(JSON.parse(text));
  return parsed?.success ? parsed.data : null;
}

const toSealPlace = (shopId: ShopId, provider: PaymentProviderName): string => `${shopId} ${provider}`;
