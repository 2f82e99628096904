import type { TableBillAnswer, TableItemAnswer, TableRoundAnswer } from '@tischlein/contract/shop';
import { findSettledBy, isSettled } from '@tischlein/domain/table';
import { euro } from '@tischlein/wording';
import { ROUND_STATES, TABLE_DETAIL } from '@tischlein/wording/storefront';
import { timeInShop } from '@tischlein/shop-time';

/** The booked items by round, latest first. */
export const BillRounds = ({ bill }: { readonly bill: TableBillAnswer }) =>
  bill.rounds.map((round) => <Round key={round.orderNumber} round={round} bill={bill} />);

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
          <BookedItem key={item.id} item={item} round={round} bill={bill} />
        ))}
      </ul>
    </section>
  );
}

function describeRound({ waitsForWaiter, total, status, expectedLabel }: TableRoundAnswer): string {
  if (waitsForWaiter) return TABLE_DETAIL.held(total);
  return status === 'accepted' && expectedLabel ? TABLE_DETAIL.expected(expectedLabel) : ROUND_STATES[status];
}

const listNames = (guests: TableItemAnswer['reservedBy']): string =>
  guests.flatMap(({ name }) => (name ? [name] : [])).join(', ');

function BookedItem({ item, round, bill }: RoundProps & { readonly item: TableItemAnswer }) {
  const { amount, dishName, details, refunded, refundedAtTill, reservedBy, open, price } = item;
  const { waitsForWaiter } = round;
  const isOver = !waitsForWaiter && open === 0 && reservedBy.length === 0 && price > 0;
  return (
    <li className="booked" data-paid={isOver || undefined}>
      <span className="booked-count">{amount}×</span>
      <span>
        {dishName}
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
        {refunded > 0 && <small className="booked-refund">{TABLE_DETAIL.refunded(refunded)}</small>}
        {refundedAtTill > 0 && <small>{TABLE_DETAIL.refundedAtTill(refundedAtTill)}</small>}
        {reservedBy.length > 0 && <small>{TABLE_DETAIL.reserved(listNames(reservedBy))}</small>}
        {!waitsForWaiter && !isOver && open < price - refunded && <small>{TABLE_DETAIL.partlyOpen(open)}</small>}
      </span>
      <span className="booked-price">
        {isSettled(item, round) ? TABLE_DETAIL.settledBy[findSettledBy(bill)] : euro(price)}
      </span>
    </li>
  );
}
