import { useRef, useState } from 'react';
import type { Refusal } from './answer.ts';
import type { FieldErrors, FormOptions, FormState, HeldValues } from './form-state.ts';
import { newKey } from './new-key.ts';
import { useFocusOnError } from './use-focus-on-error.ts';

interface Outcome {
  readonly busy: string | null;
  readonly problem: string;
  readonly success: string;
  readonly errors: FieldErrors;
  /** The errors of the last try, which took the focus; null: it had none. */
  readonly refusal: FieldErrors | null;
}

const CALM: Outcome = { busy: null, problem: '', success: '', errors: {}, refusal: null };

/** A form: checked, sent once at a time, with its errors at their fields. Typing while it is sent is kept. */
export function useForm<Values extends object, Value>(options: FormOptions<Values, Value>): FormState<Values> {
  const own = useState(options.first);
  const [values, setValues]: HeldValues<Values> = options.held ?? own;
  const [outcome, setOutcome] = useState(CALM);
  const attempt = useRef({ isUnderWay: false, content: '', key: '' });
  const element = useFocusOnError(outcome.refusal);
  const set = (part: object): void => {
    setValues((before) => ({ ...before, ...part }));
    setOutcome((before) => ({ ...before, errors: omit(before.errors, Object.keys(part)) }));
  };
  const send = async (form: HTMLFormElement, button: string): Promise<Outcome> => {
    if (options.take) {
      await options.take(values, form);
      return CALM;
    }
    Object.assign(attempt.current, nextKey(values, attempt.current));
    const answer = await options.send(values, attempt.current.key, button);
    const after = (answer.ok ? options.afterSuccess : options.afterProblem) ?? {};
    setValues((now) => ({ ...now, ...keepUntouched(after, { now, sent: values }) }));
    if (!answer.ok) return toRefusal(answer.problem, options.problemFields);
    attempt.current.content = '';
    options.done?.(answer.value, { values, form });
    return { ...CALM, success: options.success?.(values) ?? '' };
  };
  const submit: FormState<Values>['submit'] = (event) => {
    event.preventDefault();
    if (attempt.current.isUnderWay) return;
    const errors = keepTexts(options.check?.(values) ?? {});
    if (!isEmpty(errors)) return setOutcome({ ...CALM, errors, refusal: errors });
    const button = findButton(event.nativeEvent);
    attempt.current.isUnderWay = true;
    setOutcome({ ...CALM, busy: button });
    void send(event.currentTarget, button)
      .then(setOutcome)
      .finally(() => (attempt.current.isUnderWay = false));
  };
  const { busy, problem, errors, faults } = countFaults(outcome);
  const success = !options.take && options.success ? outcome.success : null;
  return { ...bindFields(values, errors, set), values, errors, busy, problem, faults, success, element, set, submit };
}

const countFaults = (outcome: Outcome) => ({
  ...outcome,
  faults: outcome.refusal === null ? 0 : Object.keys(outcome.errors).length,
});

const findButton = (event: Event): string =>
  event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';

const bindFields = <Values extends object>(
  values: Values,
  errors: FieldErrors,
  set: (part: object) => void,
): Pick<FormState<Values>, 'text' | 'field' | 'takeTyped'> => ({
  text: (name) => ({
    name,
    value: String(values[name]),
    error: errors[name],
    onChange: ({ target }) => set({ [name]: target.value }),
  }),
  field: (name) => ({ value: values[name], error: errors[name], onChange: (value) => set({ [name]: value }) }),
  takeTyped: (form) => {
    const typed = readTyped(form, values);
    if (Object.keys(typed).length > 0) set(typed);
  },
});

/** Texts that were typed into the server's document before it was hydrated; React does not tell about them. */
function readTyped(form: HTMLFormElement, values: object): object {
  const texts = new Set(Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [name] : [])));
  // The value of a radio button or a checkbox is its name for the server, whether it is chosen or not.
  const fields = 'input:not([type=radio], [type=checkbox]), textarea';
  const typed = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].filter(
    ({ name, value, defaultValue }) => texts.has(name) && value !== defaultValue,
  );
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

function toRefusal({ code, message, form = {} }: Refusal, fields: Readonly<Record<string, string>> = {}): Outcome {
  const field = fields[String(code)];
  if (field !== undefined) return { ...CALM, errors: { [field]: message }, refusal: { [field]: message } };
  return { ...CALM, problem: message, errors: form, refusal: isEmpty(form) ? null : form };
}

/** The same content has the same idempotency key. */
function nextKey(values: object, last: { readonly content: string; readonly key: string }) {
  const content = JSON.stringify(values);
  return { content, key: content === last.content ? last.key : newKey() };
}

/** Those of the new values whose fields have not changed since the form was sent. */
function keepUntouched<Values extends object>(
  after: Partial<Values>,
  { now, sent }: { readonly now: Values; readonly sent: Values },
): object {
  const before = new Map(Object.entries(sent));
  const untouched = Object.entries(now).flatMap(([name, value]) => (before.get(name) === value ? [name] : []));
  return Object.fromEntries(Object.entries(after).filter(([name]) => untouched.includes(name)));
}

const isEmpty = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;

const keepTexts = (checked: object): FieldErrors =>
  Object.fromEntries(Object.entries(checked).filter(([, text]) => typeof text === 'string' && text !== ''));

const omit = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
