import { delay } from '@tischlein/ui/delay';

/** A promise that `use` can read synchronously once resolved, so that no fallback is shown. */
type Loading<Code> = Promise<Code> & { status?: 'fulfilled'; value?: Code };

const KEEP_FAILURE_MS = 5000;

/**
 * Loads code once. A failure is kept for a while, so that a boundary shows it: a render that began another try at once would
 * never end.
 */
export function readyCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Loading<Code> | null = null;
  return () => {
    if (loading) return loading;
    const started: Loading<Code> = load().then((code) => {
      started.status = 'fulfilled';
      started.value = code;
      return code;
    });
    started.catch(() => delay(KEEP_FAILURE_MS).then(() => (loading = null)));
    return (loading = started);
  };
}
