import { formatShopAddress } from '@tischlein/domain/shop';
import { Notice } from '@tischlein/ui/notice';
import { dayInWords, peopleText, tableUntil } from '@tischlein/wording';
import { RESERVE } from '@tischlein/wording/storefront';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { legalPage } from '../../shop/legal-pages.ts';
import { staticPath } from '../../shop/paths.ts';
import { Fact } from './reservation-facts.tsx';
import type { TableChoice } from './use-table-choice.ts';

interface ReserveSummaryProps {
  readonly choice: TableChoice;
  readonly isSending: boolean;
  /** What stopped the last attempt; empty: nothing. */
  readonly problem: string;
}

/** The chosen table, beside the form on wide screens. */
export function ReserveSummary({ choice, isSending, problem }: ReserveSummaryProps) {
  const { shop } = useShop();
  const { guests, offer } = choice;
  const isAtOnce = offer?.mode === 'atOnce';
  return (
    <aside className="reserve-summary" aria-label={RESERVE.summary}>
      <h2>{RESERVE.summary}</h2>
      <div className="reservation-facts">
        <ChosenTime choice={choice} />
        <Fact icon="users">{peopleText(guests)}</Fact>
        <Fact icon="pin" more={formatShopAddress(shop)}>
          {shop.restaurantName}
        </Fact>
      </div>
      <SummaryFoot problem={problem} isSending={isSending} submit={isAtOnce ? RESERVE.reserve : RESERVE.request} />
      <p className="soft">
        {isAtOnce ? RESERVE.atOnce : RESERVE.byRestaurant} {RESERVE.privacy} <PrivacyLink />
      </p>
    </aside>
  );
}

interface SummaryFootProps extends Omit<ReserveSummaryProps, 'choice'> {
  readonly submit: string;
}

/** The button of the form, and above it why the last attempt failed. */
export const SummaryFoot = ({ problem, isSending, submit }: SummaryFootProps) => (
  <>
    {problem !== '' && (
      <Notice kind="bad" icon="alert" role="alert">
        {problem}
      </Notice>
    )}
    <button className="button button-main button-wide" type="submit" aria-disabled={isSending}>
      {isSending ? RESERVE.sending : submit}
    </button>
  </>
);

export function ChosenTime({ choice }: { readonly choice: TableChoice }) {
  const { date, offer, time } = choice;
  const day = offer?.days.find((each) => each.date === date);
  const more = time ? `${time.arrival} Uhr, ${tableUntil(time.departure)}` : RESERVE.timeOpen;
  return (
    <Fact icon="calendar" more={more}>
      {day ? dayInWords(day) : RESERVE.whichDay}
    </Fact>
  );
}

/** The link opens in a new tab, so nothing typed is lost. */
function PrivacyLink() {
  const page = legalPage(useShop().shop.pages, 'privacy');
  return (
    page && (
      <Link to={staticPath(page.id)} target="_blank">
        {page.title}
      </Link>
    )
  );
}
