import { expect, it } from 'vitest';
import { newShop } from './new-shop.ts';

it('a new shop asks for advertising apart from the account, and mails none (Art. 7 (4) GDPR, § 7 UWG)', () => {
  const shop = newShop('roma');
  expect(shop.uncoupleAccountConsent).toBe(true);
  expect(shop.feedbackMails).toBeUndefined();
});
