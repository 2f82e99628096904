import * as calls from '@tischlein/contract/calls';
import { checkReservation } from '@tischlein/domain/reservations';
import { refuse } from '@tischlein/ui/answer';
import type { FormState } from '@tischlein/ui/form-state';
import { newKey } from '@tischlein/ui/new-key';
import { useForm } from '@tischlein/ui/use-form';
import { reservationFormProblems } from '@tischlein/wording';
import { RESERVE } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useRouter } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import type { GuestInput } from './guest-fields.tsx';
import { reservationPath } from './reservation-link.ts';
import type { TableChoice } from './use-table-choice.ts';

const EMPTY: GuestInput = { name: '', email: '', phone: '', wish: '' };

/** A reservation: checked with the server's rules, then sent. */
export function useReserving(choice: TableChoice): FormState<GuestInput> {
  const { shop } = useShop();
  const { replaceBy } = useRouter();
  // Not the key of the form: whether a request without an answer has arrived is unknown, and a guest who then chooses another time would
  // have two tables.
  const [key, setKey] = useState(newKey);
  const { time, guests } = choice;
  return useForm({
    first: EMPTY,
    check: (input) => ({
      time: time ? '' : RESERVE.timeMissing,
      ...reservationFormProblems(checkReservation(input, { by: 'guest' })),
    }),
    send: async (input) => {
      const answer = await send(calls.reserveTable, {
        params: { shop: shop.id },
        headers: { 'idempotency-key': key },
        body: { formData: { ...input, startsAt: time?.startsAt ?? '', guests } },
      });
      if (answer.ok) return answer;
      const isSeen = answer.problem.code === 'idempotencyKeyReused';
      if (answer.status !== 0 && !isSeen) setKey(newKey());
      await choice.reload();
      return isSeen ? refuse(RESERVE.arrivedBefore) : answer;
    },
    done: ({ token }) => replaceBy(reservationPath(token, 'confirm')),
  });
}
