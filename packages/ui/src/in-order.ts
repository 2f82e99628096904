/**
 * Answers overtake each other, and an older one must not be shown over a newer. Called when something is asked; what it gives takes the
 * answer, unless a newer one was taken before.
 */
export function latestOnly(): <Answer>(take: (answer: Answer) => void) => (answer: Answer) => void {
  let lastStarted = 0;
  let lastApplied = 0;
  return (take) => {
    lastStarted += 1;
    const started = lastStarted;
    return (answer) => {
      if (started < lastApplied) return;
      lastApplied = started;
      take(answer);
    };
  };
}
