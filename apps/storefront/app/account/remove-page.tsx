import * as calls from '@tischlein/contract/calls';
import { ACCOUNT } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Notice } from '@tischlein/ui/notice';
import { showToast } from '@tischlein/ui/toasts';
import { useState } from 'react';
import { useShop } from '../context/shop-context.ts';
import { forgetUser } from './account.ts';
import type { AccountPageProps } from './account-page.ts';
import { send } from '../api/send.ts';

/** Asks for confirmation, then deletes the account (S3 A4). */
export function RemovePage({ go, leave }: AccountPageProps) {
  const page = useShop();
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const remove = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    const answer = await send(calls.deleteAccount, { query: { webshop: page.shop.id } });
    setSending(false);
    if (!answer.ok) return setProblem(answer.problem.message);
    leave(() => {
      forgetUser(page);
      showToast({ icon: 'check', text: ACCOUNT.removed });
    });
  };
  return (
    <div className="account-form">
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      <p>{ACCOUNT.removeText}</p>
      <p className="soft">{ACCOUNT.removeReceipts}</p>
      <div className="dialog-actions">
        <button className="button button-quiet" type="button" onClick={() => go('menu')}>
          {ACCOUNT.back}
        </button>
        <BusyButton isBusy={isSending} onClick={() => void remove()}>
          {ACCOUNT.removeConfirm}
        </BusyButton>
      </div>
    </div>
  );
}
