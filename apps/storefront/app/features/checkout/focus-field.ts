import type { TextFieldName } from './checkout-form.ts';

/** Leads keyboard and eyes to the first element of the form that a selector names. */
export function focusFirst(selector: string): void {
  const first = document.querySelector<HTMLElement>(selector);
  first?.focus();
  first?.scrollIntoView({ block: 'center' });
}

/** Leads to a field by its name. */
export const focusField = (name: TextFieldName): void => focusFirst(`main [name="${name}"]`);
