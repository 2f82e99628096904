import { dropGreeting, tidyText } from '../typed/index.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

// Particles that start a last name: 'von der Leyen', 'ten Brink', 'al Assad'.
const PARTICLES = new Set(
  'von vom zu zum zur van de den der du da di do dos del della la le ten ter af al el bin ibn'.split(' '),
);

/** Splits a full name: 'Anna Lena von der Heide' is 'Anna Lena' and 'von der Heide'; 'Heide, Anna' works too. 'Frau' and 'Dr.' are no names. */
export function splitPersonName(typed: string): PersonName {
  const [beforeComma = '', afterComma] = typed.split(',', 2).map(dropGreeting);
  if (afterComma !== undefined) return { firstName: afterComma, lastName: beforeComma };
  const words = beforeComma.split(' ').filter(Boolean);
  // 'Frau Müller' and 'Dr. Müller' have no first name.
  if (words.length === 1 && beforeComma !== tidyText(typed)) return { firstName: '', lastName: beforeComma };
  const particleAt = words.slice(0, -1).findIndex((word) => PARTICLES.has(word));
  const lastFrom = particleAt < 0 ? Math.max(1, words.length - 1) : particleAt;
  return { firstName: words.slice(0, lastFrom).join(' '), lastName: words.slice(lastFrom).join(' ') };
}
