import * as calls from '@tischlein/contract/calls';
import { SIGN_IN } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Notice } from '@tischlein/ui/notice';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { Link } from '../browser/router.tsx';
import { useHash } from '../browser/use-hash.ts';
import { useHasCart } from '../ordering/use-count.ts';
import { PATHS } from '../shop/paths.ts';
import { useClock, useShop } from '../context/shop-context.ts';
import { rememberSession } from './account.ts';
import { AccountDialogs } from './account-dialogs.tsx';
import { send } from '../api/send.ts';
import { takeOverAddress } from './take-over-address.ts';

/** The page a sign-in link opens. Signing in needs a click because mail programs open links on their own (S3 A3). */
export function SignInSteps() {
  const { email, problem, isDone, isSending, confirm } = useSignIn();
  if (problem) return <WrongLink problem={problem} />;
  if (isDone) return <SignedIn />;
  if (email === null) return <p role="status">{SIGN_IN.loading}</p>;
  return (
    <div className="consent-steps">
      <p>{SIGN_IN.asked(email)}</p>
      <BusyButton isBusy={isSending} onClick={() => void confirm()}>
        {SIGN_IN.confirm}
      </BusyButton>
    </div>
  );
}

function WrongLink({ problem }: { readonly problem: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="consent-steps">
      <Notice kind="bad" icon="alert" role="alert">
        {problem}
      </Notice>
      <button className="button button-main" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {SIGN_IN.newLink}
      </button>
      {isOpen && <AccountDialogs onClosed={() => setOpen(false)} />}
    </div>
  );
}

function SignedIn() {
  const hasCart = useHasCart();
  return (
    <section className="consent-steps">
      <h2 ref={focusOnMount} tabIndex={-1}>
        {SIGN_IN.done}
      </h2>
      <p>{SIGN_IN.doneText}</p>
      <Link className="button button-main" to={hasCart ? PATHS.checkout : PATHS.start}>
        {hasCart ? SIGN_IN.toCheckout : SIGN_IN.toMenu}
      </Link>
    </section>
  );
}

/** The token is in the URL hash, so it reaches neither server logs nor other sites. */
function useSignIn() {
  const page = useShop();
  const { period } = useClock();
  const token = useHash();
  const shopId = page.shop.id;
  const link = useRemote({
    key: `${shopId} ${token}`,
    read: () => send(calls.lookAtLink, { body: { webshop: shopId, token } }),
  });
  const [refusal, setRefusal] = useState('');
  const [step, setStep] = useState<'asked' | 'sending' | 'done'>('asked');
  const confirm = async (): Promise<void> => {
    if (step !== 'asked') return;
    setStep('sending');
    const answer = await send(calls.redeemLink, { body: { webshop: shopId, token } });
    if (!answer.ok) {
      setStep('asked');
      return setRefusal(answer.problem.message);
    }
    const isJustLoggedIn = !page.guest.signedIn.get();
    rememberSession(page, answer.value);
    setStep('done');
    // S2 §4 Login: 'justLoggedIn is true when only the cookie existed', so this browser had no mark yet.
    if (isJustLoggedIn) void takeOverAddress(page, period, answer.value.address);
  };
  const email = link.value?.email ?? null;
  return { email, problem: refusal || link.problem, confirm, isSending: step === 'sending', isDone: step === 'done' };
}
