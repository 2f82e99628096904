/** On a button whose press waits for code: styles/held.css shows it. */
export const HELD_MARK = 'data-held';
