import * as calls from '@tischlein/contract/calls';
import type { SignInFacts } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { SIGN_IN } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { send } from '../api/send.ts';
import { focusTitle } from '../frame/focus-title.ts';

/** What the server says to those who are not signed in. */
export function useSignInFacts(): SignInFacts | undefined {
  return useRemote<SignInFacts>({ key: 'sign-in', read: () => send(calls.getSignInPage) }).value;
}

/** The page of everybody who is not signed in: the restaurant, or the product where there are several. */
export function SignInFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const name = useSignInFacts()?.name ?? SIGN_IN.product;
  return (
    <main className="sign-in">
      <title>{`${title} – ${name}`}</title>
      <div className="sign-in-form">
        <div className="row">
          <span className="mark" aria-hidden="true">
            {name.slice(0, 1).toUpperCase()}
          </span>
          <span>
            <strong>{name}</strong>
            <small>{SIGN_IN.office}</small>
          </span>
        </div>
        <h1 key={title} ref={focusTitle} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}
