import { expect } from '@playwright/test';
import { OWNER_SESSION, story } from '../support/story.ts';

story('the owner signs in with the password from the first start', async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 401/);
  await page.goto('/office');
  const signIn = async (email: string, password: string): Promise<void> => {
    await page.getByLabel('E-Mail').fill(email);
    await page.getByLabel('Passwort').fill(password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
  };

  await signIn('inhaber@example.org', 'sesam-oeffne-dich');
  await expect(page.getByRole('alert')).toHaveText(/^E-Mail und Passwort passen nicht zusammen. Noch \d Versuche?\.$/);

  await signIn(process.env['OWNER_EMAIL'] ?? '', process.env['OWNER_PASSWORD'] ?? '');
  await expect(page.getByRole('heading', { name: 'Alle Filialen' })).toBeVisible();
  await page.context().storageState({ path: OWNER_SESSION });
});
