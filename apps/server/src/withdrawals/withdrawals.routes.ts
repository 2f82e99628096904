import { withdrawalAnswer, withdrawalRequest } from '@tischlein/contract/shop';
import { declarationText, withdrawalFormProblem } from '@tischlein/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';
import { formatDeclaredAt } from './format-declared-at.ts';

const DECLARE = {
  tags: ['shop'],
  summary: 'Declares a withdrawal from the contract about an order',
  params: z.object({ shop: z.string() }),
  body: withdrawalRequest,
  response: { 200: withdrawalAnswer },
};

/** The second of the two steps of § 356a BGB. Needs no sign-in. */
export const withdrawalRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.post('/api/shop/:shop/withdrawal', { schema: DECLARE }, async (request, reply) => {
    const shop = requireShopByRef(deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const outcome = await declareWithdrawal(deps, shop, request.body);
    switch (outcome.code) {
      case 'formInvalid':
        throw httpProblem('invalidRequest', {
          form: Object.fromEntries(outcome.fields.map((field) => [field, withdrawalFormProblem(field)])),
        });
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
