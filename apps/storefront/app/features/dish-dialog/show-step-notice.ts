import type { StepNotice } from '@tischlein/domain/selection';
import { DISH } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';

/** Says, also to screen readers, what a step could not do or undid (spec 3 P7). */
export function showStepNotice(notice: StepNotice): void {
  if (notice === null) return;
  const text =
    notice.code === 'limit' ? DISH.limitReached(notice.group.limit, notice.group.name) : DISH.lostExtras(notice.names);
  showToast({ icon: 'info', text });
}

/** Says what was chosen and sold out meanwhile. */
export function showSoldOutToast(names: readonly string[]): void {
  if (names.length > 0) showToast({ icon: 'clock', text: DISH.isSoldOut(names) });
}
