import * as calls from '@tischlein/contract/calls';
import { declarationText } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { listWithdrawals } from './withdrawals.store.ts';

/** The withdrawals of a shop, for its staff. */
export const officeWithdrawalRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listWithdrawals, async ({ shop }) => {
    const rows = await listWithdrawals(deps.database.read, shop.id);
    return rows.map(({ withdrawal_id: id, order_id: orderId, number, declared_at, handled_at, ...declared }) => ({
      id,
      orderId,
      number,
      name: declared.name,
      email: declared.email,
      declaration: declarationText({ number, ...declared }),
      declaredAt: declared_at,
      handledAt: handled_at,
    }));
  });
};
