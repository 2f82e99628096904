import type { Hindrance } from '@tischlein/domain/menu';
import { DISH } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';

/** Shown in the dialog of a dish or combo that cannot be ordered, even if that changes while it is open. */
export function HindranceNotice({ hindrance, name }: { readonly hindrance: Hindrance; readonly name: string }) {
  return (
    <Notice kind="warn" icon="alert" role="alert">
      {hindrance === 'soldOut' ? DISH.isSoldOut([name]) : DISH.isUndeclared(name)}
    </Notice>
  );
}
