import { expect, inject } from 'vitest';
import { type Locator, page } from 'vitest/browser';

export const TAKE_SAVED = 'Gespeicherte Fassung übernehmen';
export const KEEP_MINE = 'Meine Fassung speichern';

/** The dialog that shows the saved version beside one's own. */
export const conflictDialog = (): Locator =>
  page.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });

/** Expects what differs by name, [saved, mine], and who has saved. */
export async function expectDifferences(wanted: Readonly<Record<string, readonly [string, string]>>): Promise<void> {
  const { email } = inject('owner');
  await expect
    .element(conflictDialog())
    .toMatchTextContent(new RegExp(`${email} hat [ua]m .*\\d\\d:\\d\\d Uhr gespeichert\\.`));
  const rows = [...conflictDialog().element().querySelectorAll('tbody tr')];
  const found = rows.flatMap((row, index) => {
    const cells = [...(rows[index + 1]?.querySelectorAll('td') ?? [])].map(({ textContent }) =>
      textContent?.replaceAll('\u00A0', ' '),
    );
    return index % 2 === 0 ? [[row.textContent, cells]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(wanted);
}

/** Saving the chosen version takes a while on a busy machine. */
export const SOON = { timeout: 20_000 };

/** Answers the dialog and waits until it is gone. */
export async function chooseVersion(choice: typeof TAKE_SAVED | typeof KEEP_MINE): Promise<void> {
  await conflictDialog().getByRole('button', { name: choice }).click();
  await expect.element(conflictDialog()).not.toBeInTheDocument();
}
