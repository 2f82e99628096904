/** A promise that tells `use` at once when its code is here; then nothing is shown in between. */
type Loading<Code> = Promise<Code> & { status?: 'fulfilled'; value?: Code };

/** Loads some code once; a failed download may be tried again. */
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
