import { DELIVERY_TYPES, type DeliveryType } from '../delivery-type.ts';
import type { ComboId, DishId, SlotId } from '../ids.ts';
import type { ComboDocument, ComboSlotDocument, DishDocument, MenuDocument } from '../menu/menu-document.ts';
import type { Cents } from '../money.ts';
import { editById, type FieldChange, type Move, moveWithin, withFields } from './with-fields.ts';

/** Adds a combo without price and slots, so guests cannot order it yet. */
export function addCombo(
  menu: MenuDocument,
  { id, name }: { readonly id: ComboId; readonly name: string },
): MenuDocument {
  const sort = Math.max(-1, ...menu.menus.map((combo) => combo.sort)) + 1;
  const combo: ComboDocument = { id, name, price: {}, type: 'all', sort, slots: [] };
  return { ...menu, menus: [...menu.menus, combo] };
}

/** Changes fields of a combo; undefined removes an optional one. */
export const editCombo = (
  menu: MenuDocument,
  id: ComboId,
  change: FieldChange<Omit<ComboDocument, 'id'>>,
): MenuDocument => changeCombo(menu, id, (combo) => withFields<ComboDocument>(combo, change));

const changeCombo = (menu: MenuDocument, id: ComboId, edit: (combo: ComboDocument) => ComboDocument): MenuDocument => ({
  ...menu,
  menus: editById(menu.menus, id, edit),
});

/** Moves a combo to another place among all of them. */
export function moveCombo(menu: MenuDocument, move: Move): MenuDocument {
  const sorted = menu.menus.toSorted((left, right) => left.sort - right.sort);
  return { ...menu, menus: moveWithin(sorted, move).map((combo, sort) => ({ ...combo, sort })) };
}

/** Removes a combo, and from the offers that name it. */
export const removeCombo = (menu: MenuDocument, id: ComboId): MenuDocument => ({
  ...menu,
  menus: menu.menus.filter((combo) => combo.id !== id),
  offers: menu.offers.map((offer) => {
    const { itemSelection } = offer;
    if (!itemSelection?.menus.includes(id)) return offer;
    return { ...offer, itemSelection: { ...itemSelection, menus: itemSelection.menus.filter((each) => each !== id) } };
  }),
  dailyDishes: menu.dailyDishes.map((daily) => ({ ...daily, menus: daily.menus.filter((each) => each !== id) })),
});

/** Sets the price for order types; null: not sold this way. */
export const setComboPrice = (
  combo: ComboDocument,
  types: readonly DeliveryType[],
  price: Cents | null,
): ComboDocument['price'] =>
  Object.fromEntries(
    DELIVERY_TYPES.flatMap((type) => {
      const next = types.includes(type) ? price : (combo.price[type] ?? null);
      return next === null ? [] : [[type, next] as const];
    }),
  );

/** Slots in the order in which guests go through them. */
export const listSlots = ({ slots }: ComboDocument): readonly ComboSlotDocument[] =>
  slots.toSorted((left, right) => left.sort - right.sort);

const withSlots = (combo: ComboDocument, slots: readonly ComboSlotDocument[]): ComboDocument => ({
  ...combo,
  slots: slots.map((slot, sort) => ({ ...slot, sort })),
});

export const addSlot = (menu: MenuDocument, id: ComboId, slot: Pick<ComboSlotDocument, 'id' | 'name'>): MenuDocument =>
  changeCombo(menu, id, (combo) => withSlots(combo, [...listSlots(combo), { ...slot, sort: 0, dishes: [] }]));

export const removeSlot = (menu: MenuDocument, id: ComboId, slot: SlotId): MenuDocument =>
  changeCombo(menu, id, (combo) =>
    withSlots(
      combo,
      listSlots(combo).filter((each) => each.id !== slot),
    ),
  );

export const moveSlot = (menu: MenuDocument, id: ComboId, move: Move): MenuDocument =>
  changeCombo(menu, id, (combo) => withSlots(combo, moveWithin(listSlots(combo), move)));

/** Changes a slot. With another size, dishes stay that have this size or none (S1 §5 Menu slot). */
export const editSlot = (
  menu: MenuDocument,
  { combo: id, slot: slotId }: { readonly combo: ComboId; readonly slot: SlotId },
  change: FieldChange<Omit<ComboSlotDocument, 'id' | 'sort'>>,
): MenuDocument =>
  changeCombo(menu, id, (combo) => ({
    ...combo,
    slots: editById(combo.slots, slotId, (slot) => {
      const next = withFields<ComboSlotDocument>(slot, change);
      return { ...next, dishes: next.dishes.filter((dish) => isFitting(menu, next, dish)) };
    }),
  }));

const isFitting = (menu: MenuDocument, slot: ComboSlotDocument, id: DishId): boolean =>
  menu.dishes.some((dish) => dish.id === id && fitsSlot(slot, dish));

/** 'dishes without sizes or with a size matching the slot size' (S1 §5). */
export const fitsSlot = ({ size }: ComboSlotDocument, { sizes }: DishDocument): boolean =>
  sizes.length === 0 || (size !== undefined && sizes.includes(size));
