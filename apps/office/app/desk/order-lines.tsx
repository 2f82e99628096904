import type { DeskOrder } from '@tischlein/contract/office';
import { DESK } from '@tischlein/wording/office';
import { formatDishTitle, formatExtra, formatWithout } from './ticket-words.ts';

type Line = DeskOrder['quote']['lines'][number];
type Dish = NonNullable<Line['dish']>;

/** The dishes to cook, on screen and on paper. */
export function OrderLines({ order }: { readonly order: DeskOrder }) {
  return (
    <ul className="ticket-lines">
      {order.quote.lines.map((line) => (
        <li className="ticket-line" key={line.lineId}>
          <span className="ticket-count">{line.amount}×</span>
          <div>{line.dish ? <DishWords dish={line.dish} member={line.memberName} /> : <ComboWords line={line} />}</div>
        </li>
      ))}
      {order.quote.freeItems.map((item) => (
        <li className="ticket-line" key={item.offerId}>
          <span className="ticket-count">1×</span>
          <div>
            <strong>{item.name}</strong>
            <span>{DESK.free}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function DishWords({ dish, member }: { readonly dish: Dish; readonly member: string }) {
  const without = formatWithout(dish);
  return (
    <>
      <strong>{formatDishTitle(dish)}</strong>
      {member && <span>{member}</span>}
      {without && <span className="ticket-without">{without}</span>}
      {dish.extras.map((extra) => (
        <span key={`${extra.groupId} ${extra.itemId}`}>{formatExtra(extra)}</span>
      ))}
    </>
  );
}

function ComboWords({ line }: { readonly line: Line }) {
  return (
    <>
      <strong>{line.name}</strong>
      {line.memberName && <span>{line.memberName}</span>}
      <ul className="ticket-slots">
        {line.menu?.slots.map((slot) => (
          <li key={slot.slotId}>
            <DishWords dish={slot.dish} member="" />
          </li>
        ))}
      </ul>
    </>
  );
}
