import { isMailAddress } from '@tischlein/domain/typed';
import { describeMailCheck } from '@tischlein/wording';
import { type ComponentProps, useRef, useState } from 'react';
import type { Answer } from './answer.ts';
import { TextField } from './field.tsx';

type MailCheck = Parameters<typeof describeMailCheck>[0];

type MailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value'> & {
  readonly value: string;
  /** Asks the server whether mails to an address arrive. */
  readonly check: (email: string) => Promise<Answer<MailCheck>>;
};

const NOTHING = { email: '', text: '', isDeliverable: true };

/**
 * A field for a mail address: leaving it asks whether mails arrive there. What the form says about it comes first, and
 * without an answer nothing is said.
 */
export function MailField({ check, value, error, help, onBlur, ...field }: MailFieldProps) {
  const [told, setTold] = useState(NOTHING);
  const latest = useRef('');
  const ask = async (): Promise<void> => {
    latest.current = value;
    if (!isMailAddress(value)) return;
    const answer = await check(value);
    // A late answer must not replace that about the address of now.
    if (!answer.ok || latest.current !== value) return;
    const { isDeliverable } = answer.value;
    setTold({ email: value, text: describeMailCheck(answer.value), isDeliverable });
  };
  const isSaid = told.email === value && told.text !== '';
  return (
    <TextField
      maxLength={254}
      {...field}
      type="email"
      value={value}
      error={error || (isSaid && !told.isDeliverable ? told.text : undefined)}
      help={isSaid && told.isDeliverable ? told.text : help}
      onBlur={(event) => {
        onBlur?.(event);
        void ask();
      }}
    />
  );
}
