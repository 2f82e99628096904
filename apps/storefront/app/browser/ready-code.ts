/** A promise that `use` can read synchronously once resolved, so that no fallback is shown. */
type Loading<Code> = Promise<Code> & { status?: 'fulfilled'; value?: Code };

/** Loads code once; a failed download is retried on the next call. */
export function readyCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Loading<Code> | null = null;
  return () => {
    if (loading) return loading;
    const started: Loading<Code> = load().then((code) => {
      started.status = 'fulfilled';
      started.value = code;
      return code;
    });
    started.catch(() => (loading = null));
    return (loading = started);
  };
}
