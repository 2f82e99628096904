import type { RefObject, SubmitEvent } from 'react';
import type { Answer } from './answer.ts';

/** Field → sentence. */
export type FieldErrors = Readonly<Record<string, string>>;

type Checked<Values> = { readonly [Name in keyof Values]?: string | false | null | undefined };
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/** Values, and what changes the latest of them. */
export type HeldValues<Values> = readonly [Values, (change: (before: Values) => Values) => void];

interface Common<Values> {
  readonly first: Values;
  /** Values that are not in the form, such as those of a document. */
  readonly held?: HeldValues<Values>;
  /** Sentences about missing or wrong values, by field; only a form without errors is sent. */
  readonly check?: (values: Values) => Checked<Values> | FieldErrors;
}

interface Sending<Values, Value> extends Common<Values> {
  /**
   * `key`: the same for every try to send the same values, until one succeeds. `button`: the value of the button that was
   * pressed; empty: the main one.
   */
  readonly send: (values: Values, key: string, button: string) => Promise<Answer<Value>>;
  /** Problem code → the field that its sentence is about. */
  readonly problemFields?: Readonly<Record<string, keyof Values & string>>;
  readonly done?: (value: Value, sent: { readonly values: Values; readonly form: HTMLFormElement }) => void;
  /** Shown after success. */
  readonly success?: (values: Values) => string;
  /** Values after success. A field that was changed while the form was sent keeps its new value. */
  readonly afterSuccess?: Partial<Values>;
  /** The same after a problem: a PIN is typed again. */
  readonly afterProblem?: Partial<Values>;
  readonly take?: never;
}

/** For values that stay in the page, or whose problems are shown elsewhere. A promise is waited for. */
interface Taking<Values> extends Common<Values> {
  readonly take: (values: Values, form: HTMLFormElement) => void | Promise<unknown>;
  readonly send?: never;
}

export type FormOptions<Values, Value> = Sending<Values, Value> | Taking<Values>;

/** The state of a form without its fields, for `<Form>`. */
export interface FormProgress {
  /** Value of the button whose sending is under way, empty for the main one; null: nothing is sent. */
  readonly busy: string | null;
  /** Why the server refused the form; empty: it did not. */
  readonly problem: string;
  /** Number of fields that are missing or wrong, since it was not sent for them. */
  readonly faults: number;
  /** null: the form does not say so. */
  readonly success: string | null;
  readonly element: RefObject<HTMLFormElement | null>;
  /** Takes texts that were typed before the scripts came. */
  readonly takeTyped: (form: HTMLFormElement) => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export interface FormState<Values> extends FormProgress {
  readonly values: Values;
  /** For fields that are no values of their own. */
  readonly errors: FieldErrors;
  readonly set: (part: Partial<Values>) => void;
  /** Props of a text field. */
  readonly text: (name: TextName<Values>) => {
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  };
  /** Props of any other field. */
  readonly field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    readonly value: Values[Name];
    readonly error: string | undefined;
    readonly onChange: (value: Values[Name]) => void;
  };
}
