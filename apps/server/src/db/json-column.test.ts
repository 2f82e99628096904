import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jsonColumn } from './json-column.ts';

const column = jsonColumn('orders.contact', z.object({ name: z.string(), company: z.exactOptional(z.string()) }));

describe('a JSON column', () => {
  it('reads what it writes, and documents that lack an optional field', () => {
    expect(column.read(column.write({ name: 'Ada', company: 'Analytical' }))).toEqual({
      name: 'Ada',
      company: 'Analytical',
    });
    expect(column.read('{"name":"Ada"}')).toEqual({ name: 'Ada' });
  });

  it.each([
    ['{"name":7,"company":"Ada Köhler"}', 'orders.contact: name '],
    ['{', 'orders.contact: not JSON'],
  ])('names table, column and field of %s, but no value', (text, message) => {
    expect(() => column.read(text)).toThrow(message);
    expect(() => column.read(text)).not.toThrow('Ada');
  });
});
