import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { peopleText } from '@tischlein/wording';
import { RESERVATION_PAGES, RESERVE } from '@tischlein/wording/storefront';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { DayChoice } from './day-choice.tsx';
import { WishField } from './guest-fields.tsx';
import { PartyChoice } from './party-choice.tsx';
import { Fact } from './reservation-facts.tsx';
import { type ReservationLink, reservationPath } from './reservation-link.ts';
import { ChosenTime, SummaryFoot } from './reserve-summary.tsx';
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
  const choice = useTableChoice({ ...reservation, token: link.token });
  const { time, guests } = choice;
  const form = useForm({
    first: { wish: reservation.wish },
    check: () => ({ time: time ? '' : RESERVE.timeMissing }),
    send: async ({ wish }) => {
      const answer = await link.change({ startsAt: time?.startsAt ?? '', guests, wish });
      if (!answer.ok) await choice.reload();
      return answer;
    },
    done: onChanged,
  });
  return (
    <main className="reserve" id="content" tabIndex={-1}>
      <div className="reserve-head">
        <h1>{RESERVATION_PAGES.changeTitle}</h1>
        <p className="reservation-lead">{RESERVATION_PAGES.changeFrom(reservation)}</p>
        <noscript>
          {RESERVE.needsScripts} {phone}
        </noscript>
      </div>
      <Form form={{ ...form, problem: '' }} className="reserve-form" noValidate>
        <div>
          <PartyChoice choice={choice} />
          <DayChoice choice={choice} />
          <TimeChoice choice={choice} error={form.errors['time'] ?? ''} />
          <section className="reserve-section">
            <WishField {...form.text('wish')} />
          </section>
        </div>
        <aside className="reserve-summary" aria-label={RESERVE.summary}>
          <h2>{RESERVE.summary}</h2>
          <div className="reservation-facts">
            <ChosenTime choice={choice} />
            <Fact icon="users">{peopleText(choice.guests)}</Fact>
          </div>
          <SummaryFoot problem={form.problem} isSending={form.busy !== null} submit={RESERVATION_PAGES.changeNow} />
          <Link className="button button-line button-wide" to={reservationPath(link.token, 'confirm')} reloadDocument>
            {RESERVATION_PAGES.keep}
          </Link>
        </aside>
      </Form>
    </main>
  );
}
