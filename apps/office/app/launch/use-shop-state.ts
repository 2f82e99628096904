import * as calls from '@tischlein/contract/calls';
import type { OfficeSession, ShopStateAnswer } from '@tischlein/contract/office';
import type { ShopState } from '@tischlein/domain/shop';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';

export interface Launch {
  /** null until loaded. */
  readonly current: ShopStateAnswer | null;
  /** Error message of the last change; empty: none. */
  readonly problem: string;
  readonly reload: () => void;
  readonly change: (state: ShopState) => Promise<void>;
}

/** The state of a shop and its checklist. */
export function useShopState({ id, slug }: OfficeSession['shops'][number]): Launch {
  const params = { shop: id };
  const remote = useRemote<ShopStateAnswer>({ key: id, read: () => send(calls.getShopState, { params }) });
  const { value, problem, refusal, read, write } = remote;
  return {
    current: value ?? null,
    problem: refusal || problem,
    reload: () => void read(),
    change: async (state) => {
      const headers = { 'if-match': `"${value?.version}"` };
      const answer = await write(() => send(calls.saveShopState, { params, headers, body: { state } }), takeAnswer);
      // The bar of every page shows the state.
      if (answer.ok && state === 'open') location.assign(`/office/${slug}/eroeffnet`);
      else if (answer.ok) location.reload();
      else void read();
    },
  };
}
