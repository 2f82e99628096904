import * as calls from '@tischlein/contract/calls';
import type { StockRequest } from '@tischlein/contract/office';
import { dishId } from '@tischlein/domain';
import { isSameStockItem, stockVersion } from '@tischlein/domain/menu';
import { send } from '../../apps/office/app/api/send.ts';

/** The kitchen marks a dish as out of stock, or back. */
export async function setStock(slug: string, dish: string, out: StockRequest['out']): Promise<void> {
  const params = { shop: slug };
  const item = { kind: 'dish', id: dishId(dish), group: '' } as const;
  const stock = await send(calls.getStock, { params });
  const version = stock.ok ? stockVersion(stock.value.out.find((entry) => isSameStockItem(entry, item))) : '';
  const answer = await send(calls.switchStock, {
    params,
    headers: { 'if-match': `"${version}"` },
    body: { item, out },
  });
  if (!answer.ok) throw new Error(answer.problem.message);
}
