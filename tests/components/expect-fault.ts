import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Presses 'Speichern': nothing is saved, the bar names the field that is wrong, and the field has the focus. */
export async function expectFault(label: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .element(page.getByText(new RegExp(`Bitte prüfe: ${label instanceof RegExp ? label.source : label}`)))
    .toBeVisible();
  const field = document.activeElement;
  expect(field?.matches('input, select, textarea')).toBe(true);
}
