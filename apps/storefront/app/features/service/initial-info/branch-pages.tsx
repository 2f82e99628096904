import { BRANCHES, branchDistance, branchHours } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { PlaceMap } from '../../../map/place-map.tsx';
import { branchesIn, chosenBranch } from './info-state.ts';
import type { InitialInfo } from './use-initial-info.ts';
import type { FoundBranch } from '@tischlein/domain/franchise';

/** The suggested branch (S2 §2 Suggested franchise page). */
export function SuggestedPage({ info }: { readonly info: InitialInfo }) {
  const { state } = info;
  const branch = chosenBranch(state);
  if (!branch) return null;
  return (
    <div className="dialog-body dialog-form">
      <p>{BRANCHES.confirmText}</p>
      <PlaceMap
        key={branch.id}
        label={BRANCHES.map}
        places={[branch]}
        home={state.lookup?.addr ?? null}
        highlighted={branch.id}
        onSelect={null}
      />
      <div className="branch" data-alone>
        <BranchLine branch={branch} isEstimated={state.lookup?.isEstimated ?? false} />
      </div>
      <button className="link-button another-branch" type="button" onClick={() => void info.showList()}>
        {BRANCHES.another}
      </button>
    </div>
  );
}

/** All branches on a map and as a list (S2 §2 Branch list page). */
export function ListPage({ info }: { readonly info: InitialInfo }) {
  const { state, select } = info;
  const name = useId();
  const branches = branchesIn(state);
  return (
    <div className="dialog-body">
      <PlaceMap
        label={BRANCHES.map}
        places={branches}
        home={state.lookup?.addr ?? null}
        highlighted={state.chosenId}
        onSelect={select}
      />
      <fieldset className="branch-list">
        <legend className="visually-hidden">{BRANCHES.list}</legend>
        {branches.map((branch) => (
          <label key={branch.id} className="branch">
            <input type="radio" name={name} checked={branch.id === state.chosenId} onChange={() => select(branch.id)} />
            <BranchLine branch={branch} isEstimated={state.lookup?.isEstimated ?? false} />
          </label>
        ))}
      </fieldset>
    </div>
  );
}

interface BranchLineProps {
  readonly branch: FoundBranch;
  /** The distance is an estimate. */
  readonly isEstimated: boolean;
}

/** A branch with address, distance and opening state (S2 §2 Branch line). */
function BranchLine({ branch, isEstimated }: BranchLineProps) {
  const { state, today } = branchHours(branch);
  return (
    <>
      <span className="branch-words">
        <strong>{branch.name}</strong>
        <span>{branch.address}</span>
        {branch.seller !== undefined && <small>{BRANCHES.seller(branch.seller)}</small>}
        <span className="branch-hours" data-closed={branch.insideOpenHours ? undefined : true}>
          {state}
          {today !== '' && <span> {today}</span>}
        </span>
      </span>
      {branch.distance > 0 && <span className="branch-distance">{branchDistance(branch, isEstimated)}</span>}
    </>
  );
}
