const FIELD = 'input, select, textarea, button';
/** From the plainest to the vaguest. */
const FAULTS = [
  '[aria-invalid="true"], :is(input, select, textarea):invalid',
  '.field-error',
  '.notice[data-kind="bad"]',
] as const;

/** Focuses the first field of the page that keeps it from being saved, and returns its label; '': none is shown. */
export function goToFault(): string {
  const fault = FAULTS.map(findFirst).find((found) => found !== undefined);
  if (!fault) return '';
  for (let fold = closedFold(fault); fold; fold = closedFold(fold)) fold.open = true;
  const field = findField(fault);
  field?.focus();
  return field?.getAttribute('aria-label') ?? findLabel(field);
}

/** The fault itself, or the first field of what it is said about. */
function findField(fault: HTMLElement): HTMLElement | null {
  if (fault.matches(FIELD)) return fault;
  const parent = fault.parentElement;
  return parent && (parent.querySelector<HTMLElement>(FIELD) ?? findField(parent));
}

/** Fields of a form are checked by the form. */
const findFirst = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`.office-page :is(${selector})`)].find(
    (found) => !found.closest('form, dialog, .save-bar'),
  );

const closedFold = (element: Element) => element.closest<HTMLDetailsElement>('details:not([open])');

const findLabel = (field: HTMLElement | null): string =>
  field && 'labels' in field && field.labels instanceof NodeList ? (field.labels[0]?.textContent ?? '') : '';
