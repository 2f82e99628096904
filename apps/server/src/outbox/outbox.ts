/** The worker that does what orders left to be done after their commit. */
export interface Outbox {
  /** There may be something new. */
  wake(): void;
  /** Ends after the round that runs. */
  stop(): Promise<void>;
}
