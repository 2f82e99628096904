/** The address asks for no table. */
export const NOT_ASKED = '-';

/** '7' of '/?tisch=7' (S3 W6). */
export const readAskedTable = (address: string): string => /[?&]tisch=(\w*)/.exec(address)?.[1] ?? NOT_ASKED;

/** Loads the code of the menu at a table. */
export const loadTable = () => import('./table-parts.ts');
