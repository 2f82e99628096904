import * as calls from '@tischlein/contract/calls';
import { may } from '@tischlein/domain/staff';
import { mapAnswer } from '@tischlein/ui/answer';
import { Notice } from '@tischlein/ui/notice';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useRemote } from '@tischlein/ui/use-remote';
import { TELEPHONE } from '@tischlein/wording/storefront';
import type { ReactNode } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';

interface StaffGateProps {
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

/** The page for staff who may use the desk; others are sent to the office, whose address is the same server's. */
export function StaffGate({ onDiscard, children }: StaffGateProps) {
  const { shop } = useShop();
  const { value, problem } = useRemote<boolean>({
    key: shop.id,
    read: async () =>
      mapAnswer(
        await send(calls.getSession),
        ({ role, shops }) => may(role, 'desk', 'write') && shops.some(({ id }) => id === shop.id),
      ),
  });
  return (
    <div className="telephone">
      <header className="telephone-bar">
        <h1>{TELEPHONE.title}</h1>
        <span>{shop.restaurantName}</span>
        {value && (
          <button type="button" className="button button-quiet" onClick={onDiscard}>
            {TELEPHONE.discard}
          </button>
        )}
        <a className="button button-quiet" href={`/office/${shop.slug}`}>
          {TELEPHONE.back}
        </a>
      </header>
      {value ? (
        children
      ) : value === undefined && problem === '' ? (
        <Skeleton />
      ) : (
        <main className="telephone-gate" id="content" tabIndex={-1}>
          <Notice kind="warn" icon="info">
            <strong>{TELEPHONE.signIn}</strong>
            <p>{TELEPHONE.signInText}</p>
          </Notice>
          <a className="button button-main" href={`/office/${shop.slug}`}>
            {TELEPHONE.toSignIn}
          </a>
        </main>
      )}
    </div>
  );
}
