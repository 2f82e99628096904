import { DISH } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';

/** That what the dialog is about sold out while it was open. */
export function SoldOutNotice({ name }: { readonly name: string }) {
  return (
    <Notice kind="warn" icon="alert" role="alert">
      {DISH.isSoldOut([name])}
    </Notice>
  );
}
