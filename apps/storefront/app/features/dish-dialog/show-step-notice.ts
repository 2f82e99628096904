import type { SelectionAction, StepNotice } from '@tischlein/domain/selection';
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

/** Lists choices that have sold out since they were made. */
export function showSoldOutToast(names: readonly string[]): void {
  if (names.length > 0) showToast({ icon: 'clock', text: DISH.isSoldOut(names) });
}
