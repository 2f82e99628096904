/** Loads what a group adds to the cart, which only members need. */
export const loadGroupParts = () => import('./group-parts.ts');

/** Loads it before the cart is opened, which then works without a connection, too. */
export const loadGroupPartsAhead = (): void => void loadGroupParts().catch(() => null);
