import {
  listMailPlaceholders,
  listUnknownPlaceholders,
  MAIL_PARTS,
  type MailKind,
  type MailPart,
  type MailText,
} from '@tischlein/domain/shop';
import { Field } from '@tischlein/ui/field';
import { DEFAULT_MAIL_TEXTS } from '@tischlein/wording/documents';
import { MAILS } from '@tischlein/wording/office';
import { useRef, useState } from 'react';
import * as calls from '@tischlein/contract/calls';
import type { TestMailAnswer } from '@tischlein/contract/office';
import { Icon } from '@tischlein/ui/icon';
import { send } from '../api/send.ts';

const MOST_CHARACTERS: Readonly<Record<MailPart, number>> = { subject: 200, intro: 2000, closing: 1000 };

interface MailTextFormProps {
  readonly shop: string;
  readonly kind: MailKind;
  readonly text: Required<MailText>;
  readonly isReadOnly: boolean;
  readonly onChange: (text: Required<MailText>) => void;
}

/** Subject, introduction and closing words of a mail, with its placeholders. */
export function MailTextForm({ shop, kind, text, isReadOnly, onChange }: MailTextFormProps) {
  // Placeholders are added where the cursor was.
  const [current, setCurrent] = useState<MailPart>('intro');
  const inputs = useRef(new Map<MailPart, HTMLInputElement | HTMLTextAreaElement | null>());
  const insert = (name: string): void => {
    const input = inputs.current.get(current);
    const at = input?.selectionStart ?? text[current].length;
    const end = input?.selectionEnd ?? at;
    onChange({ ...text, [current]: `${text[current].slice(0, at)}{${name}}${text[current].slice(end)}` });
    input?.focus();
  };
  return (
    <section aria-label={MAILS.names[kind]}>
      <fieldset className="stack" disabled={isReadOnly}>
        <legend className="visually-hidden">{MAILS.names[kind]}</legend>
        {MAIL_PARTS.map((part) => (
          <Field
            key={part}
            label={MAILS.parts[part]}
            help={part === 'intro' ? introHelp(kind) : part === 'closing' ? MAILS.closingHelp : undefined}
            error={findProblem(kind, part, text[part])}
          >
            {(control) => {
              const shared = {
                ...control,
                className: 'input',
                maxLength: MOST_CHARACTERS[part],
                value: text[part],
                onFocus: () => setCurrent(part),
                onChange: ({ target }: { readonly target: { readonly value: string } }) =>
                  onChange({ ...text, [part]: target.value }),
                ref: (input: HTMLInputElement | HTMLTextAreaElement | null) => void inputs.current.set(part, input),
              };
              return part === 'subject' ? (
                <input {...shared} />
              ) : (
                <textarea {...shared} rows={part === 'intro' ? 5 : 3} />
              );
            }}
          </Field>
        ))}
        <div className="row" role="group" aria-label={MAILS.placeholders}>
          {listMailPlaceholders(kind).map((name) => (
            <button key={name} type="button" className="rich-tool" onClick={() => insert(name)}>
              {`{${name}}`}
            </button>
          ))}
        </div>
        <div className="row">
          <TestMail shop={shop} kind={kind} text={text} />
          <button type="button" className="button button-quiet" onClick={() => onChange(DEFAULT_MAIL_TEXTS[kind])}>
            {MAILS.reset}
          </button>
        </div>
      </fieldset>
    </section>
  );
}

const introHelp = (kind: MailKind): string => (kind === 'signInLink' ? MAILS.signInHelp : MAILS.restHelp);

function findProblem(kind: MailKind, part: MailPart, text: string): string | null {
  const unknown = listUnknownPlaceholders(kind, text);
  if (unknown.length > 0) return MAILS.unknown(unknown);
  return part === 'subject' && text.trim() === '' ? MAILS.subjectMissing : null;
}

interface TestMailProps {
  readonly shop: string;
  readonly kind: MailKind;
  readonly text: Required<MailText>;
}

/** Sends an example in the unsaved words to the signed-in person. */
function TestMail({ shop, kind, text }: TestMailProps) {
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
