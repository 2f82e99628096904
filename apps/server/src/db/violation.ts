/** A broken invariant and the key of the row that breaks it. */
export interface Violation {
  readonly rule: string;
  readonly about: string;
}
