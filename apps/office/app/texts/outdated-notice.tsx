import * as calls from '@tischlein/contract/calls';
import { type Filling, linkText, type StaticPage } from '@tischlein/domain/shop';
import { TEXTS } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';

interface OutdatedNoticeProps {
  readonly shop: string;
  readonly page: StaticPage;
  /** Names of what the text says otherwise. */
  readonly outdated: readonly string[];
  readonly isReadOnly: boolean;
  readonly onConfirmed: () => void;
}

/** A text that says something else than the shop's data: what differs, and the way to say that it is right (S3 L12). */
export function OutdatedNotice({ shop, page, outdated, isReadOnly, onConfirmed }: OutdatedNoticeProps) {
  const [problem, setProblem] = useState('');
  const confirm = async (): Promise<void> => {
    const answer = await send(calls.confirmText, { params: { shop, page: page.id } });
    setProblem(answer.ok ? '' : answer.problem.message);
    if (answer.ok) onConfirmed();
  };
  return (
    <div className="notice" data-kind="warn" role="status">
      <strong>{TEXTS.outdated}</strong>
      <p>{TEXTS.outdatedText(outdated)}</p>
      {!isReadOnly && (
        <button type="button" className="button button-line" onClick={() => void confirm()}>
          {TEXTS.isRight}
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

interface LinkOfferProps {
  readonly page: StaticPage;
  readonly fillings: readonly Filling[];
  readonly onChange: (text: string) => void;
}

/** Offers to put placeholders where a text says what the shop knows; guests read the same (S3 L12). */
export function LinkOffer({ page, fillings, onChange }: LinkOfferProps) {
  const linked = linkText(page.text, fillings);
  if (linked === null) return null;
  return (
    <div className="notice">
      <p>{TEXTS.linkOffer}</p>
      <button type="button" className="button button-line" onClick={() => onChange(linked)}>
        {TEXTS.linkNow}
      </button>
    </div>
  );
}
