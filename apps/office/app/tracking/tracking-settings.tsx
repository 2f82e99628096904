import { Field, TextField } from '@tischlein/ui/field';
import { TRACKING_OFFICE as SAY } from '@tischlein/wording/office';
import { useId } from 'react';
import { OfficePart } from '../ui/office-part.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { readOrigin } from './read-origin.ts';
import { COUNTING, type TrackingChoice, useTracking } from './use-tracking.ts';
import { Icon } from '../ui/icon.tsx';
import { findIdentifierProblem, type Identifier } from './identifiers.ts';
import { Loading } from '../ui/loading.tsx';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';

const COUNTED = ['enableTracking', 'trackingHost', 'trackingIds'] as const;

export function TrackingSettings({ shop }: { readonly shop: string }) {
  const edited = useTracking(shop);
  const name = useId();
  const { choice, change } = edited;
  if (!choice) return <Loading problem={edited.problem} />;
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
      <SettingValues names={COUNTED} edited={edited.compared}>
        <OwnValues at={COUNTED.map((key) => `config/${key}`)} />
      </SettingValues>
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

interface IdentifierFieldsProps {
  readonly identifiers: readonly Identifier[];
  readonly onChange: (identifiers: readonly Identifier[]) => void;
}

/** The shop's `trackingIds` (S3 R8). */
function IdentifierFields({ identifiers, onChange }: IdentifierFieldsProps) {
  const replace = (index: number, change: Partial<Identifier>): void =>
    onChange(identifiers.map((each, at) => (at === index ? { ...each, ...change } : each)));
  return (
    <fieldset className="stack">
      <legend>{SAY.identifiers}</legend>
      <p className="soft">{SAY.identifiersHelp}</p>
      {identifiers.map(({ name, value }, index) => {
        const problem = findIdentifierProblem(identifiers, index);
        return (
          // Rows have no other identity while their names are typed.
          <div className="tracking-id" key={index}>
            <TextField
              label={SAY.identifierName}
              maxLength={40}
              autoComplete="off"
              value={name}
              error={problem && SAY[problem]}
              onChange={({ target }) => replace(index, { name: target.value })}
            />
            <TextField
              label={SAY.identifierValue}
              maxLength={200}
              autoComplete="off"
              value={value}
              onChange={({ target }) => replace(index, { value: target.value })}
            />
            <button
              className="icon-button"
              type="button"
              aria-label={SAY.removeIdentifier(name)}
              onClick={() => onChange(identifiers.filter((_, at) => at !== index))}
            >
              <Icon name="close" />
            </button>
          </div>
        );
      })}
      <button
        className="button button-line"
        type="button"
        onClick={() => onChange([...identifiers, { name: '', value: '' }])}
      >
        {SAY.addIdentifier}
      </button>
    </fieldset>
  );
}
