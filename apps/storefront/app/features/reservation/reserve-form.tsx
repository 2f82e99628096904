import { Form } from '@tischlein/ui/form';
import { formatShopAddress } from '@tischlein/domain/shop';
import { RESERVE } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { DayChoice } from './day-choice.tsx';
import { GuestFields } from './guest-fields.tsx';
import { PartyChoice } from './party-choice.tsx';
import { ReserveSummary } from './reserve-summary.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useReserving } from './use-reserving.ts';
import { useTableChoice } from './use-table-choice.ts';
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
