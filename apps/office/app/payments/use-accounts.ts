import * as calls from '@tischlein/contract/calls';
import type { AccountCheck, MaskedAccounts, PaymentProviderName } from '@tischlein/contract/office';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { toAccountRequest, type AccountForm } from './read-account.ts';

export interface LiveAccounts {
  /** null until loaded. */
  readonly known: MaskedAccounts | null;
  readonly problem: string;
  /** Result of each account's last check; 'running' during a check. */
  readonly checks: Readonly<Partial<Record<PaymentProviderName, AccountCheck | 'running'>>>;
  /** Saves the keys, then checks them with the provider; false: not saved. */
  readonly save: (form: AccountForm) => Promise<boolean>;
  readonly check: (provider: PaymentProviderName) => Promise<void>;
  readonly reload: () => void;
  readonly remove: (provider: PaymentProviderName) => Promise<boolean>;
}

/** A shop's accounts at payment providers. */
export function useAccounts(shop: string): LiveAccounts {
  const accounts = useRemote<MaskedAccounts>({
    key: shop,
    read: () => send(calls.listPaymentAccounts, { params: { shop } }),
  });
  const { checks, check, forget } = useChecks(shop);
  /** Fails if another person has changed the accounts since they were read. */
  const headers = { 'if-match': `"${accounts.value?.version}"` };
  const save = async (form: AccountForm): Promise<boolean> => {
    const answer = await accounts.write(
      () => send(calls.savePaymentAccount, { params: { shop }, headers, body: toAccountRequest(form) }),
      takeAnswer,
    );
    if (answer.ok) void check(form.provider);
    return answer.ok;
  };
  const remove = async (provider: PaymentProviderName): Promise<boolean> => {
    forget(provider);
    return (
      await accounts.write(() => send(calls.removePaymentAccount, { params: { shop, provider }, headers }), takeAnswer)
    ).ok;
  };
  return {
    known: accounts.value ?? null,
    problem: accounts.refusal || accounts.problem,
    checks,
    save,
    check,
    reload: () => void accounts.read(),
    remove,
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
