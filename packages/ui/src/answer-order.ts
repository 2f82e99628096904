interface NotedChange<Value> {
  /** Number of the last question asked before it. */
  readonly after: number;
  readonly change: (value: Value) => Value;
}

/** Decides which answers count when they arrive out of sequence, and keeps the changes that are newer than an answer. */
export class AnswerOrder<Value> {
  #asked = 0;
  #taken = 0;
  readonly #pending = new Set<number>();
  #changes: NotedChange<Value>[] = [];

  get isUnasked(): boolean {
    return this.#asked === 0;
  }

  /** Returns the number of a question that is asked now. */
  ask(): number {
    this.#asked += 1;
    this.#pending.add(this.#asked);
    return this.#asked;
  }

  /** Returns the answer with the changes made since its question; undefined: a newer answer has been taken. */
  settle(number: number, answer: Value): Value | undefined {
    const { isNewest, changes } = this.#end(number);
    if (!isNewest) return undefined;
    this.#taken = number;
    return changes.reduce((value, { change }) => change(value), answer);
  }

  /** Ends a question without an answer; false: a newer answer has been taken. */
  drop(number: number): boolean {
    return this.#end(number).isNewest;
  }

  /** Notes a change, which is newer than the answers to all pending questions. */
  note(change: (value: Value) => Value): void {
    if (this.#pending.size > 0) this.#changes.push({ after: this.#asked, change });
  }

  #end(number: number) {
    this.#pending.delete(number);
    const changes = this.#changes.filter(({ after }) => after >= number);
    if (this.#pending.size === 0) this.#changes = [];
    return { isNewest: number >= this.#taken, changes };
  }
}
