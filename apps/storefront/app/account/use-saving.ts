import { ACCOUNT } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';
import { useRef, useState } from 'react';
import { useShop } from '../context/shop-context.ts';
import { type ChangeAccount, changeAccount } from './account.ts';

/** The state of saving a change to the account. */
export interface Saving {
  readonly isSaving: boolean;
  /** Why saving failed; '' if it did not. */
  readonly problem: string;
  /** Error texts by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly save: (change: ChangeAccount) => Promise<boolean>;
}

/** Saves a change to the account. Field errors go to the form's fields, any other error is shown above them. */
export function useSaving(): Saving {
  const page = useShop();
  const [isSaving, setSaving] = useState(false);
  // A ref, because the state changes only with the next render and a second tap may come before it.
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
