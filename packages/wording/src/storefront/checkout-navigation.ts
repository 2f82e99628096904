/** The steps of the checkout (S1 §3 Developer-mode flags). */
export const CHECKOUT_NAVIGATION = { title: 'Schritte der Kasse' } as const;
