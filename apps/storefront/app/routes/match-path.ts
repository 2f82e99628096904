/**
 * Matches a path with a pattern such as '/static/:id' or '/checkout/:notice?'. Returns the variable part, '' if there is
 * none; null: no match.
 */
export function matchPath(pattern: string, path: string): string | null {
  const source = pattern
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(':') ? (part.endsWith('?') ? '(?:/([^/]+))?' : '/([^/]+)') : `/${part}`))
    .join('');
  const match = new RegExp(`^${source}/?$`, 'i').exec(path);
  return match && (match[1] ?? '');
}
