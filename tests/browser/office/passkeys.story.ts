import { expect, type Page } from '@playwright/test';
import { story } from '../support/story.ts';

story('a passkey is added, signs in without a password, and is removed', async ({ page, owner, browserErrors }) => {
  // Browsers keep no passkeys for addresses that are numbers.
  browserErrors.allow(/^asks http:\/\/localhost/);
  browserErrors.allow(/status of 401/);
  const shop = await owner.opensBranch();
  const { email, password } = await owner.addsStaff(shop, 'staff');
  await addAuthenticator(page);
  const office = new URL('/office', (await page.goto('/office'))?.url());
  office.hostname = 'localhost';
  await page.goto(office.href);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Neu', exact: true })).toBeVisible();

  await page.goto(`${office.href}/${shop.slug}/konto`);
  const factor = page.getByRole('region', { name: 'Zweiter Faktor' });
  await factor.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await factor.getByLabel('Name des Passkeys').fill('Tablet von Anna');
  await factor.getByLabel('Dein Passwort').fill(password);
  await factor.getByRole('button', { name: 'Passkey anlegen' }).click();
  await factor.getByRole('button', { name: 'Ich habe sie gesichert' }).click();
  await expect(factor.getByRole('listitem')).toContainText('Tablet von Anna');

  await page.context().clearCookies();
  await page.goto(office.href);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page.getByRole('region', { name: 'Neu', exact: true })).toBeVisible();

  await page.goto(`${office.href}/${shop.slug}/konto`);
  await factor.getByRole('button', { name: 'Entfernen: Tablet von Anna' }).click();
  await factor.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await expect(factor.getByText('Tablet von Anna ist entfernt.')).toBeVisible();
  await expect(factor.getByRole('listitem')).toHaveCount(0);
});

/** A device that keeps passkeys and recognizes its user by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
