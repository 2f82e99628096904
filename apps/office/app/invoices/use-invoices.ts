import * as calls from '@tischlein/contract/calls';
import type { ElectronicCorrection, ElectronicInvoices } from '@tischlein/contract/office';
import type { InvoiceBuyer } from '@tischlein/contract/shop';
import { type Answer, takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';

/** The e-invoices of an order, with what can be done with them. */
export interface OrderInvoices {
  readonly value: ElectronicInvoices | null | undefined;
  readonly problem: string;
  readonly issue: (buyer: InvoiceBuyer) => Promise<Answer<ElectronicInvoices>>;
  readonly correct: (correction: ElectronicCorrection) => Promise<Answer<ElectronicInvoices>>;
}

export function useInvoices(shop: string, orderId: string): OrderInvoices {
  const params = { shop, orderId };
  const { value, problem, read, write } = useRemote<ElectronicInvoices>({
    key: `invoices ${shop} ${orderId}`,
    read: () => send(calls.listElectronicInvoices, { params }),
  });
  const change: Change = async (task) => {
    const answer = await write(task, takeAnswer);
    // The list shows the reason: a new version of the order, another person's correction.
    if (!answer.ok && answer.status === 409) await read();
    return answer;
  };
  return {
    value,
    problem,
    issue: (body) => change(() => send(calls.issueElectronicInvoice, { params, body })),
    correct: (body) => change(() => send(calls.correctElectronicInvoice, { params, body })),
  };
}

type Change = (task: () => Promise<Answer<ElectronicInvoices>>) => Promise<Answer<ElectronicInvoices>>;
