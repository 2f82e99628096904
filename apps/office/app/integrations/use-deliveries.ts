import * as calls from '@tischlein/contract/calls';
import type { WebhookDeliveries } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';

const AGAIN_AFTER_MS = 5000;

export interface Deliveries {
  readonly value: WebhookDeliveries | undefined;
  /** Why the last reading or resending failed; '' if it did not. */
  readonly problem: string;
  readonly read: () => Promise<void>;
  readonly resend: (delivery: string) => Promise<boolean>;
}

/** The log of a webhook, read again and again. */
export function useDeliveries(params: { readonly shop: string; readonly webhook: string }): Deliveries {
  const { value, problem, refusal, read, write } = useRemote<WebhookDeliveries>({
    key: params.webhook,
    read: () => send(calls.listWebhookDeliveries, { params }),
    againAfter: () => AGAIN_AFTER_MS,
  });
  const resend = async (delivery: string): Promise<boolean> => {
    const answer = await write(
      () => send(calls.resendWebhookDelivery, { params: { ...params, delivery } }),
      (list) => list,
    );
    await read();
    return answer.ok;
  };
  return { value, problem: refusal || problem, read, resend };
}
