import {
  enteredPartyTooLarge,
  enteredReservationProblems,
  partyTooLarge,
  reservationFormProblems,
  STAFF_RESERVATION_PROBLEMS,
} from '@tischlein/wording';
import type { FastifyReply } from 'fastify';
import { refuse } from '../http/errors.ts';
import type { Row } from '../db/tables.ts';
import type { ActOutcome } from './act-on-reservation.ts';
import type { ChangeOutcome } from './change-reservation.ts';
import type { LinkHolder } from './reservation-link.ts';
import type { ReserveOutcome } from './reserve-table.ts';

type Outcome = ReserveOutcome | ChangeOutcome | ActOutcome;

interface Caller {
  readonly reply: FastifyReply;
  /** The reader of the sentences. */
  readonly by: LinkHolder;
}

/** The reservation after a call; throws the problem if it was refused. */
export function requireDone(outcome: Outcome, { reply, by }: Caller): Row<'reservations'> {
  const isStaff = by === 'restaurant';
  switch (outcome.code) {
    case 'reserved':
      if (outcome.isReplay) reply.header('idempotent-replayed', 'true');
      return outcome.row;
    case 'done':
      return outcome.row;
    case 'formInvalid':
      throw refuse('invalidRequest', {
        form: (isStaff ? enteredReservationProblems : reservationFormProblems)(outcome.problems),
      });
    case 'partyTooLarge':
      throw refuse('invalidRequest', {
        form: { guests: (isStaff ? enteredPartyTooLarge : partyTooLarge)(outcome.most) },
      });
    case 'tooMany':
      reply.header('retry-after', outcome.waitSeconds);
      throw refuse('tooManyRequests');
    case 'keyReused':
      throw refuse('idempotencyKeyReused');
    case 'reservationsOff':
    case 'reservationOver':
      throw refuse(outcome.code, isStaff ? { message: STAFF_RESERVATION_PROBLEMS[outcome.code] } : {});
    case 'reservationTimeGone':
    case 'reservationFull':
    case 'reservationChanged':
      throw refuse(outcome.code);
  }
}
