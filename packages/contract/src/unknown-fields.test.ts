import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listUnknownFields } from './unknown-fields.ts';

const point = z.object({ x: z.number(), y: z.exactOptional(z.number()) });
const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('circle'), radius: z.number() }),
  z.object({ kind: z.literal(['square', 'rhombus']), side: z.number() }),
]);
const dated = z.intersection(point, z.object({ day: z.string(), at: z.object({ hour: z.number() }).optional() }));

describe('fields that a schema does not name', () => {
  it.each([
    ['none', point, { x: 1, y: 2 }, []],
    ['in an object', point, { x: 1, z: 2 }, ['z']],
    ['in an object that is invalid', point, { X: 1 }, ['X']],
    ['in a strict object', z.strictObject({ a: z.string() }), { a: '', b: '' }, ['b']],
    ['none in an object that takes all', z.looseObject({ a: z.string() }), { a: '', b: '' }, []],
    ['in a list', z.array(point), [{ x: 1 }, { x: 1, z: 1 }], ['1.z']],
    ['behind null, absence and defaults', z.object({ p: point.nullable().default(null) }), { p: { q: 1 } }, ['p.q']],
    ['before a transformation', point.transform(({ x }) => x).pipe(z.number()), { x: 1, z: 1 }, ['z']],
    ['in the values of a map, whose keys are free', z.record(z.string(), point), { any: { x: 1, z: 1 } }, ['any.z']],
    ['in the chosen option', shape, { kind: 'rhombus', side: 1, radius: 1 }, ['radius']],
    ['in the chosen option, invalid', shape, { kind: 'circle', radios: 1 }, ['radios']],
    ['in the option that fits best', z.union([point, z.object({ x: z.number(), z: z.number() })]), { x: 1, z: 1 }, []],
    ['in both parts', dated, { x: 1, day: '', at: { hour: 1, minute: 1 }, z: 1 }, ['z', 'at.minute']],
    ['with the name of an inherited one', point, { x: 1, constructor: 1 }, ['constructor']],
    ['none in a value of another kind', point, 'x', []],
  ])('%s', (_, schema, value, fields) => expect(listUnknownFields(schema, value)).toEqual(fields));

  it('says nothing about what fits no option', () => {
    expect(listUnknownFields(shape, { kind: 'line', z: 1 })).toEqual([]);
  });
});
