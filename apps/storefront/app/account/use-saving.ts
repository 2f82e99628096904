import type { AccountClient } from '@tischlein/contract/account-client';
import type { ApiResult } from '@tischlein/contract/client';
import type { AccountAnswer } from '@tischlein/contract/shop';
import { ACCOUNT } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';
import { useRef, useState } from 'react';
import { useShop } from '../shop-context.ts';
import { changeAccount } from './account.ts';

/** A change of the account on its way. */
export interface Saving {
  readonly isSaving: boolean;
  /** Why it was not taken; '': nothing is wrong. */
  readonly problem: string;
  /** What is wrong with the fields. */
  readonly errors: Readonly<Record<string, string>>;
  readonly save: (change: (accounts: AccountClient) => Promise<ApiResult<AccountAnswer>>) => Promise<boolean>;
}

/** Saves what a page of the account changes; a form's errors are its own, everything else is said above it. */
export function useSaving(): Saving {
  const page = useShop();
  const [isSaving, setSaving] = useState(false);
  // Known before the page shows it: what was changed can be touched again at once.
  const isBusy = useRef(false);
  const [refused, setRefused] = useState<Pick<Saving, 'problem' | 'errors'>>({ problem: '', errors: {} });
  const save: Saving['save'] = async (change) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSaving(true);
    const answer = await changeAccount(page, change);
    isBusy.current = false;
    setSaving(false);
    if (answer.ok) return true;
    const { message, form } = answer.problem;
    setRefused({ problem: form ? '' : message, errors: form ?? {} });
    if (answer.status === 401) showToast({ icon: 'info', text: ACCOUNT.signInAgain });
    return false;
  };
  return { isSaving, ...refused, save };
}
