import type { TableItemAnswer, TableRoundAnswer } from '@tischlein/contract/shop';
import { subtract, sum } from '@tischlein/domain';
import { isCalledOff } from '@tischlein/domain/orders';
import { Icon } from '@tischlein/ui/icon';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { euro } from '@tischlein/wording';
import { OUR_TABLE, roundState } from '@tischlein/wording/storefront';
import { OrderLines } from '../../receipt/order-lines.tsx';
import { timeInShop } from '../../shop/shop-dates.ts';

/** What was ordered by whom, latest first. */
export function Rounds({ rounds }: { readonly rounds: readonly TableRoundAnswer[] }) {
  return (
    <ol className="rounds">
      {rounds.map((round) => (
        <Round key={`${String(round.round)} ${round.orderedAt}`} round={round} />
      ))}
    </ol>
  );
}

function Round({ round }: { readonly round: TableRoundAnswer }) {
  const isHeld = round.waitsForWaiter && round.status === 'placed';
  const state = isHeld || round.status === 'placed' ? 'wait' : round.status === 'handedOver' ? 'done' : 'now';
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
      <Settled items={round.items} isOff={isCalledOff(round.status)} />
    </li>
  );
}

/** What has been paid and refunded of a round. */
function Settled({ items, isOff }: { readonly items: readonly TableItemAnswer[]; readonly isOff: boolean }) {
  const refunded = sum(items.map((item) => item.refunded));
  const owed = subtract(sum(items.map(({ price }) => price)), refunded);
  const isPaid = !isOff && owed > 0 && items.every(({ open, reservedBy }) => open === 0 && reservedBy.length === 0);
  return (
    <>
      {refunded > 0 && <p className="soft">{OUR_TABLE.refunded(euro(refunded))}</p>}
      {isPaid && (
        <p className="round-paid">
          <Icon name="check" />
          {OUR_TABLE.paid(euro(owed))}
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
