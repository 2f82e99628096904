import * as calls from '@tischlein/contract/calls';
import { Form } from '@tischlein/ui/form';
import { formatShopAddress } from '@tischlein/domain/shop';
import { RESERVE } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { DayChoice } from './day-choice.tsx';
import { GuestFields, type GuestInput } from './guest-fields.tsx';
import { PartyChoice } from './party-choice.tsx';
import { ReserveSummary } from './reserve-summary.tsx';
import { TimeChoice } from './time-choice.tsx';
import { type TableChoice, useTableChoice } from './use-table-choice.ts';
import { checkReservation } from '@tischlein/domain/reservations';
import { refuse } from '@tischlein/ui/answer';
import type { FormState } from '@tischlein/ui/form-state';
import { isTransient } from '@tischlein/ui/is-transient';
import { newKey } from '@tischlein/ui/new-key';
import { useForm } from '@tischlein/ui/use-form';
import { reservationFormProblems } from '@tischlein/wording';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useRouter } from '../../browser/router.tsx';
import { reservationPath } from './reservation-link.ts';
import '../../styles/checkout.css';
import '../../styles/reservation.css';

/** Party, day, time and contact: all visible, nothing to open. */
export function ReserveForm() {
  const { shop } = useShop();
  const choice = useTableChoice();
  const form = useReserving(choice);
  return (
    <main className="reserve" id="content" tabIndex={-1}>
      <div className="reserve-head">
        <h1>{RESERVE.title}</h1>
        <p className="reservation-lead">{[shop.restaurantName, formatShopAddress(shop)].filter(Boolean).join(', ')}</p>
        <noscript>
          {RESERVE.needsScripts} {shop.phone}
        </noscript>
      </div>
      <Form form={{ ...form, problem: '' }} className="reserve-form" noValidate>
        <div>
          <PartyChoice choice={choice} />
          <DayChoice choice={choice} />
          <TimeChoice choice={choice} error={form.errors['time'] ?? ''} />
          <GuestFields form={form} />
        </div>
        <ReserveSummary choice={choice} isSending={form.busy !== null} problem={form.problem} />
      </Form>
    </main>
  );
}

const EMPTY: GuestInput = { name: '', email: '', phone: '', wish: '' };

/** A reservation: checked with the server's rules, then sent. */
function useReserving(choice: TableChoice): FormState<GuestInput> {
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
      // After a lost answer the table may be reserved already.
      if (!isTransient(answer.status) && !isSeen) setKey(newKey());
      await choice.reload();
      return isSeen ? refuse(RESERVE.arrivedBefore) : answer;
    },
    done: ({ token }) => replaceBy(reservationPath(token, 'confirm')),
  });
}
