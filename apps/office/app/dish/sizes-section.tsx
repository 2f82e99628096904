import { sizeId } from '@tischlein/domain';
import { addSize, listDishesWithSize, moveSize } from '@tischlein/domain/menu-editing';
import { DISH_FORM, EDITOR } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { useState } from 'react';
import { useEditing } from './editor-context.ts';
import { FormBlock } from './form-block.tsx';
import { newId } from './new-id.ts';
import { DishPriceTable } from './dish-price-table.tsx';
import { useDish } from './use-dish.ts';

/** Sizes of a dish with their content, and prices by size and order type. */
export function SizesSection() {
  return (
    <FormBlock id="preise" title={DISH_FORM.sections.preise} help={DISH_FORM.pricesHelp} fields={['sizes', 'prices']}>
      <DishPriceTable />
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
  return shared.length > 0 && <p className="editor-soft">{DISH_FORM.sharedSizes(shared)}</p>;
}

function AddSize() {
  const { dish } = useDish();
  const { document, change } = useEditing();
  const [name, setName] = useState<string | null>(null);
  const open = document.sizes.filter(({ id }) => !dish.sizes.includes(id));
  const add = (): void => {
    const typed = (name ?? '').trim();
    if (typed === '') return;
    const known = open.find((size) => size.name === typed);
    const size = known ?? { id: sizeId(newId(typed)), name: typed };
    change(DISH_FORM.sizeAdded(typed), (menu) => addSize(menu, dish.id, size));
    setName(null);
  };
  if (name === null)
    return (
      <div className="editor-row">
        <button type="button" className="button button-quiet" onClick={() => setName('')}>
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
  return (
    <form
      className="editor-row"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        // The field was asked for by the button in its place.
        ref={(element) => element?.focus()}
        className="input editor-short"
        list="editor-sizes"
        aria-label={DISH_FORM.sizeName}
        placeholder={DISH_FORM.sizeExample}
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <datalist id="editor-sizes">
        {[...new Set(open.map((size) => size.name))].map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <button type="submit" className="button button-line">
        {EDITOR.addIt}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setName(null)}>
        {EDITOR.cancel}
      </button>
    </form>
  );
}
