import { z } from 'zod';

type Schema = z.core.$ZodType;

const FIELDS = z.registry<{ readonly hidden: unknown }>();
const REWRITES = z.registry<{ readonly rewrite: (value: unknown) => unknown }>();

/**
 * Marks a field of an answer as one that is about a guest, or that a guest or a waiter has typed. API keys without `guests:read` get
 * `hidden` instead (decision 044); undefined: the field is left out.
 */
export function ofGuest<Field extends z.ZodType>(field: Field, hidden: z.output<Field> | undefined): Field {
  FIELDS.add(field, { hidden });
  return field;
}

/** Rewrites a value for readers who may not know guests, before marked fields are hidden: for ids that are made of names. */
export function rewrittenForOthers<Shape extends z.ZodType>(
  schema: Shape,
  rewrite: (value: z.output<Shape>) => z.output<Shape>,
): Shape {
  REWRITES.add(schema, { rewrite: (value) => rewrite(schema.parse(value)) });
  return schema;
}

/** An answer without what its schema marks with `ofGuest`. */
export function withoutGuests(schema: Schema, value: unknown): unknown {
  if (!namesGuests(schema)) return value;
  const mark = FIELDS.get(schema);
  return mark ? mark.hidden : withoutParts(schema, REWRITES.get(schema)?.rewrite(value) ?? value);
}

function withoutParts(schema: Schema, value: unknown): unknown {
  if (schema instanceof z.ZodObject) return isRecord(value) ? withoutFields(schema, value) : value;
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item) => withoutGuests(schema.element, item)) : value;
  if (schema instanceof z.ZodUnion) return withoutGuests(findOption(schema, value), value);
  const inner = findInner(schema);
  if (!inner) throw new Error(`no rule for ${schema._zod.def.type} with fields of guests`);
  return value === null || value === undefined ? value : withoutGuests(inner, value);
}

/** Fields that the schema does not name are left out as well. */
const withoutFields = ({ shape }: z.ZodObject, value: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const shown = name in value ? withoutGuests(field, value[name]) : undefined;
      return shown === undefined ? [] : [[name, shown]];
    }),
  );

function findOption({ options }: z.ZodUnion, value: unknown): Schema {
  const option = options.find((each) => z.safeEncode(each, value).success);
  if (!option) throw new Error('no option of the union fits the answer');
  return option;
}

const known = new WeakMap<Schema, boolean>();

/** Returns whether a schema marks a field somewhere. */
export function namesGuests(schema: Schema): boolean {
  const found = known.get(schema) ?? (FIELDS.has(schema) || listParts(schema).some(namesGuests));
  known.set(schema, found);
  return found;
}

function listParts(schema: Schema): readonly Schema[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodUnion) return schema.options;
  const inner = findInner(schema);
  return inner ? [inner] : [];
}

const findInner = (schema: Schema): Schema | null =>
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodExactOptional ||
  schema instanceof z.ZodReadonly ||
  schema instanceof z.ZodDefault
    ? schema.unwrap()
    : null;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
