import { Icon } from '@tischlein/ui/icon';
import { useFromStore } from '@tischlein/ui/store';
import { table as tableName } from '@tischlein/wording/storefront';
import { Link } from '../browser/router.tsx';
import { useShop } from '../context/shop-context.ts';
import { PATHS } from '../shop/paths.ts';
import '../styles/table-chip.css';

/** 'Tisch 7' in the header; leads to what the table has ordered. */
export function TableChip() {
  const table = useFromStore(useShop().guest.options, (options) => options.table ?? 0);
  if (table === 0) return null;
  return (
    <Link className="table-chip" to={PATHS.table}>
      <Icon name="table" />
      {tableName(table)}
    </Link>
  );
}
