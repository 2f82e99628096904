import * as calls from '@tischlein/contract/calls';
import { tipsCsv } from '@tischlein/wording/office';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { requireStaff, requireShop } from '../staff/staff-session.http.ts';
import { isKnownTable } from './change-table.ts';
import { listTableCodes, renewTableCode } from './table-codes.ts';
import { listTips } from './tips.store.ts';
import { setWaiterPassword } from './waiter-session.ts';
import { readWaiterPassword } from './waiters.store.ts';

/** What the office does for tables: waiter password, QR codes, tips to pay out. */
export const officeTableRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getWaiterPassword, async (request) =>
    passwordState(deps, await requireShop(request, deps, request.params.shop)),
  );

  route(app, calls.setWaiterPassword, async (request) => {
    const { id: by } = await requireStaff(request, deps);
    const shop = await requireShop(request, deps, request.params.shop);
    const { password } = request.body;
    if (!(await setWaiterPassword(deps, shop, { password, by }))) throw httpProblem('waiterPasswordEasy');
    return passwordState(deps, shop);
  });

  route(app, calls.listTableCodes, async (request) => [
    ...(await listTableCodes(deps, await requireShop(request, deps, request.params.shop))),
  ]);

  route(app, calls.renewTableCode, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { table } = request.params;
    if (!isKnownTable(shop, table)) throw httpProblem('tableUnknown');
    await renewTableCode(deps, shop, table);
    return [...(await listTableCodes(deps, shop))];
  });
  tipRoutes(app, deps);
};

/** Tips to pay out, to read and as a file. */
function tipRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.listTips, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    return [...(await listTips(deps.database.read, shop.id, request.query))];
  });

  route(app, calls.exportTips, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { from, to } = request.query;
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="trinkgeld-${from}-${to}.csv"`,
      })
      .send(tipsCsv(await listTips(deps.database.read, shop.id, { from, to })));
  });
}

async function passwordState({ database }: Deps, shop: LoadedShop) {
  const known = await readWaiterPassword(database.read, shop.id);
  return { isSet: known !== null, changedAt: known?.changedAt ?? null };
}
