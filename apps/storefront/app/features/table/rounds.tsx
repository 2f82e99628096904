import type { TableBillAnswer, TableRoundAnswer } from '@tischlein/contract/shop';
import { NO_CENTS, sum } from '@tischlein/domain';
import { isCalledOff } from '@tischlein/domain/orders';
import { findSettledBy, settledAmount } from '@tischlein/domain/table';
import { Icon } from '@tischlein/ui/icon';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { euro } from '@tischlein/wording';
import { OUR_TABLE, roundState } from '@tischlein/wording/storefront';
import { timeInShop } from '@tischlein/shop-time';
import { OrderLines } from '../../receipt/order-lines.tsx';

/** What was ordered by whom, latest first. */
export function Rounds({ bill }: { readonly bill: TableBillAnswer }) {
  return (
    <ol className="rounds">
      {bill.rounds.map((round) => (
        <Round key={round.orderNumber} round={round} bill={bill} />
      ))}
    </ol>
  );
}

interface RoundProps {
  readonly round: TableRoundAnswer;
  readonly bill: TableBillAnswer;
}

function Round({ round, bill }: RoundProps) {
  const state = round.status === 'placed' ? 'wait' : round.status === 'handedOver' ? 'done' : 'now';
  return (
    <li className="round">
      <div className="round-head">
        <h2>
          {describePerson(round)} <small>{timeInShop(round.orderedAt)}</small>
          {round.movedFrom !== null && <small> · {OUR_TABLE.moved(round.movedFrom)}</small>}
        </h2>
        <span className="round-state" data-state={isCalledOff(round.status) ? 'off' : state}>
          <Icon name={chooseIcon(round)} />
          {roundState(round.status, round.waitsForWaiter)}
        </span>
      </div>
      <OrderLines
        lines={round.items.map(({ id, amount, dishName, details, price, reservedBy }) => ({
          key: id,
          amount,
          price,
          title: dishName,
          details: [...details, ...reservedBy.map(({ name }) => OUR_TABLE.paying(name))],
        }))}
      />
      {round.messageCook && <p className="soft">{round.messageCook}</p>}
      {round.waitsForWaiter ? <NotOnBill round={round} /> : <Settled round={round} bill={bill} />}
    </li>
  );
}

/** A round that waits for the waiter, or was declined (S3 W14). */
const NotOnBill = ({ round: { status, total } }: Pick<RoundProps, 'round'>) => (
  <p className="soft" role={isCalledOff(status) ? 'status' : undefined}>
    {isCalledOff(status) ? OUR_TABLE.declined : OUR_TABLE.waiting(euro(total))}
  </p>
);

/** What has been paid and refunded of a round. */
function Settled({ round, bill }: RoundProps) {
  const refunded = sum(round.items.map((item) => item.refunded));
  const settled = isCalledOff(round.status) ? NO_CENTS : settledAmount(round);
  return (
    <>
      {refunded > 0 && <p className="soft">{OUR_TABLE.refunded(euro(refunded))}</p>}
      {settled > 0 && (
        <p className="round-paid">
          <Icon name="check" />
          {OUR_TABLE.settled[findSettledBy(bill)](euro(settled))}
        </p>
      )}
    </>
  );
}

function describePerson({ orderedBy, isOwn, name }: TableRoundAnswer): string {
  if (orderedBy === 'waiter') return OUR_TABLE.waiter;
  return isOwn ? OUR_TABLE.you(name) : name || OUR_TABLE.guest;
}

function chooseIcon({ status, waitsForWaiter }: TableRoundAnswer): IconName {
  if (isCalledOff(status)) return 'close';
  if (status === 'handedOver') return 'check';
  if (status === 'placed') return waitsForWaiter ? 'waiter' : 'clock';
  return 'flame';
}
