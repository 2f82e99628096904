import { WAITER_SIGN_IN } from '@tischlein/wording/storefront';
import { useNow } from '@tischlein/ui/clock';
import { Notice } from '@tischlein/ui/notice';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { refuse } from '@tischlein/ui/answer';
import { useForm } from '@tischlein/ui/use-form';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import { type ReactNode, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { headerPictures } from '../../shop/media.ts';
import { StepHeading } from './step-heading.tsx';
import { type EndOfSession, enterName, signIn } from './waiter-session.ts';

interface SignInProps {
  /** The session ended while the page was open; null: there was none. */
  readonly ended: EndOfSession | null;
  /** Why the account of the office that is signed in does not do; '': there is none. */
  readonly reason: string;
  readonly onSignedIn: () => void;
}

/** 'Service anmelden': the password, valid until midnight (S3 W1). */
export function SignIn({ ended, reason, onSignedIn }: SignInProps) {
  const { shop } = useShop();
  const [retryAt, setRetryAt] = useState(0);
  const isWrong = useHydrated() && new URLSearchParams(location.search).has('falsch');
  const form = useForm({
    first: { password: '' },
    send: async ({ password }) => {
      const signedIn = await signIn(shop.id, password);
      setRetryAt(signedIn.retryAt);
      return signedIn.answer.ok ? signedIn.answer : refuse('', { password: signedIn.answer.problem.message });
    },
    done: onSignedIn,
  });
  const { error = isWrong ? WAITER_SIGN_IN.wrong : '', ...password } = form.text('password');
  const pause = usePauseText(retryAt);
  return (
    <Arrival>
      <Form form={form} className="waiter-arrive-form" submit={WAITER_SIGN_IN.submit} isWide>
        <StepHeading title={ended === 'newDay' ? WAITER_SIGN_IN.newDay : WAITER_SIGN_IN.title} />
        <p className="soft">{ended ? WAITER_SIGN_IN.endedLead : WAITER_SIGN_IN.lead}</p>
        {reason !== '' && (
          <Notice kind="warn" icon="alert">
            {reason}
          </Notice>
        )}
        <TextField
          label={WAITER_SIGN_IN.password}
          type="password"
          autoComplete="current-password"
          required
          {...password}
          error={retryAt > 0 ? pause : error}
        />
      </Form>
    </Arrival>
  );
}

/** 'after the password each enters a name' (S3 W9) */
export function EnterName() {
  const { shop } = useShop();
  const form = useForm({
    first: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' && WAITER_SIGN_IN.nameMissing }),
    send: ({ name }) => enterName(shop.id, name.trim()),
  });
  return (
    <Arrival>
      <Form form={form} className="waiter-arrive-form" noValidate submit={WAITER_SIGN_IN.goOn} isWide>
        <StepHeading title={WAITER_SIGN_IN.nameTitle} />
        <p className="soft">{WAITER_SIGN_IN.nameLead}</p>
        <TextField label={WAITER_SIGN_IN.name} autoComplete="given-name" maxLength={40} {...form.text('name')} />
      </Form>
    </Arrival>
  );
}

function Arrival({ children }: { readonly children: ReactNode }) {
  const { shop } = useShop();
  const picture = headerPictures(shop)?.wide;
  return (
    <main className="waiter-arrive" id="content" tabIndex={-1}>
      {picture ? <img className="waiter-arrive-picture" src={picture} alt="" /> : <span />}
      <div className="waiter-arrive-panel">
        <p className="floor-shop">{shop.branchName ?? shop.title}</p>
        {children}
      </div>
    </main>
  );
}

/** How long the next attempt has to wait; empty: no longer. */
function usePauseText(retryAt: number): string {
  const seconds = Math.ceil((retryAt - useNow()) / 1000);
  return seconds > 0
    ? WAITER_SIGN_IN.pause(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
    : '';
}
