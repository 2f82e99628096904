import { DIALOG, OFFERS } from '@tischlein/wording';
import { DISH } from '@tischlein/wording/storefront';
import { type ReactNode, useId } from 'react';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { Form } from '@tischlein/ui/form';
import { Icon } from '@tischlein/ui/icon';
import { useForm } from '@tischlein/ui/use-form';
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
  const form = useForm({
    first: { chosen: options.find(({ id: key, isDisabled }) => key === draft && !isDisabled)?.id ?? props.chosen },
    check: ({ chosen }) => ({ chosen: chosen === '' && OFFERS.chooseOption }),
    take: ({ chosen }, element) => {
      closeContainingDialog(element);
      onChoose(chosen);
    },
  });
  const { value: chosen, error } = form.field('chosen');
  return (
    <Dialog
      title={title}
      titleId={`${id}-title`}
      kind="option-dialog"
      onClosed={onClosed}
      foot={<OptionFoot formId={`${id}-form`} />}
    >
      <Form form={form} className="dialog-body dialog-texts" id={`${id}-form`} noValidate>
        {intro && <p className="soft">{intro}</p>}
        <div
          className="choice-mode"
          role="radiogroup"
          aria-labelledby={`${id}-title`}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
        >
          {options.map((option) => (
            <label key={option.id} className="choice-row" data-unavailable={option.isDisabled || undefined}>
              <input
                type="radio"
                name={id}
                disabled={option.isDisabled}
                checked={option.id === chosen}
                onChange={() => {
                  form.set({ chosen: option.id });
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
        {error && (
          <p className="choice-alert" id={`${id}-error`} role="alert">
            <Icon name="alert" />
            {error}
          </p>
        )}
      </Form>
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
