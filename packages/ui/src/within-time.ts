const ANSWER_WITHIN_MS = 15_000;

/** Gives up a request after 15 seconds: in a cellar, one may hang for minutes. */
export const withinTime = <Init extends object>(init: Init): Init & { readonly signal: AbortSignal } => ({
  ...init,
  signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
});
