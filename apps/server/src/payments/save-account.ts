import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import type { AccountCheck, MaskedAccounts, PaymentAccount, PaymentProviderName } from '@tischlein/contract/office';
import { isOnlineMethod, PAYMENT_METHODS } from '@tischlein/domain/shop';
import { ACCOUNT_CHECK_WORDS, accountModeWarning, hiddenMethodReason, meansOffWarning } from '@tischlein/wording';
import type { Deps } from '../deps.ts';
import { type Edit, type Edited, editDocument, toVersioned } from '../shops/edit-document.ts';
import { listConcerned } from '../shops/lost-duties.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readUsableAccounts, unsealAccount, findProvider, readAccounts, sealAccount } from './accounts.ts';
import { deleteAccountRow, readAccountRows, writeAccountRow } from './accounts.store.ts';
import { methodRoute, providersFor } from '../shops/method-routes.ts';
import type { Checked } from './provider.ts';

/**
 * Lists a shop's accounts for the office, secrets masked, and the methods that are hidden without an account (S3
 * K2).
 */
export async function listMaskedAccounts(deps: Deps, shop: LoadedShop): Promise<MaskedAccounts> {
  const rows = await readAccountRows(deps.database.read, shop.id);
  const accounts = rows.flatMap((row) => {
    const account = unsealAccount(row, deps.secretKey);
    return account
      ? [{ ...maskAccount(account), changedAt: row.changed_at, ...listUses(deps, shop, account.provider) }]
      : [];
  });
  const usable = await readUsableAccounts(deps)(shop.id);
  const routes = PAYMENT_METHODS.filter(isOnlineMethod).map((method) => ({
    method,
    provider: methodRoute(method, usable)?.provider ?? null,
    possible: [...providersFor(method)],
  }));
  const hiddenMethods = shop.payments.hidden.map((method) => ({ method, reason: hiddenMethodReason(method) }));
  return { accounts, routes, hiddenMethods, version: toVersioned(rows).version };
}

function listUses({ publicUrl }: Deps, { id, payments }: LoadedShop, provider: PaymentProviderName) {
  const methods = [...payments.routes].filter(([, route]) => route.provider === provider).map(([method]) => method);
  const address = buildAddress(calls.receivePaymentMessage, { params: { shop: id, provider } });
  return { methods, webhookUrl: `${publicUrl}${address}` };
}

// Public fields are shown in full, secrets by their last characters, so that two keys can be told apart.
const PUBLIC: readonly string[] = ['publishableKey', 'clientId', 'merchantId', 'storeId', 'publicKeyId', 'publicKey'];
const SHOWN_CHARACTERS = 4;
const PEM_FRAME = /-----[^-]+-----/g;

function maskAccount({ provider, mode, ...fields }: PaymentAccount) {
  return {
    provider,
    mode,
    fields: Object.entries(fields).map(([name, value]) => ({ name, shown: maskValue(name, value) })),
  };
}

function maskValue(name: string, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  const isOpen = PUBLIC.includes(name) || name === 'heidelpayVariant';
  if (isOpen || name === 'webhookId') return value;
  const key = value.replaceAll(PEM_FRAME, '').trim();
  return `…${key.slice(-SHOWN_CHARACTERS)}`;
}

/** Saves an account, encrypted, replacing the previous one. */
export async function saveAccount(
  deps: Deps,
  shop: LoadedShop,
  { account, by, version }: { readonly account: PaymentAccount; readonly by: string; readonly version: string },
): Promise<Edited<void>> {
  const { provider } = account;
  const sealed = sealAccount(account, shop.id, deps.secretKey);
  const row = { shop_id: shop.id, provider, sealed, changed_at: deps.clock.now(), changed_by: by };
  return editAccounts(deps, shop, { version, write: (writer) => writeAccountRow(writer, row) });
}

/** Deletes an account; its methods are no longer offered. The result is false if there was none. */
export const removeAccount = (
  deps: Deps,
  shop: LoadedShop,
  { provider, version }: { readonly provider: PaymentProviderName; readonly version: string },
): Promise<Edited<boolean>> =>
  editAccounts(deps, shop, { version, write: (writer) => deleteAccountRow(writer, shop.id, provider) });

async function editAccounts<Result>(
  deps: Deps,
  shop: LoadedShop,
  { version, write }: Pick<Edit<Result>, 'version' | 'write'>,
): Promise<Edited<Result>> {
  const edited = await editDocument(deps, {
    shopId: shop.id,
    version,
    read: async (_, writer) => toVersioned(await readAccountRows(writer, shop.id)),
    keeps: listConcerned,
    write,
  });
  if (edited.outcome !== 'outdated') return edited;
  // Rows hold sealed secrets; the office sees the masked accounts.
  const document = await listMaskedAccounts(deps, shop);
  return { ...edited, current: { document, version: document.version } };
}

/** 'Verbindung prüfen': asks the provider whether the account works. */
export async function checkAccount(
  deps: Deps,
  shop: LoadedShop,
  name: PaymentProviderName,
): Promise<AccountCheck | null> {
  const provider = await findProvider(deps, shop.id, name);
  if (!provider) return null;
  const checked = await provider.check();
  const account = (await readAccounts(deps, shop.id)).find((each) => each.provider === name);
  const warnings = checked.code === 'works' && account ? listWarnings(shop, account, checked) : [];
  return { works: checked.code === 'works', message: ACCOUNT_CHECK_WORDS[checked.code], warnings };
}

// A working key may still be the wrong one: live instead of test, or without the offered means.
function listWarnings(
  { payments }: LoadedShop,
  { provider, mode }: PaymentAccount,
  { isTest, means }: Extract<Checked, { readonly code: 'works' }>,
): string[] {
  const wrongMode = isTest === (mode !== 'live') ? [] : [accountModeWarning(isTest)];
  const off = [...payments.routes].filter(([, route]) => route.provider === provider && !means.includes(route.means));
  return [...wrongMode, ...off.map(([method]) => meansOffWarning(method))];
}
