import { createLate } from '@tischlein/ui/late';
import { type ComponentType, type FunctionComponent, useState } from 'react';
import { CodeMissing } from './code-missing.tsx';

/** A part of a page whose code is loaded when it is first shown; if that fails, it says so in its place. */
export const loadLate = createLate(CodeMissing);

/**
 * As `loadLate`, but loading starts at once: for a part that its page shows with its first data. If the code comes first,
 * the part is drawn together with what surrounds it.
 */
export function loadSoon<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loading = load().then((part) => (loaded = part));
  loading.catch(() => {});
  const Late = loadLate(() => loading);
  return function SoonLoaded(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return <Part {...props} />;
  };
}
