/** Uses of something that is limited over all nodes. */
export interface SharedLimitRow {
  /** The shop, or 'office'. */
  scope: string;
  /** Hash of what is limited. */
  limit_key: string;
  used: number;
  /** The first use that counts. */
  since: string;
}
