import { FRAME } from '@tischlein/wording/office';

/** Shown while something is read: says so after a moment, or why it could not be read. */
export const Loading = ({ problem }: { readonly problem: string }) => (
  <p role="status" className="loading" data-state={problem === '' ? undefined : 'failed'}>
    {problem || FRAME.loading}
  </p>
);
