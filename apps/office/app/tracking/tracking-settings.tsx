import { Field } from '@tischlein/ui/field';
import { TRACKING_OFFICE as SAY } from '@tischlein/wording/office';
import { useId } from 'react';
import { OfficePart } from '../ui/office-part.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { IdentifierFields } from './identifier-fields.tsx';
import { readOrigin } from './read-origin.ts';
import { COUNTING, type TrackingChoice, useTracking } from './use-tracking.ts';

export function TrackingSettings({ shop }: { readonly shop: string }) {
  const edited = useTracking(shop);
  const name = useId();
  const { choice, change } = edited;
  if (!choice) return <p role="status">{edited.problem}</p>;
  return (
    <OfficePart title={SAY.settings}>
      <p className="soft">{SAY.legal}</p>
      <fieldset className="reasons">
        <legend>{SAY.legend}</legend>
        {COUNTING.map((counting) => (
          <label className="choice-row" key={counting}>
            <input
              type="radio"
              name={name}
              checked={choice.counting === counting}
              onChange={() => change({ ...choice, counting })}
            />
            <span className="choice-name">
              {SAY[counting]}
              <small>{SAY[`${counting}Help`]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {choice.counting === 'host' && <HostField choice={choice} change={change} />}
      {choice.counting !== 'off' && (
        <IdentifierFields
          identifiers={choice.identifiers}
          onChange={(identifiers) => change({ ...choice, identifiers })}
        />
      )}
      <SaveBar edited={edited} saved={SAY.saved} />
    </OfficePart>
  );
}

interface HostFieldProps {
  readonly choice: TrackingChoice;
  readonly change: (choice: TrackingChoice) => void;
}

function HostField({ choice, change }: HostFieldProps) {
  const isWrong = choice.host !== '' && readOrigin(choice.host) === null;
  return (
    <Field label={SAY.address} help={SAY.addressHelp} error={isWrong ? SAY.addressWrong : null}>
      {(control) => (
        <input
          className="input"
          type="url"
          required
          value={choice.host}
          onChange={({ target }) => change({ ...choice, host: target.value })}
          {...control}
        />
      )}
    </Field>
  );
}
