import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { ChangePreview, ChangePreviewRequest, DeskOrder } from '@tischlein/contract/office';
import { lineId } from '@tischlein/domain';
import { CHANGE_MINUTES } from '@tischlein/domain/orders';
import { TextField } from '@tischlein/ui/field';
import { useRemote } from '@tischlein/ui/use-remote';
import { euro } from '@tischlein/wording';
import { ORDER_CHANGE } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { nextInShop } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import { AddDish, type AddedDish } from './add-dish.tsx';
import { ChangeLines } from './change-lines.tsx';

interface ChangeFormProps {
  readonly shop: string;
  readonly order: DeskOrder;
  /** Server time. */
  readonly now: number;
  readonly onChange: (request: () => Promise<ApiResult<DeskOrder>>) => Promise<string | null>;
  readonly onDone: () => void;
}

const MINUTES = [5, CHANGE_MINUTES.usual, 15, 20, 30] as const;

/** Another version of an order: other amounts, other dishes, another time, and why. The server prices it. */
export function ChangeForm({ shop, order, now, onChange, onDone }: ChangeFormProps) {
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>({});
  const [added, setAdded] = useState<readonly AddedDish[]>([]);
  const [time, setTime] = useState('');
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<number>(CHANGE_MINUTES.usual);
  const [problem, setProblem] = useState<string | null>(null);
  const change: ChangePreviewRequest = {
    lines: Object.entries(amounts).map(([id, amount]) => ({ lineId: lineId(id), amount })),
    add: added.map(({ dishId }) => ({ dishId, amount: 1 })),
    ...(time !== '' && { serveAt: nextInShop(time, now) }),
  };
  const isUnchanged = Object.keys(amounts).length === 0 && added.length === 0 && time === '';
  const preview = useRemote<ChangePreview | null>({
    key: JSON.stringify(change),
    read: async () =>
      isUnchanged
        ? { ok: true, value: null }
        : send(calls.previewOrderChange, { params: { shop, orderId: order.id }, body: change }),
  });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { ...change, reason, minutes };
    const refusal = await onChange(() => send(calls.proposeOrderChange, { params: { shop, orderId: order.id }, body }));
    setProblem(refusal);
    if (refusal === null) onDone();
  };
  return (
    <form className="change-form" aria-label={ORDER_CHANGE.title} onSubmit={(event) => void submit(event)}>
      <h3>{ORDER_CHANGE.title}</h3>
      <p className="soft">{ORDER_CHANGE.help}</p>
      <ChangeLines
        lines={order.quote.lines}
        amounts={amounts}
        added={added}
        onAmounts={setAmounts}
        onAdded={setAdded}
      />
      <AddDish shop={shop} onAdd={(dish) => setAdded([...added, dish])} />
      <TextField
        label={ORDER_CHANGE.time}
        type="time"
        name="time"
        help={ORDER_CHANGE.timeHelp}
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <ReasonFields reason={reason} minutes={minutes} onReason={setReason} onMinutes={setMinutes} />
      <p className="change-sum" role="status">
        {preview.value ? (
          <>
            {euro(order.quote.steps.TOTAL)} → <strong>{euro(preview.value.quote.steps.TOTAL)}</strong>
            <br />
            {ORDER_CHANGE.sum(preview.value)}
          </>
        ) : (
          preview.problem
        )}
      </p>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      <div className="ticket-actions">
        <button type="button" className="button button-quiet" onClick={onDone}>
          {ORDER_CHANGE.back}
        </button>
        <button type="submit" className="button button-main" disabled={!preview.value}>
          {ORDER_CHANGE.submit}
        </button>
      </div>
    </form>
  );
}

interface ReasonFieldsProps {
  readonly reason: string;
  readonly minutes: number;
  readonly onReason: (reason: string) => void;
  readonly onMinutes: (minutes: number) => void;
}

function ReasonFields({ reason, minutes, onReason, onMinutes }: ReasonFieldsProps) {
  return (
    <>
      <TextField
        label={ORDER_CHANGE.reason}
        name="reason"
        required
        maxLength={200}
        help={ORDER_CHANGE.reasonHelp}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
      <label className="change-minutes">
        {ORDER_CHANGE.minutes}
        <select className="input" value={minutes} onChange={(event) => onMinutes(Number(event.target.value))}>
          {MINUTES.map((choice) => (
            <option key={choice} value={choice}>
              {ORDER_CHANGE.inMinutes(choice)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
