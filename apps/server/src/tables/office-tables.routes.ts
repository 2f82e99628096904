import * as calls from '@tischlein/contract/calls';
import { listTipPayouts } from '@tischlein/documents/lists';
import type { Period } from '@tischlein/domain';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { sendCsv, sendWorkbook } from '../paper/send-table.http.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { isKnownTable } from './change-table.ts';
import { listTableCodes, renewTableCode } from './table-codes.ts';
import { listTips } from './tips.store.ts';
import { setWaiterPassword } from './waiter-session.ts';
import { readWaiterPassword } from './waiters.store.ts';

/** What the office does for tables: waiter password, QR codes, tips to pay out. */
export const officeTableRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getWaiterPassword, ({ shop }) => passwordState(deps, shop));

  route(app, calls.setWaiterPassword, async ({ shop, staff: { id: by }, body }) => {
    const { password } = body;
    if (!(await setWaiterPassword(deps, shop, { password, by }))) return refuse('waiterPasswordEasy');
    return passwordState(deps, shop);
  });

  route(app, calls.listTableCodes, async ({ shop }) => [...(await listTableCodes(deps, shop))]);

  route(app, calls.renewTableCode, async ({ shop, params }) => {
    const { table } = params;
    if (!isKnownTable(shop, table)) return refuse('tableUnknown');
    await renewTableCode(deps, shop, table);
    return [...(await listTableCodes(deps, shop))];
  });
  tipRoutes(app, deps);
};

/** Tips to pay out, to read and as a file. */
function tipRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.listTips, async ({ shop, query }) => [...(await listTips(deps.database.read, shop.id, query))]);

  const read = async ({ id }: LoadedShop, period: Period) => ({
    name: `trinkgeld-${period.from}-${period.to}`,
    table: listTipPayouts(await listTips(deps.database.read, id, period)),
  });

  route(app, calls.exportTips, async ({ shop, query, reply }) => {
    const { name, table } = await read(shop, query);
    return sendCsv(reply, name, table);
  });

  route(app, calls.exportTipsWorkbook, async ({ shop, query, reply }) => {
    const { name, table } = await read(shop, query);
    return sendWorkbook(reply, name, table);
  });
}

async function passwordState({ database }: Deps, shop: LoadedShop) {
  const known = await readWaiterPassword(database.read, shop.id);
  return { isSet: known !== null, changedAt: known?.changedAt ?? null };
}
