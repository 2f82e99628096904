import type { BranchLookup } from '@tischlein/domain/franchise';
import type { FoundBranch } from '@tischlein/domain/franchise';
import type { LocationProblem } from '../../../guest/find-location.ts';

/** The pages of the dialog (S2 §2 Initial info dialog). */
type InfoPage = 'initial' | 'loading' | 'suggested_franchise' | 'list_franchises';

export interface InfoState {
  readonly page: InfoPage;
  /** Value of the location field. */
  readonly typed: string;
  readonly problem: LocationProblem | null;
  readonly isAsking: boolean;
  readonly lookup: BranchLookup | null;
  readonly chosenId: string | null;
  /** The page 'Zurück' returns to; null: the list was opened directly. */
  readonly before: 'initial' | 'suggested_franchise' | null;
  /** Name of the branch being switched to. */
  readonly goingTo: string | null;
}

export const branchesIn = ({ lookup }: Pick<InfoState, 'lookup'>): readonly FoundBranch[] => lookup?.allShops ?? [];

export const chosenBranch = ({ lookup, chosenId }: InfoState): FoundBranch | null =>
  lookup?.allShops.find(({ id }) => id === chosenId) ?? null;
