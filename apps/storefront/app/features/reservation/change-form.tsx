import { Notice } from '@tischlein/ui/notice';
import { useFocusOnError } from '@tischlein/ui/use-focus-on-error';
import { peopleText } from '@tischlein/wording';
import { RESERVATION_PAGES, RESERVE } from '@tischlein/wording/storefront';
import { type FormEvent, useState } from 'react';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { DayChoice } from './day-choice.tsx';
import { WishField } from './guest-fields.tsx';
import { PartyChoice } from './party-choice.tsx';
import { Fact } from './reservation-facts.tsx';
import { type ReservationLink, reservationPath } from './reservation-link.ts';
import { ChosenTime } from './reserve-summary.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useTableChoice } from './use-table-choice.ts';
import '../../styles/checkout.css';
import '../../styles/reservation.css';

interface ChangeFormProps {
  readonly link: ReservationLink;
  readonly onChanged: () => void;
}

/** Another party, day or time for a reservation. Its own seats count as free. */
export function ChangeForm({ link, onChanged }: ChangeFormProps) {
  const { phone } = useShop().shop;
  const { reservation } = link.linked;
  const { choice, wish, setWish, error, isSending, submit } = useChange(link, onChanged);
  const form = useFocusOnError(error);
  return (
    <main className="reserve" id="content" tabIndex={-1}>
      <div className="reserve-head">
        <h1>{RESERVATION_PAGES.changeTitle}</h1>
        <p className="reservation-lead">{RESERVATION_PAGES.changeFrom(reservation)}</p>
        <noscript>
          {RESERVE.needsScripts} {phone}
        </noscript>
      </div>
      <form className="reserve-form" ref={form} noValidate onSubmit={submit}>
        <div>
          <PartyChoice choice={choice} />
          <DayChoice choice={choice} />
          <TimeChoice choice={choice} error={error?.message ?? ''} />
          <section className="reserve-section">
            <WishField wish={wish} onChange={setWish} />
          </section>
        </div>
        <aside className="reserve-summary" aria-label={RESERVE.summary}>
          <h2>{RESERVE.summary}</h2>
          <div className="reservation-facts">
            <ChosenTime choice={choice} />
            <Fact icon="users">{peopleText(choice.guests)}</Fact>
          </div>
          {link.refusal && (
            <Notice kind="bad" icon="alert" role="alert">
              {link.refusal}
            </Notice>
          )}
          <button className="button button-main button-wide" type="submit" aria-disabled={isSending}>
            {isSending ? RESERVE.sending : RESERVATION_PAGES.changeNow}
          </button>
          <Link className="button button-line button-wide" to={reservationPath(link.token, 'confirm')} reloadDocument>
            {RESERVATION_PAGES.keep}
          </Link>
        </aside>
      </form>
    </main>
  );
}

function useChange(link: ReservationLink, onChanged: () => void) {
  const { token, linked } = link;
  const { guests, date, startsAt, wish: firstWish } = linked.reservation;
  const choice = useTableChoice({ token, guests, date, startsAt });
  const [wish, setWish] = useState(firstWish);
  const [error, setError] = useState<{ readonly message: string } | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (chosen: string): Promise<void> => {
    setSending(true);
    const answer = await link.change({ startsAt: chosen, guests: choice.guests, wish });
    setSending(false);
    if (answer.ok) onChanged();
    else await choice.reload();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSending) return;
    setError(choice.time ? null : { message: RESERVE.timeMissing });
    if (choice.time) void send(choice.time.startsAt);
  };
  return { choice, wish, setWish, error, isSending, submit };
}
