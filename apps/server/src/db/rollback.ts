/** The outcome of a transaction that is undone: returned by its work, never thrown by it. */
export class Rollback<Outcome> extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('rolled back');
    this.outcome = outcome;
  }
}

/** Undoes the transaction whose work returns it; `Database.write` returns the outcome. */
export const rollback = <const Outcome>(outcome: Outcome): Rollback<Outcome> => new Rollback(outcome);

type Transact<Writer> = <Result>(work: (writer: Writer) => Promise<Result>) => Promise<Result>;

/** Runs work in a transaction. Engines roll back what throws, so a returned rollback is thrown through them. */
export async function transactOrUndo<Writer, Result>(
  transact: Transact<Writer>,
  work: (writer: Writer) => Promise<Result | Rollback<Result>>,
): Promise<Result> {
  const undone: Rollback<Result>[] = [];
  try {
    return await transact(async (writer) => {
      const result = await work(writer);
      if (!(result instanceof Rollback)) return result;
      undone.push(result);
      throw result;
    });
  } catch (error) {
    const last = undone.at(-1);
    if (last && last === error) return last.outcome;
    throw error;
  }
}
