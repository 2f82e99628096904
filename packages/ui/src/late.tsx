import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { ErrorBoundary } from './code-boundary.tsx';

/** A part whose code is loaded when it is first shown. If that fails, an error boundary around it has to say so. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

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
