import { euro } from '@tischlein/wording';
import { timeInShop } from '@tischlein/shop-time';
import type { OpenUnit } from './open-units.ts';

interface UnitListProps {
  readonly units: readonly OpenUnit[];
  readonly chosen: readonly OpenUnit[];
  readonly onToggle: (unit: OpenUnit) => void;
}

/** Open units to choose from, one row each. */
export const UnitList = ({ units, chosen, onToggle }: UnitListProps) =>
  units.map((unit) => (
    <label className="unit" key={unit.key}>
      <input type="checkbox" checked={chosen.some(({ key }) => key === unit.key)} onChange={() => onToggle(unit)} />
      <span>
        {unit.item.dishName}
        <small>{[timeInShop(unit.orderedAt), ...unit.item.details].join(' · ')}</small>
      </span>
      <span>{euro(unit.price)}</span>
    </label>
  ));
