import * as calls from '@tischlein/contract/calls';
import { checkReservation } from '@tischlein/domain/reservations';
import { newKey } from '@tischlein/ui/new-key';
import { reservationFormProblems } from '@tischlein/wording';
import { RESERVE } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useRouter } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import type { GuestInput } from './guest-fields.tsx';
import { reservationPath } from './reservation-link.ts';
import type { TableChoice } from './use-table-choice.ts';

type Errors = Readonly<Record<string, string>>;

const EMPTY: GuestInput = { name: '', email: '', phone: '', wish: '' };

/** A reservation: checked with the server's rules, then sent. A request that got no answer is sent again with the same key. */
export function useReserving(choice: TableChoice) {
  const { shop } = useShop();
  const { replaceBy } = useRouter();
  const [input, setInput] = useState(EMPTY);
  const [key, setKey] = useState(newKey);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  const refuse = async (
    status: number,
    refused: { readonly code: unknown; readonly message: string; readonly form?: Errors | undefined },
  ) => {
    const isSeen = refused.code === 'idempotencyKeyReused';
    setProblem(isSeen ? RESERVE.arrivedBefore : refused.message);
    setErrors(refused.form ?? {});
    // Whether a request without an answer has arrived is unknown.
    if (status !== 0 && !isSeen) setKey(newKey());
    await choice.reload();
    setSending(false);
  };
  const submit = async (): Promise<void> => {
    if (isSending) return;
    const found = findErrors(input, choice);
    setErrors(found);
    setProblem('');
    const { time, guests } = choice;
    if (Object.keys(found).length > 0 || !time) return;
    setSending(true);
    const answer = await send(calls.reserveTable, {
      params: { shop: shop.id },
      headers: { 'idempotency-key': key },
      body: { formData: { ...input, startsAt: time.startsAt, guests } },
    });
    if (answer.ok) replaceBy(reservationPath(answer.value.token, 'confirm'));
    else await refuse(answer.status, answer.problem);
  };
  const change = (part: Partial<GuestInput>): void => setInput((before) => ({ ...before, ...part }));
  return { input, errors, problem, isSending, change, submit };
}

const findErrors = (input: GuestInput, { time }: TableChoice): Errors => ({
  ...(time ? {} : { time: RESERVE.timeMissing }),
  ...reservationFormProblems(checkReservation(input, { by: 'guest' })),
});
