import { euro } from '@tischlein/wording';
import { SPLIT } from '@tischlein/wording/storefront';
import { type OpenUnit, sumUnits } from './open-units.ts';

/** The chosen units by line. */
export function ChosenUnits({ units }: { readonly units: readonly OpenUnit[] }) {
  if (units.length === 0) return <p className="soft">{SPLIT.chooseItems}</p>;
  return (
    <ul>
      {[...Map.groupBy(units, ({ item }) => item)].map(([item, own]) => (
        <li className="booked" key={item.id}>
          <span className="booked-count">{own.length}×</span>
          <span>{item.dishName}</span>
          <span className="booked-price">{euro(sumUnits(own))}</span>
        </li>
      ))}
    </ul>
  );
}
