import { DESK, NO_PAGE } from '@tischlein/wording/office';

/** Shown to staff who are not assigned to a shop yet. */
export function NoShop({ signOut }: { readonly signOut: () => void }) {
  return (
    <main className="office-page">
      <title>{NO_PAGE.noShop}</title>
      <h1>{NO_PAGE.noShop}</h1>
      <p>{NO_PAGE.noShopHint}</p>
      <button type="button" className="button button-line" onClick={signOut}>
        {DESK.signOut}
      </button>
    </main>
  );
}
