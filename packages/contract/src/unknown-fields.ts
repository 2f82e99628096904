import { z } from 'zod';

type Schema = z.core.$ZodType;

/**
 * The paths of the fields that a schema does not name, as deep as it describes: ['orderTypes.1.colour']. Reads the value as it was sent. Empty
 * where nothing fits the schema anyway, as its own check says so.
 */
export function listUnknownFields(schema: Schema, value: unknown): readonly string[] {
  if (schema instanceof z.ZodObject) return isRecord(value) ? listInObject(schema, value) : [];
  if (schema instanceof z.ZodArray) return Array.isArray(value) ? listInParts(value, () => schema.element) : [];
  if (schema instanceof z.ZodRecord) return isRecord(value) ? listInParts(value, () => schema.valueType) : [];
  if (schema instanceof z.ZodUnion) return findLeast(listOptions(schema, value), value);
  if (schema instanceof z.ZodIntersection) return listInBoth(schema, value);
  const inner = findInner(schema);
  return inner ? listUnknownFields(inner, value) : [];
}

function listInObject({ shape, def: { catchall } }: z.ZodObject, value: object): readonly string[] {
  const takesOthers = catchall !== undefined && !(catchall instanceof z.ZodNever);
  return Object.entries(value).flatMap(([name, field]) => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (schema) return prefix(name, listUnknownFields(schema, field));
    return takesOthers ? [] : [name];
  });
}

const listInParts = (parts: object, findSchema: () => Schema): readonly string[] =>
  Object.entries(parts).flatMap(([key, part]) => prefix(key, listUnknownFields(findSchema(), part)));

const prefix = (key: string, paths: readonly string[]): readonly string[] => paths.map((path) => `${key}.${path}`);

function listOptions(schema: z.ZodUnion, value: unknown): readonly Schema[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion))
    return schema.options.filter((option) => z.safeParse(option, value).success);
  const { discriminator } = schema.def;
  const chosen: unknown = isRecord(value) ? value[discriminator] : undefined;
  return schema.options.filter((option) =>
    [...(option._zod.propValues?.[discriminator] ?? [])].some((each) => each === chosen),
  );
}

/** Of the options that take the value, the one that knows most of it. */
function findLeast(options: readonly Schema[], value: unknown): readonly string[] {
  const [first = [], ...others] = options.map((option) => listUnknownFields(option, value));
  return others.reduce((least, each) => (each.length < least.length ? each : least), first);
}

/** The fields that both sides do not know; a side names a field as a whole that it does not know. */
function listInBoth({ def: { left, right } }: z.ZodIntersection, value: unknown): readonly string[] {
  const ofLeft = listUnknownFields(left, value);
  const ofRight = listUnknownFields(right, value);
  const isWithin = (path: string, paths: readonly string[]) =>
    paths.some((each) => path === each || path.startsWith(`${each}.`));
  return [
    ...ofLeft.filter((path) => isWithin(path, ofRight)),
    ...ofRight.filter((path) => !ofLeft.includes(path) && isWithin(path, ofLeft)),
  ];
}

/** What a schema reads first: of a pipe its beginning, else what it makes optional, nullable or the like. */
function findInner(schema: Schema): Schema | null {
  const inner: unknown = Reflect.get(schema._zod.def, schema instanceof z.ZodPipe ? 'in' : 'innerType');
  return inner instanceof z.core.$ZodType ? inner : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
