import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { ErrorBoundary } from './code-boundary.tsx';
import { delay } from './delay.ts';

const PAUSES_MS = [500, 2000];

/**
 * Loads code, in three tries at most: the connection may be lost for a moment. Chromium (150) remembers that an import has failed and does
 * not ask the server again, so there only a reload helps.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const pause of PAUSES_MS) {
    const code = await load().catch(() => null);
    if (code !== null) return code;
    await delay(pause);
  }
  return load();
}

/** A part whose code is loaded when it is first shown. If that fails, an error boundary around it has to say so. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadCode(load) }));

/** The same with a boundary of its own, so that what surrounds the part stays. */
export const createLate =
  (Fallback: ComponentType) =>
  <Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> => {
    const Part = lazyPart(load);
    return function LatePart(props) {
      return (
        <ErrorBoundary fallback={<Fallback />}>
          <Part {...props} />
        </ErrorBoundary>
      );
    };
  };
