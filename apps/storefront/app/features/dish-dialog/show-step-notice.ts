import type { SelectionAction, StepNotice } from '@tischlein/domain/selection';
import type { Cents } from '@tischlein/domain';
import { costsNow } from '@tischlein/wording';
import { DISH } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';

/** Shows, and announces to screen readers, what a step refused or undid (S3 P7). */
export function showStepNotice(notice: StepNotice, act: (undo: SelectionAction) => void): void {
  switch (notice?.code) {
    case 'limit':
      return showToast({ icon: 'info', text: DISH.limitReached(notice.group.limit, notice.group.name) });
    case 'notInSize':
      return showToast({ icon: 'info', text: DISH.lostExtras(notice.names) });
    case 'popularOff':
      return showReplaced(notice.names, () => act({ type: 'choosePopular' }));
    case 'ownOff':
      return showReplaced(notice.names, () => act({ type: 'chooseIndividual' }));
    case undefined:
  }
}

const showReplaced = (names: readonly string[], undo: () => void): void =>
  showToast({
    icon: 'info',
    text: DISH.nowWithout(names),
    isInDialog: true,
    action: { label: DISH.undo, run: undo },
  });

/** Names of choices that are no longer there, by reason. */
export interface LostChoices {
  readonly soldOut: readonly string[];
  readonly gone: readonly string[];
}

interface PriceChange {
  readonly shown: Cents | null;
  readonly now: Cents | null;
}

/** How long a notice stays that asks for a decision. */
const DECIDE_MS = 10_000;

/** Says what has changed in an open dialog without the guest: lost choices, or the price of the same choices. */
export function showChangesToast(name: string, { soldOut, gone }: LostChoices, { shown, now }: PriceChange): void {
  if (soldOut.length > 0) showToast({ icon: 'clock', text: DISH.isSoldOut(soldOut) });
  if (gone.length > 0) showToast({ icon: 'info', text: DISH.gone(gone) });
  if (soldOut.length + gone.length > 0 || shown === null || now === null || shown === now) return;
  showToast({ icon: 'info', text: costsNow(name, now, shown), forMs: DECIDE_MS, isInDialog: true });
}
