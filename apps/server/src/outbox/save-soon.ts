/**
 * Saves results soon after they come: those that come while a write is under way are written together by the next one. Resolves
 * when a result is saved. A crash then repeats only the results in flight, not a whole round.
 */
export function createSaver<Result>(save: (results: readonly Result[]) => Promise<void>) {
  let waiting: Result[] = [];
  let writing: Promise<void> = Promise.resolve();
  const saveWaiting = async (): Promise<void> => {
    const results = waiting;
    waiting = [];
    if (results.length > 0) await save(results);
  };
  return (result: Result): Promise<void> => {
    waiting.push(result);
    writing = writing.catch(() => {}).then(saveWaiting);
    return writing;
  };
}
