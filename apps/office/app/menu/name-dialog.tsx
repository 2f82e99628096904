import type { CategoryId } from '@tischlein/domain';
import type { CategoryDocument } from '@tischlein/domain/menu';
import { closeContainingDialog } from '@tischlein/ui/dialog';
import { DialogForm } from '@tischlein/ui/dialog-form';
import { Field, TextField } from '@tischlein/ui/field';
import { useForm } from '@tischlein/ui/use-form';
import { BULK, NEW_ITEM } from '@tischlein/wording/office';

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
  const form = useForm({
    first: { name: '', category: offered },
    check: ({ name }) => ({ name: name.trim() === '' && NEW_ITEM.nameMissing }),
    take: ({ name, category }, element) => {
      closeContainingDialog(element);
      onCreate(name.trim(), category);
    },
  });
  return (
    <DialogForm
      form={form}
      title={NEW_ITEM[kind]}
      className="stack"
      kind="menu-dialog"
      noValidate
      submit={kind === 'dish' ? NEW_ITEM.createDish : NEW_ITEM.createCategory}
      cancel={BULK.cancel}
      onClosed={onClosed}
    >
      <TextField label={NEW_ITEM.name} maxLength={200} data-first-focus {...form.text('name')} />
      {kind === 'dish' && (
        <>
          <CategoryField categories={categories} {...form.field('category')} />
          <p className="soft">{NEW_ITEM.dishHint}</p>
        </>
      )}
    </DialogForm>
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
