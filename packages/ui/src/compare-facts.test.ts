import { expect, it } from 'vitest';
import { compareFacts, type Fact } from './compare-facts.ts';

const toFacts = (texts: Readonly<Record<string, string>>): readonly Fact[] =>
  Object.entries(texts).map(([name, text]) => ({ name, text }));

it('lists what differs, who has changed it, and what only one version has', () => {
  const base = toFacts({ Montag: '11–22', Dienstag: '11–22', Mittwoch: '11–22', Donnerstag: '11–22', Hinweis: 'A' });
  const saved = toFacts({ Montag: '11–21', Dienstag: '11–22', Mittwoch: '11–20', Donnerstag: '12–22', Hinweis: 'A' });
  const mine = toFacts({ Montag: '11–22', Dienstag: '11–23', Mittwoch: '11–19', Donnerstag: '12–22' });
  expect(compareFacts({ base, saved, mine })).toMatchObject([
    { name: 'Montag', saved: '11–21', mine: '11–22', changedBy: 'others' },
    { name: 'Dienstag', saved: '11–22', mine: '11–23', changedBy: 'me' },
    { name: 'Mittwoch', saved: '11–20', mine: '11–19', changedBy: 'both' },
    { name: 'Hinweis', saved: 'A', mine: null, changedBy: 'me' },
  ]);
});

it('compares renamed parts by their key, and values that read the same by their exact form', () => {
  const facts = (name: string, exact: string): readonly Fact[] => [{ key: 'mitte', name, text: '5 Ecken', exact }];
  const versions = { base: facts('Mitte', 'a'), saved: facts('Mitte', 'b'), mine: facts('Zentrum', 'a') };
  expect(compareFacts(versions)).toMatchObject([{ key: 'mitte', name: 'Zentrum', changedBy: 'others' }]);
});
