import { describe, expect, it } from 'vitest';
import { markAllergies, namesAllergy } from './allergy-words.ts';

const marked = (note: string): readonly string[] =>
  markAllergies(note)
    .filter(({ isAllergy }) => isAllergy)
    .map(({ text }) => text);

describe('words about allergies', () => {
  it.each([
    ['Nussallergie, bitte auch keine Spuren.', ['Nussallergie', 'Spuren']],
    ['ALLERGIE gegen Nüsse', ['ALLERGIE']],
    ['Ich bin allergisch auf Sesam', ['allergisch']],
    ['Laktoseintoleranz!', ['Laktoseintoleranz']],
    ['wegen Zöliakie bitte glutenfrei', ['Zöliakie', 'glutenfrei']],
    ['wegen Zo\u0308liakie', ['Zo\u0308liakie']],
    ['Fruktose-Unverträglichkeit', ['Fruktose-Unverträglichkeit']],
    ['nut allergy', ['allergy']],
  ])('of %j are %j', (note, words) => {
    expect(marked(note)).toEqual(words);
  });

  it.each(['', 'Bitte gut durchbacken.', 'Klingel: Nussbaum', 'ohne Ei', 'Extra scharf'])('are not in %j', (note) => {
    expect(namesAllergy(note)).toBe(false);
  });

  it.each(['Nussallergie, bitte auch keine Spuren.', '  Zöliakie  ', '🙂 allergisch 🙂', '-', ''])(
    'leave the note %j as it is',
    (note) => {
      expect(
        markAllergies(note)
          .map(({ text }) => text)
          .join(''),
      ).toBe(note);
    },
  );
});
