/** What becomes of an order that is still unanswered at the end; none: it waits on. */
export const ESCALATION_ENDS = ['refuse', 'accept', 'none'] as const;
export type EscalationEnd = (typeof ESCALATION_ENDS)[number];

/** A person who is told of unanswered orders. */
export interface EscalationContact {
  readonly name: string;
  /** '' if they get no mails. */
  readonly email: string;
  /** '' if they are not called. */
  readonly phone: string;
}

/** The steps for an unanswered order, each in minutes of opening time since the desk got it. */
export interface EscalationSettings {
  readonly people: readonly EscalationContact[];
  readonly ringMinutes: number;
  readonly tellMinutes: number;
  readonly callMinutes: number;
  readonly last: EscalationEnd;
  readonly lastMinutes: number;
}
