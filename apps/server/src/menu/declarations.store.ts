import type { ShopId } from '@tischlein/domain';
import type { UndeclaredItem } from '@tischlein/domain/menu';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';

export interface Confirmation {
  readonly by: string;
  readonly at: string;
  readonly names: readonly string[];
}

const ROWS_PER_STATEMENT = 500;

/** Keeps who confirmed what and when. */
export async function writeConfirmations(
  writer: Writer,
  shopId: ShopId,
  { items, by, at }: Omit<Confirmation, 'names'> & { readonly items: readonly UndeclaredItem[] },
): Promise<void> {
  const rows = items.map(({ kind, id, name, named }) => ({
    shop_id: shopId,
    kind,
    item_id: id,
    confirmed_at: at,
    confirmed_by: by,
    name,
    declarations: JSON.stringify(named),
  }));
  for (let first = 0; first < rows.length; first += ROWS_PER_STATEMENT)
    await insertRows(writer, 'declaration_confirmations', rows.slice(first, first + ROWS_PER_STATEMENT));
}

/** Confirmations of a shop, latest first. */
export async function readConfirmations(reader: Reader, shopId: ShopId): Promise<Confirmation[]> {
  const rows = await reader
    .selectFrom('declaration_confirmations')
    .select(['confirmed_at as at', 'confirmed_by as by', 'name'])
    .where('shop_id', '=', shopId)
    .orderBy('confirmed_at', 'desc')
    .orderBy('name')
    .execute();
  const together = Map.groupBy(rows, ({ at, by }) => `${at} ${by}`);
  return [...together.values()].flatMap(([first, ...others]) =>
    first ? [{ at: first.at, by: first.by, names: [first, ...others].map(({ name }) => name) }] : [],
  );
}
