import type { z } from 'zod';
import type { Call, ParamsIn } from './calls/call.ts';

type Addressed = Pick<Call, 'path' | 'params' | 'query'>;
export type AddressInput<C extends Addressed> = Part<'params', ParamsIn<C>> & Part<'query', In<C['query']>>;
export type In<Schema> = Schema extends z.ZodType ? ReadonlyAll<z.input<Schema>> : undefined;
type ReadonlyAll<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: ReadonlyAll<Value[Key]> };
type IsOptional<Value> = undefined extends Value ? true : Record<never, never> extends Value ? true : false;
export type Part<Name extends string, Value> =
  IsOptional<Value> extends true ? { readonly [Key in Name]?: Value } : { readonly [Key in Name]: Value };
export type Argument<Input> = IsOptional<Input> extends true ? [input?: Input] : [input: Input];

/** Values for the parameters of a path and for its query. */
export interface AddressParts {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
}

/** The address of a call, for event streams, files and links. */
export const buildAddress = <C extends Addressed>({ path }: C, ...input: Argument<AddressInput<C>>): string =>
  writeAddress(path, input[0] ?? {});

export function writeAddress(path: string, { params = {}, query = {} }: AddressParts): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name) => encode(Reflect.get(params, name)));
  const search = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encode(value)}`,
  );
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

const encode = (value: unknown): string => encodeURIComponent(String(value));

/** The description of the API for people. */
export const API_DOCS_PATH = '/api/docs';
