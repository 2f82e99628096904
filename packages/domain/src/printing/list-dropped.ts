interface PrintedLine {
  readonly amount: number;
}

/**
 * The lines of the earlier version that the new one has no longer, or with a smaller amount; `describe` says what makes two lines
 * the same food. 2 Margherita that become 1 Margherita: 1 Margherita.
 */
export function listDropped<Line extends PrintedLine>(
  before: readonly Line[],
  after: readonly Line[],
  describe: (line: Line) => string,
): Line[] {
  const left = new Map<string, number>();
  for (const line of after) left.set(describe(line), (left.get(describe(line)) ?? 0) + line.amount);
  return before.flatMap((line) => {
    const name = describe(line);
    const stays = Math.min(line.amount, left.get(name) ?? 0);
    left.set(name, (left.get(name) ?? 0) - stays);
    return stays === line.amount ? [] : [{ ...line, amount: line.amount - stays }];
  });
}
