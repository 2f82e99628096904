import type { Cents } from '@tischlein/domain';
import type { TipRecipient } from '@tischlein/domain/shop';
import { MOST_TIP, NO_TIP, readEuros, TIP_PERCENTAGES, tipAmount, type TipChoice } from '@tischlein/domain/table';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { euro, percent } from '@tischlein/wording';
import { TABLE_ORDER } from '@tischlein/wording/storefront';
import { useId, useState } from 'react';
import { writeEuros } from '../../table/write-euros.ts';

interface TipChoiceProps {
  readonly tip: TipChoice;
  /** What the percentages are of. */
  readonly amount: Cents;
  readonly recipient: TipRecipient;
  readonly onChange: (tip: TipChoice) => void;
}

/** 'The default choice is no tip' (S3 W13); percent and amount stand together. */
export function TipFields({ tip, amount, recipient, onChange }: TipChoiceProps) {
  const [isOwn, setOwn] = useState(tip.kind === 'own');
  const name = useId();
  const options = [NO_TIP, ...TIP_PERCENTAGES.map((value): TipChoice => ({ kind: 'percent', percent: value }))];
  const choose = (choice: TipChoice): void => {
    setOwn(false);
    onChange(choice);
  };
  return (
    <fieldset className="tip-choice">
      <legend className="visually-hidden">{TABLE_ORDER.tip}</legend>
      <div className="tip-picks">
        {options.map((option) => (
          <label key={describe(option)} className="tip-pick">
            <input type="radio" name={name} checked={isSame(option, tip) && !isOwn} onChange={() => choose(option)} />
            <span>{describe(option)}</span>
            <small>{euro(tipAmount(option, amount), { dropZeros: option.kind === 'none' })}</small>
          </label>
        ))}
      </div>
      {isOwn ? (
        <OwnTip tip={tip} onChange={onChange} onGiveUp={() => choose(NO_TIP)} />
      ) : (
        <button className="link-button" type="button" onClick={() => setOwn(true)}>
          {TABLE_ORDER.ownTip}
        </button>
      )}
      {(tip.kind !== 'none' || isOwn) && <p className="soft">{TABLE_ORDER.tipFor[recipient]}</p>}
    </fieldset>
  );
}

interface OwnTipProps extends Pick<TipChoiceProps, 'tip' | 'onChange'> {
  readonly onGiveUp: () => void;
}

function OwnTip({ tip, onChange, onGiveUp }: OwnTipProps) {
  const [typed, setTyped] = useState(tip.kind === 'own' ? writeEuros(tip.amount) : '');
  const amount = readEuros(typed);
  const isWrong = typed.trim() !== '' && (amount === null || amount > MOST_TIP);
  const type = (text: string): void => {
    setTyped(text);
    const read = readEuros(text);
    onChange(read !== null && read <= MOST_TIP ? { kind: 'own', amount: read } : NO_TIP);
  };
  return (
    <>
      <TextField
        label={TABLE_ORDER.ownTipLabel}
        name="tip"
        inputMode="decimal"
        maxLength={9}
        autoComplete="off"
        ref={focusOnMount}
        value={typed}
        error={isWrong ? TABLE_ORDER.ownTipProblem() : undefined}
        onChange={(event) => type(event.target.value)}
      />
      <button className="link-button" type="button" onClick={onGiveUp}>
        {TABLE_ORDER.noOwnTip}
      </button>
    </>
  );
}

const describe = (tip: TipChoice): string => (tip.kind === 'percent' ? percent(tip.percent) : TABLE_ORDER.noTip);

const isSame = (one: TipChoice, other: TipChoice): boolean =>
  one.kind === other.kind && (one.kind !== 'percent' || (other.kind === 'percent' && one.percent === other.percent));
