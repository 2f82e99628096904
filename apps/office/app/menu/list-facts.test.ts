import { EMPTY_MENU } from '@tischlein/domain/menu';
import { expect, it } from 'vitest';
import { listDeclarations } from './list-facts.ts';

it('a dish in the list has the codes of its declarations, and the names of those without a code', () => {
  const menu = { ...EMPTY_MENU, declarationCodes: { wheat: 'A', rye: 'A', milk: 'G' } };
  const list = (...declarations: Parameters<typeof listDeclarations>[0]['declarations'] & {}) =>
    listDeclarations({ declarations }, menu);
  expect(list('wheat', 'rye', 'milk', 'celery')).toBe('A, G, Sellerie');
  expect(list('celery')).toBe('Sellerie');
  expect(list()).toBe('');
});
