import type { CartLine } from '@tischlein/domain/cart';

/** What a guest does in the cart; the page says how. */
export interface CartActions {
  readonly edit: (line: CartLine) => void;
  readonly setAmount: (line: CartLine, amount: number) => void;
  readonly remove: (line: CartLine) => void;
  readonly askAddress: () => void;
}
