import { TextField } from '@tischlein/ui/field';
import { TRACKING_OFFICE as SAY } from '@tischlein/wording/office';
import { Icon } from '../ui/icon.tsx';
import { findIdentifierProblem, type Identifier } from './identifiers.ts';

interface IdentifierFieldsProps {
  readonly identifiers: readonly Identifier[];
  readonly onChange: (identifiers: readonly Identifier[]) => void;
}

/** The shop's `trackingIds` (S3 R8). */
export function IdentifierFields({ identifiers, onChange }: IdentifierFieldsProps) {
  const replace = (index: number, change: Partial<Identifier>): void =>
    onChange(identifiers.map((each, at) => (at === index ? { ...each, ...change } : each)));
  return (
    <fieldset className="tracking-ids">
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
