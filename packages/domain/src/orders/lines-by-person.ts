interface PersonsLine {
  readonly memberName: string;
}

/** What one person of a group has ordered. */
export interface PersonsLines<Line extends PersonsLine> {
  /** Empty: the lines of no person. */
  readonly memberName: string;
  readonly lines: readonly Line[];
}

/** The lines of a group's order by person: the owner first, then by joining, as the lines are sorted (S3 G3). */
export function groupByPerson<Line extends PersonsLine>(lines: readonly Line[]): PersonsLines<Line>[] {
  return [...Map.groupBy(lines, ({ memberName }) => memberName)].map(([memberName, own]) => ({
    memberName,
    lines: own,
  }));
}
