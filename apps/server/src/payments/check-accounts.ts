import { days } from '@tischlein/domain';
import type { PaymentAccount } from '@tischlein/contract/office';
import { plusSeconds } from '../clock.ts';
import type { Settings } from '../env.ts';
import { type Examination, type Finding, findingsFor } from '../finding.ts';
import type { Examined } from '../room.ts';
import { readAccountRows } from './accounts.store.ts';
import { unsealAccount } from './accounts.ts';
import { accountConnector } from './connect-account.ts';
import { isSilent } from './silent-accounts.store.ts';

const SILENT_AFTER_SECONDS = days(30);

const found = findingsFor('payments');

/** Whether the accounts of open shops work, and whether their providers send messages. */
export async function checkAccounts({ settings, clock, database, secretKey, shops }: Examined): Promise<Finding[]> {
  if (secretKey === null) return [found.error('keyMissing')];
  const findings: Finding[] = [];
  for (const { id, config } of shops) {
    for (const row of await readAccountRows(database.read, id)) {
      const { provider } = row;
      const values = { shop: config.slug, provider };
      const account = unsealAccount(row, secretKey);
      if (account === null) findings.push(found.error('accountSealed', values));
      else findings.push(...(await checkAccount(account, { settings, clock, shop: config.slug })));
      const since = plusSeconds(clock.now(), -SILENT_AFTER_SECONDS);
      if (account?.mode === 'live' && (await isSilent(database.read, { shopId: id, provider, since })))
        findings.push(found.warning('messagesSilent', values));
    }
  }
  return findings.length > 0 ? findings : [found.ok('accountsNone')];
}

interface Place extends Pick<Examination, 'clock'> {
  readonly settings: Settings;
  readonly shop: string;
}

async function checkAccount(account: PaymentAccount, { settings, clock, shop }: Place): Promise<Finding[]> {
  const { provider, mode } = account;
  const values = { shop, provider };
  // The practice providers are part of the running server.
  if (mode === 'demo') return settings.demo ? [] : [found.warning('accountTest', values)];
  const checked = await accountConnector(clock)(account)?.check();
  if (checked === undefined) return [];
  switch (checked.code) {
    case 'works':
      return [checked.isTest ? found.warning('accountTest', values) : found.ok('accountWorks', values)];
    case 'refused':
      return [found.error('accountRefused', { ...values, reason: checked.reason })];
    case 'unknown':
      return [found.warning('accountUnknown', { ...values, reason: checked.reason })];
  }
}
