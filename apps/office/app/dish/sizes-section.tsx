import { isBlank, sizeId } from '@tischlein/domain';
import { addSize, listDishesWithSize, moveSize } from '@tischlein/domain/menu-editing';
import { DISH_FORM, EDITOR } from '@tischlein/wording/office';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Form } from '@tischlein/ui/form';
import { Icon } from '@tischlein/ui/icon';
import { useForm } from '@tischlein/ui/use-form';
import { useState } from 'react';
import { useEditing } from './editor-context.ts';
import { FormBlock } from './form-block.tsx';
import { newId } from './new-id.ts';
import { DishPriceTable } from './dish-price-table.tsx';
import { useDish } from './use-dish.ts';
import { OwnValues } from '../frame/own-values.tsx';

/** Sizes of a dish with their content, and prices by size and order type. */
export function SizesSection() {
  const { at } = useDish();
  return (
    <FormBlock id="preise" title={DISH_FORM.sections.preise} help={DISH_FORM.pricesHelp} fields={['sizes', 'prices']}>
      <DishPriceTable />
      <OwnValues at={at('prices', 'sizes')} />
      <SharedSizes />
      <AddSize />
    </FormBlock>
  );
}

/** A size's name and content are those of every dish that has it. */
function SharedSizes() {
  const { dish } = useDish();
  const { document } = useEditing();
  const shared = dish.sizes.flatMap((id) => {
    const others = listDishesWithSize(document, id).length - 1;
    const name = document.sizes.find((size) => size.id === id)?.name ?? '';
    return others > 0 ? [{ name, others }] : [];
  });
  return shared.length > 0 && <p className="soft editor-soft">{DISH_FORM.sharedSizes(shared)}</p>;
}

function AddSize() {
  const { dish } = useDish();
  const { document, change } = useEditing();
  const [isAdding, setAdding] = useState(false);
  const open = document.sizes.filter(({ id }) => !dish.sizes.includes(id));
  const add = (name: string): void => {
    const known = open.find((size) => size.name === name);
    const size = known ?? { id: sizeId(newId(name)), name };
    change(DISH_FORM.sizeAdded(name), (menu) => addSize(menu, dish.id, size));
    setAdding(false);
  };
  if (!isAdding)
    return (
      <div className="row">
        <button type="button" className="button button-quiet" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {DISH_FORM.addSize}
        </button>
        {dish.sizes.length > 1 && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() =>
              change(DISH_FORM.sizeOrder, (menu) => moveSize(menu, dish.id, { from: dish.sizes.length - 1, to: 0 }))
            }
          >
            {DISH_FORM.lastSizeFirst}
          </button>
        )}
      </div>
    );
  return <SizeForm names={[...new Set(open.map(({ name }) => name))]} onAdd={add} onCancel={() => setAdding(false)} />;
}

interface SizeFormProps {
  /** Sizes of other dishes. */
  readonly names: readonly string[];
  readonly onAdd: (name: string) => void;
  readonly onCancel: () => void;
}

function SizeForm({ names, onAdd, onCancel }: SizeFormProps) {
  const form = useForm({
    first: { name: '' },
    check: ({ name }) => ({ name: isBlank(name) && EDITOR.nameMissing }),
    take: ({ name }) => onAdd(name.trim()),
  });
  return (
    <Form
      form={form}
      className="row"
      noValidate
      submit={EDITOR.addIt}
      kind="line"
      cancel={{ label: EDITOR.cancel, onCancel }}
    >
      <TextField
        // The field was asked for by the button in its place.
        ref={focusOnMount}
        label={DISH_FORM.sizeName}
        list="editor-sizes"
        placeholder={DISH_FORM.sizeExample}
        maxLength={80}
        {...form.text('name')}
      />
      <datalist id="editor-sizes">
        {names.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
    </Form>
  );
}
