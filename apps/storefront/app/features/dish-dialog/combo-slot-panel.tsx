import { type Dish, findUnstated, slotDishes, unstatedSlotDishes } from '@tischlein/domain/menu';
import type { PricedExtra } from '@tischlein/domain/pricing';
import { groupStates, type SelectionAction, type SlotSelection } from '@tischlein/domain/selection';
import { COMBO } from '@tischlein/wording/storefront';
import { pictureSet, pictureUrl } from '../../shop/media.ts';
import { useShop } from '../../context/shop-context.ts';
import { Field } from '@tischlein/ui/field';
import { DishChoices } from './dish-choices.tsx';

interface ComboSlotPanelProps {
  readonly slotState: SlotSelection;
  readonly extras: readonly PricedExtra[];
  readonly showsInvalid: boolean;
  readonly onDish: (dish: Dish) => void;
  readonly act: (action: SelectionAction) => void;
}

/** One slot: the choice of the dish and its options. */
export function ComboSlotPanel({ slotState, extras, showsInvalid, onDish, act }: ComboSlotPanelProps) {
  const { menu, shop } = useShop();
  const { slot, selection } = slotState;
  const { dish, size } = selection;
  const dishes = slotDishes(menu, slot, selection);
  const choose = (id: string): void => {
    const chosen = dishes.find((candidate) => candidate.id === id);
    if (chosen) onDish(chosen);
  };
  return (
    <>
      <div className="combo-slot">
        {shop.enableDishPictures && dish.imageName && (
          <img
            src={pictureUrl(shop.id, dish.imageName, '288x192')}
            srcSet={pictureSet(shop.id, dish.imageName, ['288x192', '576x384'])}
            sizes="144px"
            alt=""
            width="288"
            height="192"
          />
        )}
        <Field label={COMBO.choose(slot.name)} help={size ? COMBO.size(size.name) : COMBO.included}>
          {(control) => (
            <select className="input" value={dish.id} onChange={(event) => choose(event.target.value)} {...control}>
              {dishes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {unstatedSlotDishes(menu, slot, selection).map((each) => (
                <option key={each.id} disabled>
                  {COMBO.unstated(each.name, findUnstated(each, selection.deliveryType) ?? 'declarationsUnknown')}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <DishChoices
        selection={selection}
        groups={groupStates(selection)}
        extras={extras}
        showsInvalid={showsInvalid}
        act={act}
        hasSizes={false}
      />
    </>
  );
}
