const VISIBLE = /[^\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether a text shows nothing: it is empty, or made of blanks, zero-width characters and fillers. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

// Mail programs turn these into links. Endings that end German words are left out: 'Dr.Meier' is a name.
const WEB_ADDRESS =
  /:\/\/|\bwww\.|[\p{L}\d-]{2}\.(?:com|net|org|info|biz|de|at|ch|eu|io|app|dev|xyz|shop|online|site|top|ru|example)\b/iu;

/** Whether a text has something that mail programs show as a link. */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);
