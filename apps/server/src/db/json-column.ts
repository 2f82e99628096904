import type { z } from 'zod';
import type { Tables } from './tables.ts';

/** A column that stores values of one shape as JSON. */
export interface JsonColumn<Value> {
  readonly read: (text: string) => Value;
  readonly write: (value: Value) => string;
}

/** The stored JSON does not match its schema. The message names table, column and field, but no stored value. */
class InvalidColumn extends Error {
  override readonly name = 'InvalidColumn';
}

/** A JSON column, named 'orders.quote'. Its schema must accept what every earlier version has stored. */
export const jsonColumn = <Value>(name: `${keyof Tables}.${string}`, schema: z.ZodType<Value>): JsonColumn<Value> => ({
  read: (text) => {
    const parsed = schema.safeParse(parseJson(name, text));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new InvalidColumn(`${name}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  },
  write: (value) => JSON.stringify(value),
});

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidColumn(`${name}: not JSON`);
  }
}
