/** How guests rate a dish. */
export interface Ratings {
  /** 1 to 5 */
  readonly average: number;
  readonly count: number;
  /** They are ratings of orders of this shop; only the server says so. Absent: the merchant entered them. */
  readonly isVerified?: true;
}
