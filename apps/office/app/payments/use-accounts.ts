import * as calls from '@tischlein/contract/calls';
import type { AccountCheck, MaskedAccounts, PaymentAccount, PaymentProviderName } from '@tischlein/contract/office';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../api/send.ts';
import type { Question } from '@tischlein/ui/save-over';
import { useConflict } from '@tischlein/ui/use-conflict';
import { describeNewAccount, describeSavedAccount } from './describe-account.ts';
import { toAccountRequest, type AccountForm } from './read-account.ts';

export interface LiveAccounts {
  /** null until loaded. */
  readonly known: MaskedAccounts | null;
  readonly problem: string;
  readonly question: Question | null;
  /** Result of each account's last check; 'running' during a check. */
  readonly checks: Readonly<Partial<Record<PaymentProviderName, AccountCheck | 'running'>>>;
  /** Saves the keys, then checks them with the provider; false: they are still to be saved. */
  readonly save: (form: AccountForm) => Promise<boolean>;
  readonly check: (provider: PaymentProviderName) => Promise<void>;
  readonly reload: () => void;
  readonly remove: (provider: PaymentProviderName) => Promise<boolean>;
}

/** A shop's accounts at payment providers. */
export function useAccounts(shop: string): LiveAccounts {
  const params = { shop };
  const readAccounts = () => send(calls.listPaymentAccounts, { params });
  const accounts = useRemote<MaskedAccounts>({ key: shop, read: readAccounts });
  const conflict = useConflict();
  const { checks, check, forget } = useChecks(shop);
  const change = async (provider: PaymentProviderName, account: PaymentAccount | null): Promise<boolean> => {
    if (!accounts.value) return false;
    const { code } = await conflict.save({
      base: accounts.value,
      send: ({ version }) => {
        const headers = { 'if-match': `"${version}"` };
        return accounts.write(
          () =>
            account
              ? send(calls.savePaymentAccount, { params, headers, body: account })
              : send(calls.removePaymentAccount, { params: { shop, provider }, headers }),
          takeAnswer,
        );
      },
      read: readAccounts,
      describe: (saved) => describeSavedAccount(saved, provider),
      describeMine: () => describeNewAccount(provider, account),
    });
    if (code === 'saved') forget(provider);
    if (code === 'saved' && account) void check(provider);
    if (code === 'dropped') await accounts.read();
    return code === 'saved' || code === 'dropped';
  };
  return {
    known: accounts.value ?? null,
    problem: accounts.refusal || accounts.problem,
    checks,
    question: conflict.question,
    save: (form) => change(form.provider, toAccountRequest(form)),
    check,
    reload: () => void accounts.read(),
    remove: (provider) => change(provider, null),
  };
}

type Check = AccountCheck | 'running';

/** The last check of each account. An answer counts only if no other check was started and the account is still there. */
function useChecks(shop: string) {
  const [started, setStarted] = useState<ReadonlyMap<PaymentProviderName, { readonly check: Check }>>(new Map());
  const check = async (provider: PaymentProviderName): Promise<void> => {
    const running = { check: 'running' } as const;
    setStarted((before) => new Map(before).set(provider, running));
    const answer = await send(calls.checkPaymentAccount, { params: { shop, provider } });
    const result = answer.ok ? answer.value : { works: false, message: answer.problem.message, warnings: [] };
    setStarted((before) =>
      before.get(provider) === running ? new Map(before).set(provider, { check: result }) : before,
    );
  };
  const forget = (provider: PaymentProviderName): void =>
    setStarted((before) => new Map([...before].filter(([known]) => known !== provider)));
  const checks = Object.fromEntries([...started].map(([provider, { check: last }]) => [provider, last]));
  return { checks, check, forget };
}
