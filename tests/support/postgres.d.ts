export type RunningPostgres = {
  readonly url: string;
  readonly stop: () => Promise<void>;
};
/** Starts a temporary PostgreSQL that listens on a Unix socket only and leaves nothing behind. `isDurable` keeps fsync on, for measurements. */
export declare function startPostgres({ isDurable }?: { isDurable?: boolean | undefined }): Promise<RunningPostgres>;
