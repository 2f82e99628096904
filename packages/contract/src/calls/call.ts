import type { StaffAccess, StaffArea } from '@tischlein/domain/staff';
import { z } from 'zod';

/** Groups of calls that share one rate limit; the server holds the numbers. */
export type LimitFamily =
  | 'signIn'
  | 'waiterSignIn'
  | 'accessLink'
  | 'forgottenPassword'
  | 'staff'
  | 'unlock'
  | 'printer'
  | 'paymentMessage'
  | 'order'
  | 'geo'
  | 'coupon'
  | 'orderPage'
  | 'group'
  | 'groupCode'
  | 'table'
  | 'document'
  | 'withdrawal'
  | 'consent'
  | 'application'
  | 'reservation'
  | 'feedback'
  | 'signInLink'
  | 'tracking'
  | 'browserReport'
  | 'tile'
  | 'domain'
  | 'testMail';

/** Who may make a call: anyone, a guest with an account, a waiter, staff whose role permits it, or a machine by its own proof. */
export type Caller = 'guest' | 'account' | 'waiter' | 'staff' | 'provider';

/** Calls that need a permission: who makes them needs access to one of these areas, by a role, by scopes or as a waiter. */
interface Permitted {
  readonly caller: 'staff' | 'waiter';
  /** `own`: everybody's own account, for people of every role; `session`: for shared devices, too. */
  readonly area: StaffArea | readonly StaffArea[] | 'own' | 'session';
  /** Absent: `read` for GET, else `write`. */
  readonly access?: StaffAccess;
  /** Also for a locked device. */
  readonly whileLocked?: true;
  /** Its answer is about guests, or it needs one: an API key without `guests:read` may not make it (decision 044). */
  readonly needsGuests?: true;
  /** Neither for API keys nor for shared devices. */
  readonly forPeople?: true;
  /** Of an overview, also for those who work for some of its branches only: its answer is about these (decision 099). */
  readonly forOverseers?: true;
}

interface Unpermitted {
  readonly caller: Exclude<Caller, Permitted['caller']>;
  /** Who has access to it may ask for more than guests: a round that is paid later, a price at another time. */
  readonly area?: StaffArea | 'own';
  readonly access?: never;
  readonly whileLocked?: never;
  readonly needsGuests?: never;
  readonly forPeople?: never;
  readonly forOverseers?: never;
}

/** One definition per call: the server's route, the clients, rate limits and the API description read it. */
export type Call = CallShape & (Permitted | Unpermitted);

interface CallShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** '/api/shop/:shop/order'; a parameter is any text unless `params` gives it a schema. */
  readonly path: string;
  readonly summary: string;
  /** Absent: the general limit of a call. */
  readonly limit?: LimitFamily;
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Absent: the general limit of a body; the server holds the numbers. */
  readonly bodySize?: 'document' | 'picture' | 'message' | 'application';
  /** Absent: 204 without a body. */
  readonly answer?: z.ZodType;
  /** Status of the answer; 200 if absent. */
  readonly status?: 201;
  /** Error codes besides those that every call, its caller and its path imply. */
  readonly problems?: readonly (string | number)[];
  /** Of a stream: the data of its events. */
  readonly event?: z.ZodType;
  /** stream: server-sent events. file: bytes in a format of their own. */
  readonly kind?: 'stream' | 'file';
  /** Not part of the API description. */
  readonly isHidden?: true;
}

/** Headers of a call that changes a document: the version it is based on (S3 L8). */
export const ifMatch = z.object({ 'if-match': z.string().optional() });
export const VERSION_PROBLEMS = ['versionMissing', 'versionConflict'] as const;
/** Problems of a change that an open shop may not take (S3 L1). */
export const OPEN_SHOP_PROBLEMS = ['dutiesLost', ...VERSION_PROBLEMS] as const;

export const call = <const Definition extends Call>(definition: Definition): Definition => definition;

type GetCall = Omit<CallShape, 'method' | 'kind'> & (Permitted | Unpermitted);

/** Server-sent events: `event` is the schema of their data. */
export const stream = <const Definition extends GetCall, Event extends z.ZodType>(
  definition: Definition & { readonly event: Event },
) => ({ ...definition, method: 'GET', kind: 'stream' }) as const;

/** Bytes a browser loads by their address. */
export const file = <const Definition extends GetCall>(definition: Definition) =>
  ({ ...definition, method: 'GET', kind: 'file' }) as const;

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The path parameters of a call, as its sender writes them. */
export type ParamsIn<C extends Pick<Call, 'path' | 'params'>> = {
  readonly [Name in ParameterNames<C['path']>]: Name extends keyof C['params']
    ? C['params'][Name] extends z.ZodType
      ? z.input<C['params'][Name]>
      : string
    : string;
};

/** The path parameters of a call, as the server reads them. */
export type ParamsOut<C extends Pick<Call, 'path' | 'params'>> = {
  readonly [Name in ParameterNames<C['path']>]: Name extends keyof C['params']
    ? C['params'][Name] extends z.ZodType
      ? z.output<C['params'][Name]>
      : string
    : string;
};
