import { FRAME } from '@tischlein/wording/office';

interface LoadingProps {
  readonly problem: string;
  /** What takes longer than usual. */
  readonly words?: string;
}

/** Shown while something is read: says so after a moment, or why it could not be read. */
export const Loading = ({ problem, words = FRAME.loading }: LoadingProps) => (
  <p role="status" className="loading" data-state={problem === '' ? undefined : 'failed'}>
    {problem || words}
  </p>
);
