/**
 * Matches a path with a pattern such as '/static/:id', '/checkout/:notice?' or '/service/:part*'. Returns the variable
 * part, '' if there is none; null: no match.
 */
export function matchPath(pattern: string, path: string): string | null {
  const source = pattern
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(':') ? (VARIABLES[part.slice(-1)] ?? '/([^/]+)') : `/${part}`))
    .join('');
  const match = new RegExp(`^${source}/?$`, 'i').exec(path);
  return match && (match[1] ?? '');
}

const VARIABLES: Readonly<Record<string, string>> = { '?': '(?:/([^/]+))?', '*': '(?:/(.+?))?' };
