import { isEmail, phoneProblems } from '@tischlein/domain/checkout';
import { isEscalationValid } from '@tischlein/domain/escalation';
import { ESCALATION_ENDS, type EscalationSettings } from '@tischlein/domain/shop';
import { z } from 'zod';
import { mailCaption, name, phoneCaption } from '../wire-values.ts';

const minutes = z.int().min(1).max(180);

/** What happens to unanswered orders, as it is stored. */
export const escalationSettings = z.object({
  people: z.array(z.object({ name: name(80), email: mailCaption, phone: phoneCaption })).max(5),
  ringMinutes: minutes,
  tellMinutes: minutes,
  callMinutes: minutes,
  last: z.enum(ESCALATION_ENDS),
  lastMinutes: minutes,
}) satisfies z.ZodType<EscalationSettings>;

/** Whether the steps follow one another, and people's addresses and numbers lead somewhere. */
export const isReachable = (escalation: EscalationSettings): boolean =>
  isEscalationValid(escalation) &&
  escalation.people.every(
    ({ email, phone }) => (email === '' || isEmail(email)) && (phone === '' || phoneProblems(phone).length === 0),
  );
