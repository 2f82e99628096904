import { partyTooLarge, reservationFormProblems } from '@tischlein/wording';
import type { FastifyReply } from 'fastify';
import { refuse } from '../http/errors.ts';
import type { Row } from '../db/tables.ts';
import type { ActOutcome } from './act-on-reservation.ts';
import type { ChangeOutcome } from './change-reservation.ts';
import type { ReserveOutcome } from './reserve-table.ts';

type Outcome = ReserveOutcome | ChangeOutcome | ActOutcome;

/** The reservation after a call; throws the problem if it was refused. */
export function requireDone(outcome: Outcome, reply: FastifyReply): Row<'reservations'> {
  switch (outcome.code) {
    case 'reserved':
      if (outcome.isReplay) reply.header('idempotent-replayed', 'true');
      return outcome.row;
    case 'done':
      return outcome.row;
    case 'formInvalid':
      throw refuse('invalidRequest', { form: reservationFormProblems(outcome.problems) });
    case 'partyTooLarge':
      throw refuse('invalidRequest', { form: { guests: partyTooLarge(outcome.most) } });
    case 'tooMany':
      reply.header('retry-after', outcome.waitSeconds);
      throw refuse('tooManyRequests');
    case 'keyReused':
      throw refuse('idempotencyKeyReused');
    case 'reservationsOff':
    case 'reservationTimeGone':
    case 'reservationFull':
    case 'reservationOver':
    case 'reservationChanged':
      throw refuse(outcome.code);
  }
}
