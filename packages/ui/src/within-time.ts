const ANSWER_WITHIN_MS = 15_000;

/** Fetches, and gives up after 15 seconds: in a cellar, a request may hang for minutes. */
export const fetchInTime = (address: string, init: RequestInit): Promise<Response> =>
  fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
