import { Notice } from '@tischlein/ui/notice';
import { useFocusOnError } from '@tischlein/ui/use-focus-on-error';
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
  const { input, errors, problem, isSending, change, submit } = useReserving(choice);
  const form = useFocusOnError(Object.keys(errors).length > 0 ? errors : null);
  return (
    <main className="reserve" id="content" tabIndex={-1}>
      <div className="reserve-head">
        <h1>{RESERVE.title}</h1>
        <p className="reservation-lead">{[shop.restaurantName, formatShopAddress(shop)].filter(Boolean).join(', ')}</p>
        <noscript>
          {RESERVE.needsScripts} {shop.phone}
        </noscript>
      </div>
      <form
        className="reserve-form"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div>
          <PartyChoice choice={choice} />
          <DayChoice choice={choice} />
          <TimeChoice choice={choice} error={errors['time'] ?? ''} />
          <GuestFields input={input} errors={errors} onChange={change} />
        </div>
        <ReserveSummary choice={choice} isSending={isSending}>
          {problem !== '' && (
            <Notice kind="bad" icon="alert" role="alert">
              {problem}
            </Notice>
          )}
        </ReserveSummary>
      </form>
    </main>
  );
}
