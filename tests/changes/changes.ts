/** What others do while a person has a page open. */
export const CHANGES = {
  soldOut: 'sold out',
  backInStock: 'back in stock',
  priceUp: 'price up',
  priceDown: 'price down',
  offerEnds: 'offer ends',
  hoursChange: 'hours change',
  shopPauses: 'shop pauses',
  shopCloses: 'shop closes',
  orderTypeOff: 'order type off',
  otherTabEdits: 'another tab or person edits',
  otherTabOrders: 'another tab or person orders or pays',
  sessionEnds: 'session ends',
  rightWithdrawn: 'role or key withdrawn',
  tableMoved: 'table moved or cleared',
  memberLeaves: 'member leaves or is removed',
  paymentChanges: 'payment late or refunded',
  releaseReplaced: 'release replaced',
  offline: 'offline and back',
} as const;

type Change = keyof typeof CHANGES;

/** What the person reads and what they can do next, with the test that drives it; or why it cannot happen; or not driven yet. */
export type Cell =
  | { readonly says: string; readonly next: string; readonly test: { readonly file: string; readonly title: string } }
  | { readonly cannot: string }
  | { readonly open: string };

export type Row = Readonly<Record<Change, Cell>>;
