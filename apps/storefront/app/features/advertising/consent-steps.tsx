import * as calls from '@tischlein/contract/calls';
import type { AdvertisingConsent, AdvertisingStep } from '@tischlein/contract/shop';
import { ADVERTISING_CONSENT } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '../../context/shop-context.ts';
import { send } from '../../api/send.ts';

/** Confirms or ends advertising consent. Each needs a click because mail programs open links on their own (S3 K6). */
export function ConsentSteps() {
  const { restaurantName } = useShop().shop;
  const { consent, problem, take, isSending, hasAnswered } = useConsent();
  if (problem)
    return (
      <Notice kind="bad" icon="alert" role="alert">
        {problem}
      </Notice>
    );
  switch (consent?.state) {
    case undefined:
      return <p role="status">{ADVERTISING_CONSENT.loading}</p>;
    case 'asked':
      return (
        <div className="consent-steps">
          <p>{ADVERTISING_CONSENT.asked(restaurantName, consent.email)}</p>
          <p className="soft">{ADVERTISING_CONSENT.askedHelp}</p>
          <button
            className="button button-main"
            type="button"
            aria-disabled={isSending}
            onClick={() => void take('confirm')}
          >
            {ADVERTISING_CONSENT.confirm}
          </button>
        </div>
      );
    case 'confirmed':
      return (
        <Step title={ADVERTISING_CONSENT.confirmed} isFocused={hasAnswered}>
          <p>{ADVERTISING_CONSENT.confirmedText(restaurantName, consent.email)}</p>
          <button
            className="button button-line"
            type="button"
            aria-disabled={isSending}
            onClick={() => void take('withdraw')}
          >
            {ADVERTISING_CONSENT.withdraw}
          </button>
        </Step>
      );
    case 'withdrawn':
      return (
        <Step title={ADVERTISING_CONSENT.withdrawn} isFocused={hasAnswered}>
          <p>{ADVERTISING_CONSENT.withdrawnText(restaurantName, consent.email)}</p>
        </Step>
      );
  }
}

interface StepProps {
  readonly title: string;
  /** Focuses the heading after a button was pressed; a page that was just opened keeps its focus at the top. */
  readonly isFocused: boolean;
  readonly children: ReactNode;
}

function Step({ title, isFocused, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused, title]);
  return (
    <section className="consent-steps">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The token is in the URL hash, so it reaches neither server logs nor other sites. */
function useConsent() {
  const { shop } = useShop();
  const token = useLocation().hash.slice(1);
  const [consent, setConsent] = useState<AdvertisingConsent | null>(null);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const [hasAnswered, setAnswered] = useState(false);
  const take = async (step: AdvertisingStep): Promise<void> => {
    if (isSending) return;
    setSending(true);
    const answer = await send(calls.answerConsent, { params: { shop: shop.id, step }, body: { token } });
    setSending(false);
    setAnswered(true);
    if (answer.ok) setConsent(answer.value);
    else setProblem(answer.problem.message);
  };
  useEffect(() => {
    let isCurrent = true;
    const params = { shop: shop.id, step: 'look' } as const;
    void send(calls.answerConsent, { params, body: { token } }).then((answer) => {
      if (!isCurrent) return;
      setProblem(answer.ok ? '' : answer.problem.message);
      setConsent(answer.ok ? answer.value : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [shop.id, token]);
  return { consent, problem, take, isSending, hasAnswered };
}
