import type { StepNotice } from '@tischlein/domain/selection';
import { DISH } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';

/** Shows, and announces to screen readers, what a step refused or undid (S3 P7). */
export function showStepNotice(notice: StepNotice): void {
  if (notice === null) return;
  const text =
    notice.code === 'limit' ? DISH.limitReached(notice.group.limit, notice.group.name) : DISH.lostExtras(notice.names);
  showToast({ icon: 'info', text });
}

/** Lists choices that have sold out since they were made. */
export function showSoldOutToast(names: readonly string[]): void {
  if (names.length > 0) showToast({ icon: 'clock', text: DISH.isSoldOut(names) });
}
