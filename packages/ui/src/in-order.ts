/**
 * Drops results that arrive after a newer one. Call the returned function when a request starts; it wraps the callback
 * that takes the result.
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
