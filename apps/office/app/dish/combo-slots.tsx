import { type DishId, slotId } from '@tischlein/domain';
import type { ComboSlotDocument } from '@tischlein/domain/menu';
import {
  addSlot,
  editSlot,
  type FieldChange,
  findDishPrice,
  fitsSlot,
  listSlots,
  moveSlot,
  removeSlot,
} from '@tischlein/domain/menu-editing';
import { euro } from '@tischlein/wording';
import { COMBO_FORM, EDITOR } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useEditing } from './editor-context.ts';
import { FormBlock } from './form-block.tsx';
import { FoldCard } from './group-card.tsx';
import { newId } from './new-id.ts';
import { TagInput } from '../ui/tag-input.tsx';
import { LineInput } from './text-inputs.tsx';
import { useCombo } from './use-combo.ts';

/** What guests choose in a combo, one after the other. */
export function ComboSlots() {
  const { combo, at } = useCombo();
  const { change } = useEditing();
  const slots = listSlots(combo);
  return (
    <FormBlock id="extras" title={COMBO_FORM.slots} help={COMBO_FORM.slotsHelp} fields={['slots']} own={at('slots')}>
      <div>
        {slots.map((slot, index) => (
          <SlotCard key={slot.id} slot={slot} index={index} count={slots.length} />
        ))}
      </div>
      <button
        type="button"
        className="button button-quiet"
        onClick={() =>
          change(COMBO_FORM.slotAdded, (menu) =>
            addSlot(menu, combo.id, { id: slotId(newId('platz')), name: COMBO_FORM.newSlot }),
          )
        }
      >
        <Icon name="plus" />
        {COMBO_FORM.addSlot}
      </button>
    </FormBlock>
  );
}

interface SlotCardProps {
  readonly slot: ComboSlotDocument;
  readonly index: number;
  readonly count: number;
}

function SlotCard({ slot, index, count }: SlotCardProps) {
  const { combo } = useCombo();
  const { document, change } = useEditing();
  const { id, name, size, dishes } = slot;
  const sizeName = document.sizes.find((each) => each.id === size)?.name ?? '';
  const edit = (what: string, fields: FieldChange<Omit<ComboSlotDocument, 'id' | 'sort'>>): void =>
    change(COMBO_FORM.slotChange(index + 1, what), (menu) => editSlot(menu, { combo: combo.id, slot: id }, fields));
  const move = (by: -1 | 1): void =>
    change(COMBO_FORM.slotMoved(name), (menu) => moveSlot(menu, combo.id, { from: index, to: index + by }));
  return (
    <FoldCard
      title={COMBO_FORM.slot(index + 1, name)}
      summary={COMBO_FORM.slotSummary(sizeName, dishes.length)}
      isOpenFirst={dishes.length === 0 || index === 0}
    >
      <SlotFields slot={slot} edit={edit} />
      <div className="row">
        <MoveButtons place={{ index, count }} onMove={move} />
        <button
          type="button"
          className="button button-quiet button-bad"
          onClick={() => change(COMBO_FORM.slotRemoved(name), (menu) => removeSlot(menu, combo.id, id))}
        >
          {EDITOR.removeIt}
        </button>
      </div>
    </FoldCard>
  );
}

interface SlotFieldsProps {
  readonly slot: ComboSlotDocument;
  readonly edit: (what: string, fields: FieldChange<Omit<ComboSlotDocument, 'id' | 'sort'>>) => void;
}

function SlotFields({ slot, edit }: SlotFieldsProps) {
  const { document } = useEditing();
  const used = new Set(document.dishes.flatMap(({ sizes }) => sizes));
  const toOption = (id: DishId) => {
    const dish = document.dishes.find((each) => each.id === id);
    const price = dish && findDishPrice(dish, 'delivery', dish.sizes.length > 0 ? (slot.size ?? null) : null);
    return { id, name: dish?.name ?? id, note: price ? euro(price) : '' };
  };
  const findName = (id: DishId): string => toOption(id).name;
  const [first] = slot.dishes;
  return (
    <>
      <div className="editor-grid">
        <div data-w="6">
          <LineInput
            label={COMBO_FORM.slotName}
            value={slot.name}
            most={120}
            error={slot.name.trim() === '' ? EDITOR.nameMissing : null}
            onChange={(name) => edit(COMBO_FORM.slotName, { name: name ?? '' })}
          />
        </div>
        <div data-w="6">
          <SelectField<string>
            label={COMBO_FORM.size}
            value={slot.size ?? ''}
            options={[
              { value: '', label: COMBO_FORM.noSize },
              ...document.sizes.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(value) => edit(COMBO_FORM.size, { size: document.sizes.find(({ id }) => id === value)?.id })}
          />
        </div>
      </div>
      <TagInput
        label={COMBO_FORM.choice}
        help={first === undefined ? COMBO_FORM.noChoice : COMBO_FORM.preselected(findName(first))}
        chosen={slot.dishes.map(toOption)}
        options={document.dishes.filter((dish) => fitsSlot(slot, dish)).map(({ id, name }) => ({ id, name }))}
        onAdd={(id) => edit(COMBO_FORM.added(findName(id)), { dishes: [...slot.dishes, id] })}
        onRemove={(id) => edit(COMBO_FORM.taken(findName(id)), { dishes: slot.dishes.filter((each) => each !== id) })}
        onFirst={(id) =>
          edit(COMBO_FORM.preselect(findName(id)), { dishes: [id, ...slot.dishes.filter((each) => each !== id)] })
        }
      />
    </>
  );
}
