import * as calls from '@tischlein/contract/calls';
import type { OfficeReservations } from '@tischlein/contract/office';
import { Field, TextField } from '@tischlein/ui/field';
import { newKey } from '@tischlein/ui/new-key';
import { useFocusOnError } from '@tischlein/ui/use-focus-on-error';
import { RESERVATIONS } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { send } from '../api/send.ts';
import { NumberField } from '../ui/number-field.tsx';

interface EnterFormProps {
  readonly shop: string;
  readonly day: OfficeReservations;
  readonly read: () => Promise<void>;
}

const EMPTY = { guests: 2, name: '', phone: '', email: '', wish: '' };

/** A reservation by phone or at the door. */
export function EnterForm(props: EnterFormProps) {
  return (
    <details className="office-part reservation-enter">
      <summary>{RESERVATIONS.enter}</summary>
      <h2>{RESERVATIONS.enterTitle}</h2>
      {props.day.times.length === 0 ? <p>{RESERVATIONS.noTimes}</p> : <Fields {...props} />}
    </details>
  );
}

function Fields({ shop, day, read }: EnterFormProps) {
  const { input, startsAt, change, setStartsAt, errors, problem, submit } = useEntering({ shop, day, read });
  const form = useFocusOnError(Object.keys(errors).length > 0 || problem !== '' ? errors : null);
  const text = (name: 'name' | 'phone' | 'email' | 'wish') => ({
    name,
    error: errors[name],
    value: input[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change({ [name]: target.value }),
  });
  return (
    <form className="form-grid" ref={form} noValidate onSubmit={submit}>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      <Field label={RESERVATIONS.time}>
        {(control) => (
          <select className="input" value={startsAt} onChange={({ target }) => setStartsAt(target.value)} {...control}>
            {day.times.map((time) => (
              <option key={time.startsAt} value={time.startsAt} disabled={!time.isFree}>
                {time.isFree ? time.arrival : RESERVATIONS.isFull(time.arrival)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <NumberField
        label={RESERVATIONS.guests}
        value={input.guests}
        bounds={{ min: 1, max: 1000 }}
        onChange={(guests) => change({ guests })}
      />
      <TextField label={RESERVATIONS.name} maxLength={120} autoComplete="off" {...text('name')} />
      <TextField
        label={RESERVATIONS.phone}
        remark={RESERVATIONS.optional}
        type="tel"
        maxLength={40}
        {...text('phone')}
      />
      <TextField
        label={RESERVATIONS.email}
        remark={RESERVATIONS.optional}
        help={RESERVATIONS.emailHelp}
        type="email"
        maxLength={254}
        {...text('email')}
      />
      <TextField label={RESERVATIONS.wish} remark={RESERVATIONS.optional} maxLength={500} {...text('wish')} />
      <button type="submit" className="button button-main">
        {RESERVATIONS.save}
      </button>
    </form>
  );
}

function useEntering({ shop, day, read }: EnterFormProps) {
  const [input, setInput] = useState(EMPTY);
  const [chosen, setChosen] = useState('');
  const [key, setKey] = useState(newKey);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const free = day.times.filter(({ isFree }) => isFree);
  const startsAt = free.some((time) => time.startsAt === chosen) ? chosen : (free[0]?.startsAt ?? '');
  const save = async (): Promise<void> => {
    const answer = await send(calls.enterReservation, {
      params: { shop },
      headers: { 'idempotency-key': key },
      body: { formData: { ...input, guests: Number.isNaN(input.guests) ? 0 : input.guests, startsAt } },
    });
    setErrors(answer.ok ? {} : (answer.problem.form ?? {}));
    setProblem(answer.ok ? '' : (answer.problem.form?.['guests'] ?? answer.problem.message));
    if (answer.ok) setInput(EMPTY);
    // Whether a request without an answer has arrived is unknown.
    if (answer.ok || answer.status !== 0) setKey(newKey());
    await read();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  const change = (part: Partial<typeof EMPTY>): void => setInput((before) => ({ ...before, ...part }));
  return { input, startsAt, change, setStartsAt: setChosen, errors, problem, submit };
}
