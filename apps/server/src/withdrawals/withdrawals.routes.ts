import * as calls from '@tischlein/contract/calls';
import { declarationText, withdrawalFormProblem } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';
import { formatDeclaredAt } from './format-declared-at.ts';

/** The second of the two steps of § 356a BGB. Needs no sign-in. */
export const withdrawalRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.declareWithdrawal, async ({ shop, body, reply }) => {
    const outcome = await declareWithdrawal(deps, shop, body);
    switch (outcome.code) {
      case 'formInvalid':
        return refuse('invalidRequest', {
          form: Object.fromEntries(outcome.fields.map((field) => [field, withdrawalFormProblem(field)])),
        });
      case 'tooMany':
        reply.header('retry-after', outcome.waitSeconds);
        return refuse('tooManyRequests');
      case 'contractUnknown':
        return refuse('contractUnknown');
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
