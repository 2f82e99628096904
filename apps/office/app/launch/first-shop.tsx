import { DESK, NEW_SHOP } from '@tischlein/wording/office';
import { focusTitle } from '../frame/focus-title.ts';
import { NewShopForm } from './new-shop-form.tsx';

/** Creates the first shop of an installation, and leads to its checklist. */
export const FirstShop = ({ signOut }: { readonly signOut: () => void }) => (
  <main className="office-page">
    <title>{NEW_SHOP.firstTitle}</title>
    <h1 ref={focusTitle} tabIndex={-1}>
      {NEW_SHOP.firstTitle}
    </h1>
    <p className="page-lead">{NEW_SHOP.firstLead}</p>
    <NewShopForm shops={[]}>
      <button type="button" className="button button-quiet" onClick={signOut}>
        {DESK.signOut}
      </button>
    </NewShopForm>
  </main>
);
