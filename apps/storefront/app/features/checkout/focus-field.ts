import type { FormField } from '@tischlein/domain/checkout';

/** Focuses the first matching element and scrolls it into view. */
export function focusFirst(selector: string): void {
  const first = document.querySelector<HTMLElement>(selector);
  first?.focus();
  first?.scrollIntoView({ block: 'center' });
}

export const focusField = (name: FormField): void => focusFirst(`main [name="${name}"]`);
