import type { Obstacle } from '@tischlein/domain/selection';
import { OBSTACLES } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';

/** Shown in the dialog of a dish or combo that cannot be ordered, even if that changes while it is open. */
export function ObstacleNotice({ obstacle, name }: { readonly obstacle: Obstacle; readonly name: string }) {
  return (
    <Notice kind="warn" icon="alert" role="alert">
      {OBSTACLES[obstacle](name)}
    </Notice>
  );
}
