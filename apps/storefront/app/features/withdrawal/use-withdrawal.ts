import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { WithdrawalAnswer, WithdrawalRequest } from '@tischlein/contract/shop';
import { isEmail } from '@tischlein/domain/checkout';
import { withdrawalFormProblem } from '@tischlein/wording';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '../../context/shop-context.ts';
import { send } from '../../api/send.ts';

interface WithdrawalFields {
  readonly order: string;
  readonly name: string;
  readonly email: string;
  readonly items: string;
}
/** Fields filled in from a linked order. */
type PrefilledFields = Partial<WithdrawalFields>;
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
  const [fields, setFields] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [step, setStep] = useState<Withdrawal['step']>('form');
  const [answer, setAnswer] = useState<WithdrawalAnswer | null>(null);
  const linked = useLinkedOrder((known, before) =>
    setFields((fields) => ({ ...fields, ...known, ...pickTyped(fields, before) })),
  );
  const isLinked = linked?.number === fields.order.trim();
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
    change: (change) => setFields((before) => ({ ...before, ...change })),
    check: () => {
      const found = validate(fields);
      setErrors(found);
      setProblem('');
      if (Object.keys(found).length === 0) setStep('check');
    },
    goBack: () => setStep('form'),
  };
}

// Fields the guest has edited are kept.
const pickTyped = (fields: WithdrawalFields, filled: PrefilledFields): PrefilledFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, text]) => text !== '' && text !== Reflect.get(filled, name)),
  );

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
  readonly number: string;
}

/** The order's secret id is in the URL hash, so it reaches neither server logs nor other sites. */
function useLinkedOrder(onKnown: (known: PrefilledFields, before: PrefilledFields) => void): LinkedOrder | null {
  const { shop } = useShop();
  const id = useLocation().hash.slice(1);
  const [linked, setLinked] = useState<LinkedOrder | null>(null);
  const filled = useRef<PrefilledFields>({});
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (id === '') return;
    void send(calls.getOrder, { params: { shop: shop.id, orderId: id } }).then((found) => {
      const order = found.ok ? found.value.order : null;
      if (!order) return;
      setLinked({ id, number: String(order.number) });
      const { name = '', email = '' } = order.contact ?? {};
      const known = { order: String(order.number), ...(name && { name }), ...(email && { email }) };
      tell(known, filled.current);
      filled.current = known;
    });
  }, [shop.id, id]);
  return linked;
}
