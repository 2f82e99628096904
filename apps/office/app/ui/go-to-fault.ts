import { HOURS } from '@tischlein/wording/office';

const FIELD = 'input, select, textarea, button';
/** From the plainest to the vaguest. */
const FAULTS = [
  '[aria-invalid="true"], :is(input, select, textarea):invalid',
  '.field-error',
  '.notice[data-kind="bad"]',
] as const;

/** Focuses the first field of the page that keeps it from being saved, and returns its label; '': none is shown. */
export function goToFault(): string {
  const fault = FAULTS.flatMap(findAll)[0];
  if (!fault) return '';
  for (let fold = closedFold(fault); fold; fold = closedFold(fold)) fold.open = true;
  const field = findField(fault);
  field?.focus();
  const label = field?.getAttribute('aria-label') ?? findLabel(field);
  return field && isBareNumber(field) ? HOURS.labelBetween(label, field.min, field.max) : label;
}

/** Whether a number is wrong and its field has no room for a sentence, as in a row of a table. */
const isBareNumber = (field: HTMLElement): field is HTMLInputElement =>
  field.matches("input[type='number']:invalid:not([aria-invalid='true'])");

/** Whether a field of the page says that it does not take its text, as a number that is too large, or none at all. */
export const hasRefusedText = (): boolean => findAll('input').some(isRefused);

/** A missing number is one that the edited values name. */
const isRefused = (field: HTMLElement): boolean => {
  if (!(field instanceof HTMLInputElement) || !field.willValidate) return false;
  const { rangeUnderflow, rangeOverflow, stepMismatch, badInput } = field.validity;
  return field.matches('[data-unreadable]') || rangeUnderflow || rangeOverflow || stepMismatch || badInput;
};

/** The fault itself, or the first field of what it is said about. */
function findField(fault: HTMLElement): HTMLElement | null {
  if (fault.matches(FIELD)) return fault;
  const parent = fault.parentElement;
  return parent && (parent.querySelector<HTMLElement>(FIELD) ?? findField(parent));
}

/** Fields of a form are checked by the form. */
const findAll = (selector: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`.office-page :is(${selector})`)].filter(
    (found) => !found.closest('form, dialog, .save-bar'),
  );

const closedFold = (element: Element) => element.closest<HTMLDetailsElement>('details:not([open])');

const findLabel = (field: HTMLElement | null): string =>
  field && 'labels' in field && field.labels instanceof NodeList ? (field.labels[0]?.textContent ?? '') : '';
