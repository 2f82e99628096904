import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { StockRequest, StockState } from '@tischlein/contract/office';
import type { DishId } from '@tischlein/domain';
import { isSameStockItem, type StockEntry, type StockItem, stockVersion } from '@tischlein/domain/menu';
import { takeAnswer } from '@tischlein/ui/answer';
import { readAgain } from '@tischlein/ui/remote';
import { showToast } from '@tischlein/ui/toasts';
import { useRemote } from '@tischlein/ui/use-remote';
import { MENU_LIST, MENU_SAVING } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import { useSavedWords } from '../frame/use-saved-words.ts';

type Out = StockRequest['out'];

/** A dish to switch. */
export interface DishToSwitch {
  readonly id: DishId;
  readonly name: string;
}

/** What dishes are out of stock, kept current. Switching acts at once, and a toast takes it back. */
export function useDishStock(shop: string) {
  const say = useSavedWords();
  const { may } = useOffice();
  const params = { shop };
  const { value, refusal, read, write } = useRemote<StockState>({
    key: shop,
    read: may('stock', 'read') ? () => send(calls.getStock, { params }) : null,
    live: () => ({
      address: buildAddress(calls.shopEvents, { params, query: { after: 0 } }),
      events: { shop: readAgain },
    }),
  });
  /** Switches one dish after another; each needs the state before it only for its own version. */
  const switchAll = async (items: readonly (readonly [StockItem, Out])[], state: StockState): Promise<boolean> => {
    for (const [item, out] of items) {
      const headers = { 'if-match': `"${stockVersion(findEntry(state, item))}"` };
      const answer = await write(() => send(calls.switchStock, { params, headers, body: { item, out } }), takeAnswer);
      if (!answer.ok) return false;
      state = answer.value;
    }
    return true;
  };
  const change = async (dishes: readonly DishToSwitch[], out: Out): Promise<void> => {
    if (!value) return;
    const items = dishes.map(({ id }) => toItem(id));
    const isDone = await switchAll(
      items.map((item) => [item, out]),
      value,
    );
    if (!isDone) return void read();
    const undo = async (): Promise<void> => {
      const now = await send(calls.getStock, { params });
      if (now.ok) await switchAll(listBefore(items, value), now.value);
    };
    const action = { label: MENU_SAVING.undo, run: () => void undo() };
    showToast({ icon: 'check', text: `${toWords(dishes, out)} ${say(MENU_LIST.guestsSee)}`, action });
  };
  return { state: value ?? null, problem: refusal, change };
}

const toItem = (id: DishId): StockItem => ({ kind: 'dish', id, group: '' });

const findEntry = ({ out }: StockState, item: StockItem): StockEntry | undefined =>
  out.find((entry) => isSameStockItem(entry, item));

/** What has to be switched to have the state before again. */
const listBefore = (items: readonly StockItem[], state: StockState) =>
  items.map((item): readonly [StockItem, Out] => {
    const entry = findEntry(state, item);
    if (!entry) return [item, 'back'];
    return [item, entry.until === null ? 'forGood' : { until: entry.until }];
  });

function toWords(dishes: readonly DishToSwitch[], out: Out): string {
  const [first] = dishes;
  if (dishes.length !== 1 || !first) return MENU_LIST.nowOutMany(dishes.length);
  return out === 'back' ? MENU_LIST.nowIn(first.name) : MENU_LIST.nowOut(first.name);
}
