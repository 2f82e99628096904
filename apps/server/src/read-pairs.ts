import type { Variables } from './read-secret-files.ts';

/** A setting that lacks the one it belongs to, as a sentence in German and English; null: there is none. */
export function findHalf(variables: Variables): string | null {
  const has = (name: string): boolean => Boolean(variables[name]?.trim());
  if (has('DATABASE_REPLICA_URL') && !has('DATABASE_URL'))
    return 'DATABASE_REPLICA_URL braucht DATABASE_URL, denn SQLite hat keine Kopie. / DATABASE_REPLICA_URL needs DATABASE_URL.';
  return has('GEOCODER') === has('GEOCODER_URL')
    ? null
    : 'GEOCODER und GEOCODER_URL gehören zusammen. / GEOCODER and GEOCODER_URL belong together.';
}
