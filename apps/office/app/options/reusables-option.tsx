import { NO_CENTS } from '@tischlein/domain';
import { findReusables, REUSABLES_OFFERS, type Reusables } from '@tischlein/domain/shop';
import { Field } from '@tischlein/ui/field';
import { OPTION_WORDS, OPTIONS as SAY } from '@tischlein/wording/office';
import { SelectField } from '../ui/select-field.tsx';
import { OptionalAmount } from './optional-amount.tsx';
import { OptionRow, type OptionProps } from './option-row.tsx';

interface ReusablesOptionProps extends OptionProps {
  /** The shop delivers or hands over food. */
  readonly isDue: boolean;
}

/** What the shop offers instead of single-use packaging: one of three (S3 L15). */
export function ReusablesOption({ options, change, isDue }: ReusablesOptionProps) {
  const chosen = findReusables(options);
  return (
    <OptionRow option="reusables" isWide>
      <div className="option-words">
        <strong>{OPTION_WORDS.reusables.name}</strong>
        <small>{OPTION_WORDS.reusables.help}</small>
      </div>
      {isDue && chosen === null && (
        <p className="notice" data-kind="warn">
          {SAY.reusable.missing}
        </p>
      )}
      <SelectField
        label={SAY.reusable.fields.offer}
        value={chosen?.offer ?? ''}
        options={[
          ...(chosen === null ? [{ value: '', label: SAY.reusable.open } as const] : []),
          ...REUSABLES_OFFERS.map((value) => ({ value, label: SAY.reusable.offers[value] })),
        ]}
        onChange={(offer) => change({ reusables: startWith(offer) })}
      />
      {chosen?.offer === 'both' && (
        <OptionalAmount
          label={SAY.reusable.deposit}
          help={SAY.reusable.depositHelp}
          amount={chosen.deposit}
          onChange={(deposit = NO_CENTS) => change({ reusables: { offer: 'both', deposit } })}
        />
      )}
      {chosen?.offer === 'exempt' && (
        <Field
          label={SAY.reusable.fields.reason}
          help={SAY.reusable.reasonHelp}
          error={chosen.reason.trim() === '' ? SAY.reusable.reasonMissing : null}
        >
          {(control) => (
            <textarea
              className="input"
              rows={2}
              maxLength={300}
              value={chosen.reason}
              onChange={({ target }) => change({ reusables: { offer: 'exempt', reason: target.value } })}
              {...control}
            />
          )}
        </Field>
      )}
    </OptionRow>
  );
}

function startWith(offer: Reusables['offer'] | ''): Reusables | undefined {
  if (offer === '') return undefined;
  if (offer === 'both') return { offer, deposit: NO_CENTS };
  return offer === 'exempt' ? { offer, reason: SAY.reusable.suggestedReason } : { offer };
}

const SUGGESTIONS = [SAY.reusable.ownBowls, SAY.reusable.system, SAY.reusable.ownContainer];

/** The words of the notice, with sentences to begin from. */
export const ReusableNoticeOption = ({ options: { reusableNotice = '' }, change }: OptionProps) => (
  <OptionRow option="reusableNotice" isWide>
    <div className="option-words">
      <strong>{OPTION_WORDS.reusableNotice.name}</strong>
      <small>{OPTION_WORDS.reusableNotice.help}</small>
    </div>
    <div className="row" role="group" aria-label={SAY.reusable.suggestions}>
      {SUGGESTIONS.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          className="button button-line"
          onClick={() => change({ reusableNotice: text })}
        >
          {name}
        </button>
      ))}
    </div>
    <Field label={SAY.reusable.label} help={SAY.reusable.help}>
      {(control) => (
        <textarea
          className="input"
          rows={3}
          maxLength={500}
          value={reusableNotice}
          onChange={({ target }) => change({ reusableNotice: target.value })}
          {...control}
        />
      )}
    </Field>
  </OptionRow>
);
