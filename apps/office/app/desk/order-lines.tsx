import type { DeskOrder } from '@tischlein/contract/office';
import { groupByPerson } from '@tischlein/domain/orders';
import { DESK, formatDishTitle, formatExtra, formatWithout } from '@tischlein/wording/office';
import { MarkedNote } from './marked-note.tsx';

type Line = DeskOrder['quote']['lines'][number];
type Dish = NonNullable<Line['dish']>;

/** The dishes to cook, on screen and on paper; those of a group by person (S3 G16). */
export function OrderLines({ order }: { readonly order: DeskOrder }) {
  const { lines, freeItems, group } = order.quote;
  if (!group)
    return (
      <ul className="ticket-lines">
        <Lines lines={lines} />
        <FreeItems items={freeItems} />
      </ul>
    );
  const people = groupByPerson(lines);
  return (
    <>
      <p className="ticket-group">{DESK.group(group.name, people.length)}</p>
      {people.map(({ memberName, lines: own }) => (
        <section key={memberName} className="ticket-person" aria-label={memberName}>
          <h4>{memberName}</h4>
          <ul className="ticket-lines">
            <Lines lines={own} />
            {memberName === group.ownerName && <FreeItems items={freeItems} />}
          </ul>
        </section>
      ))}
    </>
  );
}

export function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return lines.map((line) => (
    <li className="ticket-line" key={line.lineId}>
      <span className="ticket-count">{line.amount}×</span>
      <div>
        {line.dish ? <DishWords dish={line.dish} /> : <ComboWords line={line} />}
        {line.note && (
          <em>
            <MarkedNote note={line.note} />
          </em>
        )}
      </div>
    </li>
  ));
}

export function FreeItems({ items }: { readonly items: DeskOrder['quote']['freeItems'] }) {
  return items.map((item) => (
    <li className="ticket-line" key={item.offerId}>
      <span className="ticket-count">1×</span>
      <div>
        <strong>{item.name}</strong>
        <span>{DESK.free}</span>
      </div>
    </li>
  ));
}

function DishWords({ dish }: { readonly dish: Dish }) {
  const without = formatWithout(dish);
  return (
    <>
      <strong>{formatDishTitle(dish)}</strong>
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
      <ul className="ticket-slots">
        {line.menu?.slots.map((slot) => (
          <li key={slot.slotId}>
            <DishWords dish={slot.dish} />
          </li>
        ))}
      </ul>
    </>
  );
}
