import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { AccountCheck, MaskedAccounts, PaymentProviderName } from '@tischlein/contract/office';
import { latestOnly } from '@tischlein/ui/in-order';
import { useCallback, useEffect, useState } from 'react';
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
  const [known, setKnown] = useState<MaskedAccounts | null>(null);
  const [problem, setProblem] = useState('');
  const [checks, setChecks] = useState<LiveAccounts['checks']>({});
  const [latest] = useState(latestOnly);
  const [latestCheck] = useState(latestOnlyFor<PaymentProviderName>);
  const applyResult = (answer: ApiResult<MaskedAccounts>): void => {
    setProblem(answer.ok ? '' : answer.problem.message);
    if (answer.ok) setKnown(answer.value);
  };
  // Registers the response of a change as the latest, so that reads started earlier are dropped.
  const applyLatest = (answer: ApiResult<MaskedAccounts>): boolean => {
    latest(applyResult)(answer);
    return answer.ok;
  };
  const reload = useCallback(() => {
    void send(calls.listPaymentAccounts, { params: { shop } }).then(latest(applyResult));
  }, [shop, latest]);
  useEffect(reload, [reload]);
  const check = async (provider: PaymentProviderName): Promise<void> => {
    setChecks((before) => ({ ...before, [provider]: 'running' }));
    const showResult = latestCheck(provider)((result: AccountCheck) =>
      setChecks((before) => ({ ...before, [provider]: result })),
    );
    const answer = await send(calls.checkPaymentAccount, { params: { shop, provider } });
    showResult(answer.ok ? answer.value : { works: false, message: answer.problem.message, warnings: [] });
  };
  const save = async (form: AccountForm): Promise<boolean> => {
    const answer = await send(calls.savePaymentAccount, { params: { shop }, body: toAccountRequest(form) });
    if (answer.ok) void check(form.provider);
    return applyLatest(answer);
  };
  const remove = async (provider: PaymentProviderName): Promise<boolean> => {
    const forget = latestCheck(provider)(() => setChecks(({ [provider]: _gone, ...others }) => others));
    forget(null);
    return applyLatest(await send(calls.removePaymentAccount, { params: { shop, provider } }));
  };
  return { known, problem, checks, save, check, reload, remove };
}

/** One `latestOnly` per name. */
function latestOnlyFor<Name>(): (name: Name) => ReturnType<typeof latestOnly> {
  const all = new Map<Name, ReturnType<typeof latestOnly>>();
  return (name) => {
    const known = all.get(name) ?? latestOnly();
    all.set(name, known);
    return known;
  };
}
