import { DISH } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';

/** Shown if the dish or combo sells out while its dialog is open. */
export function SoldOutNotice({ name }: { readonly name: string }) {
  return (
    <Notice kind="warn" icon="alert" role="alert">
      {DISH.isSoldOut([name])}
    </Notice>
  );
}
