import * as calls from '@tischlein/contract/calls';
import type { WithdrawalAnswer } from '@tischlein/contract/shop';
import { isEmail } from '@tischlein/domain/checkout';
import { withdrawalFormProblem } from '@tischlein/wording';
import type { Answer } from '@tischlein/ui/answer';
import type { FormState } from '@tischlein/ui/form-state';
import { useForm } from '@tischlein/ui/use-form';
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

export interface Withdrawal {
  readonly form: FormState<WithdrawalFields>;
  readonly isChecked: boolean;
  /** null: not sent yet. */
  readonly answer: WithdrawalAnswer | null;
  readonly goBack: () => void;
}

const EMPTY: WithdrawalFields = { order: '', name: '', email: '', items: '' };

/** The two steps of a withdrawal; a link from an order fills in its number and contact. */
export function useWithdrawal(): Withdrawal {
  const { shop } = useShop();
  const linked = useLinkedOrder();
  const [filledFrom, setFilledFrom] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [answer, setAnswer] = useState<WithdrawalAnswer | null>(null);
  const form = useForm({
    first: EMPTY,
    check: validate,
    send: async (fields): Promise<Answer<WithdrawalAnswer | null>> => {
      if (!isChecked) return { ok: true, value: null };
      const order = linked?.fields.order === fields.order.trim() ? linked.id : fields.order;
      const sent = await send(calls.declareWithdrawal, { params: { shop: shop.id }, body: { ...fields, order } });
      if (!sent.ok && sent.problem.form) setChecked(false);
      return sent;
    },
    done: (sent) => (sent === null ? setChecked(true) : setAnswer(sent)),
  });
  // While rendering: the linked order fills in what the guest has not typed yet.
  if (linked && linked.id !== filledFrom) {
    setFilledFrom(linked.id);
    form.set(Object.fromEntries(Object.entries(linked.fields).filter(([name]) => isEmpty(form.values, name))));
  }
  return { form, isChecked, answer, goBack: () => setChecked(false) };
}

const isEmpty = (fields: object, name: string): boolean => new Map(Object.entries(fields)).get(name) === '';

const validate = ({ order, name, email }: WithdrawalFields) => ({
  order: order.trim() === '' && withdrawalFormProblem('order'),
  name: name.trim() === '' && withdrawalFormProblem('name'),
  email: !isEmail(email) && withdrawalFormProblem('email'),
});

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
