/** Uses of something that is limited over all nodes. */
export interface SharedLimitRow {
  /** The shop, or 'office'. */
  scope: string;
  /** Hash of the limited thing: an account, an address. */
  limit_key: string;
  used: number;
  /** The first use that counts. */
  since: string;
  /** OpenTry[] as JSON. */
  open_tries: string;
}
