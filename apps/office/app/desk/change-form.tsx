import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { ChangePreview, ChangePreviewRequest, DeskOrder } from '@tischlein/contract/office';
import { lineId } from '@tischlein/domain';
import { CHANGE_MINUTES } from '@tischlein/domain/orders';
import { type Answer, refuse } from '@tischlein/ui/answer';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import type { FormState } from '@tischlein/ui/form-state';
import { useForm } from '@tischlein/ui/use-form';
import { useRemote } from '@tischlein/ui/use-remote';
import { euro } from '@tischlein/wording';
import { ORDER_CHANGE } from '@tischlein/wording/office';
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

interface Draft {
  /** By line; lines that are not named keep theirs. */
  readonly amounts: Readonly<Record<string, number>>;
  readonly added: readonly AddedDish[];
  /** '': it stays. */
  readonly time: string;
  readonly reason: string;
  readonly minutes: number;
}

const FIRST: Draft = { amounts: {}, added: [], time: '', reason: '', minutes: CHANGE_MINUTES.usual };

const isUnchanged = ({ amounts, added, time }: Draft): boolean =>
  Object.keys(amounts).length === 0 && added.length === 0 && time === '';

/** Another version of an order: other amounts, other dishes, another time, and why. The server prices it. */
export function ChangeForm({ shop, order, now, onChange, onDone }: ChangeFormProps) {
  const params = { shop, orderId: order.id };
  const toChange = ({ amounts, added, time }: Draft): ChangePreviewRequest => ({
    lines: Object.entries(amounts).map(([id, amount]) => ({ lineId: lineId(id), amount })),
    add: added.map(({ dishId }) => ({ dishId, amount: 1 })),
    ...(time !== '' && { serveAt: nextInShop(time, now) }),
  });
  const form = useForm({
    first: FIRST,
    send: async (draft): Promise<Answer<null>> => {
      if (isUnchanged(draft)) return refuse(ORDER_CHANGE.unchanged);
      if (!preview.value) return refuse(preview.problem || ORDER_CHANGE.unpriced);
      const body = { ...toChange(draft), reason: draft.reason, minutes: draft.minutes };
      const problem = await onChange(() => send(calls.proposeOrderChange, { params, body }));
      return problem === null ? { ok: true, value: null } : refuse(problem);
    },
    done: onDone,
  });
  const { values } = form;
  const change = toChange(values);
  const preview = useRemote<ChangePreview | null>({
    key: JSON.stringify(change),
    read: async () =>
      isUnchanged(values) ? { ok: true, value: null } : send(calls.previewOrderChange, { params, body: change }),
  });
  const foot = (
    <div className="ticket-actions">
      <button type="button" className="button button-quiet" onClick={onDone}>
        {ORDER_CHANGE.back}
      </button>
      <BusyButton type="submit" isBusy={form.busy === ''}>
        {ORDER_CHANGE.submit}
      </BusyButton>
    </div>
  );
  return (
    <Form form={form} className="stack box" label={ORDER_CHANGE.title} foot={foot}>
      <h3>{ORDER_CHANGE.title}</h3>
      <p className="soft">{ORDER_CHANGE.help}</p>
      <ChangeLines
        lines={order.quote.lines}
        amounts={values.amounts}
        added={values.added}
        onAmounts={(amounts) => form.set({ amounts })}
        onAdded={(added) => form.set({ added })}
      />
      <AddDish shop={shop} onAdd={(dish) => form.set({ added: [...values.added, dish] })} />
      <TextField label={ORDER_CHANGE.time} type="time" help={ORDER_CHANGE.timeHelp} {...form.text('time')} />
      <ReasonFields form={form} />
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
    </Form>
  );
}

const ReasonFields = ({ form }: { readonly form: FormState<Draft> }) => (
  <>
    <TextField
      label={ORDER_CHANGE.reason}
      required
      maxLength={200}
      help={ORDER_CHANGE.reasonHelp}
      {...form.text('reason')}
    />
    <label className="group">
      {ORDER_CHANGE.minutes}
      <select
        className="input"
        value={form.values.minutes}
        onChange={({ target }) => form.set({ minutes: Number(target.value) })}
      >
        {MINUTES.map((choice) => (
          <option key={choice} value={choice}>
            {ORDER_CHANGE.inMinutes(choice)}
          </option>
        ))}
      </select>
    </label>
  </>
);
