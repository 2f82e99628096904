import type { OfferId } from '@tischlein/domain';
import type { CartLine, ComboToComplete } from '@tischlein/domain/cart';
import type { FreeItemState, TwoForOneState } from '@tischlein/domain/offers';
import type { UnsuitableItem } from '../../guest/settle-cart.ts';

/** Takes a removal back and keeps later changes. */
export type Undo = () => void;

/** Actions of the cart, provided by the page. */
export interface CartActions {
  readonly edit: (line: CartLine) => void;
  /** Shows the line's ingredients and declarations, as configured. */
  readonly showInfo: (line: CartLine) => void;
  readonly setAmount: (line: CartLine, amount: number) => void;
  readonly remove: (line: CartLine) => Undo;
  readonly removeUnsuitable: (item: UnsuitableItem) => Undo;
  /** Opens a combo that has lost a dish, at the slot of that dish. */
  readonly completeCombo: (combo: ComboToComplete) => void;
  readonly askAddress: () => void;
  readonly chooseFreeItem: (offer: FreeItemState) => void;
  readonly removeFreeItem: (offer: OfferId) => Undo;
  readonly switchDiscount: (promotion: TwoForOneState) => void;
  readonly showOffer: (offer: OfferId) => void;
}
