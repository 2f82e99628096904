/** The source of a regular expression for a quoted text; `{…}` is any words. */
export const toPattern = (text: string): string =>
  `^${text
    .split(/\{[^}]*\}/)
    .map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+')}$`;
