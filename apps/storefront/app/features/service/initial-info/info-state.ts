import type { BranchLookupAnswer } from '@tischlein/contract/shop';
import type { FoundBranch } from '@tischlein/domain/franchise';
import type { LocationProblem } from '../../../guest/find-location.ts';

/** The pages of the dialog (S2 §2). */
type InfoPage = 'initial' | 'loading' | 'suggested_franchise' | 'list_franchises';

/** What the dialog knows and shows. */
export interface InfoState {
  readonly page: InfoPage;
  /** What stands in the field. */
  readonly typed: string;
  readonly problem: LocationProblem | null;
  readonly isAsking: boolean;
  readonly lookup: BranchLookupAnswer | null;
  readonly chosenId: string | null;
  /** Where 'Zurück' leads to; null: the list was opened directly. */
  readonly before: 'initial' | 'suggested_franchise' | null;
  /** Name of the branch that the guest is being sent to. */
  readonly goingTo: string | null;
}

export const branchesIn = ({ lookup }: Pick<InfoState, 'lookup'>): readonly FoundBranch[] => lookup?.allShops ?? [];

export const chosenBranch = ({ lookup, chosenId }: InfoState): FoundBranch | null =>
  lookup?.allShops.find(({ id }) => id === chosenId) ?? null;
