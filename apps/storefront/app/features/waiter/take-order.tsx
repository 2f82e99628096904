import { euro } from '@tischlein/wording';
import { TAKE, WAITER } from '@tischlein/wording/storefront';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { newKey } from '@tischlein/ui/new-key';
import { useState } from 'react';
import { CategoryList } from './category-list.tsx';
import { Keypad } from './keypad.tsx';
import { BookedState, OrderPanel } from './order-panel.tsx';
import { QuickMenu } from './quick-menu.tsx';
import type { TakeActions } from './take-actions.ts';
import { useDraftOrder, useOccasion } from './use-draft-order.ts';
import { useIsBeside } from './use-is-beside.ts';
import { WaiterIcon } from './waiter-icon.tsx';

interface TakeOrderProps {
  readonly table: number;
  readonly actions: TakeActions;
  readonly onChangeTable: () => void;
}

/** Takes an order: categories and number pad, the vertical menu, the order at the right (S2 §4 Waiter mode). */
export function TakeOrder({ table, actions, onChangeTable }: TakeOrderProps) {
  const occasion = useOccasion();
  // Only one of both is rendered: each prices the order.
  const hasOrderBeside = useIsBeside();
  const row = { table, occasion, actions };
  return (
    <div className="take">
      <div className="take-rail">
        <CategoryList table={table} />
        <Keypad {...row} />
      </div>
      <QuickMenu {...row} />
      {hasOrderBeside ? (
        <section className="take-order" aria-label={TAKE.order(table)}>
          <OrderPanel table={table} actions={actions} onChangeTable={onChangeTable} />
        </section>
      ) : (
        <TakeBar {...row} />
      )}
    </div>
  );
}

interface Sheet {
  readonly kind: 'keypad' | 'order';
  readonly key: string;
}

/** On phones: the number pad and the order in sheets. */
function TakeBar({
  table,
  occasion,
  actions,
}: Omit<TakeOrderProps, 'onChangeTable'> & { readonly occasion: ReturnType<typeof useOccasion> }) {
  // A press during the fade of a sheet opens a new one, which the end of the old one leaves alone.
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { count, total, draft } = useDraftOrder(table);
  const open = (kind: Sheet['kind']) => () => setSheet({ kind, key: newKey() });
  const isNothing = count === 0 && draft.refunds.length === 0;
  return (
    <div className="take-bar">
      <div className="take-booked">
        <BookedState table={table} />
      </div>
      <button className="icon-button" type="button" aria-label={TAKE.keypad} onClick={open('keypad')}>
        <WaiterIcon name="keypad" />
      </button>
      <button className="button button-main" type="button" onClick={open('order')}>
        <span>{isNothing ? '' : count}</span>
        <span>{isNothing ? TAKE.nothing : TAKE.review}</span>
        <span>{isNothing ? '' : euro(total)}</span>
      </button>
      {sheet !== null && (
        <Dialog
          title={sheet.kind === 'order' ? WAITER.table(table) : TAKE.keypad}
          kind="take-sheet"
          onClosed={() => setSheet(null)}
          key={sheet.key}
        >
          {sheet.kind === 'order' ? (
            <OrderPanel table={table} actions={actions} onChangeTable={null} onBooked={closeContainingDialog} />
          ) : (
            <Keypad table={table} occasion={occasion} actions={actions} />
          )}
        </Dialog>
      )}
    </div>
  );
}
