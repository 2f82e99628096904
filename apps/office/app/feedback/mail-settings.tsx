import { FEEDBACK_MAILS } from '@tischlein/domain/shop';
import { Field } from '@tischlein/ui/field';
import { FEEDBACK_OFFICE } from '@tischlein/wording/office';
import { useId } from 'react';
import { SaveBar } from '../ui/save-bar.tsx';
import { HOURS_BOUNDS, useMailSettings } from './use-mail-settings.ts';
import { Loading } from '../ui/loading.tsx';

const { mails: SAY } = FEEDBACK_OFFICE;
const CHOICES = ['off', ...FEEDBACK_MAILS] as const;

/** Whom the shop asks by mail how it tasted (S3 R7). */
export function MailSettings({ shop }: { readonly shop: string }) {
  const edited = useMailSettings(shop);
  const name = useId();
  const { choice, change } = edited;
  if (!choice) return <Loading problem={edited.problem} />;
  return (
    <>
      <p className="soft">{SAY.help}</p>
      <fieldset className="reasons">
        <legend>{SAY.legend}</legend>
        {CHOICES.map((mails) => (
          <label className="choice-row" key={mails}>
            <input
              type="radio"
              name={name}
              checked={choice.mails === mails}
              onChange={() => change({ ...choice, mails })}
            />
            <span className="choice-name">
              {SAY[mails]}
              {mails === 'customers' && <small>{SAY.customersHelp}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {choice.mails !== 'off' && (
        <Field label={SAY.hours} help={SAY.hoursHelp}>
          {(control) => (
            <input
              className="input"
              type="number"
              inputMode="numeric"
              required
              {...HOURS_BOUNDS}
              value={Number.isNaN(choice.hours) ? '' : choice.hours}
              onChange={({ target }) => change({ ...choice, hours: target.valueAsNumber })}
              {...control}
            />
          )}
        </Field>
      )}
      <SaveBar edited={edited} saved={SAY.saved} />
    </>
  );
}
