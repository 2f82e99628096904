import { PART_NEEDS_SCRIPTS } from '@tischlein/wording/storefront';
import { Skeleton } from '@tischlein/ui/skeleton';

/** Stands for a part that only the browser renders: a placeholder until its code is there, a sentence if it never comes. */
export const Pending = () => (
  <>
    <noscript>{PART_NEEDS_SCRIPTS}</noscript>
    <Skeleton />
  </>
);
