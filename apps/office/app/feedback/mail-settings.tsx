import { FEEDBACK_MAILS } from '@tischlein/domain/shop';
import { FEEDBACK_OFFICE } from '@tischlein/wording/office';
import { useId } from 'react';
import { NumberField } from '../ui/number-field.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { HOURS_BOUNDS, useMailSettings } from './use-mail-settings.ts';
import { Loading } from '../ui/loading.tsx';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';

const { mails: SAY } = FEEDBACK_OFFICE;
const CHOICES = ['off', ...FEEDBACK_MAILS] as const;

/** Whom the shop asks by mail how it tasted (S3 R7). */
export function MailSettings({ shop }: { readonly shop: string }) {
  const edited = useMailSettings(shop);
  const name = useId();
  const { choice, change } = edited;
  if (!choice) return <Loading problem={edited.problem} />;
  return (
    <SettingValues names={['feedbackMails', 'feedbackAfterHours']} edited={edited.compared}>
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
        <NumberField
          label={SAY.hours}
          help={SAY.hoursHelp}
          value={choice.hours}
          bounds={HOURS_BOUNDS}
          onChange={(hours) => change({ ...choice, hours })}
        />
      )}
      <OwnValues at={['config/feedbackMails', 'config/feedbackAfterHours']} />
      <SaveBar edited={edited} saved={SAY.saved} />
    </SettingValues>
  );
}
