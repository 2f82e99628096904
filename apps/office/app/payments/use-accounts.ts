import type { ApiResult } from '@tischlein/contract/client';
import type { AccountCheck, MaskedAccounts, PaymentProviderName } from '@tischlein/contract/office';
import { latestOnly } from '@tischlein/ui/in-order';
import { useCallback, useEffect, useState } from 'react';
import { checkAccount, readAccounts, removeAccount, writeAccount } from '../api.ts';
import { toAccountRequest, type AccountForm } from './read-account.ts';

export interface LiveAccounts {
  /** null until they are read. */
  readonly known: MaskedAccounts | null;
  readonly problem: string;
  /** What the last check of each account answered; 'running' while it is asked. */
  readonly checks: Readonly<Partial<Record<PaymentProviderName, AccountCheck | 'running'>>>;
  /** Keeps the keys and asks the provider whether they work; false: not kept. */
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
  // Whatever was asked before is older than the answer to a change.
  const applyLatest = (answer: ApiResult<MaskedAccounts>): boolean => {
    latest(applyResult)(answer);
    return answer.ok;
  };
  const reload = useCallback((): void => void readAccounts(shop).then(latest(applyResult)), [shop, latest]);
  useEffect(reload, [reload]);
  const check = async (provider: PaymentProviderName): Promise<void> => {
    setChecks((before) => ({ ...before, [provider]: 'running' }));
    const showResult = latestCheck(provider)((result: AccountCheck) =>
      setChecks((before) => ({ ...before, [provider]: result })),
    );
    const answer = await checkAccount(shop, provider);
    showResult(answer.ok ? answer.value : { works: false, message: answer.problem.message, warnings: [] });
  };
  const save = async (form: AccountForm): Promise<boolean> => {
    if (!applyLatest(await writeAccount(shop, toAccountRequest(form)))) return false;
    void check(form.provider);
    return true;
  };
  const remove = async (provider: PaymentProviderName): Promise<boolean> => {
    const forget = latestCheck(provider)(() => setChecks(({ [provider]: _gone, ...others }) => others));
    forget(null);
    return applyLatest(await removeAccount(shop, provider));
  };
  return { known, problem, checks, save, check, reload, remove };
}

/** Answers in order, about each of several by itself. */
function latestOnlyFor<Name>(): (name: Name) => ReturnType<typeof latestOnly> {
  const all = new Map<Name, ReturnType<typeof latestOnly>>();
  return (name) => {
    const known = all.get(name) ?? latestOnly();
    all.set(name, known);
    return known;
  };
}
