import { memo, useState } from 'react';
import { useShop } from '../context/shop-context.ts';
import { TakeOrder } from '../features/waiter/take-order.tsx';
import { changeDraftCart, useOccasion } from '../features/waiter/use-draft-order.ts';
import { TakeDialog, type TakenDialog } from './take-dialogs.tsx';

interface WaiterTakeProps {
  readonly table: number;
  readonly onChangeTable: () => void;
}

/** Memoized: each event of the tables would render every row of the menu. Takes an order; extras and combos are chosen in the guests' dialogs. */
export const WaiterTake = memo(function WaiterTake({ table, onChangeTable }: WaiterTakeProps) {
  const page = useShop();
  const occasion = useOccasion();
  const [dialog, setDialog] = useState<TakenDialog | null>(null);
  return (
    <>
      <TakeOrder
        table={table}
        onChangeTable={onChangeTable}
        actions={{
          openDish: (wish) => setDialog({ kind: 'dish', wish }),
          openCombo: (combo) => setDialog({ kind: 'combo', combo }),
          editLine: (line) => setDialog({ kind: 'line', line }),
        }}
      />
      {dialog && (
        <TakeDialog
          dialog={dialog}
          occasion={occasion}
          onChange={(change) => changeDraftCart(page, table, { occasion, change })}
          onClosed={() => setDialog(null)}
        />
      )}
    </>
  );
});
