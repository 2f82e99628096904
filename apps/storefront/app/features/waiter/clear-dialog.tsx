import * as calls from '@tischlein/contract/calls';
import type { TableBillAnswer } from '@tischlein/contract/shop';
import { CLEARING } from '@tischlein/wording/storefront';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { Notice } from '@tischlein/ui/notice';
import { showToast } from '@tischlein/ui/toasts';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import { getFloor } from './overview.ts';

interface ClearDialogProps {
  readonly table: number;
  readonly bill: TableBillAnswer;
  readonly onCleared: () => void;
  readonly onClosed: () => void;
}

/** Clears a table; the amount due is handed over to the till in the same call (S3 W8, W11). */
export function ClearDialog({ table, bill, onCleared, onClosed }: ClearDialogProps) {
  const { shop } = useShop();
  const [problem, setProblem] = useState('');
  const obstacle = findObstacle(bill);
  const handOver = bill.due > 0;
  const clear = async (button: Element): Promise<void> => {
    const answer = await send(calls.clearTable, { params: { shop: shop.id, table }, body: { handOver } });
    if (!answer.ok) return setProblem(answer.problem.message);
    closeContainingDialog(button);
    showToast({ icon: 'check', text: CLEARING.done(table) });
    void getFloor(shop.id).remote.read();
    onCleared();
  };
  const foot = (
    <>
      {!obstacle && (
        <button
          className="button button-main button-wide"
          type="button"
          onClick={(event) => void clear(event.currentTarget)}
        >
          {handOver ? CLEARING.handOverAndClear(bill.due) : CLEARING.clear}
        </button>
      )}
      <button
        className="button button-line button-wide"
        type="button"
        onClick={(event) => closeContainingDialog(event.currentTarget)}
      >
        {CLEARING.cancel}
      </button>
    </>
  );
  return (
    <Dialog title={CLEARING.title(table)} kind="alert-dialog" onClosed={onClosed} foot={foot}>
      <div className="dialog-body dialog-texts">
        {obstacle ? (
          <Notice kind="warn" icon="clock">
            {obstacle}
          </Notice>
        ) : (
          <>
            <p>{handOver ? CLEARING.due(bill.due) : CLEARING.nothingDue}</p>
            <p className="soft">{CLEARING.access}</p>
          </>
        )}
        {problem && (
          <Notice kind="bad" icon="alert" role="alert">
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** Why the table cannot be cleared now; '' if it can. */
function findObstacle({ reserved, rounds }: TableBillAnswer): string {
  if (reserved > 0) return CLEARING.reserved(reserved);
  return rounds.some(({ waitsForWaiter }) => waitsForWaiter) ? CLEARING.rounds : '';
}
