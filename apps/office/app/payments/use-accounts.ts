import type { Answer } from '@tischlein/contract/client';
import type { AccountCheck, MaskedAccounts, PaymentProviderName } from '@tischlein/contract/office';
import { useCallback, useEffect, useState } from 'react';
import { checkAccount, readAccounts, removeAccount, writeAccount } from '../api.ts';
import { accountOf, type AccountForm } from './read-account.ts';

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
  const takeOver = (answer: Answer<MaskedAccounts>): boolean => {
    setProblem(answer.ok ? '' : answer.problem.message);
    if (answer.ok) setKnown(answer.value);
    return answer.ok;
  };
  const reload = useCallback((): void => void readAccounts(shop).then(takeOver), [shop]);
  useEffect(reload, [reload]);
  const check = async (provider: PaymentProviderName): Promise<void> => {
    setChecks((before) => ({ ...before, [provider]: 'running' }));
    const answer = await checkAccount(shop, provider);
    const said = answer.ok ? answer.value : { works: false, message: answer.problem.message, warnings: [] };
    setChecks((before) => ({ ...before, [provider]: said }));
  };
  const save = async (form: AccountForm): Promise<boolean> => {
    if (!takeOver(await writeAccount(shop, accountOf(form)))) return false;
    void check(form.provider);
    return true;
  };
  const remove = async (provider: PaymentProviderName): Promise<boolean> => {
    setChecks(({ [provider]: _gone, ...others }) => others);
    return takeOver(await removeAccount(shop, provider));
  };
  return { known, problem, checks, save, check, reload, remove };
}
