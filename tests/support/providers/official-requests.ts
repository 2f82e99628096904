import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { InspectedCall } from '../../../demo/payments/practice.ts';
import { amazonRules, unzerRules } from './hand-written.ts';

type Schema = Record<string, unknown>;
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly required: boolean }[];
  readonly body: Schema | null;
}
interface Description {
  readonly operations: readonly Operation[];
  readonly schemas: Record<string, Schema>;
}

// PayPal's e-mail pattern is invalid with the flag 'u', and some of its formats are non-standard.
const OPTIONS = {
  strict: false,
  unicodeRegExp: false,
  allErrors: false,
  validateFormats: true,
  logger: false,
} as const;

// Allowed by Stripe's description, but refused by its API or long removed.
const STRIPE_TYPES = ['card', 'klarna', 'alipay'];

/** Checks a request against the provider's description and the rules it omits. Returns the problem, or null. */
export function inspectRequest(call: InspectedCall): string | null {
  switch (call.provider) {
    case 'stripe':
      return stripeProblem(call);
    case 'paypal':
      return paypalProblem(call);
    case 'amazonPay':
      return amazonRules(call);
    case 'unzer':
      return unzerRules(call);
  }
}

function stripeProblem(call: InspectedCall): string | null {
  if (call.path === '/v1/account') return null;
  const operation = findOperation('stripe', call);
  if (!operation) return 'no such operation';
  const schema = operation.body ?? {};
  const body = shaped(call.body, schema);
  const types = (body as { payment_method_types?: string[] }).payment_method_types ?? [];
  if (types.some((type) => !STRIPE_TYPES.includes(type))) return 'a payment method that is no more';
  return queryProblem(operation, call) ?? bodyProblem('stripe', operation, body);
}

function paypalProblem(call: InspectedCall): string | null {
  const operation = findOperation('paypal', call);
  if (!operation) return 'no such operation';
  const problem = queryProblem(operation, call) ?? bodyProblem('paypal', operation, call.body);
  if (problem || call.path.startsWith('/v1/notifications')) return problem;
  return unknownProperty(call.body, operation.body) ?? moneyProblem(call.body);
}

const descriptions = new Map<string, Description>();
function readDescription(provider: 'stripe' | 'paypal'): Description {
  const known = descriptions.get(provider);
  if (known) return known;
  const read = JSON.parse(readFileSync(join(import.meta.dirname, `official/${provider}.json`), 'utf8')) as Description;
  descriptions.set(provider, read);
  return read;
}

const findOperation = (provider: 'stripe' | 'paypal', { method, path }: InspectedCall): Operation | undefined =>
  readDescription(provider).operations.find(
    (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  );

const validators = new Map<string, ValidateFunction>();
function bodyProblem(provider: 'stripe' | 'paypal', operation: Operation, body: unknown): string | null {
  if (!operation.body || operation.method === 'GET') return null;
  const name = `${provider} ${operation.method} ${operation.path}`;
  let validate = validators.get(name);
  if (!validate) {
    const ajv = new Ajv(OPTIONS);
    formats.default(ajv);
    validate = ajv.compile({ ...operation.body, components: { schemas: readDescription(provider).schemas } });
    validators.set(name, validate);
  }
  if (validate(body)) return null;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath ?? ''} ${error?.message ?? ''} ${JSON.stringify(error?.params)}`;
}

function queryProblem({ parameters }: Operation, { query }: InspectedCall): string | null {
  const names = new Set(parameters.map(({ name }) => name));
  const unknown = [...query.keys()].find((name) => !names.has(name.replace(/\[.*$/, '')));
  if (unknown) return `unknown parameter ${unknown}`;
  return parameters.find(({ name, required }) => required && !query.has(name))?.name ?? null;
}

/** Converts a decoded form to its schema's types: Stripe sends everything as text, and lists as indexed names. */
function shaped(value: unknown, schema: Schema): unknown {
  const options = (schema['anyOf'] as Schema[] | undefined) ?? [schema];
  if (typeof value === 'string') return asText(value, options);
  if (typeof value !== 'object' || value === null) return value;
  const list = options.find((one) => one['type'] === 'array');
  if (list && Object.keys(value).every((name) => /^\d+$/.test(name)))
    return Object.values(value).map((one) => shaped(one, list['items'] as Schema));
  const object = options.find((one) => one['type'] === 'object') ?? {};
  const properties = (object['properties'] ?? {}) as Record<string, Schema>;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shaped(one, properties[name] ?? {})]));
}

function asText(value: string, options: readonly Schema[]): unknown {
  const types = options.map((one) => one['type']);
  if (types.includes('integer') && /^-?\d+$/.test(value)) return Number(value);
  if (types.includes('boolean') && /^(true|false)$/.test(value)) return value === 'true';
  return value;
}

/** Forbids unknown properties, which PayPal's description allows. */
function unknownProperty(value: unknown, schema: Schema | null): string | null {
  if (typeof value !== 'object' || value === null || !schema) return null;
  const names = listProperties(schema);
  if (Array.isArray(value))
    return value.map((one) => unknownProperty(one, findItems(schema))).find((problem) => problem !== null) ?? null;
  for (const [name, one] of Object.entries(value)) {
    const next = names.get(name);
    if (names.size > 0 && !next) return `unknown property ${name}`;
    const problem = unknownProperty(one, next ?? null);
    if (problem) return problem;
  }
  return null;
}

function resolved(schema: Schema): Schema {
  const name = (schema['$ref'] as string | undefined)?.split('/').at(-1);
  return name ? (readDescription('paypal').schemas[name] ?? {}) : schema;
}

function listProperties(given: Schema): Map<string, Schema> {
  const schema = resolved(given);
  const parts = ((schema['allOf'] ?? schema['anyOf'] ?? []) as Schema[]).flatMap((part) => [...listProperties(part)]);
  return new Map([...parts, ...Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)]);
}

const findItems = (schema: Schema): Schema | null => (resolved(schema)['items'] as Schema | undefined) ?? null;

/** Euro amounts have two decimals, which PayPal's description does not require. */
function moneyProblem(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { currency_code: currency, value: amount } = value as { currency_code?: string; value?: string };
  if (currency !== undefined && (currency !== 'EUR' || !/^\d+\.\d{2}$/.test(amount ?? '')))
    return `no amount in euros: ${amount} ${currency}`;
  return (
    Object.values(value)
      .map(moneyProblem)
      .find((problem) => problem !== null) ?? null
  );
}
