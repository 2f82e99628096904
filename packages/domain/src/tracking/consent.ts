/** What a guest has decided about counting with a number on their device; null: nothing yet. */
export type TrackingConsent = 'given' | 'refused' | null;

interface TrackingSituation {
  /** The shop wants to count visits. */
  readonly isEnabled: boolean;
  readonly consent: TrackingConsent;
  /** Name of the host that the browser shows: 'pizza.example' */
  readonly host: string;
}

/** What may be sent and stored. */
export interface TrackingPlan {
  /** The server counts pages, without any id. */
  readonly countsPages: boolean;
  /** Visits, heartbeats and events are sent, with the ids. */
  readonly sendsVisits: boolean;
  /** Session id, visit count and user id are stored on the device. */
  readonly keepsIds: boolean;
}

/**
 * S3 A5: 'Visit id, counter and heartbeat only after consent; before it the server counts pages without any id'.
 * S3 R7: 'Tracking is never sent on localhost'.
 */
export function planTracking({ isEnabled, consent, host }: TrackingSituation): TrackingPlan {
  const keepsIds = isEnabled && consent === 'given';
  const isSent = !isLocalHost(host);
  return { countsPages: isSent, sendsVisits: isSent && keepsIds, keepsIds };
}

/** Whether a host is this very machine, as in development and tests. */
export function isLocalHost(host: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[?::1\]?)\.?$/i.test(host);
}

interface QuestionSituation extends Omit<TrackingSituation, 'host'> {
  readonly hasItems: boolean;
  /** An earlier visit has left something that ordering needs, such as the address. */
  readonly isReturning: boolean;
}

/** Whether to ask for consent: after the first dish or at the second visit, never over the menu on arrival. */
export function isConsentAsked({ isEnabled, consent, hasItems, isReturning }: QuestionSituation): boolean {
  return isEnabled && consent === null && (hasItems || isReturning);
}
