import * as calls from '@tischlein/contract/calls';
import { declarationText, withdrawalFormProblem } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';
import { formatDeclaredAt } from './format-declared-at.ts';

/** The second of the two steps of § 356a BGB. Needs no sign-in. */
export const withdrawalRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.declareWithdrawal, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const outcome = await declareWithdrawal(deps, shop, request.body);
    switch (outcome.code) {
      case 'formInvalid':
        throw httpProblem('invalidRequest', {
          form: Object.fromEntries(outcome.fields.map((field) => [field, withdrawalFormProblem(field)])),
        });
      case 'tooMany':
        reply.header('retry-after', outcome.waitSeconds);
        throw httpProblem('tooManyRequests');
      case 'contractUnknown':
        throw httpProblem('contractUnknown');
      case 'declared': {
        const { withdrawal, number } = outcome;
        return {
          number,
          declaredAt: withdrawal.declared_at,
          declaredLabel: formatDeclaredAt(withdrawal.declared_at),
          declaration: declarationText({ number, ...withdrawal }),
        };
      }
    }
  });
};
