/** handedOut: a printer has it and has not answered. doubtful: it did not answer in time, so it may have printed or not. */
export const PRINT_STATES = ['queued', 'handedOut', 'printed', 'doubtful', 'failed', 'cancelled'] as const;
export type PrintState = (typeof PRINT_STATES)[number];

const PRINT_EVENTS = ['handOut', 'confirm', 'fail', 'cancel'] as const;
export type PrintEvent = (typeof PRINT_EVENTS)[number];

/** How long a printer may take from fetching a job to its answer. */
export const PRINT_LEASE_SECONDS = 60;

const TRANSITIONS: Readonly<Record<PrintState, Readonly<Partial<Record<PrintEvent, PrintState>>>>> = {
  queued: { handOut: 'handedOut', cancel: 'cancelled' },
  handedOut: { confirm: 'printed', fail: 'failed' },
  doubtful: { confirm: 'printed', fail: 'failed', cancel: 'cancelled' },
  failed: { confirm: 'printed', cancel: 'cancelled' },
  printed: {},
  cancelled: {},
};

/**
 * The state after an event; null if it changes nothing. No event leads back to `queued`: a job that was handed out is never
 * sent again by itself. A late answer still counts.
 */
export const nextPrintState = (state: PrintState, event: PrintEvent): PrintState | null =>
  TRANSITIONS[state][event] ?? null;

interface StoredJob {
  readonly state: PrintState;
  /** Until when a printer may answer; null: not handed out. */
  readonly leaseUntil: string | null;
}

/** The state at this instant: a job without an answer becomes doubtful when its lease ends. */
export const readPrintState = ({ state, leaseUntil }: StoredJob, now: string): PrintState =>
  state === 'handedOut' && leaseUntil !== null && leaseUntil <= now ? 'doubtful' : state;

/** Whether a person may print it once more, as a new job. One that still waits or prints is not doubled. */
export const mayRepeat = (state: PrintState): boolean =>
  state === 'printed' || state === 'doubtful' || state === 'failed';

/** Whether a person has to decide about it. */
export const needsDecision = (state: PrintState): boolean => state === 'doubtful' || state === 'failed';
