/** A setting: how its text is read (null: malformed), its default, and the sentence that says what to enter. */
export interface Setting<Value> {
  readonly read: (text: string) => Value | null;
  readonly fallback: Value;
  readonly expected: readonly [german: string, english: string];
}

export const defineSetting = <Value>(
  read: Setting<Value>['read'],
  fallback: Value,
  expected: Setting<Value>['expected'],
): Setting<Value> => ({ read, fallback, expected });
