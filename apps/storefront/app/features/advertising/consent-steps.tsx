import * as calls from '@tischlein/contract/calls';
import type { AdvertisingConsent, AdvertisingStep } from '@tischlein/contract/shop';
import { ADVERTISING_CONSENT } from '@tischlein/wording/storefront';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Notice } from '@tischlein/ui/notice';
import { takeAnswer } from '@tischlein/ui/answer';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { useRemote } from '@tischlein/ui/use-remote';
import { type ReactNode, useState } from 'react';
import { useHash } from '../../browser/use-hash.ts';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';

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
          <BusyButton isBusy={isSending} onClick={() => void take('confirm')}>
            {ADVERTISING_CONSENT.confirm}
          </BusyButton>
        </div>
      );
    case 'confirmed':
      return (
        <Step title={ADVERTISING_CONSENT.confirmed} isFocused={hasAnswered}>
          <p>{ADVERTISING_CONSENT.confirmedText(restaurantName, consent.email)}</p>
          <BusyButton kind="line" isBusy={isSending} onClick={() => void take('withdraw')}>
            {ADVERTISING_CONSENT.withdraw}
          </BusyButton>
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
  return (
    <section className="consent-steps">
      <h2 key={title} ref={isFocused ? focusOnMount : undefined} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The token is in the URL hash, so it reaches neither server logs nor other sites. */
function useConsent() {
  const { shop } = useShop();
  const token = useHash();
  const answerConsent = (step: AdvertisingStep) =>
    send(calls.answerConsent, { params: { shop: shop.id, step }, body: { token } });
  const { value, problem, refusal, write } = useRemote<AdvertisingConsent>({
    key: `${shop.id} ${token}`,
    read: () => answerConsent('look'),
  });
  const [isSending, setSending] = useState(false);
  const [hasAnswered, setAnswered] = useState(false);
  const take = async (step: AdvertisingStep): Promise<void> => {
    if (isSending) return;
    setSending(true);
    await write(() => answerConsent(step), takeAnswer);
    setSending(false);
    setAnswered(true);
  };
  return { consent: value, problem: refusal || problem, take, isSending, hasAnswered };
}
