import { DESK, OFFICE_PAGES } from '@tischlein/wording/office';

/** Shown to staff who are not assigned to a shop yet. */
export function NoShop({ signOut }: { readonly signOut: () => void }) {
  return (
    <main className="office-page">
      <title>{OFFICE_PAGES.noShop}</title>
      <h1>{OFFICE_PAGES.noShop}</h1>
      <p>{OFFICE_PAGES.noShopHint}</p>
      <button type="button" className="button button-line" onClick={signOut}>
        {DESK.signOut}
      </button>
    </main>
  );
}
