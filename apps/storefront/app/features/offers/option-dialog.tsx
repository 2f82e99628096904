import { DIALOG, OFFERS } from '@tischlein/wording';
import { DISH } from '@tischlein/wording/storefront';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { Icon } from '@tischlein/ui/icon';
import '../../styles/offers.css';

interface Option {
  readonly id: string;
  readonly name: string;
  /** Text below the name. */
  readonly note: string;
  readonly price: ReactNode;
  readonly isDisabled?: boolean;
}

interface OptionDialogProps {
  readonly title: string;
  readonly intro: string;
  readonly options: readonly Option[];
  /** The initial choice; '' for none. */
  readonly chosen: string;
  /** The choice before a reload; not validated. */
  readonly draft: unknown;
  readonly onChange: (id: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onClosed: () => void;
}

/** A choice of one option; OK without a choice shows an error (S1 §5 Two-for-one dialog). */
export function OptionDialog(props: OptionDialogProps) {
  const { title, intro, options, draft, onChange, onChoose, onClosed } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(
    () => options.find(({ id: key, isDisabled }) => key === draft && !isDisabled)?.id ?? props.chosen,
  );
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (chosen === '') {
      setMissing(true);
      return form.current?.querySelector('input')?.focus();
    }
    closeContainingDialog(event.currentTarget);
    onChoose(chosen);
  };
  return (
    <Dialog
      title={title}
      titleId={`${id}-title`}
      kind="option-dialog"
      onClosed={onClosed}
      foot={<OptionFoot formId={`${id}-form`} />}
    >
      <form className="dialog-body dialog-texts" id={`${id}-form`} ref={form} onSubmit={submit} noValidate>
        {intro && <p className="soft">{intro}</p>}
        <div
          className="choice-mode"
          role="radiogroup"
          aria-labelledby={`${id}-title`}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          aria-invalid={isMissing || undefined}
        >
          {options.map((option) => (
            <label key={option.id} className="choice-row" data-unavailable={option.isDisabled || undefined}>
              <input
                type="radio"
                name={id}
                disabled={option.isDisabled}
                checked={option.id === chosen}
                onChange={() => {
                  setChosen(option.id);
                  setMissing(false);
                  onChange(option.id);
                }}
              />
              <span className="choice-name">
                {option.name}
                {option.note && <small>{option.note}</small>}
              </span>
              <span className="choice-price">{option.price}</span>
            </label>
          ))}
        </div>
        {isMissing && (
          <p className="choice-alert" id={`${id}-error`} role="alert">
            <Icon name="alert" />
            {OFFERS.chooseOption}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function OptionFoot({ formId }: { readonly formId: string }) {
  return (
    <div className="dialog-actions">
      <button
        className="button button-quiet"
        type="button"
        onClick={(event) => closeContainingDialog(event.currentTarget)}
      >
        {DISH.cancel}
      </button>
      <button className="button button-main" type="submit" form={formId}>
        {DIALOG.ok}
      </button>
    </div>
  );
}
