import * as calls from '@tischlein/contract/calls';
import type { TestMailAnswer } from '@tischlein/contract/office';
import type { MailKind, MailText } from '@tischlein/domain/shop';
import { Icon } from '@tischlein/ui/icon';
import { MAILS } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';

interface TestMailProps {
  readonly shop: string;
  readonly kind: MailKind;
  readonly text: Required<MailText>;
}

/** Sends an example in the unsaved words to the signed-in person. */
export function TestMail({ shop, kind, text }: TestMailProps) {
  const [state, setState] = useState('');
  const sendTest = async (): Promise<void> => {
    setState(MAILS.testing);
    const answer = await send(calls.sendTestMail, { params: { shop }, body: { kind, text } });
    setState(answer.ok ? describeAnswer(answer.value) : answer.problem.message);
  };
  return (
    <>
      <button type="button" className="button button-line" onClick={() => void sendTest()}>
        <Icon name="mail" />
        {MAILS.test}
      </button>
      <p role="status" className="mail-tested">
        {state}
      </p>
    </>
  );
}

const describeAnswer = ({ to, state }: TestMailAnswer): string =>
  state === 'stored' ? MAILS.storedTest(to) : MAILS.tested(to);
