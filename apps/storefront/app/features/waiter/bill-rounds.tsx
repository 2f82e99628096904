import type { TableBillAnswer, TableItemAnswer, TableRoundAnswer } from '@tischlein/contract/shop';
import { euro } from '@tischlein/wording';
import { ROUND_STATES, TABLE_DETAIL } from '@tischlein/wording/storefront';
import { timeInShop } from '../../shop/shop-dates.ts';

/** The booked items by round, latest first. */
export const BillRounds = ({ bill }: { readonly bill: TableBillAnswer }) =>
  bill.rounds.map((round) => <Round key={round.round} round={round} bill={bill} />);

interface RoundProps {
  readonly round: TableRoundAnswer;
  readonly bill: TableBillAnswer;
}

function Round({ round, bill }: RoundProps) {
  const { orderedAt, orderedBy, name, movedFrom, messageCook } = round;
  const who = orderedBy === 'guest' ? TABLE_DETAIL.atPhone(name) : TABLE_DETAIL.service(name);
  return (
    <section className="booked-part">
      <h3 className="booked-round">
        <span>
          {timeInShop(orderedAt)} · {who}
        </span>
        <small>{describeRound(round)}</small>
      </h3>
      {(movedFrom !== null || messageCook) && (
        <p className="booked-note">
          {[movedFrom === null ? '' : TABLE_DETAIL.movedFrom(movedFrom), messageCook].filter(Boolean).join(' · ')}
        </p>
      )}
      <ul>
        {round.items.map((item) => (
          <BookedItem key={item.id} item={item} bill={bill} />
        ))}
      </ul>
    </section>
  );
}

function describeRound({ waitsForWaiter, status, expectedLabel }: TableRoundAnswer): string {
  if (waitsForWaiter) return TABLE_DETAIL.held;
  return status === 'accepted' && expectedLabel ? TABLE_DETAIL.expected(expectedLabel) : ROUND_STATES[status];
}

const listNames = (guests: TableItemAnswer['reservedBy']): string =>
  guests.flatMap(({ name }) => (name ? [name] : [])).join(', ');

function BookedItem({ item, bill }: { readonly item: TableItemAnswer; readonly bill: TableBillAnswer }) {
  const { amount, dishName, details, refunded, reservedBy, open, price } = item;
  const isSettled = open === 0 && reservedBy.length === 0 && price > 0;
  return (
    <li className="booked" data-paid={isSettled || undefined}>
      <span className="booked-count">{amount}×</span>
      <span>
        {dishName}
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
        {refunded > 0 && <small className="booked-refund">{TABLE_DETAIL.refunded(refunded)}</small>}
        {reservedBy.length > 0 && <small>{TABLE_DETAIL.reserved(listNames(reservedBy))}</small>}
        {!isSettled && open < price - refunded && <small>{TABLE_DETAIL.partlyOpen(open)}</small>}
      </span>
      <span className="booked-price">{isSettled && refunded < price ? settledWord(bill) : euro(price)}</span>
    </li>
  );
}

/** Never 'bezahlt' for what the till gets (S3 W11). */
function settledWord({ paid, handedOver }: TableBillAnswer): string {
  if (handedOver === 0) return TABLE_DETAIL.paid;
  return paid === 0 ? TABLE_DETAIL.handedOver : TABLE_DETAIL.settled;
}
