import type { CategoryId } from '@tischlein/domain';
import type { CategoryDocument } from '@tischlein/domain/menu';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { Field, TextField } from '@tischlein/ui/field';
import { BULK, NEW_ITEM } from '@tischlein/wording/office';
import { type SubmitEvent, useId, useState } from 'react';

interface NameDialogProps {
  readonly kind: 'dish' | 'category';
  readonly categories: readonly CategoryDocument[];
  /** The category that a new dish is offered for. */
  readonly category: CategoryId | null;
  readonly onCreate: (name: string, category: CategoryId | null) => void;
  readonly onClosed: () => void;
}

/** Asks for the name of a new dish or category. */
export function NameDialog({ kind, categories, category: offered, onCreate, onClosed }: NameDialogProps) {
  const formId = useId();
  const [name, setName] = useState('');
  const [category, setCategory] = useState(offered);
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && name.trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '') return event.currentTarget.querySelector('input')?.focus();
    closeContainingDialog(event.currentTarget);
    onCreate(name.trim(), category);
  };
  const foot = (
    <>
      <button
        type="button"
        className="button button-line"
        onClick={(event) => closeContainingDialog(event.currentTarget)}
      >
        {BULK.cancel}
      </button>
      <button type="submit" form={formId} className="button button-main">
        {kind === 'dish' ? NEW_ITEM.createDish : NEW_ITEM.createCategory}
      </button>
    </>
  );
  return (
    <Dialog title={NEW_ITEM[kind]} kind="menu-dialog" onClosed={onClosed} foot={foot}>
      <form id={formId} className="dialog-body menu-form" noValidate onSubmit={submit}>
        <TextField
          label={NEW_ITEM.name}
          value={name}
          maxLength={200}
          data-first-focus
          error={isMissing ? NEW_ITEM.nameMissing : null}
          onChange={({ target }) => setName(target.value)}
        />
        {kind === 'dish' && (
          <>
            <CategoryField categories={categories} value={category} onChange={setCategory} />
            <p className="menu-hint">{NEW_ITEM.dishHint}</p>
          </>
        )}
      </form>
    </Dialog>
  );
}

interface CategoryFieldProps {
  readonly categories: readonly CategoryDocument[];
  readonly value: CategoryId | null;
  readonly onChange: (id: CategoryId | null) => void;
}

export const CategoryField = ({ categories, value, onChange }: CategoryFieldProps) => (
  <Field label={NEW_ITEM.inCategory}>
    {(control) => (
      <select
        className="input"
        value={value ?? ''}
        onChange={({ target }) => onChange(categories.find(({ id }) => id === target.value)?.id ?? null)}
        {...control}
      >
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);
