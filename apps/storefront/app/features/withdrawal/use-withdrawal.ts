import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { WithdrawalAnswer, WithdrawalRequest } from '@tischlein/contract/shop';
import { isEmail } from '@tischlein/domain/checkout';
import { withdrawalFormProblem } from '@tischlein/wording';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { useHash } from '../../browser/use-hash.ts';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';

interface WithdrawalFields {
  readonly order: string;
  readonly name: string;
  readonly email: string;
  readonly items: string;
}
type Errors = Readonly<Partial<Record<keyof WithdrawalFields, string>>>;

export interface Withdrawal {
  readonly fields: WithdrawalFields;
  readonly errors: Errors;
  /** Why it was refused; '' if it was not. */
  readonly problem: string;
  readonly step: 'form' | 'check' | 'done';
  readonly answer: WithdrawalAnswer | null;
  readonly isSending: boolean;
  readonly change: (change: Partial<WithdrawalFields>) => void;
  readonly check: () => void;
  readonly goBack: () => void;
  readonly confirm: () => Promise<void>;
}

const EMPTY: WithdrawalFields = { order: '', name: '', email: '', items: '' };

/** The two steps of a withdrawal; a link from an order fills in its number and contact. */
export function useWithdrawal(): Withdrawal {
  const linked = useLinkedOrder();
  /** What the guest has typed; the other fields are those of the linked order. */
  const [typed, setTyped] = useState<Partial<WithdrawalFields>>({});
  const fields = { ...EMPTY, ...linked?.fields, ...typed };
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [step, setStep] = useState<Withdrawal['step']>('form');
  const [answer, setAnswer] = useState<WithdrawalAnswer | null>(null);
  const isLinked = linked?.fields.order === fields.order.trim();
  const { send, isSending } = useSending({ ...fields, order: isLinked ? linked.id : fields.order });

  const confirm = async (): Promise<void> => {
    const sent = await send();
    if (sent.ok) setAnswer(sent.value);
    else {
      setProblem(sent.problem.message);
      setErrors(sent.problem.form ?? {});
    }
    setStep(sent.ok ? 'done' : 'form');
  };
  return {
    fields,
    errors,
    problem,
    step,
    answer,
    isSending,
    confirm,
    change: (change) => setTyped((before) => ({ ...before, ...change })),
    check: () => {
      const found = validate(fields);
      setErrors(found);
      setProblem('');
      if (Object.keys(found).length === 0) setStep('check');
    },
    goBack: () => setStep('form'),
  };
}

function useSending(request: WithdrawalRequest) {
  const { shop } = useShop();
  const [isSending, setSending] = useState(false);
  const sendRequest = async (): Promise<ApiResult<WithdrawalAnswer>> => {
    setSending(true);
    const answer = await send(calls.declareWithdrawal, { params: { shop: shop.id }, body: request });
    setSending(false);
    return answer;
  };
  return { send: sendRequest, isSending };
}

function validate({ order, name, email }: WithdrawalFields): Errors {
  return {
    ...(order.trim() === '' && { order: withdrawalFormProblem('order') }),
    ...(name.trim() === '' && { name: withdrawalFormProblem('name') }),
    ...(!isEmail(email) && { email: withdrawalFormProblem('email') }),
  };
}

interface LinkedOrder {
  readonly id: string;
  readonly fields: Partial<WithdrawalFields> & Pick<WithdrawalFields, 'order'>;
}

/** The order's secret id is in the URL hash, so it reaches neither server logs nor other sites. */
function useLinkedOrder(): LinkedOrder | null {
  const { shop } = useShop();
  const id = useHash();
  const { value } = useRemote({
    key: `${shop.id} ${id}`,
    read: id === '' ? null : () => send(calls.getOrder, { params: { shop: shop.id, orderId: id } }),
  });
  const order = value?.order;
  if (!order) return null;
  const { name = '', email = '' } = order.contact ?? {};
  return { id, fields: { order: String(order.number), ...(name && { name }), ...(email && { email }) } };
}
