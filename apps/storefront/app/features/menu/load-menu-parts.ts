/** Loads the small parts of the menu that need no code before it is shown. */
export const loadMenuParts = () => import('./menu-parts.ts');
