import type { FoundBranch } from '@tischlein/domain/franchise';
import { branchDistance, branchHours } from '@tischlein/wording/storefront';

interface BranchLineProps {
  readonly branch: FoundBranch;
  /** The distance is an estimate. */
  readonly isEstimated: boolean;
}

/** A branch with address, distance and opening state (S2 §2 Branch line). */
export function BranchLine({ branch, isEstimated }: BranchLineProps) {
  const { state, today } = branchHours(branch);
  return (
    <>
      <span className="branch-words">
        <strong>{branch.name}</strong>
        <span>{branch.address}</span>
        <span className="branch-hours" data-closed={branch.insideOpenHours ? undefined : true}>
          {state}
          {today !== '' && <span> {today}</span>}
        </span>
      </span>
      {branch.distance > 0 && <span className="branch-distance">{branchDistance(branch, isEstimated)}</span>}
    </>
  );
}
