import { setTimeout as pause } from 'node:timers/promises';

/** The answer, or `otherwise` if it takes longer: a probe says in time that the database hangs. */
export const answerWithin = <Answer>(answer: Promise<Answer>, withinMs: number, otherwise: Answer): Promise<Answer> =>
  Promise.race([answer, pause(withinMs, otherwise, { ref: false })]);
