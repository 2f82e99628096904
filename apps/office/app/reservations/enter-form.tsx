import * as calls from '@tischlein/contract/calls';
import type { OfficeReservations } from '@tischlein/contract/office';
import { Field, TextField } from '@tischlein/ui/field';
import { MailField } from '@tischlein/ui/mail-field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { RESERVATIONS } from '@tischlein/wording/office';
import { checkMail } from '../api/check-mail.ts';
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

function Fields({ shop, day: { times }, read }: EnterFormProps) {
  const form = useForm({
    first: { ...EMPTY, startsAt: '' },
    send: async ({ guests, startsAt, ...guest }, key) => {
      const answer = await send(calls.enterReservation, {
        params: { shop },
        headers: { 'idempotency-key': key },
        body: { formData: { ...guest, guests: guests || 0, startsAt: findFree(times, startsAt) } },
      });
      await read();
      return answer;
    },
    afterSuccess: EMPTY,
  });
  const { value: startsAt, error, onChange: setTime } = form.field('startsAt');
  return (
    <Form form={form} className="form-grid" noValidate submit={RESERVATIONS.save}>
      <Field label={RESERVATIONS.time} error={error}>
        {(control) => (
          <select
            className="input"
            value={findFree(times, startsAt)}
            onChange={({ target }) => setTime(target.value)}
            {...control}
          >
            {times.map((time) => (
              <option key={time.startsAt} value={time.startsAt} disabled={!time.isFree}>
                {time.isFree ? time.arrival : RESERVATIONS.isFull(time.arrival)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <NumberField label={RESERVATIONS.guests} bounds={{ min: 1, max: 1000 }} {...form.field('guests')} />
      <TextField label={RESERVATIONS.name} maxLength={120} autoComplete="off" {...form.text('name')} />
      <TextField
        label={RESERVATIONS.phone}
        remark={RESERVATIONS.optional}
        type="tel"
        maxLength={40}
        {...form.text('phone')}
      />
      <MailField
        label={RESERVATIONS.email}
        remark={RESERVATIONS.optional}
        help={RESERVATIONS.emailHelp}
        check={checkMail}
        {...form.text('email')}
      />
      <TextField label={RESERVATIONS.wish} remark={RESERVATIONS.optional} maxLength={500} {...form.text('wish')} />
    </Form>
  );
}

/** The chosen time, or the first one that is free. */
function findFree(times: OfficeReservations['times'], chosen: string): string {
  const free = times.filter(({ isFree }) => isFree);
  return (free.find(({ startsAt }) => startsAt === chosen) ?? free[0])?.startsAt ?? '';
}
